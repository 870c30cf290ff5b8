# Deutsch.

zone =
    { $zone ->
        [deck] Deck
        [hand] Hand
        [mzone] Monsterzone
        [szone] Zauber- & Fallenzone
        [grave] Friedhof
        [banished] Verbannung
        [extra] Extra Deck
        [overlay] Xyz-Materialien
       *[none] nirgendwo
    }
pendulum-zone =
    { $side ->
        [left] linke Pendelzone
       *[right] rechte Pendelzone
    }
zone-numbered = { $where } { $number }
zone-word =
    { $zone ->
        [deck] Deck
        [hand] Hand
        [mzone] Monsterzone
        [szone] Zauber- & Fallenzone
        [grave] Friedhof
        [banished] Verbannung
        [extra] Extra Deck
        [overlay] Xyz-Materialien
       *[none] nirgendwo
    }
kind =
    { $kind ->
        [main] Main Phase
        [battle] Battle Phase
        [chain] Kette
       *[other] { $kind }
    }
place = { $where } von Spieler { $player }
nowhere = nirgendwo
phase =
    { $phase ->
        [draw] Draw Phase
        [standby] Standby Phase
        [main1] Main Phase 1
        [battle_start] Battle Phase: Startschritt
        [battle_step] Battle Step
        [damage] Damage Step
        [damage_calculation] Schadensberechnung
        [battle] Battle Phase
        [main2] Main Phase 2
       *[end] End Phase
    }
position =
    { $position ->
        [attack] offene Angriffsposition
        [facedown_attack] verdeckte Angriffsposition
        [defense] offene Verteidigungsposition
        [set] verdeckte Verteidigungsposition
       *[none] nirgendwo
    }
list-comma = { $first }, { $rest }
list-and = { $first } und { $rest }
list-or = { $first } oder { $rest }
list-semicolon = { $first }; { $rest }

## was geschah

turn = Spielzug von Spieler { $player }
activate = Kettenglied { $link }: Spieler { $player } aktiviert { $card } ({ $where })
as-card = als Aktivierung der Karte
as-effect = als Effekt der Karte
cost = Kosten: { $costs }
targets = Ziele: { $cards }
paid-tribute = bietet { $card } als Tribut an
paid-discard = wirft { $card } ab
paid-detach = hängt { $card } ab
paid-send = legt { $card } auf den Friedhof
paid-banish = verbannt { $card }
paid-banish-face-down = verbannt { $card } verdeckt
paid-return = gibt { $card } auf die Hand zurück
paid-return-deck = legt { $card } ins Deck zurück
paid-return-extra = legt { $card } ins Extra Deck zurück
paid-material = verwendet { $card } als Material
paid-lp = zahlt { $amount } LP
paid-counters = entfernt { $count } { $counters } von { $card }
resolve = Kettenglied { $link } wird aufgelöst: { $card }
activation-negated = Die Aktivierung von { $card } (Kettenglied { $link }) wird annulliert
effect-negated = Der Effekt von { $card } (Kettenglied { $link }) wird annulliert
summoning =
    { $kind ->
        [normal] Spieler { $player } führt die Normalbeschwörung von { $card } durch
        [flip] Spieler { $player } führt die Flippbeschwörung von { $card } durch
       *[special] Spieler { $player } führt die Spezialbeschwörung von { $card } durch
    }
summon-negated = Die Beschwörung von { $card } wird annulliert
attack = Spieler { $player } greift { $target } mit { $card } an
attack-directly = Spieler { $player } greift mit { $card } direkt an
attack-namesake = Spieler { $player } greift { $target } von Spieler { $other } mit { $card } an
attack-negated = Der Angriff wird annulliert
damage-step = Der Damage Step beginnt
phase-goes-on = Auf den Phasenwechsel wurde geantwortet: diese Phase geht weiter ({ $phase })
new-chain = { $card } wird an nichts angekettet: sie beginnt eine neue Kette (Spielzug von Spieler { $player }, { $phase })
by-default = weil kein Schritt es sagt, Spieler { $player }: { $what }
at-step = Schritt { $step }: { $what }
damage = Spieler { $player } erhält { $amount } Schaden
recover = Spieler { $player } erhält { $amount } LP
pays = Spieler { $player } zahlt { $amount } LP
draws = Spieler { $player } zieht { $count }
counter-kind =
    { $kind ->
        [spell-counter] { $number ->
                [single] Zauberzählmarke
               *[several] Zauberzählmarken
            }
        [bushido-counter] { $number ->
                [single] Bushido-Zählmarke
               *[several] Bushido-Zählmarken
            }
        [feather-counter] { $number ->
                [single] Federzählmarke
               *[several] Federzählmarken
            }
        [kaiju-counter] { $number ->
                [single] Kaiju-Zählmarke
               *[several] Kaiju-Zählmarken
            }
        [resonance-counter] { $number ->
                [single] Resonanzzählmarke
               *[several] Resonanzzählmarken
            }
        [venom-counter] { $number ->
                [single] Giftzählmarke
               *[several] Giftzählmarken
            }
        [a-counter] { $number ->
                [single] A-Zählmarke
               *[several] A-Zählmarken
            }
        [fog-counter] { $number ->
                [single] Nebelzählmarke
               *[several] Nebelzählmarken
            }
        [predator-counter] { $number ->
                [single] Räuberzählmarke
               *[several] Räuberzählmarken
            }
        [signal-counter] { $number ->
                [single] Signalzählmarke
               *[several] Signalzählmarken
            }
       *[other] { $number ->
                [single] Zählmarke
               *[several] Zählmarken
            }
    }
