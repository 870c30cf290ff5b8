# Deutsch: was mit Dateien und Optionen nicht stimmt.

file-empty = ist leer: erwartet wird ein Szenario
file-not-there = diese Datei gibt es nicht
file-broken-link = ist ein Verweis auf eine Datei, die es nicht gibt
file-unreadable = kann nicht gelesen werden ({ $why })
file-too-large = ist zu groß: erwartet wird ein Szenario von höchstens { $most } Bytes
file-not-utf8 = ist keine Textdatei: das Byte { $byte } ist kein UTF-8
file-zero-byte = ist keine Textdatei: sie enthält ein Nullbyte
file-too-deep = ist zu tief verschachtelt
file-too-many-parts = hat mehr als { $most } Teile
file-too-many-cards = hat mehr als { $most } Karten
file-half-character = enthält { $found }, ein halbes Zeichen
file-no-puzzle = ist kein Rätsel: es baut kein Spielfeld mit Debug.AddCard auf
folder-not-there = diesen Ordner gibt es nicht
folder-without-files =
    { $what ->
        [scenario] in diesem Ordner ist kein Szenario: erwartet werden Dateien, die auf { $endings } enden
        [puzzle] in diesem Ordner ist kein Rätsel: erwartet werden Dateien, die auf { $endings } enden
        [deck] in diesem Ordner ist kein Deck: erwartet werden Dateien, die auf { $endings } enden
       *[replay] in diesem Ordner ist kein Replay: erwartet werden Dateien, die auf { $endings } enden
    }
scripts-in-file = ist eine Datei: erwartet wird ein Ordner mit Kartenskripten
named-path = { $path }: { $problem }
path-near = { $problem }; meinten Sie { $near }?
not-yaml = ist kein YAML: { $problem }
not-json = ist kein JSON: { $problem }
syntax =
    { $kind ->
        [colon] in diesem Wert steht ein Doppelpunkt
        [comma] es fehlt ein Komma oder eine schließende Klammer
        [comma-too-many] hier steht ein Komma zu viel
        [twice] dieser Name steht zweimal da
        [alias] nichts trägt den Namen nach dem *
        [aliases] mehr als { $most } Verweise mit *
        [merges] mehr als { $most } zusammengeführte Felder
        [tab] hier steht ein Tabulator statt Leerzeichen
        [quote] ein Anführungszeichen wird nicht geschlossen
        [escape] das ist nach einem Backslash nicht bekannt
        [character] dieses Zeichen kann hier nicht stehen
        [indent] diese Zeile ist nicht so eingerückt wie die, zu denen sie gehört
        [no-colon] nach einem Namen fehlt ein Doppelpunkt
        [more] nach dem Ende folgt noch etwas
        [end] es endet zu früh
        [name] das kann kein Feldname sein
        [quoted-name] es fehlt ein Feldname in doppelten Anführungszeichen
        [value] es fehlt ein Wert
        [tag] ein Wert kann nicht gelesen werden
        [date] dieses Datum gibt es nicht; ein Text steht in Anführungszeichen
       *[other] von hier an kann es nicht gelesen werden
    }

unknown-field = unbekanntes Feld „{ $found }“
near-expected = { $problem }; meinten Sie „{ $near }“? Erwartet wird { $expected }
but-expected = { $problem }; erwartet wird { $expected }
field-missing = das Feld „{ $found }“ fehlt
field-missing-words = das Feld „{ $found }“ fehlt: erwartet wird es mit { $expected }
found-value = gefunden: { $found }
value-kind =
    { $kind ->
        [int] eine ganze Zahl
        [str] Text
        [bool] true oder false
        [array] eine Liste
        [null] nichts
       *[object] Felder mit Werten
    }
at-least = { $kind }, mindestens { $bound }
at-most = { $kind }, höchstens { $bound }
list-of-two = eine Liste mit genau 2 Einträgen
list-not-empty = eine Liste mit mindestens 1 Eintrag
list-of-size = eine Liste mit { $count }
empty-object = ein Objekt ohne Felder
beside-puzzle = „{ $found }“ kann nicht neben „puzzle“ stehen, das darüber entscheidet
because-of-legal = „because“ sagt, warum ein Spielzug abgelehnt wird: daneben wird „expect: illegal“ erwartet
unknown-rule = keine Regel hat die ID „{ $found }“
no-label = kein Schritt hat das Label „{ $label }“; Labels in dieser Datei: { $known }

place-token = { $card } ist eine Spielmarke: sie kann nur auf dem Spielfeld sein
place-belongs-in-extra =
    { $zone ->
        [hand] { $card } gehört ins Extra Deck und kann nicht auf der Hand sein
       *[deck] { $card } gehört ins Extra Deck und kann nicht im Main Deck sein
    }
place-not-in-extra = { $card } kann nicht im Extra Deck sein
place-no-monster = { $card } ist kein Monster und kann nicht in einer Monsterzone sein
place-no-xyz = { $card } ist kein Xyz-Monster und kann keine Xyz-Materialien haben
place-set-not-summoned = { $card } ist gesetzt, wurde also nicht beschworen
place-not-summoned-so =
    { $kind ->
        [fusion] { $card } kann nicht als Fusionsbeschwörung beschworen worden sein
        [ritual] { $card } kann nicht als Ritualbeschwörung beschworen worden sein
        [synchro] { $card } kann nicht als Synchrobeschwörung beschworen worden sein
        [xyz] { $card } kann nicht als Xyz-Beschwörung beschworen worden sein
       *[link] { $card } kann nicht als Linkbeschwörung beschworen worden sein
    }
