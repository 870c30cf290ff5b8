"""The tables of an observation: how many rows each has, and what stands in a row."""

from typing import Final

from solemn.env.facts import FACTS
from solemn.env.layout import Field, Layout

MOST_CARDS: Final = 160
MOST_MOVES: Final = 200
MOST_LINKS: Final = 16
MOST_EVENTS: Final = 64
MOST_CHOSEN: Final = 8

# Names stand at the number that an index has; 0 is for none, and for what comes later than this list.
LOCATIONS: Final = ("", "Deck", "hand", "Monster Zone", "Spell & Trap Zone", "GY", "banished", "Extra Deck", "material")
PHASES: Final = (
    "", "Draw Phase", "Standby Phase", "Main Phase 1", "start of the Battle Phase", "Battle Step", "Damage Step", "damage calculation",
    "end of the Battle Phase", "Main Phase 2", "End Phase",
)  # fmt: skip
DECISIONS: Final = (
    "", "idle", "battle", "chain", "yes_no", "effect_yes_no", "option", "announce_number", "place", "disable_zones", "position",
    "announce_race", "announce_attribute", "announce_card", "rock_paper_scissors", "cards", "select_unselect", "tribute", "sum", "counters",
    "sort_cards", "sort_chain",
)  # fmt: skip
MOVES: Final = (
    "", "summon", "special_summon", "reposition", "set_monster", "set_spell_trap", "activate", "to_battle", "to_main2", "to_end", "shuffle",
    "attack", "pass", "chain", "yes", "no", "option", "number", "position", "hand", "name", "range", "type", "attribute", "zone", "choose",
    "finish", "cancel", "put_back", "counters", "order", "keep_order",
)  # fmt: skip
EVENTS: Final = (
    "", "new_turn", "phase", "draw", "move", "position", "set", "summoning", "special_summoning", "flip_summoning", "summoned",
    "special_summoned", "flip_summoned", "chaining", "chained", "chain_solving", "chain_solved", "chain_negated", "chain_disabled",
    "chain_end", "become_target", "attack", "attack_negated", "battle", "damage_step_start", "damage_step_end", "damage", "recover",
    "pay_lp", "equip", "add_counter", "remove_counter", "coin", "dice", "missed_timing", "shuffle_deck", "shuffle_hand", "win",
    "revealed", "declared", "summon_negated",
)  # fmt: skip

MINE: Final = 1  # the lowest flag in every table

_LOCATION: Final = Field("location", 1, "index", len(LOCATIONS), "of LOCATIONS")
_ZONE: Final = Field("zone", 1, "index", 9, "1 more than the number of its zone; 0 off the field; of a material the zone of its monster")