counters-placed = { $card } erhält { $count } { $counters }
counters-removed = { $card } verliert { $count } { $counters }
appears = { $card } erscheint: { $to }
move = { $card }: { $from } → { $to }
move-why = { move } ({ $why })
why =
    { $reason ->
        [destroy] zerstört
        [tribute] als Tribut angeboten
        [material] als Material
        [cost] als Kosten
        [discard] abgeworfen
        [rule] durch die Regeln
        [battle] durch Kampf
        [destroyed-by-battle] durch Kampf zerstört
        [destroyed-by-rule] durch die Regeln zerstört
        [discarded-as-cost] als Kosten abgeworfen
        [replace] stattdessen
       *[redirect] umgeleitet
    }
face-up = { $card } wird aufgedeckt
face-down = { $card } wird verdeckt
position-changed = { $card }: { $old } → { $new }
sets = Spieler { $player } setzt eine Karte: { $card }
declares = Spieler { $player } sagt an: { $what }
tosses = Spieler { $player } wirft eine Münze: { $what }
coin-side =
    { $side ->
        [heads] Kopf
       *[tails] Zahl
    }
rolls = Spieler { $player } wirft einen Würfel: { $what }
attack-again = Replay: { $card } greift { $target } an
attack-again-directly = Replay: { $card } greift direkt an
attack-redirected = { $by } lenkt den Angriff von { $card } auf { $target }
attack-redirected-directly = { $by } macht den Angriff von { $card } zu einem direkten
script-says = Ein Skript meldet: { $text }
script-says-of = Das Skript von { $card } meldet: { $text }
wins = Spieler { $player } gewinnt
draw-game = Das Duell endet unentschieden

## Urteile

link-resolved = Kettenglied { $link }, { $card }: aufgelöst
link-unnegatable = Kettenglied { $link }, { $card }: aufgelöst; es konnte nicht annulliert werden
link-destroyed = Kettenglied { $link }, { $card }: aufgelöst, obwohl { $card } zerstört wurde
link-left = Kettenglied { $link }, { $card }: aufgelöst, obwohl { $card } nicht mehr da war
link-no-longer-negated = { $text }; die Effekte von { $card } waren nicht mehr annulliert
link-activation-negated = Kettenglied { $link }, { $card }: Aktivierung annulliert
link-activation-negated-by = Kettenglied { $link }, { $card }: Aktivierung durch { $by } annulliert
link-effect-negated = Kettenglied { $link }, { $card }: Effekt annulliert
link-effect-negated-by = Kettenglied { $link }, { $card }: Effekt durch { $by } annulliert
link-stays-negated = { $text }, obwohl { $card } das Spielfeld verlassen hat
link-not-face-up = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil { $card } nicht mehr offen auf dem Spielfeld liegt
link-target-gone = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil das Ziel, { $targets }, nicht mehr da ist
link-target-gone-many = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil die Ziele, { $targets }, nicht mehr da sind
link-target-unfit = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil { $targets } kein erlaubtes Ziel mehr ist
link-target-unfit-many = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil { $targets } keine erlaubten Ziele mehr sind
link-idle = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst: für den Effekt gab es nichts zu tun (er wurde nicht annulliert)
summon-of =
    { $kind ->
        [normal] Normalbeschwörung von { $cards }
        [flip] Flippbeschwörung von { $cards }
        [pendulum] Pendelbeschwörung von { $cards }
       *[special] Spezialbeschwörung von { $cards }
    }
summon-done = { summon-of }: Beschwörung erfolgreich
summon-done-by = { summon-of }: Beschwörung erfolgreich, durch den Effekt von { $by }; sie konnte nicht annulliert werden
summon-done-by-effect = { summon-of }: Beschwörung erfolgreich; sie konnte nicht annulliert werden
summon-stopped = { summon-of }: Beschwörung annulliert
summon-stopped-by = { summon-of }: Beschwörung durch { $by } annulliert
summon-void = { summon-of }: die Beschwörung fand nicht statt, und nichts wurde annulliert
attack-of = Angriff von { $card } auf { $target }
attack-of-directly = Direkter Angriff von { $card }
attack-stopped = { $attack }: Angriff annulliert
attack-stopped-by = { $attack }: Angriff durch { $by } annulliert
attack-went-on = { $attack }: ging weiter zum Damage Step
attack-attacker-destroyed = { $attack }: endete ohne Damage Step, weil { $card } zerstört wurde
attack-attacker-left = { $attack }: endete ohne Damage Step, weil { $card } das Spielfeld verließ
attack-attacker-face-down = { $attack }: endete ohne Damage Step, weil { $card } verdeckt wurde
attack-attacker-defense = { $attack }: endete ohne Damage Step, weil { $card } in die Verteidigungsposition kam
attack-ended = { $attack }: endete ohne Damage Step
protected-not-negated = { $card } kann nicht annulliert werden
protected-unaffected = { $card } bleibt unberührt
protected-unaffected-by = { $card } bleibt unberührt von { $source }
protected-not-targeted = { $card } kann nicht als Ziel gewählt werden
protected-not-destroyed = { $card } wird nicht zerstört
protected-elsewhere = { $card } ist hier: { place }, und kann dort nicht zerstört werden
protected = { $card } ist geschützt
because-of = { $text } (wegen { $by })
effects-negated = Die Effekte von { $card } sind annulliert
effects-negated-by = Die Effekte von { $card } werden durch { $by } annulliert
effects-back = Die Effekte von { $card } sind nicht mehr annulliert
protected-negated-already = Die Effekte von { $card } sind schon annulliert
effects-negated-many = Die Effekte von { $cards } sind annulliert
effects-negated-many-by = Die Effekte von { $cards } werden durch { $by } annulliert
effects-back-many = Die Effekte von { $cards } sind nicht mehr annulliert
link-refused = Kettenglied { $link }, { $card }: ohne Wirkung aufgelöst, weil { $targets } nicht beeinflusst werden konnte
link-in-part-gone = Kettenglied { $link }, { $card }: teilweise aufgelöst; { $targets } war nicht mehr da
link-in-part-gone-many = Kettenglied { $link }, { $card }: teilweise aufgelöst; { $targets } waren nicht mehr da
link-in-part-refused = Kettenglied { $link }, { $card }: teilweise aufgelöst; { $targets } konnte nicht beeinflusst werden
attack-changed-sides = { $attack }: endete ohne Damage Step, weil die Kontrolle über { $card } wechselte
attack-phase-over = { $attack }: endete ohne Damage Step, weil die Battle Phase beendet wurde
attack-called-off = { $attack }: endete ohne Damage Step, weil beim Replay kein Ziel gewählt wurde
attack-replay = { $attack }: Replay, weil sich die Monster des Gegners änderten
attack-replay-unfit = { $attack }: Replay, weil der Angriff so, wie er angekündigt wurde, nicht mehr möglich ist
attack-not-negated = { $text }; der Angriff wurde nicht annulliert
attack-chosen-again = { $text }; das Ziel wird neu gewählt
timing-missed = { $card }: hat den Zeitpunkt verpasst
timing-missed-by = { $card }: hat den Zeitpunkt verpasst, weil der Effekt von { $by } nach dem kam, worauf er reagiert
with-why = { $text }: { $why }
over-left = sie hat das Spielfeld verlassen
over-face-down = sie wurde verdeckt
over-unaffected = sie ist jetzt unberührt, wegen { $by }
over-protected = ihre Effekte können jetzt nicht annulliert werden, wegen { $by }
over-source-left = { $by } hat das Spielfeld verlassen
over-source-face-down = { $by } ist verdeckt
over-source-negated = { $by } ist selbst annulliert
over-time = der Effekt von { $by } ist beendet

