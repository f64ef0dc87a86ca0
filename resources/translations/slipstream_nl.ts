<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Over {name}</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Gesprekken</translation>
    </message>
    <message>
        <source>Copies what a report of a fault needs</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Kopieert wat in een foutmelding hoort</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy versions and places</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Versies en mappen kopiëren</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Language models on your own computer, made faster honestly.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Taalmodellen op je eigen computer, eerlijk versneld.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Models made here</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Hier gemaakte modellen</translation>
    </message>
    <message>
        <source>Nothing leaves this machine but what the download dialog is told to fetch.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Niets verlaat deze computer, behalve wat je in het downloadvenster laat ophalen.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Open folder: {title}</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Map openen: {title}</translation>
    </message>
    <message>
        <source>Processor features</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Processorfuncties</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>The engine&apos;s log</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Logboek van de engine</translation>
    </message>
    <message>
        <source>The list of licences is missing from this copy.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>In deze kopie ontbreekt de lijst met licenties.</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Versies</translation>
    </message>
    <message>
        <source>Where files are</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Waar bestanden staan</translation>
    </message>
    <message>
        <source>not running</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>draait niet</translation>
    </message>
</context>
<context>
    <name>ActionGroup</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Gesprek</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Modellen</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Programma</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Writing</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Schrijven</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>a few seconds left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>nog een paar seconden</translation>
    </message>
    <message>
        <source>{count} billion weights</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{count} miljard gewichten</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>nog {count} uur</numerusform>
            <numerusform>nog {count} uur</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} million weights</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{count} miljoen gewichten</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>nog {count} minuut</numerusform>
            <numerusform>nog {count} minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>nog {count} seconde</numerusform>
            <numerusform>nog {count} seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens of context</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} token context</numerusform>
            <numerusform>{count} tokens context</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{done} van {total}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>nog {hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{used} GB needed, {total} GB there</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{used} GB nodig, {total} GB aanwezig</translation>
    </message>
    <message>
        <source>{used} of {total} GB in use</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{used} van {total} GB in gebruik</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Its long messages were shortened, so that all of it could be read.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>De lange berichten zijn ingekort, zodat alles gelezen kon worden.</translation>
    </message>
    <message numerus="yes">
        <source>Its {count} oldest messages did not fit and are not part of this.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>
            <numerusform>Het oudste bericht paste niet en is niet meegenomen.</numerusform>
            <numerusform>De {count} oudste berichten pasten niet en zijn niet meegenomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>Er is geen model geladen.</translation>
    </message>
    <message>
        <source>Open a model, then try again.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>Open een model en probeer het opnieuw.</translation>
    </message>
</context>
<context>
    <name>AttachmentChip</name>
    <message>
        <source>Remove (Delete)</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Verwijderen (Delete)</translation>
    </message>
    <message>
        <source>Remove attachment {name}</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Bijlage {name} verwijderen</translation>
    </message>
    <message>
        <source>Show attachment {words}</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Bijlage {words} tonen</translation>
    </message>
</context>
<context>
    <name>AttachmentPreview</name>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/chat/attachment_preview.py</extracomment>
        <translation>Tekst van {name}</translation>
    </message>
    <message numerus="yes">
        <source>the first {shown} of {all} characters</source>
        <extracomment>app/ui/chat/attachment_preview.py</extracomment>
        <translation>
            <numerusform>de eerste {shown} van {all} teken</numerusform>
            <numerusform>de eerste {shown} van {all} tekens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentTray</name>
    <message>
        <source>reading…</source>
        <extracomment>app/ui/chat/attachment_tray.py</extracomment>
        <translation>lezen…</translation>
    </message>
</context>
<context>
    <name>AttachmentWords</name>
    <message numerus="yes">
        <source>A message takes at most {most} attachments.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Een bericht kan hoogstens {most} bijlage hebben.</numerusform>
            <numerusform>Een bericht kan hoogstens {most} bijlagen hebben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Ongeveer {tokens} token; in de context passen er {context}</numerusform>
            <numerusform>Ongeveer {tokens} tokens; in de context passen er {context}</numerusform>
        </translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Code</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {read} of {pages} pages of “{name}” are attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Alleen de eerste {read} van {pages} pagina van “{name}” is bijgevoegd.</numerusform>
            <numerusform>Alleen de eerste {read} van {pages} pagina’s van “{name}” zijn bijgevoegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pasted</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Geplakt</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Geplakte tekst</translation>
    </message>
    <message>
        <source>Pasted text {number}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Geplakte tekst {number}</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Tekst</translation>
    </message>
    <message numerus="yes">
        <source>Together about {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Samen ongeveer {tokens} token; in de context passen er {context}</numerusform>
            <numerusform>Samen ongeveer {tokens} tokens; in de context passen er {context}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>“{name}” holds no text, only pictures, as of scanned pages.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” bevat geen tekst, alleen afbeeldingen, zoals van gescande pagina’s.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and could not be read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is beschadigd en kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is leeg.</translation>
    </message>
    <message>
        <source>“{name}” is locked with a password; save a copy without one.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is beveiligd met een wachtwoord; bewaar een kopie zonder.</translation>
    </message>
    <message>
        <source>“{name}” is no file that can be attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is geen bestand dat bijgevoegd kan worden.</translation>
    </message>
    <message>
        <source>“{name}” is no text; text files, code and PDFs can be attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is geen tekst; tekstbestanden, code en pdf’s kunnen worden bijgevoegd.</translation>
    </message>
    <message>
        <source>“{name}” is not attached: all attachments together may have {size} of text.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is niet bijgevoegd: alle bijlagen samen mogen {size} tekst hebben.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is er niet meer.</translation>
    </message>
    <message>
        <source>“{name}” is too large to attach; the limit is {size}.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>“{name}” is te groot om bij te voegen; de grens is {size}.</translation>
    </message>
    <message>
        <source>“{name}” took too long to read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Het lezen van “{name}” duurde te lang.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Details</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Restart engine</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Engine opnieuw starten</translation>
    </message>
    <message>
        <source>Show the last lines it wrote</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>De laatste regels die ze schreef tonen</translation>
    </message>
    <message>
        <source>Start it again and load the same models</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Start de engine opnieuw met dezelfde modellen</translation>
    </message>
    <message>
        <source>The conversation is kept, the unfinished answer too.</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Het gesprek is bewaard, ook het onvoltooide antwoord.</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>A dependable all-rounder in many languages with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Een betrouwbare alleskunner in veel talen met 16 GB.</translation>
    </message>
    <message>
        <source>Careful reasoning in English in short conversations, with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Zorgvuldig redeneren in het Engels in korte gesprekken, met 16 GB.</translation>
    </message>
    <message>
        <source>Close to the large services, with 64 GB; drafting gains most here.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Dicht bij de grote diensten, met 64 GB; schetsen wint hier het meest.</translation>
    </message>
    <message>
        <source>European languages, precise and brief, with 24 GB; its draft was made for it.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Europese talen, precies en kort, met 24 GB; het schetsmodel is ervoor gemaakt.</translation>
    </message>
    <message>
        <source>Everyday talk and rewriting on a laptop with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Alledaagse gesprekken en herschrijven op een laptop met 8 GB.</translation>
    </message>
    <message>
        <source>Friendly writing and translation in many languages with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Vriendelijk schrijven en vertalen in veel talen met 8 GB.</translation>
    </message>
    <message>
        <source>Hard maths and logic with 32 GB and some patience.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Moeilijke wiskunde en logica met 32 GB en wat geduld.</translation>
    </message>
    <message>
        <source>Long trains of thought for maths and puzzles with 16 to 24 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Lange gedachtegangen voor wiskunde en puzzels met 16 tot 24 GB.</translation>
    </message>
    <message>
        <source>Programs of some size with 32 GB; code is easy to draft.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Programma’s van enige omvang met 32 GB; code is makkelijk te schetsen.</translation>
    </message>
    <message>
        <source>Rich language and good translations with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Rijke taal en goede vertalingen met 16 GB.</translation>
    </message>
    <message>
        <source>Simple questions and translations in many languages, with very little memory.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Eenvoudige vragen en vertalingen in veel talen, met heel weinig geheugen.</translation>
    </message>
    <message>
        <source>Small and quick: short English answers and summaries on any computer.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Klein en snel: korte Engelse antwoorden en samenvattingen op elke computer.</translation>
    </message>
    <message>
        <source>Strong thinking and code with 16 to 24 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Sterk in denken en code met 16 tot 24 GB.</translation>
    </message>
    <message>
        <source>The best thinker of its family that fits into 32 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>De beste denker van zijn familie die in 32 GB past.</translation>
    </message>
    <message>
        <source>The deepest trains of thought, with 64 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>De diepste gedachtegangen, met 64 GB.</translation>
    </message>
    <message>
        <source>The richest language of its size with 32 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>De rijkste taal van zijn formaat met 32 GB.</translation>
    </message>
    <message>
        <source>Thinks before it answers, with more knowledge than 4B; needs 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Denkt na voor het antwoordt, met meer kennis dan 4B; vergt 16 GB.</translation>
    </message>
    <message>
        <source>Thinks before it answers: maths and logic on a laptop with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Denkt na voor het antwoordt: wiskunde en logica op een laptop met 8 GB.</translation>
    </message>
    <message>
        <source>Well-known and balanced: talk, summaries and letters with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Bekend en evenwichtig: gesprekken, samenvattingen en brieven met 16 GB.</translation>
    </message>
    <message>
        <source>Writes and explains programs with 16 GB; code is easy to draft.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Schrijft en verklaart programma’s met 16 GB; code is makkelijk te schetsen.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Opdrachtenpalet</translation>
    </message>
    <message>
        <source>Find a command, a setting or a conversation</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Zoek een opdracht, instelling of gesprek</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Niets heet zo.</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Search commands, settings and conversations</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Opdrachten, instellingen en gesprekken zoeken</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>A file is still being read</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Er wordt nog een bestand gelezen</translation>
    </message>
    <message>
        <source>Change the system prompt and the style of this chat</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systeemprompt en stijl van deze chat wijzigen</translation>
    </message>
    <message>
        <source>End the answer; what is written stays (Esc)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Antwoord beëindigen; wat er staat blijft (Esc)</translation>
    </message>
    <message>
        <source>Enter queues your next message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Enter zet je volgende bericht in de wachtrij</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter begins a new line</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Enter verstuurt, Shift+Enter begint een nieuwe regel</translation>
    </message>
    <message>
        <source>Own system prompt · {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Eigen systeemprompt · {style}</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>In wachtrij</translation>
    </message>
    <message>
        <source>Queue the message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Bericht in de wachtrij zetten</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Versturen</translation>
    </message>
    <message>
        <source>Send the message (Enter)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Bericht versturen (Enter)</translation>
    </message>
    <message>
        <source>Send the message when the answer has ended (Enter)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Bericht versturen zodra het antwoord klaar is (Enter)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Stop  Esc</translation>
    </message>
    <message>
        <source>Stop loading; the question can be asked again (Esc)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Laden stoppen; de vraag kan opnieuw worden gesteld (Esc)</translation>
    </message>
    <message>
        <source>System prompt and style of this chat: {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systeemprompt en stijl van deze chat: {style}</translation>
    </message>
    <message>
        <source>System prompt · {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systeemprompt · {style}</translation>
    </message>
    <message>
        <source>The long text is attached; Ctrl+Shift+V pastes it into the message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>De lange tekst is bijgevoegd; Ctrl+Shift+V plakt hem in het bericht</translation>
    </message>
    <message>
        <source>The model is not ready yet; your message waits for it</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Het model is nog niet klaar; je bericht wacht erop</translation>
    </message>
    <message>
        <source>The model is not ready yet; your message waits for it. Esc stops loading</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Het model is nog niet klaar; je bericht wacht erop. Esc stopt het laden</translation>
    </message>
    <message numerus="yes">
        <source>The pasted text was cut after {limit} characters</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>
            <numerusform>De geplakte tekst is na {limit} teken afgekapt</numerusform>
            <numerusform>De geplakte tekst is na {limit} tekens afgekapt</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Typ een bericht</translation>
    </message>
    <message>
        <source>Type your next message meanwhile</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Typ intussen je volgende bericht</translation>
    </message>
</context>
<context>
    <name>ComposerDesk</name>
    <message>
        <source>Attach files</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Bestanden bijvoegen</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Bestanden bijvoegen…</translation>
    </message>
    <message>
        <source>No more messages can be queued</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Er passen niet meer berichten in de wachtrij</translation>
    </message>
    <message>
        <source>Paste a long text into the message</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Lange tekst in het bericht plakken</translation>
    </message>
    <message>
        <source>Removed a queued message</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Bericht uit de wachtrij verwijderd</translation>
    </message>
    <message>
        <source>attachment document PDF code upload</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>bijlage document pdf code uploaden toevoegen</translation>
    </message>
</context>
<context>
    <name>ContextGauge</name>
    <message>
        <source>Context: {words}</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>Context: {words}</translation>
    </message>
    <message>
        <source>{count}: nearly full</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{count}: bijna vol</translation>
    </message>
    <message>
        <source>{count}: no room for an answer</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{count}: geen ruimte voor een antwoord</translation>
    </message>
    <message numerus="yes">
        <source>{count}; the {messages} oldest messages are not read any more</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{count}; het oudste bericht wordt niet meer gelezen</numerusform>
            <numerusform>{count}; de {messages} oudste berichten worden niet meer gelezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} of {limit} tokens</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{tokens} van {limit} token</numerusform>
            <numerusform>{tokens} van {limit} tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}
So much the model reads for its next answer, your message included.</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{words}
Zoveel leest het model voor zijn volgende antwoord, je bericht meegerekend.</translation>
    </message>
</context>
<context>
    <name>ContextRoom</name>
    <message>
        <source>Start anew with a summary</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Opnieuw beginnen met een samenvatting</translation>
    </message>
    <message>
        <source>Summarise our conversation so far, so that we can go on from your summary alone: what I want, what we found out and decided, and what is still open.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Vat ons gesprek tot nu toe samen, zodat we met alleen je samenvatting verder kunnen: wat ik wil, wat we hebben ontdekt en besloten, en wat nog open is.</translation>
    </message>
    <message>
        <source>The answer was cut, because the context is full.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Het antwoord is afgekapt, omdat de context vol is.</translation>
    </message>
    <message>
        <source>The context is full; there is no room for another answer.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>De context is vol; er is geen ruimte voor nog een antwoord.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation has {tokens} tokens, and the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>Het gesprek heeft {tokens} token en het model leest er {limit} tegelijk.</numerusform>
            <numerusform>Het gesprek heeft {tokens} tokens en het model leest er {limit} tegelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last message does not fit in the context.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Het laatste bericht past niet in de context.</translation>
    </message>
    <message numerus="yes">
        <source>With it the conversation has {tokens} tokens; the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>Hiermee heeft het gesprek {tokens} token; het model leest er {limit} tegelijk.</numerusform>
            <numerusform>Hiermee heeft het gesprek {tokens} tokens; het model leest er {limit} tegelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your message does not fit in the context.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Je bericht past niet in de context.</translation>
    </message>
    <message>
        <source>summarise context full continue</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>samenvatten context vol verder</translation>
    </message>
    <message>
        <source>{title} (continued)</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>{title} (vervolg)</translation>
    </message>
</context>
<context>
    <name>ConversationActions</name>
    <message>
        <source>Continue the answer</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Antwoord voortzetten</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat verwijderen</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>“{title}” verwijderd</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat dupliceren</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Exporteren als JSON…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Exporteren als Markdown…</translation>
    </message>
    <message>
        <source>Export chat as JSON…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat exporteren als JSON…</translation>
    </message>
    <message>
        <source>Export chat as Markdown…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat exporteren als Markdown…</translation>
    </message>
    <message>
        <source>Import a conversation…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Gesprek importeren…</translation>
    </message>
    <message>
        <source>Import chat…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat importeren…</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Volgende versie</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Vastmaken</translation>
    </message>
    <message>
        <source>Pin or unpin chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat vast- of losmaken</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Vorige versie</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Rename chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat hernoemen</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Alle chats doorzoeken</translation>
    </message>
    <message>
        <source>Show or hide the conversations</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Gesprekken tonen of verbergen</translation>
    </message>
    <message>
        <source>Show the conversations</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Gesprekken tonen</translation>
    </message>
    <message>
        <source>System prompt and style of this chat…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Systeemprompt en stijl van deze chat…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Losmaken</translation>
    </message>
    <message>
        <source>You can go on; what is said now is written as soon as that is possible.</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Je kunt doorgaan; wat nu gezegd wordt, wordt opgeslagen zodra dat kan.</translation>
    </message>
    <message>
        <source>go on resume cut stopped</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>doorgaan verder hervatten afgekapt gestopt</translation>
    </message>
    <message>
        <source>sampling preset temperature instructions persona</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>sampling voorinstelling temperatuur instructies persona</translation>
    </message>
    <message>
        <source>sidebar list drawer</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>zijbalk lijst lade</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>{title} (kopie)</translation>
    </message>
</context>
<context>
    <name>ConversationDelegate</name>
    <message>
        <source>Title</source>
        <extracomment>app/ui/conversations/delegate.py</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the conversation</source>
        <extracomment>app/ui/conversations/delegate.py</extracomment>
        <translation>Titel van het gesprek</translation>
    </message>
    <message>
        <source>writing…</source>
        <extracomment>app/ui/conversations/delegate.py</extracomment>
        <translation>schrijft…</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/conversations/list_view.py</extracomment>
        <translation>Gesprekken</translation>
    </message>
</context>
<context>
    <name>ConversationModel</name>
    <message>
        <source>Earlier</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Afgelopen 7 dagen</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Nieuwe chat</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Vastgemaakt</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Gisteren</translation>
    </message>
    <message>
        <source>writing…</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>schrijft…</translation>
    </message>
</context>
<context>
    <name>ConversationSettingsDialog</name>
    <message>
        <source>As usual</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Zoals anders</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Holds for this conversation, from the next answer on.</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Geldt voor dit gesprek, vanaf het volgende antwoord.</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Oudste berichten weglaten</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Stijl</translation>
    </message>
    <message>
        <source>Such as: Answer briefly and in Dutch.</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Bijvoorbeeld: Antwoord kort en in het Nederlands.</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Systeemprompt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Temperatuur</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Dit gesprek</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Als de context vol is</translation>
    </message>
</context>
<context>
    <name>ConversationSource</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/conversations/palette_source.py</extracomment>
        <translation>Gesprek</translation>
    </message>
</context>
<context>
    <name>CopyButtons</name>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy code {number}</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Code {number} kopiëren</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Deze code kopiëren</translation>
    </message>
</context>
<context>
    <name>DownloadActions</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Licentie aanvaarden…</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Download annuleren</translation>
    </message>
    <message>
        <source>Cancel the download of {title}?</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>De download van {title} annuleren?</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Token invoeren…</translation>
    </message>
    <message>
        <source>{size} of it are here and would be deleted. Paused, it can go on at any time.</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>{size} ervan is er al en zou worden verwijderd. Gepauzeerd kan hij altijd weer verder.</translation>
    </message>
</context>
<context>
    <name>DownloadRow</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Licentie aanvaarden…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Token invoeren…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Progress of {title}</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Voortgang van {title}</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Nu gebruiken</translation>
    </message>
</context>
<context>
    <name>DownloadsPanel</name>
    <message>
        <source>Downloads</source>
        <extracomment>app/ui/library/downloads_panel.py</extracomment>
        <translation>Downloads</translation>
    </message>
</context>
<context>
    <name>EdgeGrip</name>
    <message>
        <source>The arrow keys change it, Home brings the usual width back.</source>
        <extracomment>app/ui/conversations/edge_grip.py</extracomment>
        <translation>De pijltoetsen wijzigen de breedte, Home zet de gebruikelijke terug.</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <extracomment>app/ui/conversations/edge_grip.py</extracomment>
        <translation>Breedte van de lijst</translation>
    </message>
</context>
<context>
    <name>EditingRow</name>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Editing your message; the version before is kept</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Je bewerkt je bericht; de vorige versie blijft bewaard</translation>
    </message>
    <message>
        <source>Leave the message as it is</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Bericht laten zoals het is</translation>
    </message>
    <message>
        <source>Leave the message as it is (Esc)</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Bericht laten zoals het is (Esc)</translation>
    </message>
</context>
<context>
    <name>EndButton</name>
    <message>
        <source>Go to the end</source>
        <extracomment>app/ui/chat/end_button.py</extracomment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Go to the end and follow the answer</source>
        <extracomment>app/ui/chat/end_button.py</extracomment>
        <translation>Naar het einde en het antwoord volgen</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>&quot;{1}&quot; cannot be the name of a file.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>“{1}” kan geen bestandsnaam zijn.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no name of a repository.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>“{1}” is geen naam van een repository.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is the name of a part of a split model.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>“{1}” is de naam van een deel van een gesplitst model.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is too long.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>“{1}” is te lang.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no repository.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>“{1}” noemt geen repository.</translation>
    </message>
    <message>
        <source>Agree to it there, and enter an access token here.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Aanvaard die daar, en voer hier een toegangstoken in.</translation>
    </message>
    <message>
        <source>Agree to it there.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Aanvaard die daar.</translation>
    </message>
    <message>
        <source>At most {1} MB can be taken in.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Hoogstens {1} MB kan worden ingelezen.</translation>
    </message>
    <message>
        <source>At most {1} can be taken in.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Hoogstens {1} kan worden ingelezen.</translation>
    </message>
    <message>
        <source>Check that you may read the file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Controleer of je het bestand mag lezen.</translation>
    </message>
    <message>
        <source>Check the files.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Controleer de bestanden.</translation>
    </message>
    <message>
        <source>Check the folder&apos;s permissions.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Controleer de rechten van de map.</translation>
    </message>
    <message>
        <source>Check the name; a private one needs your access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Controleer de naam; voor een besloten repository is je toegangstoken nodig.</translation>
    </message>
    <message>
        <source>Check the path, or choose another file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Controleer het pad of kies een ander bestand.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <extracomment>app/service/facts_shelf.py</extracomment>
        <translation>Controleer het pad.</translation>
    </message>
    <message>
        <source>Check your network and its proxy settings.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Controleer je netwerk en de proxy-instellingen.</translation>
    </message>
    <message>
        <source>Check your network, or try later.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Controleer je netwerk of probeer het later.</translation>
    </message>
    <message>
        <source>Check your network.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Controleer je netwerk.</translation>
    </message>
    <message>
        <source>Choose a .gguf file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Kies een .gguf-bestand.</translation>
    </message>
    <message>
        <source>Choose a draft of another kind; recurrent and hybrid models cannot draft yet.</source>
        <extracomment>app/core/speculative/model_drafter.py</extracomment>
        <translation>Kies een ander soort schetsmodel; recurrente en hybride modellen kunnen nog niet schetsen.</translation>
    </message>
    <message>
        <source>Choose a draft of the same family as the target, or none.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Kies een schetsmodel van dezelfde familie als het doelmodel, of geen.</translation>
    </message>
    <message>
        <source>Choose a draft of the same family as the target.</source>
        <extracomment>app/service/agreement.py</extracomment>
        <translation>Kies een schetsmodel van dezelfde familie als het doelmodel.</translation>
    </message>
    <message>
        <source>Choose a file that was made for llama.cpp.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Kies een bestand dat voor llama.cpp is gemaakt.</translation>
    </message>
    <message>
        <source>Choose a folder on another disk.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Kies een map op een andere schijf.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Kies een kortere naam.</translation>
    </message>
    <message>
        <source>Choose a smaller context or a smaller model.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Kies een kleinere context of een kleiner model.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Kies een ander bestand.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Kies een andere map.</translation>
    </message>
    <message>
        <source>Choose another mirror (HF_ENDPOINT).</source>
        <extracomment>app/library/hub_source.py</extracomment>
        <translation>Kies een andere spiegelserver (HF_ENDPOINT).</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Kies een andere naam.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Kies een andere.</translation>
    </message>
    <message>
        <source>Choose another repository.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>Kies een andere repository.</translation>
    </message>
    <message>
        <source>Choose the .gguf file inside it.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Kies het .gguf-bestand erin.</translation>
    </message>
    <message>
        <source>Choose the model once more to get the new one.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Kies het model nog eens om het nieuwe te krijgen.</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub: it begins with &quot;hf_&quot;.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Kopieer het helemaal van de Hub: het begint met “hf_”.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Download het opnieuw.</translation>
    </message>
    <message>
        <source>Enter a new one.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Voer een nieuw in.</translation>
    </message>
    <message>
        <source>Hardly anything arrives.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Er komt nauwelijks iets binnen.</translation>
    </message>
    <message>
        <source>Import it with that version.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Importeer het met die versie.</translation>
    </message>
    <message>
        <source>Instead of {1} a web page came.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>In plaats van {1} kwam een webpagina.</translation>
    </message>
    <message>
        <source>It answers plainly.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Het antwoordt gewoon.</translation>
    </message>
    <message>
        <source>It may have been cancelled.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Misschien is het geannuleerd.</translation>
    </message>
    <message>
        <source>It must be between 1 and {1}.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Het moet tussen 1 en {1} liggen.</translation>
    </message>
    <message>
        <source>Its file may be damaged; download it again or choose another.</source>
        <extracomment>app/core/speculative/sampling.py</extracomment>
        <translation>Het bestand is misschien beschadigd; download het opnieuw of kies een ander.</translation>
    </message>
    <message>
        <source>Its kind may be newer than this program, or memory may be short; choose another file.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>De soort is misschien nieuwer dan dit programma, of er is te weinig geheugen; kies een ander bestand.</translation>
    </message>
    <message>
        <source>Less of {1} came than was announced.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Van {1} kwam minder dan aangekondigd.</translation>
    </message>
    <message>
        <source>Let the oldest messages be left out, start a new conversation, or choose a larger context.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Laat de oudste berichten weglaten, begin een nieuw gesprek of kies een grotere context.</translation>
    </message>
    <message>
        <source>Load another model first.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Laad eerst een ander model.</translation>
    </message>
    <message>
        <source>Load the models again, then prove it.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Laad de modellen opnieuw en bewijs het dan.</translation>
    </message>
    <message>
        <source>Loading the draft was stopped; the target answers without one.</source>
        <extracomment>app/service/host.py</extracomment>
        <translation>Het laden van het schetsmodel is gestopt; het doelmodel antwoordt zonder.</translation>
    </message>
    <message>
        <source>Look at the list again.</source>
        <extracomment>app/service/installed_cards.py</extracomment>
        <translation>Bekijk de lijst nog eens.</translation>
    </message>
    <message>
        <source>Look for a newer file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Zoek een nieuwer bestand van dit model.</translation>
    </message>
    <message>
        <source>Look for a repository whose name ends in GGUF.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>Zoek een repository waarvan de naam op GGUF eindigt.</translation>
    </message>
    <message>
        <source>Look for an older file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Zoek een ouder bestand van dit model.</translation>
    </message>
    <message>
        <source>Look for the usual file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Zoek het gebruikelijke bestand van dit model.</translation>
    </message>
    <message>
        <source>Make one on the Hub&apos;s settings page and enter it.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Maak er een op de instellingenpagina van de Hub en voer het in.</translation>
    </message>
    <message>
        <source>Make room for temporary files.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Maak ruimte voor tijdelijke bestanden.</translation>
    </message>
    <message>
        <source>Make room for {1} GB, then resume: what is here already is kept.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Maak ruimte voor {1} GB en hervat dan: wat er al is, blijft bewaard.</translation>
    </message>
    <message>
        <source>Make room, then test again.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Maak ruimte en test dan opnieuw.</translation>
    </message>
    <message>
        <source>Make room, then try again.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Maak ruimte en probeer het dan opnieuw.</translation>
    </message>
    <message>
        <source>Models to measure with cannot be written: {1}.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Modellen om mee te meten kunnen niet worden geschreven: {1}.</translation>
    </message>
    <message>
        <source>More of {1} came than there is.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Van {1} kwam meer dan er is.</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Er is geen model geladen.</translation>
    </message>
    <message>
        <source>Nothing is drafted, so there is nothing to prove.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Er wordt niets geschetst, dus er valt niets te bewijzen.</translation>
    </message>
    <message>
        <source>Of {1} {2} of {3} parts are missing.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Van {1} ontbreken {2} van {3} delen.</translation>
    </message>
    <message>
        <source>Only a question can be replied to.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Alleen op een vraag kan worden geantwoord.</translation>
    </message>
    <message>
        <source>Only a reply that ended can be continued.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Alleen een beëindigd antwoord kan worden voortgezet.</translation>
    </message>
    <message>
        <source>Open a draft model first.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Open eerst een schetsmodel.</translation>
    </message>
    <message>
        <source>Open a draft model, or use the plain method.</source>
        <extracomment>app/service/session.py</extracomment>
        <translation>Open een schetsmodel of gebruik de gewone methode.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Open eerst een model.</translation>
    </message>
    <message>
        <source>Perhaps this network wants you to sign in: open any page in a browser, then try again.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Misschien wil dit netwerk dat je je aanmeldt: open een pagina in een browser en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Put all parts into one folder.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Zet alle delen in één map.</translation>
    </message>
    <message>
        <source>Remove it in the keyring&apos;s own program.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Verwijder het in het programma van de sleutelbos zelf.</translation>
    </message>
    <message>
        <source>Rename it there, and take it in again.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Hernoem het daar en neem het opnieuw op.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Hernoem een van de twee.</translation>
    </message>
    <message>
        <source>Rename or delete it there.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Hernoem of verwijder het daar.</translation>
    </message>
    <message>
        <source>Run the self-test.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Voer de zelftest uit.</translation>
    </message>
    <message>
        <source>Run the set-up again: python3 packaging/slipstream.py run</source>
        <extracomment>app/library/starter.py</extracomment>
        <translation>Voer de installatie opnieuw uit: python3 packaging/slipstream.py run</translation>
    </message>
    <message>
        <source>Searching and downloading are switched off.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Zoeken en downloaden zijn uitgeschakeld.</translation>
    </message>
    <message>
        <source>Set the variable HF_TOKEN instead.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Stel in plaats daarvan de variabele HF_TOKEN in.</translation>
    </message>
    <message>
        <source>Shorten it or what is attached to it, or choose a larger context.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Kort die of de bijlagen in, of kies een grotere context.</translation>
    </message>
    <message>
        <source>Shorten the prompt, start a new conversation, or choose a larger context.</source>
        <extracomment>app/core/speculative/decoder.py</extracomment>
        <translation>Kort de prompt in, begin een nieuw gesprek of kies een grotere context.</translation>
    </message>
    <message>
        <source>Start a new conversation, or choose another model.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Begin een nieuw gesprek of kies een ander model.</translation>
    </message>
    <message>
        <source>Start that version; this one knows their format up to {1}, not {2}.</source>
        <extracomment>app/storage/migrations.py</extracomment>
        <translation>Start die versie; deze kent hun formaat tot {1}, niet {2}.</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Stop het eerst.</translation>
    </message>
    <message>
        <source>Take it in where it is instead.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Neem het in plaats daarvan op waar het staat.</translation>
    </message>
    <message>
        <source>That is no access token.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Dat is geen toegangstoken.</translation>
    </message>
    <message>
        <source>The Hub cannot be reached.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub is niet bereikbaar.</translation>
    </message>
    <message>
        <source>The Hub does not accept your access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub aanvaardt je toegangstoken niet.</translation>
    </message>
    <message>
        <source>The Hub does not answer any more.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub antwoordt niet meer.</translation>
    </message>
    <message>
        <source>The Hub gets too many requests from here.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub krijgt van hier te veel aanvragen.</translation>
    </message>
    <message>
        <source>The Hub gives whole files only.</source>
        <extracomment>app/library/hub_source.py</extracomment>
        <translation>De Hub geeft alleen hele bestanden.</translation>
    </message>
    <message>
        <source>The Hub has a fault (error {1}).</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub heeft een storing (fout {1}).</translation>
    </message>
    <message>
        <source>The Hub refuses {1} with error {2}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub weigert {1} met fout {2}.</translation>
    </message>
    <message>
        <source>The Hub sent another part of {1} than it was asked for.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub stuurde een ander deel van {1} dan gevraagd.</translation>
    </message>
    <message>
        <source>The Hub shows no repository {1}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De Hub toont geen repository {1}.</translation>
    </message>
    <message>
        <source>The Hub&apos;s storage answered with error {1}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De opslag van de Hub antwoordde met fout {1}.</translation>
    </message>
    <message>
        <source>The access token cannot be kept: {1}.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Het toegangstoken kan niet worden bewaard: {1}.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>De verbinding met de Hub is verbroken.</translation>
    </message>
    <message>
        <source>The context of {1} tokens is full.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>De context van {1} tokens is vol.</translation>
    </message>
    <message>
        <source>The conversation has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Het gesprek heeft {1} tokens, en in de context passen er {2}.</translation>
    </message>
    <message>
        <source>The draft cannot be used. {1}</source>
        <extracomment>app/service/host.py</extracomment>
        <translation>Het schetsmodel kan niet worden gebruikt. {1}</translation>
    </message>
    <message>
        <source>The draft failed, so there is nothing to compare: {1}</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Het schetsmodel faalde, dus er valt niets te vergelijken: {1}</translation>
    </message>
    <message>
        <source>The draft has another vocabulary: token {1} is {2}, in the target {3}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Het schetsmodel heeft een andere woordenlijst: token {1} is {2}, in het doelmodel {3}.</translation>
    </message>
    <message>
        <source>The draft has another vocabulary: {1} tokens where the target has {2}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Het schetsmodel heeft een andere woordenlijst: {1} tokens waar het doelmodel er {2} heeft.</translation>
    </message>
    <message>
        <source>The draft lacks a token that the target&apos;s chats are made of: {1}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Het schetsmodel mist een token waaruit chats van het doelmodel bestaan: {1}.</translation>
    </message>
    <message>
        <source>The file may be damaged; choose another file of this model.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Het bestand is misschien beschadigd; kies een ander bestand van dit model.</translation>
    </message>
    <message>
        <source>The keyring does not let go of the access token.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>De sleutelbos laat het toegangstoken niet los.</translation>
    </message>
    <message>
        <source>The list of downloads cannot be written: {1}.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>De lijst met downloads kan niet worden geschreven: {1}.</translation>
    </message>
    <message>
        <source>The list of models cannot be written: {1}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>De lijst met modellen kan niet worden geschreven: {1}.</translation>
    </message>
    <message>
        <source>The machine could not be measured. {1}</source>
        <extracomment>app/service/machine_measuring.py</extracomment>
        <translation>De computer kon niet worden gemeten. {1}</translation>
    </message>
    <message>
        <source>The model was trained for {1} tokens of context; replies may get worse beyond that.</source>
        <extracomment>app/service/loaded_models.py</extracomment>
        <translation>Het model is getraind voor {1} tokens context; daarboven kunnen antwoorden slechter worden.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template cannot be read: {1}.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Het chatsjabloon van het model is niet te lezen: {1}.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template cannot write this conversation: {1}.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Het chatsjabloon van het model kan dit gesprek niet schrijven: {1}.</translation>
    </message>
    <message>
        <source>The model&apos;s output is not a number.</source>
        <extracomment>app/core/speculative/sampling.py</extracomment>
        <translation>De uitvoer van het model is geen getal.</translation>
    </message>
    <message>
        <source>The number of {1} cannot be {2}.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Het aantal {1} kan niet {2} zijn.</translation>
    </message>
    <message>
        <source>The pair cannot be read: {1}.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Het paar is niet te lezen: {1}.</translation>
    </message>
    <message>
        <source>The program failed: {1}.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Het programma faalde: {1}.</translation>
    </message>
    <message>
        <source>The prompt has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/speculative/decoder.py</extracomment>
        <translation>De prompt heeft {1} tokens, en in de context passen er {2}.</translation>
    </message>
    <message>
        <source>The question alone has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Alleen de vraag heeft al {1} tokens, en in de context passen er {2}.</translation>
    </message>
    <message>
        <source>The result cannot be kept: {1}.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Het resultaat kan niet worden bewaard: {1}.</translation>
    </message>
    <message>
        <source>The settings could not be read: {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>De instellingen konden niet worden gelezen: {1}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>De instellingen konden niet worden opgeslagen: {1}.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as {1}, and all settings are new.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Het instellingenbestand was beschadigd. Het is bewaard als {1}, en alle instellingen zijn nieuw.</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <extracomment>app/library/starter.py</extracomment>
        <translation>Het startmodel is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>The target writes tokens that the draft does not know.</source>
        <extracomment>app/service/agreement.py</extracomment>
        <translation>Het doelmodel schrijft tokens die het schetsmodel niet kent.</translation>
    </message>
    <message>
        <source>There is a model {1} already.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Er is al een model {1}.</translation>
    </message>
    <message>
        <source>There is no access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Er is geen toegangstoken.</translation>
    </message>
    <message>
        <source>There is no draft to write ahead.</source>
        <extracomment>app/service/session.py</extracomment>
        <translation>Er is geen schetsmodel om vooruit te schrijven.</translation>
    </message>
    <message>
        <source>There is no file {1}.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Er is geen bestand {1}.</translation>
    </message>
    <message>
        <source>There is no model {1} any more.</source>
        <extracomment>app/service/installed_cards.py</extracomment>
        <translation>Er is geen model {1} meer.</translation>
    </message>
    <message>
        <source>There is no room for a context of {1} tokens with {2}: {3}</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Er is geen plaats voor een context van {1} tokens met {2}: {3}</translation>
    </message>
    <message>
        <source>There is no such download.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Zo’n download is er niet.</translation>
    </message>
    <message>
        <source>There is not enough space for a copy.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Er is niet genoeg ruimte voor een kopie.</translation>
    </message>
    <message>
        <source>There is not enough space for {1} on this disk.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Er is op deze schijf niet genoeg ruimte voor {1}.</translation>
    </message>
    <message>
        <source>They are kept in {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Ze staan in {1}.</translation>
    </message>
    <message>
        <source>This conversation has too many messages.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dit gesprek heeft te veel berichten.</translation>
    </message>
    <message>
        <source>This conversation is not there any more.</source>
        <extracomment>app/storage/conversations.py</extracomment>
        <translation>Dit gesprek is er niet meer.</translation>
    </message>
    <message>
        <source>This conversation was exported by a newer version of {1}.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dit gesprek is geëxporteerd door een nieuwere versie van {1}.</translation>
    </message>
    <message>
        <source>This draft&apos;s memory cannot be rewound after a rejected token.</source>
        <extracomment>app/core/speculative/model_drafter.py</extracomment>
        <translation>Het geheugen van dit schetsmodel kan na een afgewezen token niet worden teruggedraaid.</translation>
    </message>
    <message>
        <source>This file does not hold a whole conversation.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dit bestand bevat geen heel gesprek.</translation>
    </message>
    <message>
        <source>This file is too large for a conversation.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dit bestand is te groot voor een gesprek.</translation>
    </message>
    <message>
        <source>This is not a conversation that {1} exported.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dit is geen gesprek dat {1} heeft geëxporteerd.</translation>
    </message>
    <message>
        <source>This message is not there any more.</source>
        <extracomment>app/storage/message_tree.py</extracomment>
        <translation>Dit bericht is er niet meer.</translation>
    </message>
    <message>
        <source>This message was deleted.</source>
        <extracomment>app/storage/message_tree.py</extracomment>
        <translation>Dit bericht is verwijderd.</translation>
    </message>
    <message>
        <source>This message was not deleted.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Dit bericht is niet verwijderd.</translation>
    </message>
    <message>
        <source>This model brings no chat template; a general one is used, so replies may be odd.</source>
        <extracomment>app/service/loaded_models.py</extracomment>
        <translation>Dit model heeft geen chatsjabloon; er wordt een algemeen gebruikt, dus antwoorden kunnen vreemd zijn.</translation>
    </message>
    <message>
        <source>This reply is not being written.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Dit antwoord wordt niet geschreven.</translation>
    </message>
    <message>
        <source>This reply is not there any more.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Dit antwoord is er niet meer.</translation>
    </message>
    <message>
        <source>This target&apos;s memory cannot be rewound after a rejected token.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Het geheugen van dit doelmodel kan na een afgewezen token niet worden teruggedraaid.</translation>
    </message>
    <message>
        <source>Try again in a few minutes; with an access token you may ask more often.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Probeer het over een paar minuten weer; met een toegangstoken mag je vaker vragen.</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Probeer het straks opnieuw.</translation>
    </message>
    <message>
        <source>Try again in {1} seconds; with an access token you may ask more often.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Probeer het over {1} seconden weer; met een toegangstoken mag je vaker vragen.</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Probeer het later opnieuw of kies een andere repository.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Probeer het later opnieuw.</translation>
    </message>
    <message>
        <source>Try again with a smaller context.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Probeer het opnieuw met een kleinere context.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to switch them on.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Verwijder HF_HUB_OFFLINE om ze in te schakelen.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots and hyphens.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Gebruik letters, cijfers, punten en streepjes.</translation>
    </message>
    <message>
        <source>Wait for it, or close the other one.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Wacht erop of sluit de andere.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Wacht erop.</translation>
    </message>
    <message>
        <source>Write &quot;owner/name&quot;, or &quot;owner/name/file.gguf&quot; for one file.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>Schrijf “eigenaar/naam”, of “eigenaar/naam/bestand.gguf” voor één bestand.</translation>
    </message>
    <message>
        <source>Write &quot;owner/name&quot;.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Schrijf “eigenaar/naam”.</translation>
    </message>
    <message>
        <source>Your conversations were saved by a newer version of {1}.</source>
        <extracomment>app/storage/migrations.py</extracomment>
        <translation>Je gesprekken zijn opgeslagen door een nieuwere versie van {1}.</translation>
    </message>
    <message>
        <source>llama.cpp cannot run {1}: {2}</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>llama.cpp kan {1} niet uitvoeren: {2}</translation>
    </message>
    <message>
        <source>llama.cpp could not evaluate {1} tokens (status {2}).</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>llama.cpp kon {1} tokens niet verwerken (status {2}).</translation>
    </message>
    <message>
        <source>llama.cpp runs no model to measure with.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>llama.cpp voert geen model uit om mee te meten.</translation>
    </message>
    <message>
        <source>{1} arrived damaged, twice.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} kwam tweemaal beschadigd aan.</translation>
    </message>
    <message>
        <source>{1} belongs to {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} hoort bij {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be copied: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kan niet worden gekopieerd: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be deleted: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kan niet worden verwijderd: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be read: {2}.</source>
        <extracomment>app/service/facts_shelf.py</extracomment>
        <translation>{1} kan niet worden gelezen: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be renamed: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kan niet worden hernoemd: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be used: {2}.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} kan niet worden gebruikt: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be written: {2}.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} kan niet worden geschreven: {2}.</translation>
    </message>
    <message>
        <source>{1} changed on the Hub.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} is op de Hub veranderd.</translation>
    </message>
    <message>
        <source>{1} has no file {2}.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} heeft geen bestand {2}.</translation>
    </message>
    <message>
        <source>{1} has no such file any more.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} heeft zo’n bestand niet meer.</translation>
    </message>
    <message>
        <source>{1} has the tables of another program</source>
        <extracomment>app/storage/database.py</extracomment>
        <translation>{1} heeft de tabellen van een ander programma</translation>
    </message>
    <message>
        <source>{1} holds no model for llama.cpp.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} bevat geen model voor llama.cpp.</translation>
    </message>
    <message>
        <source>{1} is a GGUF file of version {2}, which is not supported.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} is een GGUF-bestand van versie {2}, die niet wordt ondersteund.</translation>
    </message>
    <message>
        <source>{1} is a folder.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>{1} is een map.</translation>
    </message>
    <message>
        <source>{1} is being copied already.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} wordt al gekopieerd.</translation>
    </message>
    <message>
        <source>{1} is being downloaded already.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>{1} wordt al gedownload.</translation>
    </message>
    <message>
        <source>{1} is being downloaded by another Slipstream already.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} wordt al door een andere Slipstream gedownload.</translation>
    </message>
    <message>
        <source>{1} is damaged or incomplete: its header makes no sense.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} is beschadigd of onvolledig: de kop klopt niet.</translation>
    </message>
    <message>
        <source>{1} is given to those who agreed to its licence.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} is voor wie de licentie heeft aanvaard.</translation>
    </message>
    <message>
        <source>{1} is incomplete: {2} of {3} bytes are there.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} is onvolledig: {2} van {3} bytes zijn er.</translation>
    </message>
    <message>
        <source>{1} is loaded.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} is geladen.</translation>
    </message>
    <message>
        <source>{1} is no .gguf file.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} is geen .gguf-bestand.</translation>
    </message>
    <message>
        <source>{1} is no model: something else came.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} is geen model: er kwam iets anders.</translation>
    </message>
    <message>
        <source>{1} is not a GGUF model file.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} is geen GGUF-modelbestand.</translation>
    </message>
    <message>
        <source>{1} is not a file that can be read</source>
        <extracomment>app/storage/database.py</extracomment>
        <translation>{1} is geen bestand dat gelezen kan worden</translation>
    </message>
    <message>
        <source>{1} is not a file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>{1} is geen bestand.</translation>
    </message>
    <message>
        <source>{1} is not the same on the Hub any more.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} is op de Hub niet meer hetzelfde.</translation>
    </message>
    <message>
        <source>{1} is still being downloaded.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>{1} wordt nog gedownload.</translation>
    </message>
    <message>
        <source>{1} is too large for the way this disk is formatted.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} is te groot voor hoe deze schijf is geformatteerd.</translation>
    </message>
    <message>
        <source>{1} leads in circles on the Hub.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} draait op de Hub in kringetjes.</translation>
    </message>
    <message>
        <source>{1} leads to an address that is not secure.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} leidt naar een adres dat niet veilig is.</translation>
    </message>
    <message>
        <source>{1} lies in another folder.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} staat in een andere map.</translation>
    </message>
    <message>
        <source>{1} of {2} cannot be the name of a file.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} van {2} kan geen bestandsnaam zijn.</translation>
    </message>
    <message>
        <source>{1} should have {2} bytes, but {3} were announced.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} hoort {2} bytes te hebben, maar er zijn er {3} aangekondigd.</translation>
    </message>
    <message>
        <source>{1} was made for big-endian machines.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} is voor big-endian-machines gemaakt.</translation>
    </message>
    <message>
        <source>{1} was not added.</source>
        <extracomment>app/service/library_desk.py</extracomment>
        <translation>{1} is niet toegevoegd.</translation>
    </message>
    <message>
        <source>{1}: the Hub&apos;s answer makes no sense.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1}: het antwoord van de Hub klopt niet.</translation>
    </message>