CARD: Final = Layout(
    "cards",
    (
        *FACTS,
        Field("flags", 1, "mask", 6, "the player controls it, owns it, sees its face; its effects are negated; it is equipped; only known"),
        _LOCATION,
        _ZONE,
        Field("order", 1, "number", 60, "its place in its pile or hand, the first 1; 0 on the field, and where there is no order"),
        Field("position", 1, "mask", 4, "POS_ constants"),
        Field("attack_now", 2, "number", 4000, "ATK now, on the field"),
        Field("defense_now", 2, "number", 4000, "DEF now, on the field"),
        Field("counters", 1, "number", 10, "counters on it"),
        Field("attacks", 1, "number", 2, "attacks that it has declared in this turn"),
        Field("used", 1, "number", 2, "how often its controller has used effects that are limited by its name"),
        Field("targeted_by", 1, "number", 8, "the newest Chain Link that targets it"),
        Field("among", 1, "number", 10, "of a card that is only known: at how many places it can be"),
        Field("copies", 1, "number", 3, "of the player's own cards that are out of sight: how many copies"),
        Field("equipped_to", 1, "row", 0, "the monster that it is equipped to"),
    ),
)
MOVE: Final = Layout(
    "moves",
    (
        Field("kind", 1, "index", len(MOVES), "of MOVES"),
        Field("text", 1, "index", 18, "which of its card's texts the effect or option is, the first 1; 17 for any further one"),
        Field("mask", 4, "mask", 32, "the POS_, RACE_ or ATTRIBUTE_ constant that is chosen; of a question of the game its number's hash"),
        Field("number", 2, "number", 100, "the number that is chosen"),
        Field("at", 1, "mask", 1, "the zone that is chosen is the player's own"),
        Field("at_location", 1, "index", len(LOCATIONS), "of LOCATIONS: the zone that is chosen"),
        Field("at_zone", 1, "index", 9, "1 more than the number of the zone that is chosen"),
        Field("row", 1, "row", 0, "its card among `cards`"),
        *CARD.fields,
    ),
)
LINK: Final = Layout(
    "chain",
    (
        Field("flags", 1, "mask", 3, "the player activated it; its activation is negated; its effect is negated"),
        Field("text", 1, "index", 18, "which of its card's texts it is, the first 1"),
        _LOCATION,
        _ZONE,
        *FACTS,
    ),
)
EVENT: Final = Layout(
    "history",
    (
        Field("kind", 1, "index", len(EVENTS), "of EVENTS"),
        Field("flags", 1, "mask", 3, "it is the player's own; so is the place it is about; so is the place after"),
        Field("location", 1, "index", len(LOCATIONS), "of LOCATIONS: the place it is about, of a move the one before"),
        Field("zone", 1, "index", 9, "1 more than the number of that zone"),
        Field("to_location", 1, "index", len(LOCATIONS), "of LOCATIONS: the place after, of an attack its target"),
        Field("to_zone", 1, "index", 9, "1 more than the number of that zone"),
        Field("amount", 2, "number", 4000, "LP; a number of cards or counters; a Chain Link; a phase's number in PHASES"),
        *FACTS,
    ),
)
GLOBAL: Final = Layout(
    "globals",
    (
        *(
            Field(f"{whose}_{name}", size, "number", scale, meaning)
            for whose in ("my", "their")
            for name, size, scale, meaning in (
                ("lp", 2, 8000, "LP"), ("deck", 1, 60, "cards in the Deck"), ("hand", 1, 10, "cards in the hand"),
                ("grave", 1, 60, "cards in the GY"), ("banished", 1, 60, "banished cards"), ("extra", 1, 15, "cards in the Extra Deck"),
                ("normal_summons", 1, 1, "Normal Summons and Sets of this turn"),
            )
        ),
        Field("turn", 1, "number", 40, "number of the turn"),
        Field("my_turn", 1, "mask", 1, "it is the player's own turn"),
        Field("phase", 1, "index", len(PHASES), "of PHASES"),
        Field("links", 1, "number", 8, "Chain Links"),
        Field("decision", 1, "index", len(DECISIONS), "of DECISIONS; 0 while the opponent decides, and once the duel is over"),
        Field("least", 1, "number", 5, "how many cards, zones or counters must be chosen"),
        Field("most", 1, "number", 5, "how many can be chosen"),
        Field("total", 2, "number", 12, "which total of Levels or numbers they must make"),
        Field("chosen", 1, "number", 5, "how many were chosen already"),
        Field("moves", 1, "number", 20, "legal moves"),
        Field("hint", 4, "mask", 32, "a hash of the number of the script's hint for what is chosen"),
        Field("text", 1, "index", 18, "which text of the card below is the effect that asks, the first 1"),
        *CARD.fields,  # why it is asked
    ),
)  # fmt: skip
TABLES: Final = {
    "globals": (GLOBAL, 0), "cards": (CARD, MOST_CARDS), "chain": (LINK, MOST_LINKS), "history": (EVENT, MOST_EVENTS),
    "chosen": (MOVE, MOST_CHOSEN), "moves": (MOVE, MOST_MOVES),
}  # fmt: skip