## warum nicht

about-card = { $card }: { $text }
forbids = Der Effekt von { $by } lässt das nicht zu.
a-card = einer Karte
the-rules = den Regeln
used-up = { $text } Verbraucht durch { $uses }.
use = { $card } (Spieler { $player }, Spielzug { $turn })
use-activation-negated = { $card } (Spieler { $player }, Spielzug { $turn }, und die Aktivierung wurde annulliert)
use-effect-negated = { $card } (Spieler { $player }, Spielzug { $turn }, und der Effekt wurde annulliert)
use-summon-negated = { $card } (Spieler { $player }, Spielzug { $turn }, und diese Beschwörung wurde annulliert)
refused = { $text } Abgelehnt: { $candidates }.
refused-by-effect = { $card } ({ $rule }: ein Effekt von { $by })
refused-by-rule = { $card } ({ $rule }: { $text })
a-direct-attack = ein direkter Angriff
cannot-be-attacked = { $card } kann wegen des Effekts von { $by } nicht angegriffen werden; möglich: { $cards }.
must-be-set-first = Eine Fallenkarte muss zuerst gesetzt werden.
spell-must-be-set-first = Im Spielzug des Gegners muss eine Schnellzauberkarte zuerst gesetzt worden sein.
set-this-turn = Sie wurde in diesem Spielzug gesetzt.
no-legal-target = Es gibt kein erlaubtes Ziel.
could-do-nothing = Ihr Effekt könnte nichts bewirken.
responds-to = Ihr Auslöser ist nicht eingetreten (sie antwortet auf: { $event }).
event-attack = eine Angriffsdeklaration
event-normal-summon = eine Normalbeschwörung
event-flip-summon = eine Flippbeschwörung
event-special-summon = eine Spezialbeschwörung
event-activation = die Aktivierung einer Karte oder eines Effekts
event-destroyed = die Zerstörung einer Karte
event-to-grave = das Legen einer Karte auf den Friedhof
event-to-hand = das Hinzufügen einer Karte zur Hand
event-banished = das Verbannen einer Karte
event-draw = ein Ziehen
event-damage = Schaden
event-battle = ein Kampf zwischen Monstern
event-phase = eine andere Phase des Spielzugs
event-leaves = eine Karte, die das Spielfeld verlässt
never-properly-summoned = Es wurde nie ordnungsgemäß beschworen und kann daher nicht von dort als Spezialbeschwörung beschworen werden.
cannot-be-targeted = { $card } kann wegen des Effekts von { $by } nicht als Ziel gewählt werden; möglich: { $cards }.
restricted = { $text } Was getan wurde: { $deeds }.
because-of-effect = { $text } Das bestimmt ein Effekt von { $by }.
did-summon = Spieler { $player } hat { $cards } als Normalbeschwörung beschworen oder gesetzt
did-normal-summon = Spieler { $player } hat { $cards } als Normalbeschwörung beschworen
did-special-summon = Spieler { $player } hat { $cards } als Spezialbeschwörung beschworen
did-flip-summon = Spieler { $player } hat { $cards } als Flippbeschwörung beschworen
did-activate = Spieler { $player } hat { $cards } aktiviert
did-attack = Spieler { $player } hat einen Angriff deklariert
did-battle-phase = Spieler { $player } hat eine Battle Phase durchgeführt
no-such-card = Spieler { $player } hat dort keine solche Karte: { $card }
no-such-card-but = Spieler { $player } hat dort keine solche Karte: { $card } ({ $places })
card-is-in = { $card } ist hier: { place }
not-possible = { $step }: das ist nicht möglich. { $offers }
not-possible-because = { $step }: das ist nicht möglich; { $reasons }. { $offers }
may = Spieler { $player } ({ kind }) kann: { $offers }
nothing = nichts
answer-refused = diese Antwort wird abgelehnt: { $why }
duel-ended = das Duell endete vor diesem Schritt: { $step }
duel-endless = das Duell geht immer weiter
no-answer = kein Schritt beantwortet diese Entscheidung von Spieler { $player }: { $kind }
no-answer-expected = { $problem }; erwartet: { $expected }
no-answer-next = { $problem }; nächster Schritt: { $step }
not-offered = nicht mehr wählbar: { $cards }
cannot-choose = { $card } kann nicht gewählt werden; wählbar: { $cards }
cannot-choose-because = { $card } kann nicht gewählt werden ({ $why }); wählbar: { $cards }
cannot-declare = { $card } kann hier nicht deklariert werden
declare-count = zu deklarieren sind { $count }, nicht { $card }
no-effect-of-number = sie hat keinen Effekt { $effect }, der aktiviert werden kann; solcher Effekte hat sie { $count }
no-targets = { $card } hat keine Ziele und verlangt keine solche Wahl: { $step }
not-asked-for = { $card } verlangt keine solche Wahl: { $step }
bundled-only = (hier sind nur die mitgelieferten Karten bekannt: --edopro oder --db oder die Variable SOLEMN_DB bringen die der Community)
unknown-passcode = keine Karte hat den Namen oder den Code { $number }
unknown-name-near = keine Karte heißt „{ $name }“; meinten Sie { $near }?
unknown-name = keine Karte heißt „{ $name }“
quote-name = „{ $name }“ ist eine Karte: ein Name mit Komma oder Doppelpunkt gehört in Anführungszeichen
notation-no-bearer = kein Monster auf dem Spielfeld ist { $found }
notation-bearer = mehrere Monster heißen { $found }: sagen Sie, in welcher Monsterzone
notation-position = { $card } kann dort nicht „{ $found }“ liegen
notation-materials = gefunden „{ $found }“: Xyz-Materialien werden bei ihrem Monster genannt, „with materials …“
notation-number = gefunden „{ $found }“: erwartet eine ganze Zahl
notation-large-number = die Zahl hat zu viele Ziffern: erwartet höchstens { $most }
notation-two-places = „{ $name }“ und „{ $found }“ passt nicht zusammen: erwartet werden ein Ort und eine Position
notation-twice = zweites „{ $found }“ gefunden: erwartet wird es einmal, wie in Zeile { $line }
notation-no-cards = { $count } gefunden: erwartet wird mindestens eine Karte
notation-from-one = gefunden { $found }: Optionen und Zahlen zählen ab 1
notation-braces = gefunden { $found }: erwartet Felder mit Werten wie in einer YAML-Datei
notation-not-of-player = gefunden eine Karte des anderen Spielers: erwartet eine dessen, der es tun konnte
notation-which-zone = gefunden „{ $found }“: erwartet eine Monsterzone oder eine Zauber- & Fallenzone
notation-no-moment = gefunden { $found }: ein Moment steht bei LP, Karten und Phasen, nicht bei dieser Tatsache
notation-no-span = gefunden „{ $found }“: „{ $since }“ und „{ $until }“ stehen bei Ereignissen und bei dem, was ein Spieler tun konnte oder gefragt wurde, nicht bei dieser Tatsache
notation-because = gefunden „{ $found }“: das sagt, warum ein Spielzug abgelehnt wird, und braucht „{ $word }“
notation-equip = gefunden „{ $found }“: eine Karte, mit der ein Monster ausgerüstet ist, liegt in einer Zauber- & Fallenzone
notation-unexpected-after-near = { $card } ist eine Karte, und „{ $found }“ dahinter ist hier unbekannt; meinten Sie „{ $near }“?
notation-unexpected-after = { $card } ist eine Karte, und „{ $found }“ dahinter ist hier unbekannt
notation-a-number = eine Zahl
notation-a-rule = die ID einer Regel
notation-a-word = ein Wort
notation-a-value = ein Wert
notation-a-card = ein Kartenname
notation-the-end = das Zeilenende
notation-own-cards = bringt eigene Karten mit, für die die Kurzschrift keine Worte hat: lassen Sie es YAML oder JSON bleiben
notation-no-place = sagen Sie, wo { $card } ist: { $expected }
notation-quote = { $problem } (ein Kartenname mit Komma oder Doppelpunkt gehört in Anführungszeichen)
quoted = „{ $text }“
notation-near = { $problem }; meinten Sie „{ $near }“?
notation-expected = gefunden { $found }; erwartet { $expected }
unknown-card = { $why }

