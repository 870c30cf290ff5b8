"""A picture of the board as SVG, of shapes and text alone."""

from typing import Any, Final
from xml.sax.saxutils import escape

from solemn.judge.language.speech import Speech
from solemn.table.faces import Data

_CELL: Final = 104
_GAP: Final = 6
_LEFT: Final = 18
_TOP: Final = 96
_CARD: Final = (66, 96)
_WIDTH: Final = 2 * _LEFT + 7 * _CELL + 6 * _GAP
_HEIGHT: Final = 2 * _TOP + 5 * _CELL + 4 * _GAP
_COLOURS: Final = {
    "normal": "#dcba6c", "effect": "#cd8550", "ritual": "#87a3d8", "fusion": "#b48cc7", "synchro": "#e2e3e3", "xyz": "#3c3a41",
    "link": "#458cc3", "token": "#b0b0aa", "spell": "#54b09d", "trap": "#ce7aa2",
}  # fmt: skip
_FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', sans-serif"
_PILES: Final = {
    ("deck", 1): (0, 0), ("grave", 1): (1, 0), ("banished", 1): (2, 0), ("extra", 1): (0, 6),
    ("deck", 0): (4, 6), ("grave", 0): (3, 6), ("banished", 0): (2, 6), ("extra", 0): (4, 0),
}  # fmt: skip
_OWN: Final = "#6fd3c4"
_OTHER: Final = "#ff9d7a"
_LINE_LETTERS: Final = 11


def picture(seen: Data, speech: Speech) -> str:
    """The board of `view` as an SVG file."""
    parts = [_background(), _middle(seen, speech)]
    for row in range(5):
        for column in range(7):
            if (row != 2 and 0 < column < 6) or (row, column) in ((2, 2), (2, 4), (3, 0), (1, 6)):
                parts.append(_zone(row, column, special=row == 2))
    for player in (0, 1):
        parts += _side(seen, player, speech)
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'font-family="{_FONT}" role="img">\n<title>{escape(str(seen["phase_text"]))}</title>\n{inside}\n</svg>\n'
    )


def _at(row: int, column: int) -> tuple[int, int]:
    return _LEFT + column * (_CELL + _GAP), _TOP + row * (_CELL + _GAP)


def _background() -> str:
    return (
        '<defs><radialGradient id="felt"><stop offset="0" stop-color="#1a2742"/>'
        '<stop offset="1" stop-color="#0f1727"/></radialGradient></defs>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="16" fill="url(#felt)"/>'
    )


def _zone(row: int, column: int, special: bool) -> str:
    x, y = _at(row, column)
    dash = ' stroke-dasharray="5 4"' if special else ""
    return (
        f'<rect x="{x}" y="{y}" width="{_CELL}" height="{_CELL}" rx="9" fill="#ffffff{"08" if special else "12"}" '
        f'stroke="#ffffff30"{dash}/>'
    )


def _text(x: float, y: float, text: Any, size: float, fill: str = "#e9eef7", anchor: str = "middle", weight: int = 400) -> str:
    look = f'font-size="{size}" fill="{fill}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text x="{x}" y="{y}" {look}>{escape(str(text))}</text>'


def _middle(seen: Data, speech: Speech) -> str:
    x, y = _at(2, 3)
    centre = x + _CELL / 2
    turn = speech.say("turn", player=seen["turn_player"])
    return _text(centre, y + 46, turn, 11, "#a9b6cc") + _text(centre, y + 64, seen["phase_text"], 12, weight=650)


def _side(seen: Data, player: int, speech: Speech) -> list[str]:
    mine, cards = seen["players"][player], seen["cards"]
    colour = _OTHER if player else _OWN
    y = 22 if player else _HEIGHT - 10
    parts = [
        _text(_LEFT + 4, y, speech.say("board-player", player=player, amount=mine["lp"]), 16, colour, "start", 700),
    ]
    count = len(mine["hand"])
    step = min(52.0, 600 / max(count, 1))
    for i, number in enumerate(mine["hand"]):
        left = _WIDTH / 2 - step * count / 2 + i * step
        parts.append(_card(cards[str(number)], left, 8 if player else _HEIGHT - 80, 0.72))
    for zone in ("mzone", "szone"):
        for seq, number in enumerate(mine[zone]):
            place = _place(player, zone, seq)
            if number is not None and place is not None:
                parts.append(_in_cell(cards[str(number)], *place))
    for (zone, owner), place in _PILES.items():
        if owner == player:
            parts.append(_pile(seen, mine[zone], zone, place, speech))
    return parts


def _place(player: int, zone: str, seq: int) -> tuple[int, int] | None:
    """Row and column of a zone of the field."""
    if zone == "szone" and seq == 5:
        return (1, 6) if player else (3, 0)
    if zone == "szone" and seq > 5:
        return ((0, 5) if seq == 6 else (0, 1)) if player else ((4, 1) if seq == 6 else (4, 5))
    if seq > 4:
        return (2, 2) if (seq == 5) != bool(player) else (2, 4)
    row = (1 if zone == "mzone" else 0) if player else (3 if zone == "mzone" else 4)
    return row, 5 - seq if player else seq + 1


def _in_cell(card: Data, row: int, column: int) -> str:
    x, y = _at(row, column)
    turned = card["zone"] == "mzone" and card["pos"] in ("defense", "set")
    body = _card(card, x + (_CELL - _CARD[0]) / 2, y + (_CELL - _CARD[1]) / 2, 1)
    if turned:
        body = f'<g transform="rotate(90 {x + _CELL / 2} {y + _CELL / 2})">{body}</g>'
    return body