</context>
<context>
    <name>EngineClient</name>
    <message>
        <source>Install the program again, so that both come from one version.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Installeer het programma opnieuw, zodat beide van één versie zijn.</translation>
    </message>
    <message>
        <source>Restart it to go on; the conversation is kept.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Start de engine opnieuw om door te gaan; het gesprek is bewaard.</translation>
    </message>
    <message>
        <source>The engine did not answer after its start.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>De engine reageerde niet na het starten.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked, so it was ended.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>De engine stopte niet toen dat werd gevraagd en is daarom beëindigd.</translation>
    </message>
    <message>
        <source>Try to restart it.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Probeer de engine opnieuw te starten.</translation>
    </message>
    <message>
        <source>Window and engine are of different versions ({ours} and {theirs}).</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Venster en engine zijn van verschillende versies ({ours} en {theirs}).</translation>
    </message>
</context>
<context>
    <name>EngineDeath</name>
    <message>
        <source>Build llama.cpp again on this computer; the set-up does it.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Bouw llama.cpp opnieuw op deze computer; de installatie doet dat.</translation>
    </message>
    <message>
        <source>Most often memory ran out: close other programs, or choose a smaller model.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Meestal was het geheugen op: sluit andere programma’s of kies een kleiner model.</translation>
    </message>
    <message>
        <source>Restart it to go on.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Start de engine opnieuw om door te gaan.</translation>
    </message>
    <message>
        <source>Restart it; if it happens again, another model file may help.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Start de engine opnieuw; als het weer gebeurt, helpt misschien een ander modelbestand.</translation>
    </message>
    <message>
        <source>See whether the disk it lies on is still there and whole.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Kijk of de schijf waarop het staat er nog is en heel is.</translation>
    </message>
    <message>
        <source>The engine crashed while it worked.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is tijdens het werk vastgelopen.</translation>
    </message>
    <message>
        <source>The engine has ended by itself.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is uit zichzelf gestopt.</translation>
    </message>
    <message>
        <source>The engine has ended with exit status {status}.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is gestopt met afsluitcode {status}.</translation>
    </message>
    <message>
        <source>The engine stopped: a model file could not be read any more.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is gestopt: een modelbestand kon niet meer worden gelezen.</translation>
    </message>
    <message>
        <source>The engine stopped: llama.cpp stopped on an internal check.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is gestopt: llama.cpp stopte op een interne controle.</translation>
    </message>
    <message>
        <source>The engine stopped: this processor lacks an instruction llama.cpp was built for.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is gestopt: deze processor mist een instructie waarvoor llama.cpp is gebouwd.</translation>
    </message>
    <message>
        <source>The engine was ended by signal {number}.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is beëindigd door signaal {number}.</translation>
    </message>
    <message>
        <source>The engine was ended by the system or another program.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>De engine is beëindigd door het systeem of een ander programma.</translation>
    </message>
