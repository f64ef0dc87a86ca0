<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Unterhaltungen</translation>
    </message>
    <message>
        <source>Copies what a report of a fault needs</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Kopiert, was in einen Fehlerbericht gehört</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy versions and places</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Versionen und Speicherorte kopieren</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Language models on your own computer, made faster honestly.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Sprachmodelle auf dem eigenen Computer, ehrlich beschleunigt.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Models made here</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Hier erzeugte Modelle</translation>
    </message>
    <message>
        <source>Nothing leaves this machine but what the download dialog is told to fetch.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Nichts verlässt diesen Computer, außer was im Download-Fenster angefordert wird.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open folder: {title}</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Ordner öffnen: {title}</translation>
    </message>
    <message>
        <source>Processor features</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Prozessorfunktionen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>The engine&apos;s log</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Protokoll der Engine</translation>
    </message>
    <message>
        <source>The list of licences is missing from this copy.</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>In dieser Kopie fehlt die Liste der Lizenzen.</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Where files are</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>Speicherorte</translation>
    </message>
    <message>
        <source>not running</source>
        <extracomment>app/ui/about.py</extracomment>
        <translation>läuft nicht</translation>
    </message>
</context>
<context>
    <name>ActionGroup</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Writing</source>
        <extracomment>app/ui/actions/registry.py</extracomment>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>ActionMenu</name>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>a few seconds left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>{count} billion weights</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{count} Milliarden Gewichte</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>noch {count} Stunde</numerusform>
            <numerusform>noch {count} Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} million weights</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{count} Millionen Gewichte</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>noch {count} Minute</numerusform>
            <numerusform>noch {count} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>noch {count} Sekunde</numerusform>
            <numerusform>noch {count} Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens of context</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>
            <numerusform>{count} Token Kontext</numerusform>
            <numerusform>{count} Tokens Kontext</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>noch {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{used} GB needed, {total} GB there</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{used} GB nötig, {total} GB vorhanden</translation>
    </message>
    <message>
        <source>{used} of {total} GB in use</source>
        <extracomment>app/ui/library/amounts.py</extracomment>
        <translation>{used} von {total} GB belegt</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Its long messages were shortened, so that all of it could be read.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>Die langen Nachrichten wurden gekürzt, damit alles gelesen werden konnte.</translation>
    </message>
    <message numerus="yes">
        <source>Its {count} oldest messages did not fit and are not part of this.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>
            <numerusform>Die älteste Nachricht passte nicht hinein und ist nicht enthalten.</numerusform>
            <numerusform>Die {count} ältesten Nachrichten passten nicht hinein und sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>Es ist kein Modell geladen.</translation>
    </message>
    <message>
        <source>Open a model, then try again.</source>
        <extracomment>app/ui/chat/answering.py</extracomment>
        <translation>Ein Modell öffnen und erneut versuchen.</translation>
    </message>
</context>
<context>
    <name>AttachmentChip</name>
    <message>
        <source>Remove (Delete)</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove attachment {name}</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Anhang {name} entfernen</translation>
    </message>
    <message>
        <source>Show attachment {words}</source>
        <extracomment>app/ui/chat/attachment_chip.py</extracomment>
        <translation>Anhang {words} anzeigen</translation>
    </message>
</context>
<context>
    <name>AttachmentPreview</name>
    <message>
        <source>Text of {name}</source>
        <extracomment>app/ui/chat/attachment_preview.py</extracomment>
        <translation>Text von {name}</translation>
    </message>
    <message numerus="yes">
        <source>the first {shown} of {all} characters</source>
        <extracomment>app/ui/chat/attachment_preview.py</extracomment>
        <translation>
            <numerusform>die ersten {shown} von {all} Zeichen</numerusform>
            <numerusform>die ersten {shown} von {all} Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentTray</name>
    <message>
        <source>reading…</source>
        <extracomment>app/ui/chat/attachment_tray.py</extracomment>
        <translation>wird gelesen…</translation>
    </message>
</context>
<context>
    <name>AttachmentWords</name>
    <message numerus="yes">
        <source>A message takes at most {most} attachments.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Eine Nachricht kann höchstens {most} Anhang haben.</numerusform>
            <numerusform>Eine Nachricht kann höchstens {most} Anhänge haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Etwa {tokens} Token; der Kontext fasst {context}</numerusform>
            <numerusform>Etwa {tokens} Tokens; der Kontext fasst {context}</numerusform>
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
            <numerusform>Nur {read} von {pages} Seite von „{name}“ ist angehängt.</numerusform>
            <numerusform>Nur die ersten {read} von {pages} Seiten von „{name}“ sind angehängt.</numerusform>
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
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>Pasted text {number}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Eingefügter Text {number}</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>Together about {tokens} tokens; the context holds {context}</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>
            <numerusform>Zusammen etwa {tokens} Token; der Kontext fasst {context}</numerusform>
            <numerusform>Zusammen etwa {tokens} Tokens; der Kontext fasst {context}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” holds no text, only pictures, as of scanned pages.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ enthält keinen Text, nur Bilder, etwa von gescannten Seiten.</translation>
    </message>
    <message>
        <source>“{name}” is damaged and could not be read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist beschädigt und konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” is empty.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>“{name}” is locked with a password; save a copy without one.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist mit einem Passwort geschützt; eine Kopie ohne Passwort speichern.</translation>
    </message>
    <message>
        <source>“{name}” is no file that can be attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist keine Datei, die angehängt werden kann.</translation>
    </message>
    <message>
        <source>“{name}” is no text; text files, code and PDFs can be attached.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist kein Text; anhängen lassen sich Textdateien, Code und PDFs.</translation>
    </message>
    <message>
        <source>“{name}” is not attached: all attachments together may have {size} of text.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist nicht angehängt: Alle Anhänge zusammen dürfen {size} Text haben.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” is too large to attach; the limit is {size}.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ ist zu groß zum Anhängen; die Grenze liegt bei {size}.</translation>
    </message>
    <message>
        <source>“{name}” took too long to read.</source>
        <extracomment>app/ui/chat/attachment_words.py</extracomment>
        <translation>„{name}“ zu lesen dauerte zu lange.</translation>
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
        <translation>Engine neu starten</translation>
    </message>
    <message>
        <source>Show the last lines it wrote</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Die letzten Zeilen ihrer Ausgabe anzeigen</translation>
    </message>
    <message>
        <source>Start it again and load the same models</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Die Engine neu starten und dieselben Modelle laden</translation>
    </message>
    <message>
        <source>The conversation is kept, the unfinished answer too.</source>
        <extracomment>app/ui/chat/banner.py</extracomment>
        <translation>Die Unterhaltung ist gespeichert, auch die unfertige Antwort.</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>A dependable all-rounder in many languages with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Ein verlässlicher Alleskönner in vielen Sprachen mit 16 GB.</translation>
    </message>
    <message>
        <source>Careful reasoning in English in short conversations, with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Sorgfältiges Schlussfolgern auf Englisch in kurzen Unterhaltungen, mit 16 GB.</translation>
    </message>
    <message>
        <source>Close to the large services, with 64 GB; drafting gains most here.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Nah an den großen Diensten, mit 64 GB; Entwerfen bringt hier am meisten.</translation>
    </message>
    <message>
        <source>European languages, precise and brief, with 24 GB; its draft was made for it.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Europäische Sprachen, präzise und knapp, mit 24 GB; das Entwurfsmodell wurde dafür gemacht.</translation>
    </message>
    <message>
        <source>Everyday talk and rewriting on a laptop with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Alltagsgespräche und Umformulieren auf einem Laptop mit 8 GB.</translation>
    </message>
    <message>
        <source>Friendly writing and translation in many languages with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Freundliches Schreiben und Übersetzen in vielen Sprachen mit 8 GB.</translation>
    </message>
    <message>
        <source>Hard maths and logic with 32 GB and some patience.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Schwere Mathematik und Logik mit 32 GB und etwas Geduld.</translation>
    </message>
    <message>
        <source>Long trains of thought for maths and puzzles with 16 to 24 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Lange Gedankengänge für Mathematik und Rätsel mit 16 bis 24 GB.</translation>
    </message>
    <message>
        <source>Programs of some size with 32 GB; code is easy to draft.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Programme von einiger Größe mit 32 GB; Code lässt sich leicht entwerfen.</translation>
    </message>
    <message>
        <source>Rich language and good translations with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Reiche Sprache und gute Übersetzungen mit 16 GB.</translation>
    </message>
    <message>
        <source>Simple questions and translations in many languages, with very little memory.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Einfache Fragen und Übersetzungen in vielen Sprachen, mit sehr wenig Speicher.</translation>
    </message>
    <message>
        <source>Small and quick: short English answers and summaries on any computer.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Klein und schnell: kurze englische Antworten und Zusammenfassungen auf jedem Computer.</translation>
    </message>
    <message>
        <source>Strong thinking and code with 16 to 24 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Stark im Denken und bei Code mit 16 bis 24 GB.</translation>
    </message>
    <message>
        <source>The best thinker of its family that fits into 32 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Der beste Denker seiner Familie, der in 32 GB passt.</translation>
    </message>
    <message>
        <source>The deepest trains of thought, with 64 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Die tiefsten Gedankengänge, mit 64 GB.</translation>
    </message>
    <message>
        <source>The richest language of its size with 32 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Die reichste Sprache seiner Größe mit 32 GB.</translation>
    </message>
    <message>
        <source>Thinks before it answers, with more knowledge than 4B; needs 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Denkt nach, bevor es antwortet, mit mehr Wissen als 4B; braucht 16 GB.</translation>
    </message>
    <message>
        <source>Thinks before it answers: maths and logic on a laptop with 8 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Denkt nach, bevor es antwortet: Mathematik und Logik auf einem Laptop mit 8 GB.</translation>
    </message>
    <message>
        <source>Well-known and balanced: talk, summaries and letters with 16 GB.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Bekannt und ausgewogen: Gespräche, Zusammenfassungen und Briefe mit 16 GB.</translation>
    </message>
    <message>
        <source>Writes and explains programs with 16 GB; code is easy to draft.</source>
        <extracomment>resources/catalogue.json</extracomment>
        <translation>Schreibt und erklärt Programme mit 16 GB; Code lässt sich leicht entwerfen.</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Find a command, a setting or a conversation</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Befehl, Einstellung oder Unterhaltung suchen</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Search commands, settings and conversations</source>
        <extracomment>app/ui/actions/command_palette.py</extracomment>
        <translation>Befehle, Einstellungen und Unterhaltungen suchen</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>A file is still being read</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Eine Datei wird noch gelesen</translation>
    </message>
    <message>
        <source>Change the system prompt and the style of this chat</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systemprompt und Stil dieses Chats ändern</translation>
    </message>
    <message>
        <source>End the answer; what is written stays (Esc)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Antwort beenden; das Geschriebene bleibt (Esc)</translation>
    </message>
    <message>
        <source>Enter queues your next message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Enter reiht die nächste Nachricht ein</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter begins a new line</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Enter sendet, Umschalt+Enter beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>Own system prompt · {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Eigener Systemprompt · {style}</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Queue the message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Nachricht einreihen</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send the message (Enter)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Nachricht senden (Enter)</translation>
    </message>
    <message>
        <source>Send the message when the answer has ended (Enter)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Nachricht senden, sobald die Antwort fertig ist (Enter)</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop  Esc</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Stopp  Esc</translation>
    </message>
    <message>
        <source>Stop loading; the question can be asked again (Esc)</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Laden abbrechen; die Frage kann erneut gestellt werden (Esc)</translation>
    </message>
    <message>
        <source>System prompt and style of this chat: {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systemprompt und Stil dieses Chats: {style}</translation>
    </message>
    <message>
        <source>System prompt · {style}</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Systemprompt · {style}</translation>
    </message>
    <message>
        <source>The long text is attached; Ctrl+Shift+V pastes it into the message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Der lange Text ist angehängt; Strg+Umschalt+V fügt ihn in die Nachricht ein</translation>
    </message>
    <message>
        <source>The model is not ready yet; your message waits for it</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Das Modell ist noch nicht bereit; die Nachricht wartet darauf</translation>
    </message>
    <message>
        <source>The model is not ready yet; your message waits for it. Esc stops loading</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Das Modell ist noch nicht bereit; die Nachricht wartet darauf. Esc bricht das Laden ab</translation>
    </message>
    <message numerus="yes">
        <source>The pasted text was cut after {limit} characters</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>
            <numerusform>Der eingefügte Text wurde nach {limit} Zeichen abgeschnitten</numerusform>
            <numerusform>Der eingefügte Text wurde nach {limit} Zeichen abgeschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a message</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Nachricht eingeben</translation>
    </message>
    <message>
        <source>Type your next message meanwhile</source>
        <extracomment>app/ui/chat/composer.py</extracomment>
        <translation>Inzwischen die nächste Nachricht eingeben</translation>
    </message>
</context>
<context>
    <name>ComposerDesk</name>
    <message>
        <source>Attach files</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Attach files…</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Dateien anhängen…</translation>
    </message>
    <message>
        <source>No more messages can be queued</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Mehr Nachrichten lassen sich nicht einreihen</translation>
    </message>
    <message>
        <source>Paste a long text into the message</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Langen Text in die Nachricht einfügen</translation>
    </message>
    <message>
        <source>Removed a queued message</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Eingereihte Nachricht entfernt</translation>
    </message>
    <message>
        <source>attachment document PDF code upload</source>
        <extracomment>app/ui/chat/composer_desk.py</extracomment>
        <translation>Anhang Dokument PDF Code hochladen hinzufügen</translation>
    </message>
</context>
<context>
    <name>ContextGauge</name>
    <message>
        <source>Context: {words}</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>Kontext: {words}</translation>
    </message>
    <message>
        <source>{count}: nearly full</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{count}: fast voll</translation>
    </message>
    <message>
        <source>{count}: no room for an answer</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{count}: kein Platz für eine Antwort</translation>
    </message>
    <message numerus="yes">
        <source>{count}; the {messages} oldest messages are not read any more</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{count}; die älteste Nachricht wird nicht mehr gelesen</numerusform>
            <numerusform>{count}; die {messages} ältesten Nachrichten werden nicht mehr gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} of {limit} tokens</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>
            <numerusform>{tokens} von {limit} Token</numerusform>
            <numerusform>{tokens} von {limit} Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}
So much the model reads for its next answer, your message included.</source>
        <extracomment>app/ui/context/gauge.py</extracomment>
        <translation>{words}
So viel liest das Modell für seine nächste Antwort, die eigene Nachricht eingerechnet.</translation>
    </message>
</context>
<context>
    <name>ContextRoom</name>
    <message>
        <source>Start anew with a summary</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Mit einer Zusammenfassung neu beginnen</translation>
    </message>
    <message>
        <source>Summarise our conversation so far, so that we can go on from your summary alone: what I want, what we found out and decided, and what is still open.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Fasse unsere bisherige Unterhaltung zusammen, sodass wir allein mit deiner Zusammenfassung weitermachen können: was ich möchte, was wir herausgefunden und entschieden haben und was noch offen ist.</translation>
    </message>
    <message>
        <source>The answer was cut, because the context is full.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Die Antwort wurde abgeschnitten, weil der Kontext voll ist.</translation>
    </message>
    <message>
        <source>The context is full; there is no room for another answer.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Der Kontext ist voll; für eine weitere Antwort ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>The conversation has {tokens} tokens, and the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>Die Unterhaltung hat {tokens} Token, und das Modell liest {limit} auf einmal.</numerusform>
            <numerusform>Die Unterhaltung hat {tokens} Tokens, und das Modell liest {limit} auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last message does not fit in the context.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Die letzte Nachricht passt nicht in den Kontext.</translation>
    </message>
    <message numerus="yes">
        <source>With it the conversation has {tokens} tokens; the model reads {limit} at once.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>
            <numerusform>Damit hat die Unterhaltung {tokens} Token; das Modell liest {limit} auf einmal.</numerusform>
            <numerusform>Damit hat die Unterhaltung {tokens} Tokens; das Modell liest {limit} auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your message does not fit in the context.</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>Die Nachricht passt nicht in den Kontext.</translation>
    </message>
    <message>
        <source>summarise context full continue</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>zusammenfassen Kontext voll weiter fortsetzen</translation>
    </message>
    <message>
        <source>{title} (continued)</source>
        <extracomment>app/ui/context/room.py</extracomment>
        <translation>{title} (Fortsetzung)</translation>
    </message>
</context>
<context>
    <name>ConversationActions</name>
    <message>
        <source>Continue the answer</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Antwort fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat löschen</translation>
    </message>
    <message>
        <source>Deleted “{title}”</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>„{title}“ gelöscht</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat duplizieren</translation>
    </message>
    <message>
        <source>Export as JSON…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Als JSON exportieren…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Als Markdown exportieren…</translation>
    </message>
    <message>
        <source>Export chat as JSON…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat als JSON exportieren…</translation>
    </message>
    <message>
        <source>Export chat as Markdown…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat als Markdown exportieren…</translation>
    </message>
    <message>
        <source>Import a conversation…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Unterhaltung importieren…</translation>
    </message>
    <message>
        <source>Import chat…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat importieren…</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Nächste Version</translation>
    </message>
    <message>
        <source>Pin</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pin or unpin chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat anheften oder lösen</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Vorherige Version</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename chat</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Chat umbenennen</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Alle Chats durchsuchen</translation>
    </message>
    <message>
        <source>Show or hide the conversations</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Unterhaltungen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show the conversations</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Unterhaltungen einblenden</translation>
    </message>
    <message>
        <source>System prompt and style of this chat…</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Systemprompt und Stil dieses Chats…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>You can go on; what is said now is written as soon as that is possible.</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Es kann weitergehen; was jetzt gesagt wird, wird gespeichert, sobald das möglich ist.</translation>
    </message>
    <message>
        <source>go on resume cut stopped</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>weiter weitermachen fortsetzen abgeschnitten gestoppt</translation>
    </message>
    <message>
        <source>sampling preset temperature instructions persona</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Sampling Voreinstellung Temperatur Anweisungen Persona</translation>
    </message>
    <message>
        <source>sidebar list drawer</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>Seitenleiste Liste Leiste</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <extracomment>app/ui/conversations/actions.py</extracomment>
        <translation>{title} (Kopie)</translation>
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
        <translation>Titel der Unterhaltung</translation>
    </message>
    <message>
        <source>writing…</source>
        <extracomment>app/ui/conversations/delegate.py</extracomment>
        <translation>schreibt…</translation>
    </message>
</context>
<context>
    <name>ConversationList</name>
    <message>
        <source>Conversations</source>
        <extracomment>app/ui/conversations/list_view.py</extracomment>
        <translation>Unterhaltungen</translation>
    </message>
</context>
<context>
    <name>ConversationModel</name>
    <message>
        <source>Earlier</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Pinned</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>writing…</source>
        <extracomment>app/ui/conversations/model.py</extracomment>
        <translation>schreibt…</translation>
    </message>
</context>
<context>
    <name>ConversationSettingsDialog</name>
    <message>
        <source>As usual</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Holds for this conversation, from the next answer on.</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Gilt für diese Unterhaltung, ab der nächsten Antwort.</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Älteste Nachrichten weglassen</translation>
    </message>
    <message>
        <source>Min-p</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Style</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Such as: Answer briefly and in Dutch.</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Zum Beispiel: Antworte kurz und auf Deutsch.</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>This conversation</source>
        <extracomment>app/ui/conversations/settings_dialog.py</extracomment>
        <translation>Diese Unterhaltung</translation>
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
        <translation>Wenn der Kontext voll ist</translation>
    </message>
</context>
<context>
    <name>ConversationSource</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/conversations/palette_source.py</extracomment>
        <translation>Unterhaltung</translation>
    </message>
</context>
<context>
    <name>CopyButtons</name>
    <message>
        <source>Copied</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy code {number}</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Code {number} kopieren</translation>
    </message>
    <message>
        <source>Copy this code</source>
        <extracomment>app/ui/chat/copy_buttons.py</extracomment>
        <translation>Diesen Code kopieren</translation>
    </message>
</context>
<context>
    <name>DownloadActions</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Lizenz annehmen…</translation>
    </message>
    <message>
        <source>Cancel the download</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Download abbrechen</translation>
    </message>
    <message>
        <source>Cancel the download of {title}?</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Den Download von {title} abbrechen?</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>Token eingeben…</translation>
    </message>
    <message>
        <source>{size} of it are here and would be deleted. Paused, it can go on at any time.</source>
        <extracomment>app/ui/library/download_actions.py</extracomment>
        <translation>{size} davon sind schon da und würden gelöscht. Angehalten kann er jederzeit weitergehen.</translation>
    </message>
</context>
<context>
    <name>DownloadRow</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Lizenz annehmen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Token eingeben…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of {title}</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Fortschritt von {title}</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/download_row.py</extracomment>
        <translation>Jetzt verwenden</translation>
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
        <translation>Die Pfeiltasten ändern sie, Pos1 stellt die übliche Breite wieder her.</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <extracomment>app/ui/conversations/edge_grip.py</extracomment>
        <translation>Breite der Liste</translation>
    </message>
</context>
<context>
    <name>EditingRow</name>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Editing your message; the version before is kept</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Nachricht wird bearbeitet; die vorige Version bleibt erhalten</translation>
    </message>
    <message>
        <source>Leave the message as it is</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Nachricht lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Leave the message as it is (Esc)</source>
        <extracomment>app/ui/chat/editing_row.py</extracomment>
        <translation>Nachricht lassen, wie sie ist (Esc)</translation>
    </message>
</context>
<context>
    <name>EndButton</name>
    <message>
        <source>Go to the end</source>
        <extracomment>app/ui/chat/end_button.py</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go to the end and follow the answer</source>
        <extracomment>app/ui/chat/end_button.py</extracomment>
        <translation>Zum Ende und der Antwort folgen</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>&quot;{1}&quot; cannot be the name of a file.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>„{1}“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no name of a repository.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>„{1}“ ist kein Name eines Repositorys.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is the name of a part of a split model.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>„{1}“ ist der Name eines Teils eines geteilten Modells.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is too long.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>„{1}“ ist zu lang.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no repository.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>„{1}“ benennt kein Repository.</translation>
    </message>
    <message>
        <source>Agree to it there, and enter an access token here.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Dort zustimmen und hier ein Zugangstoken eingeben.</translation>
    </message>
    <message>
        <source>Agree to it there.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Dort zustimmen.</translation>
    </message>
    <message>
        <source>At most {1} MB can be taken in.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Höchstens {1} MB können eingelesen werden.</translation>
    </message>
    <message>
        <source>At most {1} can be taken in.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Höchstens {1} können eingelesen werden.</translation>
    </message>
    <message>
        <source>Check that you may read the file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Prüfen, ob die Datei gelesen werden darf.</translation>
    </message>
    <message>
        <source>Check the files.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Die Dateien prüfen.</translation>
    </message>
    <message>
        <source>Check the folder&apos;s permissions.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Die Rechte des Ordners prüfen.</translation>
    </message>
    <message>
        <source>Check the name; a private one needs your access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Den Namen prüfen; ein privates braucht ein Zugangstoken.</translation>
    </message>
    <message>
        <source>Check the path, or choose another file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Den Pfad prüfen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <extracomment>app/service/facts_shelf.py</extracomment>
        <translation>Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Check your network and its proxy settings.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Das Netzwerk und seine Proxy-Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>Check your network, or try later.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Das Netzwerk prüfen oder es später versuchen.</translation>
    </message>
    <message>
        <source>Check your network.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Das Netzwerk prüfen.</translation>
    </message>
    <message>
        <source>Choose a .gguf file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Eine .gguf-Datei wählen.</translation>
    </message>
    <message>
        <source>Choose a draft of another kind; recurrent and hybrid models cannot draft yet.</source>
        <extracomment>app/core/speculative/model_drafter.py</extracomment>
        <translation>Ein Entwurfsmodell anderer Art wählen; rekurrente und hybride Modelle können noch nicht entwerfen.</translation>
    </message>
    <message>
        <source>Choose a draft of the same family as the target, or none.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Ein Entwurfsmodell aus der Familie des Zielmodells wählen oder keines.</translation>
    </message>
    <message>
        <source>Choose a draft of the same family as the target.</source>
        <extracomment>app/service/agreement.py</extracomment>
        <translation>Ein Entwurfsmodell aus der Familie des Zielmodells wählen.</translation>
    </message>
    <message>
        <source>Choose a file that was made for llama.cpp.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Eine Datei wählen, die für llama.cpp gemacht ist.</translation>
    </message>
    <message>
        <source>Choose a folder on another disk.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Einen Ordner auf einem anderen Laufwerk wählen.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Einen kürzeren Namen wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller context or a smaller model.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Einen kleineren Kontext oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Choose another mirror (HF_ENDPOINT).</source>
        <extracomment>app/library/hub_source.py</extracomment>
        <translation>Einen anderen Spiegelserver wählen (HF_ENDPOINT).</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Eine andere wählen.</translation>
    </message>
    <message>
        <source>Choose another repository.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>Ein anderes Repository wählen.</translation>
    </message>
    <message>
        <source>Choose the .gguf file inside it.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Die .gguf-Datei darin wählen.</translation>
    </message>
    <message>
        <source>Choose the model once more to get the new one.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Das Modell noch einmal wählen, um das neue zu bekommen.</translation>
    </message>
    <message>
        <source>Copy it whole from the Hub: it begins with &quot;hf_&quot;.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Es vollständig vom Hub kopieren: Es beginnt mit „hf_“.</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Erneut herunterladen.</translation>
    </message>
    <message>
        <source>Enter a new one.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Ein neues eingeben.</translation>
    </message>
    <message>
        <source>Hardly anything arrives.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Es kommt kaum etwas an.</translation>
    </message>
    <message>
        <source>Import it with that version.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Mit jener Version importieren.</translation>
    </message>
    <message>
        <source>Instead of {1} a web page came.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Statt {1} kam eine Webseite.</translation>
    </message>
    <message>
        <source>It answers plainly.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Es antwortet normal.</translation>
    </message>
    <message>
        <source>It may have been cancelled.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Vielleicht wurde er abgebrochen.</translation>
    </message>
    <message>
        <source>It must be between 1 and {1}.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Der Wert muss zwischen 1 und {1} liegen.</translation>
    </message>
    <message>
        <source>Its file may be damaged; download it again or choose another.</source>
        <extracomment>app/core/speculative/sampling.py</extracomment>
        <translation>Die Datei ist vielleicht beschädigt; erneut herunterladen oder eine andere wählen.</translation>
    </message>
    <message>
        <source>Its kind may be newer than this program, or memory may be short; choose another file.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Die Art ist vielleicht neuer als dieses Programm, oder der Speicher ist knapp; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Less of {1} came than was announced.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Von {1} kam weniger als angekündigt.</translation>
    </message>
    <message>
        <source>Let the oldest messages be left out, start a new conversation, or choose a larger context.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Die ältesten Nachrichten weglassen, eine neue Unterhaltung beginnen oder einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>Load another model first.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Zuerst ein anderes Modell laden.</translation>
    </message>
    <message>
        <source>Load the models again, then prove it.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Die Modelle neu laden, dann beweisen.</translation>
    </message>
    <message>
        <source>Loading the draft was stopped; the target answers without one.</source>
        <extracomment>app/service/host.py</extracomment>
        <translation>Das Laden des Entwurfsmodells wurde abgebrochen; das Zielmodell antwortet ohne.</translation>
    </message>
    <message>
        <source>Look at the list again.</source>
        <extracomment>app/service/installed_cards.py</extracomment>
        <translation>Die Liste noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Look for a newer file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Eine neuere Datei dieses Modells suchen.</translation>
    </message>
    <message>
        <source>Look for a repository whose name ends in GGUF.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>Ein Repository suchen, dessen Name auf GGUF endet.</translation>
    </message>
    <message>
        <source>Look for an older file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Eine ältere Datei dieses Modells suchen.</translation>
    </message>
    <message>
        <source>Look for the usual file of this model.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>Die übliche Datei dieses Modells suchen.</translation>
    </message>
    <message>
        <source>Make one on the Hub&apos;s settings page and enter it.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Auf der Einstellungsseite des Hubs eines anlegen und eingeben.</translation>
    </message>
    <message>
        <source>Make room for temporary files.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Platz für temporäre Dateien schaffen.</translation>
    </message>
    <message>
        <source>Make room for {1} GB, then resume: what is here already is kept.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Platz für {1} GB schaffen, dann fortsetzen: Was schon da ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Make room, then test again.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Platz schaffen, dann erneut testen.</translation>
    </message>
    <message>
        <source>Make room, then try again.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Platz schaffen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Models to measure with cannot be written: {1}.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Modelle zum Messen können nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>More of {1} came than there is.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Von {1} kam mehr, als es gibt.</translation>
    </message>
    <message>
        <source>No model is loaded.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Es ist kein Modell geladen.</translation>
    </message>
    <message>
        <source>Nothing is drafted, so there is nothing to prove.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Es wird nichts entworfen, also ist nichts zu beweisen.</translation>
    </message>
    <message>
        <source>Of {1} {2} of {3} parts are missing.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Von {1} fehlen {2} von {3} Teilen.</translation>
    </message>
    <message>
        <source>Only a question can be replied to.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Nur auf eine Frage kann geantwortet werden.</translation>
    </message>
    <message>
        <source>Only a reply that ended can be continued.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Nur eine beendete Antwort kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Open a draft model first.</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Zuerst ein Entwurfsmodell öffnen.</translation>
    </message>
    <message>
        <source>Open a draft model, or use the plain method.</source>
        <extracomment>app/service/session.py</extracomment>
        <translation>Ein Entwurfsmodell öffnen oder das normale Verfahren verwenden.</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Zuerst ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Perhaps this network wants you to sign in: open any page in a browser, then try again.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Vielleicht verlangt dieses Netzwerk eine Anmeldung: eine beliebige Seite im Browser öffnen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Put all parts into one folder.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Alle Teile in einen Ordner legen.</translation>
    </message>
    <message>
        <source>Remove it in the keyring&apos;s own program.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Es im Programm des Schlüsselbunds selbst entfernen.</translation>
    </message>
    <message>
        <source>Rename it there, and take it in again.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Dort umbenennen und neu einbinden.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Eines von beiden umbenennen.</translation>
    </message>
    <message>
        <source>Rename or delete it there.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Dort umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>Run the self-test.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>Den Selbsttest ausführen.</translation>
    </message>
    <message>
        <source>Run the set-up again: python3 packaging/slipstream.py run</source>
        <extracomment>app/library/starter.py</extracomment>
        <translation>Die Einrichtung erneut ausführen: python3 packaging/slipstream.py run</translation>
    </message>
    <message>
        <source>Searching and downloading are switched off.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Suchen und Herunterladen sind ausgeschaltet.</translation>
    </message>
    <message>
        <source>Set the variable HF_TOKEN instead.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Stattdessen die Variable HF_TOKEN setzen.</translation>
    </message>
    <message>
        <source>Shorten it or what is attached to it, or choose a larger context.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Sie oder ihre Anhänge kürzen oder einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>Shorten the prompt, start a new conversation, or choose a larger context.</source>
        <extracomment>app/core/speculative/decoder.py</extracomment>
        <translation>Den Prompt kürzen, eine neue Unterhaltung beginnen oder einen größeren Kontext wählen.</translation>
    </message>
    <message>
        <source>Start a new conversation, or choose another model.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Eine neue Unterhaltung beginnen oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>Start that version; this one knows their format up to {1}, not {2}.</source>
        <extracomment>app/storage/migrations.py</extracomment>
        <translation>Jene Version starten; diese kennt ihr Format bis {1}, nicht {2}.</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Erst anhalten.</translation>
    </message>
    <message>
        <source>Take it in where it is instead.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Stattdessen dort einbinden, wo es liegt.</translation>
    </message>
    <message>
        <source>That is no access token.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Das ist kein Zugangstoken.</translation>
    </message>
    <message>
        <source>The Hub cannot be reached.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The Hub does not accept your access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub akzeptiert das Zugangstoken nicht.</translation>
    </message>
    <message>
        <source>The Hub does not answer any more.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>The Hub gets too many requests from here.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub bekommt von hier zu viele Anfragen.</translation>
    </message>
    <message>
        <source>The Hub gives whole files only.</source>
        <extracomment>app/library/hub_source.py</extracomment>
        <translation>Der Hub gibt nur ganze Dateien heraus.</translation>
    </message>
    <message>
        <source>The Hub has a fault (error {1}).</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub hat eine Störung (Fehler {1}).</translation>
    </message>
    <message>
        <source>The Hub refuses {1} with error {2}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub verweigert {1} mit Fehler {2}.</translation>
    </message>
    <message>
        <source>The Hub sent another part of {1} than it was asked for.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub sandte einen anderen Teil von {1} als angefordert.</translation>
    </message>
    <message>
        <source>The Hub shows no repository {1}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Hub zeigt kein Repository {1}.</translation>
    </message>
    <message>
        <source>The Hub&apos;s storage answered with error {1}.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Der Speicher des Hubs antwortete mit Fehler {1}.</translation>
    </message>
    <message>
        <source>The access token cannot be kept: {1}.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Das Zugangstoken kann nicht aufbewahrt werden: {1}.</translation>
    </message>
    <message>
        <source>The connection to the Hub broke.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Die Verbindung zum Hub ist abgebrochen.</translation>
    </message>
    <message>
        <source>The context of {1} tokens is full.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Der Kontext von {1} Tokens ist voll.</translation>
    </message>
    <message>
        <source>The conversation has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Die Unterhaltung hat {1} Tokens, und der Kontext fasst {2}.</translation>
    </message>
    <message>
        <source>The draft cannot be used. {1}</source>
        <extracomment>app/service/host.py</extracomment>
        <translation>Das Entwurfsmodell kann nicht verwendet werden. {1}</translation>
    </message>
    <message>
        <source>The draft failed, so there is nothing to compare: {1}</source>
        <extracomment>app/service/proof.py</extracomment>
        <translation>Das Entwurfsmodell ist ausgefallen, also ist nichts zu vergleichen: {1}</translation>
    </message>
    <message>
        <source>The draft has another vocabulary: token {1} is {2}, in the target {3}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Das Entwurfsmodell hat ein anderes Vokabular: Token {1} ist {2}, im Zielmodell {3}.</translation>
    </message>
    <message>
        <source>The draft has another vocabulary: {1} tokens where the target has {2}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Das Entwurfsmodell hat ein anderes Vokabular: {1} Tokens, wo das Zielmodell {2} hat.</translation>
    </message>
    <message>
        <source>The draft lacks a token that the target&apos;s chats are made of: {1}.</source>
        <extracomment>app/core/speculative/vocabulary_match.py</extracomment>
        <translation>Dem Entwurfsmodell fehlt ein Token, aus dem Chats des Zielmodells bestehen: {1}.</translation>
    </message>
    <message>
        <source>The file may be damaged; choose another file of this model.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Die Datei ist vielleicht beschädigt; eine andere Datei dieses Modells wählen.</translation>
    </message>
    <message>
        <source>The keyring does not let go of the access token.</source>
        <extracomment>app/library/hub_token.py</extracomment>
        <translation>Der Schlüsselbund gibt das Zugangstoken nicht frei.</translation>
    </message>
    <message>
        <source>The list of downloads cannot be written: {1}.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Die Liste der Downloads kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The list of models cannot be written: {1}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Die Liste der Modelle kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>The machine could not be measured. {1}</source>
        <extracomment>app/service/machine_measuring.py</extracomment>
        <translation>Der Computer konnte nicht gemessen werden. {1}</translation>
    </message>
    <message>
        <source>The model was trained for {1} tokens of context; replies may get worse beyond that.</source>
        <extracomment>app/service/loaded_models.py</extracomment>
        <translation>Das Modell wurde für {1} Tokens Kontext trainiert; darüber hinaus können Antworten schlechter werden.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template cannot be read: {1}.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Die Chatvorlage des Modells ist nicht lesbar: {1}.</translation>
    </message>
    <message>
        <source>The model&apos;s chat template cannot write this conversation: {1}.</source>
        <extracomment>app/core/chat_template.py</extracomment>
        <translation>Die Chatvorlage des Modells kann diese Unterhaltung nicht schreiben: {1}.</translation>
    </message>
    <message>
        <source>The model&apos;s output is not a number.</source>
        <extracomment>app/core/speculative/sampling.py</extracomment>
        <translation>Die Ausgabe des Modells ist keine Zahl.</translation>
    </message>
    <message>
        <source>The number of {1} cannot be {2}.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Die Anzahl ({1}) kann nicht {2} sein.</translation>
    </message>
    <message>
        <source>The pair cannot be read: {1}.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Das Paar ist nicht lesbar: {1}.</translation>
    </message>
    <message>
        <source>The program failed: {1}.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Das Programm ist fehlgeschlagen: {1}.</translation>
    </message>
    <message>
        <source>The prompt has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/speculative/decoder.py</extracomment>
        <translation>Der Prompt hat {1} Tokens, und der Kontext fasst {2}.</translation>
    </message>
    <message>
        <source>The question alone has {1} tokens, and the context holds {2}.</source>
        <extracomment>app/core/trimming.py</extracomment>
        <translation>Die Frage allein hat {1} Tokens, und der Kontext fasst {2}.</translation>
    </message>
    <message>
        <source>The result cannot be kept: {1}.</source>
        <extracomment>app/service/machine_insight.py</extracomment>
        <translation>Das Ergebnis kann nicht gespeichert werden: {1}.</translation>
    </message>
    <message>
        <source>The settings could not be read: {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Die Einstellungen konnten nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {1}.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as {1}, and all settings are new.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Die Einstellungsdatei war beschädigt. Sie wurde als {1} aufbewahrt, und alle Einstellungen sind neu.</translation>
    </message>
    <message>
        <source>The starter model is not installed.</source>
        <extracomment>app/library/starter.py</extracomment>
        <translation>Das Startmodell ist nicht installiert.</translation>
    </message>
    <message>
        <source>The target writes tokens that the draft does not know.</source>
        <extracomment>app/service/agreement.py</extracomment>
        <translation>Das Zielmodell schreibt Tokens, die das Entwurfsmodell nicht kennt.</translation>
    </message>
    <message>
        <source>There is a model {1} already.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Es gibt schon ein Modell {1}.</translation>
    </message>
    <message>
        <source>There is no access token.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Es gibt kein Zugangstoken.</translation>
    </message>
    <message>
        <source>There is no draft to write ahead.</source>
        <extracomment>app/service/session.py</extracomment>
        <translation>Es gibt kein Entwurfsmodell, das vorausschreibt.</translation>
    </message>
    <message>
        <source>There is no file {1}.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>Es gibt keine Datei {1}.</translation>
    </message>
    <message>
        <source>There is no model {1} any more.</source>
        <extracomment>app/service/installed_cards.py</extracomment>
        <translation>Es gibt kein Modell {1} mehr.</translation>
    </message>
    <message>
        <source>There is no room for a context of {1} tokens with {2}: {3}</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Für einen Kontext von {1} Tokens mit {2} ist kein Platz: {3}</translation>
    </message>
    <message>
        <source>There is no such download.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>So einen Download gibt es nicht.</translation>
    </message>
    <message>
        <source>There is not enough space for a copy.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Für eine Kopie ist nicht genug Platz.</translation>
    </message>
    <message>
        <source>There is not enough space for {1} on this disk.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Auf diesem Laufwerk ist nicht genug Platz für {1}.</translation>
    </message>
    <message>
        <source>They are kept in {1}.</source>
        <extracomment>app/storage/settings.py</extracomment>
        <translation>Sie liegen in {1}.</translation>
    </message>
    <message>
        <source>This conversation has too many messages.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Diese Unterhaltung hat zu viele Nachrichten.</translation>
    </message>
    <message>
        <source>This conversation is not there any more.</source>
        <extracomment>app/storage/conversations.py</extracomment>
        <translation>Diese Unterhaltung ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This conversation was exported by a newer version of {1}.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Diese Unterhaltung wurde von einer neueren Version von {1} exportiert.</translation>
    </message>
    <message>
        <source>This draft&apos;s memory cannot be rewound after a rejected token.</source>
        <extracomment>app/core/speculative/model_drafter.py</extracomment>
        <translation>Der Speicher dieses Entwurfsmodells lässt sich nach einem abgelehnten Token nicht zurückdrehen.</translation>
    </message>
    <message>
        <source>This file does not hold a whole conversation.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Diese Datei enthält keine vollständige Unterhaltung.</translation>
    </message>
    <message>
        <source>This file is too large for a conversation.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Diese Datei ist zu groß für eine Unterhaltung.</translation>
    </message>
    <message>
        <source>This is not a conversation that {1} exported.</source>
        <extracomment>app/storage/imported.py</extracomment>
        <translation>Dies ist keine Unterhaltung, die {1} exportiert hat.</translation>
    </message>
    <message>
        <source>This message is not there any more.</source>
        <extracomment>app/storage/message_tree.py</extracomment>
        <translation>Diese Nachricht ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This message was deleted.</source>
        <extracomment>app/storage/message_tree.py</extracomment>
        <translation>Diese Nachricht wurde gelöscht.</translation>
    </message>
    <message>
        <source>This message was not deleted.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Diese Nachricht wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>This model brings no chat template; a general one is used, so replies may be odd.</source>
        <extracomment>app/service/loaded_models.py</extracomment>
        <translation>Dieses Modell bringt keine Chatvorlage mit; eine allgemeine wird verwendet, Antworten können daher seltsam sein.</translation>
    </message>
    <message>
        <source>This reply is not being written.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Diese Antwort wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>This reply is not there any more.</source>
        <extracomment>app/storage/messages.py</extracomment>
        <translation>Diese Antwort ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This target&apos;s memory cannot be rewound after a rejected token.</source>
        <extracomment>app/service/model_pair.py</extracomment>
        <translation>Der Speicher dieses Zielmodells lässt sich nach einem abgelehnten Token nicht zurückdrehen.</translation>
    </message>
    <message>
        <source>Try again in a few minutes; with an access token you may ask more often.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>In ein paar Minuten erneut versuchen; mit einem Zugangstoken sind mehr Anfragen erlaubt.</translation>
    </message>
    <message>
        <source>Try again in a while.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Nach einer Weile erneut versuchen.</translation>
    </message>
    <message>
        <source>Try again in {1} seconds; with an access token you may ask more often.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>In {1} Sekunden erneut versuchen; mit einem Zugangstoken sind mehr Anfragen erlaubt.</translation>
    </message>
    <message>
        <source>Try again later, or choose another repository.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Später erneut versuchen oder ein anderes Repository wählen.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>Später erneut versuchen.</translation>
    </message>
    <message>
        <source>Try again with a smaller context.</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>Mit einem kleineren Kontext erneut versuchen.</translation>
    </message>
    <message>
        <source>Unset HF_HUB_OFFLINE to switch them on.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>Zum Einschalten HF_HUB_OFFLINE aufheben.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots and hyphens.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>Buchstaben, Ziffern, Punkte und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>Wait for it, or close the other one.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>Darauf warten oder das andere schließen.</translation>
    </message>
    <message>
        <source>Wait for it.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>Darauf warten.</translation>
    </message>
    <message>
        <source>Write &quot;owner/name&quot;, or &quot;owner/name/file.gguf&quot; for one file.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>„Eigentümer/Name“ schreiben, oder „Eigentümer/Name/Datei.gguf“ für eine Datei.</translation>
    </message>
    <message>
        <source>Write &quot;owner/name&quot;.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>„Eigentümer/Name“ schreiben.</translation>
    </message>
    <message>
        <source>Your conversations were saved by a newer version of {1}.</source>
        <extracomment>app/storage/migrations.py</extracomment>
        <translation>Die Unterhaltungen wurden von einer neueren Version von {1} gespeichert.</translation>
    </message>
    <message>
        <source>llama.cpp cannot run {1}: {2}</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>llama.cpp kann {1} nicht ausführen: {2}</translation>
    </message>
    <message>
        <source>llama.cpp could not evaluate {1} tokens (status {2}).</source>
        <extracomment>app/core/llama/model.py</extracomment>
        <translation>llama.cpp konnte {1} Tokens nicht auswerten (Status {2}).</translation>
    </message>
    <message>
        <source>llama.cpp runs no model to measure with.</source>
        <extracomment>app/service/machine_kernels.py</extracomment>
        <translation>llama.cpp führt kein Modell zum Messen aus.</translation>
    </message>
    <message>
        <source>{1} arrived damaged, twice.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} kam zweimal beschädigt an.</translation>
    </message>
    <message>
        <source>{1} belongs to {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} gehört zu {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be copied: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kann nicht kopiert werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be deleted: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kann nicht gelöscht werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be read: {2}.</source>
        <extracomment>app/service/facts_shelf.py</extracomment>
        <translation>{1} kann nicht gelesen werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be renamed: {2}.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} kann nicht umbenannt werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be used: {2}.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} kann nicht verwendet werden: {2}.</translation>
    </message>
    <message>
        <source>{1} cannot be written: {2}.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} kann nicht geschrieben werden: {2}.</translation>
    </message>
    <message>
        <source>{1} changed on the Hub.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} hat sich auf dem Hub geändert.</translation>
    </message>
    <message>
        <source>{1} has no file {2}.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} hat keine Datei {2}.</translation>
    </message>
    <message>
        <source>{1} has no such file any more.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} hat so eine Datei nicht mehr.</translation>
    </message>
    <message>
        <source>{1} has the tables of another program</source>
        <extracomment>app/storage/database.py</extracomment>
        <translation>{1} hat die Tabellen eines anderen Programms</translation>
    </message>
    <message>
        <source>{1} holds no model for llama.cpp.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} enthält kein Modell für llama.cpp.</translation>
    </message>
    <message>
        <source>{1} is a GGUF file of version {2}, which is not supported.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} ist eine GGUF-Datei der Version {2}, die nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>{1} is a folder.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>{1} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{1} is being copied already.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} wird schon kopiert.</translation>
    </message>
    <message>
        <source>{1} is being downloaded already.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>{1} wird schon heruntergeladen.</translation>
    </message>
    <message>
        <source>{1} is being downloaded by another Slipstream already.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} wird schon von einem anderen Slipstream heruntergeladen.</translation>
    </message>
    <message>
        <source>{1} is damaged or incomplete: its header makes no sense.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} ist beschädigt oder unvollständig: Der Kopf ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>{1} is given to those who agreed to its licence.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} bekommt, wer der Lizenz zugestimmt hat.</translation>
    </message>
    <message>
        <source>{1} is incomplete: {2} of {3} bytes are there.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} ist unvollständig: {2} von {3} Bytes sind da.</translation>
    </message>
    <message>
        <source>{1} is loaded.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} ist geladen.</translation>
    </message>
    <message>
        <source>{1} is no .gguf file.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} ist keine .gguf-Datei.</translation>
    </message>
    <message>
        <source>{1} is no model: something else came.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} ist kein Modell: Es kam etwas anderes.</translation>
    </message>
    <message>
        <source>{1} is not a GGUF model file.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} ist keine GGUF-Modelldatei.</translation>
    </message>
    <message>
        <source>{1} is not a file that can be read</source>
        <extracomment>app/storage/database.py</extracomment>
        <translation>{1} ist keine Datei, die gelesen werden kann</translation>
    </message>
    <message>
        <source>{1} is not a file.</source>
        <extracomment>app/library/byte_source.py</extracomment>
        <translation>{1} ist keine Datei.</translation>
    </message>
    <message>
        <source>{1} is not the same on the Hub any more.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} ist auf dem Hub nicht mehr dieselbe.</translation>
    </message>
    <message>
        <source>{1} is still being downloaded.</source>
        <extracomment>app/library/download_queue.py</extracomment>
        <translation>{1} wird noch heruntergeladen.</translation>
    </message>
    <message>
        <source>{1} is too large for the way this disk is formatted.</source>
        <extracomment>app/library/part_file.py</extracomment>
        <translation>{1} ist zu groß für das Format dieses Laufwerks.</translation>
    </message>
    <message>
        <source>{1} leads in circles on the Hub.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} führt auf dem Hub im Kreis.</translation>
    </message>
    <message>
        <source>{1} leads to an address that is not secure.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1} führt zu einer Adresse, die nicht sicher ist.</translation>
    </message>
    <message>
        <source>{1} lies in another folder.</source>
        <extracomment>app/library/model_keeping.py</extracomment>
        <translation>{1} liegt in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>{1} of {2} cannot be the name of a file.</source>
        <extracomment>app/library/repository.py</extracomment>
        <translation>{1} von {2} kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>{1} should have {2} bytes, but {3} were announced.</source>
        <extracomment>app/library/download.py</extracomment>
        <translation>{1} müsste {2} Bytes haben, angekündigt wurden aber {3}.</translation>
    </message>
    <message>
        <source>{1} was made for big-endian machines.</source>
        <extracomment>app/library/gguf_header.py</extracomment>
        <translation>{1} wurde für Big-Endian-Maschinen gemacht.</translation>
    </message>
    <message>
        <source>{1} was not added.</source>
        <extracomment>app/service/library_desk.py</extracomment>
        <translation>{1} wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>{1}: the Hub&apos;s answer makes no sense.</source>
        <extracomment>app/library/hub.py</extracomment>
        <translation>{1}: Die Antwort des Hubs ergibt keinen Sinn.</translation>
    </message>