## Schritte

step-by = Spieler { $player }: { $step }
step-effect = { $step } (Effekt { $effect })
card-in = { $card } ({ $where })
card-of = { $card } (Spieler { $player }, { $where })
card-of-player = { $card } (Spieler { $player })
the-card = die Karte
do-normal-summon = Normalbeschwörung: { $card }
do-set = setzen: { $card }
do-special-summon = Spezialbeschwörung: { $card }
do-pendulum-summon = Pendelbeschwörung { $card }
do-activate = aktivieren: { $card }
do-chain = anketten: { $card }
do-flip = Flippbeschwörung: { $card }
do-change-position = die Position ändern: { $card }
do-attack = angreifen mit { $card }
do-to-battle = zur Battle Phase gehen
do-to-main2 = zur Main Phase 2 gehen
do-end-turn = den Spielzug beenden
do-pass = passen
do-choose = wählen: { $card }
do-yes = mit Ja antworten
do-no = mit Nein antworten
do-option = eine Möglichkeit wählen
do-number = eine Zahl nennen
do-position = eine Position wählen
do-zone = eine Zone wählen
do-name = einen Kartennamen nennen: { $card }
do-type = einen Typ deklarieren: { $card }
do-attribute = eine Eigenschaft deklarieren: { $card }
do-counters = Zählmarken entfernen: { $card }
do-order = ordnen: { $card }
do-zones = Zonen wählen
do-rock-paper-scissors = Schere, Stein, Papier spielen
move-about = { $move }: { $what }
move-card-at = { $card } ({ $place })
move-hidden = eine verdeckte Karte
do-finish = die Auswahl beenden
do-cancel = abbrechen
do-shuffle = die Hand mischen
do-put-back = { $card } zurücklegen
do-keep-order = die Reihenfolge lassen, wie sie ist