</context>
<context>
    <name>EngineProcess</name>
    <message>
        <source>Run the set-up again, then restart the engine.</source>
        <extracomment>app/workers/engine_process.py</extracomment>
        <translation>Voer de installatie opnieuw uit en start dan de engine opnieuw.</translation>
    </message>
    <message>
        <source>The engine could not be started: {reason}.</source>
        <extracomment>app/workers/engine_process.py</extracomment>
        <translation>De engine kon niet worden gestart: {reason}.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Zoeken in deze chat</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Volgende plek (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Niet gevonden</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Vorige plek (Shift+F3)</translation>
    </message>
    <message>
        <source>{count} so far</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{count} tot nu toe</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{number} van {count}</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Find in this chat…</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Zoeken in deze chat…</translation>
    </message>
    <message>
        <source>Find next</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Volgende zoeken</translation>
    </message>
    <message>
        <source>Find previous</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Vorige zoeken</translation>
    </message>
    <message>
        <source>Go to the beginning of the chat</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Naar het begin van de chat</translation>
    </message>
    <message>
        <source>Go to the end of the chat</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Naar het einde van de chat</translation>
    </message>
    <message>
        <source>bottom last scroll</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>onder onderaan laatste scrollen</translation>
    </message>
    <message>
        <source>search look for text words</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>zoeken vinden tekst woorden</translation>
    </message>
    <message>
        <source>top first scroll</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>boven bovenaan eerste scrollen</translation>
    </message>
</context>
<context>
    <name>FitBar</name>
    <message>
        <source>context</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>context</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>schetsmodel</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>doelmodel</translation>
    </message>
    <message>
        <source>working space</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>werkruimte</translation>
    </message>
</context>
<context>
    <name>FoundRow</name>
    <message>
        <source>its licence must be accepted</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>de licentie moet worden aanvaard</translation>
    </message>
    <message numerus="yes">
        <source>{count} downloads a month</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>
            <numerusform>{count} download per maand</numerusform>
            <numerusform>{count} downloads per maand</numerusform>
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
    <name>FullChoice</name>
    <message>
        <source>From now on, in this conversation. They stay here, but the model does not read them</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Vanaf nu, in dit gesprek. Ze blijven hier staan, maar het model leest ze niet</translation>
    </message>
    <message>
        <source>Larger context…</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Grotere context…</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Oudste berichten weglaten</translation>
    </message>
    <message>
        <source>Load again, larger</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Groter opnieuw laden</translation>
    </message>
    <message>
        <source>Load the model again with the context length that was chosen</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Het model opnieuw laden met de gekozen contextlengte</translation>
    </message>
    <message>
        <source>Open the settings at the context length</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Instellingen bij de contextlengte openen</translation>
    </message>
    <message>
        <source>Start anew with a summary</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Opnieuw beginnen met een samenvatting</translation>
    </message>
    <message>
        <source>The model summarises this conversation at the beginning of a new one; this one stays</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Het model vat dit gesprek samen aan het begin van een nieuw; dit gesprek blijft</translation>
    </message>
</context>
<context>
    <name>GateNote</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Licentie aanvaarden…</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Token invoeren…</translation>
    </message>
    <message>
        <source>Look again</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Opnieuw kijken</translation>
    </message>
</context>
<context>
    <name>Insights</name>
    <message>
        <source>Details of the last answer</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Details van het laatste antwoord</translation>
    </message>
    <message>
        <source>Go from token to token</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Van token naar token gaan</translation>
    </message>
    <message>
        <source>Prove the last answer</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Laatste antwoord bewijzen</translation>
    </message>
    <message>
        <source>Show drafted tokens</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Geschetste tokens tonen</translation>
    </message>
    <message>
        <source>Statistics of all answers</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Statistiek van alle antwoorden</translation>
    </message>
    <message>
        <source>factor speed table export csv</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>factor snelheid tabel exporteren csv</translation>
    </message>
    <message>
        <source>marks accepted underline speculation draft</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>markeringen behouden onderstrepen speculatie schets draft</translation>
    </message>
    <message>
        <source>record measured speed acceptance</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>gegevens gemeten snelheid acceptatie</translation>
    </message>
    <message>
        <source>verify lossless identical without speculation compare</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>controleren verliesvrij identiek zonder speculatie vergelijken</translation>
    </message>
</context>
<context>
    <name>InstalledPage</name>
    <message>
        <source>Add a file…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Bestand toevoegen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Map toevoegen…</translation>
    </message>
    <message>
        <source>Could not be looked at:</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Kon niet worden bekeken:</translation>
    </message>
    <message>
        <source>Download a pair, or add the folder in which you keep models.</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Download een paar, of voeg de map toe waarin je modellen bewaart.</translation>
    </message>
    <message>
        <source>Looked for in</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Gezocht in</translation>
    </message>
    <message>
        <source>Looking for models on this computer…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Modellen op deze computer worden gezocht…</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Modellen op deze computer</translation>
    </message>
    <message>
        <source>There are no models on this computer yet.</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Er zijn nog geen modellen op deze computer.</translation>
    </message>
    <message>
        <source>reading what they are…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>leest wat het zijn…</translation>
    </message>
    <message numerus="yes">
        <source>{count} models, {size}</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>
            <numerusform>{count} model, {size}</numerusform>
            <numerusform>{count} modellen, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstalledRow</name>
    <message>
        <source>Delete…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Verwijderen…</translation>
    </message>
    <message>
        <source>In use as the draft</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>In gebruik als schetsmodel</translation>
    </message>
    <message>
        <source>In use as the target</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>In gebruik als doelmodel</translation>
    </message>
    <message>
        <source>It belongs to another program. Rename or delete it there.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Het hoort bij een ander programma. Hernoem of verwijder het daar.</translation>
    </message>
    <message>
        <source>It is loaded. Load another model first.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Het is geladen. Laad eerst een ander model.</translation>
    </message>
    <message>
        <source>It lies elsewhere. Rename it there.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Het staat ergens anders. Hernoem het daar.</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Weglaten…</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Map tonen</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als schetsmodel gebruiken</translation>
    </message>
    <message>
        <source>Use as target</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als doelmodel gebruiken</translation>
    </message>
</context>
<context>
    <name>LibraryButton</name>
    <message>
        <source>Choose, download and keep models</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modellen kiezen, downloaden en beheren</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modellen</translation>
    </message>
    <message numerus="yes">
        <source>Models · {count} paused</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>
            <numerusform>Modellen · {count} gepauzeerd</numerusform>
            <numerusform>Modellen · {count} gepauzeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Models: downloading {share}</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modellen: downloadt, {share}</translation>
    </message>
</context>
<context>
    <name>LibraryConnection</name>
    <message>
        <source>It starts again by itself: try once more in a moment.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Het start vanzelf weer: probeer het zo nog eens.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Gestopt.</translation>
    </message>
    <message>
        <source>The part of the program that looks after models has stopped.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Het deel van het programma dat de modellen beheert, is gestopt.</translation>
    </message>
</context>
<context>
    <name>LibraryDesk</name>
    <message>
        <source>Load a target and a draft first.</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Laad eerst een doelmodel en een schetsmodel.</translation>
    </message>
    <message>
        <source>Models…</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Modellen…</translation>
    </message>
    <message>
        <source>Test this pair</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Dit paar testen</translation>
    </message>
    <message>
        <source>There is no pair to test.</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Er is geen paar om te testen.</translation>
    </message>
    <message>
        <source>bench measure speed factor</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>test meten snelheid factor benchmark</translation>
    </message>
    <message>
        <source>choose pair download search install library hugging face</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>kiezen paar downloaden zoeken installeren bibliotheek hugging face</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Best for this computer first: {machine}.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Het beste voor deze computer eerst: {machine}.</translation>
    </message>
    <message>
        <source>Choose a pair</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Paar kiezen</translation>
    </message>
    <message>
        <source>Copying a model</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Model kopiëren</translation>
    </message>
    <message>
        <source>Copying the model: {part}</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Model wordt gekopieerd: {part}</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Finds out in about a minute what each kind of weights costs here, to predict speeds</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Zoekt in ongeveer een minuut uit wat elke soort gewichten hier kost, om snelheden te voorspellen</translation>
    </message>
    <message>
        <source>Installed</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Geïnstalleerd</translation>
    </message>
    <message>
        <source>Installed {count}</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Geïnstalleerd {count}</translation>
    </message>
    <message>
        <source>Measure again</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Opnieuw meten</translation>
    </message>
    <message>
        <source>Measure this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Deze computer meten</translation>
    </message>
    <message>
        <source>Measuring this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Deze computer wordt gemeten</translation>
    </message>
    <message>
        <source>Measuring this computer: it takes about a minute, and answers are slower meanwhile.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Deze computer wordt gemeten: dat duurt ongeveer een minuut, en antwoorden zijn intussen trager.</translation>
    </message>
    <message>
        <source>Measuring {kind}, {number} of {total}. Answers are slower meanwhile.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>{kind} wordt gemeten, {number} van {total}. Antwoorden zijn intussen trager.</translation>
    </message>
    <message>
        <source>Open a GGUF file…</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>GGUF-bestand openen…</translation>
    </message>
    <message>
        <source>Pairs for this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Paren voor deze computer</translation>
    </message>
    <message>
        <source>Search Hugging Face or paste an address</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Zoeken of adres plakken</translation>
    </message>
    <message>
        <source>Search the Hub, or name a repository</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>De Hub doorzoeken of een repository noemen</translation>
    </message>
    <message>
        <source>Stop copying</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Kopiëren stoppen</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Meten stoppen</translation>
    </message>
    <message>
        <source>The large model answers, the small one runs ahead.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Het grote model antwoordt, het kleine loopt vooruit.</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>How fast it will be can be predicted once this computer was measured.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Hoe snel het wordt, is te voorspellen zodra deze computer is gemeten.</translation>
    </message>
    <message>
        <source>It does not fit, with no context at all.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Het past niet, ook niet zonder context.</translation>
    </message>
    <message>
        <source>It needs {needed} with {count} tokens of context; {room} are free for models.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Het vergt {needed} met {count} tokens context; voor modellen is {room} vrij.</translation>
    </message>
    <message numerus="yes">
        <source>Measured {day}: {plain} tokens a second alone, {speed} with the draft, over {count} answers.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{day} gemeten: {plain} tokens per seconde alleen, {speed} met het schetsmodel, over {count} antwoord.</numerusform>
            <numerusform>{day} gemeten: {plain} tokens per seconde alleen, {speed} met het schetsmodel, over {count} antwoorden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {plain} tokens a second alone, {speed} with the draft, if it is right in {share} of cases. The first answers will tell.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Voorspeld: {plain} tokens per seconde alleen, {speed} met het schetsmodel, als het in {share} van de gevallen goed zit. De eerste antwoorden leren het.</translation>
    </message>
    <message>
        <source>Stored as {quantization} the target would fit.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Opgeslagen als {quantization} zou het doelmodel passen.</translation>
    </message>
    <message>
        <source>This is told from the sizes; the files themselves tell more exactly.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Dit volgt uit de groottes; de bestanden zelf vertellen het preciezer.</translation>
    </message>
    <message>
        <source>Up to {alone} tokens of context fit.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Tot {alone} tokens context passen.</translation>
    </message>
    <message>
        <source>Without the draft up to {alone} tokens of context fit, with it none.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Zonder schetsmodel passen tot {alone} tokens context, ermee geen.</translation>
    </message>
    <message>
        <source>Without the draft up to {alone} tokens of context fit, with it up to {both}.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Zonder schetsmodel passen tot {alone} tokens context, ermee tot {both}.</translation>
    </message>
    <message>
        <source>belongs to GPT4All, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hoort bij GPT4All, alleen lezen</translation>
    </message>
    <message>
        <source>belongs to Jan, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hoort bij Jan, alleen lezen</translation>
    </message>
    <message>
        <source>belongs to LM Studio, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hoort bij LM Studio, alleen lezen</translation>
    </message>
    <message>
        <source>belongs to Ollama, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hoort bij Ollama, alleen lezen</translation>
    </message>
    <message>
        <source>came with this program</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>kwam met dit programma mee</translation>
    </message>
    <message>
        <source>checked as it arrives</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gecontroleerd bij aankomst</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>code</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>past niet</translation>
    </message>
    <message>
        <source>everyday chat</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>alledaagse chat</translation>
    </message>
    <message>
        <source>fits easily</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>past ruim</translation>
    </message>
    <message>
        <source>fits well</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>past goed</translation>
    </message>
    <message>
        <source>fits without the draft only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>past alleen zonder schetsmodel</translation>
    </message>
    <message>
        <source>fits; close other programs</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>past; sluit andere programma’s</translation>
    </message>
    <message>
        <source>in a folder you added</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>in een map die je hebt toegevoegd</translation>
    </message>
    <message>
        <source>in the Hugging Face cache, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>in de cache van Hugging Face, alleen lezen</translation>
    </message>
    <message>
        <source>in this program&apos;s folder</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>in de map van dit programma</translation>
    </message>
    <message>
        <source>measured here</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hier gemeten</translation>
    </message>
    <message>
        <source>measured {day}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{day} gemeten</translation>
    </message>
    <message>
        <source>not measured</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>niet gemeten</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>nog niet gemeten</translation>
    </message>
    <message>
        <source>on {date}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>op {date}</translation>
    </message>
    <message>
        <source>predicted here</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hier voorspeld</translation>
    </message>
    <message>
        <source>reasoning</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>redeneren</translation>
    </message>
    <message>
        <source>roughly predicted</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>ruw voorspeld</translation>
    </message>
    <message>
        <source>taken in where it lies</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>opgenomen waar het staat</translation>
    </message>
    <message>
        <source>tight: context {count}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>krap: context {count}</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>schrijven</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>{cores}, {memory} GB, {measured}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{cores}, {memory} GB, {measured}</translation>
    </message>
    <message numerus="yes">
        <source>{count} cores</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{count} kern</numerusform>
            <numerusform>{count} kernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} languages</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{count} taal</numerusform>
            <numerusform>{count} talen</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} · looking at what is here already</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · bekijkt wat er al is</translation>
    </message>
    <message>
        <source>{part} · nothing arrives at the moment</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · er komt nu niets binnen</translation>
    </message>
    <message>
        <source>{part} · paused</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · gepauzeerd</translation>
    </message>
    <message>
        <source>{part} · stopped</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · gestopt</translation>
    </message>
    <message>
        <source>{part} · tries again soon</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · probeert het zo weer</translation>
    </message>
    <message>
        <source>{part} · waits for its turn</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · wacht op zijn beurt</translation>
    </message>
    <message>
        <source>{size}, complete and checked</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{size}, compleet en gecontroleerd</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Nieuwe chat</translation>
    </message>
    <message>
        <source>Open draft…</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Schetsmodel openen…</translation>
    </message>
    <message>
        <source>Open target…</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Doelmodel openen…</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Dit adres in de browser openen?</translation>
    </message>
    <message>
        <source>Show or hide the meter</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Meter tonen of verbergen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>dock speed measurements</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>dock paneel snelheid metingen</translation>
    </message>
