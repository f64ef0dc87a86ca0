<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>{count} hours left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} hour left</numerusform>
            <numerusform>{count} hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} minute left</numerusform>
            <numerusform>{count} minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} second left</numerusform>
            <numerusform>{count} seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens of context</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} token of context</numerusform>
            <numerusform>{count} tokens of context</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message numerus="yes">
        <source>Its {count} oldest messages did not fit and are not part of this.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>
            <numerusform>Its oldest message did not fit and is not part of this.</numerusform>
            <numerusform>Its {count} oldest messages did not fit and are not part of this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentPreview</name>
    <message numerus="yes">
        <source>the first {shown} of {all} characters</source>
        <extracomment>app/ui/chat/attachment_preview.py</extracomment>
        <translation>
            <numerusform>the first {shown} of {all} character</numerusform>
            <numerusform>the first {shown} of {all} characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentWords</name>
    <message numerus="yes">
        <source>A message takes at most {most} attachments.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>A message takes at most {most} attachment.</numerusform>
            <numerusform>A message takes at most {most} attachments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>About {tokens} token; the context holds {context}</numerusform>
            <numerusform>About {tokens} tokens; the context holds {context}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {read} of {pages} pages of “{name}” are attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Only {read} of {pages} page of “{name}” is attached.</numerusform>
            <numerusform>Only the first {read} of {pages} pages of “{name}” are attached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together about {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Together about {tokens} token; the context holds {context}</numerusform>
            <numerusform>Together about {tokens} tokens; the context holds {context}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message numerus="yes">
        <source>The pasted text was cut after {limit} characters</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>
            <numerusform>The pasted text was cut after {limit} character</numerusform>
            <numerusform>The pasted text was cut after {limit} characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContextGauge</name>
    <message numerus="yes">
        <source>{count}; the {messages} oldest messages are not read any more</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{count}; the oldest message is not read any more</numerusform>
            <numerusform>{count}; the {messages} oldest messages are not read any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} of {limit} tokens</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{tokens} of {limit} token</numerusform>
            <numerusform>{tokens} of {limit} tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContextRoom</name>
    <message numerus="yes">
        <source>The conversation has {tokens} tokens, and the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>The conversation has {tokens} token, and the model reads {limit} at once.</numerusform>
            <numerusform>The conversation has {tokens} tokens, and the model reads {limit} at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it the conversation has {tokens} tokens; the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>With it the conversation has {tokens} token; the model reads {limit} at once.</numerusform>
            <numerusform>With it the conversation has {tokens} tokens; the model reads {limit} at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundRow</name>
    <message numerus="yes">
        <source>{count} downloads a month</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>
            <numerusform>{count} download a month</numerusform>
            <numerusform>{count} downloads a month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} likes</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>
            <numerusform>{count} like</numerusform>
            <numerusform>{count} likes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstalledPage</name>
    <message numerus="yes">
        <source>{count} models, {size}</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>
            <numerusform>{count} model, {size}</numerusform>
            <numerusform>{count} models, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryButton</name>
    <message numerus="yes">
        <source>Models · {count} paused</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>
            <numerusform>Models · {count} paused</numerusform>
            <numerusform>Models · {count} paused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message numerus="yes">
        <source>Measured {day}: {plain} tokens a second alone, {speed} with the draft, over {count} answers.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>Measured {day}: {plain} tokens a second alone, {speed} with the draft, over {count} answer.</numerusform>
            <numerusform>Measured {day}: {plain} tokens a second alone, {speed} with the draft, over {count} answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cores</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{count} core</numerusform>
            <numerusform>{count} cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} languages</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{count} language</numerusform>
            <numerusform>{count} languages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MethodMenu</name>
    <message numerus="yes">
        <source>{count} tokens</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairTestDialog</name>
    <message numerus="yes">
        <source>{done} of {total} answers written</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{done} of {total} answer written</numerusform>
            <numerusform>{done} of {total} answers written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} answers.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} answer.</numerusform>
            <numerusform>{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} answers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message numerus="yes">
        <source>{done} of at most {total} tokens, both times together.</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>
            <numerusform>{done} of at most {total} token, both times together.</numerusform>
            <numerusform>{done} of at most {total} tokens, both times together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>The same for {count} tokens, then different</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>The same for {count} token, then different</numerusform>
            <numerusform>The same for {count} tokens, then different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written twice more, drafted and plainly: all {count} tokens are the same.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Written twice more, drafted and plainly: the one token is the same.</numerusform>
            <numerusform>Written twice more, drafted and plainly: all {count} tokens are the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>proof: differs after {count} tokens</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>proof: differs after {count} token</numerusform>
            <numerusform>proof: differs after {count} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{factor} times as fast a token with the draft: {drafted} for {ours} tokens, plainly {plain} for {theirs}.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>{factor} times as fast a token with the draft: {drafted} for {ours} token, plainly {plain} for {theirs}.</numerusform>
            <numerusform>{factor} times as fast a token with the draft: {drafted} for {ours} tokens, plainly {plain} for {theirs}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplyFacts</name>
    <message numerus="yes">
        <source>always {count} tokens</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>always {count} token</numerusform>
            <numerusform>always {count} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of {drafted} drafted tokens, {share}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{kept} of {drafted} drafted token, {share}</numerusform>
            <numerusform>{kept} of {drafted} drafted tokens, {share}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} token in {time}</numerusform>
            <numerusform>{tokens} tokens in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}, {known} of them known from before</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} token in {time}, {known} of them known from before</numerusform>
            <numerusform>{tokens} tokens in {time}, {known} of them known from before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}: drafting {draft}, checking {check}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} token in {time}: drafting {draft}, checking {check}</numerusform>
            <numerusform>{tokens} tokens in {time}: drafting {draft}, checking {check}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>{count} answers, none with a draft</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} answer, without a draft</numerusform>
            <numerusform>{count} answers, none with a draft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens written</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} token written</numerusform>
            <numerusform>{count} tokens written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{factor}× plain speed over {count} answers with a draft ({low} to {high})</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{factor}× plain speed over {count} answer with a draft ({low} to {high})</numerusform>
            <numerusform>{factor}× plain speed over {count} answers with a draft ({low} to {high})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThoughtView</name>
    <message numerus="yes">
        <source>{count} tokens</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message numerus="yes">
        <source>{drafted} of {count} tokens drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>
            <numerusform>{drafted} of {count} token drafted</numerusform>
            <numerusform>{drafted} of {count} tokens drafted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time. {reason}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>It drafts {count} token at a time. {reason}</numerusform>
            <numerusform>It drafts {count} tokens at a time. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>It drafts {count} token at a time; each check adds {kept} tokens to the answer.</numerusform>
            <numerusform>It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This conversation: {factor} over {count} answers ({range})</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>This conversation: {factor} over {count} answer ({range})</numerusform>
            <numerusform>This conversation: {factor} over {count} answers ({range})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>measured against {count} plain step here</numerusform>
            <numerusform>measured against {count} plain steps here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{range}, measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>{range}, measured against {count} plain step here</numerusform>
            <numerusform>{range}, measured against {count} plain steps here</numerusform>
        </translation>
    </message>
</context>
</TS>