## was erwartet war

check-held = ja    erwartet { $check }; gefunden { $found }
check-failed = NEIN  erwartet { $check }; gefunden { $found }
play-held = ja    Schritt { $step } ({ $play }): erwartet { legality }, gefunden { found-legality }
play-failed = NEIN  Schritt { $step } ({ $play }): erwartet { legality }, gefunden { found-legality }
play-other-reason = NEIN  Schritt { $step } ({ $play }): abgelehnt, aber der erste Grund ist nicht der erwartete: { $because }
because-rule-card = { $rules }, wegen { $card }
because-card = wegen { $card }
play-possible = NICHT Schritt { $step } ({ $play }): unzulässig erwartet, zulässig gefunden; möglich in diesem Augenblick: { $moment }
moment-link = als Antwort auf Kettenglied { $link }, { $card }
moment-chain-end = nach der Kette
moment-attack = nachdem { $card } den Angriff deklariert hatte
moment-attempt = wenn { $card } beschworen würde
moment-summoned = nach der Beschwörung
legality =
    { $expected ->
        [legal] erlaubt
       *[illegal] nicht erlaubt
    }
found-legality =
    { $found ->
        [legal] erlaubt
       *[illegal] nicht erlaubt
    }
observed = beobachtet { $check }: { $holds ->
        [yes] trifft zu
       *[no] trifft nicht zu
    }, gefunden { $found }
expect-lp = Spieler { $player } hat { $amount } LP
outcome =
    { $outcome ->
        [resolved] aufgelöst
        [resolved-in-part] teilweise aufgelöst
        [resolved-without-effect] ohne Wirkung aufgelöst
        [effect-negated] Effekt annulliert
        [activation-negated] Aktivierung annulliert
        [summon-successful] Beschwörung erfolgreich
        [summon-did-not-take-place] Beschwörung fand nicht statt
        [summon-negated] Beschwörung annulliert
        [attack-negated] Angriff annulliert
        [went-on] ging zum Damage Step weiter
        [ended-without-a-damage-step] endete ohne Damage Step
        [replay] Wiederholung
        [missed-the-timing] Timing verpasst
        [protected] geschützt
        [effects-negated] Effekte annulliert
        [effects-apply-again] nicht mehr annulliert
        [negated] annulliert
       *[successful] erfolgreich
    }
expect-until = { $check }, bis zum Schritt „{ $label }“
expect-since = { $check }, seit dem Schritt „{ $label }“
expect-after-link = { $check }, nachdem Kettenglied { $link } aufgelöst wurde
expect-at = { $check }, vor dem Schritt „{ $label }“
expect-count = { $check } (genau { $count })
expect-not = nicht: { $check }
expect-without = ohne { $rules }
expect-verdict = dieses Urteil ergeht: { $what }
expect-anything = irgendetwas
expect-asked = Spieler { $player } wurde gefragt: { $what }
expect-offered = Spieler { $player } konnte: { $what }
expect-then = { $first }, dann { $rest }
expect-not-negated = nicht annulliert
expect-equipped = ausgerüstet an { $card }
expect-level = Stufe { $number }
expect-controlled = bei Spieler { $player }
expect-owned = Besitzer: Spieler { $player }
expect-there = { $card } ist da
expect-card = { $card }: { $what }
expect-phase = es ist die { $phase } von Spieler { $player }
none = nichts
board-negated = annulliert
board-counters = { $counters }: { $count }
board-materials = Xyz-Materialien: { $count }
board-position =
    { $position ->
        [attack] { $values }
        [facedown_attack] verdeckter Angriff { $values }
        [defense] Verteidigung { $values }
        [set] gesetzt { $values }
        [faceup] offen
       *[none] { $values }
    }
board-field-zone = Spielfeldzone
board-extra-zones = Extra-Monsterzonen
board-pile = { $pile } ({ $count })
board-of = Spieler { $player }
board-row = { $zone }, Spieler { $player }
board-player = Spieler { $player }: { $amount } LP
git-says = git sagt: { $said }
git-no-commit = diesen Commit gibt es nicht ({ $name })
first-turn = das Duell ist in seinem ersten Zug, der keine Battle Phase hat: schreiben Sie „phase: Battle Phase“ (in einer Datei unter setup), um in einem späteren zu beginnen, oder beenden Sie vorher den Zug
set-by-default = { $card } liegt gesetzt, weil ihre Position nicht angegeben ist; schreiben Sie pos: faceup, wenn sie offen liegt
warning = Warnung: { $problem }
agrees = stimmt: wie erwartet
disagrees = stimmt nicht: anders als erwartet
stuck = { $place }: geht nicht weiter: { $why }
script-error = { $place }: Skriptfehler: { $why }
verdict-word =
    { $verdict ->
        [agrees] stimmt
        [disagrees] stimmt nicht
        [stuck] geht nicht weiter
        [script-error] Skriptfehler
       *[bad-input] falsche Eingabe
    }
head-file = Datei
head-verdict = Urteil
head-title = Titel
judging = Wird beurteilt
summary = { $good } von { $all } wie erwartet

## Regeln