</context>
<context>
    <name>EngineClient</name>
    <message>
        <source>Install the program again, so that both come from one version.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Das Programm neu installieren, damit beide aus einer Version stammen.</translation>
    </message>
    <message>
        <source>Restart it to go on; the conversation is kept.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Zum Weitermachen neu starten; die Unterhaltung ist gespeichert.</translation>
    </message>
    <message>
        <source>The engine did not answer after its start.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Die Engine hat nach dem Start nicht geantwortet.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked, so it was ended.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Die Engine hielt auf Anfrage nicht an und wurde deshalb beendet.</translation>
    </message>
    <message>
        <source>Try to restart it.</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Einen Neustart versuchen.</translation>
    </message>
    <message>
        <source>Window and engine are of different versions ({ours} and {theirs}).</source>
        <extracomment>app/workers/engine_client.py</extracomment>
        <translation>Fenster und Engine haben verschiedene Versionen ({ours} und {theirs}).</translation>
    </message>
</context>
<context>
    <name>EngineDeath</name>
    <message>
        <source>Build llama.cpp again on this computer; the set-up does it.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>llama.cpp auf diesem Computer neu bauen; die Einrichtung erledigt das.</translation>
    </message>
    <message>
        <source>Most often memory ran out: close other programs, or choose a smaller model.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Meist war der Speicher voll: andere Programme schließen oder ein kleineres Modell wählen.</translation>
    </message>
    <message>
        <source>Restart it to go on.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Zum Weitermachen neu starten.</translation>
    </message>
    <message>
        <source>Restart it; if it happens again, another model file may help.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Neu starten; passiert es wieder, hilft vielleicht eine andere Modelldatei.</translation>
    </message>
    <message>
        <source>See whether the disk it lies on is still there and whole.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Prüfen, ob das Laufwerk mit der Datei noch da und in Ordnung ist.</translation>
    </message>
    <message>
        <source>The engine crashed while it worked.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine ist bei der Arbeit abgestürzt.</translation>
    </message>
    <message>
        <source>The engine has ended by itself.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine hat sich von selbst beendet.</translation>
    </message>
    <message>
        <source>The engine has ended with exit status {status}.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine wurde mit Exit-Status {status} beendet.</translation>
    </message>
    <message>
        <source>The engine stopped: a model file could not be read any more.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine hielt an: Eine Modelldatei war nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>The engine stopped: llama.cpp stopped on an internal check.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine hielt an: llama.cpp brach bei einer internen Prüfung ab.</translation>
    </message>
    <message>
        <source>The engine stopped: this processor lacks an instruction llama.cpp was built for.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine hielt an: Diesem Prozessor fehlt ein Befehl, für den llama.cpp gebaut wurde.</translation>
    </message>
    <message>
        <source>The engine was ended by signal {number}.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine wurde durch Signal {number} beendet.</translation>
    </message>
    <message>
        <source>The engine was ended by the system or another program.</source>
        <extracomment>app/workers/engine_death.py</extracomment>
        <translation>Die Engine wurde vom System oder einem anderen Programm beendet.</translation>
    </message>