</context>
<context>
    <name>MemoryCard</name>
    <message>
        <source>Memory: {taken} of {total}</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Geheugen: {taken} van {total}</translation>
    </message>
    <message>
        <source>Memory: {taken}, more than the {total} there are</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Geheugen: {taken}, meer dan de {total} die er is</translation>
    </message>
    <message>
        <source>caches</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>caches</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>schetsmodel</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>doelmodel</translation>
    </message>
    <message>
        <source>working space</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>werkruimte</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>MessageActions</name>
    <message>
        <source>Answer again</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Opnieuw antwoorden</translation>
    </message>
    <message>
        <source>Answer again; this answer stays as a version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Opnieuw antwoorden; dit antwoord blijft als versie</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy {message} as Markdown</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Kopieer {message} als Markdown</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete {message} and what follows it</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Verwijder {message} en wat erop volgt</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Edit {message}</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Bewerk {message}</translation>
    </message>
    <message>
        <source>Everything that was measured of this answer</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Alles wat van dit antwoord is gemeten</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Volgende versie</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Vorige versie</translation>
    </message>
    <message>
        <source>Prove it</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Bewijzen</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Versie {number} van {count}</translation>
    </message>
    <message>
        <source>Write this answer again, with the draft and without, and compare</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Dit antwoord opnieuw schrijven, met en zonder schetsmodel, en vergelijken</translation>
    </message>
    <message>
        <source>this answer</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>dit antwoord</translation>
    </message>
    <message>
        <source>this message</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>dit bericht</translation>
    </message>
