"""What the bots are called, the levels by another name in each game, and how they play, in one sentence."""

from typing import Final

from tongbao.engine.meta import Words

EVERYWHERE: Final[dict[str, Words]] = {
    "random": {"en": "Wanderer", "zh": "云游客"},
    "greedy": {"en": "Merchant", "zh": "行商"},
}
"""By bot: the titles that are the same in every game."""
TITLES: Final[dict[str, dict[str, Words]]] = {
    "xanadu": {
        "novice": {"en": "Stable Hand", "zh": "马倌"},
        "apprentice": {"en": "Mason", "zh": "石匠"},
        "adept": {"en": "Steward", "zh": "管事"},
        "master": {"en": "Khan’s Architect", "zh": "都料匠"},
    },
    "changan": {
        "novice": {"en": "Gatekeeper", "zh": "坊丁"},
        "apprentice": {"en": "Innkeeper", "zh": "店主"},
        "adept": {"en": "Market Warden", "zh": "市令"},
        "master": {"en": "Chancellor", "zh": "宰相"},
    },
    "pocket_changan": {
        "novice": {"en": "Porter", "zh": "脚夫"},
        "apprentice": {"en": "Tea Seller", "zh": "茶博士"},
        "adept": {"en": "Collector", "zh": "藏家"},
        "master": {"en": "Palace Secretary", "zh": "中书令"},
    },
    "silk_cities": {
        "novice": {"en": "Camel Driver", "zh": "驼夫"},
        "apprentice": {"en": "Caravan Guide", "zh": "向导"},
        "adept": {"en": "Caravan Leader", "zh": "萨宝"},
        "master": {"en": "Lord of Samarkand", "zh": "康国王"},
    },
}
"""By game and level."""
MANNERS: Final[dict[str, Words]] = {
    "random": {"en": "goes where chance leads", "zh": "随缘而行"},
    "greedy": {"en": "takes what pays now", "zh": "专取眼前之利"},
    "novice": {"en": "sees half of it and grabs what glitters", "zh": "顾此失彼，见利就取"},
    "apprentice": {"en": "knows the trade, overlooks the best now and then", "zh": "熟门熟路，偶有疏漏"},
    "adept": {"en": "plans each turn to its end", "zh": "步步为营，走一步看全局"},
    "master": {"en": "tries whole turns in many possible worlds", "zh": "千般推演，谋定后动"},
}


def title_of(bot: str, game: str) -> Words:
    """What sort of player the bot is, in the game of that name. Raises KeyError for one that people don't meet."""
    return EVERYWHERE.get(bot) or TITLES[game][bot]


def manner_of(bot: str) -> Words:
    """How the bot plays. Raises KeyError for one that people don't meet."""
    return MANNERS[bot]
