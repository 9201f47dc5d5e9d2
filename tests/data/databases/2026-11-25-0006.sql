BEGIN TRANSACTION;
CREATE TABLE accounts (
	person VARCHAR(24) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	mail VARCHAR(254), 
	password VARCHAR(200), 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE ("key"), 
	UNIQUE (mail)
);
INSERT INTO "accounts" VALUES('f848ac494acd64ac','mei',NULL,'$argon2id$v=19$m=65536,t=3,p=4$Xmj5ja7ERFzImW0TAd4STw$sMBE9vHgVeizFo30qWtmMx6T93SI6Vh/XeVpOvTOtiM',1.79587435451616334912e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE bans (
	id INTEGER NOT NULL, 
	person VARCHAR(24), 
	network VARCHAR(43), 
	reason VARCHAR(300) NOT NULL, 
	since DOUBLE NOT NULL, 
	until DOUBLE, 
	PRIMARY KEY (id), 
	UNIQUE (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (network)
);
CREATE TABLE bugs (
	id INTEGER NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	rows INTEGER NOT NULL, 
	words TEXT NOT NULL, 
	window VARCHAR(16) NOT NULL, 
	report TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "bugs" VALUES(1,'ivory-candle-ceyrgm','f848ac494acd64ac',1.79587439844463944435e+09,18,'Nothing, really.','','{
"bug": 1,
"version": "0.1.0",
"build": "pure",
"language": "en",
"browser": "python-httpx2/2.16.2",
"game": "silk_cities",
"rules": 1,
"players": 2,
"options": {"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"},
"cards": null,
"seat": 0,
"decisions": 18,
"over": false,
"to_act": [1],
"view": {"game": "silk_cities", "rules": 1, "players": 2, "options": {"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"}, "viewer": 0, "decisions": 18, "over": false, "phase": "action", "step": "turn", "round": 1, "order": [0, 1], "active": 1, "to_act": [1], "victory": 7, "regions": [{"region": 0, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 1, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 2}, {"region": 2, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 2}, {"region": 3, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 4, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 5, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 6, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 7, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 8, "city": 1, "toll": 0, "sacked": false, "ruin": null, "stacks": [], "treasury": 0, "cost": 1}, {"region": 9, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 10, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 11, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 3}, {"region": 12, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 13, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 14, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 15, "city": 0, "toll": 1, "sacked": false, "ruin": null, "stacks": [], "treasury": 0, "cost": 2}], "routes": [{"empire": "china", "seat": null, "regions": [], "cost": 0, "detour": null}, {"empire": "india", "seat": null, "regions": [13, 8], "cost": 3, "detour": {"regions": [14, 12, 9, 5, 6, 7], "cost": 8}}, {"empire": "persia", "seat": null, "regions": [13, 8, 7, 4], "cost": 6, "detour": {"regions": [14, 12, 9, 5, 3], "cost": 6}}, {"empire": "byzantium", "seat": null, "regions": [14, 12, 9, 2, 0], "cost": 6, "detour": null}, {"empire": null, "seat": 1, "regions": [13], "cost": 2, "detour": null}], "empires": {"china": {"slots": [2, 0, 1, 1, 0, 0], "prices": [3, 3, 2, 2, 1, 1], "cards": [{"slot": 1, "good": 3, "price": 6}, {"slot": 3, "good": 2, "price": 2}, {"slot": 4, "good": 2, "price": 2}]}, "byzantium": {"sold": [], "filled": 0, "prices": [15, 14, 13, 12, 11, 10], "silk": 15, "fine": 29}, "india": {"sells": 0, "left": 6, "price": 1, "buys": 1, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}, "persia": {"sells": 1, "left": 5, "price": 1, "buys": 0, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}}, "silk_deck": {"count": 21, "left": [10, 4, 4, 3], "last": 1}, "deck": {"count": 62, "under": [], "discards": []}, "improvements": [{"improvement": 0, "left": 1}, {"improvement": 1, "left": 1}, {"improvement": 2, "left": 1}, {"improvement": 3, "left": 1}, {"improvement": 4, "left": 1}, {"improvement": 5, "left": 1}, {"improvement": 6, "left": 1}, {"improvement": 7, "left": 1}, {"improvement": 8, "left": 1}, {"improvement": 9, "left": 1}, {"improvement": 10, "left": 0}, {"improvement": 11, "left": 1}, {"improvement": 12, "left": 1}, {"improvement": 13, "left": 1}, {"improvement": 14, "left": 1}, {"improvement": 15, "left": 1}, {"improvement": 16, "left": 1}, {"improvement": 17, "left": 1}, {"improvement": 18, "left": 1}], "seats": [{"seat": 0, "coins": 1, "opening": 10, "region": 15, "ruin": null, "toll": 1, "goods": [1, 0, 0, 0], "wants": [10, 6, 1, 3], "size": 5, "laborers": {"untapped": 1, "tapped": 1}, "merchants": {"untapped": 0, "tapped": 1}, "soldiers": {"untapped": 2, "tapped": 0, "training": 0, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 16, "improvements": [{"improvement": 10, "usable": false, "used": false}], "gathers": [1, 0], "harvest": [1, 2], "hand_count": 0, "surcharge": 0, "free_passage": false, "sacked": false, "attacked": []}, {"seat": 1, "coins": 11, "opening": 10, "region": 8, "ruin": null, "toll": 0, "goods": [0, 0, 0, 0], "wants": [0, 0, 10, 4], "size": 5, "laborers": {"untapped": 2, "tapped": 0}, "merchants": {"untapped": 1, "tapped": 0}, "soldiers": {"untapped": 2, "tapped": 0, "training": 0, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 10, "improvements": [], "gathers": [0, 0], "harvest": [2, 1], "hand_count": 0, "surcharge": 0, "free_passage": false, "sacked": false, "attacked": []}], "points": [0, null], "surcharge": 0, "hand": [], "looked": null, "turn": {"offers_left": 3, "toll_changed": false, "wants_changed": [2, 3], "refused": []}, "why_not": null, "errand": null, "horde": null, "auction": null, "sale": null, "battle": null, "result": null},
"choices": [],
"chosen": ["claim 15", "buy 8 2", "hop 13", "hop 8", "hop 7", "hop 6", "hop 3", "want 1 6", "build 10", "want 3 3", "gather 0", "want 2 1", "want 0 10", "toll 1", "end"],
"log": [{"n": 0, "kind": "claim", "facts": {"player": 0, "region": 15, "n": 0}}, {"n": 1, "kind": "claim", "facts": {"player": 1, "region": 8, "n": 0}}, {"n": 2, "kind": "round", "facts": {"n": 1}}, {"n": 3, "kind": "turned", "facts": {"silk_card": 1}}, {"n": 4, "kind": "first_drawn", "facts": {"player": 0, "n": 0, "k": 0}}, {"n": 5, "kind": "turn", "facts": {"player": 0, "n": 1, "k": 0}}, {"n": 6, "kind": "stack", "facts": {"player": 0, "region": 13, "n": 1}}, {"n": 7, "kind": "passage", "facts": {"player": 0, "region": 8, "n": 1, "owner": 1}}, {"n": 8, "kind": "stack", "facts": {"player": 0, "region": 7, "n": 1}}, {"n": 9, "kind": "stack", "facts": {"player": 0, "region": 6, "n": 1}}, {"n": 10, "kind": "stack", "facts": {"player": 0, "region": 3, "n": 1}}, {"n": 11, "kind": "buy", "facts": {"player": 0, "good": 1, "empire": 2, "price": 1, "route": 5}}, {"n": 12, "kind": "want", "facts": {"player": 0, "good": 1, "n": 6}}, {"n": 13, "kind": "build", "facts": {"player": 0, "improvement": 10, "coins": 3, "food": 0, "metal": 1, "silk": 0, "fine": 0}}, {"n": 14, "kind": "want", "facts": {"player": 0, "good": 3, "n": 3}}, {"n": 15, "kind": "gather", "facts": {"player": 0, "good": 0, "n": 1}}, {"n": 16, "kind": "want", "facts": {"player": 0, "good": 2, "n": 1}}, {"n": 17, "kind": "want", "facts": {"player": 0, "good": 0, "n": 10}}, {"n": 18, "kind": "toll", "facts": {"player": 0, "n": 1, "k": 0}}, {"n": 19, "kind": "turn", "facts": {"player": 1, "n": 1, "k": 0}}, {"n": 20, "kind": "want", "facts": {"player": 1, "good": 2, "n": 10}}, {"n": 21, "kind": "want", "facts": {"player": 1, "good": 3, "n": 4}}],
"world": {"active": 1, "actor": 1, "agenda": [{"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rounds.EndOfRound", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.fates.DecideFates", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.fates.FillTreasuries", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.turns.Turn", "has": {"asks": true, "seat": 1}}], "barrier": 2, "cities": [{"class": "tongbao.games.silk_cities.city.City", "has": {"attacked": [], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.citizens.Citizens", "has": {"size": 5, "tapped": [1, 1, 0, 0], "untapped": [1, 0, 2, 0]}}, "coins": 1, "free_passage": false, "gathered": [1, 0], "goods": [1, 0, 0, 0], "home": 15, "improvements": {"class": "tongbao.games.silk_cities.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 0, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 5, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 1024, "quick_training": false, "sale_bonus": [0, 0, 3, 3], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [false, false, false, false], "ruin": -1, "sacked": false, "surcharge": 0, "toll": 1, "used": [], "wants": [10, 6, 1, 3]}}, {"class": "tongbao.games.silk_cities.city.City", "has": {"attacked": [], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.citizens.Citizens", "has": {"size": 5, "tapped": [0, 0, 0, 0], "untapped": [2, 1, 2, 0]}}, "coins": 11, "free_passage": false, "gathered": [0, 0], "goods": [0, 0, 0, 0], "home": 8, "improvements": {"class": "tongbao.games.silk_cities.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 0, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 0, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 0, "quick_training": false, "sale_bonus": [0, 0, 0, 0], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [false, false, true, true], "ruin": -1, "sacked": false, "surcharge": 0, "toll": 0, "used": [], "wants": [0, 0, 10, 4]}}], "decisions": 18, "deck": [65, 43, 39, 80, 37, 76, 33, 45, 38, 50, 75, 79, 49, 70, 52, 64, 82, 53, 31, 57, 60, 28, 23, 72, 61, 69, 41, 78, 42, 54, 40, 67, 62, 24, 30, 71, 29, 34, 55, 25, 44, 83, 63, 35, 58, 77, 56, 73, 27, 74, 46, 32, 48, 26, 47, 59, 22, 68, 36, 51, 81, 66], "discards": [], "empires": [{"class": "tongbao.games.silk_cities.empires.China", "has": {"slots": [2, 0, 1, 1, 0, 0], "wares": [1, 3, 4]}}, {"class": "tongbao.games.silk_cities.empires.Market", "has": {"bought": 0, "left": 6, "ware": 7, "wares": [7]}}, {"class": "tongbao.games.silk_cities.empires.Market", "has": {"bought": 0, "left": 5, "ware": 8, "wares": [8]}}, {"class": "tongbao.games.silk_cities.empires.Byzantium", "has": {"filled": 0, "sold": [], "wares": []}}], "ending": "", "everybody": 7, "finished": 0, "first": 0, "hands": [[], []], "known": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "legal": [{"choice": "toll 1"}, {"choice": "toll 2"}, {"choice": "toll 3"}, {"choice": "toll 4"}, {"choice": "toll 5"}, {"choice": "want 0 1"}, {"choice": "want 0 2"}, {"choice": "want 0 3"}, {"choice": "want 0 4"}, {"choice": "want 0 5"}, {"choice": "want 0 6"}, {"choice": "want 0 8"}, {"choice": "want 0 10"}, {"choice": "want 0 12"}, {"choice": "want 0 15"}, {"choice": "want 0 20"}, {"choice": "want 1 1"}, {"choice": "want 1 2"}, {"choice": "want 1 3"}, {"choice": "want 1 4"}, {"choice": "want 1 5"}, {"choice": "want 1 6"}, {"choice": "want 1 8"}, {"choice": "want 1 10"}, {"choice": "want 1 12"}, {"choice": "want 1 15"}, {"choice": "want 1 20"}, {"choice": "gather 0"}, {"choice": "gather 1"}, {"choice": "assign 0 1"}, {"choice": "assign 2 1"}, {"choice": "buy 1 0"}, {"choice": "buy 1 1"}, {"choice": "buy 1 2"}, {"choice": "buy 3 0"}, {"choice": "buy 3 1"}, {"choice": "buy 3 2"}, {"choice": "buy 4 0"}, {"choice": "buy 4 1"}, {"choice": "buy 4 2"}, {"choice": "buy 7 0"}, {"choice": "buy 8 0"}, {"choice": "buy 8 2"}, {"choice": "attack 0 0"}, {"choice": "attack 0 2"}, {"choice": "end"}], "looked": [], "over": false, "phase": "action", "players": 2, "regions": [{"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": 1, "stacks": [], "treasury": 0}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": 0, "stacks": [], "treasury": 0}}], "round": 1, "sealed": null, "silk_deck": [9, 7, 20, 3, 0, 15, 5, 17, 21, 14, 6, 1, 12, 4, 19, 2, 8, 18, 16, 13, 11], "supply": {"class": "tongbao.games.silk_cities.improvements.Supply", "has": {"copies": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1], "mask": 523263}}, "turned": [10]}
}
');
CREATE TABLE calendars (
	person VARCHAR(24) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	begins INTEGER NOT NULL, 
	ends INTEGER NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE card_uses (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	card VARCHAR(64) NOT NULL, 
	PRIMARY KEY (match_id, seat, card), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'drum-tower');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'felt-makers');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'goldsmiths-court');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'great-peace-pavilion');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'kumis-house');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'moon-terrace');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'porcelain-store');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'raft-landing');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',0,'tailors-shop');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'crystal-hall');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'embroidery-office');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'gerfalcon-mews');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'hongxi-hall');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'hunting-leopards');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'imperial-kitchens');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'mosque');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'muqing-pavilion');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'nasij-weavery');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'note-treasury');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'paper-mill');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'saddlers');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'script-school');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'silk-weavers');