</context>
<context>
    <name>EngineProcess</name>
    <message>
        <source>Run the set-up again, then restart the engine.</source>
        <extracomment>app/workers/engine_process.py</extracomment>
        <translation>Die Einrichtung erneut ausführen, dann die Engine neu starten.</translation>
    </message>
    <message>
        <source>The engine could not be started: {reason}.</source>
        <extracomment>app/workers/engine_process.py</extracomment>
        <translation>Die Engine konnte nicht gestartet werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Find in this chat</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>In diesem Chat suchen</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>Vorherige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <source>{count} so far</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{count} bisher</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>app/ui/chat/find_bar.py</extracomment>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Find in this chat…</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>In diesem Chat suchen…</translation>
    </message>
    <message>
        <source>Find next</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the beginning of the chat</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Zum Anfang des Chats</translation>
    </message>
    <message>
        <source>Go to the end of the chat</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>Zum Ende des Chats</translation>
    </message>
    <message>
        <source>bottom last scroll</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>unten letzte scrollen</translation>
    </message>
    <message>
        <source>search look for text words</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>suchen finden Text Wörter</translation>
    </message>
    <message>
        <source>top first scroll</source>
        <extracomment>app/ui/chat/finding.py</extracomment>
        <translation>oben erste scrollen</translation>
    </message>
