"""The numbers of the rules: written by `gloaming ledger --write`, do not edit."""

from typing import Final

ALLOWED: Final = 0

GOLD_01: Final = 101
GOLD_02: Final = 102
GOLD_03: Final = 103
GOLD_04: Final = 104
GOLD_05: Final = 105

SET_01: Final = 201
SET_02: Final = 202
SET_03: Final = 203
SET_04: Final = 204
SET_05: Final = 205
SET_06: Final = 206
SET_07: Final = 207
SET_08: Final = 208
SET_09: Final = 209
SET_10: Final = 210
SET_11: Final = 211
SET_12: Final = 212
SET_13: Final = 213
SET_14: Final = 214
SET_15: Final = 215
SET_16: Final = 216
SET_17: Final = 217
SET_18: Final = 218
SET_19: Final = 219
SET_20: Final = 220
SET_21: Final = 221
SET_22: Final = 222

HERO_01: Final = 301
HERO_02: Final = 302
HERO_03: Final = 303
HERO_04: Final = 304
HERO_05: Final = 305
HERO_06: Final = 306
HERO_07: Final = 307
HERO_08: Final = 308

ATTR_01: Final = 401
ATTR_02: Final = 402
ATTR_03: Final = 403
ATTR_04: Final = 404
ATTR_05: Final = 405
ATTR_07: Final = 407
ATTR_06: Final = 406

ITEM_01: Final = 501
ITEM_02: Final = 502
ITEM_03: Final = 503
ITEM_04: Final = 504
ITEM_05: Final = 505
ITEM_06: Final = 506
ITEM_07: Final = 507
ITEM_08: Final = 508
ITEM_09: Final = 509
ITEM_10: Final = 510
ITEM_11: Final = 511
ITEM_12: Final = 512
ITEM_13: Final = 513
ITEM_14: Final = 514

QST_01: Final = 601
QST_02: Final = 602
QST_03: Final = 603
QST_04: Final = 604
QST_05: Final = 605
QST_06: Final = 606
QST_07: Final = 607
QST_08: Final = 608
QST_09: Final = 609
QST_10: Final = 610
QST_11: Final = 611

HAND_01: Final = 701
HAND_02: Final = 702
HAND_03: Final = 703
HAND_04: Final = 704

TURN_01: Final = 801
TURN_02: Final = 802
TURN_03: Final = 803
TURN_04: Final = 804
TURN_05: Final = 805
TURN_06: Final = 806
TURN_07: Final = 807
TURN_08: Final = 808
TURN_09: Final = 809
TURN_10: Final = 810
TURN_11: Final = 811
TURN_12: Final = 812
TURN_13: Final = 813

LOC_01: Final = 901
LOC_02: Final = 902
LOC_03: Final = 903
LOC_04: Final = 904
LOC_05: Final = 905
LOC_06: Final = 906
LOC_07: Final = 907

MOVE_01: Final = 1001
MOVE_02: Final = 1002
MOVE_03: Final = 1003

CHAR_01: Final = 1101
CHAR_02: Final = 1102
CHAR_03: Final = 1103
CHAR_04: Final = 1104
CHAR_05: Final = 1105
CHAR_06: Final = 1106
CHAR_07: Final = 1107

TRADE_01: Final = 1201
TRADE_02: Final = 1202
TRADE_03: Final = 1203

PICK_01: Final = 1301

SRCH_01: Final = 1401
SRCH_02: Final = 1402
SRCH_03: Final = 1403
SRCH_04: Final = 1404

EQP_01: Final = 1501
EQP_02: Final = 1502
EQP_03: Final = 1503
EQP_04: Final = 1504
EQP_05: Final = 1505

ENEMY_01: Final = 1601
ENEMY_02: Final = 1602
ENEMY_03: Final = 1603
ENEMY_04: Final = 1604
ENEMY_05: Final = 1605
ENEMY_06: Final = 1606
ENEMY_07: Final = 1607
ENEMY_08: Final = 1608

AGG_01: Final = 1701
AGG_02: Final = 1702
AGG_03: Final = 1703
AGG_04: Final = 1704
AGG_05: Final = 1705
AGG_06: Final = 1706

FOL_01: Final = 1801
FOL_02: Final = 1802
FOL_03: Final = 1803
FOL_04: Final = 1804
FOL_05: Final = 1805
FOL_06: Final = 1806
FOL_07: Final = 1807
FOL_08: Final = 1808
FOL_09: Final = 1809
FOL_10: Final = 1810
FOL_11: Final = 1811
FOL_12: Final = 1812

DAY_01: Final = 1901
DAY_02: Final = 1902
DAY_03: Final = 1903
DAY_04: Final = 1904

END_01: Final = 2001
END_02: Final = 2002
END_03: Final = 2003
END_04: Final = 2004

CMB_01: Final = 2101
CMB_02: Final = 2102
CMB_03: Final = 2103
CMB_04: Final = 2104
CMB_05: Final = 2105
CMB_06: Final = 2106
CMB_07: Final = 2107
CMB_08: Final = 2108

CITM_01: Final = 2201
CITM_02: Final = 2202
CITM_03: Final = 2203
CITM_04: Final = 2204
CITM_05: Final = 2205

FLEE_01: Final = 2301
FLEE_02: Final = 2302
FLEE_03: Final = 2303
FLEE_04: Final = 2304
FLEE_05: Final = 2305
FLEE_06: Final = 2306
FLEE_07: Final = 2307

DEF_01: Final = 2401
DEF_02: Final = 2402
DEF_03: Final = 2403
DEF_04: Final = 2404
DEF_05: Final = 2405
DEF_06: Final = 2406
DEF_07: Final = 2407

CON_01: Final = 2501
CON_02: Final = 2502
CON_03: Final = 2503
CON_04: Final = 2504
CON_05: Final = 2505
CON_06: Final = 2506

SOLO_01: Final = 2601
SOLO_02: Final = 2602
SOLO_03: Final = 2603
SOLO_04: Final = 2604
SOLO_05: Final = 2605
SOLO_06: Final = 2606
SOLO_07: Final = 2607
SOLO_08: Final = 2608
SOLO_09: Final = 2609

COOP_01: Final = 2701
COOP_02: Final = 2702
COOP_03: Final = 2703
COOP_04: Final = 2704
COOP_05: Final = 2705
COOP_06: Final = 2706
COOP_07: Final = 2707
COOP_08: Final = 2708
COOP_09: Final = 2709
COOP_10: Final = 2710
COOP_11: Final = 2711
COOP_12: Final = 2712
COOP_13: Final = 2713
COOP_14: Final = 2714
COOP_15: Final = 2715

STND_01: Final = 2801
STND_02: Final = 2802
STND_03: Final = 2803
STND_04: Final = 2804
STND_05: Final = 2805
STND_06: Final = 2806
STND_07: Final = 2807
STND_08: Final = 2808
STND_09: Final = 2809
STND_10: Final = 2810
STND_11: Final = 2811
STND_12: Final = 2812
STND_13: Final = 2813
STND_14: Final = 2814
STND_15: Final = 2815