INSERT INTO "card_uses" VALUES('far-poem-jkyq54',1,'smithy');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',0,'corvee_register');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',0,'longshou_mills');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',0,'wei_zheng');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'hanlin_academician');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'jinshi_examination');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'kaicheng_classics');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'left_treasury');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'monk_yixing');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'price_granary');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'six_ministries');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'sun_simiao');
INSERT INTO "card_uses" VALUES('north-meadow-xw45q5',1,'transport_commissioner');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'dong_shi');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'du_fu');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'hong_wen_guan');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'li_lin_fu');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'li_yuan');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'tai_ji_gong');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',0,'weng_cheng');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'bai_fei_dai_xing');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'da_ming_gong');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'da_yan_ta');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'guo_zi_jian');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'guo_zi_yi');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'hu_bing_pu');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'li_bai');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'ling_yan_ge');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'qing_long_si');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'qu_jiang_chi');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'wang_wei');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'xuan_du_guan');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'yan_ta_ti_ming');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'yan_zhen_qing');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'yang_yu_huan');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'yu_lin_jun');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'zhong_shu_sheng');
INSERT INTO "card_uses" VALUES('azure-tower-gsfxy2',1,'zhu_que_men');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'embroidery-office');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'horse-market');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'imperial-kitchens');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'opera-stage');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'smithy');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',0,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',1,'bell-tower');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',1,'post-station');
INSERT INTO "card_uses" VALUES('jade-drum-vqfeq3',1,'taoist-abbey');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'cartwrights');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'confucian-temple');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'deer-park');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'granary');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'mosque');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'raft-landing');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'silk-weavers');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',0,'tiger-pit');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'drum-tower');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'horse-market');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'kumis-house');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'painters-hall');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'paper-mill');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'porcelain-store');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'well-house');
INSERT INTO "card_uses" VALUES('cinnabar-stone-gk2vzy',1,'white-mares');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'felt-makers');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'hanlin-academy');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'hunting-leopards');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'moon-terrace');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'nasij-weavery');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'note-treasury');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'observatory');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'paper-mill');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'physicians-garden');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',0,'tailors-shop');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'armillary-sphere');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'calligraphers-studio');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'canal-lock');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'carpenters-yard');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'cartwrights');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'gerfalcon-mews');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'kumis-house');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'saddlers');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'script-school');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('swift-lantern-nffs2q',1,'taoist-abbey');
CREATE TABLE chairs (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	salt VARCHAR(64) NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "chairs" VALUES('far-poem-jkyq54',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('far-poem-jkyq54',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('first-mirror-qke5yq',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('first-mirror-qke5yq',1,'human','Aisha','906d3763f87a5ead',NULL,'');
INSERT INTO "chairs" VALUES('warm-horse-36x5an',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('warm-horse-36x5an',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('sandal-lamp-7x97eh',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('sandal-lamp-7x97eh',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('north-meadow-xw45q5',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('north-meadow-xw45q5',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('coral-court-aq2sjj',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('coral-court-aq2sjj',1,'human','Aisha','906d3763f87a5ead',NULL,'');
INSERT INTO "chairs" VALUES('spring-desert-cyc7y7',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('spring-desert-cyc7y7',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('silver-grove-864em2',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('silver-grove-864em2',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('azure-tower-gsfxy2',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('azure-tower-gsfxy2',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('saffron-banner-jjbggx',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('saffron-banner-jjbggx',1,'human','Aisha','906d3763f87a5ead',NULL,'');
INSERT INTO "chairs" VALUES('azure-palace-wytv7x',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('azure-palace-wytv7x',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('spring-drum-2gyet4',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('spring-drum-2gyet4',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('bronze-ferry-zkpy5k',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('bronze-ferry-zkpy5k',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('ivory-candle-ceyrgm',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('ivory-candle-ceyrgm',1,'human','Aisha','906d3763f87a5ead',NULL,'');
INSERT INTO "chairs" VALUES('autumn-sail-s3vbmd',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('autumn-sail-s3vbmd',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('golden-orchard-ptnpfy',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('golden-orchard-ptnpfy',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('bamboo-coin-xvfnn4',0,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('bamboo-coin-xvfnn4',1,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('bamboo-coin-xvfnn4',2,'bot','Luca',NULL,'greedy','');
INSERT INTO "chairs" VALUES('bamboo-coin-xvfnn4',3,'bot','Nilufar',NULL,'greedy','');
INSERT INTO "chairs" VALUES('jade-drum-vqfeq3',0,'bot','Luca',NULL,'random','');
INSERT INTO "chairs" VALUES('jade-drum-vqfeq3',1,'bot','Rustam',NULL,'random','');
INSERT INTO "chairs" VALUES('river-steppe-ypgxeq',0,'human','Mei','f848ac494acd64ac',NULL,'');
INSERT INTO "chairs" VALUES('river-steppe-ypgxeq',1,'bot','Shirin',NULL,'random','');
INSERT INTO "chairs" VALUES('cinnabar-stone-gk2vzy',0,'bot','Aisha',NULL,'random','');
INSERT INTO "chairs" VALUES('cinnabar-stone-gk2vzy',1,'bot','Temür',NULL,'random','');
INSERT INTO "chairs" VALUES('swift-lantern-nffs2q',0,'bot','Nilufar',NULL,'random','');
INSERT INTO "chairs" VALUES('swift-lantern-nffs2q',1,'bot','Bayan',NULL,'random','');
CREATE TABLE challenges (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	person VARCHAR(24), 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE choices (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	signature VARCHAR(16), 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "choices" VALUES('far-poem-jkyq54',0,1,'start 5',1.79587435456300401688e+09,'7021df6d244734d0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',1,0,'start 24',1.79587435458582282072e+09,'6e92350bed5b5e6f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',2,1,'start 6',1.79587435459177851681e+09,'763e95fe5c503dda');
INSERT INTO "choices" VALUES('far-poem-jkyq54',3,0,'start 11',1.79587435459764814373e+09,'d26a223fce9b2089');
INSERT INTO "choices" VALUES('far-poem-jkyq54',4,1,'sell 6',1.7958743546015965938e+09,'7ae5a3194e429f7e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',5,1,'end_sales',1.79587435460337686539e+09,'c1d0ebaac7e4ae07');
INSERT INTO "choices" VALUES('far-poem-jkyq54',6,1,'build 31',1.79587435460631179807e+09,'c15a368bcfb2ba68');
INSERT INTO "choices" VALUES('far-poem-jkyq54',7,1,'place 11',1.79587435460785746575e+09,'cf05f16f0f16a11a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',8,1,'place 11',1.79587435461029458049e+09,'fb66c6c705af0ca7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',9,1,'end_workers',1.79587435461298918718e+09,'6f3cb1e15192642f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',10,1,'worker 4',1.79587435461441469195e+09,'491d45b52942a287');
INSERT INTO "choices" VALUES('far-poem-jkyq54',11,1,'worker 53',1.79587435461682391173e+09,'6b07d58e2b704e65');
INSERT INTO "choices" VALUES('far-poem-jkyq54',12,0,'sell 24',1.79587435461988568306e+09,'8bf427ff40cb915f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',13,0,'sell 11',1.79587435462301921846e+09,'e384765b13f88601');
INSERT INTO "choices" VALUES('far-poem-jkyq54',14,0,'end_sales',1.79587435462598419191e+09,'6abf7a68964fa5ad');
INSERT INTO "choices" VALUES('far-poem-jkyq54',15,0,'build 41',1.79587435462885737415e+09,'11a11aa08b0a791d');
INSERT INTO "choices" VALUES('far-poem-jkyq54',16,0,'place 5',1.795874354631870985e+09,'ee7c81fde3b2515a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',17,0,'place 31',1.79587435463482546801e+09,'f4447f3d0d65e22f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',18,0,'place 5',1.79587435463775777809e+09,'31e6dd6f21feb152');
INSERT INTO "choices" VALUES('far-poem-jkyq54',19,0,'place 5',1.79587435464068293573e+09,'4c05cd4f1f346406');
INSERT INTO "choices" VALUES('far-poem-jkyq54',20,0,'place 5',1.79587435464399886126e+09,'475432634640b670');
INSERT INTO "choices" VALUES('far-poem-jkyq54',21,1,'end_sales',1.79587435464594984057e+09,'7cf1ca1083632a79');
INSERT INTO "choices" VALUES('far-poem-jkyq54',22,1,'build 55',1.79587435464826536174e+09,'b7560773cee8e53a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',23,1,'place 31',1.79587435465070176122e+09,'731358d6e9206f74');
INSERT INTO "choices" VALUES('far-poem-jkyq54',24,1,'place 31',1.79587435465203022963e+09,'12ed2f004a53fda1');
INSERT INTO "choices" VALUES('far-poem-jkyq54',25,1,'end_workers',1.79587435465463376048e+09,'d3119c6060bb5f07');
INSERT INTO "choices" VALUES('far-poem-jkyq54',26,1,'worker 40',1.79587435465605974203e+09,'9e7bb5785687885c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',27,1,'worker 59',1.79587435465856075289e+09,'e0614f65a3e26a43');
INSERT INTO "choices" VALUES('far-poem-jkyq54',28,0,'skip_turn',1.79587435466180920596e+09,'75b64fa182e6a5ff');
INSERT INTO "choices" VALUES('far-poem-jkyq54',29,1,'skip_turn',1.79587435466452789312e+09,'7776398d39f65c1b');
INSERT INTO "choices" VALUES('far-poem-jkyq54',30,0,'skip_turn',1.79587435466812491411e+09,'f7ea3a8165fd4ec2');
INSERT INTO "choices" VALUES('far-poem-jkyq54',31,1,'sell 31',1.79587435467091011999e+09,'36f81f952485047e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',32,1,'end_sales',1.79587435467236757272e+09,'c55fb8429255dab7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',33,1,'build 17',1.79587435467521166804e+09,'c90a242a057c49e8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',34,1,'place 41',1.79587435467658019065e+09,'422497eca9e118b5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',35,1,'place 41',1.79587435467906832695e+09,'39fdd4c0ee41ed60');
INSERT INTO "choices" VALUES('far-poem-jkyq54',36,1,'place 55',1.79587435468584775922e+09,'8989853af2be500e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',37,1,'end_workers',1.79587435468724369996e+09,'7d1fb2fe1239e6b5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',38,1,'worker 2',1.79587435468987345697e+09,'5faeee4a9aa8988f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',39,1,'worker 39',1.79587435469138479229e+09,'249bf3ccb29a5d9a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',40,1,'worker 26',1.79587435469392275814e+09,'5ca08459e4314161');
INSERT INTO "choices" VALUES('far-poem-jkyq54',41,0,'skip_turn',1.79587435469720363618e+09,'e3183e8c816e2cec');
INSERT INTO "choices" VALUES('far-poem-jkyq54',42,1,'end_sales',1.79587435470013666153e+09,'05900ce0dd785243');
INSERT INTO "choices" VALUES('far-poem-jkyq54',43,1,'build 51',1.79587435470173978802e+09,'19c30a7db48f29bb');
INSERT INTO "choices" VALUES('far-poem-jkyq54',44,1,'place 17',1.79587435470456624033e+09,'c5f0ed1420d4c4ad');
INSERT INTO "choices" VALUES('far-poem-jkyq54',45,1,'place 17',1.79587435470709061617e+09,'994c0b44daf18a27');
INSERT INTO "choices" VALUES('far-poem-jkyq54',46,1,'place 17',1.79587435470865154261e+09,'f0ac3584327c4780');
INSERT INTO "choices" VALUES('far-poem-jkyq54',47,1,'end_workers',1.79587435471159291263e+09,'e3553be5f35448ff');
INSERT INTO "choices" VALUES('far-poem-jkyq54',48,1,'worker 12',1.79587435471501803392e+09,'3bbd6fe2d5b61d2a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',49,1,'worker 44',1.79587435471755337717e+09,'20e3f8ca5793355a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',50,1,'worker 64',1.79587435471921372416e+09,'d0b54eaff42a8da5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',51,0,'sell 41',1.79587435472525286678e+09,'95442ae9781259b8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',52,0,'end_sales',1.79587435473121666915e+09,'00a8eb65d227e778');
INSERT INTO "choices" VALUES('far-poem-jkyq54',53,0,'build 47',1.79587435473461842533e+09,'937f52e3742d378e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',54,0,'place 17',1.79587435473959517481e+09,'39b6a380d9de24bf');
INSERT INTO "choices" VALUES('far-poem-jkyq54',55,0,'place 55',1.79587435474292206761e+09,'1fcbf67fb3ebb7d3');
INSERT INTO "choices" VALUES('far-poem-jkyq54',56,0,'place 51',1.79587435474606513978e+09,'da2ccca8ffa53155');
INSERT INTO "choices" VALUES('far-poem-jkyq54',57,0,'place 51',1.79587435475156831747e+09,'efeb7240f60a2cef');
INSERT INTO "choices" VALUES('far-poem-jkyq54',58,0,'end_workers',1.79587435475473713875e+09,'bfdc04344284eaee');
INSERT INTO "choices" VALUES('far-poem-jkyq54',59,0,'worker 25',1.79587435475781464575e+09,'cf4dae7027056306');
INSERT INTO "choices" VALUES('far-poem-jkyq54',60,0,'worker 9',1.79587435476361417774e+09,'d02e034b68393f31');
INSERT INTO "choices" VALUES('far-poem-jkyq54',61,0,'worker 54',1.79587435476701092721e+09,'0858c9a44758c850');
INSERT INTO "choices" VALUES('far-poem-jkyq54',62,0,'worker 52',1.79587435477029180525e+09,'783340b9baa4c9ca');
INSERT INTO "choices" VALUES('far-poem-jkyq54',63,1,'end_sales',1.79587435477530789375e+09,'aa5361f070f903dd');
INSERT INTO "choices" VALUES('far-poem-jkyq54',64,1,'build 67',1.79587435477674865723e+09,'f2e8cdff99cfeb96');
INSERT INTO "choices" VALUES('far-poem-jkyq54',65,1,'place 55',1.79587435477930903431e+09,'3931f7ccdd832501');
INSERT INTO "choices" VALUES('far-poem-jkyq54',66,1,'place 51',1.79587435478200674061e+09,'6bf87cf663675b46');
INSERT INTO "choices" VALUES('far-poem-jkyq54',67,0,'sell 47',1.79587435478908753394e+09,'20086d2cdc973444');
INSERT INTO "choices" VALUES('far-poem-jkyq54',68,0,'end_sales',1.79587435479213476186e+09,'0272c7b54adcb96e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',69,0,'build 56',1.79587435480100417141e+09,'29ff7331f9377861');
INSERT INTO "choices" VALUES('far-poem-jkyq54',70,0,'place 67',1.79587435480420947071e+09,'41e6883df3a4c83d');
INSERT INTO "choices" VALUES('far-poem-jkyq54',71,0,'place 67',1.79587435480715537075e+09,'cc59643b042720be');
INSERT INTO "choices" VALUES('far-poem-jkyq54',72,0,'place 67',1.79587435481139278412e+09,'588e60ca2b240602');
INSERT INTO "choices" VALUES('far-poem-jkyq54',73,0,'place 67',1.79587435481461048128e+09,'b315496ddef60fff');
INSERT INTO "choices" VALUES('far-poem-jkyq54',74,1,'skip_turn',1.79587435481753635406e+09,'ee129a466c411fa1');
INSERT INTO "choices" VALUES('far-poem-jkyq54',75,0,'sell 56',1.79587435482720327376e+09,'c5dcac324ab90257');
INSERT INTO "choices" VALUES('far-poem-jkyq54',76,0,'end_sales',1.79587435483033847809e+09,'d80e2a9eb15de66c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',77,0,'end_workers',1.79587435483353853224e+09,'2724bc395c68cbdb');
INSERT INTO "choices" VALUES('far-poem-jkyq54',78,1,'end_sales',1.79587435484715414045e+09,'4cc97ede17cec30d');
INSERT INTO "choices" VALUES('far-poem-jkyq54',79,1,'place 55',1.7958743548487093449e+09,'b84ca4abcb413e77');
INSERT INTO "choices" VALUES('far-poem-jkyq54',80,1,'place 51',1.795874354851457119e+09,'3b7a8aa88ee0b7e6');
INSERT INTO "choices" VALUES('far-poem-jkyq54',81,1,'worker 10',1.79587435486591625211e+09,'a316f92bc82c7059');
INSERT INTO "choices" VALUES('far-poem-jkyq54',82,1,'worker 28',1.79587435486779832842e+09,'e3d7e86cac37f545');
INSERT INTO "choices" VALUES('far-poem-jkyq54',83,1,'start 22',1.79587435487040543557e+09,'fdfd3df17ec63155');
INSERT INTO "choices" VALUES('far-poem-jkyq54',84,0,'start 18',1.7958743548740775585e+09,'309c8a9ccee48d37');
INSERT INTO "choices" VALUES('far-poem-jkyq54',85,1,'start 1',1.79587435487789249415e+09,'12b0e0ea6980373c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',86,0,'start 19',1.79587435488135790818e+09,'72fb2ebef38b5815');
INSERT INTO "choices" VALUES('far-poem-jkyq54',87,0,'skip_turn',1.79587435489000463487e+09,'d1937f9db9d30e9f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',88,1,'sell 22',1.79587435489808726306e+09,'19935e90feb12ce4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',89,1,'end_sales',1.79587435491112542155e+09,'f970f18c2ce80c89');
INSERT INTO "choices" VALUES('far-poem-jkyq54',90,1,'build 42',1.79587435491496419902e+09,'4c726c8b120e80ba');
INSERT INTO "choices" VALUES('far-poem-jkyq54',91,1,'place 1',1.79587435492324209215e+09,'d8b976e6a6abf277');
INSERT INTO "choices" VALUES('far-poem-jkyq54',92,1,'place 1',1.79587435493340802188e+09,'09ddd258a79286e4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',93,1,'end_workers',1.79587435493906378745e+09,'2053ce3d0dbd2061');
INSERT INTO "choices" VALUES('far-poem-jkyq54',94,1,'worker 3',1.79587435495090103152e+09,'84bf81726ee222ca');
INSERT INTO "choices" VALUES('far-poem-jkyq54',95,1,'worker 58',1.79587435495745944974e+09,'1fb50a2e0f237d50');
INSERT INTO "choices" VALUES('far-poem-jkyq54',96,0,'end_sales',1.79587435503629231454e+09,'b04e073e522a085c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',97,0,'build 14',1.79587435513588166238e+09,'0daca9e069f5633f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',98,0,'place 18',1.79587435523593425749e+09,'1e16083d1d62381c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',99,0,'place 18',1.79587435533540129657e+09,'c32ead36cfe4f4b7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',100,0,'place 18',1.79587435543580341331e+09,'af62ec38f8841e06');
INSERT INTO "choices" VALUES('far-poem-jkyq54',101,0,'place 18',1.79587435553597092631e+09,'ae6a73f424b58d29');
INSERT INTO "choices" VALUES('far-poem-jkyq54',102,0,'end_workers',1.79587435563550710682e+09,'856c734598dd6ab7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',103,0,'worker 33',1.79587435573629808425e+09,'6fd3f87518cf2919');
INSERT INTO "choices" VALUES('far-poem-jkyq54',104,0,'worker 35',1.79587435583624958988e+09,'b7ed03fa66f32413');
INSERT INTO "choices" VALUES('far-poem-jkyq54',105,0,'worker 49',1.79587435593787336351e+09,'b9e96df6d2deaf1f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',106,0,'worker 70',1.79587435603594017027e+09,'296b12f25f3c2aab');
INSERT INTO "choices" VALUES('far-poem-jkyq54',107,1,'end_sales',1.79587435605483484264e+09,'4a719729ad2aadd4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',108,1,'build 43',1.7958743560646328926e+09,'d1988c586765575e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',109,1,'place 42',1.79587435606679844853e+09,'a56a5a32e515f804');
INSERT INTO "choices" VALUES('far-poem-jkyq54',110,1,'end_workers',1.79587435607776117326e+09,'1eb252a594e8d0be');
INSERT INTO "choices" VALUES('far-poem-jkyq54',111,1,'worker 16',1.79587435609090614319e+09,'300f0b2ad3c4ca9e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',112,0,'sell 19',1.79587435618561482432e+09,'66381ed561bb89c1');
INSERT INTO "choices" VALUES('far-poem-jkyq54',113,0,'sell 14',1.79587435628616118431e+09,'953d01c2b495275e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',114,0,'end_sales',1.79587435638604903218e+09,'c683a6e6032ac746');
INSERT INTO "choices" VALUES('far-poem-jkyq54',115,0,'end_building',1.7958743564856102467e+09,'d62b9510445cfeee');
INSERT INTO "choices" VALUES('far-poem-jkyq54',116,0,'place 1',1.79587435658598160745e+09,'f11603afa61af397');
INSERT INTO "choices" VALUES('far-poem-jkyq54',117,0,'end_workers',1.79587435668595671658e+09,'8d48afa4d9be39ea');
INSERT INTO "choices" VALUES('far-poem-jkyq54',118,0,'worker 50',1.79587435678615713117e+09,'bbe1b37d24792ad4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',119,1,'sell 1',1.79587435680013895035e+09,'3be6eb4c7a45b4c2');
INSERT INTO "choices" VALUES('far-poem-jkyq54',120,1,'end_sales',1.79587435680675697319e+09,'5e80501212462629');
INSERT INTO "choices" VALUES('far-poem-jkyq54',121,1,'build 34',1.79587435681458902356e+09,'d6b6b74041f332d4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',122,1,'place 42',1.79587435682022690769e+09,'9cdf375cb6ebca56');
INSERT INTO "choices" VALUES('far-poem-jkyq54',123,1,'place 42',1.79587435682968616485e+09,'43aa1aa7a043acfc');
INSERT INTO "choices" VALUES('far-poem-jkyq54',124,1,'end_workers',1.79587435683786630631e+09,'1262df014d959b19');
INSERT INTO "choices" VALUES('far-poem-jkyq54',125,1,'worker 62',1.79587435684114813802e+09,'492ca3b188efd2c7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',126,1,'worker 63',1.79587435685017251965e+09,'a4dca534b7d4a349');
INSERT INTO "choices" VALUES('far-poem-jkyq54',127,0,'end_building',1.79587435693618440628e+09,'afd1546ebbce72d7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',128,0,'end_workers',1.79587435703547549249e+09,'d7b62df5b306e8c0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',129,1,'sell 42',1.79587435704786181449e+09,'f59244508f97c1c5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',130,1,'end_sales',1.79587435705449342728e+09,'679924feaa33c9a5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',131,1,'end_building',1.79587435706237578394e+09,'164ce464fcae0eeb');
INSERT INTO "choices" VALUES('far-poem-jkyq54',132,1,'end_workers',1.79587435706585359573e+09,'9df8807d41f2e4a7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',133,0,'build 37',1.795874357135377407e+09,'7ad4a54e1511fc3b');
INSERT INTO "choices" VALUES('far-poem-jkyq54',134,0,'place 34',1.79587435723626852031e+09,'b1b3c3f74bcb983c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',135,0,'place 43',1.79587435733584570882e+09,'5486230dc819602a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',136,0,'place 34',1.79587435743601942059e+09,'5717a021ec2548dc');
INSERT INTO "choices" VALUES('far-poem-jkyq54',137,0,'place 43',1.7958743575356843472e+09,'686db5d32d117cd9');
INSERT INTO "choices" VALUES('far-poem-jkyq54',138,0,'place 34',1.79587435763550186157e+09,'a44391bcc03fde01');
INSERT INTO "choices" VALUES('far-poem-jkyq54',139,0,'end_workers',1.79587435773536849021e+09,'ff7367570fe95d47');
INSERT INTO "choices" VALUES('far-poem-jkyq54',140,0,'worker 57',1.7958743578356952667e+09,'5d9a373765bc3f7f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',141,0,'worker 15',1.79587435793555426593e+09,'ec70e294536f7918');
INSERT INTO "choices" VALUES('far-poem-jkyq54',142,0,'worker 69',1.79587435803588843343e+09,'09725eb1df75868a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',143,0,'worker 61',1.79587435813544797893e+09,'0f0330cf3898bf33');
INSERT INTO "choices" VALUES('far-poem-jkyq54',144,0,'worker 8',1.79587435823580956455e+09,'d8b514b0862c92bf');
INSERT INTO "choices" VALUES('far-poem-jkyq54',145,1,'sell 34',1.79587435824430727954e+09,'eebb20552447531d');
INSERT INTO "choices" VALUES('far-poem-jkyq54',146,1,'end_sales',1.79587435825413632393e+09,'6ca701e58d54ee75');
INSERT INTO "choices" VALUES('far-poem-jkyq54',147,1,'build 20',1.79587435826205921171e+09,'b33522a75a0ad03c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',148,1,'place 37',1.79587435826649212834e+09,'48530de5189a3f52');
INSERT INTO "choices" VALUES('far-poem-jkyq54',149,1,'place 37',1.79587435827037525176e+09,'26da03f0cc79fe19');
INSERT INTO "choices" VALUES('far-poem-jkyq54',150,1,'end_workers',1.79587435827437448499e+09,'fcc1073ef6fd03c0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',151,1,'worker 36',1.79587435827751898767e+09,'d6e251db0f4eaabd');
INSERT INTO "choices" VALUES('far-poem-jkyq54',152,1,'worker 29',1.7958743582799897194e+09,'03e1bf47bd398097');
INSERT INTO "choices" VALUES('far-poem-jkyq54',153,0,'skip_turn',1.79587435838543534277e+09,'16bd19be697123c2');
INSERT INTO "choices" VALUES('far-poem-jkyq54',154,1,'sell 43',1.79587435839177823066e+09,'411d28ef2d50563f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',155,1,'end_sales',1.79587435839832544322e+09,'4d054d44244f19e2');
INSERT INTO "choices" VALUES('far-poem-jkyq54',156,1,'build 50',1.79587435840210294726e+09,'c22f8119d9df4c47');
INSERT INTO "choices" VALUES('far-poem-jkyq54',157,1,'place 37',1.79587435840600371356e+09,'ae4a00ec23949474');
INSERT INTO "choices" VALUES('far-poem-jkyq54',158,1,'place 20',1.79587435840994787215e+09,'4d41acff29bd5224');
INSERT INTO "choices" VALUES('far-poem-jkyq54',159,1,'place 20',1.79587435841392970082e+09,'a274d43622e39641');
INSERT INTO "choices" VALUES('far-poem-jkyq54',160,1,'end_workers',1.79587435841795611379e+09,'a1caa555efc79b5c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',161,1,'worker 23',1.79587435842193984987e+09,'2d49a7866925bbb8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',162,1,'worker 60',1.7958743584259610176e+09,'9dcf60d99f0643b9');
INSERT INTO "choices" VALUES('far-poem-jkyq54',163,1,'worker 19',1.79587435842982363703e+09,'74ae43ee2e5475bf');
INSERT INTO "choices" VALUES('far-poem-jkyq54',164,0,'end_sales',1.79587435848584294319e+09,'53222a3b66f00a80');
INSERT INTO "choices" VALUES('far-poem-jkyq54',165,0,'skip_turn',1.7958743585857486725e+09,'4b9347a8cca23ed8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',166,1,'sell 20',1.79587435859611415861e+09,'a985805f90b7a68b');
INSERT INTO "choices" VALUES('far-poem-jkyq54',167,1,'end_sales',1.79587435860239958765e+09,'bfe634df41924df8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',168,1,'build 24',1.79587435861016058921e+09,'0f060dda14bdfdda');
INSERT INTO "choices" VALUES('far-poem-jkyq54',169,1,'place 50',1.79587435861395192148e+09,'019973069a086251');
INSERT INTO "choices" VALUES('far-poem-jkyq54',170,1,'place 50',1.79587435861800432204e+09,'30524d6b73a461d7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',171,1,'end_workers',1.79587435862195968628e+09,'e0360f3a37cf95ef');
INSERT INTO "choices" VALUES('far-poem-jkyq54',172,1,'worker 46',1.79587435862758183473e+09,'28fefd0083e9aca4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',173,1,'worker 53',1.79587435862928199766e+09,'849d5fa2771d4628');
INSERT INTO "choices" VALUES('far-poem-jkyq54',174,0,'sell 37',1.79587435868576741218e+09,'3270e7827b4da820');
INSERT INTO "choices" VALUES('far-poem-jkyq54',175,0,'end_sales',1.79587435879008555411e+09,'eef049a5a22b861f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',176,0,'build 1',1.79587435888818907738e+09,'225e394d7e265470');
INSERT INTO "choices" VALUES('far-poem-jkyq54',177,0,'place 24',1.79587435898553633684e+09,'2ca69068fc39d83a');
INSERT INTO "choices" VALUES('far-poem-jkyq54',178,0,'place 24',1.79587435908612775802e+09,'cd8f7bfef8931346');
INSERT INTO "choices" VALUES('far-poem-jkyq54',179,0,'end_workers',1.79587435918560385699e+09,'5cb90bc03ba1093b');
INSERT INTO "choices" VALUES('far-poem-jkyq54',180,0,'worker 55',1795874359.28598,'a213baafd6570984');
INSERT INTO "choices" VALUES('far-poem-jkyq54',181,0,'worker 41',1.79587435938591241839e+09,'451c799eafeaeacf');
INSERT INTO "choices" VALUES('far-poem-jkyq54',182,1,'end_sales',1.7958743593958973884e+09,'0240cab5489b5956');
INSERT INTO "choices" VALUES('far-poem-jkyq54',183,1,'build 17',1.79587435940027785302e+09,'2aa32a026f1f3a14');
INSERT INTO "choices" VALUES('far-poem-jkyq54',184,1,'place 24',1.79587435940238618848e+09,'f707c4a7468f695d');
INSERT INTO "choices" VALUES('far-poem-jkyq54',185,1,'end_workers',1.79587435940609908106e+09,'16237fe215ae7b81');
INSERT INTO "choices" VALUES('far-poem-jkyq54',186,1,'worker 13',1.79587435940794849396e+09,'4dd712386c219f55');
INSERT INTO "choices" VALUES('far-poem-jkyq54',187,0,'skip_turn',1.79587435948557519915e+09,'1771ae5c02b86482');
INSERT INTO "choices" VALUES('far-poem-jkyq54',188,1,'skip_turn',1.79587435949379086493e+09,'8499fce8693c8bf4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',189,0,'sell 1',1.79587435958591151241e+09,'63b505112c3ef320');
INSERT INTO "choices" VALUES('far-poem-jkyq54',190,0,'end_sales',1.79587435968581604953e+09,'f3144730e38de420');
INSERT INTO "choices" VALUES('far-poem-jkyq54',191,0,'build 5',1.79587435978601074213e+09,'29f9d94c93b30052');
INSERT INTO "choices" VALUES('far-poem-jkyq54',192,0,'place 17',1.79587435988561463359e+09,'7c3a86a1d40e8958');
INSERT INTO "choices" VALUES('far-poem-jkyq54',193,0,'place 17',1.79587435998590898515e+09,'a4bc43153bef2771');
INSERT INTO "choices" VALUES('far-poem-jkyq54',194,0,'place 24',1.79587436008595848087e+09,'086f219d04342de7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',195,0,'place 17',1.79587436018605899803e+09,'f3bb3bf69e5e3bdf');
INSERT INTO "choices" VALUES('far-poem-jkyq54',196,0,'end_workers',1.79587436028994226451e+09,'37fe6a46efbc4823');
INSERT INTO "choices" VALUES('far-poem-jkyq54',197,0,'worker 48',1.79587436038613629338e+09,'4eb04b886aadc5fa');
INSERT INTO "choices" VALUES('far-poem-jkyq54',198,0,'worker 59',1795874360.486,'420906e449377560');
INSERT INTO "choices" VALUES('far-poem-jkyq54',199,0,'worker 4',1.79587436058597207065e+09,'3db327bf6e2e9b09');
INSERT INTO "choices" VALUES('far-poem-jkyq54',200,0,'worker 40',1.79587436068613529203e+09,'285f8d14d83f1cb0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',201,1,'end_sales',1.79587436069985723497e+09,'6c1eec6dc0aafd75');
INSERT INTO "choices" VALUES('far-poem-jkyq54',202,1,'build 7',1.79587436071044039727e+09,'fed63c16c70ba68f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',203,1,'place 17',1.7958743607187657356e+09,'f8904700f6f06fac');
INSERT INTO "choices" VALUES('far-poem-jkyq54',204,1,'end_workers',1.79587436072778320315e+09,'9a9cb770988ea5a4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',205,1,'worker 2',1.79587436073740601538e+09,'9ae9b4ec581071c4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',206,0,'end_sales',1.79587436083559131615e+09,'c8761587cca41ce0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',207,0,'build 9',1.79587436093619942666e+09,'f03e0b99fe0b2df1');
INSERT INTO "choices" VALUES('far-poem-jkyq54',208,0,'place 5',1.79587436103573870656e+09,'78db96772c525f3c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',209,0,'place 5',1.7958743611353189945e+09,'09336a4d49615781');
INSERT INTO "choices" VALUES('far-poem-jkyq54',210,0,'place 7',1.79587436123858928678e+09,'afd6fb122162532f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',211,0,'place 7',1795874361.33619,'8f75e2d6b6469c3c');
INSERT INTO "choices" VALUES('far-poem-jkyq54',212,1,'skip_turn',1.79587436135196900363e+09,'e5966435181c15cb');
INSERT INTO "choices" VALUES('far-poem-jkyq54',213,0,'skip_turn',1.79587436143593192098e+09,'7e8f53c3301be420');
INSERT INTO "choices" VALUES('far-poem-jkyq54',214,1,'sell 7',1.79587436144044804578e+09,'973972b89821dfa7');
INSERT INTO "choices" VALUES('far-poem-jkyq54',215,1,'end_sales',1.79587436145006513598e+09,'44b92e55e191d1e3');
INSERT INTO "choices" VALUES('far-poem-jkyq54',216,1,'build 54',1.79587436145495271677e+09,'892f3ec62cea9a59');
INSERT INTO "choices" VALUES('far-poem-jkyq54',217,1,'place 5',1.79587436146170020107e+09,'cb6f5a96c023e3a3');
INSERT INTO "choices" VALUES('far-poem-jkyq54',218,1,'place 50',1.79587436147018241882e+09,'8bdb5048a0d0bcb6');
INSERT INTO "choices" VALUES('far-poem-jkyq54',219,1,'end_workers',1.79587436147790026667e+09,'38ee75e7e98c2a55');
INSERT INTO "choices" VALUES('far-poem-jkyq54',220,1,'worker 28',1.79587436148207187655e+09,'35b56ac6cb2289b1');
INSERT INTO "choices" VALUES('far-poem-jkyq54',221,1,'worker 30',1795874361.48763,'64efdf41fd38b79e');
INSERT INTO "choices" VALUES('far-poem-jkyq54',222,0,'sell 5',1.79587436158536219599e+09,'a0ce8a585c037f44');
INSERT INTO "choices" VALUES('far-poem-jkyq54',223,0,'end_sales',1.79587436168591809272e+09,'64ce8d61b98a6e59');
INSERT INTO "choices" VALUES('far-poem-jkyq54',224,0,'build 63',1.79587436178573060037e+09,'6b519a088e397dd5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',225,0,'place 50',1.79587436188632059092e+09,'af81cd4f92efab24');
INSERT INTO "choices" VALUES('far-poem-jkyq54',226,0,'place 54',1.7958743619861526489e+09,'ee637f60dc1bd857');
INSERT INTO "choices" VALUES('far-poem-jkyq54',227,0,'place 54',1.79587436208580231667e+09,'aa75cdd03179866f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',228,0,'place 9',1.79587436218565297133e+09,'e6f323e46a3f6c80');
INSERT INTO "choices" VALUES('far-poem-jkyq54',229,0,'place 54',1.7958743622860250473e+09,'a1e9751fad1b1b63');
INSERT INTO "choices" VALUES('far-poem-jkyq54',230,0,'place 54',1.79587436238633918767e+09,'45633eea20019388');
INSERT INTO "choices" VALUES('far-poem-jkyq54',231,1,'build 66',1.79587436239097952839e+09,'9a150f374cd4c798');
INSERT INTO "choices" VALUES('far-poem-jkyq54',232,1,'place 63',1.79587436239324164388e+09,'a3c8269b0bdefcdc');
INSERT INTO "choices" VALUES('far-poem-jkyq54',233,1,'place 63',1.7958743623949153423e+09,'4d66a7c4b7b9889f');
INSERT INTO "choices" VALUES('far-poem-jkyq54',234,1,'place 63',1.795874362396879673e+09,'9f7ff45d857349c0');
INSERT INTO "choices" VALUES('far-poem-jkyq54',235,1,'place 63',1795874362.39906,'d98e0312fc8e6605');
INSERT INTO "choices" VALUES('far-poem-jkyq54',236,1,'end_workers',1.79587436240066909785e+09,'2a3b5828e1c18f36');
INSERT INTO "choices" VALUES('far-poem-jkyq54',237,1,'worker 52',1.79587436240237665174e+09,'8110c0bf79449323');
INSERT INTO "choices" VALUES('far-poem-jkyq54',238,1,'worker 38',1795874362.404,'004fb11b8db935fb');
INSERT INTO "choices" VALUES('far-poem-jkyq54',239,1,'worker 67',1.79587436240552234651e+09,'d4521786a0320c64');
INSERT INTO "choices" VALUES('far-poem-jkyq54',240,1,'worker 65',1.7958743624070348739e+09,'7cb1a81cff923de3');
INSERT INTO "choices" VALUES('far-poem-jkyq54',241,0,'skip_turn',1.7958743624864263534e+09,'10badd02f092f646');
INSERT INTO "choices" VALUES('far-poem-jkyq54',242,1,'end_sales',1.79587436249131131172e+09,'6c7e79fa1da8d5d4');
INSERT INTO "choices" VALUES('far-poem-jkyq54',243,1,'build 64',1.79587436249339961998e+09,'f8742617abc2ddd5');
INSERT INTO "choices" VALUES('far-poem-jkyq54',244,1,'place 9',1.79587436249521255489e+09,'dbc510b280baa7ed');
INSERT INTO "choices" VALUES('far-poem-jkyq54',245,1,'end_workers',1.79587436249681425097e+09,'fa87beaa25d279a8');
INSERT INTO "choices" VALUES('far-poem-jkyq54',246,1,'worker 10',1.7958743624983854294e+09,'758983e3f712e21b');
INSERT INTO "choices" VALUES('far-poem-jkyq54',247,0,'skip_turn',1.79587436258632779121e+09,'f9747c1f203bef32');
INSERT INTO "choices" VALUES('far-poem-jkyq54',248,1,'skip_turn',1.79587436259265613557e+09,'462a47976d605dd2');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',0,0,'start 13',1.79587436288578557964e+09,'4d7809bfce1a2c2e');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',1,1,'start 6',1.79587436298590850825e+09,'9da589d32b6cb6f6');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',2,0,'start 30',1.79587436308641338351e+09,'44d37979e12b0d6d');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',3,1,'start 11',1.79587436318572521206e+09,'34353f7d13d48a94');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',4,0,'sell 30',1.79587436328599572184e+09,'8c9ee08578f85e9a');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',5,0,'end_sales',1.7958743634367234707e+09,'0572077c4c5ef091');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',6,0,'build 31',1.79587436358551788334e+09,'8492359f6860dc3d');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',7,0,'place 6',1.79587436373603487015e+09,'fc83e1ff73250944');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',8,0,'place 11',1.79587436388598251342e+09,'1b59f2afaa33a0ce');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',9,0,'place 11',1.79587436403571248056e+09,'f0c95cd0da34f1aa');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',10,0,'place 13',1.79587436418654823305e+09,'dd336d4f79c61f38');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',11,0,'end_workers',1.79587436433576822284e+09,'f47948f32739e603');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',12,0,'worker 37',1.795874364486227274e+09,'751eeadbb154a58f');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',13,0,'worker 52',1.79587436463609123223e+09,'e7b0886cc816da01');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',14,0,'worker 54',1.79587436478574848175e+09,'5948c56a649151c9');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',15,0,'worker 64',1.79587436493647408485e+09,'5d9eb0970b152b4d');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',16,1,'sell 6',1.79587436503651618957e+09,'34fdeca007eaee90');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',17,1,'end_sales',1.79587436518555569652e+09,'5a92489c667bd648');
INSERT INTO "choices" VALUES('first-mirror-qke5yq',18,1,'build 20',1.79587436533612656588e+09,'a10e1341d73b8947');
INSERT INTO "choices" VALUES('sandal-lamp-7x97eh',0,1,'start 24',1.79587436827199649815e+09,'b360a2dddb0bf5a1');
INSERT INTO "choices" VALUES('sandal-lamp-7x97eh',1,1,'start 12',1.79587436827805662156e+09,'8ec6660f42ccfe51');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',0,0,'produce 1',1.79587436828408360482e+09,'38389d030c26f4ad');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',1,0,'play 2',1.79587436828804469105e+09,'f752be7a28a30de9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',2,0,'play 9',1.79587436829185223574e+09,'c74f052ce8ae0800');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',3,0,'play 48',1.79587436829571223256e+09,'696c762a12985337');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',4,0,'collect',1.79587436829941129688e+09,'fbccfd716a0b11c6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',5,0,'end_turn',1.79587436830328893658e+09,'c239ebfad7c40f77');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',6,1,'produce 3',1.79587436830809569357e+09,'f7f5677acef7e9fb');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',7,1,'play 34',1.79587436831088590621e+09,'3fcafaa471e279c6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',8,1,'collect',1.79587436831632685663e+09,'1f9d6948fe9919f1');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',9,1,'end_turn',1.79587436832207632069e+09,'2e14f4e9f09a8543');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',10,0,'produce 0',1.79587436832906246183e+09,'e885abf73ab75f67');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',11,0,'move 1 2',1.79587436833294367792e+09,'e2067a36741cedab');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',12,0,'collect',1.79587436833666372294e+09,'9d758e9e16892ccf');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',13,0,'buy 1',1.79587436834043836595e+09,'f808b4f78d36725c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',14,0,'end_turn',1.7958743683443439007e+09,'d50bfe8710dfb077');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',15,1,'build 3 1',1.79587436834865641589e+09,'38dfb4997ccfa777');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',16,1,'use',1.79587436835023593899e+09,'409b81e52728e808');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',17,1,'end_turn',1795874368.3526,'2bd95964c8ed9ad1');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',18,0,'draw_display 1',1.79587436835638856883e+09,'999b5eb045964468');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',19,0,'draw_deck',1.79587436835967230799e+09,'1fbaa816253f2249');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',20,0,'draw_display 0',1795874368.36304,'739fad193e810021');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',21,0,'buy 1',1.79587436836657023432e+09,'2377540a65378dec');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',22,0,'end_turn',1.79587436837006473536e+09,'19c454bf731cb2d3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',23,1,'produce 1',1.79587436837353158001e+09,'c5926c00fcfae423');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',24,1,'play 14',1.79587436837786078454e+09,'b6937612af94045c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',25,1,'collect',1.79587436838094377522e+09,'3f5c5537445412c5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',26,1,'activate 1',1.79587436838369059557e+09,'114d7b850592283e');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',27,1,'end_turn',1.79587436838520598408e+09,'a2807d1e1fe21fd7');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',28,0,'produce 0',1.79587436839138817785e+09,'a72f872984494251');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',29,0,'play 42',1.79587436839467716213e+09,'bca2e31da446cec3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',30,0,'collect',1.79587436839803862571e+09,'364ff87827369f0d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',31,0,'buy 1',1.79587436840122795103e+09,'8e93dc01ba6267a5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',32,0,'end_turn',1.79587436848605251312e+09,'ae3c8ea9c00c7d37');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',33,1,'produce 2',1.7958743684917762279e+09,'f493f1e87b292828');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',34,1,'play 50',1.79587436849675083153e+09,'7778d18d22debee9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',35,1,'collect',1.79587436849963903422e+09,'659852c876b9ff76');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',36,1,'acquire 0 0',1.79587436850108456611e+09,'72a8b8372403c790');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',37,1,'end_turn',1.79587436850273370744e+09,'254f09c380b7a602');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',38,0,'produce 0',1.7958743685858581066e+09,'9cfae268fa33ed5a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',39,0,'play 1',1.79587436868574142458e+09,'b673f41bc01b24f6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',40,0,'collect',1.79587436878648924829e+09,'62e5b77bbbd02f73');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',41,0,'end_turn',1.79587436888636589049e+09,'371b9a4d1de961cd');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',42,1,'build 1 3',1.79587436889425873759e+09,'a79238daeda520da');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',43,1,'end_turn',1.79587436889715766899e+09,'33143de7a53e7162');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',44,0,'draw_display 2',1.79587436898635315896e+09,'108ac00279a63c44');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',45,0,'draw_deck',1.79587436908575797086e+09,'89710b1dd4155de5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',46,0,'buy 2',1.79587436918632388114e+09,'8f0049c1abe49b13');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',47,0,'end_turn',1795874369.28598,'dff497f452fdbd7b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',48,1,'produce 1',1.79587436929293537139e+09,'248089ce9dad945b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',49,1,'play 33',1.79587436929830217358e+09,'c9b73dd381c32133');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',50,1,'play 42',1.79587436930177688594e+09,'ecc5a09008b6050a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',51,1,'collect',1.79587436930444931983e+09,'8e1b262715b0a29b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',52,1,'activate 1',1.79587436930703306199e+09,'36427eddf48c5826');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',53,1,'end_turn',1.79587436930869174004e+09,'e04159a3eb207d02');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',54,0,'buy 1',1.79587436938588905334e+09,'a975c281afc06b65');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',55,0,'draw_deck',1.79587436948624777797e+09,'8e12d4ae5d7cf817');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',56,0,'draw_display 2',1795874369.58608,'ea00d0348f437820');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',57,0,'end_turn',1.79587436968662476541e+09,'8e6e51469fa041f8');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',58,1,'produce 3',1.79587436969326210019e+09,'3035b9ecdf80568d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',59,1,'move 1 1',1.79587436969777059555e+09,'4a7af568bc747929');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',60,1,'collect',1.79587436970120167736e+09,'ed902efef0397674');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',61,1,'end_turn',1.79587436970324182514e+09,'5a7939f2644a4554');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',62,0,'draw_display 1',1.79587436978565979008e+09,'d7bda31588e1e3e7');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',63,0,'end_turn',1.79587436988573336598e+09,'62078aca5973841c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',64,0,'discard 15',1.79587436998574447631e+09,'15673dc72b5b98a9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',65,1,'build 1 2',1.79587436999229764934e+09,'abef2f72aa27ba8d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',66,1,'use',1.79587436999487543107e+09,'987dafd1fe8b717d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',67,1,'keep 55',1.79587436999714088444e+09,'93f4909930414974');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',68,1,'end_turn',1.79587436999899673463e+09,'dfbc4ec50af98b3b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',69,1,'discard 7',1.79587437000099182124e+09,'34b35d61348bf712');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',70,0,'draw_deck',1.79587437008587121967e+09,'bd60c4755590be19');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',71,0,'end_turn',1.79587437018571782114e+09,'c8d21818c413ff7f');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',72,0,'discard 62',1.79587437028571701054e+09,'c04cca513c5dccb6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',73,1,'produce 2',1.79587437029223895073e+09,'257acad393dd2097');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',74,1,'play 35',1.7958743702960083485e+09,'8d0f6cf0c515245b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',75,1,'play 55',1.7958743702977788448e+09,'6bda8b35aaa48ef1');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',76,1,'collect',1.79587437029906964299e+09,'72aa46989d704220');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',77,1,'activate 1',1.79587437030036163329e+09,'d31b7f3290871e94');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',78,1,'keep 5',1.79587437030183267594e+09,'c0d9229319b693a5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',79,1,'acquire 0 0',1795874370.30325,'886cd64305a27fae');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',80,1,'end_turn',1.79587437030440735816e+09,'f3fff57647ad5748');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',81,0,'draw_deck',1.79587437038582396504e+09,'f10935aaa42db4bb');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',82,0,'acquire 1 2',1.7958743704861383438e+09,'f513cd8586d8a13f');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',83,0,'end_turn',1.79587437058570647237e+09,'dc38a4a140510247');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',84,0,'discard 36',1.79587437068573832509e+09,'e8317f7c55cb0ea7');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',85,0,'discard 47',1.79587437078594851494e+09,'1abbb1871bfaf840');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',86,1,'build 2 0',1.79587437079300475117e+09,'d433b62f177b01d9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',87,1,'use',1.79587437079546737668e+09,'d1388ec3d96715ea');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',88,1,'recover 62',1.79587437079717564584e+09,'f4c3abfda59dad78');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',89,1,'end_turn',1.79587437079869294167e+09,'d71e5b3c9213eb17');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',90,1,'discard 1',1.79587437080025744432e+09,'90fcc065931afb14');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',91,0,'draw_deck',1.79587437088596129416e+09,'2bd716b568a344fd');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',92,0,'end_turn',1.79587437098615813248e+09,'c93a11b0443b9937');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',93,0,'discard 12',1.79587437108615374566e+09,'ff70c3f7eafaf4c7');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',94,1,'produce 0',1.79587437109319925307e+09,'5fade9ea07df5966');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',95,1,'play 62',1.79587437109942531588e+09,'74f4326298de33f3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',96,1,'collect',1.79587437110426068305e+09,'7214145f2fade3c3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',97,1,'activate 1',1.79587437110599660878e+09,'0c331fe6b1df2561');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',98,1,'recover 12',1.79587437110763764383e+09,'6b8584d74843f948');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',99,1,'end_turn',1.79587437110935354235e+09,'db0074a4ae87d0f4');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',100,0,'produce 3',1.79587437118596625331e+09,'ec4aaf2b3c7c2507');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',101,0,'play 16',1.7958743712862930298e+09,'09097e8d9c299332');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',102,0,'move 0 1',1.79587437138583588596e+09,'62108adf61d961c0');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',103,0,'play 53',1.79587437148525953288e+09,'609136193698543a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',104,0,'collect',1.79587437158559775352e+09,'03acf1396894936b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',105,0,'end_turn',1.79587437168575263018e+09,'5165620d4d40d9ea');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',106,1,'build 0 3',1.795874371693754673e+09,'5e9a4e75b8539a63');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',107,1,'end_turn',1.79587437169580030433e+09,'1f1103b29c8dac23');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',108,0,'build 3 1',1.79587437178582429893e+09,'2f892be923b507c5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',109,0,'decline',1.79587437188590812687e+09,'e2c96d31db030c4d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',110,0,'end_turn',1.79587437198578929896e+09,'421c999a4557d5a2');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',111,1,'produce 2',1.79587437199299764629e+09,'15b5b46020f8024c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',112,1,'play 6',1.79587437199777102472e+09,'900794b4151bc7fe');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',113,1,'play 5',1.79587437200058245654e+09,'e1157206146df231');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',114,1,'collect',1.79587437200227785115e+09,'bb57713d43ed783f');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',115,1,'activate 1',1.79587437200376677515e+09,'9453efe9bff2ed1b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',116,1,'keep 37',1.79587437200517916684e+09,'b5dcd10e146f1375');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',117,1,'end_turn',1.79587437200678730004e+09,'9a96b4a2da9bd161');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',118,0,'build 0 2',1.79587437208596158028e+09,'c0a63fdb45fb68a8');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',119,0,'end_turn',1.79587437218527293204e+09,'2dc26fa726c197df');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',120,1,'produce 0',1.79587437219154953953e+09,'02f6a6677826143d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',121,1,'move 2 1',1.79587437220160055163e+09,'475410fa10ed4695');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',122,1,'collect',1.79587437220671510699e+09,'d4e104671f785eea');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',123,1,'activate 1',1.79587437220929598807e+09,'067db2f3ea5ca08b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',124,1,'recover 15',1.79587437221172881128e+09,'152c20886ba690f9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',125,1,'end_turn',1.79587437221368980411e+09,'b630db5596dadaab');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',126,0,'produce 0',1.79587437228607368468e+09,'4b637afd82aed237');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',127,0,'move 1 1',1.79587437238552212722e+09,'dac9ca56951df454');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',128,0,'play 58',1.79587437248594498635e+09,'5511290415389890');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',129,0,'move 3 1',1.79587437258568930623e+09,'c9022e2b944b8abd');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',130,0,'collect',1.7958743726854860782e+09,'82251a609a54bea0');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',131,0,'buy 2',1.79587437278547024728e+09,'68c97cbc8c7df556');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',132,0,'end_turn',1.79587437288551211357e+09,'218fb53a6dfc36ad');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',133,1,'buy 3',1.795874372893324852e+09,'12d51bf745eb23c5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',134,1,'produce 1',1.79587437289812469481e+09,'933e4867516b5b48');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',135,1,'play 54',1.79587437290437746048e+09,'af7c7a034c38c81e');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',136,1,'move 2 1',1.79587437290846490861e+09,'7106efe12f9c60b4');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',137,1,'play 12',1.79587437291037583346e+09,'ffd0d0c63f0f7ebe');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',138,1,'collect',1.7958743729115364551e+09,'3c2a24bd098d9c40');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',139,1,'activate 1',1.79587437291284418103e+09,'dd7a60aa9e295294');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',140,1,'end_turn',1.79587437291425204271e+09,'36e5e2089a3bc69e');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',141,0,'produce 1',1.795874372985211134e+09,'fe03a32d918a2f97');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',142,0,'play 59',1.79587437308547616006e+09,'34ba2bce221e5677');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',143,0,'move 0 2',1.79587437318535637856e+09,'12a30b31cb246eda');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',144,0,'collect',1.7958743732857882976e+09,'4fadc98f79c121a9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',145,0,'activate 1',1.79587437338553500181e+09,'59d6c570ea21d820');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',146,0,'gain 1',1.79587437348570370674e+09,'683d6b6c4969280a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',147,0,'gain 3',1.79587437358629918096e+09,'af4a82ba4ed7546d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',148,0,'buy 3',1.79587437368559789657e+09,'48708a6a6245c889');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',149,0,'end_turn',1.79587437378549718853e+09,'ff95cd161d11e3f7');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',150,1,'buy 3',1.79587437379177713393e+09,'85cf85baa4bb4eae');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',151,1,'build 1 0',1.79587437379616355901e+09,'61e0a126fae02f5a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',152,1,'end_turn',1.79587437379794645315e+09,'7fdd14f516bc070a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',153,0,'draw_display 0',1.79587437388573789597e+09,'494dfa3788fec0b2');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',154,0,'draw_deck',1.79587437398566555977e+09,'1a397e4e36afd175');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',155,0,'done',1.79587437408539748193e+09,'9cd2e5a0078884f3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',156,0,'end_turn',1.79587437418556261064e+09,'aa08b0ea30156248');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',157,1,'produce 3',1.79587437419178199771e+09,'9417ef21e64a92a1');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',158,1,'play 45',1.79587437419663476945e+09,'f512051ae2c0ad87');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',159,1,'move 1 1',1.79587437419909071926e+09,'d96198852401fbb9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',160,1,'collect',1.7958743742004203796e+09,'b713cf980dad3249');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',161,1,'end_turn',1.79587437420211195942e+09,'63604342d9f6b48e');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',162,0,'produce 2',1.79587437428595519061e+09,'e5c23d0df78a8cbd');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',163,0,'play 49',1.79587437438559317584e+09,'706a7dad0d2d3101');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',164,0,'move 3 1',1.79587437448533916465e+09,'903566bd9d7daa33');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',165,0,'collect',1.79587437458547449116e+09,'a47dd0c2fc879668');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',166,0,'end_turn',1.79587437468592977518e+09,'0a40ddfebfb9a2a9');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',167,1,'produce 0',1.79587437469325542451e+09,'3edf79321bb17941');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',168,1,'move 3 2',1.79587437470013570788e+09,'1846261a5af54f84');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',169,1,'collect',1.79587437470225954054e+09,'3bb8127bdd278222');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',170,1,'activate 1',1.79587437470516562464e+09,'d54d1c8194a7d3dd');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',171,1,'recover 60',1.79587437470768117907e+09,'fef240cc2d36f46a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',172,1,'buy 2',1.79587437470994472506e+09,'58b1f2ee9b410947');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',173,1,'end_turn',1.79587437471181440352e+09,'e36057be5ca9cfac');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',174,0,'draw_deck',1.79587437478578519816e+09,'7eef948721074dfa');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',175,0,'draw_display 1',1.79587437488550329209e+09,'f565da4a6d028632');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',176,0,'end_turn',1.79587437498593544956e+09,'99f2f1d55375a077');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',177,1,'build 0 2',1.79587437499877381318e+09,'65b33945c0e3c9f5');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',178,1,'use',1.79587437500249457356e+09,'40dc04e34d942ab6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',179,1,'pick 15',1.79587437500569128989e+09,'35e9b24553ba8a27');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',180,1,'gate 3',1.79587437500794053074e+09,'c8fa754bbd2c1d07');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',181,1,'acquire 0 1',1.79587437500984120368e+09,'565973b5ff87ae21');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',182,1,'end_turn',1.79587437501177620891e+09,'4fd3d477a8e4ad39');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',183,0,'produce 0',1.79587437508636713024e+09,'bc58d499b95ca7b1');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',184,0,'move 2 1',1.79587437518651247027e+09,'3addc90ec227008e');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',185,0,'move 1 1',1.79587437528629136084e+09,'6203fbcad4f20be8');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',186,0,'collect',1.79587437538632035257e+09,'1b3afc27f04630cc');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',187,0,'buy 3',1.79587437548593115803e+09,'143eaf5c6c303e3c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',188,0,'end_turn',1.79587437558602762226e+09,'9f45d24fba3ac108');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',189,1,'build 0 1',1.79587437559355497362e+09,'f8d47bcc7e257d9d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',190,1,'end_turn',1.795874375596200943e+09,'ff4b475b8a481752');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',191,0,'produce 3',1.79587437568661880491e+09,'540a26e41c9e739a');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',192,0,'play 64',1.79587437578621983533e+09,'3da231f377e484f3');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',193,0,'move 2 1',1.79587437588562250133e+09,'a486f82ff41a88a4');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',194,0,'collect',1.79587437598581886296e+09,'d39496c2c54976ef');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',195,0,'buy 1',1.7958743760856943131e+09,'6facdaee30ea30b2');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',196,0,'end_turn',1.79587437618552422523e+09,'431b7ba8fa57aec6');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',197,1,'produce 2',1.79587437619425964356e+09,'cdb6d5c32af4644c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',198,1,'move 3 2',1.79587437619974565504e+09,'686adabe4f3e160f');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',199,1,'collect',1.79587437620185327532e+09,'18abe650ecf19d25');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',200,1,'activate 2',1.79587437620492410654e+09,'1c6b400a067e22ac');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',201,1,'pick 48',1.79587437620787119868e+09,'9c65481b72e5bd93');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',202,1,'gate 3',1.79587437620973348613e+09,'7a123a46f752c2db');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',203,1,'activate 1',1.79587437621183967592e+09,'54d097f948638d4b');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',204,1,'keep 13',1.79587437621377110476e+09,'86eead6d013adf7c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',205,1,'end_turn',1.79587437621560287474e+09,'4fd06e7030f990ae');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',206,0,'build 1 0',1.79587437628631734843e+09,'0d245103d46b9519');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',207,0,'end_turn',1.79587437638638806338e+09,'c6b2250d64aebb65');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',208,1,'build 3 0',1.79587437639352107045e+09,'19aa81e55cd95ba2');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',209,1,'acquire 0 0',1.79587437639561438556e+09,'96174ea29004187d');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',210,1,'end_turn',1.79587437639702701564e+09,'1b16ba330da1776c');
INSERT INTO "choices" VALUES('north-meadow-xw45q5',211,1,'discard 40',1.79587437639886546127e+09,'dbdf83823a81953a');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',0,0,'produce 1',1.79587437668620920178e+09,'fd16691a931f7add');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',1,0,'play 63',1.7958743768361210823e+09,'559b20fa46551d63');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',2,0,'play 50',1.79587437698574590681e+09,'191c9c4ef1ff8934');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',3,0,'play 2',1.79587437713611268994e+09,'1dcc969ce6a0bc98');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',4,0,'collect',1.79587437728599309924e+09,'22c684f07fd8a3f7');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',5,0,'end_turn',1.79587437743591332435e+09,'7c2cf20a59871a3f');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',6,1,'draw_display 0',1.79587437753620028494e+09,'5a42ca8734c1f6fb');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',7,1,'end_turn',1.79587437768555235862e+09,'6114d3cabb535182');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',8,0,'draw_deck',1.79587437778639912606e+09,'06b691f4b03b7cf6');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',9,0,'done',1.79587437793624830244e+09,'3132ba0628112344');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',10,0,'end_turn',1.79587437808579015738e+09,'a4fa9a7a1c7eed7b');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',11,1,'produce 1',1.79587437818624067308e+09,'88002cb3abf98a09');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',12,1,'play 4',1.79587437833707451819e+09,'a6df017dfae79679');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',13,1,'play 46',1.79587437848663902285e+09,'75501b86b7958f44');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',14,1,'collect',1.79587437863678956034e+09,'b7c3175bc9ece1a2');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',15,1,'end_turn',1.79587437878618502622e+09,'9f6e79da905ab3b6');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',16,0,'draw_display 2',1.79587437888677883151e+09,'8689b41c6bdcab29');
INSERT INTO "choices" VALUES('coral-court-aq2sjj',17,0,'draw_display 1',1.79587437903570556639e+09,'27689fbd82ed85a6');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',0,0,'draw',1.79587438046607947347e+09,'5982ed1ff88f0cf3');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',1,0,'pay 4',1.79587438047036743161e+09,'1fc790f18b6dd18f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',2,0,'buy 3',1.79587438047477793686e+09,'945504579ed6a007');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',3,0,'keep',1.7958743804788968563e+09,'099bd9fbefa20e1f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',4,0,'drop 19',1.79587438048303818698e+09,'26dc0d31a1adc3c6');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',5,1,'pay 31',1.79587438048897719377e+09,'7f904a9bc8feb88c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',6,1,'buy 55',1.79587438049202942846e+09,'74e734b6ea5e5ed8');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',7,1,'place 3',1.79587438049493122098e+09,'c8b900d0dc776284');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',8,1,'pay 50',1.79587438049896049498e+09,'1194145bca28cbee');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',9,1,'buy 62',1.79587438050306463246e+09,'9944dca5a711a6bc');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',10,1,'place 3',1.79587438050623154637e+09,'6ea6eeb617bd24f3');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',11,0,'play 5 0',1.79587438051281332966e+09,'f7aef8d3009c97ef');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',12,0,'draw',1.79587438058629941936e+09,'6671c0de8a65b6d1');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',13,1,'play 6 0',1.79587438059278440474e+09,'4a8adb197204471d');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',14,1,'pay 2',1.79587438059570980069e+09,'95ef080f8724b66f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',15,1,'buy 34',1.79587438059796237945e+09,'6ea3dd7681df074b');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',16,1,'place 2',1.79587438060048604007e+09,'81da462d6229c935');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',17,1,'skip',1.79587438060302186006e+09,'465a2afc6694b6b2');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',18,0,'pay 56',1.79587438068642306332e+09,'894b1bc03e7b60c0');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',19,0,'buy 29',1.795874380786406517e+09,'977342198610f32d');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',20,0,'keep',1.7958743808867251873e+09,'dd7e89f0fc05b71b');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',21,0,'play 36 2',1.7958743809860444069e+09,'0c10a531358662f9');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',22,0,'drop 9',1.79587438108678126335e+09,'15bfe07ffd035242');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',23,1,'pay 40',1.7958743810918967724e+09,'fda38a5ad267d7b6');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',24,1,'buy 35',1.79587438109470796587e+09,'c71291d734d01047');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',25,1,'place 2',1.79587438109661793705e+09,'b15461573263213d');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',26,1,'take 31',1.79587438109914064405e+09,'d524c484e61e0c55');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',27,1,'pay 31',1.79587438110129714013e+09,'63d8ee312fd975e4');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',28,1,'buy 60',1795874381.10323,'c36c12e872a96cfc');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',29,1,'place 3',1.79587438110483193394e+09,'c46b565e4ba467ab');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',30,0,'play 29 1',1.79587438118648886676e+09,'5c243a617ddd6dca');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',31,0,'pay 38',1.79587438128622794153e+09,'24740a509cdc89cc');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',32,0,'buy 37',1.79587438138572931282e+09,'386431a490c622dc');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',33,0,'place 2',1.79587438148618268969e+09,'16f8fde66bd89764');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',34,1,'pay 23',1.79587438149210309977e+09,'0ef2c166d94489ea');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',35,1,'buy 14',1.795874381495054245e+09,'527114d92ebd3ae8');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',36,1,'place 0',1.79587438149748349191e+09,'bcc2ffd947d533c4');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',37,1,'draw',1.79587438149983835223e+09,'0ab93d264a4132f8');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',38,0,'pass',1.79587438158704280856e+09,'8dcca5acf85df73e');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',39,1,'play 47 2',1.79587438159382629387e+09,'0ae3adb1d1e286f4');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',40,1,'draw',1.79587438159640121462e+09,'f94dc9e27171944c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',41,0,'pay 21',1.79587438168763113017e+09,'1e9f538e1835d4a7');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',42,0,'buy 18',1.79587438178661227229e+09,'97c2ce516833f1f6');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',43,0,'keep',1.795874381886453867e+09,'b636a016233bee1b');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',44,0,'pay 22',1.79587438198586153985e+09,'7c7d0425eeda5012');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',45,0,'buy 20',1.79587438208667063716e+09,'47ef26649e7542ff');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',46,0,'keep',1.79587438218616414075e+09,'9c1a1121ca266af7');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',47,1,'pay 61',1.79587438219268345825e+09,'db9d19a41f25124c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',48,1,'buy 16',1.79587438219618439677e+09,'0b0c255bd39a74c5');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',49,1,'place 1',1.79587438219834661483e+09,'370e042b0ff5d456');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',50,1,'play 10 0',1.79587438220079064366e+09,'1c89c9db88355a03');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',51,0,'pass',1.79587438228611159327e+09,'a08f3bee7dd87ffe');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',52,1,'draw',1.7958743822920320034e+09,'406f5061aee5e0c3');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',53,1,'play 63 3',1.79587438229578781126e+09,'f7f7a5ba9a09074c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',54,0,'pay 20',1.79587438238633036614e+09,'82ec02f41f03240f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',55,0,'buy 52',1.79587438248583722115e+09,'8fa8e1659df711c7');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',56,0,'place 3',1.79587438258716344829e+09,'a8af04ea818b5099');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',57,0,'take 25',1.79587438268696689604e+09,'e1bde308739ad0c8');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',58,0,'play 46 2',1.79587438278612828261e+09,'85e960036656eed3');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',59,1,'pay 58',1.79587438279349970822e+09,'29aa247472716f97');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',60,1,'buy 45',1.79587438279628896714e+09,'ea1a30cfbc1392c3');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',61,1,'place 2',1.79587438279865336415e+09,'fadf461a5e2d204a');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',62,1,'draw',1.79587438280119466782e+09,'4b84eddabe504482');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',63,0,'pass',1.79587438288655304907e+09,'f8ac526280471296');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',64,1,'play 42 2',1.79587438289286017416e+09,'daac471cd8737a1d');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',65,1,'play 39 1',1.7958743828956682682e+09,'c0621213a5362b54');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',66,0,'descend 3',1.7958743829864943027e+09,'f70292c316dccee7');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',67,0,'draw',1.79587438308551502227e+09,'6e15adf8d04c5f4b');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',68,0,'pay 3',1.79587438318614315982e+09,'9e03b6b7e13fcc09');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',69,0,'buy 1',1.79587438328647780415e+09,'b7788a5dedb46e81');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',70,0,'keep',1.79587438338626599314e+09,'1d30fcfef8cfdf73');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',71,1,'draw',1.7958743833955023288e+09,'4afdcc17f7a787a7');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',72,1,'play 41 1',1.79587438339811611169e+09,'8f05288d7e3708dc');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',73,1,'take 31',1.79587438340166711809e+09,'f69625c5df236d54');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',74,0,'draw',1.79587438348624920843e+09,'6dca8152fd1162ec');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',75,0,'play 26 1',1.79587438358635067938e+09,'27b3f65498da4f4c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',76,1,'pay 31',1.79587438360345649714e+09,'7b5245b62946749a');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',77,1,'buy 11',1.79587438360864377019e+09,'36e1d228ead58b18');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',78,1,'place 1',1.79587438361430573466e+09,'2d0d1a1e1bfb4e2f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',79,1,'pay 30',1.79587438361966228485e+09,'34105f46128801d2');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',80,1,'buy 59',1.79587438363559293748e+09,'b0343b6c0b5f3806');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',81,1,'place 1',1.79587438364579677577e+09,'c381c74271750701');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',82,0,'pass',1.79587438373810625072e+09,'bdc284884001d29a');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',83,1,'play 43 1',1.79587438375251841546e+09,'ed3df5923dc6489c');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',84,1,'pay 0',1.79587438376020693776e+09,'2f09fb145693a50f');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',85,1,'buy 32',1.7958743837633216381e+09,'aff12cd2e9a27d48');
INSERT INTO "choices" VALUES('azure-tower-gsfxy2',86,1,'keep',1.79587438376994752882e+09,'a0af11ac871acc66');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',0,0,'play 48 3',1.79587438403588056561e+09,'dfc0ea0af5e91f30');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',1,0,'play 55 3',1.79587438418604207037e+09,'9c292c341f9bbfde');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',2,1,'pay 28',1.79587438428538060187e+09,'5e65ba7121927bdf');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',3,1,'buy 47',1.79587438443817114827e+09,'2342814ea7b00f6f');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',4,1,'keep',1.79587438458630895615e+09,'1937e944efb23718');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',5,1,'pass',1.7958743847355823517e+09,'21a95450a1f19848');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',6,0,'play 37 2',1.7958743848358142376e+09,'f695c548ad53faf2');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',7,0,'pay 23',1.7958743849858253002e+09,'813774f353e669ea');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',8,0,'buy 39',1.79587438513551950454e+09,'ba43730711831331');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',9,0,'keep',1.79587438528660941127e+09,'c7914684119e6773');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',10,1,'play 43 2',1.79587438538661909107e+09,'9eb7d912fb03828a');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',11,1,'draw',1.79587438553651118277e+09,'4f4d54041bf0a696');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',12,0,'play 4 0',1.7958743856356213093e+09,'3529c7f032165258');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',13,0,'skip',1.7958743857862291336e+09,'345607d415e1c714');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',14,0,'play 59 3',1.79587438593638491629e+09,'796e54ac6577da8d');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',15,1,'pass',1.79587438603554415701e+09,'ec7dd543dbfe948b');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',16,0,'play 39 2',1.79587438613542199139e+09,'07a86310a0a2bfc5');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',17,0,'pass',1.79587438628574919703e+09,'d2f7596e840124ff');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',18,1,'pass',1.79587438638584542273e+09,'ffff22d4a1fa9ba8');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',19,0,'pass',1.79587438648612046244e+09,'4aa167ce6050ed40');
INSERT INTO "choices" VALUES('saffron-banner-jjbggx',20,1,'pass',1.79587438658563876151e+09,'61dd76476c0e66fb');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',0,0,'claim 3',1.79587438782129931447e+09,'2ebdc418eca03cf3');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',1,1,'claim 7',1.79587438782579851149e+09,'d2a5d71302de78ce');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',2,0,'attack 1 2',1.79587438783001565939e+09,'af04d919134b2e75');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',3,0,'army 2',1.79587438783379507063e+09,'0f939e0378f88d83');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',4,0,'hop 2',1795874387.83985,'ffe8ed14042c944f');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',5,0,'hop 9',1.79587438785668587681e+09,'70e01a000397ee25');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',6,0,'hop 12',1.7958743878605225086e+09,'1775ba26c6a4c291');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',7,0,'hop 10',1.79587438786446714402e+09,'46b5e5f0f7319be5');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',8,0,'hop 5',1.79587438793538522715e+09,'d68b7a3783e2834b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',9,0,'hop 6',1.79587438803608775137e+09,'650d8d8ec51c1c1f');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',10,1,'defend 2',1.79587438804208588596e+09,'d355ea0303613e67');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',11,0,'want 0 12',1.79587438813737440114e+09,'a189129e72630e9e');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',12,0,'want 2 3',1.79587438823610758779e+09,'06c49054acccad6d');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',13,0,'want 3 3',1.79587438833593821528e+09,'503c4c93c14cb409');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',14,0,'want 1 4',1.79587438843555688861e+09,'c3d50a30384d41b3');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',15,0,'end',1.79587438853601694113e+09,'4ef52e8f46d73116');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',16,1,'assign 0 2',1.7958743885410776138e+09,'52812aa8dca7b368');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',17,1,'assign 1 2',1.79587438854605937e+09,'b82667414a9085de');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',18,1,'gather 0',1.79587438854850673678e+09,'51c3ba645deb1595');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',19,1,'grow',1.79587438855053901668e+09,'0f6561e58c858a66');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',20,1,'toll 3',1.79587438855380582812e+09,'42e02848af7a2398');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',21,1,'end',1.79587438855530357362e+09,'8371acb5cd8f1622');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',22,1,'rise 2',1.79587438856035399433e+09,'cf4a46a05d0969cf');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',23,1,'put 2',1.79587438856205058096e+09,'6c633c6106cc0761');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',24,1,'limit 2',1.79587438856359601024e+09,'962ae2e0cefaf6d1');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',25,0,'out',1.79587438863624525072e+09,'0f974bc5b1c2e4aa');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',26,0,'rise 11',1.79587438873589682578e+09,'38808b4102cd46c2');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',27,0,'put 0',1.79587438883569669727e+09,'7e931395b32a70ea');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',28,1,'limit 10',1.79587438884625935553e+09,'06ebfc7b550749b5');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',29,0,'limit 7',1.79587438893608903884e+09,'c2208cea77450ae1');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',30,0,'put 0',1.79587438903623127939e+09,'17224848ffb13809');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',31,1,'limit 9',1.79587438904355716712e+09,'4d02d39270c9fb35');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',32,0,'limit 17',1.79587438913567399982e+09,'b10e4cb7ae003865');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',33,0,'put 1',1.79587438923582959175e+09,'32d409719c295dc3');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',34,1,'limit 9',1.79587438924576377869e+09,'e805a84205a3f47e');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',35,0,'limit 2',1.79587438933573079104e+09,'e83cee8fdaf27ffd');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',36,1,'attack 0 0',1.79587438935007524497e+09,'90d1095aee9b4089');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',37,1,'army 2',1.79587438935822296141e+09,'0bc45cefe262417a');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',38,0,'pass',1.79587438943604588504e+09,'56c506f7f279039d');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',39,1,'plunder 5',1.79587438945172643664e+09,'ec24b31b55762f04');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',40,1,'plunder 4',1.79587438945823645594e+09,'7cb9111663c23719');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',41,1,'assign 0 1',1795874389.46596,'e713d9a324fb400f');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',42,1,'gather 0',1.79587438947407531742e+09,'6ec84dd25d1470fd');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',43,1,'gather 0',1.79587438947808361059e+09,'1eaf1a464c54a305');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',44,1,'offer 0 0 0',1.79587438948206162456e+09,'47106bb850ca27a7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',45,1,'ask 11',1.79587438949064302448e+09,'0b6daed663c10c09');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',46,1,'grow',1795874389.49279,'e04fdca242cd8e24');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',47,1,'buy 3 0',1.79587438950595474239e+09,'49d02227277c81ef');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',48,1,'toll 3',1.79587438950995564456e+09,'0d8848534c16f931');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',49,1,'end',1.79587438951190280908e+09,'e300ba7b88e228ee');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',50,0,'grow',1.79587438959035587313e+09,'2abcffc6a1cf2be7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',51,0,'want 1 8',1.79587438968546080587e+09,'488642d4ea664c8b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',52,0,'want 0 0',1.79587438979004883768e+09,'b979530531e36ccb');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',53,0,'want 3 0',1.79587438988620042802e+09,'8e0898a1d251b38d');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',54,0,'want 2 12',1.79587438998605751993e+09,'ced5f381764735e7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',55,0,'toll 1',1.79587439008640789984e+09,'e1bd11f96ef2ddb7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',56,0,'end',1.79587439018625664704e+09,'81e89533188469ad');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',57,0,'rise 3',1.79587439028621935845e+09,'041e859704cf817d');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',58,0,'put 0',1.79587439038615632059e+09,'3f8d6b364bed8125');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',59,1,'limit 8',1.79587439039811539646e+09,'45d9fb2c5eeca285');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',60,0,'limit 3',1.79587439048609209066e+09,'ff21fe0010212cf1');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',61,1,'rise 5',1.79587439049353361124e+09,'4028b25b881a003b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',62,1,'put 6',1.79587439049806356426e+09,'2e34db31ee7a4eaf');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',63,1,'limit 4',1.79587439050198817251e+09,'07f8697c2892ec9e');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',64,0,'limit 4',1.79587439058607649801e+09,'bde598f6dddf3112');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',65,1,'put 2',1.79587439059957957266e+09,'ffbe78303e643232');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',66,1,'limit 4',1.79587439060287666322e+09,'85ecded6ad0bb629');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',67,0,'out',1.79587439069043636324e+09,'e4ca67252baf4a85');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',68,1,'attack 0 0',1.79587439070620727542e+09,'c7954ef9e3fb2026');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',69,1,'army 2',1.79587439071028852465e+09,'222c40f6e48036e8');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',70,0,'pass',1.79587439078596782689e+09,'60106f60b10967be');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',71,1,'pass',1.79587439079563808441e+09,'82b0b23483c7c34e');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',72,1,'plunder 5',1.79587439079986882213e+09,'48565644fccda040');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',73,1,'plunder 4',1.79587439081035447115e+09,'28c541d06a1367c9');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',74,1,'assign 0 1',1.7958743908140313625e+09,'75232c8a1cd3e958');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',75,1,'assign 0 1',1795874390.81855,'8777842af0881ed5');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',76,1,'gather 0',1.7958743908299894333e+09,'da281c666e56a99b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',77,1,'gather 0',1.79587439083404636379e+09,'6202df097fcfe0a6');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',78,1,'gather 1',1.79587439083855748174e+09,'27d81639df67f61f');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',79,1,'sell 3 0',1.79587439084669589993e+09,'54b4b6087eba9a3b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',80,1,'build 14',1.79587439084933972359e+09,'989d6c541accf2d7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',81,1,'buy 8 0',1.79587439085806751248e+09,'ad7640d7ec72714a');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',82,1,'build 15',1.79587439086597323422e+09,'bb0ecaa5d00524d9');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',83,1,'use 15',1.79587439086851906777e+09,'5dcbd8f141df21cf');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',84,1,'buy 8 0',1.79587439087364482883e+09,'34efecf41b589a04');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',85,1,'buy 8 0',1.79587439087797069549e+09,'b87a52d4008424f8');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',86,1,'build 12',1.79587439088033938407e+09,'9407451fe9c54ea8');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',87,1,'toll 3',1.79587439088884305952e+09,'c32ee9a81f9d14ec');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',88,1,'want 1 8',1.79587439089240884781e+09,'970b0f2b1fe12246');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',89,1,'end',1.79587439089475774762e+09,'15153fea62891cbd');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',90,0,'want 0 10',1.79587439098587274555e+09,'f69996df3d18988d');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',91,0,'want 3 10',1.7958743910858757496e+09,'f7862f7edabededf');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',92,0,'want 1 10',1.7958743911915380954e+09,'cbbf46a57a2ff165');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',93,0,'want 2 0',1.79587439128607273099e+09,'53e745c4a574b856');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',94,0,'end',1.79587439138584065438e+09,'bd14b14dd1ab15b9');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',95,0,'rise 9',1.79587439149005889888e+09,'cd2a72cbb6625ba8');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',96,1,'keep',1.79587439149807929997e+09,'588eacf43cbdfb1b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',97,1,'attack 0 0',1.7958743915041558742e+09,'7a517865e17d3cab');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',98,1,'army 2',1.79587439151011300083e+09,'861065bf412da49c');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',99,0,'pass',1.79587439158603739738e+09,'a373e58f1a25bdf7');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',100,1,'pass',1.79587439159438610079e+09,'79977190ac4d2b0f');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',101,1,'plunder 5',1.79587439159772086147e+09,'a71e33fa215c083b');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',102,1,'plunder 4',1.79587439160594177249e+09,'e5981129728a8bc9');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',103,1,'gather 1',1.79587439160850286488e+09,'d4ab437b4f0a7009');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',104,1,'gather 1',1.79587439161424088475e+09,'e285e6839f2112c5');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',105,1,'gather 1',1.79587439161806344985e+09,'9c57ebd25327db13');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',106,1,'gather 0',1.79587439162010407446e+09,'3a6db8bd0aa72842');
INSERT INTO "choices" VALUES('bronze-ferry-zkpy5k',107,1,'use 15',1.79587439162216424941e+09,'ba82df4ef5158296');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',0,0,'claim 15',1.79587439188639593117e+09,'e1c61910073b7cad');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',1,1,'claim 8',1.79587439198613405227e+09,'037817608e77db70');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',2,0,'buy 8 2',1.7958743920860049724e+09,'2459f92d86baf3c4');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',3,0,'hop 13',1.79587439223623704905e+09,'c927bd2a8152994a');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',4,0,'hop 8',1.79587439238539981842e+09,'1ce2f13ae9fd5e5b');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',5,0,'hop 7',1.79587439253585243225e+09,'dd13c51f0011b9b2');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',6,0,'hop 6',1.79587439268588519095e+09,'bde87b4728f16e2a');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',7,0,'hop 3',1.79587439283595347401e+09,'118e42853d9501c7');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',8,0,'want 1 6',1.79587439298621582986e+09,'efa47f9ed538adda');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',9,0,'build 10',1.79587439313600516314e+09,'1857e57d6272e2eb');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',10,0,'want 3 3',1.79587439328539085394e+09,'d4b6a483dddfee68');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',11,0,'gather 0',1.79587439343555021285e+09,'73b59223c3fa1c67');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',12,0,'want 2 1',1.79587439358642959592e+09,'2cfb4114fba5c853');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',13,0,'want 0 10',1.79587439373588347432e+09,'84eb5a016ac8da44');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',14,0,'toll 1',1.79587439388597893711e+09,'15e83508e38fbcfa');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',15,0,'end',1.79587439403624749183e+09,'e725a32431c1cefc');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',16,1,'want 2 10',1.79587439413610315324e+09,'5110858afe56c01b');
INSERT INTO "choices" VALUES('ivory-candle-ceyrgm',17,1,'want 3 4',1.79587439428589034076e+09,'8de9eeca8886590c');
INSERT INTO "choices" VALUES('bamboo-coin-xvfnn4',0,0,'pay 61',1.795874396895100832e+09,'c515b536b6c47066');
INSERT INTO "choices" VALUES('bamboo-coin-xvfnn4',1,0,'buy 38',1.79587439690092444421e+09,'f6aeb70275bbd94d');
INSERT INTO "choices" VALUES('bamboo-coin-xvfnn4',2,0,'place 2',1.79587439690927886965e+09,'f3059e5d207c9009');
INSERT INTO "choices" VALUES('bamboo-coin-xvfnn4',3,0,'take 6',1.79587439691413736347e+09,'96d539f8d48e6f2b');
INSERT INTO "choices" VALUES('bamboo-coin-xvfnn4',4,0,'play 58 3',1.7958743969203705788e+09,'727a8e80f5f416f0');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',0,0,'start 15',1.79587439694170475012e+09,'56fb2b68233d4190');
INSERT INTO "choices" VALUES('river-steppe-ypgxeq',0,1,'start 13',1.79587439694681453702e+09,'f44dc003a202c1db');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',1,0,'start 39',1.79587439694940829279e+09,'0b00055cf3ad7375');
INSERT INTO "choices" VALUES('river-steppe-ypgxeq',1,1,'start 9',1.79587439695155525205e+09,'4af7474df04c90a8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',0,0,'start 3',1.79587439695208907122e+09,'909a7960f2515700');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',2,1,'start 1',1.79587439695464181894e+09,'3725af19e7ca5617');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',1,0,'start 22',1.79587439695837163921e+09,'cd1ec3c44dc2d6ae');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',0,0,'start 2',1.79587439695885586745e+09,'62d50b334e801a13');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',3,1,'start 16',1.79587439696084332461e+09,'93c0bef3443394de');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',2,1,'start 13',1.79587439696308326722e+09,'3d97c204e75ae6ec');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',1,0,'start 34',1.795874396964451313e+09,'bda2e7e4b07e0fc8');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',4,0,'sell 39',1.79587439696498465534e+09,'9da5ace3f2ffa1a9');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',3,1,'start 9',1.79587439696622157099e+09,'eaaebbe6bfe76145');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',2,1,'start 12',1.7958743969728069305e+09,'d9c7c18cfa98cf9c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',5,0,'sell 15',1.79587439697341465956e+09,'8e5cb9d1126a1552');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',4,0,'sell 3',1.79587439697550845145e+09,'88826813a15aa81c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',3,1,'start 23',1.79587439697640109063e+09,'43bec74b63b8facd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',6,0,'end_sales',1.79587439697680616374e+09,'f2d50483d0cfd9a3');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',5,0,'sell 22',1.79587439697780704497e+09,'d03c68f47db65a08');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',4,1,'skip_turn',1.79587439698148250586e+09,'cc680de34415e861');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',7,0,'end_building',1.79587439698187685014e+09,'2c3f8148afc92537');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',6,0,'end_sales',1.79587439698348021502e+09,'f6d337a952c60c82');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',5,0,'skip_turn',1.79587439698589706417e+09,'65dde00c05152243');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',8,0,'place 1',1.79587439698700928689e+09,'7a903d2ce286a99c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',7,0,'build 28',1.79587439698859977722e+09,'b3861aafe04920b2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',6,1,'sell 12',1.79587439699013590816e+09,'25b5435304ea2d81');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',9,0,'place 16',1.79587439699054265017e+09,'ed4398586f8ee1c4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',8,0,'place 13',1.79587439699168682099e+09,'c3813ccaf0d14cca');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',7,1,'sell 23',1.79587439699850392343e+09,'59f8fb2d07740023');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',10,0,'place 16',1.79587439699889349939e+09,'017b78497f4345f1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',9,0,'place 9',1.7958743969999425411e+09,'a1a2c8307723cd9f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',8,1,'end_sales',1.79587439700184369091e+09,'a993317223f9a33f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',11,0,'place 16',1.79587439700278186796e+09,'d4ca8599cfc21362');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',10,0,'place 9',1.79587439700473713876e+09,'2db14a2524c1803a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',9,1,'build 50',1.79587439700596284862e+09,'c1b44dacf66732a6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',12,0,'place 16',1.79587439700653243067e+09,'9d735b1ce4ea9df4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',11,0,'place 9',1.79587439700808644297e+09,'b4b381b5ac22f579');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',10,1,'place 34',1.79587439701010107995e+09,'c842f0cabb95d870');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',13,0,'place 1',1.79587439701111674307e+09,'b1b17325a6b9f85f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',12,0,'place 9',1.79587439701170063018e+09,'dc465fd097b28a8e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',11,1,'place 2',1.79587439701391196255e+09,'42060631ddb838c4');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',14,1,'skip_turn',1.79587439701508188249e+09,'c94e4f4492e60c20');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',13,1,'end_sales',1.79587439701605391505e+09,'5e1706279e7fd3d0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',12,1,'place 2',1.79587439701692056651e+09,'5495ad5424350825');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',15,0,'end_building',1.79587439701856327054e+09,'ea14a313340d34ed');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',14,1,'build 41',1.79587439701913261416e+09,'488317145f3174ee');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',13,1,'place 34',1.79587439702062702179e+09,'e2adc69a4670bd26');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',16,0,'end_workers',1.79587439702247738835e+09,'17aed43ad546a385');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',15,1,'place 28',1.795874397025947094e+09,'fa80ba45c8e00a46');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',14,1,'place 34',1.79587439702689981467e+09,'276844bdee27b8f1');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',17,1,'skip_turn',1.79587439702856159215e+09,'ecd9144b280b9516');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',16,1,'place 28',1.79587439702956867216e+09,'1d5b75fe0e7e59a9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',15,1,'place 34',1.79587439703097701071e+09,'34bcb616008823cb');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',18,0,'build 4',1.79587439703265976899e+09,'95229ffa62576f29');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',17,1,'place 28',1.79587439703318405156e+09,'049786e9de96c48b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',16,0,'sell 2',1.79587439703456187246e+09,'7ff15cae02ae1142');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',19,0,'place 1',1.79587439703615379333e+09,'572fea42952b2b27');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',18,1,'end_workers',1.79587439703671121601e+09,'a4b9a36889a2e7bc');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',17,0,'end_sales',1.79587439703840589522e+09,'94c2e74782b060bd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',20,0,'place 1',1.79587439703989601132e+09,'0341bfdb9ce26860');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',19,1,'worker 58',1.79587439704080939289e+09,'060f163935684013');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',18,0,'end_building',1.79587439704165387158e+09,'1cc864fd9b01d54f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',21,0,'worker 18',1.79587439704323983185e+09,'417f6335b54cc4b1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',20,1,'worker 49',1795874397.04375,'7d016e3771177c99');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',19,0,'end_workers',1.79587439704517626759e+09,'9625a9a793a7a7be');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',22,0,'worker 58',1.795874397047049284e+09,'be8b93a0d98965d2');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',21,1,'worker 43',1.79587439704756474494e+09,'4c1d3b6ad2a095b5');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',20,1,'skip_turn',1.79587439704935669898e+09,'809d7d6a991d6578');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',23,1,'place 4',1.79587439705111646653e+09,'3054f0c2d59f39b4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',22,0,'skip_turn',1.79587439705187726021e+09,'f687a6158dd0425b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',21,0,'end_building',1.79587439705271577836e+09,'475bf67804cad30e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',24,1,'end_workers',1.79587439705437922478e+09,'3dfbb4754536925e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',23,1,'end_sales',1.79587439705488610261e+09,'95864a18ba5817dc');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',22,0,'place 50',1.79587439705636525157e+09,'4eb4b9ba58d9f5e1');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',25,1,'worker 26',1.79587439705796098705e+09,'7e84ff4f09f8ecfd');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',24,1,'skip_turn',1.79587439705853819851e+09,'ccb9bb8a9cee2290');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',23,0,'end_workers',1.79587439706062865262e+09,'2c9d687921e983b5');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',26,0,'skip_turn',1.7958743970616109371e+09,'f5e31b02cfc6f59f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',25,0,'skip_turn',1.79587439706265211106e+09,'a53522d9306a468f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',24,0,'worker 66',1.79587439706351733202e+09,'55ad5c92b2eecee9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',27,1,'end_building',1.79587439706519412995e+09,'8b4627947c926b15');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',26,1,'skip_turn',1.79587439706585550304e+09,'8d0da48f84a249c6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',25,1,'end_sales',1.79587439706747484203e+09,'ac19dc7be44c67a4');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',28,1,'place 4',1.79587439706939673428e+09,'8c4ef0a158b6142e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',27,0,'skip_turn',1.79587439706996941568e+09,'292ca14b0f6f3f34');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',26,1,'skip_turn',1795874397.07829,'7b19345946c39033');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',29,1,'place 4',1.79587439708025598528e+09,'42d8aa9555dca158');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',28,1,'skip_turn',1.79587439708059453963e+09,'e76b7d49dc13ab37');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',27,0,'build 51',1.79587439708195066448e+09,'1c72493de7b42ea6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',30,1,'place 4',1.79587439708347797392e+09,'260d5e4463912bc7');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',29,0,'skip_turn',1.79587439708394980427e+09,'08ae1d0028938850');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',28,0,'place 50',1.79587439708921647071e+09,'c0f612b0b07fb3b4');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',31,1,'worker 47',1.795874397090638876e+09,'1fc6361eb417efff');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',30,1,'end_sales',1.79587439709112644189e+09,'3981ccf0e1d0d76e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',29,0,'place 50',1.79587439709206247336e+09,'1ed81d554ca6e935');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',32,1,'worker 59',1.79587439709306836131e+09,'52d2fbb5038655fa');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',31,1,'build 4',1.79587439709537291529e+09,'c2c1b425df7070a6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',30,0,'place 50',1.79587439709651947019e+09,'5cbbab8520e58192');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',33,1,'worker 33',1.7958743970978136063e+09,'343bfcfa12f2a6b5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',32,1,'place 28',1.79587439709828972818e+09,'a2ea65efa80b2027');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',31,0,'worker 16',1.79587439709955525393e+09,'52ad5f7d22c6e7af');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',34,0,'start 22',1.79587439710078883171e+09,'91afae91efeedd7b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',33,1,'place 41',1.79587439710108590128e+09,'41070e88fb98c139');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',32,0,'worker 41',1.79587439710208034517e+09,'3e9c176927bd525f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',35,0,'start 6',1.79587439710418081285e+09,'278505f45e96a6ea');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',34,1,'end_workers',1.79587439710467195513e+09,'1daf208e5b1262f8');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',33,0,'worker 58',1.79587439710599708559e+09,'0a35c259bddab08c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',36,1,'start 48',1.79587439710677528384e+09,'4a245e11bc03f5ec');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',35,1,'worker 12',1.79587439710759234423e+09,'529a708d5dd43106');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',34,1,'build 17',1.79587439710924673084e+09,'1b187dfb871ec906');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',37,1,'start 27',1.7958743971106381417e+09,'feee44a35228dd0f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',36,1,'worker 44',1.79587439711102938655e+09,'16cb79237079b718');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',35,1,'place 51',1.79587439711236810683e+09,'9bc6573af1f7c0e3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',38,0,'sell 22',1.79587439711332058902e+09,'bc061723ebf33155');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',37,0,'build 53',1795874397.11415,'9a66a98362644d78');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',36,1,'place 51',1.79587439711542987824e+09,'3b11d0751a1babd2');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',39,0,'sell 6',1.79587439711679553982e+09,'27739611f7ba0a83');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',38,0,'place 41',1.79587439711708188056e+09,'3ac3cb862e7dc333');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',37,1,'end_workers',1.79587439711837553975e+09,'f3d5affdee1c9e33');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',40,0,'end_sales',1.79587439712040185932e+09,'d5839036dbebd783');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',39,0,'place 4',1.79587439712070727352e+09,'c2d8d0ab362de4a4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',38,1,'worker 40',1.79587439712207102776e+09,'4b8c008366d94d87');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',41,0,'end_building',1.79587439712647724144e+09,'944286db11d223dc');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',40,0,'place 13',1.79587439712712812426e+09,'e952bb96e72298f6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',39,1,'worker 28',1.79587439712770175932e+09,'fbb050cd53bfc3ec');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',42,0,'place 27',1.79587439712891268729e+09,'2759f731c11ea69b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',41,0,'place 41',1.79587439713097357747e+09,'ddcfe3705cf633e9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',40,0,'end_sales',1.79587439713137483592e+09,'78968c811ee52a07');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',43,0,'place 48',1.7958743971327030659e+09,'e78198478497120f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',42,0,'place 13',1.79587439713403606419e+09,'2a0154d8ea1b1919');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',41,0,'build 54',1.79587439713445973397e+09,'b91cf7d752ff9166');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',44,0,'place 48',1.79587439713563919068e+09,'db062deef981b3e0');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',43,0,'place 41',1.79587439713691616061e+09,'3c83e860fee31e93');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',42,0,'place 51',1.79587439713730978967e+09,'7d47e1623b0c3df6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',45,0,'place 48',1.79587439713854289053e+09,'223618c109be78aa');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',44,1,'end_sales',1.79587439713979601864e+09,'665b21ba996a88bb');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',43,0,'place 51',1.79587439714010524754e+09,'40237a1270fabfc8');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',46,0,'end_workers',1.7958743971412949562e+09,'46b5a968658e5bb8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',45,1,'build 8',1.79587439714261102672e+09,'8775daae87aa3999');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',44,0,'place 17',1795874397.14293,'40e0c609c476dccd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',47,0,'worker 66',1.79587439714413285261e+09,'f08dc3bd512471d5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',46,1,'place 4',1.79587439714545273779e+09,'6e5c2c1df4e3e5d0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',45,1,'skip_turn',1.79587439714577770232e+09,'22c6be7f42823599');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',48,0,'worker 53',1.79587439714703392987e+09,'4a43144c0360250c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',47,1,'place 53',1795874397.14827,'292437ac33471663');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',46,0,'sell 54',1.79587439714854955668e+09,'bdef60d0a2a50d03');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',49,0,'worker 56',1.79587439714944362644e+09,'3531ddc703670f7d');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',48,1,'place 13',1.79587439715120434757e+09,'e3004e4857ee1d7e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',47,0,'end_sales',1.79587439715155553821e+09,'12005c87fb4fea4c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',50,0,'worker 44',1.79587439715280723574e+09,'bc268b3ddcfb07e1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',49,1,'place 4',1.79587439715431237225e+09,'0f8a5c3b9a588112');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',48,0,'end_workers',1.79587439715471887586e+09,'9602b7089ca9a178');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',51,1,'sell 48',1.79587439715590405468e+09,'d08e4d31ff9bc8b9');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',50,0,'skip_turn',1.79587439715717768666e+09,'103b9a490184eb8e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',49,1,'skip_turn',1.79587439715751242641e+09,'c7875fe2c82570dd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',52,1,'sell 27',1.79587439715892386435e+09,'ca22aca7d51abaec');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',51,1,'sell 4',1.79587439716014051439e+09,'42271d41dac7f614');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',50,0,'build 24',1.79587439716043829919e+09,'739892b623117951');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',53,1,'end_sales',1.79587439716211152073e+09,'a199c7a74c850217');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',52,1,'sell 8',1.79587439716842937474e+09,'d8470d3a6abb4146');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',51,0,'place 17',1.79587439716949939729e+09,'e3f3af6eabb63db1');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',54,0,'start 11',1.79587439717137980457e+09,'1b1e4dc9078ad5df');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',53,1,'end_sales',1.79587439717308068273e+09,'3d9b11dc5dfef1fd');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',52,0,'end_workers',1.79587439717351984979e+09,'adc6c31215482c8c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',55,0,'start 24',1.79587439717477273938e+09,'5374767141898a56');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',54,1,'end_workers',1.79587439717605519291e+09,'32ce8f989042bd71');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',53,0,'worker 18',1.79587439717672824861e+09,'13c2abb90ec8a51e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',56,1,'start 9',1.79587439717868328097e+09,'2412a8772cbc09ea');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',55,0,'end_sales',1.79587439717991399767e+09,'5a43a4a57509a309');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',54,1,'sell 17',1.79587439718019819256e+09,'013f5a507bd8baf6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',57,1,'start 37',1.79587439718339014057e+09,'1a7d1fd297039e99');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',56,0,'skip_turn',1.79587439718530845643e+09,'d817bb193ce8aeca');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',55,1,'end_sales',1.79587439718564295773e+09,'58f3b66475d60c9f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',58,1,'end_building',1.79587439718680262571e+09,'bc5a7642125140ec');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',57,1,'end_workers',1.79587439718944644933e+09,'8766655ff24ccb63');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',56,1,'build 21',1.79587439719026160239e+09,'635dc5a0ff68a498');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',59,1,'place 37',1.79587439719171643257e+09,'ece959d9e7803cf0');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',58,0,'skip_turn',1.79587439719321131708e+09,'856ff2ad39fc1faf');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',57,1,'place 24',1.79587439719373846052e+09,'f728440baaaa06f0');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',60,1,'place 24',1.79587439719470190998e+09,'b0cd48b438c53346');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',59,1,'skip_turn',1.79587439719592475888e+09,'ef7d6185d5fbc9de');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',58,1,'place 24',1.79587439719718456264e+09,'cf1d5520db902539');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',61,1,'place 9',1.79587439719750142095e+09,'57675c6911fb4a1c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',60,0,'skip_turn',1.79587439719888424874e+09,'7622fa47e8a71644');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',59,1,'place 24',1.79587439720016980165e+09,'0e73bc2008a076a2');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',62,1,'place 24',1.79587439720047926904e+09,'70afa58ed8382927');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',61,1,'skip_turn',1.79587439720173621176e+09,'e8c7735bdfc1a100');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',60,1,'end_workers',1.79587439720461869234e+09,'68fc1fe790e65282');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',63,1,'place 37',1.79587439720494222638e+09,'89c1a073a1f2e7b4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',62,0,'sell 53',1.79587439720625805851e+09,'8dd582398ab8eb75');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',61,1,'worker 27',1.79587439721533823015e+09,'15e3f20f1b7f202d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',64,0,'skip_turn',1.79587439721590137482e+09,'4d36da73d058c1cc');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',63,0,'end_sales',1.79587439721755075458e+09,'2cae693fb088a719');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',62,1,'worker 32',1.79587439721837782867e+09,'a4bbf3fce0d59fe9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',65,1,'sell 37',1.7958743972192602158e+09,'96b415e42fd32ea9');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',64,0,'start 6',1.79587439722069263457e+09,'e23235d60a77d367');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',63,1,'worker 62',1.79587439722211694714e+09,'57ecd0b102b4a21c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',66,1,'sell 9',1.79587439722251296044e+09,'e2afcde441f73cff');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',65,0,'start 7',1.79587439722375226021e+09,'a09975274d974cda');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',64,0,'sell 24',1.79587439722494602201e+09,'cfb781514aeaf288');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',67,1,'end_sales',1.79587439722536754607e+09,'b89e443772fa968d');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',66,1,'start 16',1.79587439722660803789e+09,'df18975d41343f5a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',65,0,'end_sales',1.79587439722787356377e+09,'5388c7a51e51a9ac');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',68,1,'end_building',1.7958743972281935215e+09,'bb7dc4389911c156');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',67,1,'start 2',1.79587439722952771185e+09,'1e4cc86fe47e1572');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',66,0,'end_building',1.79587439723078227038e+09,'dc91e56b444d5b7e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',69,1,'end_workers',1.79587439723109340669e+09,'f757aef456cb451a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',68,0,'end_building',1.79587439723232150084e+09,'584b4a983b5a4bca');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',67,0,'end_workers',1.7958743972335546017e+09,'2f261e662c2bce16');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',70,0,'end_sales',1.79587439723412346835e+09,'f62ac8db8fcb205c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',69,0,'end_workers',1.7958743972353794575e+09,'370e76734e624410');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',68,1,'end_sales',1.79587439723659205437e+09,'61b4ed04898af0fd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',71,0,'build 7',1.79587439723693323128e+09,'d3750fa64490aa4e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',70,1,'sell 16',1795874397.23815,'1b614d1f5106bb4e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',69,1,'end_building',1.79587439723935890197e+09,'a75d123db292cfc1');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',72,0,'place 11',1.79587439723967957493e+09,'c5c7fe55186e7a6e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',71,1,'sell 2',1.79587439724088692664e+09,'6ff8079eff886804');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',70,1,'end_workers',1.79587439724213576318e+09,'fdd4372df642f7e4');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',73,0,'place 24',1.79587439724252772329e+09,'c2955ec9b10d4a34');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',72,1,'end_sales',1.79587439724369120602e+09,'87c3148e4974feaf');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',71,0,'end_building',1795874397.24493,'a1b1ff644168fdae');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',74,0,'place 11',1.79587439724530529977e+09,'839e970cb3c9ae94');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',73,1,'end_building',1.79587439724654507637e+09,'d37edcf8ea287427');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',72,0,'end_workers',1.79587439724784493451e+09,'82f168ea3e8d56b3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',75,0,'end_workers',1.79587439724897408484e+09,'608a0948c9a0cbcd');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',74,1,'place 7',1.7958743972506043911e+09,'e26958aa8b07aaed');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',73,1,'skip_turn',1.79587439725190973279e+09,'b2043172dc026862');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',76,0,'worker 12',1795874397.25231,'388efd43f10eb263');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',75,1,'end_workers',1.79587439725365829472e+09,'59ad5a82c83eb19a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',74,0,'build 1',1.79587439725492048264e+09,'5625744eeff51b4d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',77,0,'worker 42',1.79587439725518846511e+09,'5697359e0f1d26fb');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',76,1,'worker 20',1.7958743972563424111e+09,'7b616dd5ba68bec4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',75,0,'place 21',1.79587439725757718085e+09,'1ce357ef840e297d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',78,0,'worker 50',1.7958743972579104901e+09,'0a0c922b88cdc3a4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',77,0,'sell 7',1.79587439725912809368e+09,'c303389308068a86');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',76,0,'end_workers',1.79587439726028919224e+09,'7fc6db0935772e4d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',79,1,'end_building',1.79587439726053166386e+09,'ee408654bb0b1a89');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',78,0,'end_sales',1.79587439726181769374e+09,'899c38e0a16e8538');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',77,0,'worker 64',1.79587439726312899593e+09,'60ecb64631860ca5');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',80,1,'place 7',1.79587439726361107828e+09,'02cb1c7ab3ccde6c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',79,0,'build 21',1.79587439726478981976e+09,'4c854765ac6e6379');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',78,1,'skip_turn',1.79587439726598501205e+09,'3bceb8ccfe019d1b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',81,1,'place 11',1.79587439726639175414e+09,'072f9b6edd0d4bbd');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',80,0,'place 6',1.7958743972676949501e+09,'da5459f94919c68a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',79,0,'skip_turn',1.79587439726900959012e+09,'cc94b6fc7f510635');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',82,1,'place 24',1.79587439726936960214e+09,'0849883b6d814183');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',81,0,'place 6',1795874397.27063,'93ac7e8cce03760d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',80,1,'end_sales',1.79587439727180051799e+09,'fa76271159ad5f12');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',83,1,'place 7',1.79587439727208566663e+09,'6d2f926f0136452e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',82,0,'place 6',1.79587439727332496639e+09,'c173d1892e0fc2c9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',81,1,'build 9',1.79587439727474164957e+09,'f724e0901fc39715');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',84,1,'place 11',1.79587439727503156666e+09,'2298c4acd43f4c91');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',83,0,'place 6',1.79587439727621960634e+09,'855b031ce1f7c982');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',82,1,'place 1',1.79587439727745842932e+09,'c06a523ddacf306d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',85,1,'place 7',1.79587439727812600131e+09,'5ee97a22c02ce490');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',84,0,'worker 30',1.79587439727939081196e+09,'643a6cd6c94d4c23');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',83,1,'place 1',1.79587439728066849704e+09,'204fea21a074e774');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',86,0,'sell 7',1.79587439728098177908e+09,'d5fa09342d3d4e92');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',85,0,'worker 19',1.79587439728235554693e+09,'68d10b186db876d0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',84,1,'place 21',1.79587439728354382514e+09,'53a051654bffb445');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',87,0,'end_sales',1.79587439728390431403e+09,'8fe61e3a6275b0a6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',86,0,'worker 64',1.79587439728519272807e+09,'1e09aabc5e549016');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',85,1,'place 1',1.79587439728646302227e+09,'cea1e4b5e18bac23');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',88,0,'start 10',1.79587439728678798672e+09,'eef0bcd807c945aa');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',87,0,'worker 37',1.7958743972881112098e+09,'e3cee75b090d0d71');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',86,1,'place 21',1.79587439728934979438e+09,'b4b901dc08c50183');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',89,0,'start 21',1.79587439728967261315e+09,'8588d442514279cf');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',88,1,'end_building',1.79587439729091620445e+09,'4ca4cca83df80fac');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',87,1,'end_workers',1.79587439729213118547e+09,'a8613da7bf6f5445');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',90,1,'start 5',1.79587439729258966443e+09,'a22c623aedb74e07');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',89,1,'end_workers',1.79587439729390096663e+09,'3d9206941f081046');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',88,1,'worker 55',1.79587439729521608348e+09,'5826267b1b82b847');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',91,1,'start 19',1.79587439729557538027e+09,'f704075a9d92ea55');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',90,0,'end_sales',1.79587439729699492457e+09,'de140f16776e8f17');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',89,1,'worker 44',1.79587439729829072949e+09,'697ce7588a52583a');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',92,0,'end_building',1.79587439729855298997e+09,'6c03bb7cf7e51c85');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',91,0,'place 21',1.79587439729973173145e+09,'5f5e2131377101c4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',90,1,'worker 7',1.79587439730306601525e+09,'d1005e920f3febfc');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',93,0,'place 21',1.79587439730345678327e+09,'39fac4640fd73029');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',92,0,'place 21',1.7958743973047671318e+09,'3f487520fc3e191a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',91,1,'worker 10',1.79587439730698251723e+09,'f9164b4df0005c3e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',94,0,'place 5',1795874397.30806,'1579b1518ec56914');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',93,0,'end_workers',1.79587439730837225915e+09,'ab8097bb3308612c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',92,1,'worker 42',1.7958743973094739914e+09,'90ae077ad26aeae2');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',95,0,'place 19',1.7958743973109107017e+09,'5c1a6a08af02f730');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',94,0,'worker 17',1.79587439731116604805e+09,'769284b8be2c1dee');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',93,0,'sell 1',1.79587439731245732304e+09,'abb4962814210392');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',96,0,'place 5',1.79587439731382346149e+09,'f6df370637b4720a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',95,0,'worker 54',1.79587439731429648406e+09,'930cd35c2a764775');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',94,0,'end_sales',1.79587439731556129454e+09,'ac5f7f2ad3b7bde7');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',97,0,'place 19',1.79587439731681418417e+09,'9c08c439f83563e3');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',96,1,'end_building',1.79587439731713938715e+09,'185c4d1644dcdfaf');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',95,0,'end_building',1.79587439731838154795e+09,'7fab9213d218b3ac');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',98,1,'sell 19',1.79587439731965112688e+09,'d995ff9a3030962a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',97,1,'end_workers',1.79587439731998109817e+09,'d90115760fd35939');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',96,0,'end_workers',1.79587439732129836075e+09,'cd65d7eb8d4850a9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',99,1,'end_sales',1.79587439732269906998e+09,'7c75335b7e5f8ea0');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',98,0,'sell 21',1.79587439732306146616e+09,'07fc2622b4400f24');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',97,1,'sell 9',1.79587439732447385785e+09,'f49b5ac5b63d53d7');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',100,1,'build 32',1.79587439732579541205e+09,'b7c2816084e265d4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',99,0,'end_sales',1.79587439732613778119e+09,'b4496ab074014e63');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',98,1,'end_sales',1.79587439732743811603e+09,'260446b656a9cd3e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',101,1,'place 10',1.79587439732861232758e+09,'4f5ba65d80541665');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',100,0,'start 1',1.79587439732894968988e+09,'d5bdc7a33025a06e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',99,1,'end_building',1.79587439733023715012e+09,'b53001ceff0e21c0');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',102,1,'place 5',1.79587439733153319361e+09,'825c4dbaa3a95fc6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',101,0,'start 24',1.79587439733184647556e+09,'3c26472fe0a52746');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',100,1,'end_workers',1.79587439733326840402e+09,'17e24b3591ab9bc5');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',103,1,'place 10',1.79587439733458614351e+09,'efcc1c40e91be15b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',102,1,'start 11',1.79587439733799123769e+09,'b2303c2ba6994318');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',101,0,'build 5',1795874397.34132,'cbe57a2a601f0801');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',104,1,'place 21',1.79587439734368252758e+09,'3cd906baa008e38c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',103,1,'start 48',1.79587439735260462761e+09,'cbe7a765ec77e3e5');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',102,0,'place 21',1.79587439735312914845e+09,'123ac2380916278b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',105,0,'sell 10',1.79587439735439753532e+09,'a9b2d57e98d9fc21');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',104,0,'build 14',1.79587439735585260389e+09,'7fa706386a93f259');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',103,0,'worker 52',1.79587439735631275179e+09,'af22a0302245029f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',106,0,'sell 21',1.79587439735750722881e+09,'7bff44fc9e7a5fbf');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',105,0,'place 1',1.79587439735905957226e+09,'f8e5734e094a63ef');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',104,1,'skip_turn',1.79587439735936856268e+09,'b789e5b6a1c85005');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',107,0,'end_sales',1.79587439736071610447e+09,'354bffe0c686e85a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',106,0,'place 48',1.79587439736212515833e+09,'bd05430c222808c5');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',105,0,'end_sales',1.79587439736260223383e+09,'8a2aa53cf5cb0858');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',108,0,'end_building',1.79587439736387348169e+09,'3aba7d4b357371ca');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',107,0,'place 24',1.79587439736506247517e+09,'8c9c1aef6c854080');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',106,0,'end_workers',1795874397.3655,'29174a220d02eb50');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',109,0,'place 32',1.79587439736671471588e+09,'993de611c5f06e00');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',108,0,'place 1',1.79587439736806535718e+09,'c58d55c7390047a4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',107,1,'skip_turn',1.79587439736837148666e+09,'502a7bb228db5e2c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',110,0,'end_workers',1.79587439736945104597e+09,'ff173a43b0f3371a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',109,1,'end_sales',1.79587439737121152879e+09,'ac113d4c3ae08826');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',108,0,'skip_turn',1.79587439737154746059e+09,'f8d643b3183f8418');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',111,0,'worker 3',1.79587439737289142607e+09,'e9c0effb959ca517');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',110,1,'skip_turn',1.79587439737414979938e+09,'7fddeb5067e1d03b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',109,1,'build 4',1.79587439737457275389e+09,'c0bc5408d037a629');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',112,1,'skip_turn',1.79587439737596845628e+09,'e7ec7ace44560f9a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',111,0,'sell 24',1.79587439737738275525e+09,'777c73ae0bd67ca6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',110,1,'place 5',1.79587439737772464748e+09,'f042cbed6f82b214');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',113,0,'skip_turn',1.79587439737895727164e+09,'cc52d1567bb1d7f6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',112,0,'sell 1',1.79587439738031029706e+09,'51ddcced0636ad35');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',111,1,'place 5',1.79587439738062787063e+09,'32c3b498acbb2b85');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',114,1,'skip_turn',1795874397.38195,'0b3d9c38f35d525b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',113,0,'sell 14',1.79587439738635492323e+09,'0ad324b612ff3029');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',112,1,'end_workers',1.79587439738678503035e+09,'bf5060d3b512cb51');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',115,0,'build 20',1.79587439739035630223e+09,'4b3dfccb4efd6980');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',114,0,'end_sales',1.79587439739185738564e+09,'5d822311c786cf0b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',113,1,'worker 63',1.79587439739215755461e+09,'184203769d29dc70');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',116,0,'place 32',1.7958743973934178352e+09,'9055fdb6b5a23d24');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',115,0,'place 11',1.7958743974026293755e+09,'1631a4d27731a0b3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',114,1,'worker 48',1.79587439740299534794e+09,'7dbc540263ea05fd');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',117,0,'place 5',1.79587439740422129632e+09,'90835bf833099f40');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',116,0,'end_workers',1.79587439740605473523e+09,'e7c282dc4502a1a7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',115,0,'skip_turn',1.79587439740643119807e+09,'2ce5587c6dac2cf6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',118,0,'place 32',1.79587439740783762938e+09,'eb5e797104628c2b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',117,0,'worker 27',1.79587439740899515146e+09,'abd23f1886854bf2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',116,1,'end_sales',1.79587439740996456143e+09,'955c7c0d39164131');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',119,0,'place 32',1.79587439741154432292e+09,'b2472856462bed33');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',118,1,'end_sales',1.79587439741314554208e+09,'8013491f58356e99');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',117,1,'build 25',1.79587439741350388521e+09,'29ed812544009650');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',120,0,'worker 35',1.79587439741478800776e+09,'6393278f51fd3573');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',119,1,'end_building',1.79587439741598224639e+09,'c82dd5eb47426a0e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',118,1,'place 4',1.79587439741631269452e+09,'045bbbd815b39d81');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',121,0,'worker 55',1.79587439741745877267e+09,'1c66ab81effaee49');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',120,1,'place 11',1.79587439741887974742e+09,'a768da2d024de1ba');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',119,1,'place 4',1.79587439741919541354e+09,'30597485bce724dc');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',122,0,'worker 22',1.79587439742044043542e+09,'9c176a826e143ac8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',121,1,'end_workers',1.79587439742146277431e+09,'0dc129e305cea5b7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',120,1,'place 5',1.79587439742209529873e+09,'1ce4233c5e48d27e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',123,0,'worker 60',1.79587439742356133457e+09,'d80619a53654df79');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',122,1,'worker 59',1.79587439742482948305e+09,'e4b024d5bd2cd810');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',121,1,'place 4',1.79587439742528128623e+09,'af5fffe8d13d5d8c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',124,1,'skip_turn',1.79587439742658948899e+09,'27f4f948530d366a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',123,0,'place 48',1.79587439742786049846e+09,'cac4273db2fe00d7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',122,0,'skip_turn',1.79587439742818760876e+09,'470b09c374c4c72c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',125,0,'sell 20',1.79587439742945265772e+09,'a1cc426a040193c8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',124,0,'end_workers',1.79587439743061637875e+09,'37901484ce69a879');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',123,1,'skip_turn',1.79587439743094778063e+09,'24a19ef9d05f9f2b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',126,0,'end_sales',1.7958743974321370125e+09,'0ae9aed86ca95961');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',125,0,'worker 65',1.79587439743347930913e+09,'91c9918c523be460');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',124,0,'end_sales',1.7958743974338243007e+09,'4c3bbc2bf57a15e5');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',127,0,'start 2',1.7958743974351062774e+09,'b986612ec6ba880f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',126,1,'sell 48',1.79587439743641948692e+09,'70b796d2264e765c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',125,0,'end_building',1.79587439743672800068e+09,'b0dad82d11fd5ef5');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',128,0,'start 31',1.79587439743801283837e+09,'9a190f4568825742');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',127,1,'sell 11',1.795874397439217329e+09,'d468010b435d104c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',126,0,'place 25',1.79587439743955111504e+09,'629d3a98228c5b09');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',129,1,'start 23',1.795874397440805912e+09,'63b841c608217d41');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',128,1,'end_sales',1.79587439744213771819e+09,'81a59c25eb69cd2a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',127,0,'end_workers',1.79587439744257593154e+09,'b69e7e0a1be73169');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',130,1,'start 40',1.79587439744388151167e+09,'5c886a0769bc7ed1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',129,0,'start 10',1.79587439744506096837e+09,'f7aa83442c284e8a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',128,0,'worker 11',1.79587439744547486307e+09,'3d1505c26c99a760');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',131,0,'build 39',1.7958743974466898441e+09,'7390b367ab2545e1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',130,0,'start 18',1.79587439744799160952e+09,'1b550bdd066dfc51');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',129,1,'sell 25',1.79587439744835066792e+09,'0be9c98bd6c8186b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',132,0,'place 31',1.7958743974495432377e+09,'691a5d2c2bed4048');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',131,1,'start 5',1.79587439745136356354e+09,'b4c9c19d5b83ff39');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',130,1,'sell 4',1.79587439745273613929e+09,'4cab9ca09a397c2f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',133,0,'place 31',1.79587439745330190656e+09,'675d27946fb80a01');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',132,1,'start 23',1.79587439745433878894e+09,'9f09d57c29154e43');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',131,1,'end_sales',1.79587439745582675928e+09,'47d2b22d05a6a32b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',134,0,'place 23',1.79587439745640277868e+09,'d2ab526ea25f227f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',133,1,'build 26',1.79587439745757365227e+09,'06f7ee4147b30d4e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',132,1,'build 13',1.79587439745902943612e+09,'fb288ce6bbfef03d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',135,0,'place 23',1.79587439746002888677e+09,'a9489736e4d44332');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',134,1,'place 18',1.79587439746050119395e+09,'b8c67fabdf29328c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',133,1,'place 5',1.79587439746197915081e+09,'f01e9e8664d0dad7');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',136,1,'end_sales',1.79587439746312761308e+09,'80a4ba77acddbfbc');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',135,1,'place 23',1.79587439746357631679e+09,'c169a85d23257309');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',134,1,'worker 47',1.79587439746463584902e+09,'44eaf51192a789d4');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',137,1,'build 38',1.79587439746581959722e+09,'4bfd5ca3b3056fe5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',136,1,'place 23',1.79587439746730041507e+09,'7d17a477e30d6685');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',135,0,'end_workers',1.79587439746833634379e+09,'6d8815f0541aa701');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',138,1,'place 23',1.79587439746948218342e+09,'156b2f8df30ad498');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',137,1,'place 5',1.79587439747042369839e+09,'7f3787efeb2a2739');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',136,1,'skip_turn',1.79587439747117829326e+09,'c650fd2ee623a6f0');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',139,1,'place 2',1.79587439747216272355e+09,'4a4ab9be3370d6c6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',138,0,'sell 18',1.79587439747331714633e+09,'4339fb4489e53c88');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',137,0,'end_workers',1.79587439747469425205e+09,'9a88f5986e47d2c3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',140,1,'place 31',1.7958743974757089615e+09,'183fd482a1df1087');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',139,0,'end_sales',1.79587439747619318961e+09,'6411b738486e4093');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',138,1,'end_sales',1.79587439747755646703e+09,'6c8849c8bcd24ea7');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',141,1,'place 31',1.79587439747848582271e+09,'f9d48abef78f93f5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',140,0,'end_building',1.79587439747900176048e+09,'e142739187a4beb1');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',139,1,'skip_turn',1.79587439748014354701e+09,'421a633c21b1c9ef');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',142,0,'sell 39',1.79587439748139238355e+09,'40e187d8f662654b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',141,0,'place 5',1.79587439748236036302e+09,'a6cf93e54833bcad');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',140,0,'place 13',1795874397.48299,'53a93cb85f0a02c3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',143,0,'end_sales',1.79587439748435711856e+09,'b26e4a5a610af871');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',142,0,'place 23',1.79587439748522019388e+09,'1e7d9d8ca31701c2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',141,0,'place 13',1.795874397485683918e+09,'37aa122e75897ed6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',144,0,'end_building',1.79587439748674201965e+09,'f466eba60272126f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',143,0,'place 23',1.79587439748813176157e+09,'64bde28b121d6ced');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',142,0,'place 13',1.79587439748903894424e+09,'059c47ba0b8cacae');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',145,0,'place 2',1.79587439748953628547e+09,'f7787e4f9ba5c958');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',144,0,'place 26',1.79587439749071431155e+09,'4315079962ba3e7d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',143,0,'place 13',1.79587439749185419088e+09,'990841f3a4248e18');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',146,0,'place 2',1.79587439749288916594e+09,'4015e6aa1b7f0db1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',145,0,'place 5',1.7958743974935150147e+09,'7e871cb7daec110b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',144,0,'worker 57',1.79587439749455380442e+09,'cc75f67744a6d05d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',147,0,'place 2',1.79587439749587774277e+09,'cdfbfcf6ddb9b01f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',146,1,'sell 26',1.79587439749687719347e+09,'65b32143590b82ce');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',145,0,'worker 56',1.79587439749730181691e+09,'e7a0d7fec19cd2f9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',148,1,'sell 38',1.79587439749834060663e+09,'136661f24e9def7f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',147,1,'end_sales',1.79587439749965071676e+09,'22b85d4f3af3d8b2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',146,0,'worker 67',1.7958743975001969337e+09,'7312d95bdc39f9db');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',149,1,'sell 40',1795874397.5015,'5e5e5fd6619474ac');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',148,1,'end_building',1.79587439750271177295e+09,'fc6585b694fd3d42');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',147,0,'worker 68',1.79587439750374317165e+09,'b54fca742be7e434');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',150,1,'end_sales',1.79587439750420284267e+09,'b0889e8316f49540');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',149,1,'end_workers',1.79587439750554013258e+09,'2c5d23487f2a8ef4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',148,0,'start 3',1.79587439750617671018e+09,'eb5d4e0668e6f92e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',151,1,'place 23',1.79587439750809025763e+09,'ce7f71c3e4d0e328');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',150,0,'sell 10',1.79587439750931930539e+09,'ed8d19f2c92765d3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',149,0,'start 46',1.79587439751024961469e+09,'3f900d31cd430a65');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',152,0,'start 15',1.79587439751068520541e+09,'41b021fc0c2e43d8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',151,0,'end_sales',1.7958743975120947361e+09,'3d9f83e155b09e33');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',150,1,'start 19',1.79587439751334762569e+09,'77ed93c95040b258');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',153,0,'start 11',1.79587439751429271692e+09,'74da5bccbedf13a2');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',152,0,'end_building',1.79587439751474833493e+09,'71165b366c10af6e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',151,1,'start 8',1.79587439751590251918e+09,'2f5ae5dbf4797fb9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',154,1,'start 1',1.79587439751727533337e+09,'3dfb20fca79bfa05');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',153,0,'end_workers',1.79587439751800060274e+09,'3b4521c7d96420ec');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',152,1,'skip_turn',1.79587439751931309699e+09,'6da54ae4f2934e43');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',155,1,'start 14',1.79587439752095556254e+09,'3b19502913fb2940');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',154,1,'end_sales',1.79587439752195644378e+09,'ffc20df937f96b79');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',153,0,'end_sales',1.79587439752257657047e+09,'07b9e624ca36ef4a');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',156,0,'sell 15',1.79587439752384209635e+09,'b33fac5e7b553915');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',155,1,'build 37',1795874397.52508,'fcf9decf0a64bc8b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',154,0,'build 33',1.79587439752635955807e+09,'763e87b9eff60da7');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',157,0,'end_sales',1.79587439752694606786e+09,'73d1bd5b46a428b5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',156,1,'place 5',1.79587439752815365787e+09,'857a2594cced7e38');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',155,0,'place 19',1.79587439752966928482e+09,'5babd0105928edbe');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',158,0,'build 43',1.79587439753070187567e+09,'288770d5389b86c4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',157,1,'worker 34',1.7958743975312905311e+09,'9a68bc0d83be8c8d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',156,0,'place 46',1.79587439753263139723e+09,'6728a4d678e03a9d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',159,0,'place 11',1.79587439753393459315e+09,'1e9b91759264df45');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',158,0,'skip_turn',1.79587439753500843048e+09,'9676cd24b2735ef9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',157,0,'place 46',1.79587439753594684593e+09,'7f6a7e2ac91777c3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',160,0,'place 1',1.79587439753993105889e+09,'9216ab6b97f58ddb');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',159,1,'sell 37',1.79587439754088234902e+09,'a55dbb5659ac651a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',158,0,'place 46',1.79587439754176974291e+09,'25889f1cba1d0664');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',161,0,'place 14',1.79587439754497313502e+09,'4c7a59a12d567a5b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',160,1,'end_sales',1.79587439754609131813e+09,'b6187437dfdc736f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',159,1,'sell 8',1.79587439754783272745e+09,'72877803e192f4b0');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',162,0,'place 11',1.79587439754934239388e+09,'82f3706df8141894');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',161,0,'start 3',1.795874397568003416e+09,'6277f7093c6856ea');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',160,1,'end_sales',1.79587439756938242914e+09,'bbf451841359051f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',163,1,'end_sales',1.79587439757050919535e+09,'836bda0e8d86ab24');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',162,0,'start 22',1.79587439757156968117e+09,'b349d7f7614b5972');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',161,1,'end_building',1.79587439758521294594e+09,'efce57fd0b998131');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',164,1,'build 10',1.79587439758950257297e+09,'6fc2ccebdb9880c8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',163,1,'start 17',1.79587439759337735172e+09,'ca44f33bee9ccfd7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',162,1,'end_workers',1.79587439759447264672e+09,'630f00d0aa55ff1a');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',165,1,'place 43',1.79587439760200476648e+09,'7e4a2a3f9dac2971');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',164,1,'start 13',1.79587439760356664657e+09,'e340134be32b7b58');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',163,0,'skip_turn',1.79587439760822987558e+09,'501b2c91d6fe77d6');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',166,1,'place 14',1.79587439761331510543e+09,'ed7fd524ef274af4');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',165,1,'build 52',1.79587439761735701559e+09,'e1653111b49d894a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',164,1,'sell 19',1.79587439761873841285e+09,'62338739f7811a23');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',167,1,'place 11',1.79587439761967468257e+09,'e605a57951300ba1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',166,1,'place 3',1.79587439762053966522e+09,'9e08aa8e3ed2dd1c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',165,1,'end_sales',1.79587439762538552279e+09,'b29f88a55552a8a9');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',168,1,'place 43',1.7958743976268024445e+09,'ae8a94c92ed48de5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',167,1,'place 17',1.79587439762745833399e+09,'0f430823b9a4d2da');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',166,1,'build 60',1.79587439762812757495e+09,'28be0562c0995a57');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',169,0,'skip_turn',1.79587439762993359565e+09,'82166725c219fb7f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',168,1,'place 17',1.79587439763177013395e+09,'7c2032f0c9c7a0cc');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',167,1,'place 46',1.79587439763289093965e+09,'c3e464ff6a7b4e20');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',170,1,'end_sales',1.79587439763848304751e+09,'0443141da996ca5a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',169,1,'place 17',1.79587439764021420483e+09,'b3e1c84d5c70d8a3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',168,1,'place 3',1.79587439764123177527e+09,'76f965bd3bf695cf');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',171,1,'place 14',1.79587439764236211775e+09,'a909da569cb26c20');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',170,0,'end_sales',1.79587439764394474032e+09,'f60ef58eccb38856');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',169,1,'place 3',1.79587439764487886428e+09,'d59bd3a5ac849596');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',172,0,'skip_turn',1.7958743976459393501e+09,'1411a55f629c055d');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',171,0,'build 31',1.79587439764690303799e+09,'b1de7cff17c720b3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',170,1,'place 33',1.79587439764883255955e+09,'4e86b6cfa115dcab');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',173,1,'end_sales',1.79587439764960432055e+09,'cb6d904460a18a54');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',172,0,'place 3',1.79587439765090227123e+09,'8be665518371e437');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',171,1,'place 33',1.7958743976529462338e+09,'e0395dc04139e4ca');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',174,1,'end_building',1.79587439765394091609e+09,'559bf20ecbc3b4b2');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',173,0,'place 22',1.79587439765486526488e+09,'c143b04db943e93a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',172,1,'place 33',1.79587439765663266178e+09,'524fc7952b0b4a48');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',175,1,'place 1',1795874397.65742,'130642aa9debdf42');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',174,0,'place 13',1.79587439765938687323e+09,'0b317853cc49664d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',173,0,'sell 3',1.79587439766092681883e+09,'29c30089b97c0f83');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',176,0,'skip_turn',1.79587439766248393056e+09,'0e73263f4bcafafb');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',175,0,'place 22',1.79587439766354894639e+09,'c1ebc0b2aec6de38');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',174,0,'sell 33',1.79587439766457343101e+09,'f9dbf4e13c837396');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',177,1,'sell 14',1.79587439766630148881e+09,'eebba336a1c4cd74');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',176,1,'sell 52',1.79587439766740012171e+09,'78c5539f72dc664c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',175,0,'end_sales',1.79587439766829562188e+09,'5e9401fd95fe3b00');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',178,1,'sell 1',1.79587439766920495039e+09,'f119033381b08127');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',177,1,'sell 13',1.79587439767161941529e+09,'20960e993b935355');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',176,0,'place 60',1.79587439767283248894e+09,'da34010ba7589658');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',179,1,'end_sales',1.79587439767387509344e+09,'5ecf9a2765d97a87');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',178,1,'sell 17',1.79587439767484354979e+09,'bfb520ea1c9ac226');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',177,0,'place 60',1.79587439767763233189e+09,'7f57c60368aff4ae');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',180,1,'place 11',1.7958743976860761642e+09,'1e0bba3afa8ff98c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',179,1,'end_sales',1.79587439768716931346e+09,'948d01171ac1dcd2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',178,0,'end_workers',1.79587439768806624408e+09,'ca7fa15523047e42');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',181,0,'end_sales',1.79587439769055438043e+09,'c56559f4406694e1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',180,1,'build 24',1.79587439769168043138e+09,'d4c6b38e96bb1f08');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',179,0,'worker 25',1.79587439769219875331e+09,'bca7d9e25391d170');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',182,0,'build 8',1.79587439769329261776e+09,'8a0960a5b851d619');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',181,1,'place 31',1.79587439769533133504e+09,'c76b164ac67aa5e2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',180,0,'worker 48',1.79587439769733858111e+09,'9b0d844f9c8f8624');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',183,0,'place 10',1.79587439769869804378e+09,'1ae49d7f8fe428c9');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',182,1,'place 22',1.79587439770190024379e+09,'cfb2f3c32c700d5e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',181,1,'sell 60',1.79587439770380282401e+09,'284cdfe8dac26bed');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',184,0,'place 10',1.79587439770527195932e+09,'eb380f414840611d');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',183,0,'end_sales',1.79587439770619606976e+09,'e97e420930c3d21f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',182,1,'end_sales',1.79587439770711302755e+09,'c0d66dc0befac998');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',185,0,'place 10',1.79587439770890021318e+09,'ffce0111c840687b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',184,0,'build 6',1.79587439770991325375e+09,'747b200826a734a8');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',183,0,'start 24',1.7958743977104520798e+09,'28a633bac8c40e98');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',186,0,'place 10',1.79587439771193790438e+09,'3de3d4bfbb85f5a2');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',185,1,'skip_turn',1.79587439771423912045e+09,'7f8f73c1d03ec398');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',184,0,'start 4',1.79587439771522235868e+09,'7c3b59143d38a86d');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',187,0,'place 43',1.79587439771555829048e+09,'b9c63510df3ba124');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',186,0,'skip_turn',1.79587439771638464934e+09,'1525952eeb1733f5');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',185,1,'start 11',1.79587439771868896481e+09,'b4c4063e52a60c94');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',188,0,'place 43',1.79587439771907711027e+09,'45a013521b2d3779');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',187,1,'sell 24',1.79587439772048640257e+09,'bb71b27202667aa2');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',186,1,'start 14',1.79587439772215771678e+09,'8018703c5211d01f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',189,1,'place 8',1.79587439772289776803e+09,'5a9a1827aabef0a1');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',188,1,'end_sales',1.79587439772418689734e+09,'cb152eb2f49c9be6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',187,1,'build 32',1.79587439772580075266e+09,'44b24580a7a65e39');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',190,1,'end_workers',1.79587439772688412667e+09,'a54df8f9ccbc85b8');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',189,1,'build 9',1.79587439772787594788e+09,'9037b29ee18afdd6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',188,1,'place 14',1.79587439772882103924e+09,'2c11e5a4c31b3f91');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',191,1,'worker 52',1.79587439773067617421e+09,'308d5e305799b057');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',190,1,'place 6',1.79587439773161673542e+09,'1820e6b6a04c817b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',189,1,'place 14',1.79587439773319578169e+09,'57d62a19acc9365f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',192,0,'skip_turn',1.79587439773420929909e+09,'e664676c2e7272b3');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',191,1,'end_workers',1.79587439773521423337e+09,'23e86f4e7eb3738d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',190,1,'place 11',1.79587439773624157899e+09,'cd0eba000aa52afb');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',193,1,'place 8',1.79587439773793196675e+09,'9fab292b4f6ac877');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',192,1,'worker 63',1.79587439773885321615e+09,'1743075595186517');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',191,1,'place 11',1.79587439773983287812e+09,'6e489a9b7ef54a23');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',194,1,'place 8',1.79587439774163889886e+09,'2c2be7b68c0bc31f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',193,0,'end_sales',1.79587439774270820613e+09,'e70fc5e14963f3b0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',192,0,'sell 24',1.79587439774372053147e+09,'a5d5418792c40299');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',195,1,'end_workers',1.79587439774579358097e+09,'85839a4e7b18ad71');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',194,0,'skip_turn',1.79587439774647593501e+09,'03cdb1d87a232d90');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',193,0,'end_sales',1.79587439774936747554e+09,'8dd78d29ac87fbc3');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',196,1,'worker 36',1.79587439775025725359e+09,'e167facd39531a36');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',195,1,'skip_turn',1.79587439775202608108e+09,'ddd72fabde7a097f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',194,0,'build 55',1.79587439775307798391e+09,'468bae31d5ace70b');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',197,1,'worker 54',1.79587439776269745827e+09,'ccd87bf1556e57e5');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',196,0,'sell 22',1.79587439776536202432e+09,'750c96f1bd4eebda');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',195,0,'place 14',1.79587439776688456531e+09,'53ccb8e91751b34e');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',198,0,'skip_turn',1.79587439776790046687e+09,'1364e5d754d27310');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',197,0,'sell 6',1.79587439776847386354e+09,'b2c597a54398aee3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',196,0,'place 14',1.79587439776993751522e+09,'d79c01e8635e369c');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',199,1,'place 8',1.7958743977716631889e+09,'56b8c08766b4f57e');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',198,0,'sell 31',1.79587439777266359326e+09,'b7c602090644fb6d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',197,0,'place 11',1.79587439778124594684e+09,'22c86ba6d4c3407f');
INSERT INTO "choices" VALUES('jade-drum-vqfeq3',200,1,'worker 58',1.79587439778271818163e+09,'9954da095d0f57a7');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',199,0,'sell 3',1.79587439778538322451e+09,'aca518521142ee3c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',198,0,'place 11',1.7958743977894082069e+09,'798c2f305cbf7ec0');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',200,0,'end_sales',1.79587439779728651051e+09,'b15dc45f6f2353e9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',199,1,'skip_turn',1.79587439780148506161e+09,'8f365a9cbf5621db');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',201,0,'end_building',1.79587439780522465705e+09,'bc73b008b708088f');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',200,0,'skip_turn',1.79587439780602288246e+09,'8949e0a2040f8871');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',202,0,'end_workers',1.7958743978076207638e+09,'5f0ad67e6f69cc39');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',201,1,'sell 32',1.7958743978090507984e+09,'9fdc8824f628e76b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',203,1,'end_sales',1.79587439781444334983e+09,'cdbec43409501ff1');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',202,1,'end_sales',1.79587439781579566002e+09,'0221a5a39349b55d');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',204,1,'build 12',1.79587439782533788684e+09,'99ee7a109014daeb');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',203,1,'build 27',1.79587439783323884016e+09,'e3c6da9ecab00d3c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',205,1,'place 9',1.79587439783457136158e+09,'82107194ff775884');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',204,1,'place 4',1.79587439783805370326e+09,'e0f3851415a5ae64');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',206,1,'place 9',1.79587439783938550945e+09,'ff50f47dbb2c7a84');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',205,1,'place 55',1.7958743978408322334e+09,'11b4e2e909dbef15');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',207,1,'place 9',1.79587439784230113032e+09,'4317a7bb1039c3f1');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',206,1,'place 4',1.79587439784521198269e+09,'28dfa96cfc3d9ab6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',208,1,'end_workers',1.79587439784594082837e+09,'0d0adf9f711dcca8');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',207,1,'place 55',1.79587439784734940531e+09,'1e823fd50d088768');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',209,1,'worker 39',1.79587439785333013528e+09,'b62367ee22964201');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',208,1,'place 55',1.79587439785425353046e+09,'797265140c6221ae');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',210,1,'worker 48',1.79587439785621213908e+09,'058a2779f87b9088');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',209,1,'place 55',1.79587439785743713379e+09,'01e2275b9b1feadc');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',211,1,'worker 16',1.79587439785870790483e+09,'dbaaae42ec54ecd0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',210,0,'end_sales',1.79587439786012816426e+09,'3c35ba3d5a1aac4f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',212,0,'end_building',1.79587439786525416372e+09,'109e265f3a260750');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',211,0,'build 35',1.79587439786650395392e+09,'a9dd7b3320fab137');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',213,0,'place 12',1.79587439786733818057e+09,'ad41c8d068845393');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',212,0,'place 27',1.79587439786925125119e+09,'506094424de24b4b');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',214,0,'end_workers',1.79587439787386345859e+09,'b434dc91405a342c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',213,0,'place 27',1.79587439787534213064e+09,'caa912cf8523352c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',215,0,'worker 64',1.79587439787717795367e+09,'276d8e86595320c3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',214,0,'place 4',1.79587439788182139394e+09,'d5f93e41b13ebcc7');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',216,1,'sell 9',1.79587439788340067856e+09,'9a21729356f30542');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',215,0,'place 4',1.79587439788477063176e+09,'ea087777756b4f34');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',217,1,'end_sales',1.79587439788646459574e+09,'0cf91a190a0ae4f7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',216,0,'place 27',1.79587439788904356958e+09,'ffc6296247fcd38f');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',218,1,'end_workers',1.79587439789329433434e+09,'b0e165900576ac98');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',217,0,'end_workers',1.79587439789410543448e+09,'aac98c596a0d42dd');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',219,0,'skip_turn',1.79587439789577937125e+09,'dc2a4421446466cd');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',218,0,'worker 69',1.79587439789795708655e+09,'955e35c233e2305a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',220,1,'end_sales',1.79587439790199685091e+09,'d7df744eb964e51c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',219,0,'worker 10',1.79587439790408110625e+09,'e174b23c2bfc0065');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',221,1,'end_building',1.79587439790521717066e+09,'9afb72322ddde672');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',220,0,'worker 9',1.79587439790982294086e+09,'537fc827359552d7');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',222,1,'end_workers',1.79587439791148400312e+09,'8f121f507e36d1d0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',221,0,'worker 23',1.79587439791455793385e+09,'638d73f769fdb874');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',223,0,'build 42',1.79587439791733050348e+09,'fdd1e6501a113cb4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',222,0,'worker 58',1.79587439792144823078e+09,'bee30b5c4dc8a2a2');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',224,0,'place 12',1.79587439792809963222e+09,'85421d9280880fa0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',223,1,'sell 27',1.7958743979343862534e+09,'a991706ac6d831c6');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',225,0,'place 12',1795874397.93627,'258a09f2e0342e80');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',224,1,'end_sales',1.79587439793806123732e+09,'c672c3ee4443c1d7');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',226,0,'place 12',1.79587439793895363806e+09,'5deeba0b1e3f20f5');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',225,1,'end_workers',1.79587439794930768012e+09,'62e8e14ef19dc07a');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',227,0,'worker 30',1.79587439795024347301e+09,'8b0b6e51e6d19deb');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',226,0,'sell 35',1.79587439795171761513e+09,'584238e734ae2a33');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',228,0,'worker 43',1795874397.95347,'32aad5e0de616eb0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',227,0,'end_sales',1.79587439795488643641e+09,'16fd95909de81d04');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',229,0,'worker 68',1.79587439796948337552e+09,'426a6e50e68ff171');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',228,0,'start 6',1.79587439797039794919e+09,'98b3f2f4177dc62c');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',230,1,'end_building',1.79587439797395515437e+09,'24abae411a8f7627');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',229,0,'start 22',1.79587439798189878463e+09,'a5d2a95a74d77a62');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',231,1,'place 42',1.79587439798368954661e+09,'0b3fe7af92ca02b3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',230,1,'start 21',1.7958743979854705333e+09,'62d7cda54026b943');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',232,1,'end_workers',1.79587439798721504218e+09,'6297ef79a1908156');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',231,1,'start 16',1.7958743979881896973e+09,'fc96fa0b767bba40');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',233,1,'worker 36',1.79587439799332118034e+09,'6785b51ccae97b71');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',232,0,'build 44',1.79587439799739575392e+09,'86d92bc0a3171f57');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',234,0,'sell 42',1.79587439800147771837e+09,'b46d026f2cee79ba');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',233,0,'place 21',1.79587439800257515909e+09,'cb6c8fdcc28d9143');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',235,0,'end_sales',1.79587439800412082676e+09,'10ceecfe5bb6c807');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',234,0,'place 6',1.79587439801394438748e+09,'a75f686894208730');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',236,0,'start 21',1.7958743980161409378e+09,'9a6e3230ba8a6a05');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',235,0,'place 22',1.79587439801699399943e+09,'8b6215174f149437');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',237,0,'start 8',1.79587439801908349988e+09,'e088dff60635c166');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',236,0,'end_workers',1.79587439802532243733e+09,'e9bd6bd4ebf49216');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',238,1,'start 4',1.79587439802617621423e+09,'a2627211b6434176');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',237,0,'worker 5',1.79587439802772855755e+09,'dc57f6315ae44e65');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',239,1,'start 11',1.79587439802923345567e+09,'9ee2e00dbc6f9a86');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',238,0,'worker 42',1.79587439803736400602e+09,'d4ff25a5beb5a687');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',240,0,'build 59',1.79587439804125905034e+09,'6bb612209b920d3e');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',239,0,'worker 13',1.79587439804526233675e+09,'d3737de83cdb0ac0');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',241,0,'place 4',1.79587439804609870909e+09,'2857ef00b8956bb3');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',240,1,'end_sales',1.79587439804805541038e+09,'389374ad1edc5922');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',242,0,'place 4',1.79587439804898357396e+09,'1257b190ab60e8d7');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',241,1,'end_building',1.79587439805051255229e+09,'1683da80e31690c9');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',243,0,'place 4',1.7958743980519504547e+09,'fb089741adb846f6');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',242,1,'end_workers',1.79587439805390214914e+09,'a4de6a13547bb856');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',244,0,'place 4',1.79587439805520367617e+09,'005ef35481bcbdbe');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',243,0,'end_sales',1.79587439805726599689e+09,'41fc88e914345c25');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',245,1,'skip_turn',1.7958743980580246448e+09,'8dd570d47485a7d9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',244,0,'build 47',1.79587439805952954292e+09,'3857698faaf19130');
INSERT INTO "choices" VALUES('cinnabar-stone-gk2vzy',246,0,'skip_turn',1.7958743980609257221e+09,'4d3492ce5f3aa529');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',245,0,'place 22',1795874398.06592,'9a225ae4633211e0');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',246,0,'place 22',1795874398.07234,'a5c716f0f5389ec9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',247,0,'place 16',1.79587439807763719554e+09,'ae6cdc1a71cf5dcd');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',248,1,'end_sales',1.79587439807912611963e+09,'4397600ed970934a');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',249,1,'build 2',1.79587439808038854599e+09,'f64b2ce7972248a9');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',250,1,'place 47',1.79587439808190584182e+09,'9cdd8951aa3c9201');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',251,1,'place 44',1.79587439808339333537e+09,'ef25bffb19063c7d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',252,1,'end_workers',1795874398.08524,'1dd0f1557d3acb85');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',253,1,'worker 51',1.79587439808660960204e+09,'4e4e109928298130');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',254,1,'worker 54',1795874398.08924,'95bf9e81531b4b7b');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',255,0,'sell 44',1.7958743980907592773e+09,'db3969d1687f2429');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',256,0,'sell 47',1.79587439809323525432e+09,'156938423c626b2d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',257,0,'sell 6',1.79587439809465694434e+09,'69ccde2542b0ed39');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',258,0,'end_sales',1.79587439809728693961e+09,'bfabc2596678b042');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',259,0,'place 2',1.79587439809878659244e+09,'dea15e1a01203f98');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',260,1,'end_sales',1.79587439810123944286e+09,'1e05074c6c16ade4');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',261,1,'build 34',1.79587439810282254218e+09,'3afb1f80ea3f5d53');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',262,1,'place 2',1.7958743981042203903e+09,'f4ba5c7de8205b6d');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',263,1,'place 2',1.79587439810559248922e+09,'f7e662f20cd6583c');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',264,1,'place 16',1.79587439810697507857e+09,'75d4ab79863adf15');
INSERT INTO "choices" VALUES('swift-lantern-nffs2q',265,1,'place 2',1.79587439810826110832e+09,'74e30861375117b5');
CREATE TABLE clocks (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	"left" DOUBLE NOT NULL, 
	since DOUBLE, 
	falls DOUBLE, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE contest_games (
	match_id VARCHAR(48) NOT NULL, 
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	places JSON, 
	scores JSON, 
	PRIMARY KEY (match_id), 
	UNIQUE (tournament, round, number), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "contest_games" VALUES('jade-drum-vqfeq3','jade-isle-c567dj',1,1,'[1, 2]','[60, 52]');
INSERT INTO "contest_games" VALUES('river-steppe-ypgxeq','jade-isle-c567dj',1,2,NULL,NULL);
INSERT INTO "contest_games" VALUES('cinnabar-stone-gk2vzy','jade-isle-c567dj',1,3,'[2, 1]','[55, 67]');
INSERT INTO "contest_games" VALUES('swift-lantern-nffs2q','jade-isle-c567dj',1,4,'[1, 2]','[73, 63]');
CREATE TABLE deals (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "deals" VALUES('2026-11-28','pocket_changan',4,1,'greedy','7c1cf87a06eef72b5f3fe07228d2a2655e5d7a5a61f674248976f93b85e66ff7');
CREATE TABLE deeds (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	operator VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	whom VARCHAR(64) NOT NULL, 
	facts JSON NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entrants (
	tournament VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	gone BOOLEAN NOT NULL, 
	PRIMARY KEY (tournament, number), 
	UNIQUE (tournament, person), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',0,'Mei','f848ac494acd64ac',NULL,0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',1,'Temür',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',2,'Aisha',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',3,'Luca',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',4,'Nilufar',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',5,'Bayan',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',6,'Rustam',NULL,'random',0);
INSERT INTO "entrants" VALUES('jade-isle-c567dj',7,'Shirin',NULL,'random',0);
CREATE TABLE hints (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	advised JSON, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "hints" VALUES('first-mirror-qke5yq',0,1,19,1.79587436825594425199e+09,'[19, [["place 13", 0.48367255886373944, -0.10600199640508172, [["cards in hand", 0.19999999999999996, 0.02841606388369482, 0], ["second rival''s cards", 0.19999999999999996, 0.023181968618457977, 0], ["lead at these prices", 0.1, 0.016265263957719194, 0], ["best card", -0.4649908958911639, 0.013989582345995682, 0], ["cards payable now", 0.6666666666666666, 0.010708638631289614, 0], ["rival''s prices", -0.04999999999999999, -0.008601795435785426, 0], ["kinds within reach", -0.12499999999999999, 0.006180055607512776, 0], ["lead in prospects", 0.01778933785300776, 0.004606423014785152, 0], ["rival''s workers", -0.24999999999999997, -0.00417358332011763, 0], ["rival''s prospects", -0.008894668926503922, 0.0031468635888011556, 0]]], ["place 31", 0.3788628211410033, -2.8988190970178946, [["cards in hand", -0.19999999999999996, -0.02841606388369482, 0], ["second rival''s cards", -0.19999999999999996, -0.023181968618457977, 0], ["lead at these prices", -0.1, -0.016265263957719194, 0], ["best card", 0.4649908958911639, -0.013989582345995682, 0], ["cards payable now", -0.6666666666666666, -0.010708638631289614, 0], ["rival''s prices", 0.04999999999999999, 0.008601795435785426, 0], ["kinds within reach", 0.12499999999999999, -0.006180055607512776, 0], ["lead in prospects", -0.01778933785300776, -0.004606423014785152, 0], ["rival''s workers", 0.24999999999999997, 0.00417358332011763, 0], ["rival''s prospects", 0.008894668926503922, -0.0031468635888011556, 0]]], ["place 11", 0.3665940456811383, -3.194008419987509, [["cards in hand", -0.19999999999999996, -0.03096231982894066, 0], ["resources every turn", 0.24999999999999997, 0.026097563866464304, 0], ["prices", 0.04999999999999999, -0.020605968532516276, 0], ["cards payable now", -0.9999999999999999, -0.01907983152072493, 0], ["lead at these prices", 0.09999999999999998, 0.018339008219003673, 0], ["second rival''s cards", -0.19999999999999996, -0.015618195182873138, 0], ["best card payable now", -0.5598994940884132, -0.013623941229908688, 0], ["best card", 0.4649908958911639, -0.012756422878293802, 0], ["kinds within reach", -0.12499999999999999, 0.004775944358404634, 0], ["kinds every turn", 0.24999999999999997, -0.0045735250616198014, 0], ["to sell with profit", 0.49999999999999994, 0.003196031868363027, 0]]]]]');
INSERT INTO "hints" VALUES('coral-court-aq2sjj',0,0,18,1.79587438044188523293e+09,'[18, [["draw_display 2", 0.675833670522383, 4.19959265624203, [["hand by experience", -0.4700000000000001, -0.049542904917037625, 1], ["display by experience", 0.4155555555555555, -0.041998918974429755, 1], ["best of the hand by experience", -0.3166666666666666, 0.012642203743975731, 1]]], ["draw_display 0", 0.6584023872196457, 3.0550206199467356, [["hand by experience", 0.4700000000000001, 0.049542904917037625, 1], ["display by experience", -0.4155555555555555, 0.041998918974429755, 1], ["best of the hand by experience", 0.3166666666666666, -0.012642203743975731, 1]]], ["draw_deck", 0.6450098057919383, 3.3149972013937896, [["hand by experience", 0.032222222222222235, 0.00473127249795304, 1]]]]]');
INSERT INTO "hints" VALUES('saffron-banner-jjbggx',0,0,21,1.79587438779496049879e+09,'[21, [["draw", 0.7390171071899215, 17.833945492079344, [["lead in forecast", 0.8329615432098765, 0.06916651760953772, 1], ["best card", 1.5202276234567895, 0.05887368107654192, 1], ["my forecast", 0.31236057870370376, 0.05237540021340444, 1], ["worth of all cards held", 0.8180304783950614, 0.03836293281951829, 1], ["worth of one point more", 0.4452362268518518, 0.03583545305690447, 1], ["cards left to draw", -0.07500000000000016, -0.03361802761906133, 1], ["my weakest type", 0.16666666666666666, 0.028416249384685337, 1], ["cards in hand", 0.16666666666666663, 0.02696125760422488, 1], ["my total", 0.14583333333333334, 0.02207440588604056, 1], ["lead in total", 0.38888888888888884, 0.02077733824009404, 1], ["my cards each turn", 0.25, 0.01927522431716535, 1], ["room in my weakest type", -0.19541666666666666, -0.01666610038427265, 1], ["room in my second weakest type", -0.18958333333333327, -0.01665049703857495, 1], ["my points to the end", -0.14285714285714288, 0.016491297627788688, 1], ["rival''s room", -0.04794791666666657, 0.016181247076862765, 1], ["my second weakest type", 0.08333333333333333, 0.009881333108943086, 1], ["my base score", 0.1611111111111111, 0.008737178318272004, 1], ["cards that fit", 0.125, -0.00816416581284506, 1], ["second public card", 0.7304861111111106, 0.006999123440110092, 1], ["events out of sight", -0.1111111111111111, 0.006235609687799912, 1]]], ["pass", 0.5259847501725861, 4.5990334047933485, [["lead in forecast", -0.8329615432098765, -0.06916651760953772, 1], ["best card", -1.5202276234567895, -0.05887368107654192, 1], ["my forecast", -0.31236057870370376, -0.05237540021340444, 1], ["worth of all cards held", -0.8180304783950614, -0.03836293281951829, 1], ["worth of one point more", -0.4452362268518518, -0.03583545305690447, 1], ["cards left to draw", 0.07500000000000016, 0.03361802761906133, 1], ["my weakest type", -0.16666666666666666, -0.028416249384685337, 1], ["cards in hand", -0.16666666666666663, -0.02696125760422488, 1], ["my total", -0.14583333333333334, -0.02207440588604056, 1], ["lead in total", -0.38888888888888884, -0.02077733824009404, 1], ["my cards each turn", -0.25, -0.01927522431716535, 1], ["room in my weakest type", 0.19541666666666666, 0.01666610038427265, 1], ["room in my second weakest type", 0.18958333333333327, 0.01665049703857495, 1], ["my points to the end", 0.14285714285714288, -0.016491297627788688, 1], ["rival''s room", 0.04794791666666657, -0.016181247076862765, 1], ["my second weakest type", -0.08333333333333333, -0.009881333108943086, 1], ["my base score", -0.1611111111111111, -0.008737178318272004, 1], ["cards that fit", -0.125, 0.00816416581284506, 1], ["second public card", -0.7304861111111106, -0.006999123440110092, 1], ["events out of sight", 0.1111111111111111, -0.006235609687799912, 1]]]]]');
INSERT INTO "hints" VALUES('ivory-candle-ceyrgm',0,1,18,1.79587439680228614811e+09,'[18, [["buy 1 0", 0.9658961945908696, 7.491802678720116, [["soldiers who can defend now", 0.41666666666666663, 0.04647558116710131, 0], ["more soldiers than any rival", 1.1111111111111112, 0.040977142648946356, 0], ["laborers", -0.49999999999999994, -0.03601261089523304, 0], ["rival''s soldiers", -0.41666666666666663, 0.03198776975046392, 0], ["threat in this round", -0.9583333333333333, 0.031812416219940715, 0], ["trained soldiers", 0.41666666666666663, 0.029978474845313068, 0], ["rivals'' coins", -0.725, 0.025013676665412245, 0], ["coins ahead of the richest rival", 1.5, 0.024987660988757994, 0], ["best attack", 0.8333333333333333, 0.021778521967147198, 0], ["surcharge", -0.3333333333333333, 0.021177880911750137, 0], ["rival in danger", 0.8333333333333333, 0.018942439544963215, 0], ["rival''s income", -0.06666666666666668, 0.018321936649873378, 0], ["rival''s coins after gifts", -1.45, 0.01536107672429345, 0], ["rival''s citizens", -0.08333333333333333, 0.014537726262668877, 0], ["rival''s points to expect", -0.05161290322580645, 0.013236259171097015, 0], ["rival''s coins", -1.45, -0.013178348146650384, 0], ["Victory Points", 0.06666666666666667, 0.012573821519132129, 0], ["rival''s cards", -0.05555555555555555, 0.012464939156296113, 0], ["cities to beat", 0.3333333333333333, 0.009882266186605027, 0], ["rival''s best attack", -0.8333333333333333, 0.007867167014132462, 0]]], ["assign 2 1", 0.7915039595824398, 2.092878839417925, [["soldiers who can defend now", -0.41666666666666663, -0.04647558116710131, 0], ["more soldiers than any rival", -1.1111111111111112, -0.040977142648946356, 0], ["laborers", 0.49999999999999994, 0.03601261089523304, 0], ["rival''s soldiers", 0.41666666666666663, -0.03198776975046392, 0], ["threat in this round", 0.9583333333333333, -0.031812416219940715, 0], ["trained soldiers", -0.41666666666666663, -0.029978474845313068, 0], ["rivals'' coins", 0.725, -0.025013676665412245, 0], ["coins ahead of the richest rival", -1.5, -0.024987660988757994, 0], ["best attack", -0.8333333333333333, -0.021778521967147198, 0], ["surcharge", 0.3333333333333333, -0.021177880911750137, 0], ["rival in danger", -0.8333333333333333, -0.018942439544963215, 0], ["rival''s income", 0.06666666666666668, -0.018321936649873378, 0], ["rival''s coins after gifts", 1.45, -0.01536107672429345, 0], ["rival''s citizens", 0.08333333333333333, -0.014537726262668877, 0], ["rival''s points to expect", 0.05161290322580645, -0.013236259171097015, 0], ["rival''s coins", 1.45, 0.013178348146650384, 0], ["Victory Points", -0.06666666666666667, -0.012573821519132129, 0], ["rival''s cards", 0.05555555555555555, -0.012464939156296113, 0], ["cities to beat", -0.3333333333333333, -0.009882266186605027, 0], ["rival''s best attack", 0.8333333333333333, -0.007867167014132462, 0]]], ["buy 7 0", 0.7549078843086141, 2.3174611013463933, [["threat in this round", 0.9583333333333333, -0.044495398724239923, 0], ["what my silk will bring", -1.2499999999999998, -0.043989590062810426, 0], ["rival''s income", 0.16666666666666666, -0.04392112724325981, 0], ["soldiers who can defend now", -0.41666666666666663, -0.040408610805734886, 0], ["rival''s soldiers", 0.41666666666666663, -0.0393466128889574, 0], ["rival''s citizens", 0.20833333333333331, -0.03691834424088532, 0], ["more soldiers than any rival", -1.1111111111111112, -0.03627380486096064, 0], ["coins", 1.4500000000000002, 0.028384314013537908, 0], ["rival''s turn before mine", -0.9999999999999999, 0.027081547642075366, 0], ["rival''s way to Byzantium", 0.9999999999999999, -0.02535872184413417, 0], ["laborers", 0.24999999999999997, 0.02366251025133862, 0], ["coins ahead of the richest rival", 1.45, 0.022898085899687587, 0], ["rival''s best attack", 0.8333333333333333, -0.02149719671022305, 0], ["Barracks", 0.9999999999999999, 0.01850770637929435, 0], ["cities to beat", -0.3333333333333333, -0.018075201796869545, 0], ["trained soldiers", -0.41666666666666663, -0.015423159194750465, 0], ["gifts not ready", 0.49999999999999994, 0.01520008708775844, 0], ["best attack", -0.8333333333333333, -0.01434320331748412, 0], ["Golden Age", 0.2222222222222222, 0.013702368793700938, 0], ["rival in danger", -0.8333333333333333, -0.010879490837401369, 0]]]]]');
CREATE TABLE invitations (
	match_id VARCHAR(48) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	"by" VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, person), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("by") REFERENCES people (id)
);
CREATE TABLE letters (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	mail VARCHAR(254) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE matches (
	id VARCHAR(48) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	cards TEXT, 
	secret VARCHAR(64) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	finished DOUBLE, 
	moved DOUBLE NOT NULL, 
	to_act JSON NOT NULL, 
	rematch VARCHAR(48), 
	edition INTEGER DEFAULT '0' NOT NULL, 
	signature VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('far-poem-jkyq54','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'a2a314c4f1b82cba1b2432fca7285b8aa65e0f367fe00ad77c71b92c64cdede5','f848ac494acd64ac',0,1.79587435453498101239e+09,1.79587435453498101239e+09,1.79587436259265613557e+09,1.79587436259265613557e+09,'[]','sandal-lamp-7x97eh',250,'d218beb91c20cb10');
INSERT INTO "matches" VALUES('first-mirror-qke5yq','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'895365a648daa429c5d9c7962af3eb912798d456006bd1d12f1121f2dce018b1','f848ac494acd64ac',0,1.79587436273601675036e+09,1.79587436278932332991e+09,NULL,1.79587436533612656588e+09,'[1]',NULL,22,'7cb1f1adac234fc1');
INSERT INTO "matches" VALUES('warm-horse-36x5an','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'2d13b9beae0ab34f6c6bf1693d9423c61e83c2f44f12e7906052d3d890520198','f848ac494acd64ac',1,1.79587436558566689494e+09,NULL,NULL,1.79587436558566689494e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('sandal-lamp-7x97eh','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'84f81d589b3c077fd2c3260a1e9d3dbb8f0f743c2ebc8f819973680f607d4a0c','f848ac494acd64ac',0,1.79587436826427078243e+09,1.79587436826427078243e+09,NULL,1.79587436827805662156e+09,'[0]',NULL,2,'63552f3a3f54f7f8');
INSERT INTO "matches" VALUES('north-meadow-xw45q5','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'e3d04a7313e5c1a1f18ca459db456fa3197beca501d2a53a69e86b646d57428a','f848ac494acd64ac',0,1.79587436827694177628e+09,1.79587436827694177628e+09,1.79587437639886546127e+09,1.79587437639886546127e+09,'[]','silver-grove-864em2',213,'eaa6a46a0ef5e104');
INSERT INTO "matches" VALUES('coral-court-aq2sjj','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'73d2ce3de6f1135792c48d50fb53a37e36a3d77735d9b9c272bfbe4415420b0e','f848ac494acd64ac',0,1.79587437653615641592e+09,1.79587437658857274058e+09,NULL,1.79587437903570556639e+09,'[0]',NULL,21,'569deae96133e221');
INSERT INTO "matches" VALUES('spring-desert-cyc7y7','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'b1e1cebb807e670fb9132dfc25e5683b1b2cba86aa75a2f02bedf739b0973638','f848ac494acd64ac',1,1.79587437933584737775e+09,NULL,NULL,1.79587437933584737775e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('silver-grove-864em2','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'ddaf5440f7a1cec3ce1098e52188406ba9b3187eeab9134191426e3022905d93','f848ac494acd64ac',0,1.79587438045245099071e+09,1.79587438045245099071e+09,NULL,1.79587438045245099071e+09,'[0]',NULL,0,'65d372ba41a4c83f');
INSERT INTO "matches" VALUES('azure-tower-gsfxy2','pocket_changan',1,'{"length": "standard"}',NULL,'6bf8160b0ea160b6300a7e93ec4ec697fb8a99bc7d7f54b140f0c129e9807698','f848ac494acd64ac',0,1.79587438046009063722e+09,1.79587438046009063722e+09,1.79587438376994752882e+09,1.79587438376994752882e+09,'[]','spring-drum-2gyet4',88,'a39e2f4ecc70152a');
INSERT INTO "matches" VALUES('saffron-banner-jjbggx','pocket_changan',1,'{"length": "standard"}',NULL,'34d133a7948fcc5d68049b09541e797f07e8af9f58015e9a3a65919ae21300e5','f848ac494acd64ac',0,1.79587438388562536236e+09,1.79587438394295859341e+09,NULL,1.79587438658563876151e+09,'[0]',NULL,24,'08152fdfe4a88650');
INSERT INTO "matches" VALUES('azure-palace-wytv7x','pocket_changan',1,'{"length": "standard"}',NULL,'b34c3f814b5b189fdf16d2c8093cc2011bf83367d765c8ced54faab95fc42831','f848ac494acd64ac',1,1.79587438683620786669e+09,NULL,NULL,1.79587438683620786669e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('spring-drum-2gyet4','pocket_changan',1,'{"length": "standard"}',NULL,'6481e2549e7ec0b137bc5f7e3721edd2f1eb1a52e1050ccaa7a27e346fb0b28f','f848ac494acd64ac',0,1.79587438781048607831e+09,1.79587438781048607831e+09,NULL,1.79587438781048607831e+09,'[0]',NULL,0,'48a8a01b136856ed');
INSERT INTO "matches" VALUES('bronze-ferry-zkpy5k','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'067ad3321a5a66b72d499a22d6bb348e7e73e35d431c23845e4faab73548b33f','f848ac494acd64ac',0,1.79587438781621313091e+09,1.79587438781621313091e+09,1.79587439162216424941e+09,1.79587439162216424941e+09,'[]','golden-orchard-ptnpfy',109,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('ivory-candle-ceyrgm','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'cb8b98b5a78069d926360d8449a3815237f5a00702a8e8d80ee3ea7d6944c24a','f848ac494acd64ac',0,1.79587439173560976983e+09,1795874391.78808,NULL,1.79587439428589034076e+09,'[1]',NULL,21,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('autumn-sail-s3vbmd','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'7e2719f0b859356824486cd0b929370ce8d789d50e2bd32265274cf1b0e9daa9','f848ac494acd64ac',1,1.79587439453533768648e+09,NULL,NULL,1.79587439453533768648e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('golden-orchard-ptnpfy','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'f70dd509d544741e3748317aaf9c53190c6306503a3712a8e47d62d1a1a56367','f848ac494acd64ac',0,1.79587439680841732029e+09,1.79587439680841732029e+09,NULL,1.79587439680841732029e+09,'[0]',NULL,0,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('bamboo-coin-xvfnn4','pocket_changan',1,'{"length": "standard"}',NULL,'e8737a38d2232a814f9a889a4e23df5a358527495405c1e1cec47af923b03cfe','f848ac494acd64ac',0,1.79587439688809061052e+09,1.79587439688809061052e+09,NULL,1.7958743969203705788e+09,'[1]',NULL,5,'2bc4f540100d8979');
INSERT INTO "matches" VALUES('jade-drum-vqfeq3','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'c243c2c74af7ea281ca2fb40b33ab1a350d4e1b5a13b8aa37ee726b830bd6a06','',0,1.7958743969311888218e+09,1.7958743969311888218e+09,1.79587439778271818163e+09,1.79587439778271818163e+09,'[]',NULL,201,'69f75af7a0c0e98f');
INSERT INTO "matches" VALUES('river-steppe-ypgxeq','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'cd01f7f5a30b01669b656d245f7b77edcbd3771cf50341fc06ec9b6406144194','',0,1.79587439693850421901e+09,1.79587439693850421901e+09,NULL,1.79587439695155525205e+09,'[0]',NULL,2,'c2d0d8180e106bfc');
INSERT INTO "matches" VALUES('cinnabar-stone-gk2vzy','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'607a741501ff948d2a8f215eb180bb613802b3fa404b45b64e819005c881acc5','',0,1.79587439694586467739e+09,1.79587439694586467739e+09,1.7958743980609257221e+09,1.7958743980609257221e+09,'[]',NULL,247,'bd16dbbb812cb55d');
INSERT INTO "matches" VALUES('swift-lantern-nffs2q','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'d36edcd834ed0ba976d31082c69ffa3d997d7b0cbc9e1fea0cf6b2491edab760','',0,1.79587439695100307469e+09,1.79587439695100307469e+09,1.79587439810826110832e+09,1.79587439810826110832e+09,'[]',NULL,266,'583a6222e01a30ee');
CREATE TABLE messages (
	match_id VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at DOUBLE NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	PRIMARY KEY (match_id, number), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "messages" VALUES('first-mirror-qke5yq',0,'f848ac494acd64ac',0,'Mei','text','Well played.',1.79587436556377124784e+09,0);
INSERT INTO "messages" VALUES('coral-court-aq2sjj',0,'f848ac494acd64ac',0,'Mei','text','Well played.',1.7958743792868132591e+09,0);
INSERT INTO "messages" VALUES('saffron-banner-jjbggx',0,'f848ac494acd64ac',0,'Mei','text','Well played.',1.79587438678597259523e+09,0);
INSERT INTO "messages" VALUES('ivory-candle-ceyrgm',0,'f848ac494acd64ac',0,'Mei','text','Well played.',1.79587439448619365692e+09,0);
CREATE TABLE mutes (
	person VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(muted) REFERENCES people (id)
);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	"key" VARCHAR(200) NOT NULL, 
	person VARCHAR(24), 
	match_id VARCHAR(48), 
	kind VARCHAR(16) NOT NULL, 
	facts JSON NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	tries INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key"), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "notices" VALUES(1,'tournament:jade-isle-c567dj:1:f848ac494acd64ac:page','f848ac494acd64ac','river-steppe-ypgxeq','tournament','{"game": "xanadu", "name": "Autumn cup", "n": "1", "names": "Mei, Shirin"}','en','page','','new',0,1.79587439694024181367e+09,1.79587439694024181367e+09);
CREATE TABLE pairings (
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "pairings" VALUES('jade-isle-c567dj',1,1,'[3, 6]');
INSERT INTO "pairings" VALUES('jade-isle-c567dj',1,2,'[0, 7]');
INSERT INTO "pairings" VALUES('jade-isle-c567dj',1,3,'[2, 1]');
INSERT INTO "pairings" VALUES('jade-isle-c567dj',1,4,'[4, 5]');
CREATE TABLE passkeys (
	digest VARCHAR(64) NOT NULL, 
	credential BLOB NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	signed BIGINT NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('f848ac494acd64ac','Mei',1.79587435412985897071e+09);
INSERT INTO "people" VALUES('906d3763f87a5ead','Aisha',1.79587435415436077112e+09);
CREATE TABLE preferences (
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, name), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE profiles (
	person VARCHAR(24) NOT NULL, 
	shown BOOLEAN NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE programs (
	person VARCHAR(24) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(owner) REFERENCES people (id), 
	UNIQUE (name)
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE quiet (
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	PRIMARY KEY (person, match_id), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE rating_changes (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	pool VARCHAR(12) NOT NULL, 
	size INTEGER NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seat, pool, size), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE ratings (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	pool VARCHAR(12) NOT NULL, 
	size INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, game, pool, size), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE reaches (
	person VARCHAR(24) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	details JSON NOT NULL, 
	kinds JSON NOT NULL, 
	PRIMARY KEY (person, channel, digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE remarks (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	facts JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE reports (
	match_id VARCHAR(48) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, number, person), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE results (
	id INTEGER NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(32), 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	gains BOOLEAN NOT NULL, 
	away BOOLEAN NOT NULL, 
	mu DOUBLE, 
	sigma DOUBLE, 
	seconds DOUBLE NOT NULL, 
	moves INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "results" VALUES(1,'far-poem-jkyq54',0,'f848ac494acd64ac',NULL,'xanadu',2,2,44,0,1,0,NULL,NULL,7.34721088409423828125e+00,113,1.79587436259289574616e+09);
INSERT INTO "results" VALUES(2,'far-poem-jkyq54',1,NULL,'greedy','xanadu',2,1,101,0,1,0,25.0,0.0,0.0,0,1.79587436259289574616e+09);
INSERT INTO "results" VALUES(3,'north-meadow-xw45q5',0,'f848ac494acd64ac',NULL,'changan',2,2,9,0,1,0,NULL,NULL,7.71983480453491210937e+00,100,1.79587437639909148221e+09);
INSERT INTO "results" VALUES(4,'north-meadow-xw45q5',1,NULL,'greedy','changan',2,1,56,0,1,0,25.0,0.0,0.0,0,1.79587437639909148221e+09);
INSERT INTO "results" VALUES(5,'azure-tower-gsfxy2',0,'f848ac494acd64ac',NULL,'pocket_changan',2,2,17,0,1,0,NULL,NULL,3.07370352745056152343e+00,38,1795874383.77001);
INSERT INTO "results" VALUES(6,'azure-tower-gsfxy2',1,NULL,'greedy','pocket_changan',2,1,190,0,1,0,25.0,0.0,0.0,0,1795874383.77001);
INSERT INTO "results" VALUES(7,'bronze-ferry-zkpy5k',0,'f848ac494acd64ac',NULL,'silk_cities',2,2,0,0,1,0,NULL,NULL,3.41222453117370605468e+00,43,1.79587439162220072752e+09);
INSERT INTO "results" VALUES(8,'bronze-ferry-zkpy5k',1,NULL,'greedy','silk_cities',2,1,5,0,1,0,25.0,0.0,0.0,0,1.79587439162220072752e+09);
INSERT INTO "results" VALUES(9,'jade-drum-vqfeq3',0,NULL,'random','xanadu',2,1,60,0,1,0,NULL,NULL,0.0,0,1.7958743977827482224e+09);
INSERT INTO "results" VALUES(10,'jade-drum-vqfeq3',1,NULL,'random','xanadu',2,2,52,0,1,0,NULL,NULL,0.0,0,1.7958743977827482224e+09);
INSERT INTO "results" VALUES(11,'cinnabar-stone-gk2vzy',0,NULL,'random','xanadu',2,2,55,0,1,0,NULL,NULL,0.0,0,1.79587439806095933918e+09);
INSERT INTO "results" VALUES(12,'cinnabar-stone-gk2vzy',1,NULL,'random','xanadu',2,1,67,0,1,0,NULL,NULL,0.0,0,1.79587439806095933918e+09);
INSERT INTO "results" VALUES(13,'swift-lantern-nffs2q',0,NULL,'random','xanadu',2,1,73,0,1,0,NULL,NULL,0.0,0,1.7958743981082880497e+09);
INSERT INTO "results" VALUES(14,'swift-lantern-nffs2q',1,NULL,'random','xanadu',2,2,63,0,1,0,NULL,NULL,0.0,0,1.7958743981082880497e+09);
CREATE TABLE server_keys (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	device VARCHAR(80) NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('1c6ef69db862db28503ae01a4ed2e45ad40bae5581731f627382de67de298b8d','906d3763f87a5ead',1.79587435415437269214e+09,1.79587435415437269214e+09,'');
INSERT INTO "sessions" VALUES('474727846845603e3b28ecd49cb775728a750cb77288efb39c1f9a700976df3f','f848ac494acd64ac',1.79587435452626729016e+09,1.79587435452626729016e+09,'');
CREATE TABLE settings (
	match_id VARCHAR(48) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (match_id, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "settings" VALUES('first-mirror-qke5yq','hints','on');
INSERT INTO "settings" VALUES('coral-court-aq2sjj','hints','on');
INSERT INTO "settings" VALUES('saffron-banner-jjbggx','hints','on');
INSERT INTO "settings" VALUES('ivory-candle-ceyrgm','hints','on');
INSERT INTO "settings" VALUES('bamboo-coin-xvfnn4','contest','daily 2026-11-28');
INSERT INTO "settings" VALUES('bamboo-coin-xvfnn4','seed','2902072f5a8d0d76df34688ffd5a54a1fcf02e5d00e1c394d216d9e7e71397d5');
INSERT INTO "settings" VALUES('jade-drum-vqfeq3','rated','on');
INSERT INTO "settings" VALUES('jade-drum-vqfeq3','contest','tournament jade-isle-c567dj 1');
INSERT INTO "settings" VALUES('jade-drum-vqfeq3','seed','02e8f883b3a15f3335b7c41a95d277ddf11754b7baa38e99d3d7b2bf1f954ef9');
INSERT INTO "settings" VALUES('river-steppe-ypgxeq','rated','on');
INSERT INTO "settings" VALUES('river-steppe-ypgxeq','contest','tournament jade-isle-c567dj 1');
INSERT INTO "settings" VALUES('cinnabar-stone-gk2vzy','rated','on');
INSERT INTO "settings" VALUES('cinnabar-stone-gk2vzy','contest','tournament jade-isle-c567dj 1');
INSERT INTO "settings" VALUES('cinnabar-stone-gk2vzy','seed','c9c4abb9c8e5fa936246aca9775dd67535d28c126b0961b949e625ccf8373a3a');
INSERT INTO "settings" VALUES('swift-lantern-nffs2q','rated','on');
INSERT INTO "settings" VALUES('swift-lantern-nffs2q','contest','tournament jade-isle-c567dj 1');
INSERT INTO "settings" VALUES('swift-lantern-nffs2q','seed','32f14646c6ba9f3f77da22552ea3389e49159fd2917d681cfb909135bec22ca5');
CREATE TABLE silenced (
	digest VARCHAR(64) NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE standing_answers (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(32) NOT NULL, 
	PRIMARY KEY (match_id, seat, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE ties (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(other) REFERENCES people (id)
);
CREATE TABLE titles (
	person VARCHAR(24) NOT NULL, 
	title VARCHAR(32) NOT NULL, 
	occasion VARCHAR(64) NOT NULL, 
	facts JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, title, occasion), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE tokens (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	scopes VARCHAR(60) NOT NULL, 
	created DOUBLE NOT NULL, 
	expires DOUBLE NOT NULL, 
	used DOUBLE, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES('bcd9a6c9a58a874f6e4403133fb440bd4f8f5a442956f8dd5c3b25c18f6029bd','f848ac494acd64ac','f848ac494acd64ac','x','read play',1.79587439686489486689e+09,1.79647919686489486697e+09,NULL);
CREATE TABLE tongues (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tongues" VALUES('f848ac494acd64ac','en');
INSERT INTO "tongues" VALUES('906d3763f87a5ead','en');
CREATE TABLE tournaments (
	id VARCHAR(48) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	founder VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	players INTEGER NOT NULL, 
	form VARCHAR(8) NOT NULL, 
	rounds INTEGER NOT NULL, 
	clock VARCHAR(8) NOT NULL, 
	most INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	begins DOUBLE, 
	listed BOOLEAN NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	started DOUBLE, 
	finished DOUBLE, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('jade-isle-c567dj','Autumn cup','f848ac494acd64ac','xanadu','{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',2,'swiss',2,'none',8,'random',NULL,1,'17d2dcf2e3b05adf0a7cfd41c2ad4714d54e09ff734ea0cb0e6f70337bc950e4',1.79587439689769339567e+09,1.79587439692285943029e+09,NULL);
CREATE TABLE tries (
	date VARCHAR(10) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	points INTEGER, 
	finished DOUBLE, 
	PRIMARY KEY (date, person), 
	FOREIGN KEY(date) REFERENCES deals (date), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "tries" VALUES('2026-11-28','f848ac494acd64ac','bamboo-coin-xvfnn4',NULL,NULL);
CREATE TABLE vacations (
	person VARCHAR(24) NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	PRIMARY KEY (person, begins), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_tournaments_founder ON tournaments (founder);
CREATE INDEX ix_bugs_person ON bugs (person);
CREATE INDEX ix_bugs_match_id ON bugs (match_id);
CREATE INDEX ix_clocks_falls ON clocks (falls);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_tries_person ON tries (person);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_notices_match_id ON notices (match_id);
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_notices_state ON notices (state);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_letters_person ON letters (person);
CREATE INDEX ix_programs_owner ON programs (owner);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_ties_other ON ties (other);
CREATE INDEX ix_invitations_by ON invitations ("by");
CREATE INDEX ix_invitations_person ON invitations (person);
COMMIT;
