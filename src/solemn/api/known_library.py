"""Functions of the community's Lua library that a search calls very often, done natively.

They are recognised by the hash of their text: a library that words them differently runs as it is. What stands for them
gives the same answers and asks the same scripts in the same order, but for what has just given its answer.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.known_bound import make_able, make_bound, make_bound_before, make_face_up, make_target_bound
from solemn.api.known_filters import make_or
from solemn.api.known_fusion import make_mixed, make_repeated
from solemn.api.known_fusion_conditions import make_mixed_condition, make_repeated_condition
from solemn.api.known_marks import make_marks, make_maximum_mode
from solemn.api.known_procedures import make_link, make_synchro, make_xyz
from solemn.api.known_registering import make_registering
from solemn.api.known_selection import make_set_search
from solemn.api.known_text import text_hash
from solemn.lua import LuaTable, Machine

Originals = Mapping[str, FunctionType]
Family = tuple[str, Mapping[str, str], Callable[[Machine, Originals], Mapping[str, Callable[..., Any]]]]


def replace_known(machine: Machine) -> None:
    """Put natives in the place of the library's functions that are known."""
    for table_name, digests, make in KNOWN:
        table = machine.globals.get(table_name)
        if isinstance(table, LuaTable):
            originals = _originals(machine, table, digests)
            for name, function in make(machine, originals).items() if originals else ():
                table.set(name, function)


def _originals(machine: Machine, table: LuaTable, digests: Mapping[str, str]) -> Originals:
    """The functions of these names, empty unless each has the text that is known: they call one another."""
    found: dict[str, FunctionType] = {}
    for name, digest in digests.items():
        function = table.get(name)
        if not isinstance(function, FunctionType) or text_hash(machine, function) != digest:
            return {}
        found[name] = function
    return found


