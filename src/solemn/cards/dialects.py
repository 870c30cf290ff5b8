"""The dialect that a card script is written in: EDOPro's, or YGOPro's, whose library has other names."""

import re
from typing import Final

_NAMES: Final = (
    r"Add(?:Synchro(?:Mix)?|Xyz|Link|ContactFusion)Procedure\w*", r"AddFusionProc\w+", r"AddRitualProc\w+", r"Add(?:Material)?CodeList",
    r"AddSetNameMonsterList", r"AddThisCardInGraveAlreadyCheck", r"Enable(?:Pendulum|Dual|Union)Attribute", r"EnableChangeCode",
    r"NonTuner", r"MustMaterialCheck", r"ExceptThisCard", r"SelectFromOptions", r"xyz_number", r"dscon", r"bpcon", r"mzctcheck(?:rel)?",
    r"Negate(?:Any|Monster|EffectMonster)Filter", r"IsDualState", r"IsCodeOrListed", r"GCheckAdditional", r"FCheckAdditional",
    r"RCheckAdditional", r"RGCheckAdditional", r"PlaceCardsOnDeckBottom", r"UseExtraReleaseCount",
    r"RegisterMergedDelayedEvent_ToSingleCard",
)  # fmt: skip
_OF_YGOPRO: Final = re.compile(rf"\b(?:aux|Auxiliary)\.({'|'.join(_NAMES)})\b")
_NUMBERS: Final = re.compile(r"\b(CATEGORY_[MS]SET|CATEGORY_GRAVE_\w+|RACE_WINDBEAST|RACE_PSYCHO|(?:SUMMON_)?TYPE_DUAL|EFFECT_DUAL_\w+)\b")


def ygopro_names(text: str) -> list[str]:
    """The functions and numbers of YGOPro's library alone that a script names, each once, as `aux.AddXyzProcedure`."""
    return [*(f"aux.{name}" for name in dict.fromkeys(_OF_YGOPRO.findall(text))), *dict.fromkeys(_NUMBERS.findall(text))]