</context>
<context>
    <name>MessageCommands</name>
    <message>
        <source>Deleted a message and what followed it</source>
        <extracomment>app/ui/chat/message_commands.py</extracomment>
        <translation>Een bericht en wat erop volgde verwijderd</translation>
    </message>
    <message>
        <source>Deleted an answer and what followed it</source>
        <extracomment>app/ui/chat/message_commands.py</extracomment>
        <translation>Een antwoord en wat erop volgde verwijderd</translation>
    </message>
</context>
<context>
    <name>MessageEdit</name>
    <message>
        <source>Message</source>
        <extracomment>app/ui/chat/message_edit.py</extracomment>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>MeterDock</name>
    <message>
        <source>Show the meter</source>
        <extracomment>app/ui/meter/dock.py</extracomment>
        <translation>Meter tonen</translation>
    </message>
</context>
<context>
    <name>MeterPanel</name>
    <message>
        <source>Hide the meter</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Meter verbergen</translation>
    </message>
    <message>
        <source>Kept, by place in the draft</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Behouden, per plaats in de schets</translation>
    </message>
    <message>
        <source>Last two minutes, in tokens a second</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Laatste twee minuten, in tokens/s</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Meter</translation>
    </message>
    <message>
        <source>This answer</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Dit antwoord</translation>
    </message>
    <message>
        <source>drafted and kept</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>behouden</translation>
    </message>
    <message>
        <source>drafted at a time</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>geschetst</translation>
    </message>
    <message>
        <source>first token after</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>eerste token na</translation>
    </message>
    <message>
        <source>gained</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gemeten</translation>
    </message>
    <message>
        <source>measuring</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>meten</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>nog niet gemeten</translation>
    </message>
    <message>
        <source>nothing was drafted</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>er is niets geschetst</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>plain would be</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gewoon zou zijn</translation>
    </message>
    <message>
        <source>shown while an answer is written</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>te zien terwijl er een antwoord komt</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>snelheid</translation>
    </message>
    <message>
        <source>this answer</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>dit antwoord</translation>
    </message>
</context>
<context>
    <name>MeterStrip</name>
    <message>
        <source>Show the meter (Ctrl+Shift+B)</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>Meter tonen (Ctrl+Shift+B)</translation>
    </message>
    <message>
        <source>measuring</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>meten</translation>
    </message>
    <message>
        <source>plain speed</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>gewone snelheid</translation>
    </message>
</context>
<context>
    <name>MethodMenu</name>
    <message>
        <source>Always so many, even where that makes answers slower</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Altijd zoveel, ook waar dat antwoorden trager maakt</translation>
    </message>
    <message>
        <source>As many as pay, left to the program; best for nearly everybody</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Zoveel als loont, het programma kiest; voor bijna iedereen het beste</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Draft length</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schetslengte</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schetsmodel</translation>
    </message>
    <message>
        <source>Draft, if {share} sure</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schets, indien {share} zeker</translation>
    </message>
    <message>
        <source>Draft, {count} at a time</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schets, {count} tegelijk</translation>
    </message>
    <message>
        <source>Draft, {count} at a time, if {share} sure</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schets, {count} tegelijk, indien {share} zeker</translation>
    </message>
    <message>
        <source>Drafts on only while the draft is at least {share} sure, even where that is slower</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Schetst alleen door zolang het schetsmodel minstens {share} zeker is, ook waar dat trager is</translation>
    </message>
    <message>
        <source>How many tokens the draft proposes before the target checks them. Automatic is best for nearly everybody: it drafts as far as pays on this computer.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Hoeveel tokens het schetsmodel voorstelt voordat het doelmodel ze controleert. Automatisch is voor bijna iedereen het beste: het schetst zover als op deze computer loont.</translation>
    </message>
    <message>
        <source>However sure the draft is, left to the program; best for nearly everybody</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Hoe zeker ook, het programma kiest; voor bijna iedereen het beste</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Minimum confidence</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Minimale zekerheid</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Stop drafting where the draft is less sure of a token than this. None is best for nearly everybody: how sure it must be is then left to the program.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Stopt met schetsen waar het schetsmodel minder zeker is van een token dan dit. Geen is voor bijna iedereen het beste: hoe zeker het moet zijn, bepaalt dan het programma.</translation>
    </message>
    <message>
        <source>The draft proposes, the target checks; needs a draft model</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Het schetsmodel stelt voor, het doelmodel controleert; vergt een schetsmodel</translation>
    </message>
    <message>
        <source>The target alone, one token at a time</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Alleen het doelmodel, token voor token</translation>
    </message>
    <message>
        <source>Uses the draft model when there is one</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Gebruikt het schetsmodel als er een is</translation>
    </message>
    <message>
        <source>You chose how far. Leaving that to the program is best for nearly everybody.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Je hebt zelf gekozen hoever. Dat aan het programma overlaten is voor bijna iedereen het beste.</translation>
    </message>
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
    <name>ModelActions</name>
    <message>
        <source>Add a folder with models</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Map met modellen toevoegen</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Modelbestand toevoegen</translation>
    </message>
    <message>
        <source>Copy it</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>{name} verwijderen?</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf)</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>GGUF-modellen (*.gguf)</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Laten staan</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>Leave {name} out of the list?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>{name} uit de lijst weglaten?</translation>
    </message>
    <message>
        <source>Left where it is, it takes no more space. A copy stays when the original goes.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Blijft het staan, dan kost het geen extra ruimte. Een kopie blijft als het origineel verdwijnt.</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Nieuwe naam</translation>
    </message>
    <message>
        <source>New name of {name}</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Nieuwe naam van {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Rename a model</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Model hernoemen</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Het bestand blijft staan waar het is.</translation>
    </message>
    <message>
        <source>This frees no space, as the file has another name elsewhere.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Dit maakt geen ruimte vrij, want het bestand heeft elders nog een naam.</translation>
    </message>
    <message>
        <source>This frees {size} and cannot be taken back: it would have to come again.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Dit maakt {size} vrij en is niet terug te draaien: het zou opnieuw moeten komen.</translation>
    </message>
    <message>
        <source>Where shall {name} lie?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Waar moet {name} staan?</translation>
    </message>
</context>
<context>
    <name>ModelBar</name>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Schets</translation>
    </message>
    <message>
        <source>Engine: {state}</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Engine: {state}</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>GGUF-modellen (*.gguf);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Er is geen model gekozen</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Open a draft model</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Schetsmodel openen</translation>
    </message>
    <message>
        <source>Open a target model</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Doelmodel openen</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Stop loading</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Laden stoppen</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>The answer under way goes on as it was asked for.</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Het lopende antwoord gaat door zoals het is gevraagd.</translation>
    </message>
    <message>
        <source>next answer</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>volgend antwoord</translation>
    </message>
</context>
<context>
    <name>ModelController</name>
    <message>
        <source>Loading {name} was stopped.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Het laden van {name} is gestopt.</translation>
    </message>
    <message>
        <source>No model is loaded; open one to go on.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Er is geen model geladen; open er een om door te gaan.</translation>
    </message>
    <message>
        <source>The draft failed, and the answer was finished without it.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Het schetsmodel faalde en het antwoord is zonder voltooid.</translation>
    </message>
    <message>
        <source>The method is Automatic again, since there is no draft model.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>De methode is weer Automatisch, want er is geen schetsmodel.</translation>
    </message>
    <message>
        <source>{draft} does not draft for {target}.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{draft} schetst niet voor {target}.</translation>
    </message>
    <message>
        <source>{name} could not be loaded.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{name} kon niet worden geladen.</translation>
    </message>
    <message>
        <source>{target} had made room for it and is being loaded again.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} had er plaats voor gemaakt en wordt opnieuw geladen.</translation>
    </message>
    <message>
        <source>{target} is loaded.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} is geladen.</translation>
    </message>
    <message>
        <source>{target} is still in use.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} is nog in gebruik.</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Dismiss</source>
        <extracomment>app/ui/models/notice_strip.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <extracomment>app/ui/models/notice_strip.py</extracomment>
        <translation>Melding sluiten</translation>
    </message>
</context>
<context>
    <name>OpenConversations</name>
    <message>
        <source>It lies in {path} now; {name} begins a new one.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Het staat nu in {path}; {name} begint een nieuw.</translation>
    </message>
    <message>
        <source>The file of conversations cannot be used.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Het bestand met gesprekken kan niet worden gebruikt.</translation>
    </message>
    <message>
        <source>The file of conversations cannot be written.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Het bestand met gesprekken kan niet worden beschreven.</translation>
    </message>
    <message>
        <source>The file of conversations was damaged.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Het bestand met gesprekken was beschadigd.</translation>
    </message>
    <message>
        <source>The system says: {cause}.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Het systeem meldt: {cause}.</translation>
    </message>
    <message>
        <source>You can go on; what is said now ends with the program.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Je kunt doorgaan; wat nu gezegd wordt, verdwijnt met het afsluiten.</translation>
    </message>
</context>
<context>
    <name>PairCard</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Licentie aanvaarden…</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Details van {name}</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Downloaden</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>{size} downloaden</translation>
    </message>
    <message>
        <source>Downloading {share}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Downloadt, {share}</translation>
    </message>
    <message>
        <source>Enter a token for {name}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Token voor {name} invoeren</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Token invoeren…</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>In gebruik</translation>
    </message>
    <message>
        <source>Loaded; it writes the next answer</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Geladen; schrijft het volgende antwoord</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Op deze computer</translation>
    </message>
    <message>
        <source>Paused, {part} is here</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Gepauzeerd, {part} is er</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Nu gebruiken</translation>
    </message>
</context>
<context>
    <name>PairFilters</name>
    <message>
        <source>Any language</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Elke taal</translation>
    </message>
    <message>
        <source>Any purpose</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Elk doel</translation>
    </message>
    <message>
        <source>Any size</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Elke grootte</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Past op deze computer</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Purpose</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Doel</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Up to {size}</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Tot {size}</translation>
    </message>
    <message>
        <source>Whether it fits or not</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Of het past of niet</translation>
    </message>
</context>
<context>
    <name>PairPage</name>
    <message>
        <source>Asking the Hub for other ways to store it…</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Hub wordt gevraagd naar andere opslagvormen…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Details of a pair</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Details van een paar</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Downloaden</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{size} downloaden</translation>
    </message>
    <message>
        <source>Downloading {share}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Downloadt, {share}</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>In gebruik</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Geen schetsmodel</translation>
    </message>
    <message>
        <source>No draft is known for it; lookup drafts need none.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Er is geen schetsmodel voor bekend; opzoekschetsen vergen er geen.</translation>
    </message>
    <message>
        <source>Plain speed, and the least memory.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Gewone snelheid, en het minste geheugen.</translation>
    </message>
    <message>
        <source>Read the licence: {name}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Licentie lezen: {name}</translation>
    </message>
    <message>
        <source>The draft that runs ahead</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Het schetsmodel dat vooruitloopt</translation>
    </message>
    <message>
        <source>The model that answers</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Het model dat antwoordt</translation>
    </message>
    <message>
        <source>This repository holds no model for llama.cpp.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Deze repository bevat geen model voor llama.cpp.</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Nu gebruiken</translation>
    </message>
    <message>
        <source>on this computer</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>op deze computer</translation>
    </message>
    <message>
        <source>recommended</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>aanbevolen</translation>
    </message>
    <message>
        <source>{name} is given to those who agreed to its licence.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{name} is voor wie de licentie heeft aanvaard.</translation>
    </message>
    <message>
        <source>{name} is given to those whom its owner lets in.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{name} is voor wie de eigenaar toelaat.</translation>
    </message>