rule-N1 = Annullieren heißt, eine Handlung nicht gelingen zu lassen oder einer Karte ihre Wirkung zu nehmen: Aktivierungen, Effekte, Beschwörungen und Angriffe können annulliert werden.
rule-N2 = Nur ein Effekt, der „annulliere“ sagt, annulliert; Zerstören, Verbannen oder Zurückgeben einer Karte ist keine Annullierung.
rule-N3 = Was als Kosten für etwas gezahlt wurde, das dann annulliert wird, bekommt man nicht zurück.
rule-N4 = Ein annullierender Effekt reagiert nur auf das, was sein Text nennt, etwa die Aktivierung einer Fallenkarte oder eine Spezialbeschwörung.
rule-A1 = Wird eine Aktivierung annulliert, so wird ihr Kettenglied übersprungen, und die Kette geht mit dem nächstniedrigeren Glied weiter.
rule-A2 = Eine Zauber- oder Fallenkarte, deren Aktivierung annulliert wurde, ist keine Karte auf dem Spielfeld mehr; sie kommt auf den Friedhof, wurde aber nicht vom Spielfeld dorthin gelegt.
rule-A3 = Wird nur die Aktivierung eines Effekts annulliert, so bleibt die Karte, zu der er gehört, wo sie ist, außer der annullierende Effekt bewegt sie.
rule-A4 = Ein Glied, dessen Aktivierung annulliert wurde, wird nicht aufgelöst; das zuletzt Geschehene ist also, was das Glied darüber getan hat.
rule-A5 = Eine Karte zu zerstören annulliert weder ihre Aktivierung noch ihren Effekt: ihr Glied wird trotzdem aufgelöst.
rule-A6 = Eine Karte, die auf dem Spielfeld bleibt, muss dort noch offen liegen, wenn das aufgelöst wird, was sie auf dem Spielfeld aktiviert hat; sonst geschieht das ohne Wirkung, und annulliert wurde nichts.
rule-A7 = Die Kosten einer Aktivierung, die annulliert wurde, bleiben gezahlt.
rule-A8 = Ein Effekt, der „diese Aktivierung“ annulliert, muss direkt an sie angekettet werden; ein Glied unter dem neuesten erreicht er nicht.
rule-A9 = Eine Grenze dafür, wie oft eine Karte „aktiviert werden“ kann, zählt eine annullierte Aktivierung nicht; sie zählt eine, bei der nur der Effekt annulliert wurde.
rule-A10 = Eine Grenze dafür, wie oft ein Effekt „verwendet“ werden kann, zählt auch eine Verwendung, die annulliert wurde.
rule-A11 = „Einmal pro Spielzug“ und ähnliche Bedingungen zählen auch eine Aktivierung, die annulliert wurde.
rule-A12 = Eine Grenze für Beschwörungen zählt seit dem 1. April 2020 keine annullierte Beschwörung; eine Grenze für die Zahl aktivierter Effekte zählt annullierte mit.
rule-E1 = Ein annullierter Effekt wird nicht angewendet; seine Aktivierung bleibt bestehen, und sein Glied wird ohne Wirkung aufgelöst.
rule-E2 = Solange die Effekte einer Karte annulliert sind, gelten sie auf dem Spielfeld nicht; sie gelten wieder, sobald die Annullierung endet.
rule-E3 = Eine Karte, deren Effekte annulliert sind, kann trotzdem aktiviert werden, und ihre Effekte auch: Die Kosten werden gezahlt, das Glied wird aufgelöst, aber solange sie annulliert sind, geschieht nichts.
rule-E4 = Die Kosten eines Effekts, der annulliert wurde, bleiben gezahlt.
rule-E5 = Ein Glied, dessen Effekt annulliert wurde, wird trotzdem aufgelöst und ist damit das zuletzt Geschehene.
rule-S1 = Ein Monster, dessen Beschwörung annulliert wurde, wurde nicht erfolgreich beschworen.
rule-S2 = Ein Effekt, der eine Beschwörung annulliert, wird beim Versuch der Beschwörung aktiviert, als Kettenglied 1, bevor das Monster auf dem Spielfeld ist.
rule-S3 = Normal-, Flipp- und Pendelbeschwörungen sowie Spezialbeschwörungen nach dem eigenen Verfahren eines Monsters können annulliert werden; eine Fusionsbeschwörung durch einen Effekt und das Setzen nicht.
rule-S4 = Eine Beschwörung durch einen Effekt, der gerade aufgelöst wird, kann nicht annulliert werden, denn währenddessen kann nichts aktiviert werden.
rule-S5 = Eine Beschwörung sofort nach der Auflösung eines Effekts kann annulliert werden, wenn dieser Effekt Kettenglied 1 war.
rule-S6 = Beim Versuch einer Beschwörung können nur Effekte aktiviert werden, die Beschwörungen annullieren; was auf sie antwortet, folgt den gewöhnlichen Zaubergeschwindigkeiten.
rule-S7 = Ein Monster, dessen Beschwörung annulliert wurde, verlässt das Spielfeld, meist durch den annullierenden Effekt zerstört; geht das nicht, kommt es nach den Regeln auf den Friedhof.
rule-S8 = Eine annullierte Normalbeschwörung hat die Normalbeschwörung des Spielzugs verbraucht, eine annullierte Pendelbeschwörung die Pendelbeschwörung.
rule-S9 = Ein Monster, das einmal pro Spielzug auf seine eigene Weise beschworen werden kann, darf es seit dem 1. April 2020 erneut versuchen, wenn diese Beschwörung annulliert wurde.
rule-S10 = Was für eine annullierte Beschwörung gezahlt oder als Tribut angeboten wurde, bekommt man nicht zurück.
rule-S11 = Ein Monster, das von außerhalb des Spielfelds kam und dessen Beschwörung annulliert wurde, war nie auf dem Spielfeld und wird also nicht von dort abgelegt.
rule-S12 = Ein Monster, das schon auf dem Spielfeld war, wie bei einer Flippbeschwörung, ist beim Versuch der Beschwörung auf dem Spielfeld.
rule-S13 = Ein Monster, das zuerst ordnungsgemäß beschworen werden muss und dessen Beschwörung annulliert wurde, kann nicht auf andere Weise von einem offenen Ort spezialbeschworen werden.
rule-S14 = Ein Monster, das früher ordnungsgemäß beschworen wurde, bleibt es auch, wenn seine Flippbeschwörung annulliert wird.
rule-S15 = Nach den Regeln seit dem 1. April 2020 ist eine annullierte Spezialbeschwörung keine für Effekte, die Spezialbeschwörungen in diesem Spielzug verbieten; vorher war sie eine.
rule-T1 = Ein Angriff wird im Battle Step annulliert, und es folgt kein Damage Step.
rule-T2 = Ein Monster, das einen Angriff deklariert hat, auch einen annullierten, kann keinen weiteren deklarieren.
rule-T3 = Nachdem ein Angriff annulliert wurde, darf der Spieler, der am Zug ist, mit einem anderen Monster angreifen oder die Battle Phase beenden.
rule-T4 = Das angreifende Monster zu entfernen annulliert seinen Angriff nicht: verlässt es das Spielfeld, endet der Angriff ohne Damage Step; bleibt es, geht der Angriff weiter.
rule-T5 = Ein Effekt, der darauf wartet, dass ein Angriff annulliert wird, hat nichts von einem Angriff, der nur endete.
rule-T6 = Ob ein Effekt, der einen Angriff annulliert, den Angreifer als Ziel wählt oder den Angriff bei der Auflösung annulliert, steht in seinem Text.
rule-P1 = „Annulliere die Aktivierung“ ist ein Schnelleffekt, der auf eine annullierbare Aktivierung antwortet; was er sonst tut, hängt davon ab, ob er sie annulliert hat.
rule-P2 = Ein Effekt, der annulliert und zerstört, kündigt beides an, die Zerstörung nur für eine Karte, die zerstört werden kann und noch da ist.
rule-P3 = „Annulliere diesen Effekt“ lässt die Aktivierung in Ruhe: das Glied besteht und wird ohne Wirkung aufgelöst.
rule-P4 = Ein Effekt, der eine Spalte annulliert, sieht darauf, wo die Zauber- oder Fallenkarte bei ihrer Aktivierung lag.
rule-P5 = Effekte, die für eine Zeit annulliert sind, umfassen die Glieder, die es schon gibt, und die Effekte von da an, bis die Zeit um ist; was die Karte auf dem Spielfeld aktiviert hat, bleibt annulliert, auch wenn die Karte es verlässt.
rule-P6 = Effekte, die nicht annulliert werden können, unberührt bleiben oder schon annulliert sind, kann dieser Effekt nicht annullieren.
rule-P7 = Eine Karte, die von einem Effekt unberührt bleibt, ist nicht annulliert: dieser Effekt gilt nur nicht für sie.
rule-P8 = Wessen Effekt es ist, wer die Karte kontrolliert und zu welcher Karte er gehört, sind verschiedene Fragen.
rule-P9 = Eine Karte, die nicht als Ziel gewählt werden kann, lässt sich nicht als Ziel wählen, kann aber trotzdem betroffen sein.
rule-P10 = Eine Karte, die nicht durch Effekte zerstört werden kann, bleibt, oder statt ihrer Zerstörung geschieht etwas anderes.
rule-P11 = Ein Effekt sieht bei der Auflösung noch einmal nach: ein Ziel, das weg ist oder nicht mehr passt, ist nicht betroffen.
rule-P12a = Ein Skript, das eine Aktivierung annulliert, ruft NegateActivation auf, nicht NegateEffect, und macht nur weiter, wenn es annulliert hat.
rule-P12b = Ein Skript, das Effekte für eine Zeit annulliert, meldet EFFECT_DISABLE_EFFECT ebenso an wie EFFECT_DISABLE, mit dem richtigen Ende.
rule-P12c = Ein Skript, das die Effekte eines Monsters für eine Zeit annulliert, ruft zuerst NegateRelatedChain auf, für Glieder, die es schon gibt.
rule-P12d = „Kann nicht als Ziel gewählt werden“ und „unberührt“ sind verschiedener Schutz, und ein Skript verwendet den, den der Text nennt.
rule-P12e = Ein Skript, das eine Karte unberührt macht, sagt genau, von wessen Effekten, damit es nicht die eigenen sperrt.
rule-P12f = Ein Skript, das für eine Zeit annulliert, gibt der Annullierung das Ende, das der Text nennt.
rule-P13 = Der Text entscheidet, welche Art von Annullierung oder Schutz es ist; die Karte zu bewegen ist eine andere Sache.
rule-P14 = Annullierung fragt, ob ein Glied oder ein Effekt gilt; Schutz fragt, ob ein Effekt von außen eine Karte berühren kann.
rule-L1 = „Annullieren“ heißt in anderen Sprachen negate, annuler, annullare, negar, 無効, 무효 und 無效.
rule-R-SPEED = Eine Karte oder ein Effekt kann nur angekettet werden, wenn die Zaubergeschwindigkeit mindestens 2 und nicht niedriger als die des neuesten Glieds ist.
rule-R-PHASE = Das geht in dieser Phase oder diesem Schritt nicht.
rule-R-ZONE = Dafür ist keine Zone frei.
rule-R-COST = Die Kosten können nicht gezahlt werden.
rule-R-TARGET = Es gibt kein erlaubtes Ziel.
rule-R-NOTHING-TO-DO = Ihr Effekt könnte nichts bewirken.
rule-R-CONDITION = Die Aktivierungsbedingung ist nicht erfüllt.
rule-R-RESTRICTION = Der Spieler hat in diesem Zug getan, was der Text ausschließt.
rule-R-SUMMON-CONDITION = Die Anforderungen ihrer eigenen Spezialbeschwörung sind nicht erfüllt.
rule-R-LIMIT = Es wurde bereits so oft verwendet, wie es erlaubt ist.
rule-R-MANDATORY = Ihr Effekt ist verpflichtend und wurde bereits aktiviert.
rule-R-LOCATION = Die Karte ist an keinem Ort, von dem aus das geht.
rule-R-FACEDOWN = Sie ist verdeckt.
rule-R-FACEUP = Sie liegt schon offen: eine Zauber- oder Fallenkarte auf dem Spielfeld wird aktiviert, indem sie aufgedeckt wird.
rule-R-KIND = Das geht mit dieser Art von Karte oder Effekt nicht.
rule-R-CONTROLLER = Dieser Spieler kontrolliert die Karte nicht.
rule-R-TURN = Dafür ist der falsche Spieler am Zug.
rule-R-SET-TURN = Eine Fallenkarte muss zuerst gesetzt werden, und eine Fallen- oder Schnellzauberkarte kann nicht in dem Spielzug aktiviert werden, in dem sie gesetzt wurde.
rule-R-DISABLED = Die Effekte sind annulliert oder gelten noch nicht.
rule-R-FORBIDDEN = Ein Effekt hat diesen Namen verboten.
rule-R-BEING-SUMMONED = Die Beschwörung ist noch nicht abgeschlossen.
rule-R-BATTLE-DESTROYED = Das Monster wurde durch Kampf zerstört und wartet nur darauf, das Spielfeld zu verlassen.
rule-R-OVERLAY = Ein Xyz-Material ist keine Karte auf dem Spielfeld.
rule-R-DECK-SIZE = Im Deck sind zu wenige Karten.
rule-R-UNNEGATABLE = Nach dem eigenen Text kann es nicht annulliert werden.
rule-R-CHAIN-LIMIT = Ein Effekt begrenzt, was als Reaktion aktiviert werden darf.
rule-R-SUMMON-COUNT = Die Normalbeschwörung oder das Setzen dieses Spielzugs ist verbraucht.
rule-R-SUMMON-ONCE = Es kann nur einmal pro Spielzug spezialbeschworen werden.
rule-R-PENDULUM = Eine Pendelbeschwörung braucht zwei Pendelbereiche, eine freie Zone und ein Monster in der Hand oder offen im Extra Deck, dessen Stufe zwischen den Bereichen liegt; es gibt eine im Spielzug.
rule-R-TRIBUTE = Es gibt nicht genug Monster für den Tribut.
rule-R-POSITION = Das Monster ist nicht in der Kampfposition dafür oder kann nicht in sie gebracht werden.
rule-R-POSITION-ONCE = Das Monster wurde in diesem Spielzug beschworen oder gesetzt, hat angegriffen oder seine Position schon geändert; sie bleibt also.
rule-R-EFFECT = Ein Effekt verbietet es.
rule-R-EVENT = Ihr Auslöser ist nicht eingetreten.
rule-R-TIMING = Ein Effekt mit „wenn …: Du kannst“ verpasst den Zeitpunkt, wenn das, worauf er antwortet, nicht das zuletzt Geschehene war.
rule-R-WINDOW = Dies ist nicht der Augenblick dafür.
rule-R-CHOICE = Gewählt werden kann nur, was der Kartentext oder die Regeln einer Beschwörung oder eines Angriffs erlauben.
rule-R-DIRECT = Ein direkter Angriff ist nur möglich, wenn kein Monster angegriffen werden kann oder ein Effekt ihn erlaubt.
rule-R-FIRST-TURN = Im ersten Zug eines Duells gibt es keine Battle Phase.
rule-R-NO-EFFECT = Die Karte hat keinen solchen Effekt, der aktiviert werden kann.
rule-R-RESOLVED = Ein Glied, das nicht annulliert wurde, wird aufgelöst, und sein Effekt wird angewendet.
rule-R-NOTHING = Ein Glied wird auch aufgelöst, wenn sein Effekt nichts bewirken kann; annulliert wurde es nicht.
rule-R-SUMMONED = Die Beschwörung war erfolgreich.
rule-R-ATTACK = Der Angriff ging weiter zum Damage Step.
rule-R-BATTLE-PROTECTED = Ein Monster, das nicht durch Kampf zerstört werden kann, bleibt auf dem Spielfeld; Kampfschaden wird trotzdem zugefügt.
rule-R-TURNED = Ein Angriff endet ohne Damage Step, wenn das angreifende Monster nicht mehr in Angriffsposition ist; annulliert wurde er nicht.
rule-R-REPLAY = Ändern sich die Monster auf der Seite des Gegners vor dem Damage Step, oder ist der Angriff so, wie er angekündigt wurde, nicht mehr möglich, wählt der angreifende Spieler erneut ein Ziel oder bricht den Angriff ab; das ist kein neuer Angriff, und keiner wurde annulliert.
rule-R-BATTLE-PHASE-OVER = Ein Effekt, der die Battle Phase beendet, beendet auch den Angriff, ohne Damage Step; annulliert wurde er nicht.

## solemn duel

turn-score = Spielzug { $turn }, Spieler { $player } (LP { $first } : { $second })
duel-between = Spieler 0: { $first }   Spieler 1: { $second }   Startwert { $seed }
duel-dealt = Decks nach dem Startwert gemischt. Spieler { $player } beginnt.
duel-in-order = Decks in eigener Reihenfolge. Spieler { $player } beginnt.
duel-stopped = Angehalten in Spielzug { $turn }: noch hat niemand gewonnen.
why-over =
    { $how ->
        [lp] Das Duell ist vorbei: Die LP sind bei 0
        [deck] Das Duell ist vorbei: zu wenige Karten im Deck, um zu ziehen
        [named] Das Duell ist vorbei: { $words }
       *[effect] Das Duell ist durch den Effekt einer Karte vorbei
    }
deck-of-link = Deck aus einem Link