</context>
<context>
    <name>FitBar</name>
    <message>
        <source>context</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>working space</source>
        <extracomment>app/ui/library/fit_bar.py</extracomment>
        <translation>Arbeitsbereich</translation>
    </message>
</context>
<context>
    <name>FoundRow</name>
    <message>
        <source>its licence must be accepted</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>die Lizenz muss angenommen werden</translation>
    </message>
    <message numerus="yes">
        <source>{count} downloads a month</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>
            <numerusform>{count} Download im Monat</numerusform>
            <numerusform>{count} Downloads im Monat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} likes</source>
        <extracomment>app/ui/library/found_row.py</extracomment>
        <translation>
            <numerusform>{count} Like</numerusform>
            <numerusform>{count} Likes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FullChoice</name>
    <message>
        <source>From now on, in this conversation. They stay here, but the model does not read them</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Ab jetzt, in dieser Unterhaltung. Sie bleiben hier, aber das Modell liest sie nicht</translation>
    </message>
    <message>
        <source>Larger context…</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Größerer Kontext…</translation>
    </message>
    <message>
        <source>Leave out the oldest messages</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Älteste Nachrichten weglassen</translation>
    </message>
    <message>
        <source>Load again, larger</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Größer neu laden</translation>
    </message>
    <message>
        <source>Load the model again with the context length that was chosen</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Das Modell mit der gewählten Kontextlänge neu laden</translation>
    </message>
    <message>
        <source>Open the settings at the context length</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Einstellungen bei der Kontextlänge öffnen</translation>
    </message>
    <message>
        <source>Start anew with a summary</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Mit einer Zusammenfassung neu beginnen</translation>
    </message>
    <message>
        <source>The model summarises this conversation at the beginning of a new one; this one stays</source>
        <extracomment>app/ui/context/choice.py</extracomment>
        <translation>Das Modell fasst diese Unterhaltung am Anfang einer neuen zusammen; diese bleibt</translation>
    </message>
</context>
<context>
    <name>GateNote</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Lizenz annehmen…</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Token eingeben…</translation>
    </message>
    <message>
        <source>Look again</source>
        <extracomment>app/ui/library/gate_note.py</extracomment>
        <translation>Erneut prüfen</translation>
    </message>
</context>
<context>
    <name>Insights</name>
    <message>
        <source>Details of the last answer</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Details der letzten Antwort</translation>
    </message>
    <message>
        <source>Go from token to token</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Von Token zu Token gehen</translation>
    </message>
    <message>
        <source>Prove the last answer</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Letzte Antwort beweisen</translation>
    </message>
    <message>
        <source>Show drafted tokens</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Entworfene Tokens anzeigen</translation>
    </message>
    <message>
        <source>Statistics of all answers</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Statistik aller Antworten</translation>
    </message>
    <message>
        <source>factor speed table export csv</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Faktor Geschwindigkeit Tempo Tabelle Export CSV</translation>
    </message>
    <message>
        <source>marks accepted underline speculation draft</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Markierungen übernommen unterstreichen Spekulation Entwurf Draft</translation>
    </message>
    <message>
        <source>record measured speed acceptance</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>Aufzeichnung gemessen Geschwindigkeit Akzeptanz</translation>
    </message>
    <message>
        <source>verify lossless identical without speculation compare</source>
        <extracomment>app/ui/insights.py</extracomment>
        <translation>prüfen verlustfrei identisch ohne Spekulation vergleichen</translation>
    </message>
</context>
<context>
    <name>InstalledPage</name>
    <message>
        <source>Add a file…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Could not be looked at:</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Konnte nicht angesehen werden:</translation>
    </message>
    <message>
        <source>Download a pair, or add the folder in which you keep models.</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Ein Paar herunterladen oder den Ordner hinzufügen, in dem die Modelle liegen.</translation>
    </message>
    <message>
        <source>Looked for in</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Gesucht in</translation>
    </message>
    <message>
        <source>Looking for models on this computer…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Modelle auf diesem Computer werden gesucht…</translation>
    </message>
    <message>
        <source>Models on this computer</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Modelle auf diesem Computer</translation>
    </message>
    <message>
        <source>There are no models on this computer yet.</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>Auf diesem Computer gibt es noch keine Modelle.</translation>
    </message>
    <message>
        <source>reading what they are…</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>wird noch eingelesen…</translation>
    </message>
    <message numerus="yes">
        <source>{count} models, {size}</source>
        <extracomment>app/ui/library/installed_page.py</extracomment>
        <translation>
            <numerusform>{count} Modell, {size}</numerusform>
            <numerusform>{count} Modelle, {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstalledRow</name>
    <message>
        <source>Delete…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>In use as the draft</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als Entwurfsmodell in Gebrauch</translation>
    </message>
    <message>
        <source>In use as the target</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als Zielmodell in Gebrauch</translation>
    </message>
    <message>
        <source>It belongs to another program. Rename or delete it there.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Es gehört zu einem anderen Programm. Dort umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>It is loaded. Load another model first.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Es ist geladen. Zuerst ein anderes Modell laden.</translation>
    </message>
    <message>
        <source>It lies elsewhere. Rename it there.</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Es liegt woanders. Dort umbenennen.</translation>
    </message>
    <message>
        <source>Leave out…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Weglassen…</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Ordner anzeigen</translation>
    </message>
    <message>
        <source>Use as draft</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als Entwurf verwenden</translation>
    </message>
    <message>
        <source>Use as target</source>
        <extracomment>app/ui/library/installed_row.py</extracomment>
        <translation>Als Ziel verwenden</translation>
    </message>
</context>
<context>
    <name>LibraryButton</name>
    <message>
        <source>Choose, download and keep models</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modelle wählen, herunterladen und verwalten</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modelle</translation>
    </message>
    <message numerus="yes">
        <source>Models · {count} paused</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>
            <numerusform>Modelle · {count} angehalten</numerusform>
            <numerusform>Modelle · {count} angehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Models: downloading {share}</source>
        <extracomment>app/ui/library/library_button.py</extracomment>
        <translation>Modelle: lädt herunter, {share}</translation>
    </message>
</context>
<context>
    <name>LibraryConnection</name>
    <message>
        <source>It starts again by itself: try once more in a moment.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Er startet von selbst wieder: gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The part of the program that looks after models has stopped.</source>
        <extracomment>app/workers/library_connection.py</extracomment>
        <translation>Der Programmteil, der die Modelle verwaltet, ist gestoppt.</translation>
    </message>
</context>
<context>
    <name>LibraryDesk</name>
    <message>
        <source>Load a target and a draft first.</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Zuerst ein Ziel- und ein Entwurfsmodell laden.</translation>
    </message>
    <message>
        <source>Models…</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Modelle…</translation>
    </message>
    <message>
        <source>Test this pair</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Dieses Paar testen</translation>
    </message>
    <message>
        <source>There is no pair to test.</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Es gibt kein Paar zum Testen.</translation>
    </message>
    <message>
        <source>bench measure speed factor</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>Test messen Geschwindigkeit Tempo Faktor Benchmark</translation>
    </message>
    <message>
        <source>choose pair download search install library hugging face</source>
        <extracomment>app/ui/library/desk.py</extracomment>
        <translation>wählen Paar herunterladen suchen installieren Bibliothek Hugging Face</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Best for this computer first: {machine}.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Das Beste für diesen Computer zuerst: {machine}.</translation>
    </message>
    <message>
        <source>Choose a pair</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Paar wählen</translation>
    </message>
    <message>
        <source>Copying a model</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Modell kopieren</translation>
    </message>
    <message>
        <source>Copying the model: {part}</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Modell wird kopiert: {part}</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Finds out in about a minute what each kind of weights costs here, to predict speeds</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Findet in etwa einer Minute heraus, was jede Art von Gewichten hier kostet, um Geschwindigkeiten vorherzusagen</translation>
    </message>
    <message>
        <source>Installed</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Installed {count}</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Installiert {count}</translation>
    </message>
    <message>
        <source>Measure again</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Measure this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Diesen Computer messen</translation>
    </message>
    <message>
        <source>Measuring this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Dieser Computer wird gemessen</translation>
    </message>
    <message>
        <source>Measuring this computer: it takes about a minute, and answers are slower meanwhile.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Dieser Computer wird gemessen: Das dauert etwa eine Minute, und Antworten sind inzwischen langsamer.</translation>
    </message>
    <message>
        <source>Measuring {kind}, {number} of {total}. Answers are slower meanwhile.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>{kind} wird gemessen, {number} von {total}. Antworten sind inzwischen langsamer.</translation>
    </message>
    <message>
        <source>Open a GGUF file…</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>GGUF-Datei öffnen…</translation>
    </message>
    <message>
        <source>Pairs for this computer</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Paare für diesen Computer</translation>
    </message>
    <message>
        <source>Search Hugging Face or paste an address</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Suchen oder Adresse einfügen</translation>
    </message>
    <message>
        <source>Search the Hub, or name a repository</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Den Hub durchsuchen oder ein Repository nennen</translation>
    </message>
    <message>
        <source>Stop copying</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Kopieren abbrechen</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Messen abbrechen</translation>
    </message>
    <message>
        <source>The large model answers, the small one runs ahead.</source>
        <extracomment>app/ui/library/dialog.py</extracomment>
        <translation>Das große Modell antwortet, das kleine läuft voraus.</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>How fast it will be can be predicted once this computer was measured.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Wie schnell es wird, lässt sich vorhersagen, sobald dieser Computer gemessen ist.</translation>
    </message>
    <message>
        <source>It does not fit, with no context at all.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Es passt nicht, auch ganz ohne Kontext nicht.</translation>
    </message>
    <message>
        <source>It needs {needed} with {count} tokens of context; {room} are free for models.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Es braucht {needed} mit {count} Tokens Kontext; für Modelle sind {room} frei.</translation>
    </message>
    <message numerus="yes">
        <source>Measured {day}: {plain} tokens a second alone, {speed} with the draft, over {count} answers.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>Gemessen {day}: {plain} Tokens pro Sekunde allein, {speed} mit Entwurf, über {count} Antwort.</numerusform>
            <numerusform>Gemessen {day}: {plain} Tokens pro Sekunde allein, {speed} mit Entwurf, über {count} Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {plain} tokens a second alone, {speed} with the draft, if it is right in {share} of cases. The first answers will tell.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Vorhergesagt: {plain} Tokens pro Sekunde allein, {speed} mit Entwurf, wenn er in {share} der Fälle richtig liegt. Die ersten Antworten werden es zeigen.</translation>
    </message>
    <message>
        <source>Stored as {quantization} the target would fit.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Als {quantization} gespeichert würde das Zielmodell passen.</translation>
    </message>
    <message>
        <source>This is told from the sizes; the files themselves tell more exactly.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Das folgt aus den Größen; die Dateien selbst sagen es genauer.</translation>
    </message>
    <message>
        <source>Up to {alone} tokens of context fit.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Bis zu {alone} Tokens Kontext passen.</translation>
    </message>
    <message>
        <source>Without the draft up to {alone} tokens of context fit, with it none.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Ohne Entwurf passen bis zu {alone} Tokens Kontext, mit ihm keine.</translation>
    </message>
    <message>
        <source>Without the draft up to {alone} tokens of context fit, with it up to {both}.</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Ohne Entwurf passen bis zu {alone} Tokens Kontext, mit ihm bis zu {both}.</translation>
    </message>
    <message>
        <source>belongs to GPT4All, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gehört zu GPT4All, schreibgeschützt</translation>
    </message>
    <message>
        <source>belongs to Jan, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gehört zu Jan, schreibgeschützt</translation>
    </message>
    <message>
        <source>belongs to LM Studio, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gehört zu LM Studio, schreibgeschützt</translation>
    </message>
    <message>
        <source>belongs to Ollama, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gehört zu Ollama, schreibgeschützt</translation>
    </message>
    <message>
        <source>came with this program</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>kam mit diesem Programm</translation>
    </message>
    <message>
        <source>checked as it arrives</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>beim Empfang geprüft</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>everyday chat</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Alltags-Chat</translation>
    </message>
    <message>
        <source>fits easily</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>passt leicht</translation>
    </message>
    <message>
        <source>fits well</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>passt gut</translation>
    </message>
    <message>
        <source>fits without the draft only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>passt nur ohne Entwurf</translation>
    </message>
    <message>
        <source>fits; close other programs</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>passt; andere Programme schließen</translation>
    </message>
    <message>
        <source>in a folder you added</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>in einem hinzugefügten Ordner</translation>
    </message>
    <message>
        <source>in the Hugging Face cache, read-only</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>im Hugging-Face-Cache, schreibgeschützt</translation>
    </message>
    <message>
        <source>in this program&apos;s folder</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>im Ordner dieses Programms</translation>
    </message>
    <message>
        <source>measured here</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hier gemessen</translation>
    </message>
    <message>
        <source>measured {day}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{day} gemessen</translation>
    </message>
    <message>
        <source>not measured</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>on {date}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>am {date}</translation>
    </message>
    <message>
        <source>predicted here</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>hier vorhergesagt</translation>
    </message>
    <message>
        <source>reasoning</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Schlussfolgern</translation>
    </message>
    <message>
        <source>roughly predicted</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>grob vorhergesagt</translation>
    </message>
    <message>
        <source>taken in where it lies</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>eingebunden, wo es liegt</translation>
    </message>
    <message>
        <source>tight: context {count}</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>knapp: Kontext {count}</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>gestern</translation>
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
            <numerusform>{count} Kern</numerusform>
            <numerusform>{count} Kerne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} languages</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>
            <numerusform>{count} Sprache</numerusform>
            <numerusform>{count} Sprachen</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} · looking at what is here already</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · prüft, was schon da ist</translation>
    </message>
    <message>
        <source>{part} · nothing arrives at the moment</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · gerade kommt nichts an</translation>
    </message>
    <message>
        <source>{part} · paused</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · angehalten</translation>
    </message>
    <message>
        <source>{part} · stopped</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · gestoppt</translation>
    </message>
    <message>
        <source>{part} · tries again soon</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · versucht es gleich wieder</translation>
    </message>
    <message>
        <source>{part} · waits for its turn</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{part} · wartet, bis es an der Reihe ist</translation>
    </message>
    <message>
        <source>{size}, complete and checked</source>
        <extracomment>app/ui/library/library_words.py</extracomment>
        <translation>{size}, vollständig und geprüft</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Open draft…</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Entwurfsmodell öffnen…</translation>
    </message>
    <message>
        <source>Open target…</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Zielmodell öffnen…</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
    <message>
        <source>Show or hide the meter</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Messwerte ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>dock speed measurements</source>
        <extracomment>app/ui/main_window.py</extracomment>
        <translation>Dock Leiste Geschwindigkeit Messung Tempo</translation>
    </message>
</context>
<context>
    <name>MemoryCard</name>
    <message>
        <source>Memory: {taken} of {total}</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Speicher: {taken} von {total}</translation>
    </message>
    <message>
        <source>Memory: {taken}, more than the {total} there are</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Speicher: {taken}, mehr als die vorhandenen {total}</translation>
    </message>
    <message>
        <source>caches</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Caches</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>working space</source>
        <extracomment>app/ui/meter/memory_bar.py</extracomment>
        <translation>Arbeitsbereich</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <extracomment>app/ui/actions/menu_button.py</extracomment>
        <translation>Menü (F10)</translation>
    </message>
