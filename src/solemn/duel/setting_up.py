"""Setting up a duel: its state, its scripts' world with the library loaded, and the cards where they begin."""

import threading

from solemn.api.install import install
from solemn.api.known_library import replace_known
from solemn.api.witness import Witness
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.fresh_field import begin_again
from solemn.core.moves.zone_changes import add_card
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.data import Card, DuelState
from solemn.core.state.field_zones import is_zone_free
from solemn.core.timing.unusable_zones import update_standing
from solemn.core.wiring import bind_rules
from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError
from solemn.duel.knowledge import Watcher
from solemn.duel.running import Running, ask, weakly
from solemn.duel.scripts import blank
from solemn.duel.terms import Placement, check_placement
from solemn.lua import LuaError, Machine, Names
from solemn.lua.compiler import collection_paused
from solemn.spec.constants import LOCATION_MZONE, LOCATION_ONFIELD, POS_FACEUP, STATUS_PROC_COMPLETE


class SetUp(Running):
    """What is set up before it runs, and once more when it goes back to its beginning."""

    _watchers: tuple[Watcher, Watcher]

    def _put_up(self, beginning: Beginning, library: bool = True) -> None:
        """Have the library loaded, unless it comes from elsewhere, and no card placed."""
        self.beginning = beginning
        self.pool = beginning.pool
        self.strict = beginning.strict
        self._thread = threading.get_ident()
        self._closed = False
        self._watchers = (Watcher(0), Watcher(1))
        self.state = DuelState(beginning.flags)
        with collection_paused(), self._deep():  # thousands of objects, none of them garbage
            self._reset()
            if library:
                self._load_library()

    def _reset(self) -> None:
        """An empty duel with the library loaded and no card placed; the state stays the same object, and so does who listens to it."""
        listener, log_enabled, terms = self.state.listener, self.state.log_enabled, self.beginning
        begin_again(self.state, terms.flags, terms.lp, terms.start_hand, terms.draw)
        self.state.listener, self.state.log_enabled = listener, log_enabled
        self.state.official_rulings = terms.rulings != "ocgcore"
        self.state.rulings_2023 = terms.rulings == "2023-10"
        self.state.rng_state = terms.seed
        self.state.turn_player = terms.first
        self.decision = None
        self._answers = []
        self.started = False
        self._runner = None
        self.forget_scripts()
        self.machine = Machine(self.pool.interface(), terms.limits, write=weakly(self.note_print), names=self.pool.names)
        self._wire()
        self.machine.keep_fresh()

    def _wire(self) -> None:
        d = self.state
        d.asker = ask
        d.card_maker = weakly(self.make_card)
        d.card_reader = self.pool.database.get
        d.card_codes = self.pool.database.codes
        d.tell_missing = self.pool.tell_missing
        self._count_for()
        self.machine.annotate(weakly(self.card_named_by))
        bind_rules(d, weakly(self.run_initial_effect))
        d.script_error_types = (LuaError,)
        self.machine.describer.refusals = (BadCall,)
        d.script_failed = weakly(self.script_failed)
        install(self.machine, d)
        self.machine.native("Duel.LoadScript", weakly(self.load_script_native))
        self.machine.native("Duel.LoadCardScript", weakly(self.load_card_script_native))
        d.witness = Witness(self.machine, d).listen

    def _count_for(self) -> None:
        """What natives do, and make the duel hold, counts for the machine that runs the scripts."""
        self.state.spend, self.state.hold = self.machine.consume, self.machine.memory.hold

    def _load_library(self) -> None:
        """Run the Lua library, before any card is placed."""
        self.state.choosing.some_card = self.make_card_with_script(blank(0), 0)  # first: what the library puts on players comes from it
        for name in self.pool.roots:
            if not self.load_script(name):
                raise DuelError(f"the Lua library lacks {name}")
        replace_known(self.machine)
        self.library_stands = True
        if self.pool.names is None:
            self.pool.names = Names(self.machine.globals)
            self._reset()  # so that every duel of the pool begins alike
            self._load_library()

    def _place_and_note(self, placement: Placement) -> Card:
        card = self._place(placement)
        self.beginning.placements.append(placement)
        return card

    def _place(self, placement: Placement) -> Card:
        d, (code, owner, location, sequence, position, controller) = self.state, placement
        player = owner if controller is None else controller
        if type(code) is not int:  # a deck's cards come here unchecked
            check_placement(placement)
        printed = self.pool.database.get(code)
        if printed is None:
            raise DuelError(f"no card with passcode {code} in {', '.join(map(str, self.pool.database.paths))}")
        if not is_zone_free(d, player, location, sequence):
            raise DuelError(f"{printed.name} cannot be placed in location {location:#x}, place {sequence} of player {player}")
        card = self.make_card_with_script(printed, owner)
        add_card(d, player, card, location, sequence)
        card.position = position
        if not location & LOCATION_ONFIELD or position & POS_FACEUP:
            set_working(card, True)
            update_standing(d)
        if location == LOCATION_MZONE:
            card.status |= STATUS_PROC_COMPLETE
        return card
