"""Iota as it is taught."""

from __future__ import annotations

from bot.games.iota.rules import ROUNDS
from bot.games.iota.state import CARDS, HALF, HAND_SIZE, LOT, NUMBERS, WILDS
from bot.lessons.prepared import Prepared
from bot.lessons.taught import Page, Step, Taught

_WHOLE = Prepared(
    "example 2",
    "yc4 O20 gx4 O21, yx2 N21 rx1 P21, rt4 O22 bt4 P22, gc2 M18 yx1 M19 bs3 M20, rc2 L17 gx3 "
    "L18 ys4 L19, bt1 L16 gt2 M16, rt3 K16 rs4 K17, yx4 M15 gs1 N15 bc2 O15, rx3 J17 bt3 J18 "
    "yc3 J19, rs1 M14 bs2 N14, w I17 yx3 I18 gc4 I19, ys2 P23 rc4 Q23, bs4 O19 gt3 P19, gc3 "
    "P24 yc2 Q24 rc1 R24, bx4 P18 gx2 Q18, w J20 gs2 K20, ys1 P17 bt2 Q17, bc1 Q25 rx4 R25, "
    "bc4 O24 rc3 O25, ys3 O14 rt1 O16, yt3 S25 yt4 S26, bs1 I15 gt4 J15 rx2 K15, rs3 R26 bx2 "
    "T26 gc1 U26, yt2 S27 rs2 T27, bc3 Q20 bx3 Q21, gx1 L13 gs4 L14, bx1 H14 rt2 I14 gs3 J14",
)
"""A whole match."""

TAUGHT = Taught(
    figures={
        "cards": len(CARDS),
        "least": int(NUMBERS[0]),
        "most": int(NUMBERS[-1]),
        "wilds": len(WILDS),
        "hand": HAND_SIZE,
        "lot": LOT,
        "half": HALF,
        "rounds": ROUNDS,
        "example": "rc2 N20 gs4 O20",
        "back": "rc2 w",
    },
    pages=(
        Page("aim", Prepared("example 33"), ("board", "hand")),
        Page("lines", Prepared("example 33", "yc2 O20 bx3 P20")),
        Page("broken", Prepared("example 16", "", "rc2 O20 gt2 P20")),
        Page("points", Prepared("example 12", "yx3 O19 rs4 O20")),
        Page("lot", Prepared("example 6", "bt4 O20 gc2 O21 yx3 O22, rs1 O23")),
        Page("four", Prepared("example 191", "rc1 K19 yx4 L19 gs3 M19 bt2 N19")),
        Page("wild", Prepared("example 9", "w O20 bx2 O21 bt3 O22")),
        Page("swap", Prepared("example 9", "bt3 O20 w O21 bx2 O22, swap bc4 O21")),
        Page("end", _WHOLE, ("ranking",)),
        Page("here", Prepared("example 33"), ("hand",)),
    ),
    steps=(
        Step("line", Prepared("lesson 0")),
        Step(
            "lot", Prepared("lesson 25", "gx4 O20 gs4 O21, yx2 P20 yx4 P21, gs2 M19 rt3 N19, gx2 L18 gc3 M18")
        ),
        Step(
            "wild",
            Prepared(
                "lesson 194",
                "ys4 O20 ys1 O21, rc1 P20 yt4 P21 bx2 P22, rc2 M19 rx4 N19, rt3 L19 yx1 L20, "
                "rc4 Q22 gt3 Q23, bt1 K18 gs2 L18 yc4 M18",
            ),
        ),
    ),
)