</context>
<context>
    <name>MessageActions</name>
    <message>
        <source>Answer again</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <source>Answer again; this answer stays as a version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Neu antworten; diese Antwort bleibt als Version erhalten</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy {message} as Markdown</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Als Markdown kopieren: {message}</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete {message} and what follows it</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Mit allem Folgenden löschen: {message}</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit {message}</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Bearbeiten: {message}</translation>
    </message>
    <message>
        <source>Everything that was measured of this answer</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Alles, was an dieser Antwort gemessen wurde</translation>
    </message>
    <message>
        <source>Next version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Nächste Version</translation>
    </message>
    <message>
        <source>Previous version</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Vorherige Version</translation>
    </message>
    <message>
        <source>Prove it</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Beweisen</translation>
    </message>
    <message>
        <source>Version {number} of {count}</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Version {number} von {count}</translation>
    </message>
    <message>
        <source>Write this answer again, with the draft and without, and compare</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>Diese Antwort noch einmal schreiben, mit und ohne Entwurf, und vergleichen</translation>
    </message>
    <message>
        <source>this answer</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>diese Antwort</translation>
    </message>
    <message>
        <source>this message</source>
        <extracomment>app/ui/chat/message_actions.py</extracomment>
        <translation>diese Nachricht</translation>
    </message>
</context>
<context>
    <name>MessageCommands</name>
    <message>
        <source>Deleted a message and what followed it</source>
        <extracomment>app/ui/chat/message_commands.py</extracomment>
        <translation>Eine Nachricht mit allem Folgenden gelöscht</translation>
    </message>
    <message>
        <source>Deleted an answer and what followed it</source>
        <extracomment>app/ui/chat/message_commands.py</extracomment>
        <translation>Eine Antwort mit allem Folgenden gelöscht</translation>
    </message>
</context>
<context>
    <name>MessageEdit</name>
    <message>
        <source>Message</source>
        <extracomment>app/ui/chat/message_edit.py</extracomment>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>MeterDock</name>
    <message>
        <source>Show the meter</source>
        <extracomment>app/ui/meter/dock.py</extracomment>
        <translation>Messwerte einblenden</translation>
    </message>
</context>
<context>
    <name>MeterPanel</name>
    <message>
        <source>Hide the meter</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Messwerte ausblenden</translation>
    </message>
    <message>
        <source>Kept, by place in the draft</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Übernommen, nach Stelle im Entwurf</translation>
    </message>
    <message>
        <source>Last two minutes, in tokens a second</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Letzte zwei Minuten, in Tokens/s</translation>
    </message>
    <message>
        <source>Meter</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>This answer</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Diese Antwort</translation>
    </message>
    <message>
        <source>drafted and kept</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>drafted at a time</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>entworfen</translation>
    </message>
    <message>
        <source>first token after</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>erstes Token nach</translation>
    </message>
    <message>
        <source>gained</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>measured</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measuring</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>nothing was drafted</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>nichts wurde entworfen</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>plain would be</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>normal wären</translation>
    </message>
    <message>
        <source>shown while an answer is written</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>zu sehen, während geantwortet wird</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>this answer</source>
        <extracomment>app/ui/meter/panel.py</extracomment>
        <translation>diese Antwort</translation>
    </message>
</context>
<context>
    <name>MeterStrip</name>
    <message>
        <source>Show the meter (Ctrl+Shift+B)</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>Messwerte einblenden (Strg+Umschalt+B)</translation>
    </message>
    <message>
        <source>measuring</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>plain speed</source>
        <extracomment>app/ui/meter/strip.py</extracomment>
        <translation>normale Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>MethodMenu</name>
    <message>
        <source>Always so many, even where that makes answers slower</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Immer so viele, auch wo das Antworten langsamer macht</translation>
    </message>
    <message>
        <source>As many as pay, left to the program; best for nearly everybody</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>So viele, wie sich lohnen, das Programm wählt; für fast alle am besten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Draft length</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwurfslänge</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <source>Draft, if {share} sure</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwurf, wenn {share} sicher</translation>
    </message>
    <message>
        <source>Draft, {count} at a time</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwurf, {count} auf einmal</translation>
    </message>
    <message>
        <source>Draft, {count} at a time, if {share} sure</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwurf, {count} auf einmal, wenn {share} sicher</translation>
    </message>
    <message>
        <source>Drafts on only while the draft is at least {share} sure, even where that is slower</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Entwirft nur weiter, solange das Entwurfsmodell mindestens {share} sicher ist, auch wo das langsamer ist</translation>
    </message>
    <message>
        <source>How many tokens the draft proposes before the target checks them. Automatic is best for nearly everybody: it drafts as far as pays on this computer.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Wie viele Tokens das Entwurfsmodell vorschlägt, bevor das Zielmodell sie prüft. Automatisch ist für fast alle am besten: So weit wird entworfen, wie es sich auf diesem Computer lohnt.</translation>
    </message>
    <message>
        <source>However sure the draft is, left to the program; best for nearly everybody</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Wie sicher auch immer, das Programm wählt; für fast alle am besten</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Minimum confidence</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Mindestsicherheit</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Stop drafting where the draft is less sure of a token than this. None is best for nearly everybody: how sure it must be is then left to the program.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Hört auf zu entwerfen, wo das Entwurfsmodell sich eines Tokens weniger sicher ist. Keine ist für fast alle am besten: Wie sicher es sein muss, entscheidet dann das Programm.</translation>
    </message>
    <message>
        <source>The draft proposes, the target checks; needs a draft model</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Das Entwurfsmodell schlägt vor, das Zielmodell prüft; braucht ein Entwurfsmodell</translation>
    </message>
    <message>
        <source>The target alone, one token at a time</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Nur das Zielmodell, Token für Token</translation>
    </message>
    <message>
        <source>Uses the draft model when there is one</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Verwendet das Entwurfsmodell, wenn eines da ist</translation>
    </message>
    <message>
        <source>You chose how far. Leaving that to the program is best for nearly everybody.</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>Wie weit, ist selbst gewählt. Das dem Programm zu überlassen ist für fast alle am besten.</translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens</source>
        <extracomment>app/ui/models/method_menu.py</extracomment>
        <translation>
            <numerusform>{count} Token</numerusform>
            <numerusform>{count} Tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelActions</name>
    <message>
        <source>Add a folder with models</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Ordner mit Modellen hinzufügen</translation>
    </message>
    <message>
        <source>Add a model file</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Modelldatei hinzufügen</translation>
    </message>
    <message>
        <source>Copy it</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>{name} löschen?</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf)</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>GGUF-Modelle (*.gguf)</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leave {name} out of the list?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>{name} aus der Liste weglassen?</translation>
    </message>
    <message>
        <source>Left where it is, it takes no more space. A copy stays when the original goes.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Dort gelassen braucht es keinen weiteren Platz. Eine Kopie bleibt, wenn das Original verschwindet.</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New name of {name}</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Neuer Name von {name}</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename a model</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Modell umbenennen</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>This frees no space, as the file has another name elsewhere.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Das gibt keinen Platz frei, denn die Datei hat anderswo noch einen Namen.</translation>
    </message>
    <message>
        <source>This frees {size} and cannot be taken back: it would have to come again.</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Das gibt {size} frei und lässt sich nicht rückgängig machen: Es müsste neu geladen werden.</translation>
    </message>
    <message>
        <source>Where shall {name} lie?</source>
        <extracomment>app/ui/library/model_actions.py</extracomment>
        <translation>Wo soll {name} liegen?</translation>
    </message>
</context>
<context>
    <name>ModelBar</name>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Engine: {state}</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Engine: {state}</translation>
    </message>
    <message>
        <source>GGUF models (*.gguf);;All files (*)</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>GGUF-Modelle (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>No model is chosen</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Es ist kein Modell gewählt</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Open a draft model</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Entwurfsmodell öffnen</translation>
    </message>
    <message>
        <source>Open a target model</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Zielmodell öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Stop loading</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Laden abbrechen</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The answer under way goes on as it was asked for.</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>Die laufende Antwort geht so weiter, wie sie angefordert wurde.</translation>
    </message>
    <message>
        <source>next answer</source>
        <extracomment>app/ui/models/model_bar.py</extracomment>
        <translation>nächste Antwort</translation>
    </message>
</context>
<context>
    <name>ModelController</name>
    <message>
        <source>Loading {name} was stopped.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Das Laden von {name} wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No model is loaded; open one to go on.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Es ist kein Modell geladen; zum Weitermachen eines öffnen.</translation>
    </message>
    <message>
        <source>The draft failed, and the answer was finished without it.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Das Entwurfsmodell ist ausgefallen; die Antwort wurde ohne es beendet.</translation>
    </message>
    <message>
        <source>The method is Automatic again, since there is no draft model.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>Das Verfahren ist wieder Automatisch, denn es gibt kein Entwurfsmodell.</translation>
    </message>
    <message>
        <source>{draft} does not draft for {target}.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{draft} entwirft nicht für {target}.</translation>
    </message>
    <message>
        <source>{name} could not be loaded.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{name} konnte nicht geladen werden.</translation>
    </message>
    <message>
        <source>{target} had made room for it and is being loaded again.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} hatte dafür Platz gemacht und wird erneut geladen.</translation>
    </message>
    <message>
        <source>{target} is loaded.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} ist geladen.</translation>
    </message>
    <message>
        <source>{target} is still in use.</source>
        <extracomment>app/ui/models/controller.py</extracomment>
        <translation>{target} ist weiterhin in Gebrauch.</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Dismiss</source>
        <extracomment>app/ui/models/notice_strip.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dismiss the notice</source>
        <extracomment>app/ui/models/notice_strip.py</extracomment>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OpenConversations</name>
    <message>
        <source>It lies in {path} now; {name} begins a new one.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Sie liegt jetzt in {path}; {name} beginnt eine neue.</translation>
    </message>
    <message>
        <source>The file of conversations cannot be used.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Die Datei mit den Unterhaltungen kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The file of conversations cannot be written.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Die Datei mit den Unterhaltungen kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The file of conversations was damaged.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Die Datei mit den Unterhaltungen war beschädigt.</translation>
    </message>
    <message>
        <source>The system says: {cause}.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Das System meldet: {cause}.</translation>
    </message>
    <message>
        <source>You can go on; what is said now ends with the program.</source>
        <extracomment>app/ui/conversations/opening.py</extracomment>
        <translation>Es kann weitergehen; was jetzt gesagt wird, endet mit dem Programm.</translation>
    </message>
</context>
<context>
    <name>PairCard</name>
    <message>
        <source>Accept the licence…</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Lizenz annehmen…</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Details of {name}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Details zu {name}</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>{size} herunterladen</translation>
    </message>
    <message>
        <source>Downloading {share}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Lädt herunter, {share}</translation>
    </message>
    <message>
        <source>Enter a token for {name}</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Token für {name} eingeben</translation>
    </message>
    <message>
        <source>Enter a token…</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Token eingeben…</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Loaded; it writes the next answer</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Geladen; schreibt die nächste Antwort</translation>
    </message>
    <message>
        <source>On this computer</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>Paused, {part} is here</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Angehalten, {part} ist da</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/pair_card.py</extracomment>
        <translation>Jetzt verwenden</translation>
    </message>
</context>
<context>
    <name>PairFilters</name>
    <message>
        <source>Any language</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Jede Sprache</translation>
    </message>
    <message>
        <source>Any purpose</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Jeder Zweck</translation>
    </message>
    <message>
        <source>Any size</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Jede Größe</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Fits this computer</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Passt auf diesen Computer</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Purpose</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Up to {size}</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Bis {size}</translation>
    </message>
    <message>
        <source>Whether it fits or not</source>
        <extracomment>app/ui/library/pair_filters.py</extracomment>
        <translation>Ob es passt oder nicht</translation>
    </message>
</context>
<context>
    <name>PairPage</name>
    <message>
        <source>Asking the Hub for other ways to store it…</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Beim Hub werden andere Speicherformen erfragt…</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Details of a pair</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Details eines Paars</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download {size}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{size} herunterladen</translation>
    </message>
    <message>
        <source>Downloading {share}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Lädt herunter, {share}</translation>
    </message>
    <message>
        <source>In use</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>No draft</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Kein Entwurf</translation>
    </message>
    <message>
        <source>No draft is known for it; lookup drafts need none.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Dafür ist kein Entwurfsmodell bekannt; Nachschlage-Entwürfe brauchen keines.</translation>
    </message>
    <message>
        <source>Plain speed, and the least memory.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Normale Geschwindigkeit und am wenigsten Speicher.</translation>
    </message>
    <message>
        <source>Read the licence: {name}</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Lizenz lesen: {name}</translation>
    </message>
    <message>
        <source>The draft that runs ahead</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Das Entwurfsmodell, das vorausläuft</translation>
    </message>
    <message>
        <source>The model that answers</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Das Modell, das antwortet</translation>
    </message>
    <message>
        <source>This repository holds no model for llama.cpp.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Dieses Repository enthält kein Modell für llama.cpp.</translation>
    </message>
    <message>
        <source>Use now</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>Jetzt verwenden</translation>
    </message>
    <message>
        <source>on this computer</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>recommended</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>{name} is given to those who agreed to its licence.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{name} bekommt, wer der Lizenz zugestimmt hat.</translation>
    </message>
    <message>
        <source>{name} is given to those whom its owner lets in.</source>
        <extracomment>app/ui/library/pair_page.py</extracomment>
        <translation>{name} bekommt, wen der Eigentümer zulässt.</translation>
    </message>