def _pile(seen: Data, numbers: list[int], zone: str, place: tuple[int, int], speech: Speech) -> str:
    x, y = _at(*place)
    left, top = x + (_CELL - _CARD[0]) / 2, y + (_CELL - _CARD[1]) / 2
    label = _text(x + _CELL / 2, y + _CELL / 2 + 40, f"{speech.say('zone', zone=zone)} {len(numbers)}", 10, "#a9b6cc")
    if not numbers:
        look = 'rx="6" fill="none" stroke="#ffffff26" stroke-dasharray="4 4"'
        return f'<rect x="{left}" y="{top}" width="{_CARD[0]}" height="{_CARD[1]}" {look}/>' + label
    top_card = seen["cards"][str(numbers[0] if zone == "deck" else numbers[-1])]
    face_down = zone in ("deck", "extra") or not top_card["up"]
    body = _back("", left, top, 1) if face_down else _card(top_card, left, top, 1)
    strip = f'<rect x="{left}" y="{y + _CELL / 2 + 28}" width="{_CARD[0]}" height="17" rx="3" fill="#0d121dd9"/>'
    return body + strip + label


def _card(card: Data, x: float, y: float, scale: float) -> str:
    if not card["up"]:
        return _back(card["name"], x, y, scale)
    frame = card["frame"]
    ink = "#f4f1e6" if frame == "xyz" else "#17130b"
    wide, high = _CARD
    parts = [f'<rect width="{wide}" height="{high}" rx="5" fill="{_COLOURS.get(frame, "#cd8550")}" stroke="#0008"/>']
    if card["pendulum"]:
        parts.append(f'<path d="M0 {high * 0.6}h{wide}v{high * 0.4 - 5}a5 5 0 0 1-5 5h-{wide - 10}a5 5 0 0 1-5-5z" fill="#4fae9bcc"/>')
    parts += [_text(4, 12 + 9.5 * i, line, 8.5, ink, "start", 700) for i, line in enumerate(_lines(card["name"]))]
    parts.append(f'<rect x="4" y="42" width="{wide - 8}" height="28" rx="3" fill="#00000024"/>')
    parts.append(_text(wide / 2, 59, _symbol(card), 10, ink, weight=650))
    parts.append(_text(wide - 4, high - 6, _numbers(card), 10 if card["monster"] else 7, ink, "end", 750))
    if card.get("negated"):
        parts.append(f'<rect width="{wide}" height="{high}" rx="5" fill="#7d0f1a66"/><circle cx="{wide - 4}" cy="4" r="8" fill="#a51825"/>')
        parts.append(f'<path d="M{wide - 9} -1l10 10" stroke="#fff" stroke-width="2"/>')
    if card.get("counters"):
        parts.append(f'<circle cx="6" cy="{high - 6}" r="9" fill="#14536b"/>')
        parts.append(_text(6, high - 3, sum(count for _, count in card["counters"]), 9, "#fff", weight=700))
    if card.get("materials"):
        parts.append(f'<circle cx="{wide - 6}" cy="{high - 22}" r="9" fill="#0e1422" stroke="#fff5"/>')
        parts.append(_text(wide - 6, high - 19, len(card["materials"]), 9, "#fff", weight=700))
    return f'<g transform="translate({x} {y}) scale({scale})">{"".join(parts)}</g>'


def _back(name: str, x: float, y: float, scale: float) -> str:
    wide, high = _CARD
    parts = [
        f'<rect width="{wide}" height="{high}" rx="5" fill="#53402d" stroke="#93714b" stroke-width="2"/>',
        f'<ellipse cx="{wide / 2}" cy="{high / 2 - 6}" rx="20" ry="27" fill="#1c130c" stroke="#a8763f" stroke-width="5"/>',
    ]
    if name:
        parts.append(f'<rect x="3" y="{high - 26}" width="{wide - 6}" height="23" rx="3" fill="#000a"/>')
        parts += [_text(6, high - 16 + 9 * i, line, 8, "#f4e8d4", "start", 600) for i, line in enumerate(_lines(name)[:2])]
    return f'<g transform="translate({x} {y}) scale({scale})">{"".join(parts)}</g>'


def _symbol(card: Data) -> str:
    if not card["monster"]:
        return str(card["kind"]).split(" ")[0][:12]
    grade = f"LINK {card['link']}" if card.get("link") else f"★{card['level']}" if card.get("level") else ""
    return f"{grade} {card['attribute']}".strip()


def _numbers(card: Data) -> str:
    if not card["monster"]:
        return str(card["kind"])[:16]
    shown = ["?" if value == -2 else str(value) for value in (card["atk"], card["def"]) if value is not None]
    return "/".join(shown)


def _lines(name: str) -> list[str]:
    """The name in at most three lines that fit on the card."""
    limit = _LINE_LETTERS if name.isascii() else _LINE_LETTERS - 2
    found = [""]
    words = name.split(" ")
    for word in (part for whole in words for part in _cut(whole, limit)):
        if found[-1] and len(found[-1]) + len(word) + 1 > limit + 2:
            found.append(word)
        else:
            found[-1] = f"{found[-1]} {word}".strip()
    return found if len(found) <= 3 else [*found[:2], found[2] + "…"]


def _cut(word: str, limit: int) -> list[str]:
    wide = 2 if any(ord(char) > 0x2E7F for char in word) else 1
    size = max(1, (limit + 2) // wide)
    return [word[i : i + size] for i in range(0, len(word), size)]
