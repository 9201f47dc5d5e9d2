"""The words of Chang’an’s reasons, in English and Chinese, by their paragraphs in the rules for players."""

from typing import Final

from tongbao.engine.meta import Words

WHYS: Final[dict[str, dict[str, Words]]] = {
    "turn": {
        "why_main_research": {
            "en": "Research is your main action of this turn; the next one comes with your next turn.",
            "zh": "本回合的主要行动已用于研究；下回合才有下一个。",
        },
        "why_main_produce": {
            "en": "Produce is your main action of this turn; the next one comes with your next turn.",
            "zh": "本回合的主要行动已用于生产；下回合才有下一个。",
        },
        "why_main_build": {
            "en": "Build is your main action of this turn; the next one comes with your next turn.",
            "zh": "本回合的主要行动已用于建造；下回合才有下一个。",
        },
        "why_main_due": {
            "en": "Your main action comes first: Research, Produce or Build.",
            "zh": "须先执行主要行动：研究、生产或建造。",
        },
        "why_asked": {
            "en": "This is chosen only where a card or an action asks for it.",
            "zh": "只有牌或行动要求时，才能这样选择。",
        },
        "why_no_seat": {"en": "Nobody sits there.", "zh": "那里没有玩家。"},
        "why_self": {"en": "Only another player can be chosen here.", "zh": "这里只能选择其他玩家。"},
        "why_not_in_hand": {"en": "{card} isn’t in your hand.", "zh": "你的手牌中没有{card}。"},
    },
    "research": {
        "why_no_deck": {"en": "Deck and discard pile are empty.", "zh": "牌库与弃牌堆皆空。"},
        "why_no_display": {
            "en": "This space of the display is empty.",
            "zh": "公开区的这个位置是空的。",
        },
        "why_researching": {
            "en": "You are still researching: take another card, or stop.",
            "zh": "研究尚未结束：再拿一张牌，或停止。",
        },
    },
    "produce": {
        "why_full_gate": {
            "en": "{n} cards lie at the {gate}: it is full.",
            "zh": "{gate}已有{n}张牌，已满。",
        },
        "why_full_gates": {"en": "All your gates are full.", "zh": "你的城门都已满。"},
        "why_empty_gate": {"en": "No card lies at the {gate}.", "zh": "{gate}没有牌。"},
        "why_few_cards": {
            "en": "Only {n} {n|card lies|cards lie} at the {gate}.",
            "zh": "{gate}只有{n}张牌。",
        },
        "why_nothing_to_bring": {
            "en": "You have no card to bring to the {gate}: your hand and your other gates are empty.",
            "zh": "没有牌可送到{gate}：手牌与其他城门皆空。",
        },
        "why_play": {
            "en": "{card} goes to a gate with Produce: choose the gate first.",
            "zh": "{card}要以生产送到城门：先选择城门。",
        },
        "why_move": {
            "en": "Cards of the {gate} move with Produce: first choose the gate they go to.",
            "zh": "{gate}的牌要以生产移动：先选择它们去的城门。",
        },
        "why_move_covered": {
            "en": "Only the top card of the {gate} can be built. "
            "The top {n} move together, with Produce: first choose the gate they go to.",
            "zh": "{gate}只有最上面的牌能建造。最上面{n}张要以生产一起移动：先选择它们去的城门。",
        },
        "why_no_room_elsewhere": {
            "en": "None of your other gates has room for {n} {n|card|cards} of the {gate}.",
            "zh": "其他城门都放不下{gate}的{n}张牌。",
        },
        "why_collect": {
            "en": "First choose a gate to produce at, and bring a card there.",
            "zh": "先选择生产的城门，并送去一张牌。",
        },
        "why_placing": {
            "en": "You are producing at the {gate}: bring cards there, then collect.",
            "zh": "正在{gate}生产：先把牌送去，再收取。",
        },
        "why_nothing_came": {
            "en": "No card has come to the {gate} yet: one at least must.",
            "zh": "还没有牌送到{gate}：至少要来一张。",
        },
        "why_target": {
            "en": "You are producing at the {gate}: the cards there stay.",
            "zh": "正在{gate}生产：那里的牌不移动。",
        },
        "why_moved": {
            "en": "Cards of the {gate} have moved in this Produce; from each gate they move once.",
            "zh": "本次生产已移动过{gate}的牌；每座城门只移动一次。",
        },
        "why_little_room": {
            "en": "The {gate} has room for {n} {n|card|cards}, not for {m}.",
            "zh": "{gate}只放得下{n}张牌，放不下{m}张。",
        },
        "why_collected": {
            "en": "The {gate} has yielded: cards come there with your next Produce.",
            "zh": "{gate}已经收取：下次生产才能再送牌。",
        },
        "why_activate": {
            "en": "A Character acts once the gate above it has produced.",
            "zh": "人物要等其上方的城门生产之后才能发动。",
        },
    },
    "build": {
        "why_no_card_at_gates": {
            "en": "No card lies at your gates to be built: Produce brings one there.",
            "zh": "你的城门都没有可建造的牌：先以生产送牌到城门。",
        },
        "why_nothing_to_build": {
            "en": "No card lies at the {gate} to be built: one comes there with Produce.",
            "zh": "{gate}没有可建造的牌：先以生产送牌到那里。",
        },
        "why_later_row": {
            "en": "The rows of the {district} fill up from the first to the third: next is row {row}.",
            "zh": "{district}从第一排到第三排依次建造：下一空位在第{row}排。",
        },
        "why_full_district": {
            "en": "No space is free in the {district}.",
            "zh": "{district}没有空位。",
        },
        "why_price": {
            "en": "{card} lacks {resources} for row {row} of the {district}.",
            "zh": "将{card}建造到{district}第{row}排，还缺{resources}。",
        },
        "why_price_helped": {
            "en": "{card} lacks {n} of {resources} for row {row} of the {district}; your cards spare you the rest.",
            "zh": "将{card}建造到{district}第{row}排，以下还缺{n}份：{resources}；其余由你的牌免去。",
        },
        "why_coin": {
            "en": "You can pay for row {row} of the {district}, but not the extra Coin of {card}.",
            "zh": "{district}第{row}排付得起，但付不起{card}的额外铜钱。",
        },
        "why_paying": {
            "en": "You are paying for {card}: that comes first.",
            "zh": "正在支付{card}的费用：须先付清。",
        },
        "why_saves_first": {
            "en": "First choose what you pay less: {n} {n|resource|resources}.",
            "zh": "先选择少付的{n}份资源。",
        },
        "why_nothing_to_save": {
            "en": "You have chosen all that you pay less.",
            "zh": "少付的资源已全部选定。",
        },
        "why_save_else": {
            "en": "With 1 {type} less you couldn’t pay the rest.",
            "zh": "若少付{type}，其余便付不起。",
        },
        "why_swap_else": {
            "en": "With {type} in place of {replaced} you couldn’t pay the rest.",
            "zh": "若用{type}代替{replaced}，其余便付不起。",
        },
        "why_no_swap": {
            "en": "{type} can’t stand in for others here, or no more of it.",
            "zh": "{type}在此不能代替其他资源，或已用足。",
        },
        "why_not_due": {"en": "No {type} is left to pay.", "zh": "已没有要付的{type}。"},
        "why_none_held": {"en": "You have no {type} to give.", "zh": "你没有{type}可付。"},
        "why_not_covered": {
            "en": "You lack {resources}: pay something else instead.",
            "zh": "还缺{resources}：须用别的代替。",
        },
    },
    "buy": {
        "why_bought": {
            "en": "You have bought {n} {n|time|times} this turn, and may no more.",
            "zh": "本回合已购买{n}次，不能再买。",
        },
        "why_coins": {
            "en": "A Buy costs {n} {n|Coin|Coins}; you have {m}.",
            "zh": "购买需{n}枚铜钱，你有{m}枚。",
        },
        "why_acquired": {
            "en": "You have acquired a card this turn; the next chance comes with your next turn.",
            "zh": "本回合已夺取过；下回合才能再夺取。",
        },
        "why_stone": {
            "en": "To acquire {card} costs {n} Stone; you have {m}.",
            "zh": "夺取{card}需{n}份石料，你有{m}份。",
        },
        "why_no_rival_card": {
            "en": "No card lies at the {gate} of {owner}.",
            "zh": "{owner}的{gate}没有牌。",
        },
        "why_lowest": {
            "en": "{card} is the lowest card at the {gate} of {owner}: it is safe.",
            "zh": "{card}是{owner}{gate}最底下的牌，不能动。",
        },
    },
    "end-of-turn": {
        "why_ending": {
            "en": "Your turn is ending: discard {n} {n|card|cards} first, you may keep {m}.",
            "zh": "回合即将结束：先弃{n}张牌，最多保留{m}张。",
        },
    },
    "characters": {
        "why_characters": {
            "en": "The Characters of the {district} come first: use them, or stop.",
            "zh": "先处理{district}的人物：发动，或停止。",
        },
        "why_offer": {
            "en": "{card} has just been built: first use its effect, or don’t.",
            "zh": "{card}刚刚建成：先决定是否发动其效果。",
        },
        "why_effect": {"en": "First comes what {card} asks you.", "zh": "先回答{card}的问题。"},
        "why_not_among": {"en": "{card} doesn’t offer this.", "zh": "{card}不提供这一项。"},
        "why_at_rest": {
            "en": "{card} acts once the {gate} above it has produced.",
            "zh": "{card}要等其上方的{gate}生产之后才能发动。",
        },
        "why_free_space": {
            "en": "No card lies in row {row} of the {district}.",
            "zh": "{district}第{row}排没有牌。",
        },
        "why_acted": {
            "en": "The Character in row {row} of the {district} has acted in this Produce.",
            "zh": "{district}第{row}排的人物在本次生产中已发动过。",
        },
        "why_empty_hand": {
            "en": "Your hand is empty: {card} has nothing to work with.",
            "zh": "手中无牌，{card}无从发动。",
        },
        "why_empty_gates": {
            "en": "Your gates are empty: {card} has nothing to work with.",
            "zh": "城门无牌，{card}无从发动。",
        },
        "why_empty_display": {
            "en": "The display is empty: {card} can take nothing.",
            "zh": "公开区是空的，{card}无牌可拿。",
        },
        "why_no_discards": {
            "en": "The discard pile is empty: {card} can take nothing.",
            "zh": "弃牌堆是空的，{card}无牌可拿。",
        },
        "why_counts_little": {
            "en": "{card} brings something for every {n} that it counts; you have {m}.",
            "zh": "{card}每数到{n}才有所得，你只有{m}。",
        },
        "why_counts_much": {
            "en": "{card} helps only who has at most {n} of what it counts; you have {m}.",
            "zh": "{card}只帮助所数至多为{n}的玩家，你有{m}。",
        },
        "why_nothing_to_give": {
            "en": "{card} takes {resources}, and you have none.",
            "zh": "{card}要交回{resources}之一，你一份也没有。",
        },
        "why_not_taken": {"en": "{card} doesn’t take {type}.", "zh": "{card}不收{type}。"},
        "why_not_brought": {"en": "{card} doesn’t bring {type}.", "zh": "{card}不带来{type}。"},
        "why_nobody_ahead": {
            "en": "{card} brings that of which another player has more, and nobody has more of anything.",
            "zh": "{card}只带来他人多于你的资源，而没有人多于你。",
        },
        "why_nobody_has_more": {
            "en": "Nobody has more {type} than you: you have {n}.",
            "zh": "没有人的{type}多于你：你有{n}份。",
        },
        "why_nobody_to_rob": {
            "en": "Nobody unguarded has more than you of what {card} takes.",
            "zh": "{card}所取之物，没有无守护的玩家多于你。",
        },
        "why_has_no_more": {
            "en": "{player} has {n} {type} and you have {m}: too little to take from.",
            "zh": "{player}有{n}份{type}，你有{m}份：不够让你拿取。",
        },
        "why_nobody_to_levy": {
            "en": "{card} levies from {n} of a resource on, and nobody unguarded has as many.",
            "zh": "{card}从满{n}份的资源中征收，而没有无守护的玩家有这么多。",
        },
        "why_no_levy": {
            "en": "Nobody unguarded has {n} {type}.",
            "zh": "没有无守护的玩家有{n}份{type}。",
        },
        "why_no_raid": {
            "en": "No unguarded gate of another player has a second card for {card} to take.",
            "zh": "其他玩家没有无守护且至少两张牌的城门，{card}无牌可夺。",
        },
        "why_no_full_hand": {
            "en": "{card} takes from hands of {n} cards or more, and nobody unguarded has as many.",
            "zh": "{card}只从至少{n}张的手牌中拿取，而没有无守护的玩家有这么多。",
        },
        "why_small_hand": {
            "en": "{card} takes from hands of {n} cards or more; {player} has {m}.",
            "zh": "{card}只从至少{n}张的手牌中拿取；{player}有{m}张。",
        },
        "why_nothing_to_copy": {
            "en": "{card} acts as another of your Characters, and none could do anything now.",
            "zh": "{card}照用你的另一名人物，而此刻没有可用的。",
        },
        "why_nothing_to_copy_elsewhere": {
            "en": "{card} acts as a Character of another player, and none could do anything for you now.",
            "zh": "{card}照用他人的人物，而此刻没有可用的。",
        },
        "why_copies_own": {
            "en": "{card} acts only as one of your own Characters.",
            "zh": "{card}只能照用你自己的人物。",
        },
        "why_copies_others": {
            "en": "{card} acts only as a Character of another player.",
            "zh": "{card}只能照用他人的人物。",
        },
        "why_copier": {
            "en": "{card} copies itself, so it can’t be copied.",
            "zh": "{card}本身就是照用，不能再被照用。",
        },
        "why_no_ground": {
            "en": "In the rows where {card} lets you build no space is next.",
            "zh": "{card}准许建造的各排，目前都没有可建的空位。",
        },
        "why_other_rows": {
            "en": "Next in the {district} is row {row}, where {card} doesn’t let you build.",
            "zh": "{district}的下一空位在第{row}排，{card}不准许在那里建造。",
        },
        "why_only_city": {"en": "{card} lets you build only in the districts.", "zh": "{card}只准许在城区建造。"},
        "why_only_road": {"en": "{card} lets you build only on the Silk Road.", "zh": "{card}只准许在丝路建造。"},
        "why_swaps_two": {
            "en": "{card} is the first of the two that change places: choose another.",
            "zh": "{card}是互换的第一张牌：请选另一张。",
        },
    },
    "permanents": {
        "why_permanent": {
            "en": "{card} is a Permanent: it works by itself and is never used.",
            "zh": "{card}是常驻牌：自行生效，无须发动。",
        },
        "why_guarded": {
            "en": "{card} guards {owner} against this.",
            "zh": "{owner}有{card}守护，不能如此。",
        },
    },
    "game-ends": {
        "why_game_end": {
            "en": "{card} is a Game End: it counts when the game ends, and is never used.",
            "zh": "{card}是终局牌：终局时才计分，不能发动。",
        },
    },
    "silk-road": {
        "why_no_road": {
            "en": "This table is played without the Silk Road.",
            "zh": "本桌不使用丝路扩展。",
        },
        "why_no_character": {
            "en": "{card} isn’t a Character; only Characters go to the Silk Road.",
            "zh": "{card}不是人物；只有人物能前往丝路。",
        },
        "why_silk": {
            "en": "To build for Silk costs {n} Silk; you have {m}.",
            "zh": "以丝绸建造需{n}匹，你有{m}匹。",
        },
        "why_coin_for_silk": {
            "en": "You have the Silk, but not the extra Coin of {card}.",
            "zh": "丝绸够了，但付不起{card}的额外铜钱。",
        },
        "why_no_silk": {
            "en": "{card} would bring Silk, but the stock is empty and nobody unguarded has any.",
            "zh": "{card}本可带来丝绸，但存货已空，也没有无守护的玩家持有。",
        },
        "why_taking_silk": {
            "en": "First choose from whom you take Silk: {n} in all.",
            "zh": "先选择从谁处拿取丝绸：共{n}匹。",
        },
        "why_less_silk": {
            "en": "Silk comes from the richest: {player} has {m}, another {n}.",
            "zh": "丝绸取自最多者：{player}有{m}匹，另有人有{n}匹。",
        },
    },
}
RULE_OF: Final = {kind: rule for rule, texts in WHYS.items() for kind in texts}
"""By kind of reason: the anchor of its paragraph."""