place-link-position = { $card } ist ein Linkmonster und immer in offener Angriffsposition
place-no-extra-zones = { $card } kann nicht in einer Extra-Monsterzone sein: nach diesen Regeln gibt es keine
place-not-from-extra = { $card } kommt nicht aus dem Extra Deck und kann nicht in einer Extra-Monsterzone sein
place-no-extra-link = { $card } ist kein Linkmonster: in beiden Extra-Monsterzonen hat ein Spieler Monster nur durch einen Extra-Link
place-monster-as-spell = { $card } ist ein Monster: in einer Zauber- & Fallenzone kann es nur als Ausrüstungskarte sein (equip)
place-field-zone-only = { $card } ist ein Spielfeldzauber: er kann nur in der Spielfeldzone sein (seq 5)
place-not-field-zone = { $card } kann nicht in der Spielfeldzone sein
place-no-equip-card = { $card } ist keine Ausrüstungskarte und kann keinem Monster ausgerüstet sein
place-equip-set = { $card } ist gesetzt: eine Ausrüstungskarte liegt offen (pos: faceup)
place-equip-nobody = { $card } ist an nichts ausgerüstet: Spieler { $player } hat kein offenes Monster in Zone { $number }
place-no-pendulum = { $card } ist kein Pendelmonster und kann nicht in einer Pendelzone sein
zone-taken = { $card } kann nicht in Zone { $number } sein: { $by } ist schon dort
no-card-of-scenario = keine Karte dieses Szenarios ist { $card }: erwartet wird eine, die der Aufbau hat
counters-of-which-kind = sagen Sie, welche Art von Zählmarken auf { $card } liegt: nach dem eigenen Text möglich: { $known }
counters-too-many = auf { $card } können nicht { $count } Zählmarken dieser Art liegen: { $kind }
unknown-counters = unbekannte Zählmarken „{ $found }“ (auch eine Zahl wie 0x1 geht)
notation-counters-mixed = von mehreren Zählmarken braucht jede ihre eigene Art

option-wrong = { $option }: gefunden „{ $found }“, erwartet { $expected }
argument-empty = das Argument { $number } ist leer: erwartet wird eine Datei, ein Ordner oder ein Wert
option-number =
    { $what ->
        [turn] { $option }: gefunden { $found }, erwartet ein Spielzug von 1 bis { $last }
       *[decision] { $option }: gefunden { $found }, erwartet eine Entscheidung von 1 bis { $last }
    }
ending-wrong = { $option }: gefunden { $found }, erwartet ein Name, der auf { $expected } endet
options-apart = { $first } und { $second } gehen nicht zusammen
option-needs = { $first } gilt nur zusammen mit { $second }
case-and-output = --case N und -o DATEI gehören zusammen: die Entscheidung, und die Datei für das Szenario, das mit ihr beginnt
case-no-open-phase = --case: in Spielzug { $turn }, dem von Entscheidung { $number }, gibt es keine offene Main oder Battle Phase, und ein Fall beginnt in einer
output-for-nothing = -o DATEI: ohne --case N oder --table wird nichts geschrieben
no-commits = --find-scripts: { $path }: es gibt keine Commits
puzzle-not-beside = das Rätsel { $name } liegt nicht neben dem Replay: --puzzle nennt seine Datei
puzzle-needed-beside = das Rätsel { $name }, von dem dies ein Replay ist, fehlt: seine Datei neben das Replay legen
not-installed = { $option }: { $found } ist nicht installiert: pip install 'solemn[{ $extra }]'
folder-in-file = { $option }: { $path } ist eine Datei: erwartet wird ein Ordner
weight-wrong = { $option }: gefunden „{ $found }“, erwartet { $expected } mit einer Zahl, wie { $example }
edopro-not-found = --edopro: EDOPro ist an keinem der üblichen Orte ({ $places })
deck-empty = das Main Deck ist leer: erwartet werden Codes, einer je Zeile, unter #main
banlist-unknown = --banlist: keine Liste und keine Datei heißt „{ $found }“
codes-unknown = keine Datenbank ({ $databases }) hat { $codes }
codes-unknown-old = { $problem }: die Datenbank ist vielleicht älter als das Deck
codes-unknown-bundled = { $problem }: --db und --edopro bringen die Karten der Community
deck-not-legal = dieses Deck ist nicht erlaubt: { $problem }
deck-odd = die Regeln erlauben dieses Deck nicht: { $problem }
deck-without-scripts = ohne Skript und deshalb ohne Effekte: { $cards }
and-more = { $texts } und { $count } weitere
solve-what = nichts zu lösen: erwartet sind Rätsel, Szenarien oder Replays, oder aber --deck (mit --hand)
solve-nowhere = von dort aus lässt sich nichts suchen: Das Duell endet in Spielzug { $turn }, oder niemand entscheidet in einer offenen Phase dieses Spielzugs
hand-not-in-deck = { $option }: { $card } ist nicht im Main Deck, oder nicht so oft