_ABLE: Final = ("IsAbleToDeck", "IsAbleToExtra", "IsAbleToGrave", "IsAbleToHand", "IsAbleToRemove")
_BOUND: Final = (
    "IsContinuousSpell", "IsContinuousTrap", "IsCounterTrap", "IsEquipCard", "IsEquipSpell", "IsFieldSpell", "IsFusionMonster",
    "IsLinkMonster", "IsLinkSpell", "IsMonster", "IsMonsterCard", "IsPendulumMonster", "IsQuickPlaySpell", "IsRitualMonster",
    "IsRitualSpell", "IsSpell", "IsSpellCard", "IsSpellTrap", "IsSpellTrapCard", "IsSynchroMonster", "IsTrap", "IsTrapCard",
    "IsXyzMonster",
)  # fmt: skip
_MIX: Final = {
    "CheckMix": "c272028d8b57b55158ef9aa1ad4568c2",
    "CheckMixGoal": "6070fe3faa7df4f82f69e6e603f837be",
    "SelectMix": "c25c111773186812737557a9f2e61f7f",
}
_REPEATED: Final = {
    "CheckMixRep": "65aa7ea81e552dbac30e2e355027695f",
    "CheckMixRepFilter": "ad141b42ca1aeb8f93ac382842f2e65b",
    "CheckMixRepGoal": "575770ed7b9953a2715a81aabf32dc18",
    "CheckMixRepTemplate": "f40ab476206dcd78d235ee42b7a2525b",
    "CheckMixRepSelectedCond": "029d7ea310b84b59f1fb258dc37f8360",
    "CheckMixRepSelected": "ad87fd74aef91201e3de81a14246ee83",
    "CheckSelectMixRep": "c0b604c6a2c21de93ac417f4fccd2b90",
    "CheckSelectMixRepAll": "d9ba15594ed258d118ba6fcdeb84f1bb",
    "CheckSelectMixRepM": "21d531c7892bce7877f881f6165d57be",
    "SelectMixRep": "3c6cfbb7cb81ca2611dab5ebcb22014b",
}
KNOWN: Final[tuple[Family, ...]] = (
    ("Auxiliary", {"OR": "843996c62f6392be352909d146fe1ece"}, make_or),
    ("Auxiliary", {"FilterBoolFunction": "3b4773746b1243cb5a0310f1f78b9d57"}, make_bound),
    ("Auxiliary", {"TargetBoolFunction": "3f437ce8556e481da398ab66c16be95a"}, make_target_bound),
    ("Auxiliary", {"FaceupFilter": "379c332c8948672803c77d2dd74cb364"}, make_face_up),
    ("Card", dict.fromkeys(_ABLE, "00a541a3b0bf8eee0530e7b1ea25594a"), make_able),
    ("Card", dict.fromkeys(_BOUND, "7b2eae7f014b05f760f869e268f01701"), make_bound_before),
    ("Auxiliary", {
        "SelectUnselectGroup": "4e01dde6b869f276d3f329f32a18d4e9",
        "SelectUnselectLoop": "ae26da0d77c230639e624a06a0d36bc7",
    }, make_set_search),
    ("Card", {"RegisterEffect": "4007e4270771901ad127432da068ee28"}, make_registering),
    ("Card", {"HasFlagEffect": "04e320f57807e444b29fef2772d24da6"}, make_marks),
    ("Card", {
        "IsMaximumMode": "2999ab960c98be96c6b74808efe8c3e1",
        "IsMaximumModeCenter": "6d8a4c2cf9ab8951a5a8083246042c11",
        "IsMaximumModeSide": "656b8ad7e965b939b8f6a000f4722f29",
    }, make_maximum_mode),
    ("Fusion", _MIX | {"ConditionMix": "5a73ae8a93f94ad6e765df1431f5aacc"}, make_mixed_condition),  # before the functions that it calls
    ("Fusion", _MIX, make_mixed),
    ("Fusion", _REPEATED | {"ConditionMixRep": "e820ceebf0b431a101e8113294270461"}, make_repeated_condition),
    ("Fusion", _REPEATED, make_repeated),
    ("Fusion", {
        "CheckMixRepUnfixTemplate": "d65c001d53d8761012cfd8c4a7ca147d",
        "CheckMixRepUnfixSelectedCond": "fb4146839167d101ba771216293b3f24",
        "CheckMixRepUnfixSelected": "103f66e56ac503d6c73671a0e28d9907",
        "CheckSelectMixRepUnfix": "d9b744efe1eaf3910ac0bb565675bbf5",
        "CheckSelectMixRepUnfixAll": "0fb40ed5e11763deb0aa03623afaa535",
        "CheckSelectMixRepUnfixM": "16346c9427e058c468cef64985a80c39",
        "SelectMixRepUnfix": "fc9fa56225a69c218f1ddded401e6a62",
    }, make_repeated),
    ("Link", {
        "Condition": "88801ecd48249e697a166a5526a368a7",
        "ConditionFilter": "256083108057e7314d900b1438fc2a71",
        "GetLinkCount": "16a312613723a7ed0fd17828aa7af1c3",
        "CheckRecursive": "fa6823c13eb59740bd04d83ec120eba0",
        "CheckGoal": "4dc314b7f770c6e4b34ce8948f604340",
    }, make_link),
    ("Xyz", {
        "Condition": "9883c1f2158cb3b059512b4205a5ad6b",
        "EffectXyzMaterialChk": "7e198cacc293db2f60caa3fe490be152",
        "GetMaterials": "2e63e71fd567a03f08c9e306358d704c",
        "MatFilter2": "34c9786f3f75d65f49ae716fef41d043",
        "RecursionChk": "c9b376b61abd43f9e95d5966a831b7b0",
    }, make_xyz),
    ("Synchro", {
        "Condition": "40c4252c41bef575725921cb9c8a42a7",
        "TunerFilter": "a0b96d9141893e60274d424339d45d19",
        "NonTunerFilter": "28f1639f2c522ef0c8deb71105c19098",
        "CheckP41": "138fc0f830a8ce35e048a6e7b8621ef0",
        "CheckP42": "c5887c14851c705eb19730437f9cee1e",
        "CheckP43": "e64f223681b7b76cacbbb4ab4793c974",
    }, make_synchro),
)  # fmt: skip