</context>
<context>
    <name>PairReason</name>
    <message>
        <source>A few tokens ({count:,}) mean something else to the draft, the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Enkele tokens ({count:,}) betekenen voor het schetsmodel iets anders, de eerste is token {token}: {draft_text!r}, in het doelmodel {target_text!r}.</translation>
    </message>
    <message>
        <source>Both models speak the same {count:,} tokens.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Beide modellen gebruiken dezelfde {count:,} tokens.</translation>
    </message>
    <message>
        <source>One vocabulary is longer by {count:,} entries at its end, which are never drafted.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Eén woordenlijst is aan het eind {count:,} plaatsen langer; die worden nooit geschetst.</translation>
    </message>
    <message>
        <source>Some special tokens ({count:,}) mean something else to the draft, the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Enkele speciale tokens ({count:,}) betekenen voor het schetsmodel iets anders, de eerste is token {token}: {draft_text!r}, in het doelmodel {target_text!r}.</translation>
    </message>
    <message>
        <source>The draft has more than half of what the target reads for a token, so that drafting may not pay.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel leest per token meer dan de helft van wat het doelmodel leest, zodat schetsen misschien niet loont.</translation>
    </message>
    <message>
        <source>The draft has {draft_number:,} tokens, the target {target_number:,}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel heeft {draft_number:,} tokens, het doelmodel {target_number:,}.</translation>
    </message>
    <message>
        <source>The draft is no smaller than the target, so that drafting cannot pay.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel is niet kleiner dan het doelmodel, zodat schetsen niet kan lonen.</translation>
    </message>
    <message>
        <source>The draft is used to texts that begin with {draft_text}, the target begins them with {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel is gewend aan teksten die beginnen met {draft_text}, het doelmodel begint ze met {target_text}.</translation>
    </message>
    <message>
        <source>The draft is used to texts that end with {draft_text}, the target ends them with {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel is gewend aan teksten die eindigen met {draft_text}, het doelmodel eindigt ze met {target_text}.</translation>
    </message>
    <message>
        <source>The draft lacks tokens that the target&apos;s chats may be made of ({count:,}), the first is {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel mist tokens waaruit chats van het doelmodel kunnen bestaan ({count:,}), de eerste is {target_text!r}.</translation>
    </message>
    <message>
        <source>The draft learnt from texts that were split another way ({draft_text}, the target {target_text}), so that it may be wrong more often.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel leerde van teksten die anders waren gesplitst ({draft_text}, het doelmodel {target_text}), zodat het vaker mis kan zijn.</translation>
    </message>
    <message>
        <source>The draft was trained for {draft_number:,} tokens of context, the target for {target_number:,}; further on it is wrong more often.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het schetsmodel is getraind voor {draft_number:,} tokens context, het doelmodel voor {target_number:,}; verderop is het vaker mis.</translation>
    </message>
    <message>
        <source>The models cut texts into tokens in different ways: {draft_text}, the target {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>De modellen knippen teksten anders in tokens: {draft_text}, het doelmodel {target_text}.</translation>
    </message>
    <message>
        <source>The target has layers of its own that predict further tokens ({count}).</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het doelmodel heeft eigen lagen die verdere tokens voorspellen ({count}).</translation>
    </message>
    <message>
        <source>The target uses {target_number} of {count} experts for a token; checking several tokens wakes more of them and costs more.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het doelmodel gebruikt {target_number} van {count} experts per token; meerdere tokens controleren wekt er meer en kost meer.</translation>
    </message>
    <message>
        <source>The tokens differ ({count:,} of them), the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>De tokens verschillen ({count:,} ervan), de eerste is token {token}: {draft_text!r}, in het doelmodel {target_text!r}.</translation>
    </message>
    <message>
        <source>The {role} is {what}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het {role} is {what}.</translation>
    </message>
    <message>
        <source>The {role}&apos;s file holds a vocabulary and no weights.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het bestand van het {role} bevat een woordenlijst en geen gewichten.</translation>
    </message>
    <message>
        <source>The {role}&apos;s file is of an old version or made for other machines.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het bestand van het {role} is van een oude versie of voor andere machines gemaakt.</translation>
    </message>
    <message>
        <source>The {role}&apos;s memory is recurrent: it cannot take back a rejected token.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Het geheugen van het {role} is recurrent: het kan een afgewezen token niet terugnemen.</translation>
    </message>
    <message>
        <source>a diffusion model, which does not write from left to right</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een diffusiemodel, dat niet van links naar rechts schrijft</translation>
    </message>
    <message>
        <source>a language model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een taalmodel</translation>
    </message>
    <message>
        <source>a later part of a split model; choose its first part</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een later deel van een gesplitst model; kies het eerste deel</translation>
    </message>
    <message>
        <source>a model that reads a text whole before it writes</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een model dat een tekst helemaal leest voordat het schrijft</translation>
    </message>
    <message>
        <source>a set of drafting heads, which need the inner states of their own model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een stel schetskoppen, die de inwendige toestand van hun eigen model nodig hebben</translation>
    </message>
    <message>
        <source>an adapter, which only changes another model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een adapter, die alleen een ander model wijzigt</translation>
    </message>
    <message>
        <source>an embedding model, which writes no text</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>een embeddingmodel, dat geen tekst schrijft</translation>
    </message>
    <message>
        <source>no language model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>geen taalmodel</translation>
    </message>
    <message>
        <source>the eyes or ears of another model (a projector)</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>de ogen of oren van een ander model (een projector)</translation>
    </message>
</context>
<context>
    <name>PairSummary</name>
    <message>
        <source>Context</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Context</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Downloaden</translation>
    </message>
    <message>
        <source>Looking into both files…</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Beide bestanden worden bekeken…</translation>
    </message>
    <message>
        <source>Their first megabytes are enough to compare the vocabularies.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>De eerste megabytes volstaan om de woordenlijsten te vergelijken.</translation>
    </message>
    <message>
        <source>There is no exact verdict.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Er is geen nauwkeurig oordeel.</translation>
    </message>
    <message>
        <source>Without a draft: plain speed.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Zonder schetsmodel: gewone snelheid.</translation>
    </message>
</context>
<context>
    <name>PairTestDialog</name>
    <message>
        <source>All answers are the same token for token.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Alle antwoorden zijn token voor token hetzelfde.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Loading both models a second time, so that the chat is left alone. Then some answers are written with and without the draft.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Beide modellen worden een tweede keer geladen, zodat de chat ongemoeid blijft. Dan worden enkele antwoorden met en zonder schetsmodel geschreven.</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Voortgang van de test</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Gestopt. Er is niets bewaard.</translation>
    </message>
    <message>
        <source>Test this pair</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Dit paar testen</translation>
    </message>
    <message>
        <source>The pair could not be measured.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Het paar kon niet worden gemeten.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} answers written</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{done} van {total} antwoord geschreven</numerusform>
            <numerusform>{done} van {total} antwoorden geschreven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} answers.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{plain} tokens per seconde alleen, {speed} met het schetsmodel ({low} tot {high} keer) over {count} antwoord.</numerusform>
            <numerusform>{plain} tokens per seconde alleen, {speed} met het schetsmodel ({low} tot {high} keer) over {count} antwoorden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of drafted tokens were kept.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>{share} van de geschetste tokens is behouden.</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>{target} met {draft}</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Ask for less, or search the Hub for other models.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Vraag minder, of zoek andere modellen op de Hub.</translation>
    </message>
    <message>
        <source>How fast a pair will be can be predicted once this computer was measured (a minute).</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Hoe snel een paar wordt, is te voorspellen zodra deze computer is gemeten (een minuut).</translation>
    </message>
    <message>
        <source>Looking which pairs fit this computer…</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Kijken welke paren op deze computer passen…</translation>
    </message>
    <message>
        <source>No pair is like that.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Zo’n paar is er niet.</translation>
    </message>
    <message>
        <source>Pairs for this computer</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Paren voor deze computer</translation>
    </message>
    <message>
        <source>Show all pairs</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Alle paren tonen</translation>
    </message>
    <message>
        <source>The first time this takes a few seconds.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>De eerste keer duurt dit een paar seconden.</translation>
    </message>
    <message>
        <source>There are no pairs to choose from.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Er zijn geen paren om uit te kiezen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>PaperClipButton</name>
    <message>
        <source>Attach files</source>
        <extracomment>app/ui/chat/paper_clip.py</extracomment>
        <translation>Bestanden bijvoegen</translation>
    </message>
    <message>
        <source>Attach text files, code or PDFs (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/paper_clip.py</extracomment>
        <translation>Tekstbestanden, code of pdf’s bijvoegen (Ctrl+Shift+A)</translation>
    </message>
</context>
<context>
    <name>PlaceBars</name>
    <message>
        <source>Kept, by place in the draft: {shares}</source>
        <extracomment>app/ui/meter/place_bars.py</extracomment>
        <translation>Behouden, per plaats in de schets: {shares}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <extracomment>app/ui/meter/place_bars.py</extracomment>
        <translation>nog niets</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>(not there at the moment)</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>(er nu niet)</translation>
    </message>
    <message>
        <source>Its models stay where they are</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>De modellen blijven staan waar ze zijn</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>Weglaten</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>{folder} weglaten</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>As usual</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Zoals anders</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Evenwichtig</translation>
    </message>
    <message>
        <source>Creative</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Creatief</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Precies</translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>About {name}</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Over {name}</translation>
    </message>
    <message>
        <source>Begin a new line</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Nieuwe regel beginnen</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Opdrachtenpalet…</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Donker thema</translation>
    </message>
    <message>
        <source>Delete the chat chosen in the list</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>In de lijst gekozen chat verwijderen</translation>
    </message>
    <message>
        <source>Edit the last message, from an empty field</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Laatste bericht bewerken, vanuit een leeg veld</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Naar het volgende element</translation>
    </message>
    <message>
        <source>High-contrast theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Thema met hoog contrast</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Light theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Licht thema</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Door het gesprek scrollen</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Bericht versturen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Thema van het systeem</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Gebruikelijke tekstgrootte</translation>
    </message>
    <message>
        <source>appearance colours</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>uiterlijk kleuren</translation>
    </message>
    <message>
        <source>find run</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>zoeken vinden uitvoeren</translation>
    </message>
    <message>
        <source>zoom 100 %</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>zoom 100 %</translation>
    </message>
    <message>
        <source>zoom in bigger</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>inzoomen zoom groter</translation>
    </message>
    <message>
        <source>zoom out</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>uitzoomen zoom kleiner</translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message>
        <source>Close</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Bewijs sluiten</translation>
    </message>
    <message>
        <source>Not proved</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Niet bewezen</translation>
    </message>
    <message>
        <source>Progress of the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Voortgang van het bewijs</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Bewijs</translation>
    </message>
    <message>
        <source>Reading the conversation.</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Het gesprek wordt gelezen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Bewijs stoppen</translation>
    </message>
    <message>
        <source>Writing it again, with the draft and without</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Opnieuw schrijven, met en zonder schetsmodel</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>beide</translation>
    </message>
    <message>
        <source>then drafted</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>dan met schets</translation>
    </message>
    <message>
        <source>then plainly</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>dan gewoon</translation>
    </message>
    <message numerus="yes">
        <source>{done} of at most {total} tokens, both times together.</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>
            <numerusform>{done} van hoogstens {total} token, beide keren samen.</numerusform>
            <numerusform>{done} van hoogstens {total} tokens, beide keren samen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofController</name>
    <message>
        <source>No draft is loaded, so both times would be plain.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Er is geen schetsmodel geladen, dus beide keren zouden gewoon zijn.</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Er is geen model klaar.</translation>
    </message>
    <message>
        <source>Open a draft, then prove it.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Open een schetsmodel en bewijs het dan.</translation>
    </message>
    <message>
        <source>Open a model, then prove it.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Open een model en bewijs het dan.</translation>
    </message>
    <message>
        <source>Prove it when that is done.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Bewijs het als dat klaar is.</translation>
    </message>
    <message>
        <source>Something else is being written.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Er wordt iets anders geschreven.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Gestopt.</translation>
    </message>
    <message>
        <source>Stopped: something else was asked for.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Gestopt: er werd iets anders gevraagd.</translation>
    </message>
    <message>
        <source>There is no question with an answer here.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Hier is geen vraag met een antwoord.</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>(the answer ends)</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>(het antwoord eindigt)</translation>
    </message>
    <message>
        <source>Different from the first token on</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Verschillend vanaf de eerste token</translation>
    </message>
    <message>
        <source>Identical</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Identiek</translation>
    </message>
    <message>
        <source>Identical, but nothing was drafted</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Identiek, maar er is niets geschetst</translation>
    </message>
    <message>
        <source>The answer above is not the plain one, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven is niet woord voor woord het gewone.</translation>
    </message>
    <message>
        <source>The answer above is the plain one, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven is woord voor woord het gewone.</translation>
    </message>
    <message>
        <source>The answer above says something else: models, settings or what came before it changed.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven zegt iets anders: modellen, instellingen of wat eraan voorafging zijn veranderd.</translation>
    </message>
    <message>
        <source>The answer above says the same, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven zegt woord voor woord hetzelfde.</translation>
    </message>
    <message>
        <source>The answer above was sampled without a seed, so nobody can write it again; both of these shared one.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven is zonder seed gekozen, dus niemand kan het nog eens schrijven; deze twee hadden dezelfde.</translation>
    </message>
    <message>
        <source>The answer above was written by another model, so it cannot be compared.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het antwoord hierboven is door een ander model geschreven en is dus niet te vergelijken.</translation>
    </message>
    <message>
        <source>The draft proposed nothing on the way, so this says nothing about drafting.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het schetsmodel stelde onderweg niets voor, dus dit zegt niets over schetsen.</translation>
    </message>
    <message numerus="yes">
        <source>The same for {count} tokens, then different</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>{count} token hetzelfde, dan verschillend</numerusform>
            <numerusform>{count} tokens hetzelfde, dan verschillend</numerusform>
        </translation>
    </message>
    <message>
        <source>The target found the plain one likelier by {points} percentage points. That is more than a near tie; it is worth reporting, with the models&apos; names and the settings.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Het doelmodel vond het gewone {points} procentpunt waarschijnlijker. Dat is meer dan bijna gelijk; het is een melding waard, met de namen van de modellen en de instellingen.</translation>
    </message>
    <message>
        <source>To the target both were about equally likely: the plain one by {points} percentage points. Checking several tokens at once rounds a little differently from one at a time, without flash attention and with K-quants above all, and that decides such a tie.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Voor het doelmodel waren beide ongeveer even waarschijnlijk: het gewone {points} procentpunt meer. Meerdere tokens tegelijk controleren rondt iets anders af dan een voor een, vooral zonder flash attention en met K-quants, en dat beslist zo’n gelijkspel.</translation>
    </message>
    <message numerus="yes">
        <source>Written twice more, drafted and plainly: all {count} tokens are the same.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Nog twee keer geschreven, met schets en gewoon: de ene token is hetzelfde.</numerusform>
            <numerusform>Nog twee keer geschreven, met schets en gewoon: alle {count} tokens zijn hetzelfde.</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved: nothing was drafted</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>niet bewezen: er is niets geschetst</translation>
    </message>
    <message numerus="yes">
        <source>proof: differs after {count} tokens</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>bewijs: verschilt na {count} token</numerusform>
            <numerusform>bewijs: verschilt na {count} tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>proved identical</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>identiek bewezen</translation>
    </message>
    <message>
        <source>proved identical, {factor} times as fast</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>identiek bewezen, {factor} keer zo snel</translation>
    </message>
    <message numerus="yes">
        <source>{factor} times as fast a token with the draft: {drafted} for {ours} tokens, plainly {plain} for {theirs}.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Per token {factor} keer zo snel met het schetsmodel: {drafted} voor {ours} token, gewoon {plain} voor {theirs}.</numerusform>
            <numerusform>Per token {factor} keer zo snel met het schetsmodel: {drafted} voor {ours} tokens, gewoon {plain} voor {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{factor} times as fast with the draft: {drafted} instead of {plain}.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>{factor} keer zo snel met het schetsmodel: {drafted} in plaats van {plain}.</translation>
    </message>
</context>
<context>
    <name>QuantizationWords</name>
    <message>
        <source>A little better than four bits, and a little larger.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Iets beter dan vier bits, en iets groter.</translation>
    </message>
    <message>
        <source>A little smaller than Q4_K_M and as good, but slower on many processors.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Iets kleiner dan Q4_K_M en even goed, maar op veel processors trager.</translation>
    </message>
    <message>
        <source>As it was trained: very large, and hardly better than Q8_0.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Zoals het is getraind: heel groot, en nauwelijks beter dan Q8_0.</translation>
    </message>
    <message>
        <source>As small as it gets; it makes many mistakes.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Zo klein als het kan; het maakt veel fouten.</translation>
    </message>
    <message>
        <source>Four bits a weight in the simplest way: small, and on many processors the fastest.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier bits per gewicht op de eenvoudigste manier: klein, en op veel processors het snelst.</translation>
    </message>
    <message>
        <source>Four bits a weight, as the newest models are trained.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier bits per gewicht, zoals de nieuwste modellen worden getraind.</translation>
    </message>
    <message>
        <source>Four bits a weight: small, with little loss. It suits most people.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier bits per gewicht: klein, met weinig verlies. Voor de meesten geschikt.</translation>
    </message>
    <message>
        <source>Hardly any loss; rather large.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Nauwelijks verlies; vrij groot.</translation>
    </message>
    <message>
        <source>Nearly no loss; large.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Bijna geen verlies; groot.</translation>
    </message>
    <message>
        <source>Stored in a way that its name does not tell.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Opgeslagen op een manier die de naam niet verraadt.</translation>
    </message>
    <message>
        <source>Twice the size of F16 and no better in use.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Tweemaal zo groot als F16 en in gebruik niet beter.</translation>
    </message>
    <message>
        <source>Very small; it makes more mistakes.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Heel klein; het maakt meer fouten.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Open</source>
        <extracomment>app/ui/library/question.py</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <extracomment>app/ui/library/question.py</extracomment>
        <translation>Dit adres in de browser openen?</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/question_view.py</extracomment>
        <translation>Je bericht</translation>
    </message>
</context>
<context>
    <name>QueueRow</name>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Edit the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Bericht in de wachtrij bewerken: {text}</translation>
    </message>
    <message>
        <source>Next:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Volgende:</translation>
    </message>
    <message>
        <source>Queued messages</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Berichten in de wachtrij</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Bericht uit de wachtrij verwijderen: {text}</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Versturen</translation>
    </message>
    <message>
        <source>Send the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Bericht in de wachtrij versturen: {text}</translation>
    </message>
    <message>
        <source>Then:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Daarna:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Wacht:</translation>
    </message>
    <message>
        <source>{text} (with {names})</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>{text} (met {names})</translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>The conversation is longer than the context, so its oldest messages are left out.</source>
        <extracomment>app/ui/chat/reach_line.py</extracomment>
        <translation>Het gesprek is langer dan de context; daarom worden de oudste berichten weggelaten.</translation>
    </message>
    <message>
        <source>The model no longer reads what is above</source>
        <extracomment>app/ui/chat/reach_line.py</extracomment>
        <translation>Het model leest niet meer wat hierboven staat</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Drafting does not pay: a drafted token costs {figure:.2f} times one of the target&apos;s own.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Schetsen loont niet: een geschetste token kost {figure:.2f} keer een eigen token van het doelmodel.</translation>
    </message>
    <message>
        <source>Drafting does not pay: checking {tokens} tokens costs {figure:.1f} times one here.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Schetsen loont niet: {tokens} tokens controleren kost hier {figure:.1f} keer één token.</translation>
    </message>
    <message>
        <source>Drafting does not pay: the draft was right {figure:.0%} of the time.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Schetsen loont niet: het schetsmodel had het in {figure:.0%} van de gevallen goed.</translation>
    </message>
    <message>
        <source>Drafting pays, as far as the draft is sure.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Schetsen loont, zolang het schetsmodel zeker is.</translation>
    </message>
    <message>
        <source>Drafts are short: checking {tokens} tokens costs {figure:.1f} times one here.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Schetsen zijn kort: {tokens} tokens controleren kost hier {figure:.1f} keer één token.</translation>
    </message>
    <message>
        <source>Nothing is drafted.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Er wordt niets geschetst.</translation>
    </message>
    <message>
        <source>Nothing is drafted: the draft does not know a token of this text.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Er wordt niets geschetst: het schetsmodel kent een token van deze tekst niet.</translation>
    </message>
    <message>
        <source>Nothing is drafted: the draft failed.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Er wordt niets geschetst: het schetsmodel faalde.</translation>
    </message>
    <message>
        <source>Nothing is drafted: there is no room left in the context.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Er wordt niets geschetst: er is geen ruimte meer in de context.</translation>
    </message>
    <message>
        <source>The cost of plain decoding is being measured.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Er wordt gemeten wat gewoon decoderen kost.</translation>
    </message>
</context>
<context>
    <name>ReplyDetails</name>
    <message>
        <source>About this answer</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Over dit antwoord</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Alles kopiëren</translation>
    </message>
</context>
<context>
    <name>ReplyFacts</name>
    <message>
        <source>Asked for</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Gevraagd</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Schetsmodel</translation>
    </message>
    <message>
        <source>Draft length</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Schetslengte</translation>
    </message>
    <message>
        <source>Drafting</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Schetsen</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Factor</translation>
    </message>
    <message>
        <source>First token after</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Eerste token na</translation>
    </message>
    <message>
        <source>How it was asked for</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Hoe het is gevraagd</translation>
    </message>
    <message>
        <source>It ended</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Het eindigde</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Kept by place</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Behouden per plaats</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Modellen</translation>
    </message>
    <message>
        <source>Mostly plain because</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Vooral gewoon omdat</translation>
    </message>
    <message>
        <source>Plain would be</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Gewoon zou zijn</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Bewijs</translation>
    </message>
    <message>
        <source>Reading before it</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Lezen vooraf</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Doelmodel</translation>
    </message>
    <message>
        <source>This answer</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Dit antwoord</translation>
    </message>
    <message>
        <source>Words chosen</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Woordkeuze</translation>
    </message>
    <message>
        <source>Writing</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Schrijven</translation>
    </message>
    <message>
        <source>always the likeliest</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>altijd het waarschijnlijkste</translation>
    </message>
    <message numerus="yes">
        <source>always {count} tokens</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>altijd {count} token</numerusform>
            <numerusform>altijd {count} tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as the draft is at least {share} sure</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>zolang het schetsmodel minstens {share} zeker is</translation>
    </message>
    <message>
        <source>at a stop word</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>bij een stopwoord</translation>
    </message>
    <message>
        <source>at the length limit</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>bij de lengtegrens</translation>
    </message>
    <message>
        <source>because it was stopped</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>omdat het is gestopt</translation>
    </message>
    <message>
        <source>because the context was full</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>omdat de context vol was</translation>
    </message>
    <message>
        <source>by itself</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>vanzelf</translation>
    </message>
    <message>
        <source>drafted</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>geschetst</translation>
    </message>
    <message>
        <source>drafted where that pays</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>geschetst waar dat loont</translation>
    </message>
    <message>
        <source>min-p {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>min-p {value}</translation>
    </message>
    <message>
        <source>no seed</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>geen seed</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>plain, one token at a time</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>gewoon, token voor token</translation>
    </message>
    <message>
        <source>repeat penalty {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>herhalingsstraf {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>seed {value}</translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>temperatuur {value}</translation>
    </message>
    <message>
        <source>top-k {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>top-k {value}</translation>
    </message>
    <message>
        <source>top-p {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>top-p {value}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>{count}, with {tokens} tokens each</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>{count}, met elk {tokens} tokens</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of {drafted} drafted tokens, {share}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{kept} van {drafted} geschetste token, {share}</numerusform>
            <numerusform>{kept} van {drafted} geschetste tokens, {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean} tokens on average, at most {most}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>gemiddeld {mean} tokens, hoogstens {most}</translation>
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
            <numerusform>{tokens} token in {time}, waarvan {known} al bekend</numerusform>
            <numerusform>{tokens} tokens in {time}, waarvan {known} al bekend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}: drafting {draft}, checking {check}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} token in {time}: schetsen {draft}, controleren {check}</numerusform>
            <numerusform>{tokens} tokens in {time}: schetsen {draft}, controleren {check}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplyRemedies</name>
    <message>
        <source>Ask the same question again</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Dezelfde vraag opnieuw stellen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Go on where the answer ended (Alt+Enter)</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Verdergaan waar het antwoord eindigde (Alt+Enter)</translation>
    </message>
    <message>
        <source>Take the question back and change it</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>De vraag terugnemen en wijzigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>ReplyText</name>
    <message>
        <source>Answer</source>
        <extracomment>app/ui/chat/reply_text.py</extracomment>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>app/ui/chat/reply_text.py</extracomment>
        <translation>tekst</translation>
    </message>
</context>
<context>
    <name>ReplyTokens</name>
    <message>
        <source>Where the tokens of this answer came from was not kept.</source>
        <extracomment>app/ui/tokens/reply_tokens.py</extracomment>
        <translation>Waar de tokens van dit antwoord vandaan kwamen, is niet bewaard.</translation>
    </message>
</context>
<context>
    <name>ReplyView</name>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Why this answer was mostly written without the draft: {reason}</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>Waarom dit antwoord vooral zonder schetsmodel is geschreven: {reason}</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>antwoordt</translation>
    </message>
    <message>
        <source>broke off</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>brak af</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>afgekapt bij de lengtegrens</translation>
    </message>
    <message>
        <source>cut: the context is full</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>afgekapt: de context is vol</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>onderbroken</translation>
    </message>
    <message>
        <source>not answered</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>niet beantwoord</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>waits for the answer in another conversation</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wacht op het antwoord in een ander gesprek</translation>
    </message>
    <message>
        <source>waits for the model</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wacht op het model</translation>
    </message>
    <message>
        <source>waits for the model: {state}</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wacht op het model: {state}</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Asking the Hub for {name}…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Hub wordt gevraagd naar {name}…</translation>
    </message>
    <message>
        <source>Asking the Hub for “{words}”…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Hub wordt gevraagd naar “{words}”…</translation>
    </message>
    <message>
        <source>Asking the Hub what is fetched most…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Hub wordt gevraagd wat het meest wordt opgehaald…</translation>
    </message>
    <message>
        <source>Everything on the Hub</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Alles op de Hub</translation>
    </message>
    <message>
        <source>Search for any model</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Zoek elk model</translation>
    </message>
    <message>
        <source>Show what is fetched most</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Tonen wat het meest wordt opgehaald</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>The Hub has nothing like “{words}” for llama.cpp.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>De Hub heeft niets als “{words}” voor llama.cpp.</translation>
    </message>
    <message>
        <source>The pairs and everything on this computer can be used as before.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>De paren en alles op deze computer zijn te gebruiken als tevoren.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Try fewer words, or the name of the one who made the model.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Probeer minder woorden, of de naam van de maker van het model.</translation>
    </message>
    <message>
        <source>Write words such as “qwen coder 7b” above and press Enter, or paste the name or address of a repository. Nothing is sent before.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Schrijf hierboven woorden zoals “qwen coder 7b” en druk op Enter, of plak de naam of het adres van een repository. Eerder wordt niets verstuurd.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Back to the default</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>Terug naar de standaardwaarde</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Reset {title}</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>{title} herstellen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>0 always takes the likeliest word. Higher gives more varied answers, and from about 1.2 on less sensible ones. Until you change it, what the model&apos;s file recommends comes first.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>0 neemt altijd het waarschijnlijkste woord. Hogere waarden geven gevarieerdere antwoorden, vanaf ongeveer 1,2 minder zinnige. Zolang je dit niet verandert, geldt wat het bestand van het model aanraadt.</translation>
    </message>
    <message>
        <source>131 072 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>131 072 tokens</translation>
    </message>
    <message>
        <source>16 384 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>16 384 tokens</translation>
    </message>
    <message>
        <source>2 048 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>2 048 tokens</translation>
    </message>
    <message>
        <source>32 768 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>32 768 tokens</translation>
    </message>
    <message>
        <source>4 096 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>4 096 tokens</translation>
    </message>
    <message>
        <source>65 536 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>65 536 tokens</translation>
    </message>
    <message>
        <source>8 192 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>8 192 tokens</translation>
    </message>
    <message>
        <source>A conversation may grow longer than a model can read at once. Then you are asked what to do, or its oldest messages are left out. Each conversation can have its own choice.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Een gesprek kan langer worden dan een model tegelijk kan lezen. Dan word je gevraagd wat te doen, of worden de oudste berichten weggelaten. Elk gesprek kan een eigen keuze hebben.</translation>
    </message>
    <message>
        <source>Above 1 makes words that were just used less likely. 1 is off, and best for most models.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Boven 1 worden woorden die net zijn gebruikt minder waarschijnlijk. 1 is uit, en voor de meeste modellen het beste.</translation>
    </message>
    <message>
        <source>An answer is cut after so many tokens. A token is about three quarters of a word.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Een antwoord wordt na zoveel tokens afgekapt. Een token is ongeveer driekwart woord.</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Applies from the next answer on.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Geldt vanaf het volgende antwoord.</translation>
    </message>
    <message>
        <source>Applies when a model is loaded.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Geldt zodra een model wordt geladen.</translation>
    </message>
    <message>
        <source>Applies when the program is opened again.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Geldt als het programma opnieuw wordt geopend.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Chooses among so many of the likeliest tokens only; 0 lets all take part.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Kiest alleen uit zoveel van de waarschijnlijkste tokens; bij 0 doen alle mee.</translation>
    </message>
    <message>
        <source>Chooses among the likeliest tokens that together reach this probability; 1 lets all take part.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Kiest uit de waarschijnlijkste tokens die samen deze kans halen; bij 1 doen alle mee.</translation>
    </message>
    <message>
        <source>Context length</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Contextlengte</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>How large everything in the window is. Ctrl + and Ctrl − change it too, Ctrl 0 resets it.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoe groot alles in het venster is. Ctrl + en Ctrl − wijzigen het ook, Ctrl 0 zet het terug.</translation>
    </message>
    <message>
        <source>How many processor cores an answer may use. Automatic measures which is fastest here; fewer leave room for other programs.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoeveel processorkernen een antwoord mag gebruiken. Automatisch meet wat hier het snelst is; minder laat ruimte voor andere programma’s.</translation>
    </message>
    <message>
        <source>How many tokens of a conversation a model sees at once. More takes more memory; Automatic takes what the model was made for, within reason.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoeveel tokens van een gesprek een model tegelijk ziet. Meer kost meer geheugen; Automatisch neemt waarvoor het model is gemaakt, binnen redelijke grenzen.</translation>
    </message>
    <message>
        <source>How words are chosen</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoe woorden worden gekozen</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Leave out oldest</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Oudste weglaten</translation>
    </message>
    <message>
        <source>Leaves out tokens less likely than this share of the likeliest one; 0 leaves none out.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Laat tokens weg die minder waarschijnlijk zijn dan dit deel van de waarschijnlijkste; bij 0 geen.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Light or dark paper. System follows your desktop, also when it changes during the day.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Licht of donker papier. Systeem volgt je bureaublad, ook als het overdag verandert.</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Langste antwoord</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Nederlands</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>New each time</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Steeds nieuw</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Geen grens</translation>
    </message>
    <message>
        <source>On: an answer is the same with and without drafting. Off: faster in long conversations on some machines, but drafting may then change a word here and there.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Aan: een antwoord is met en zonder schetsen hetzelfde. Uit: op sommige computers sneller in lange gesprekken, maar schetsen kan dan hier en daar een woord veranderen.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Herhalingsstraf</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/actions/sources.py</extracomment>
        <translation>Instelling</translation>
    </message>
    <message>
        <source>Show drafted tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Geschetste tokens tonen</translation>
    </message>
    <message>
        <source>Shows answers as they were written, with a line below what the draft wrote and dots below what the target wrote itself.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Toont antwoorden zoals ze zijn geschreven, met een lijn onder wat het schetsmodel schreef en puntjes onder wat het doelmodel zelf schreef.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Systeemprompt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Temperatuur</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>The language of the window, and how it writes numbers. A model answers in the language you write to it.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>De taal van het venster, en hoe het getallen schrijft. Een model antwoordt in de taal waarin je schrijft.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Top-k</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>What a model is told before each conversation, such as whom it answers and in what tone. Empty leaves the model as its makers meant it.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wat een model voor elk gesprek te horen krijgt, zoals wie het antwoordt en op welke toon. Leeg laat het model zoals de makers het bedoelden.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Als de context vol is</translation>
    </message>
    <message>
        <source>With the same seed, settings and conversation the answer is the same again.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Met dezelfde seed, instellingen en gesprek is het antwoord weer hetzelfde.</translation>
    </message>
    <message>
        <source>colour color dark light night contrast accessibility appearance</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>kleur donker licht nacht contrast toegankelijkheid uiterlijk</translation>
    </message>
    <message>
        <source>context overflow full trim drop oldest messages window length memory</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>context overloop vol inkorten weglaten oudste berichten venster lengte geheugen</translation>
    </message>
    <message>
        <source>cpu cores processor speed</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>cpu kernen processor snelheid</translation>
    </message>
    <message>
        <source>creativity random greedy sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>creativiteit toeval greedy sampling</translation>
    </message>
    <message>
        <source>fused exact identical speed fa</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>exact identiek snelheid fa</translation>
    </message>
    <message>
        <source>instructions persona role character custom</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>instructies persona rol karakter eigen</translation>
    </message>
    <message>
        <source>max tokens limit length reply cut</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>maximum tokens grens lengte antwoord afkappen</translation>
    </message>
    <message>
        <source>memory tokens window ctx n_ctx</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>geheugen tokens venster ctx n_ctx</translation>
    </message>
    <message>
        <source>nucleus sampling probability</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>nucleus sampling kans waarschijnlijkheid</translation>
    </message>
    <message>
        <source>random reproducible deterministic sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>toeval herhaalbaar deterministisch sampling</translation>
    </message>
    <message>
        <source>repetition loop sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>herhaling lus sampling</translation>
    </message>
    <message>
        <source>sampling candidates</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>sampling kandidaten</translation>
    </message>
    <message>
        <source>sampling probability minimum</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>sampling kans minimum</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens accepted marks underline speculation draft legend</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>tokens behouden markeringen onderstrepen speculatie schets draft legenda</translation>
    </message>
    <message>
        <source>translation locale english dutch german nederlands deutsch taal sprache</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>vertaling taal engels nederlands duits language english dutch german</translation>
    </message>
    <message>
        <source>zoom scale font bigger larger smaller percent</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>zoom schaal lettertype groter kleiner procent</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting has the words “{words}”.</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Geen instelling heeft de woorden “{words}”.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Instellingen doorzoeken</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>What you change is kept by itself, in {path}.</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Wat je wijzigt wordt vanzelf bewaard, in {path}.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/ui/actions/shortcut_sheet.py</extracomment>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>app/ui/actions/shortcut_sheet.py</extracomment>
        <translation>of</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Conversations will be listed here.</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Hier komen de gesprekken te staan.</translation>
    </message>
    <message>
        <source>Hide the conversations</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Gesprekken verbergen</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Nieuwe chat</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”.</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Niets gevonden voor “{query}”.</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Alle chats doorzoeken</translation>
    </message>
</context>
<context>
    <name>StateNote</name>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/state_note.py</extracomment>
        <translation>Opnieuw proberen</translation>
    </message>
</context>
<context>
    <name>StatisticsColumns</name>
    <message>
        <source>Answers</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>Between what the factor lies</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Waartussen de factor ligt</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Schetsmodel</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Factor</translation>
    </message>
    <message>
        <source>How many times as fast as plain decoding, as measured beside each answer</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Hoeveel keer zo snel als gewoon decoderen, zoals bij elk antwoord gemeten</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Kind of text</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Soort tekst</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Bereik</translation>
    </message>
    <message>
        <source>Share of the drafted tokens that were kept</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Deel van de geschetste tokens dat behouden is</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Doelmodel</translation>
    </message>
    <message>
        <source>Time saved</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tijd gewonnen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens a second of writing; reading the prompt is not part of it</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens per seconde schrijven; het lezen van de prompt telt niet mee</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>What plain decoding would have taken longer</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Hoeveel langer gewoon decoderen had geduurd</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>code</translation>
    </message>
    <message>
        <source>lists</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>lijsten</translation>
    </message>
    <message>
        <source>maths</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>wiskunde</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>one line</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>één regel</translation>
    </message>
    <message>
        <source>prose</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>proza</translation>
    </message>
    <message>
        <source>tables</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>tabellen</translation>
    </message>
    <message>
        <source>{count} min</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>{count} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>{hours} u {minutes} min</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Adding up…</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Optellen…</translation>
    </message>
    <message>
        <source>Answers by models and kind of text</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Antwoorden naar modellen en soort tekst</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Kommagescheiden waarden (*.csv)</translation>
    </message>
    <message>
        <source>Each answer adds its numbers here: how fast it was and how much drafting helped.</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Elk antwoord voegt hier zijn cijfers toe: hoe snel het was en hoeveel het schetsen hielp.</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Exporteren als CSV</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Exporteren als CSV…</translation>
    </message>
    <message>
        <source>Export the table as comma-separated values</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>De tabel exporteren als kommagescheiden waarden</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Nog niets gemeten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Het bestand kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>each answer compared with plain decoding measured beside it</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>elk antwoord vergeleken met gewoon decoderen, daarbij gemeten</translation>
    </message>
    <message numerus="yes">
        <source>{count} answers, none with a draft</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} antwoord, zonder schetsmodel</numerusform>
            <numerusform>{count} antwoorden, geen met schetsmodel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens written</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} token geschreven</numerusform>
            <numerusform>{count} tokens geschreven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{factor}× plain speed over {count} answers with a draft ({low} to {high})</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{factor}× gewone snelheid over {count} antwoord met schetsmodel ({low} tot {high})</numerusform>
            <numerusform>{factor}× gewone snelheid over {count} antwoorden met schetsmodel ({low} tot {high})</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} lost</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>{time} verloren</translation>
    </message>
    <message>
        <source>{time} saved</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>{time} gewonnen</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Total</source>
        <extracomment>app/ui/statistics/table.py</extracomment>
        <translation>Totaal</translation>
    </message>
</context>
<context>
    <name>StripChart</name>
    <message>
        <source>Pace of the last two minutes</source>
        <extracomment>app/ui/meter/strip_chart.py</extracomment>
        <translation>Tempo van de laatste twee minuten</translation>
    </message>
    <message>
        <source>between {low} and {high}, plain {plain}, drafting {count} at a time</source>
        <extracomment>app/ui/meter/strip_chart.py</extracomment>
        <translation>tussen {low} en {high}, gewoon {plain}, schetst {count} tegelijk</translation>
    </message>
</context>
<context>
    <name>ThoughtView</name>
    <message>
        <source>Fold the thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedachte inklappen</translation>
    </message>
    <message>
        <source>Show the thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedachte tonen</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Denkt na</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedachte</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>{duration} nagedacht</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>ingeklapt</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>getoond</translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>
            <numerusform>{count} token</numerusform>
            <numerusform>{count} tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>TokenPanel</name>
    <message>
        <source>drafted and kept</source>
        <extracomment>app/ui/tokens/panel.py</extracomment>
        <translation>geschetst en behouden</translation>
    </message>
    <message>
        <source>written by the target</source>
        <extracomment>app/ui/tokens/panel.py</extracomment>
        <translation>door het doelmodel geschreven</translation>
    </message>
</context>
<context>
    <name>TokenPrompt</name>
    <message>
        <source>Access token</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Toegangstoken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Keep token</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Token bewaren</translation>
    </message>
    <message>
        <source>Make a token that may read on the Hub&apos;s settings page and paste it here. It is kept in the keyring of this computer where there is one, is sent to the Hub only, and never shown again.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Maak op de instellingenpagina van de Hub een token met leesrecht en plak het hier. Het wordt bewaard in de sleutelbos van deze computer, als die er is, gaat alleen naar de Hub en wordt nooit meer getoond.</translation>
    </message>
    <message>
        <source>Settings page…</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Instellingenpagina…</translation>
    </message>
    <message>
        <source>The Hub gives some models only to people it knows.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>De Hub geeft sommige modellen alleen aan bekenden.</translation>
    </message>
    <message>
        <source>{name} is given only to people the Hub knows.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>{name} is alleen voor mensen die de Hub kent.</translation>
    </message>
</context>
<context>
    <name>TokenText</name>
    <message>
        <source>Answer with its tokens marked</source>
        <extracomment>app/ui/tokens/token_text.py</extracomment>
        <translation>Antwoord met gemarkeerde tokens</translation>
    </message>
    <message>
        <source>Left and Right go from token to token.</source>
        <extracomment>app/ui/tokens/token_text.py</extracomment>
        <translation>Links en Rechts gaan van token naar token.</translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message>
        <source>A plain round, to measure what plain decoding costs</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Een gewone ronde, om te meten wat gewoon decoderen kost</translation>
    </message>
    <message>
        <source>Draft {draft}, check {check}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Schets {draft}, controle {check}</translation>
    </message>
    <message>
        <source>Drafted and kept</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Geschetst en behouden</translation>
    </message>
    <message>
        <source>Not drafted: checking several tokens costs too much here</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: meerdere tokens controleren kost hier te veel</translation>
    </message>
    <message>
        <source>Not drafted: no room left in the context</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: geen ruimte meer in de context</translation>
    </message>
    <message>
        <source>Not drafted: the draft does not know a token of this text</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: het schetsmodel kent een token van deze tekst niet</translation>
    </message>
    <message>
        <source>Not drafted: the draft failed</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: het schetsmodel faalde</translation>
    </message>
    <message>
        <source>Not drafted: the draft is too slow</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: het schetsmodel is te traag</translation>
    </message>
    <message>
        <source>Not drafted: the draft was rarely right</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Niet geschetst: het schetsmodel had het zelden goed</translation>
    </message>
    <message>
        <source>Round {number}: drafted {drafted}, kept {kept}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Ronde {number}: {drafted} geschetst, {kept} behouden</translation>
    </message>
    <message>
        <source>Round {number}: nothing drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Ronde {number}: niets geschetst</translation>
    </message>
    <message>
        <source>Target {check}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Doelmodel {check}</translation>
    </message>
    <message>
        <source>The draft was kept short: checking more tokens costs too much</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>De schets is kort gehouden: meer tokens controleren kost te veel</translation>
    </message>
    <message>
        <source>The draft was {sure} sure</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Het schetsmodel was {sure} zeker</translation>
    </message>
    <message>
        <source>The draft was {sure} sure of another token</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Het schetsmodel was {sure} zeker van een andere token</translation>
    </message>
    <message>
        <source>Who wrote this part is not known</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Wie dit deel schreef is niet bekend</translation>
    </message>
    <message>
        <source>Written by the target alone</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Alleen door het doelmodel geschreven</translation>
    </message>
    <message>
        <source>Written by the target in place of what was drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Door het doelmodel geschreven in plaats van wat was geschetst</translation>
    </message>
    <message>
        <source>Written by the target, after a draft that was kept whole</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Door het doelmodel geschreven, na een schets die heel is behouden</translation>
    </message>
    <message numerus="yes">
        <source>{drafted} of {count} tokens drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>
            <numerusform>{drafted} van {count} token geschetst</numerusform>
            <numerusform>{drafted} van {count} tokens geschetst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/transcript.py</extracomment>
        <translation>Gesprek</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>(not finished)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>(niet voltooid)</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Gesprek</translation>
    </message>
    <message>
        <source>Conversations (*.json)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Gesprekken (*.json)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Exporteren als JSON</translation>
    </message>
    <message>
        <source>Export as Markdown</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Exporteren als Markdown</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Gesprek importeren</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Instructies</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Reply</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Het bestand kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Het bestand kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/conversations/undo_strip.py</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <extracomment>app/ui/conversations/undo_strip.py</extracomment>
        <translation>Ongedaan maken: {what}</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>Cannot work together</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Kunnen niet samenwerken</translation>
    </message>
    <message>
        <source>Different vocabulary: would have to be translated</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Andere woordenlijst: zou vertaald moeten worden</translation>
    </message>
    <message>
        <source>Same vocabulary: works</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Zelfde woordenlijst: werkt</translation>
    </message>
    <message>
        <source>These two cannot work together.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Deze twee kunnen niet samenwerken.</translation>
    </message>
    <message>
        <source>These two speak different vocabularies: every draft would have to be translated.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Deze twee hebben verschillende woordenlijsten: elke schets zou vertaald moeten worden.</translation>
    </message>
    <message>
        <source>These two work together, with something to know.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Deze twee werken samen, met een kanttekening.</translation>
    </message>
    <message>
        <source>These two work together.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Deze twee werken samen.</translation>
    </message>
    <message>
        <source>Works, but the draft is large for it</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Werkt, maar het schetsmodel is er groot voor</translation>
    </message>
    <message>
        <source>Works, with something to know</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Werkt, met een kanttekening</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>schetsmodel</translation>
    </message>
    <message>
        <source>no special token</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>geen speciaal token</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>paar</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>doelmodel</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Choose a pair of models</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Een paar modellen kiezen</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Paar kiezen…</translation>
    </message>
    <message>
        <source>Everything runs on this computer.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Alles draait op deze computer.</translation>
    </message>
    <message>
        <source>Example: {question}</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Voorbeeld: {question}</translation>
    </message>
    <message>
        <source>Explain how a bicycle stays upright.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Leg uit hoe een fiets overeind blijft.</translation>
    </message>
    <message>
        <source>Give me five ideas for a rainy Sunday.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Geef me vijf ideeën voor een regenachtige zondag.</translation>
    </message>
    <message>
        <source>Open a model</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Model openen</translation>
    </message>
    <message>
        <source>Open a model to begin: a file whose name ends in .gguf. It stays on this computer.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Open een model om te beginnen: een bestand waarvan de naam eindigt op .gguf. Het blijft op deze computer.</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Model openen…</translation>
    </message>
    <message>
        <source>Put this question into the message field</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Deze vraag in het berichtveld zetten</translation>
    </message>
    <message>
        <source>The engine has stopped. It starts again with the next message.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>De engine is gestopt. Bij het volgende bericht start ze weer.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Open another one, or the same one again.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Het model kon niet worden geladen. Open een ander, of hetzelfde nog eens.</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Wat wil je weten?</translation>
    </message>
    <message>
        <source>Write a Python function that checks whether a string is a palindrome.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Schrijf een Python-functie die controleert of een string een palindroom is.</translation>
    </message>
    <message>
        <source>{name} is being loaded. You can type meanwhile.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>{name} wordt geladen. Je kunt intussen typen.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>1st</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Schetsmodel</translation>
    </message>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time. {reason}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Schetst {count} token tegelijk. {reason}</numerusform>
            <numerusform>Schetst {count} tokens tegelijk. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Schetst {count} token tegelijk; elke controle voegt {kept} tokens aan het antwoord toe.</numerusform>
            <numerusform>Schetst {count} tokens tegelijk; elke controle voegt {kept} tokens aan het antwoord toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the model.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Het model wordt geladen.</translation>
    </message>
    <message>
        <source>Loading {name}.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{name} wordt geladen.</translation>
    </message>
    <message>
        <source>No draft model is chosen, so it writes one token at a time.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Er is geen schetsmodel gekozen, dus het schrijft token voor token.</translation>
    </message>
    <message>
        <source>Open a model to begin.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Open een model om te beginnen.</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Plain decoding was chosen: one token at a time.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Gewoon decoderen is gekozen: token voor token.</translation>
    </message>
    <message>
        <source>Plain, without a draft</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Gewoon, zonder schetsmodel</translation>
    </message>
    <message>
        <source>Reading the conversation before it answers.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Leest het gesprek voordat het antwoordt.</translation>
    </message>
    <message>
        <source>Stopping after this step.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Stopt na deze stap.</translation>
    </message>
    <message>
        <source>The draft failed, so the rest is written without it.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Het schetsmodel faalde, dus de rest wordt zonder geschreven.</translation>
    </message>
    <message>
        <source>The draft proposes tokens, the target checks them all in one pass.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Het schetsmodel stelt tokens voor, het doelmodel controleert ze allemaal in één keer.</translation>
    </message>
    <message>
        <source>The engine has stopped.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>De engine is gestopt.</translation>
    </message>
    <message>
        <source>The engine is starting.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>De engine start.</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Het model kon niet worden geladen.</translation>
    </message>
    <message numerus="yes">
        <source>This conversation: {factor} over {count} answers ({range})</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Dit gesprek: {factor} over {count} antwoord ({range})</numerusform>
            <numerusform>Dit gesprek: {factor} over {count} antwoorden ({range})</numerusform>
        </translation>
    </message>
    <message>
        <source>as fast as plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>even snel als gewoon</translation>
    </message>
    <message>
        <source>could not load</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>laden mislukt</translation>
    </message>
    <message>
        <source>drafting {count} at a time</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>schetst {count} tegelijk</translation>
    </message>
    <message>
        <source>faster than plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>sneller dan gewoon</translation>
    </message>
    <message>
        <source>first token {seconds}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>eerste token {seconds}</translation>
    </message>
    <message>
        <source>loading {percent}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>laadt {percent}</translation>
    </message>
    <message numerus="yes">
        <source>measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>hier vergeleken met {count} gewone stap</numerusform>
            <numerusform>hier vergeleken met {count} gewone stappen</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>geen model</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>plain speed</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>gewone snelheid</translation>
    </message>
    <message>
        <source>plain speed is still being measured</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>gewone snelheid wordt nog gemeten</translation>
    </message>
    <message>
        <source>proving {percent}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>bewijst {percent}</translation>
    </message>
    <message>
        <source>reading</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>leest</translation>
    </message>
    <message>
        <source>reading {done} of {total}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>leest {done} van {total}</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>slower than plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>trager dan gewoon</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>start</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>stopping</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>stopt</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>schrijft</translation>
    </message>
    <message>
        <source>{count} billion weights</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{count} miljard gewichten</translation>
    </message>
    <message>
        <source>{count} million weights</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{count} miljoen gewichten</translation>
    </message>
    <message>
        <source>{factor} {comparison}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{factor} {comparison}</translation>
    </message>
    <message>
        <source>{factor} {comparison} so far</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>tot nu toe {factor} {comparison}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{number}th</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{number}e</translation>
    </message>
    <message numerus="yes">
        <source>{range}, measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>{range}, hier vergeleken met {count} gewone stap</numerusform>
            <numerusform>{range}, hier vergeleken met {count} gewone stappen</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of drafted tokens kept</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{share} van geschetste tokens behouden</translation>
    </message>
    <message>
        <source>{size}, {quantization}, {context} tokens of context</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{size}, {quantization}, {context} tokens context</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{speed} tok/s</translation>
    </message>
</context>
<context>
    <name>WorkStrip</name>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/work_strip.py</extracomment>
        <translation>Stop</translation>
    </message>
</context>
<context>
    <name>bootstrap</name>
    <message>
        <source>The window met a fault of its own.</source>
        <extracomment>app/bootstrap.py</extracomment>
        <translation>Er is een fout in het venster opgetreden.</translation>
    </message>
    <message>
        <source>You can go on; if it looks wrong, open the program again.</source>
        <extracomment>app/bootstrap.py</extracomment>
        <translation>Je kunt doorgaan; ziet het er verkeerd uit, open het programma dan opnieuw.</translation>
    </message>
</context>
</TS>