</context>
<context>
    <name>PairReason</name>
    <message>
        <source>A few tokens ({count:,}) mean something else to the draft, the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Einige Tokens ({count:,}) bedeuten für das Entwurfsmodell etwas anderes, das erste ist Token {token}: {draft_text!r}, im Zielmodell {target_text!r}.</translation>
    </message>
    <message>
        <source>Both models speak the same {count:,} tokens.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Beide Modelle verwenden dieselben {count:,} Tokens.</translation>
    </message>
    <message>
        <source>One vocabulary is longer by {count:,} entries at its end, which are never drafted.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Ein Vokabular ist am Ende um {count:,} Einträge länger; sie werden nie entworfen.</translation>
    </message>
    <message>
        <source>Some special tokens ({count:,}) mean something else to the draft, the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Einige Sondertokens ({count:,}) bedeuten für das Entwurfsmodell etwas anderes, das erste ist Token {token}: {draft_text!r}, im Zielmodell {target_text!r}.</translation>
    </message>
    <message>
        <source>The draft has more than half of what the target reads for a token, so that drafting may not pay.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell liest je Token mehr als die Hälfte dessen, was das Zielmodell liest, sodass Entwerfen sich vielleicht nicht lohnt.</translation>
    </message>
    <message>
        <source>The draft has {draft_number:,} tokens, the target {target_number:,}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell hat {draft_number:,} Tokens, das Zielmodell {target_number:,}.</translation>
    </message>
    <message>
        <source>The draft is no smaller than the target, so that drafting cannot pay.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell ist nicht kleiner als das Zielmodell, sodass Entwerfen sich nicht lohnen kann.</translation>
    </message>
    <message>
        <source>The draft is used to texts that begin with {draft_text}, the target begins them with {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell ist Texte gewohnt, die mit {draft_text} beginnen, das Zielmodell beginnt sie mit {target_text}.</translation>
    </message>
    <message>
        <source>The draft is used to texts that end with {draft_text}, the target ends them with {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell ist Texte gewohnt, die mit {draft_text} enden, das Zielmodell beendet sie mit {target_text}.</translation>
    </message>
    <message>
        <source>The draft lacks tokens that the target&apos;s chats may be made of ({count:,}), the first is {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Dem Entwurfsmodell fehlen Tokens, aus denen Chats des Zielmodells bestehen können ({count:,}), das erste ist {target_text!r}.</translation>
    </message>
    <message>
        <source>The draft learnt from texts that were split another way ({draft_text}, the target {target_text}), so that it may be wrong more often.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell lernte aus Texten, die anders zerlegt waren ({draft_text}, das Zielmodell {target_text}), sodass es öfter falsch liegen kann.</translation>
    </message>
    <message>
        <source>The draft was trained for {draft_number:,} tokens of context, the target for {target_number:,}; further on it is wrong more often.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Entwurfsmodell wurde für {draft_number:,} Tokens Kontext trainiert, das Zielmodell für {target_number:,}; darüber hinaus liegt es öfter falsch.</translation>
    </message>
    <message>
        <source>The models cut texts into tokens in different ways: {draft_text}, the target {target_text}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Die Modelle zerlegen Texte verschieden in Tokens: {draft_text}, das Zielmodell {target_text}.</translation>
    </message>
    <message>
        <source>The target has layers of its own that predict further tokens ({count}).</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Zielmodell hat eigene Schichten, die weitere Tokens vorhersagen ({count}).</translation>
    </message>
    <message>
        <source>The target uses {target_number} of {count} experts for a token; checking several tokens wakes more of them and costs more.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das Zielmodell nutzt {target_number} von {count} Experten je Token; mehrere Tokens zu prüfen weckt mehr davon und kostet mehr.</translation>
    </message>
    <message>
        <source>The tokens differ ({count:,} of them), the first is token {token}: {draft_text!r}, in the target {target_text!r}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Die Tokens unterscheiden sich ({count:,} davon), das erste ist Token {token}: {draft_text!r}, im Zielmodell {target_text!r}.</translation>
    </message>
    <message>
        <source>The {role} is {what}.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Das {role} ist {what}.</translation>
    </message>
    <message>
        <source>The {role}&apos;s file holds a vocabulary and no weights.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Die Datei ({role}) enthält ein Vokabular und keine Gewichte.</translation>
    </message>
    <message>
        <source>The {role}&apos;s file is of an old version or made for other machines.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Die Datei ({role}) ist von einer alten Version oder für andere Maschinen gemacht.</translation>
    </message>
    <message>
        <source>The {role}&apos;s memory is recurrent: it cannot take back a rejected token.</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>Der Speicher ({role}) ist rekurrent: Ein abgelehntes Token lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>a diffusion model, which does not write from left to right</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Diffusionsmodell, das nicht von links nach rechts schreibt</translation>
    </message>
    <message>
        <source>a language model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Sprachmodell</translation>
    </message>
    <message>
        <source>a later part of a split model; choose its first part</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein späterer Teil eines geteilten Modells; den ersten Teil wählen</translation>
    </message>
    <message>
        <source>a model that reads a text whole before it writes</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Modell, das einen Text ganz liest, bevor es schreibt</translation>
    </message>
    <message>
        <source>a set of drafting heads, which need the inner states of their own model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Satz Entwurfsköpfe, die die inneren Zustände ihres eigenen Modells brauchen</translation>
    </message>
    <message>
        <source>an adapter, which only changes another model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Adapter, der nur ein anderes Modell ändert</translation>
    </message>
    <message>
        <source>an embedding model, which writes no text</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>ein Embedding-Modell, das keinen Text schreibt</translation>
    </message>
    <message>
        <source>no language model</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>kein Sprachmodell</translation>
    </message>
    <message>
        <source>the eyes or ears of another model (a projector)</source>
        <extracomment>app/library/compatibility_words.py</extracomment>
        <translation>das Auge oder Ohr eines anderen Modells (ein Projektor)</translation>
    </message>
</context>
<context>
    <name>PairSummary</name>
    <message>
        <source>Context</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Download</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Looking into both files…</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Beide Dateien werden geprüft…</translation>
    </message>
    <message>
        <source>Their first megabytes are enough to compare the vocabularies.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Die ersten Megabytes genügen, um die Vokabulare zu vergleichen.</translation>
    </message>
    <message>
        <source>There is no exact verdict.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Es gibt kein genaues Urteil.</translation>
    </message>
    <message>
        <source>Without a draft: plain speed.</source>
        <extracomment>app/ui/library/pair_summary.py</extracomment>
        <translation>Ohne Entwurf: normale Geschwindigkeit.</translation>
    </message>
</context>
<context>
    <name>PairTestDialog</name>
    <message>
        <source>All answers are the same token for token.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Alle Antworten sind Token für Token gleich.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Loading both models a second time, so that the chat is left alone. Then some answers are written with and without the draft.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Beide Modelle werden ein zweites Mal geladen, damit der Chat ungestört bleibt. Dann werden einige Antworten mit und ohne Entwurf geschrieben.</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Fortschritt des Tests</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Abgebrochen. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Test this pair</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Dieses Paar testen</translation>
    </message>
    <message>
        <source>The pair could not be measured.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>Das Paar konnte nicht gemessen werden.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {total} answers written</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{done} von {total} Antwort geschrieben</numerusform>
            <numerusform>{done} von {total} Antworten geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plain} tokens a second alone, {speed} with the draft ({low} to {high} times) over {count} answers.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>
            <numerusform>{plain} Tokens pro Sekunde allein, {speed} mit Entwurf ({low}- bis {high}-mal) über {count} Antwort.</numerusform>
            <numerusform>{plain} Tokens pro Sekunde allein, {speed} mit Entwurf ({low}- bis {high}-mal) über {count} Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of drafted tokens were kept.</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>{share} der entworfenen Tokens wurden übernommen.</translation>
    </message>
    <message>
        <source>{target} with {draft}</source>
        <extracomment>app/ui/library/pair_test_dialog.py</extracomment>
        <translation>{target} mit {draft}</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Ask for less, or search the Hub for other models.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Weniger verlangen oder auf dem Hub nach anderen Modellen suchen.</translation>
    </message>
    <message>
        <source>How fast a pair will be can be predicted once this computer was measured (a minute).</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Wie schnell ein Paar wird, lässt sich vorhersagen, sobald dieser Computer gemessen ist (eine Minute).</translation>
    </message>
    <message>
        <source>Looking which pairs fit this computer…</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Es wird geprüft, welche Paare auf diesen Computer passen…</translation>
    </message>
    <message>
        <source>No pair is like that.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>So ein Paar gibt es nicht.</translation>
    </message>
    <message>
        <source>Pairs for this computer</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Paare für diesen Computer</translation>
    </message>
    <message>
        <source>Show all pairs</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Alle Paare anzeigen</translation>
    </message>
    <message>
        <source>The first time this takes a few seconds.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Beim ersten Mal dauert das ein paar Sekunden.</translation>
    </message>
    <message>
        <source>There are no pairs to choose from.</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Es gibt keine Paare zur Auswahl.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/pairs_page.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>PaperClipButton</name>
    <message>
        <source>Attach files</source>
        <extracomment>app/ui/chat/paper_clip.py</extracomment>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Attach text files, code or PDFs (Ctrl+Shift+A)</source>
        <extracomment>app/ui/chat/paper_clip.py</extracomment>
        <translation>Textdateien, Code oder PDFs anhängen (Strg+Umschalt+A)</translation>
    </message>
</context>
<context>
    <name>PlaceBars</name>
    <message>
        <source>Kept, by place in the draft: {shares}</source>
        <extracomment>app/ui/meter/place_bars.py</extracomment>
        <translation>Übernommen, nach Stelle im Entwurf: {shares}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <extracomment>app/ui/meter/place_bars.py</extracomment>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>(not there at the moment)</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>(zurzeit nicht da)</translation>
    </message>
    <message>
        <source>Its models stay where they are</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>Die Modelle bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Leave out</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Leave out {folder}</source>
        <extracomment>app/ui/library/place_row.py</extracomment>
        <translation>{folder} weglassen</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>As usual</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Creative</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Kreativ</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>app/ui/conversations/presets.py</extracomment>
        <translation>Präzise</translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>About {name}</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Begin a new line</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Neue Zeile beginnen</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Befehlspalette…</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Delete the chat chosen in the list</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>In der Liste gewählten Chat löschen</translation>
    </message>
    <message>
        <source>Edit the last message, from an empty field</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Letzte Nachricht bearbeiten, aus leerem Feld</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Zum nächsten Element</translation>
    </message>
    <message>
        <source>High-contrast theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Design mit hohem Kontrast</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Light theme</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Durch die Unterhaltung scrollen</translation>
    </message>
    <message>
        <source>Send the message</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Nachricht senden</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Design des Systems</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>appearance colours</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Aussehen Farben Theme</translation>
    </message>
    <message>
        <source>find run</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>suchen finden ausführen</translation>
    </message>
    <message>
        <source>zoom 100 %</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>Zoom 100 %</translation>
    </message>
    <message>
        <source>zoom in bigger</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>vergrößern Zoom größer</translation>
    </message>
    <message>
        <source>zoom out</source>
        <extracomment>app/ui/actions/program_actions.py</extracomment>
        <translation>verkleinern Zoom kleiner</translation>
    </message>
</context>
<context>
    <name>ProofCard</name>
    <message>
        <source>Close</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Beweis schließen</translation>
    </message>
    <message>
        <source>Not proved</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Nicht bewiesen</translation>
    </message>
    <message>
        <source>Progress of the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Fortschritt des Beweises</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Reading the conversation.</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Die Unterhaltung wird gelesen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the proof</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Beweis abbrechen</translation>
    </message>
    <message>
        <source>Writing it again, with the draft and without</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>Wird neu geschrieben, mit Entwurf und ohne</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>beide</translation>
    </message>
    <message>
        <source>then drafted</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>dann mit Entwurf</translation>
    </message>
    <message>
        <source>then plainly</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>dann normal</translation>
    </message>
    <message numerus="yes">
        <source>{done} of at most {total} tokens, both times together.</source>
        <extracomment>app/ui/proof/card.py</extracomment>
        <translation>
            <numerusform>{done} von höchstens {total} Token, beide Male zusammen.</numerusform>
            <numerusform>{done} von höchstens {total} Tokens, beide Male zusammen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofController</name>
    <message>
        <source>No draft is loaded, so both times would be plain.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Es ist kein Entwurfsmodell geladen, beide Male wären also normal.</translation>
    </message>
    <message>
        <source>No model is ready.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Kein Modell ist bereit.</translation>
    </message>
    <message>
        <source>Open a draft, then prove it.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Ein Entwurfsmodell öffnen, dann beweisen.</translation>
    </message>
    <message>
        <source>Open a model, then prove it.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Ein Modell öffnen, dann beweisen.</translation>
    </message>
    <message>
        <source>Prove it when that is done.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Beweisen, wenn das fertig ist.</translation>
    </message>
    <message>
        <source>Something else is being written.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Es wird gerade etwas anderes geschrieben.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Stopped: something else was asked for.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Abgebrochen: Es wurde etwas anderes angefordert.</translation>
    </message>
    <message>
        <source>There is no question with an answer here.</source>
        <extracomment>app/ui/proof/controller.py</extracomment>
        <translation>Hier ist keine Frage mit einer Antwort.</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>(the answer ends)</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>(die Antwort endet)</translation>
    </message>
    <message>
        <source>Different from the first token on</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Ab dem ersten Token verschieden</translation>
    </message>
    <message>
        <source>Identical</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Identisch</translation>
    </message>
    <message>
        <source>Identical, but nothing was drafted</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Identisch, aber nichts wurde entworfen</translation>
    </message>
    <message>
        <source>The answer above is not the plain one, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben ist nicht Wort für Wort die normale.</translation>
    </message>
    <message>
        <source>The answer above is the plain one, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben ist Wort für Wort die normale.</translation>
    </message>
    <message>
        <source>The answer above says something else: models, settings or what came before it changed.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben lautet anders: Modelle, Einstellungen oder das, was davor stand, haben sich geändert.</translation>
    </message>
    <message>
        <source>The answer above says the same, word for word.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben lautet Wort für Wort gleich.</translation>
    </message>
    <message>
        <source>The answer above was sampled without a seed, so nobody can write it again; both of these shared one.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben wurde ohne Seed gewählt, niemand kann sie also noch einmal schreiben; diese beiden hatten denselben.</translation>
    </message>
    <message>
        <source>The answer above was written by another model, so it cannot be compared.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Die Antwort oben stammt von einem anderen Modell und lässt sich daher nicht vergleichen.</translation>
    </message>
    <message>
        <source>The draft proposed nothing on the way, so this says nothing about drafting.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Das Entwurfsmodell hat unterwegs nichts vorgeschlagen, also sagt das nichts über das Entwerfen.</translation>
    </message>
    <message numerus="yes">
        <source>The same for {count} tokens, then different</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>{count} Token gleich, dann verschieden</numerusform>
            <numerusform>{count} Tokens gleich, dann verschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>The target found the plain one likelier by {points} percentage points. That is more than a near tie; it is worth reporting, with the models&apos; names and the settings.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Das Zielmodell fand das normale um {points} Prozentpunkte wahrscheinlicher. Das ist mehr als beinahe gleich; es ist eine Meldung wert, mit den Namen der Modelle und den Einstellungen.</translation>
    </message>
    <message>
        <source>To the target both were about equally likely: the plain one by {points} percentage points. Checking several tokens at once rounds a little differently from one at a time, without flash attention and with K-quants above all, and that decides such a tie.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>Für das Zielmodell waren beide etwa gleich wahrscheinlich: das normale um {points} Prozentpunkte mehr. Mehrere Tokens auf einmal zu prüfen rundet etwas anders als eines nach dem anderen, vor allem ohne Flash Attention und mit K-Quants, und das entscheidet einen solchen Gleichstand.</translation>
    </message>
    <message numerus="yes">
        <source>Written twice more, drafted and plainly: all {count} tokens are the same.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Noch zweimal geschrieben, mit Entwurf und normal: Das eine Token ist gleich.</numerusform>
            <numerusform>Noch zweimal geschrieben, mit Entwurf und normal: Alle {count} Tokens sind gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>not proved: nothing was drafted</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>nicht bewiesen: nichts wurde entworfen</translation>
    </message>
    <message numerus="yes">
        <source>proof: differs after {count} tokens</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Beweis: weicht nach {count} Token ab</numerusform>
            <numerusform>Beweis: weicht nach {count} Tokens ab</numerusform>
        </translation>
    </message>
    <message>
        <source>proved identical</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>als identisch bewiesen</translation>
    </message>
    <message>
        <source>proved identical, {factor} times as fast</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>als identisch bewiesen, {factor}-mal so schnell</translation>
    </message>
    <message numerus="yes">
        <source>{factor} times as fast a token with the draft: {drafted} for {ours} tokens, plainly {plain} for {theirs}.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>
            <numerusform>Je Token {factor}-mal so schnell mit Entwurf: {drafted} für {ours} Token, normal {plain} für {theirs}.</numerusform>
            <numerusform>Je Token {factor}-mal so schnell mit Entwurf: {drafted} für {ours} Tokens, normal {plain} für {theirs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{factor} times as fast with the draft: {drafted} instead of {plain}.</source>
        <extracomment>app/ui/proof/words.py</extracomment>
        <translation>{factor}-mal so schnell mit Entwurf: {drafted} statt {plain}.</translation>
    </message>
</context>
<context>
    <name>QuantizationWords</name>
    <message>
        <source>A little better than four bits, and a little larger.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Etwas besser als vier Bit und etwas größer.</translation>
    </message>
    <message>
        <source>A little smaller than Q4_K_M and as good, but slower on many processors.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Etwas kleiner als Q4_K_M und ebenso gut, aber auf vielen Prozessoren langsamer.</translation>
    </message>
    <message>
        <source>As it was trained: very large, and hardly better than Q8_0.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Wie trainiert: sehr groß und kaum besser als Q8_0.</translation>
    </message>
    <message>
        <source>As small as it gets; it makes many mistakes.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>So klein wie möglich; es macht viele Fehler.</translation>
    </message>
    <message>
        <source>Four bits a weight in the simplest way: small, and on many processors the fastest.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier Bit je Gewicht auf die einfachste Weise: klein und auf vielen Prozessoren am schnellsten.</translation>
    </message>
    <message>
        <source>Four bits a weight, as the newest models are trained.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier Bit je Gewicht, wie die neuesten Modelle trainiert werden.</translation>
    </message>
    <message>
        <source>Four bits a weight: small, with little loss. It suits most people.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Vier Bit je Gewicht: klein, mit wenig Verlust. Für die meisten passend.</translation>
    </message>
    <message>
        <source>Hardly any loss; rather large.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Kaum Verlust; recht groß.</translation>
    </message>
    <message>
        <source>Nearly no loss; large.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Fast kein Verlust; groß.</translation>
    </message>
    <message>
        <source>Stored in a way that its name does not tell.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Auf eine Weise gespeichert, die der Name nicht verrät.</translation>
    </message>
    <message>
        <source>Twice the size of F16 and no better in use.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Doppelt so groß wie F16 und im Gebrauch nicht besser.</translation>
    </message>
    <message>
        <source>Very small; it makes more mistakes.</source>
        <extracomment>app/ui/library/quantization_words.py</extracomment>
        <translation>Sehr klein; es macht mehr Fehler.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Open</source>
        <extracomment>app/ui/library/question.py</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <extracomment>app/ui/library/question.py</extracomment>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Your message</source>
        <extracomment>app/ui/chat/question_view.py</extracomment>
        <translation>Eigene Nachricht</translation>
    </message>
</context>
<context>
    <name>QueueRow</name>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Eingereihte Nachricht bearbeiten: {text}</translation>
    </message>
    <message>
        <source>Next:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Als Nächstes:</translation>
    </message>
    <message>
        <source>Queued messages</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Eingereihte Nachrichten</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Eingereihte Nachricht entfernen: {text}</translation>
    </message>
    <message>
        <source>Send</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send the queued message: {text}</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Eingereihte Nachricht senden: {text}</translation>
    </message>
    <message>
        <source>Then:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Danach:</translation>
    </message>
    <message>
        <source>Waiting:</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>Wartet:</translation>
    </message>
    <message>
        <source>{text} (with {names})</source>
        <extracomment>app/ui/chat/queue_row.py</extracomment>
        <translation>{text} (mit {names})</translation>
    </message>
</context>
<context>
    <name>ReachLine</name>
    <message>
        <source>The conversation is longer than the context, so its oldest messages are left out.</source>
        <extracomment>app/ui/chat/reach_line.py</extracomment>
        <translation>Die Unterhaltung ist länger als der Kontext, darum werden die ältesten Nachrichten weggelassen.</translation>
    </message>
    <message>
        <source>The model no longer reads what is above</source>
        <extracomment>app/ui/chat/reach_line.py</extracomment>
        <translation>Das Modell liest nicht mehr, was darüber steht</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Drafting does not pay: a drafted token costs {figure:.2f} times one of the target&apos;s own.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Entwerfen lohnt nicht: Ein entworfenes Token kostet {figure:.2f}-mal so viel wie ein eigenes des Zielmodells.</translation>
    </message>
    <message>
        <source>Drafting does not pay: checking {tokens} tokens costs {figure:.1f} times one here.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Entwerfen lohnt nicht: {tokens} Tokens zu prüfen kostet hier {figure:.1f}-mal so viel wie eines.</translation>
    </message>
    <message>
        <source>Drafting does not pay: the draft was right {figure:.0%} of the time.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Entwerfen lohnt nicht: Das Entwurfsmodell lag in {figure:.0%} der Fälle richtig.</translation>
    </message>
    <message>
        <source>Drafting pays, as far as the draft is sure.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Entwerfen lohnt, solange das Entwurfsmodell sicher ist.</translation>
    </message>
    <message>
        <source>Drafts are short: checking {tokens} tokens costs {figure:.1f} times one here.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Entwürfe sind kurz: {tokens} Tokens zu prüfen kostet hier {figure:.1f}-mal so viel wie eines.</translation>
    </message>
    <message>
        <source>Nothing is drafted.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Es wird nichts entworfen.</translation>
    </message>
    <message>
        <source>Nothing is drafted: the draft does not know a token of this text.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Es wird nichts entworfen: Das Entwurfsmodell kennt ein Token dieses Textes nicht.</translation>
    </message>
    <message>
        <source>Nothing is drafted: the draft failed.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Es wird nichts entworfen: Das Entwurfsmodell ist ausgefallen.</translation>
    </message>
    <message>
        <source>Nothing is drafted: there is no room left in the context.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Es wird nichts entworfen: Im Kontext ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>The cost of plain decoding is being measured.</source>
        <extracomment>app/core/reason_words.py</extracomment>
        <translation>Es wird gemessen, was normales Dekodieren kostet.</translation>
    </message>
</context>
<context>
    <name>ReplyDetails</name>
    <message>
        <source>About this answer</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Über diese Antwort</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all of it</source>
        <extracomment>app/ui/statistics/reply_details.py</extracomment>
        <translation>Alles kopieren</translation>
    </message>
</context>
<context>
    <name>ReplyFacts</name>
    <message>
        <source>Asked for</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Draft length</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Entwurfslänge</translation>
    </message>
    <message>
        <source>Drafting</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>First token after</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Erstes Token nach</translation>
    </message>
    <message>
        <source>How it was asked for</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Wie sie angefordert wurde</translation>
    </message>
    <message>
        <source>It ended</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Sie endete</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Kept by place</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Übernommen nach Stelle</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Mostly plain because</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Meist normal, weil</translation>
    </message>
    <message>
        <source>Plain would be</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Normal wären</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Reading before it</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Lesen davor</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>This answer</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Diese Antwort</translation>
    </message>
    <message>
        <source>Words chosen</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Wortwahl</translation>
    </message>
    <message>
        <source>Writing</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>always the likeliest</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>immer das wahrscheinlichste</translation>
    </message>
    <message numerus="yes">
        <source>always {count} tokens</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>immer {count} Token</numerusform>
            <numerusform>immer {count} Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>as long as the draft is at least {share} sure</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>solange das Entwurfsmodell mindestens {share} sicher ist</translation>
    </message>
    <message>
        <source>at a stop word</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>bei einem Stoppwort</translation>
    </message>
    <message>
        <source>at the length limit</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>an der Längengrenze</translation>
    </message>
    <message>
        <source>because it was stopped</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>weil sie abgebrochen wurde</translation>
    </message>
    <message>
        <source>because the context was full</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>weil der Kontext voll war</translation>
    </message>
    <message>
        <source>by itself</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>drafted</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>entworfen</translation>
    </message>
    <message>
        <source>drafted where that pays</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>entworfen, wo es lohnt</translation>
    </message>
    <message>
        <source>min-p {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Min-p {value}</translation>
    </message>
    <message>
        <source>no seed</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>kein Seed</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>plain, one token at a time</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>normal, Token für Token</translation>
    </message>
    <message>
        <source>repeat penalty {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Wiederholungsstrafe {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Seed {value}</translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Temperatur {value}</translation>
    </message>
    <message>
        <source>top-k {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Top-k {value}</translation>
    </message>
    <message>
        <source>top-p {value}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>Top-p {value}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>{count}, with {tokens} tokens each</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>{count}, mit je {tokens} Tokens</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of {drafted} drafted tokens, {share}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{kept} von {drafted} entworfenen Token, {share}</numerusform>
            <numerusform>{kept} von {drafted} entworfenen Tokens, {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean} tokens on average, at most {most}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>im Mittel {mean} Tokens, höchstens {most}</translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} Token in {time}</numerusform>
            <numerusform>{tokens} Tokens in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}, {known} of them known from before</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} Token in {time}, davon {known} schon bekannt</numerusform>
            <numerusform>{tokens} Tokens in {time}, davon {known} schon bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tokens} tokens in {time}: drafting {draft}, checking {check}</source>
        <extracomment>app/ui/statistics/facts.py</extracomment>
        <translation>
            <numerusform>{tokens} Token in {time}: Entwerfen {draft}, Prüfen {check}</numerusform>
            <numerusform>{tokens} Tokens in {time}: Entwerfen {draft}, Prüfen {check}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplyRemedies</name>
    <message>
        <source>Ask the same question again</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Dieselbe Frage noch einmal stellen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Go on where the answer ended (Alt+Enter)</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Weitermachen, wo die Antwort endete (Alt+Enter)</translation>
    </message>
    <message>
        <source>Take the question back and change it</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Die Frage zurücknehmen und ändern</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/chat/reply_remedies.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ReplyText</name>
    <message>
        <source>Answer</source>
        <extracomment>app/ui/chat/reply_text.py</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>app/ui/chat/reply_text.py</extracomment>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>ReplyTokens</name>
    <message>
        <source>Where the tokens of this answer came from was not kept.</source>
        <extracomment>app/ui/tokens/reply_tokens.py</extracomment>
        <translation>Woher die Tokens dieser Antwort kamen, wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>ReplyView</name>
    <message>
        <source>Progress</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Why this answer was mostly written without the draft: {reason}</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>Warum diese Antwort meist ohne Entwurf geschrieben wurde: {reason}</translation>
    </message>
    <message>
        <source>answering</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>antwortet</translation>
    </message>
    <message>
        <source>broke off</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cut at the length limit</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>an der Längengrenze abgeschnitten</translation>
    </message>
    <message>
        <source>cut: the context is full</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>abgeschnitten: Der Kontext ist voll</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>not answered</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>waits for the answer in another conversation</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wartet auf die Antwort in einer anderen Unterhaltung</translation>
    </message>
    <message>
        <source>waits for the model</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wartet auf das Modell</translation>
    </message>
    <message>
        <source>waits for the model: {state}</source>
        <extracomment>app/ui/chat/reply_view.py</extracomment>
        <translation>wartet auf das Modell: {state}</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Asking the Hub for {name}…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Beim Hub wird {name} erfragt…</translation>
    </message>
    <message>
        <source>Asking the Hub for “{words}”…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Beim Hub wird „{words}“ gesucht…</translation>
    </message>
    <message>
        <source>Asking the Hub what is fetched most…</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Beim Hub wird erfragt, was am meisten geladen wird…</translation>
    </message>
    <message>
        <source>Everything on the Hub</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Alles auf dem Hub</translation>
    </message>
    <message>
        <source>Search for any model</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Beliebiges Modell suchen</translation>
    </message>
    <message>
        <source>Show what is fetched most</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Zeigen, was am meisten geladen wird</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>The Hub has nothing like “{words}” for llama.cpp.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Der Hub hat nichts wie „{words}“ für llama.cpp.</translation>
    </message>
    <message>
        <source>The pairs and everything on this computer can be used as before.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Die Paare und alles auf diesem Computer lassen sich wie zuvor verwenden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try fewer words, or the name of the one who made the model.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Weniger Wörter versuchen oder den Namen des Modellherstellers.</translation>
    </message>
    <message>
        <source>Write words such as “qwen coder 7b” above and press Enter, or paste the name or address of a repository. Nothing is sent before.</source>
        <extracomment>app/ui/library/search_page.py</extracomment>
        <translation>Oben Wörter wie „qwen coder 7b“ schreiben und Enter drücken, oder Namen oder Adresse eines Repositorys einfügen. Vorher wird nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Back to the default</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>Zurück zur Vorgabe</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset {title}</source>
        <extracomment>app/ui/settings/row.py</extracomment>
        <translation>{title} zurücksetzen</translation>
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
        <translation>0 nimmt immer das wahrscheinlichste Wort. Höhere Werte geben abwechslungsreichere Antworten, etwa ab 1,2 weniger sinnvolle. Bis zur ersten Änderung gilt, was die Datei des Modells empfiehlt.</translation>
    </message>
    <message>
        <source>131 072 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>131 072 Tokens</translation>
    </message>
    <message>
        <source>16 384 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>16 384 Tokens</translation>
    </message>
    <message>
        <source>2 048 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>2 048 Tokens</translation>
    </message>
    <message>
        <source>32 768 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>32 768 Tokens</translation>
    </message>
    <message>
        <source>4 096 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>4 096 Tokens</translation>
    </message>
    <message>
        <source>65 536 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>65 536 Tokens</translation>
    </message>
    <message>
        <source>8 192 tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>8 192 Tokens</translation>
    </message>
    <message>
        <source>A conversation may grow longer than a model can read at once. Then you are asked what to do, or its oldest messages are left out. Each conversation can have its own choice.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Eine Unterhaltung kann länger werden, als ein Modell auf einmal lesen kann. Dann wird nachgefragt, oder ihre ältesten Nachrichten werden weggelassen. Jede Unterhaltung kann ihre eigene Wahl haben.</translation>
    </message>
    <message>
        <source>Above 1 makes words that were just used less likely. 1 is off, and best for most models.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Über 1 macht eben verwendete Wörter unwahrscheinlicher. 1 ist aus und für die meisten Modelle am besten.</translation>
    </message>
    <message>
        <source>An answer is cut after so many tokens. A token is about three quarters of a word.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Eine Antwort wird nach so vielen Tokens abgeschnitten. Ein Token ist etwa drei viertel Wort.</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Applies from the next answer on.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Gilt ab der nächsten Antwort.</translation>
    </message>
    <message>
        <source>Applies when a model is loaded.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Gilt, wenn ein Modell geladen wird.</translation>
    </message>
    <message>
        <source>Applies when the program is opened again.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Gilt, wenn das Programm neu geöffnet wird.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Chooses among so many of the likeliest tokens only; 0 lets all take part.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wählt nur unter so vielen der wahrscheinlichsten Tokens; bei 0 nehmen alle teil.</translation>
    </message>
    <message>
        <source>Chooses among the likeliest tokens that together reach this probability; 1 lets all take part.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wählt unter den wahrscheinlichsten Tokens, die zusammen diese Wahrscheinlichkeit erreichen; bei 1 nehmen alle teil.</translation>
    </message>
    <message>
        <source>Context length</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Kontextlänge</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Dunkel</translation>
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
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>How large everything in the window is. Ctrl + and Ctrl − change it too, Ctrl 0 resets it.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wie groß alles im Fenster ist. Auch Strg + und Strg − ändern es, Strg 0 setzt es zurück.</translation>
    </message>
    <message>
        <source>How many processor cores an answer may use. Automatic measures which is fastest here; fewer leave room for other programs.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wie viele Prozessorkerne eine Antwort nutzen darf. Automatisch misst, was hier am schnellsten ist; weniger lassen Platz für andere Programme.</translation>
    </message>
    <message>
        <source>How many tokens of a conversation a model sees at once. More takes more memory; Automatic takes what the model was made for, within reason.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wie viele Tokens einer Unterhaltung ein Modell auf einmal sieht. Mehr braucht mehr Speicher; Automatisch nimmt, wofür das Modell gemacht ist, in vernünftigen Grenzen.</translation>
    </message>
    <message>
        <source>How words are chosen</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wie Wörter gewählt werden</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Leave out oldest</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Älteste weglassen</translation>
    </message>
    <message>
        <source>Leaves out tokens less likely than this share of the likeliest one; 0 leaves none out.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Lässt Tokens weg, die unwahrscheinlicher sind als dieser Anteil des wahrscheinlichsten; bei 0 keine.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark paper. System follows your desktop, also when it changes during the day.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Helles oder dunkles Papier. System folgt dem Desktop, auch wenn er im Lauf des Tages wechselt.</translation>
    </message>
    <message>
        <source>Longest answer</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Längste Antwort</translation>
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
        <translation>Jedes Mal neu</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>On: an answer is the same with and without drafting. Off: faster in long conversations on some machines, but drafting may then change a word here and there.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>An: Eine Antwort ist mit und ohne Entwerfen dieselbe. Aus: auf manchen Computern schneller in langen Unterhaltungen, aber Entwerfen kann dann hier und da ein Wort ändern.</translation>
    </message>
    <message>
        <source>Repeat penalty</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Setting</source>
        <extracomment>app/ui/actions/sources.py</extracomment>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Show drafted tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Entworfene Tokens anzeigen</translation>
    </message>
    <message>
        <source>Shows answers as they were written, with a line below what the draft wrote and dots below what the target wrote itself.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Zeigt Antworten, wie sie geschrieben wurden: mit einer Linie unter dem, was das Entwurfsmodell schrieb, und Punkten unter dem, was das Zielmodell selbst schrieb.</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>System prompt</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Systemprompt</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>The language of the window, and how it writes numbers. A model answers in the language you write to it.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Die Sprache des Fensters und wie es Zahlen schreibt. Ein Modell antwortet in der Sprache, in der ihm geschrieben wird.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Design</translation>
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
        <translation>Was einem Modell vor jeder Unterhaltung gesagt wird, etwa wem es antwortet und in welchem Ton. Leer lässt das Modell, wie seine Hersteller es gemeint haben.</translation>
    </message>
    <message>
        <source>When the context is full</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wenn der Kontext voll ist</translation>
    </message>
    <message>
        <source>With the same seed, settings and conversation the answer is the same again.</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Mit gleichem Seed, gleichen Einstellungen und gleicher Unterhaltung ist die Antwort wieder dieselbe.</translation>
    </message>
    <message>
        <source>colour color dark light night contrast accessibility appearance</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Farbe dunkel hell Nacht Kontrast Barrierefreiheit Aussehen Theme</translation>
    </message>
    <message>
        <source>context overflow full trim drop oldest messages window length memory</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Kontext Überlauf voll kürzen weglassen älteste Nachrichten Fenster Länge Speicher</translation>
    </message>
    <message>
        <source>cpu cores processor speed</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>CPU Kerne Prozessor Geschwindigkeit</translation>
    </message>
    <message>
        <source>creativity random greedy sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Kreativität Zufall greedy Sampling</translation>
    </message>
    <message>
        <source>fused exact identical speed fa</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>exakt identisch Geschwindigkeit fa</translation>
    </message>
    <message>
        <source>instructions persona role character custom</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Anweisungen Persona Rolle Charakter eigene</translation>
    </message>
    <message>
        <source>max tokens limit length reply cut</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>maximal Tokens Grenze Länge Antwort abschneiden</translation>
    </message>
    <message>
        <source>memory tokens window ctx n_ctx</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Speicher Tokens Fenster ctx n_ctx</translation>
    </message>
    <message>
        <source>nucleus sampling probability</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Nucleus Sampling Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>random reproducible deterministic sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Zufall wiederholbar deterministisch Sampling</translation>
    </message>
    <message>
        <source>repetition loop sampling</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Wiederholung Schleife Sampling</translation>
    </message>
    <message>
        <source>sampling candidates</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Sampling Kandidaten</translation>
    </message>
    <message>
        <source>sampling probability minimum</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Sampling Wahrscheinlichkeit Minimum</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>tokens accepted marks underline speculation draft legend</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Tokens übernommen Markierungen unterstreichen Spekulation Entwurf Draft Legende</translation>
    </message>
    <message>
        <source>translation locale english dutch german nederlands deutsch taal sprache</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Übersetzung Sprache Englisch Niederländisch Deutsch language english dutch german</translation>
    </message>
    <message>
        <source>zoom scale font bigger larger smaller percent</source>
        <extracomment>app/storage/setting_table.py</extracomment>
        <translation>Zoom Skalierung Schrift größer kleiner Prozent</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>No setting has the words “{words}”.</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Keine Einstellung enthält die Wörter „{words}“.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What you change is kept by itself, in {path}.</source>
        <extracomment>app/ui/settings/dialog.py</extracomment>
        <translation>Änderungen werden von selbst gespeichert, in {path}.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>app/ui/actions/shortcut_sheet.py</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>app/ui/actions/shortcut_sheet.py</extracomment>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Conversations will be listed here.</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Hier stehen später die Unterhaltungen.</translation>
    </message>
    <message>
        <source>Hide the conversations</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Unterhaltungen ausblenden</translation>
    </message>
    <message>
        <source>New chat</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Neuer Chat</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”.</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Nichts gefunden für „{query}“.</translation>
    </message>
    <message>
        <source>Search all chats</source>
        <extracomment>app/ui/conversations/sidebar.py</extracomment>
        <translation>Alle Chats durchsuchen</translation>
    </message>
</context>
<context>
    <name>StateNote</name>
    <message>
        <source>Try again</source>
        <extracomment>app/ui/library/state_note.py</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>StatisticsColumns</name>
    <message>
        <source>Answers</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Between what the factor lies</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Wozwischen der Faktor liegt</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Factor</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>How many times as fast as plain decoding, as measured beside each answer</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Wievielmal so schnell wie normales Dekodieren, wie bei jeder Antwort gemessen</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Kind of text</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Art des Textes</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Share of the drafted tokens that were kept</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Anteil der entworfenen Tokens, die übernommen wurden</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Time saved</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Zeit gespart</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens a second of writing; reading the prompt is not part of it</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens pro Sekunde Schreiben; das Lesen des Prompts zählt nicht mit</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>What plain decoding would have taken longer</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Wie viel länger normales Dekodieren gedauert hätte</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>lists</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Listen</translation>
    </message>
    <message>
        <source>maths</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Mathematik</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>keines</translation>
    </message>
    <message>
        <source>one line</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>prose</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Prosa</translation>
    </message>
    <message>
        <source>tables</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>Tabellen</translation>
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
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app/ui/statistics/columns.py</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Adding up…</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Answers by models and kind of text</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Antworten nach Modellen und Art des Textes</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Each answer adds its numbers here: how fast it was and how much drafting helped.</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Jede Antwort fügt hier ihre Zahlen hinzu: wie schnell sie war und wie viel das Entwerfen half.</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export the table as comma-separated values</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Die Tabelle als kommagetrennte Werte exportieren</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>each answer compared with plain decoding measured beside it</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>jede Antwort verglichen mit normalem Dekodieren, dabei gemessen</translation>
    </message>
    <message numerus="yes">
        <source>{count} answers, none with a draft</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} Antwort, ohne Entwurf</numerusform>
            <numerusform>{count} Antworten, keine mit Entwurf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens written</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{count} Token geschrieben</numerusform>
            <numerusform>{count} Tokens geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{factor}× plain speed over {count} answers with a draft ({low} to {high})</source>
        <extracomment>app/ui/statistics/dialog.py</extracomment>
        <translation>
            <numerusform>{factor}× normale Geschwindigkeit über {count} Antwort mit Entwurf ({low} bis {high})</numerusform>
            <numerusform>{factor}× normale Geschwindigkeit über {count} Antworten mit Entwurf ({low} bis {high})</numerusform>
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
        <translation>{time} gespart</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Total</source>
        <extracomment>app/ui/statistics/table.py</extracomment>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>StripChart</name>
    <message>
        <source>Pace of the last two minutes</source>
        <extracomment>app/ui/meter/strip_chart.py</extracomment>
        <translation>Tempo der letzten zwei Minuten</translation>
    </message>
    <message>
        <source>between {low} and {high}, plain {plain}, drafting {count} at a time</source>
        <extracomment>app/ui/meter/strip_chart.py</extracomment>
        <translation>zwischen {low} und {high}, normal {plain}, entwirft {count} auf einmal</translation>
    </message>
</context>
<context>
    <name>ThoughtView</name>
    <message>
        <source>Fold the thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedanken einklappen</translation>
    </message>
    <message>
        <source>Show the thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedanken anzeigen</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>{duration} nachgedacht</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>angezeigt</translation>
    </message>
    <message numerus="yes">
        <source>{count} tokens</source>
        <extracomment>app/ui/chat/thought_view.py</extracomment>
        <translation>
            <numerusform>{count} Token</numerusform>
            <numerusform>{count} Tokens</numerusform>
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
        <translation>entworfen und übernommen</translation>
    </message>
    <message>
        <source>written by the target</source>
        <extracomment>app/ui/tokens/panel.py</extracomment>
        <translation>vom Zielmodell geschrieben</translation>
    </message>
</context>
<context>
    <name>TokenPrompt</name>
    <message>
        <source>Access token</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Zugangstoken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep token</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Token behalten</translation>
    </message>
    <message>
        <source>Make a token that may read on the Hub&apos;s settings page and paste it here. It is kept in the keyring of this computer where there is one, is sent to the Hub only, and never shown again.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Auf der Einstellungsseite des Hubs ein Token mit Leserecht anlegen und hier einfügen. Es wird im Schlüsselbund dieses Computers aufbewahrt, wo es einen gibt, nur an den Hub gesendet und nie wieder angezeigt.</translation>
    </message>
    <message>
        <source>Settings page…</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Einstellungsseite…</translation>
    </message>
    <message>
        <source>The Hub gives some models only to people it knows.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>Der Hub gibt manche Modelle nur an Personen, die er kennt.</translation>
    </message>
    <message>
        <source>{name} is given only to people the Hub knows.</source>
        <extracomment>app/ui/library/token_prompt.py</extracomment>
        <translation>{name} bekommen nur Personen, die der Hub kennt.</translation>
    </message>
</context>
<context>
    <name>TokenText</name>
    <message>
        <source>Answer with its tokens marked</source>
        <extracomment>app/ui/tokens/token_text.py</extracomment>
        <translation>Antwort mit markierten Tokens</translation>
    </message>
    <message>
        <source>Left and Right go from token to token.</source>
        <extracomment>app/ui/tokens/token_text.py</extracomment>
        <translation>Links und Rechts gehen von Token zu Token.</translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message>
        <source>A plain round, to measure what plain decoding costs</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Eine normale Runde, um zu messen, was normales Dekodieren kostet</translation>
    </message>
    <message>
        <source>Draft {draft}, check {check}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Entwurf {draft}, Prüfung {check}</translation>
    </message>
    <message>
        <source>Drafted and kept</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Entworfen und übernommen</translation>
    </message>
    <message>
        <source>Not drafted: checking several tokens costs too much here</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: Mehrere Tokens zu prüfen kostet hier zu viel</translation>
    </message>
    <message>
        <source>Not drafted: no room left in the context</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: kein Platz mehr im Kontext</translation>
    </message>
    <message>
        <source>Not drafted: the draft does not know a token of this text</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: Das Entwurfsmodell kennt ein Token dieses Textes nicht</translation>
    </message>
    <message>
        <source>Not drafted: the draft failed</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: Das Entwurfsmodell ist ausgefallen</translation>
    </message>
    <message>
        <source>Not drafted: the draft is too slow</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: Das Entwurfsmodell ist zu langsam</translation>
    </message>
    <message>
        <source>Not drafted: the draft was rarely right</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Nicht entworfen: Das Entwurfsmodell lag selten richtig</translation>
    </message>
    <message>
        <source>Round {number}: drafted {drafted}, kept {kept}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Runde {number}: {drafted} entworfen, {kept} übernommen</translation>
    </message>
    <message>
        <source>Round {number}: nothing drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Runde {number}: nichts entworfen</translation>
    </message>
    <message>
        <source>Target {check}</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Zielmodell {check}</translation>
    </message>
    <message>
        <source>The draft was kept short: checking more tokens costs too much</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Der Entwurf wurde kurz gehalten: Mehr Tokens zu prüfen kostet zu viel</translation>
    </message>
    <message>
        <source>The draft was {sure} sure</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Das Entwurfsmodell war {sure} sicher</translation>
    </message>
    <message>
        <source>The draft was {sure} sure of another token</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Das Entwurfsmodell war sich {sure} eines anderen Tokens sicher</translation>
    </message>
    <message>
        <source>Who wrote this part is not known</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Wer diesen Teil schrieb, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Written by the target alone</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Vom Zielmodell allein geschrieben</translation>
    </message>
    <message>
        <source>Written by the target in place of what was drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Vom Zielmodell anstelle des Entworfenen geschrieben</translation>
    </message>
    <message>
        <source>Written by the target, after a draft that was kept whole</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>Vom Zielmodell geschrieben, nach einem ganz übernommenen Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>{drafted} of {count} tokens drafted</source>
        <extracomment>app/ui/tokens/words.py</extracomment>
        <translation>
            <numerusform>{drafted} von {count} Token entworfen</numerusform>
            <numerusform>{drafted} von {count} Tokens entworfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/chat/transcript.py</extracomment>
        <translation>Unterhaltung</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>(not finished)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>(nicht fertig)</translation>
    </message>
    <message>
        <source>Conversation</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Conversations (*.json)</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Unterhaltungen (*.json)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Als JSON exportieren</translation>
    </message>
    <message>
        <source>Export as Markdown</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Als Markdown exportieren</translation>
    </message>
    <message>
        <source>Import a conversation</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Unterhaltung importieren</translation>
    </message>
    <message>
        <source>Instructions</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Anweisungen</translation>
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
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Die Datei konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>app/ui/conversations/transfer.py</extracomment>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>UndoStrip</name>
    <message>
        <source>Undo</source>
        <extracomment>app/ui/conversations/undo_strip.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <extracomment>app/ui/conversations/undo_strip.py</extracomment>
        <translation>Rückgängig: {what}</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>Cannot work together</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Passen nicht zusammen</translation>
    </message>
    <message>
        <source>Different vocabulary: would have to be translated</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Anderes Vokabular: müsste übersetzt werden</translation>
    </message>
    <message>
        <source>Same vocabulary: works</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Gleiches Vokabular: geht</translation>
    </message>
    <message>
        <source>These two cannot work together.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Diese beiden passen nicht zusammen.</translation>
    </message>
    <message>
        <source>These two speak different vocabularies: every draft would have to be translated.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Diese beiden haben verschiedene Vokabulare: Jeder Entwurf müsste übersetzt werden.</translation>
    </message>
    <message>
        <source>These two work together, with something to know.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Diese beiden arbeiten zusammen, mit einem Hinweis.</translation>
    </message>
    <message>
        <source>These two work together.</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Diese beiden arbeiten zusammen.</translation>
    </message>
    <message>
        <source>Works, but the draft is large for it</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Geht, aber das Entwurfsmodell ist dafür groß</translation>
    </message>
    <message>
        <source>Works, with something to know</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Geht, mit einem Hinweis</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <source>no special token</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>kein Sondertoken</translation>
    </message>
    <message>
        <source>pair</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>app/ui/library/verdict_words.py</extracomment>
        <translation>Zielmodell</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Choose a pair of models</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Ein Paar Modelle wählen</translation>
    </message>
    <message>
        <source>Choose a pair…</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Paar wählen…</translation>
    </message>
    <message>
        <source>Everything runs on this computer.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Alles läuft auf diesem Computer.</translation>
    </message>
    <message>
        <source>Example: {question}</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Beispiel: {question}</translation>
    </message>
    <message>
        <source>Explain how a bicycle stays upright.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Erkläre, wie ein Fahrrad aufrecht bleibt.</translation>
    </message>
    <message>
        <source>Give me five ideas for a rainy Sunday.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Nenne mir fünf Ideen für einen verregneten Sonntag.</translation>
    </message>
    <message>
        <source>Open a model</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Open a model to begin: a file whose name ends in .gguf. It stays on this computer.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Zum Beginnen ein Modell öffnen: eine Datei, deren Name auf .gguf endet. Es bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Modell öffnen…</translation>
    </message>
    <message>
        <source>Put this question into the message field</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Diese Frage in das Nachrichtenfeld setzen</translation>
    </message>
    <message>
        <source>The engine has stopped. It starts again with the next message.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Die Engine ist gestoppt. Mit der nächsten Nachricht startet sie wieder.</translation>
    </message>
    <message>
        <source>The model could not be loaded. Open another one, or the same one again.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Das Modell konnte nicht geladen werden. Ein anderes öffnen oder dasselbe noch einmal.</translation>
    </message>
    <message>
        <source>What would you like to know?</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Wie kann ich helfen?</translation>
    </message>
    <message>
        <source>Write a Python function that checks whether a string is a palindrome.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>Schreibe eine Python-Funktion, die prüft, ob ein String ein Palindrom ist.</translation>
    </message>
    <message>
        <source>{name} is being loaded. You can type meanwhile.</source>
        <extracomment>app/ui/chat/welcome.py</extracomment>
        <translation>{name} wird geladen. Inzwischen kann schon getippt werden.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>1st</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Entwurfsmodell</translation>
    </message>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time. {reason}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Entwirft {count} Token auf einmal. {reason}</numerusform>
            <numerusform>Entwirft {count} Tokens auf einmal. {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Entwirft {count} Token auf einmal; jede Prüfung fügt der Antwort {kept} Tokens hinzu.</numerusform>
            <numerusform>Entwirft {count} Tokens auf einmal; jede Prüfung fügt der Antwort {kept} Tokens hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading the model.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Das Modell wird geladen.</translation>
    </message>
    <message>
        <source>Loading {name}.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{name} wird geladen.</translation>
    </message>
    <message>
        <source>No draft model is chosen, so it writes one token at a time.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Es ist kein Entwurfsmodell gewählt, also wird Token für Token geschrieben.</translation>
    </message>
    <message>
        <source>Open a model to begin.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Zum Beginnen ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Plain decoding was chosen: one token at a time.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Normales Dekodieren ist gewählt: Token für Token.</translation>
    </message>
    <message>
        <source>Plain, without a draft</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Normal, ohne Entwurf</translation>
    </message>
    <message>
        <source>Reading the conversation before it answers.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Liest die Unterhaltung, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Stopping after this step.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Hält nach diesem Schritt an.</translation>
    </message>
    <message>
        <source>The draft failed, so the rest is written without it.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Das Entwurfsmodell ist ausgefallen, der Rest wird ohne es geschrieben.</translation>
    </message>
    <message>
        <source>The draft proposes tokens, the target checks them all in one pass.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Das Entwurfsmodell schlägt Tokens vor, das Zielmodell prüft alle in einem Durchgang.</translation>
    </message>
    <message>
        <source>The engine has stopped.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Die Engine ist gestoppt.</translation>
    </message>
    <message>
        <source>The engine is starting.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Die Engine startet.</translation>
    </message>
    <message>
        <source>The model could not be loaded.</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Das Modell konnte nicht geladen werden.</translation>
    </message>
    <message numerus="yes">
        <source>This conversation: {factor} over {count} answers ({range})</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>Diese Unterhaltung: {factor} über {count} Antwort ({range})</numerusform>
            <numerusform>Diese Unterhaltung: {factor} über {count} Antworten ({range})</numerusform>
        </translation>
    </message>
    <message>
        <source>as fast as plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>so schnell wie normal</translation>
    </message>
    <message>
        <source>could not load</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>Laden misslungen</translation>
    </message>
    <message>
        <source>drafting {count} at a time</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>entwirft {count} auf einmal</translation>
    </message>
    <message>
        <source>faster than plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>schneller als normal</translation>
    </message>
    <message>
        <source>first token {seconds}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>erstes Token {seconds}</translation>
    </message>
    <message>
        <source>loading {percent}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>lädt {percent}</translation>
    </message>
    <message numerus="yes">
        <source>measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>hier verglichen mit {count} normalen Schritt</numerusform>
            <numerusform>hier verglichen mit {count} normalen Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>plain speed</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>plain speed is still being measured</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>normale Geschwindigkeit wird noch gemessen</translation>
    </message>
    <message>
        <source>proving {percent}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>beweist {percent}</translation>
    </message>
    <message>
        <source>reading</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>liest</translation>
    </message>
    <message>
        <source>reading {done} of {total}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>liest {done} von {total}</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>slower than plain</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>langsamer als normal</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>startet</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>stopping</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>hält an</translation>
    </message>
    <message>
        <source>writing</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>{count} billion weights</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{count} Milliarden Gewichte</translation>
    </message>
    <message>
        <source>{count} million weights</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{count} Millionen Gewichte</translation>
    </message>
    <message>
        <source>{factor} {comparison}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{factor} {comparison}</translation>
    </message>
    <message>
        <source>{factor} {comparison} so far</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>bisher {factor} {comparison}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{number}th</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{number}.</translation>
    </message>
    <message numerus="yes">
        <source>{range}, measured against {count} plain steps here</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>
            <numerusform>{range}, hier verglichen mit {count} normalen Schritt</numerusform>
            <numerusform>{range}, hier verglichen mit {count} normalen Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of drafted tokens kept</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{share} der entworfenen Tokens übernommen</translation>
    </message>
    <message>
        <source>{size}, {quantization}, {context} tokens of context</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{size}, {quantization}, {context} Tokens Kontext</translation>
    </message>
    <message>
        <source>{speed} tok/s</source>
        <extracomment>app/ui/wording.py</extracomment>
        <translation>{speed} Tok/s</translation>
    </message>
</context>
<context>
    <name>WorkStrip</name>
    <message>
        <source>Stop</source>
        <extracomment>app/ui/library/work_strip.py</extracomment>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>bootstrap</name>
    <message>
        <source>The window met a fault of its own.</source>
        <extracomment>app/bootstrap.py</extracomment>
        <translation>Im Fenster ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>You can go on; if it looks wrong, open the program again.</source>
        <extracomment>app/bootstrap.py</extracomment>
        <translation>Es kann weitergehen; sieht etwas falsch aus, das Programm neu öffnen.</translation>
    </message>
</context>
</TS>
