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
INSERT INTO "accounts" VALUES('9be6fdf21a29e9f8','mei',NULL,'$argon2id$v=19$m=8,t=1,p=1$4xaBj7K4b9Ol/aMgWmXbrg$KuFt346jDlc04cUcfqjVR2l+9V40FW6kuEx1TmAyMPI',1.79587446184646248818e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE audit_log (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	operator VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	whom VARCHAR(64) NOT NULL, 
	facts JSON NOT NULL, 
	PRIMARY KEY (id)
);
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
CREATE TABLE bot_accounts (
	person VARCHAR(24) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(owner) REFERENCES people (id), 
	UNIQUE (name)
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
INSERT INTO "bugs" VALUES(1,'east-hill-szxaps','9be6fdf21a29e9f8',1.79587448107782769205e+09,18,'Nothing, really.','','{
"bug": 1,
"version": "0.1.0",
"build": "pure",
"language": "en",
"browser": "python-httpx2/2.16.2",
"game": "silk_cities",
"rules": 1,
"players": 2,
"options": {"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"},
"cards": null,
"seat": 0,
"decisions": 18,
"over": false,
"to_act": [1],
"view": {"game": "silk_cities", "rules": 1, "players": 2, "options": {"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}, "viewer": 0, "decisions": 18, "over": false, "phase": "action", "step": "turn", "round": 1, "order": [0, 1], "active": 1, "to_act": [1], "victory": 7, "regions": [{"region": 0, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 1, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 2}, {"region": 2, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 2}, {"region": 3, "city": 1, "toll": 0, "sacked": false, "ruin": null, "stacks": [], "treasury": 0, "cost": 1}, {"region": 4, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 5, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 6, "city": 0, "toll": 0, "sacked": false, "ruin": null, "stacks": [], "treasury": 0, "cost": 1}, {"region": 7, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 8, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 9, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 10, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 11, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 3}, {"region": 12, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 13, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 14, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 15, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}], "routes": [{"empire": "china", "seat": null, "regions": [11, 13, 15], "cost": 5, "detour": null}, {"empire": "india", "seat": null, "regions": [7], "cost": 2, "detour": null}, {"empire": "persia", "seat": null, "regions": [3], "cost": 1, "detour": {"regions": [4], "cost": 2}}, {"empire": "byzantium", "seat": null, "regions": [3, 1], "cost": 3, "detour": {"regions": [5, 2, 0], "cost": 5}}, {"empire": null, "seat": 1, "regions": [], "cost": 0, "detour": null}], "empires": {"china": {"slots": [1, 0, 1, 0, 0, 0], "prices": [3, 3, 2, 2, 1, 1], "cards": [{"slot": 1, "good": 2, "price": 3}, {"slot": 3, "good": 2, "price": 2}]}, "byzantium": {"sold": [], "filled": 0, "prices": [15, 14, 13, 12, 11, 10], "silk": 15, "fine": 29}, "india": {"sells": 0, "left": 5, "price": 1, "buys": 1, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}, "persia": {"sells": 1, "left": 6, "price": 1, "buys": 0, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}}, "silk_deck": {"count": 21, "left": [9, 5, 4, 3], "last": 0}, "deck": {"count": 62, "under": [], "discards": []}, "improvements": [{"improvement": 0, "left": 1}, {"improvement": 1, "left": 1}, {"improvement": 2, "left": 1}, {"improvement": 3, "left": 1}, {"improvement": 4, "left": 1}, {"improvement": 5, "left": 1}, {"improvement": 6, "left": 1}, {"improvement": 7, "left": 1}, {"improvement": 8, "left": 1}, {"improvement": 9, "left": 1}, {"improvement": 10, "left": 1}, {"improvement": 11, "left": 1}, {"improvement": 12, "left": 1}, {"improvement": 13, "left": 1}, {"improvement": 14, "left": 1}, {"improvement": 15, "left": 1}, {"improvement": 16, "left": 1}, {"improvement": 17, "left": 1}, {"improvement": 18, "left": 1}], "seats": [{"seat": 0, "coins": 6, "opening": 10, "region": 6, "ruin": null, "toll": 0, "goods": [1, 0, 0, 0], "wants": [6, 0, 10, 4], "size": 5, "laborers": {"untapped": 2, "tapped": 0}, "merchants": {"untapped": 0, "tapped": 1}, "soldiers": {"untapped": 2, "tapped": 0, "training": 0, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 11, "improvements": [], "gathers": [0, 0], "harvest": [1, 2], "hand_count": 0, "surcharge": 0, "free_passage": false, "sacked": false, "attacked": []}, {"seat": 1, "coins": 3, "opening": 10, "region": 3, "ruin": null, "toll": 0, "goods": [0, 0, 1, 0], "wants": [10, 0, 0, 4], "size": 5, "laborers": {"untapped": 1, "tapped": 0}, "merchants": {"untapped": 1, "tapped": 1}, "soldiers": {"untapped": 2, "tapped": 0, "training": 0, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 12, "improvements": [], "gathers": [0, 0], "harvest": [1, 2], "hand_count": 0, "surcharge": 0, "free_passage": false, "sacked": false, "attacked": []}], "points": [0, null], "surcharge": 0, "hand": [], "looked": null, "turn": {"offers_left": 3, "toll_changed": false, "wants_changed": [0, 3], "refused": []}, "why_not": null, "errand": null, "horde": null, "auction": null, "sale": null, "battle": null, "result": null},
"choices": [],
"chosen": ["claim 6", "want 3 4", "want 2 10", "buy 7 2", "hop 3", "hop 4", "hop 7", "want 0 6", "end"],
"log": [{"n": 0, "kind": "claim", "facts": {"player": 0, "region": 6, "n": 0}}, {"n": 1, "kind": "claim", "facts": {"player": 1, "region": 3, "n": 0}}, {"n": 2, "kind": "round", "facts": {"n": 1}}, {"n": 3, "kind": "turned", "facts": {"silk_card": 0}}, {"n": 4, "kind": "first_drawn", "facts": {"player": 0, "n": 0, "k": 0}}, {"n": 5, "kind": "turn", "facts": {"player": 0, "n": 1, "k": 0}}, {"n": 6, "kind": "want", "facts": {"player": 0, "good": 3, "n": 4}}, {"n": 7, "kind": "want", "facts": {"player": 0, "good": 2, "n": 10}}, {"n": 8, "kind": "passage", "facts": {"player": 0, "region": 3, "n": 1, "owner": 1}}, {"n": 9, "kind": "stack", "facts": {"player": 0, "region": 4, "n": 1}}, {"n": 10, "kind": "stack", "facts": {"player": 0, "region": 7, "n": 1}}, {"n": 11, "kind": "buy", "facts": {"player": 0, "good": 0, "empire": 1, "price": 1, "route": 3}}, {"n": 12, "kind": "want", "facts": {"player": 0, "good": 0, "n": 6}}, {"n": 13, "kind": "turn", "facts": {"player": 1, "n": 1, "k": 0}}, {"n": 14, "kind": "stack", "facts": {"player": 1, "region": 5, "n": 1}}, {"n": 15, "kind": "stack", "facts": {"player": 1, "region": 10, "n": 1}}, {"n": 16, "kind": "stack", "facts": {"player": 1, "region": 12, "n": 1}}, {"n": 17, "kind": "stack", "facts": {"player": 1, "region": 14, "n": 1}}, {"n": 18, "kind": "buy", "facts": {"player": 1, "good": 2, "empire": 0, "price": 3, "route": 4}}, {"n": 19, "kind": "assign", "facts": {"player": 1, "role": 0, "to": 1}}, {"n": 20, "kind": "want", "facts": {"player": 1, "good": 0, "n": 10}}, {"n": 21, "kind": "want", "facts": {"player": 1, "good": 3, "n": 4}}],
"world": {"active": 1, "actor": 1, "agenda": [{"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rules.rounds.EndOfRound", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rules.rise_and_fall.DecideFates", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rules.rise_and_fall.FillTreasuries", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rules.turns.Turn", "has": {"asks": true, "seat": 1}}], "barrier": 2, "cities": [{"class": "tongbao.games.silk_cities.state.city.City", "has": {"attacked": [], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.state.citizens.Citizens", "has": {"size": 5, "tapped": [0, 1, 0, 0], "untapped": [2, 0, 2, 0]}}, "coins": 6, "free_passage": false, "gathered": [0, 0], "goods": [1, 0, 0, 0], "home": 6, "improvements": {"class": "tongbao.games.silk_cities.state.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 0, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 0, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 0, "quick_training": false, "sale_bonus": [0, 0, 0, 0], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [false, false, false, false], "ruin": -1, "sacked": false, "surcharge": 0, "toll": 0, "used": [], "wants": [6, 0, 10, 4]}}, {"class": "tongbao.games.silk_cities.state.city.City", "has": {"attacked": [], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.state.citizens.Citizens", "has": {"size": 5, "tapped": [0, 1, 0, 0], "untapped": [1, 1, 2, 0]}}, "coins": 3, "free_passage": false, "gathered": [0, 0], "goods": [0, 0, 1, 0], "home": 3, "improvements": {"class": "tongbao.games.silk_cities.state.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 0, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 0, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 0, "quick_training": false, "sale_bonus": [0, 0, 0, 0], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [true, false, false, true], "ruin": -1, "sacked": false, "surcharge": 0, "toll": 0, "used": [], "wants": [10, 0, 0, 4]}}], "decisions": 18, "deck": [65, 43, 39, 80, 37, 76, 33, 45, 38, 50, 75, 79, 49, 70, 52, 64, 82, 53, 31, 57, 60, 28, 23, 72, 61, 69, 41, 78, 42, 54, 40, 67, 62, 24, 30, 71, 29, 34, 55, 25, 44, 83, 63, 35, 58, 77, 56, 73, 27, 74, 46, 32, 48, 26, 47, 59, 22, 68, 36, 51, 81, 66], "discards": [], "empires": [{"class": "tongbao.games.silk_cities.state.empires.China", "has": {"slots": [1, 0, 1, 0, 0, 0], "wares": [1, 3]}}, {"class": "tongbao.games.silk_cities.state.empires.Market", "has": {"bought": 0, "left": 5, "ware": 7, "wares": [7]}}, {"class": "tongbao.games.silk_cities.state.empires.Market", "has": {"bought": 0, "left": 6, "ware": 8, "wares": [8]}}, {"class": "tongbao.games.silk_cities.state.empires.Byzantium", "has": {"filled": 0, "sold": [], "wares": []}}], "ending": "", "everybody": 7, "finished": 0, "first": 0, "hands": [[], []], "known": [0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "legal": [{"choice": "toll 1"}, {"choice": "toll 2"}, {"choice": "toll 3"}, {"choice": "toll 4"}, {"choice": "toll 5"}, {"choice": "want 1 1"}, {"choice": "want 1 2"}, {"choice": "want 1 3"}, {"choice": "want 1 4"}, {"choice": "want 1 5"}, {"choice": "want 1 6"}, {"choice": "want 1 8"}, {"choice": "want 1 10"}, {"choice": "want 1 12"}, {"choice": "want 1 15"}, {"choice": "want 1 20"}, {"choice": "want 2 1"}, {"choice": "want 2 2"}, {"choice": "want 2 3"}, {"choice": "want 2 4"}, {"choice": "want 2 5"}, {"choice": "want 2 6"}, {"choice": "want 2 8"}, {"choice": "want 2 10"}, {"choice": "want 2 12"}, {"choice": "want 2 15"}, {"choice": "want 2 20"}, {"choice": "gather 0"}, {"choice": "gather 1"}, {"choice": "assign 0 1"}, {"choice": "assign 2 1"}, {"choice": "buy 8 0"}, {"choice": "sell 2 0"}, {"choice": "sell 2 2"}, {"choice": "offer 2 0 0"}, {"choice": "attack 0 0"}, {"choice": "end"}], "looked": [], "over": false, "phase": "action", "players": 2, "regions": [{"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": 1, "stacks": [], "treasury": 0}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": 0, "stacks": [], "treasury": 0}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.state.map.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}], "round": 1, "sealed": null, "silk_deck": [10, 8, 20, 4, 0, 15, 6, 17, 21, 14, 7, 1, 12, 5, 19, 3, 9, 18, 16, 13, 11], "supply": {"class": "tongbao.games.silk_cities.state.improvements.Supply", "has": {"copies": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "mask": 524287}}, "turned": [2]}
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
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'brick-kiln');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'camel-yard');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'canal-lock');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'cartwrights');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'dyers-yard');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'four-elephants');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'script-school');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',0,'taoist-abbey');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'armillary-sphere');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'bow-makers');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'brick-kiln');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'earthen-wall');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'felt-makers');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'fish-pond');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'four-elephants');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'fragrance-hall');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'granary');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'horse-market');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'map-room');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'paper-mill');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'silk-weavers');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'smithy');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'tea-house');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'well-house');
INSERT INTO "card_uses" VALUES('tall-well-2wzhjp',1,'white-mares');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',0,'cien_translator');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',0,'gao_lishi');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',0,'ministry_of_works');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',0,'ten_circuits_tribute');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'chancellery');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'cien_translator');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'curved_plough');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'du_ruhui');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'fang_xuanling');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'longshou_mills');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'taicang_granary');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'west_market_timber_pool');
INSERT INTO "card_uses" VALUES('crane-valley-cxjf8z',1,'works_secretary');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'da_yan_ta');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'hu_bing_pu');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'jin_wu_wei');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'xing_qing_gong');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'xuan_wu_men');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',0,'yan_ta_ti_ming');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'bai_fei_dai_xing');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'dong_shi');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'ge_shu_han');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'guo_zi_jian');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'guo_zi_yi');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'han_yuan_dian');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'hong_wen_guan');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'li_bai');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'ling_yan_ge');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'qu_jiang_chi');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'wan_nian_xian');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'xin_feng_shi');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'yan_zhen_qing');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'yang_guo_zhong');
INSERT INTO "card_uses" VALUES('jasmine-poem-zam5pn',1,'zhu_que_men');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'caravan-inn');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'drum-tower');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'fish-pond');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'mosque');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'saddlers');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'tailors-shop');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'taoist-abbey');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',0,'water-clock');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'camel-yard');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'canal-lock');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'carpenters-yard');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'cartwrights');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'moon-terrace');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'physicians-garden');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'post-station');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'silk-weavers');
INSERT INTO "card_uses" VALUES('summer-stone-nkn5gz',1,'tea-house');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'bow-makers');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'brick-kiln');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'cartwrights');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'confucian-temple');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'earthen-wall');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'horse-market');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'kitchen-garden');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'lotus-pond');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'map-room');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'mingde-gate');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'observatory');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',0,'tea-house');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'camel-yard');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'carpenters-yard');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'palace-library');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'physicians-garden');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'raft-landing');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'saddlers');
INSERT INTO "card_uses" VALUES('fern-desert-angbez',1,'water-clock');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'brick-kiln');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'cartwrights');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'dyers-yard');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'earthen-wall');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'gerfalcon-mews');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'kumis-house');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'palace-library');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'paper-mill');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',0,'silk-weavers');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'bell-tower');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'canal-lock');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'granary');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'huayan-temple');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'imperial-kitchens');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'raft-landing');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'silver-tree');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'tea-house');
INSERT INTO "card_uses" VALUES('snow-stone-gxne36',1,'white-mares');
CREATE TABLE challenges (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	person VARCHAR(24), 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE channels (
	person VARCHAR(24) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	address TEXT NOT NULL, 
	details JSON NOT NULL, 
	kinds JSON NOT NULL, 
	PRIMARY KEY (person, channel, digest), 
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
INSERT INTO "choices" VALUES('tall-well-2wzhjp',0,1,'start 17',1.7958744621136317253e+09,'0aea70e313209c93');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',1,0,'start 12',1.79587446211822175982e+09,'92097abc75410448');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',2,1,'start 7',1.79587446212104105951e+09,'293ddc52e4fa61eb');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',3,0,'start 2',1.79587446212587547298e+09,'37661438573e035e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',4,0,'sell 12',1.79587446213006877897e+09,'203a18f33e80fe1e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',5,0,'sell 2',1.79587446213434767726e+09,'4a8ad32da85049d5');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',6,0,'end_sales',1.79587446213826465611e+09,'bf30095c19c28f90');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',7,0,'end_workers',1.79587446214246630672e+09,'b5641f57fbf12b4c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',8,1,'end_sales',1.79587446214639759062e+09,'879a279b39834b84');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',9,1,'build 22',1.79587446214840769764e+09,'c4d9918e881b161e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',10,1,'place 7',1.7958744621515870094e+09,'cf9e066a66fd337b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',11,1,'end_workers',1.79587446215488409995e+09,'f1c664852b708410');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',12,1,'worker 20',1.79587446215814495087e+09,'3f198ea40c13531c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',13,0,'skip_turn',1.79587446216191554074e+09,'6eca7b176e7477c5');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',14,1,'sell 7',1.79587446216564369195e+09,'04d9d8835782510e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',15,1,'end_sales',1.79587446216766572003e+09,'3a8d3354815b0a80');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',16,1,'build 52',1.79587446217031526567e+09,'ba322fc1adfa92fa');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',17,1,'place 17',1.79587446217237281802e+09,'0c31bcf59317f98b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',18,1,'place 17',1.79587446217555379867e+09,'b784d3224c7b7af1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',19,1,'place 17',1.79587446217802667617e+09,'7113200d1263b6a5');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',20,1,'end_workers',1.79587446217920446395e+09,'9e1f8f6b9c46ba08');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',21,1,'worker 14',1.79587446218166661262e+09,'4a7a6cb8852c3515');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',22,1,'worker 9',1.79587446218287134173e+09,'af374613d7173b53');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',23,1,'worker 51',1.79587446218550348276e+09,'bce0516378f9c99d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',24,0,'build 3',1.79587446218904829022e+09,'3089bf1134b653a7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',25,0,'place 22',1.79587446219575023651e+09,'d5d7944cfa54e4e6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',26,0,'place 22',1.79587446220375204081e+09,'62a238d26d0968b0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',27,0,'place 22',1.79587446220755600932e+09,'46f42d4cc5cbac9c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',28,0,'place 17',1.79587446221167206764e+09,'7c779083d60d4456');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',29,0,'end_workers',1.79587446221865892417e+09,'bf06c98cf1a47be4');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',30,0,'worker 32',1.79587446222376918795e+09,'bbaa31631e494424');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',31,0,'worker 41',1.79587446223413348201e+09,'71802c69c962198d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',32,0,'worker 30',1.79587446223912906642e+09,'93b1d7c684282dc3');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',33,0,'worker 64',1.79587446224598932262e+09,'04ce41666f1c947b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',34,1,'sell 22',1.79587446224977540973e+09,'be65d9635245d5f2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',35,1,'end_sales',1.79587446225471019742e+09,'7b2a4fa6e6f14498');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',36,1,'build 24',1.79587446225894117358e+09,'4acba926e484f73d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',37,1,'place 52',1.79587446226238083837e+09,'8d22d4ace98ef018');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',38,1,'end_workers',1.79587446226557302482e+09,'ff170f9dd37b63a9');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',39,1,'worker 60',1.79587446226998209957e+09,'b0b705f41531b7eb');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',40,0,'end_sales',1.79587446227493309977e+09,'50e35a2646d1d1c7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',41,0,'build 34',1.79587446227907609943e+09,'c9c30cfcc6a92d49');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',42,0,'place 52',1.79587446228366923338e+09,'ea13c8a72f0ce186');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',43,0,'place 24',1.79587446228755044934e+09,'7da3888bb7d3a68e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',44,1,'end_sales',1.79587446229597115518e+09,'d080e356b4397a7d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',45,1,'build 65',1.79587446230000281335e+09,'bf1b0a343e21c786');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',46,1,'place 52',1.79587446230940532684e+09,'397b20f884505908');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',47,1,'place 52',1.79587446231368112565e+09,'4576e79bb1b6908b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',48,1,'end_workers',1.79587446231726074216e+09,'ff269d74b483456b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',49,1,'worker 18',1.79587446232161140448e+09,'578157a4b7511dec');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',50,1,'worker 37',1.79587446233477616313e+09,'b3dd819a88ad1f89');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',51,0,'sell 3',1.7958744623462264538e+09,'0ee58ee4e7be2d81');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',52,0,'end_sales',1.79587446235228013991e+09,'737cc9894a94ee24');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',53,0,'end_workers',1.79587446235852217675e+09,'e8bde129d056a838');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',54,1,'sell 65',1.7958744623635091781e+09,'7bbb7e11fab6f4a0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',55,1,'end_sales',1.7958744623699703217e+09,'a88fda0e2017bb7d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',56,1,'build 40',1.79587446237684106829e+09,'37487d067c556fa6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',57,1,'place 24',1.79587446238632440567e+09,'b54d4b19ff61becb');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',58,1,'end_workers',1.79587446239248514179e+09,'6edae4a36eb32dfe');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',59,1,'worker 48',1.79587446241105175024e+09,'7b65c77e0eb361e6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',60,0,'sell 34',1.79587446241501450536e+09,'0f70c3e346343af6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',61,0,'end_sales',1.79587446242191362379e+09,'78b6a727a752256f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',62,0,'build 21',1.79587446242951345436e+09,'700b025543976bb6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',63,0,'place 24',1.79587446243586754796e+09,'c4778ecd28b3353a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',64,0,'place 40',1.79587446244209480291e+09,'b528de3222c17d38');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',65,0,'place 24',1.79587446244691252713e+09,'ebcc5ee5bd4adc4f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',66,1,'end_sales',1.79587446245339441303e+09,'aef8c30611fe9612');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',67,1,'build 6',1.79587446245539331438e+09,'c0da05f72b4364ae');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',68,1,'place 40',1.79587446245900797837e+09,'cf85b38eca577afd');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',69,1,'end_workers',1.79587446246564221377e+09,'8307723eb333faf8');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',70,1,'worker 39',1.79587446246972680091e+09,'8b1d91fe0de86c6e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',71,0,'end_sales',1.79587446247868299476e+09,'9763ccc90c422876');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',72,0,'end_building',1.79587446248524284361e+09,'c67fd896dbedbde8');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',73,0,'place 21',1.79587446249187254907e+09,'332db4dea1bfe625');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',74,0,'place 40',1.79587446251847887039e+09,'7b163d1132b32c33');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',75,0,'place 6',1.79587446252398490902e+09,'1e0a2481c8899c94');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',76,1,'skip_turn',1.79587446254892015452e+09,'3791d1d579709dd2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',77,0,'sell 21',1.79587446255948853489e+09,'18651157baf99e74');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',78,0,'end_sales',1.79587446258287262912e+09,'28e052f4945046f1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',79,0,'place 6',1.79587446258776879315e+09,'db7bead062fb7009');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',80,1,'sell 40',1.79587446259622168535e+09,'4dd0e60c87886877');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',81,1,'end_sales',1.79587446259860539438e+09,'01752323085aac47');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',82,1,'build 8',1.79587446260407757763e+09,'7a64c1a170dc777e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',83,1,'place 6',1.7958744626111063957e+09,'f5ab7caf44305c96');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',84,1,'place 6',1.79587446261861681941e+09,'8093636b524b196c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',85,1,'worker 45',1.79587446262298297888e+09,'f86d1708e174dda0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',86,1,'worker 44',1.79587446262978959088e+09,'4e23cc1e68da6b37');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',87,0,'end_workers',1.79587446263636422161e+09,'fdd2727cb2bb5fdc');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',88,1,'end_sales',1.79587446264872884751e+09,'fa0f9f548f384727');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',89,1,'build 5',1.79587446265409517286e+09,'a21e3fb454328645');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',90,1,'place 8',1.79587446266223478312e+09,'bfb9f36ae22fd88a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',91,1,'place 8',1.79587446266558051115e+09,'cd152a18aa3c69c0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',92,1,'place 8',1.79587446266663670543e+09,'1975402eb2c5287c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',93,1,'end_workers',1.79587446267217731472e+09,'d43795ab73b3d441');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',94,1,'worker 26',1.79587446267461323741e+09,'a686c7ffd9da29c2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',95,1,'worker 62',1.79587446267563581462e+09,'72eabd57fe4cf0e6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',96,1,'worker 11',1.79587446267666125294e+09,'47fdb366a1c3ec22');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',97,0,'skip_turn',1.79587446268537569041e+09,'cb8dd00fd65d6785');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',98,1,'skip_turn',1.79587446268794870369e+09,'ca4a41b8ce183c0f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',99,0,'skip_turn',1.79587446269173932073e+09,'6175c2309588ae27');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',100,1,'end_sales',1.79587446269476532934e+09,'4265b49d237b444c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',101,1,'build 49',1.79587446269597864152e+09,'5370361024f7603e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',102,1,'place 8',1.7958744626971702576e+09,'2e0f9febe2d7fa50');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',103,1,'end_workers',1.79587446269911336894e+09,'41d910905fa47e02');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',104,1,'worker 47',1.79587446270216441156e+09,'fd97b51d14177762');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',105,0,'build 23',1.79587446271172714237e+09,'f924b451c5aeca67');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',106,0,'place 49',1.79587446271968913073e+09,'ba2052da81349e6a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',107,0,'place 49',1.79587446272630763054e+09,'e70bdc8ed9a5aeee');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',108,0,'place 49',1.79587446276917266844e+09,'85d93a7acf0d919a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',109,0,'place 49',1.79587446278248977658e+09,'671803f57d012f76');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',110,0,'place 5',1.79587446279717183111e+09,'358edd1a85fa6cb0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',111,0,'place 5',1.79587446287866163256e+09,'0ccd6becbece8427');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',112,1,'end_sales',1.79587446291776537893e+09,'efd4455fd88e8f42');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',113,1,'build 15',1.79587446294404816634e+09,'3b6a9b628a938a00');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',114,1,'place 23',1.79587446295124626162e+09,'062a0f69e96dd95a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',115,1,'end_workers',1.79587446295290088654e+09,'f1b02d3a435aead7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',116,1,'worker 28',1.79587446295604681971e+09,'3370537dd4428d87');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',117,0,'end_sales',1.79587446295951867107e+09,'4d5348a43a19ea44');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',118,0,'end_workers',1.79587446296306824686e+09,'596d0a17363155dd');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',119,1,'skip_turn',1.79587446296651935574e+09,'c9afd385fe60ddf4');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',120,0,'skip_turn',1.7958744629706776142e+09,'59eb62d7ec786ecf');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',121,1,'end_sales',1.79587446301383614542e+09,'dc2d1a0fd8cf06d2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',122,1,'place 5',1.79587446301787185664e+09,'fc1fbfdda253b256');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',123,1,'end_workers',1.79587446301939845081e+09,'b1ed27f3117877da');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',124,1,'worker 58',1.7958744630223789215e+09,'808f09fa76d92598');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',125,0,'sell 23',1.79587446302614831927e+09,'151030b8942a7d57');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',126,0,'end_sales',1.79587446302955293657e+09,'8c9532e4d640347c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',127,0,'build 25',1.79587446303292322166e+09,'2a3e4569fda4c535');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',128,0,'place 5',1.79587446303613758086e+09,'8014b714e9284a25');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',129,0,'place 15',1.79587446303948473935e+09,'1548b7cb361bd397');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',130,0,'place 15',1.79587446305549168585e+09,'42318eac5c4e0641');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',131,0,'place 15',1.79587446308933734893e+09,'c286c46b63fe1b51');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',132,0,'place 15',1.79587446309608507154e+09,'dbfcb32b293732ca');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',133,0,'worker 61',1.79587446310400748253e+09,'2c92c4f6e134f6ce');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',134,0,'worker 53',1.79587446311941051485e+09,'a3f46e28346dd6b9');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',135,0,'worker 59',1.79587446313220047951e+09,'688a2f83fc23f05e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',136,0,'worker 19',1.79587446318655419349e+09,'0ec6c21055958e6f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',137,0,'worker 36',1.79587446321021485329e+09,'b0e41e3020e4344f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',138,1,'build 4',1.79587446323738217359e+09,'36164f844fe0b854');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',139,1,'place 25',1795874463.24741,'cfc4775ad72de9ac');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',140,1,'end_workers',1.79587446326211071017e+09,'737293cd162349c1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',141,1,'worker 57',1.79587446326983642573e+09,'991409e674305554');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',142,0,'end_sales',1.79587446328204870219e+09,'8ae66ebe9cfe51a3');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',143,0,'skip_turn',1.79587446329796910282e+09,'da0609eed2462929');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',144,1,'skip_turn',1.79587446330513024334e+09,'a349d7e0930b14a5');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',145,0,'sell 25',1.79587446332362461092e+09,'5c0e6abd07c6e314');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',146,0,'end_sales',1.79587446335620665553e+09,'320cb1912ce05603');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',147,0,'build 16',1.79587446342401719093e+09,'02c467fa5662bd40');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',148,0,'place 4',1.79587446346596241002e+09,'da01bc8135999f40');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',149,0,'place 4',1.7958744634759047031e+09,'8419ac9fd59c6b83');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',150,0,'place 4',1.7958744634812531471e+09,'dfa07a739b58c8d2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',151,0,'place 4',1.79587446348650670046e+09,'7dcbb6b61fc1e3ac');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',152,0,'worker 24',1.79587446349477958674e+09,'6f07d0a94bc96a5b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',153,0,'worker 31',1.79587446349894142147e+09,'07704699387f5c49');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',154,0,'worker 44',1.79587446350321221352e+09,'f093ba1646257c37');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',155,0,'worker 20',1.79587446350961732867e+09,'210e78d9775fbf3d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',156,1,'build 42',1.79587446352073597903e+09,'c29be544e5bf9c95');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',157,1,'place 16',1.79587446353926801683e+09,'2e55538b64fb0f7e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',158,1,'place 16',1.79587446354239964481e+09,'ca0bb884697a7f9b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',159,1,'end_workers',1.79587446354908490176e+09,'14ea7aacd2f1d8b8');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',160,1,'worker 70',1.79587446355847477909e+09,'fe1e3075a0ff2ecf');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',161,1,'worker 56',1.79587446356209444993e+09,'60e599d7d8c395af');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',162,0,'skip_turn',1.79587446356843900676e+09,'06b2269515cae43e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',163,1,'end_sales',1.79587446357236576077e+09,'83ab284a96768959');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',164,1,'build 3',1.79587446357999348635e+09,'d8943dabcc82c44c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',165,1,'place 42',1.79587446359544610973e+09,'9a97c752784d98d7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',166,1,'end_workers',1.79587446361885166162e+09,'004f7dfc857b8503');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',167,1,'worker 67',1.79587446362457966802e+09,'606c554cce5f2a38');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',168,0,'sell 16',1.79587446371246170994e+09,'517b14dd2d8c960a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',169,0,'end_sales',1.79587446374124836919e+09,'4d289a5a2f2f8f64');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',170,0,'build 13',1.79587446387414908406e+09,'193913d906aa99cd');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',171,0,'place 42',1.79587446387953495983e+09,'b8c058de6a634115');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',172,0,'end_workers',1.79587446389411354067e+09,'2e85d233a2309ca2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',173,0,'worker 51',1.79587446389797043798e+09,'254065ff737931c2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',174,1,'sell 42',1.7958744639012591839e+09,'c77120aace5ebcf1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',175,1,'end_sales',1.79587446390404963493e+09,'7e3455902d6f220f');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',176,1,'build 12',1.79587446391465759281e+09,'d84b9fc998423666');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',177,1,'end_workers',1.79587446395020771021e+09,'bca85abae4c4fca2');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',178,0,'skip_turn',1.79587446395773148535e+09,'d503fa06072f18fd');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',179,1,'sell 3',1.79587446396244668957e+09,'e10abb5b16ac5741');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',180,1,'end_sales',1.79587446396428227421e+09,'3ac3d2f721e75662');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',181,1,'build 46',1.7958744639773666858e+09,'e98bf63c2d6a8c69');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',182,1,'place 12',1.79587446399131894108e+09,'2b86a8268fee0524');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',183,1,'place 12',1.79587446400359678272e+09,'deca3bc1bee7656c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',184,1,'place 12',1.79587446401331663134e+09,'81bc83e21f6bc554');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',185,1,'end_workers',1.79587446402946090701e+09,'4894c89563cf5f20');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',186,1,'worker 21',1.7958744640410017967e+09,'f095578e7bedc2f7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',187,1,'worker 52',1.79587446405736684803e+09,'ebf61d1d1c6a3ab0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',188,1,'worker 63',1.79587446407221198087e+09,'0620556ce639b1bf');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',189,0,'skip_turn',1.79587446418321466448e+09,'0c7171ce4ed6fee0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',190,1,'sell 12',1.79587446431945729251e+09,'7cc59e00282ff198');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',191,1,'end_sales',1.79587446434002637857e+09,'ff1a8fcfe6e262f8');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',192,1,'build 7',1.79587446434444022178e+09,'2cf1cad08c60cd90');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',193,1,'place 46',1.79587446434817647926e+09,'0bd95fc4684a5b69');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',194,1,'place 46',1.79587446436706662175e+09,'8addd571eb15b0a4');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',195,1,'end_workers',1.79587446437742781642e+09,'f0e51fccf674bea8');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',196,1,'worker 45',1.79587446438716506953e+09,'9b39f0b1c3af8e5d');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',197,1,'worker 69',1.79587446439463210108e+09,'2cc7bf0be7991122');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',198,0,'skip_turn',1.79587446439890098572e+09,'f50938ddc97b90fa');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',199,1,'skip_turn',1.79587446440578627588e+09,'959de28049607213');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',200,0,'end_sales',1.79587446441763949394e+09,'82281f521da6eb8b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',201,0,'end_building',1.79587446442290520672e+09,'b836b719db8000cd');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',202,0,'place 13',1.7958744644280228615e+09,'a97dac445ce3f751');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',203,0,'place 7',1.79587446443163537977e+09,'7d4f0ab362b54b15');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',204,0,'place 46',1.79587446443694925303e+09,'d9bcdcd60848ad61');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',205,0,'end_workers',1.79587446444398546223e+09,'0b84f1ca4e67a8ec');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',206,0,'worker 27',1.79587446445026516911e+09,'a8c644c036410587');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',207,0,'worker 9',1.79587446445555710787e+09,'c390f2ddb7c8c6d0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',208,0,'worker 66',1.79587446445967435833e+09,'8bccc649fcf3973e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',209,1,'end_sales',1.79587446446608304975e+09,'cbd618c150d8f83e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',210,1,'build 60',1.79587446447379469865e+09,'0be9fbfa6a341575');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',211,1,'place 7',1.79587446448368144038e+09,'1dd1d210e95e721a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',212,1,'place 7',1.79587446449132156372e+09,'997463a619bca6e1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',213,1,'end_workers',1.79587446449469900124e+09,'08d491e59b72c49b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',214,1,'worker 14',1.79587446450156807895e+09,'9914cbbc8023cf5b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',215,1,'worker 17',1.79587446451511645317e+09,'f1adc30248e4b989');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',216,0,'sell 13',1.79587446454136133193e+09,'9baa6365a143155b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',217,0,'end_sales',1.79587446454515409473e+09,'af89d0fe499def29');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',218,0,'build 32',1.79587446456425690651e+09,'b9d3854fba9b6a4c');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',219,0,'place 7',1.79587446456981587403e+09,'843529406d339ca6');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',220,0,'place 60',1.79587446458225607872e+09,'b1733ceb656804bc');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',221,0,'place 60',1.79587446461123418804e+09,'a97efdc6e444b307');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',222,0,'place 46',1.7958744646205143929e+09,'19619df25cf194a7');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',223,1,'end_sales',1.79587446463307905198e+09,'7ed46f81747c93a4');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',224,1,'build 18',1.79587446463749933239e+09,'ebef90ea4407c409');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',225,1,'place 32',1.79587446464186096194e+09,'132b164991afe815');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',226,1,'end_workers',1.79587446464326024051e+09,'397a7ba439594dcc');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',227,1,'worker 37',1.79587446464618229863e+09,'3ce5aad4afdffec1');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',228,0,'sell 32',1.79587446465002822872e+09,'5e8f977797e072de');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',229,0,'end_sales',1.79587446466310524939e+09,'ccb296c48f73602e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',230,0,'build 49',1.79587446468829751012e+09,'d56fe28190365b2e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',231,0,'place 60',1.79587446471838045117e+09,'b1c626211aa81e1b');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',232,0,'place 18',1.79587446472251439097e+09,'08e1e53fee672f57');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',233,1,'end_sales',1.79587446472609686852e+09,'d5ea8a409d86c85e');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',234,1,'build 65',1.79587446472767257692e+09,'3746316da011d922');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',235,1,'place 60',1.79587446473826622961e+09,'7b454c5fcf02a96a');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',236,1,'place 18',1.79587446473955130573e+09,'44d769ba13e22041');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',237,1,'place 18',1.79587446474264931682e+09,'3a7a9b64d7b21071');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',238,0,'skip_turn',1.79587446474670767789e+09,'400ba34117cc32a0');
INSERT INTO "choices" VALUES('tall-well-2wzhjp',239,1,'skip_turn',1.79587446475216221813e+09,'ad66f1feacc31a23');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',0,0,'start 21',1.79587446478918242457e+09,'270cd82c4720792d');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',1,1,'start 1',1.79587446479903030394e+09,'e640610da31f989a');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',2,0,'start 2',1.79587446480620431901e+09,'68069b982b9a716c');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',3,1,'start 14',1.79587446483038353913e+09,'0827e3286ab17854');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',4,0,'sell 2',1.79587446488243985178e+09,'5c946b630a0fb9ae');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',5,0,'sell 21',1.79587446492522335049e+09,'8f83b0007902f75c');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',6,0,'end_sales',1.79587446495869302752e+09,'8e21958969af8ac2');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',7,0,'build 27',1.79587446505446910859e+09,'1f62e8cbd07d4d41');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',8,0,'place 14',1.79587446508648729322e+09,'0a06ddcc33ee944b');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',9,0,'place 1',1.79587446513581609729e+09,'648407fd8d26fda6');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',10,0,'place 14',1.79587446520684385301e+09,'ec78643b00b7c04a');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',11,0,'place 14',1.79587446524355173107e+09,'69fb7d169b05872e');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',12,0,'place 14',1.7958744652663555145e+09,'3119606ec049e0e4');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',13,1,'end_sales',1.79587446536335325246e+09,'2b40912cc6608703');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',14,1,'place 1',1.79587446539855098725e+09,'4eece8b8658592dc');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',15,1,'end_workers',1.79587446549070572855e+09,'c4d419ff4f74c731');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',16,1,'worker 70',1.79587446555874013899e+09,'e1160ab661e07111');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',17,0,'end_sales',1.79587446558666419989e+09,'8d2dbb90e3fb938a');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',18,0,'place 1',1.7958744655941557884e+09,'37f1ae47fa3fe1dd');
INSERT INTO "choices" VALUES('willow-wind-ttcxk2',19,0,'undo',1.79587446560256075857e+09,'8d2dbb90e3fb938a');
INSERT INTO "choices" VALUES('violet-dune-adfmcx',0,1,'start 20',1.79587446916224884986e+09,'aefdce58f5b91809');
INSERT INTO "choices" VALUES('violet-dune-adfmcx',1,1,'start 8',1.79587446916754555703e+09,'06223505acc41642');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',0,0,'produce 1',1.79587446917172455784e+09,'86001efb59e8d818');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',1,0,'play 56',1.79587446917568945882e+09,'6055c44d9d27c23f');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',2,0,'play 14',1.79587446918812489509e+09,'06e5f6af60aeb2a0');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',3,0,'play 51',1.79587446919584059717e+09,'c691c60195b48cf8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',4,0,'collect',1.79587446920420789721e+09,'cfe4390b6cd0afa4');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',5,0,'end_turn',1.79587446920749211308e+09,'1ab1d44db801d215');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',6,1,'produce 3',1.79587446921152567866e+09,'c88e26d5916e7c9b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',7,1,'play 11',1.7958744692135109901e+09,'9c716a80a3cb3013');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',8,1,'collect',1.79587446921656918529e+09,'9a8da2303fe3697b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',9,1,'end_turn',1.79587446922165703774e+09,'87f20276f4ae7443');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',10,0,'produce 0',1.79587446923123431204e+09,'0b321d0921b9db2f');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',11,0,'move 1 2',1.79587446923967504496e+09,'1b99db04c04191c5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',12,0,'collect',1.79587446924445557597e+09,'6ee93d0bc1a65161');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',13,0,'buy 1',1.79587446925563883788e+09,'2d1e23bdfe2697e7');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',14,0,'end_turn',1.79587446926454091071e+09,'2128b13a62700568');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',15,1,'build 3 2',1.79587446927293968197e+09,'e7852e1f3d251843');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',16,1,'end_turn',1.79587446927825951578e+09,'46ad5ad0394d6e4b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',17,0,'draw_display 1',1.79587446928669428828e+09,'8e43da45f1ffcc89');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',18,0,'draw_deck',1.79587446929414582255e+09,'ff241cb5cea1c30d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',19,0,'draw_display 0',1.79587446930216217038e+09,'fe2c5e13ed40fc85');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',20,0,'buy 1',1.79587446931225037569e+09,'455fcc31f02a9409');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',21,0,'end_turn',1.79587446932246422772e+09,'12fbd0f653b68d4c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',22,1,'draw_display 0',1.79587446932893252376e+09,'1e7412d5e824aa22');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',23,1,'end_turn',1.79587446933774948125e+09,'c23d11834eb13e70');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',24,0,'produce 0',1.79587446935199213028e+09,'d58501fdd5fdfe2e');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',25,0,'play 64',1.79587446936418724053e+09,'6a87b398d51749a8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',26,0,'collect',1795874469.37653,'e2dc1d7c50b563b2');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',27,0,'buy 1',1.79587446938617134096e+09,'4ce1615007f14fd5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',28,0,'end_turn',1.79587446939816284176e+09,'304a342db9212c8a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',29,1,'produce 3',1.79587446941085386274e+09,'8cb51f9792820d04');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',30,1,'play 49',1.79587446941798210145e+09,'e6ac7f53808e6c92');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',31,1,'collect',1.79587446943066024775e+09,'cb6ef8b1de0fb0ae');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',32,1,'end_turn',1.79587446943551516534e+09,'3054c652122f622e');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',33,0,'produce 1',1.79587446945351028441e+09,'e72e5e47bce76c9a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',34,0,'play 54',1.79587446946629810326e+09,'26747d593bd3cb5a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',35,0,'play 10',1.79587446947377371792e+09,'58d606e86f88c18a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',36,0,'collect',1.79587446948838829995e+09,'db1fac64476edff0');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',37,0,'buy 2',1.79587446950033783913e+09,'c14cb48ce1ad5816');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',38,0,'end_turn',1795874469.51407,'1a3ce15ff0f2c582');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',39,1,'draw_display 2',1.79587446952573323252e+09,'bd6e9d12cc9a4993');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',40,1,'end_turn',1.79587446953021168715e+09,'a7168241f6d17052');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',41,0,'draw_display 0',1.79587446954537487036e+09,'ef6e9256b1248e02');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',42,0,'draw_display 0',1.79587446955821132665e+09,'8794873a3030e212');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',43,0,'done',1.795874469567782402e+09,'af3063996bfdb411');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',44,0,'end_turn',1.79587446958635807035e+09,'1e3b906c22ba42aa');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',45,1,'draw_display 2',1.79587446960288047792e+09,'4f0de468bfa0ed20');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',46,1,'end_turn',1.79587446960747885698e+09,'e7fc3466ffe7014b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',47,0,'produce 3',1.79587446962949275975e+09,'9f7c35d56408afa6');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',48,0,'move 0 3',1.79587446964258193966e+09,'d6bace8e8f192229');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',49,0,'collect',1.79587446965027165406e+09,'6e7722a6ee88da53');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',50,0,'end_turn',1.79587446965820455549e+09,'8dd69feb47e0b1f3');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',51,1,'produce 1',1.7958744696693878174e+09,'597c1a3c1bbb819e');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',52,1,'play 9',1.79587446967369818683e+09,'c2543c43db2dec14');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',53,1,'collect',1.79587446968583750719e+09,'fa9616923f811038');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',54,1,'end_turn',1.79587446969747710229e+09,'5145248f48e9797d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',55,0,'draw_display 1',1.7958744697101392746e+09,'5c6bc3c035e34644');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',56,0,'done',1.79587446971750664716e+09,'2b9a086ae33fa316');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',57,0,'end_turn',1.79587446972894811637e+09,'f4ff4795db7d8ac9');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',58,1,'build 1 2',1.79587446973697352405e+09,'3e439d379c0a1b4c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',59,1,'end_turn',1.7958744697446911335e+09,'2d0c716bf706f8e4');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',60,0,'draw_display 1',1.79587446975822353362e+09,'901fb360e5af78c3');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',61,0,'draw_deck',1.79587446976617598533e+09,'ccc503633172494a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',62,0,'end_turn',1.79587446978008890155e+09,'2383190eb9f42caf');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',63,1,'produce 2',1.79587446978816127774e+09,'1253aac18eb1b775');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',64,1,'play 8',1.79587446980194544794e+09,'0103855346ba5e47');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',65,1,'collect',1.79587446980928730965e+09,'b3f6d63860b840b8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',66,1,'acquire 0 1',1.79587446981756567948e+09,'0b07e6b10ffad532');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',67,1,'end_turn',1.79587446982164263727e+09,'ff24e068d97a86bd');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',68,0,'draw_display 2',1.79587446983153939243e+09,'2fb9283b8d230970');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',69,0,'end_turn',1.79587446984187245366e+09,'e55a64defc9be587');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',70,0,'discard 45',1.79587446985191607476e+09,'84d36befeb1446c8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',71,1,'build 3 0',1.7958744698653826713e+09,'b2782c7eaf919960');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',72,1,'use',1.79587446986712408062e+09,'f65e2c160a28de81');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',73,1,'build 2 3',1.79587446987389039989e+09,'e0fc60cd752dbd45');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',74,1,'acquire 0 3',1.79587446987800765036e+09,'ece906e1997812af');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',75,1,'end_turn',1.79587446988012194633e+09,'3f361cc2d5933659');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',76,0,'produce 3',1.79587446989431500439e+09,'0491d7083641057b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',77,0,'play 36',1.79587446990816521647e+09,'d9fd9cf2f209d4f9');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',78,0,'collect',1.79587446991593527789e+09,'dc28ca7b8766b20d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',79,0,'end_turn',1.79587446992195630076e+09,'8dbab6aa143c469c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',80,1,'produce 1',1.79587446992938494678e+09,'b1dc56cf7f84fe86');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',81,1,'play 10',1.79587446993662571909e+09,'3cdaf61415ec4ea2');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',82,1,'collect',1.79587446994566369055e+09,'2cc898f2cafdfa55');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',83,1,'end_turn',1.79587446994848895075e+09,'b624e2b0a331cd86');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',84,0,'produce 0',1.79587446995959711072e+09,'25a8a5ed3d6b8527');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',85,0,'move 3 3',1.79587446996731424329e+09,'2bdec0b16ae3cf99');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',86,0,'collect',1.79587446997131037714e+09,'f6d97e7c031976b8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',87,0,'end_turn',1.79587446998838090898e+09,'88d923f7e310480d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',88,1,'produce 2',1.79587446999378681179e+09,'c1319499eca1bfa1');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',89,1,'play 38',1.79587447000135159492e+09,'2af5effe8968c6c4');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',90,1,'collect',1.79587447000558328631e+09,'9dbe2ad2ca235f5b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',91,1,'acquire 0 1',1.79587447001669597628e+09,'08ca6fe620b0960c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',92,1,'end_turn',1.79587447001811599729e+09,'1035391d75e02522');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',93,0,'build 1 0',1.79587447003085255627e+09,'e712ef398648eeee');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',94,0,'buy 3',1.79587447004035115241e+09,'04a0445e425a857e');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',95,0,'end_turn',1.79587447004907059672e+09,'94f7cb72de2a0fc5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',96,1,'produce 0',1.79587447005576038359e+09,'3e4012e1f9a33545');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',97,1,'play 64',1.79587447006280469894e+09,'e50547ef9fc87abc');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',98,1,'play 54',1.79587447006775522231e+09,'a0ce7bc99d0be6ed');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',99,1,'move 1 1',1.79587447007381534576e+09,'c9713f3c7864beb7');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',100,1,'collect',1.79587447008261227605e+09,'ece9e10870399437');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',101,1,'gain 3',1.79587447008484148982e+09,'cbaad01b2b79bfed');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',102,1,'gain 3',1.79587447008941054338e+09,'7c0f5663e320a64c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',103,1,'activate 1',1.79587447009326958658e+09,'109b131561736a2f');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',104,1,'build 0 1',1.79587447009481692315e+09,'92d92c75de18f4f9');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',105,1,'acquire 0 0',1.79587447009609937672e+09,'7fc8960da1a94b93');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',106,1,'buy 2',1.79587447009727144238e+09,'71733dd5148e9827');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',107,1,'end_turn',1.79587447010261631007e+09,'cdc4000a9427fec9');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',108,0,'produce 1',1.7958744701067342758e+09,'40545568adfbb395');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',109,0,'play 52',1.79587447011208295824e+09,'17b4d203d575e626');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',110,0,'move 0 1',1.79587447011619734762e+09,'3122241d1f6cf131');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',111,0,'play 16',1.79587447012223267554e+09,'08939433892110b8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',112,0,'collect',1.7958744701295337677e+09,'5a5b57ccd9463d20');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',113,0,'end_turn',1.79587447013621830937e+09,'b3a7ffb6f7da57bd');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',114,1,'build 2 3',1.7958744701440811157e+09,'c41a2ba7f2cc7dc5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',115,1,'use',1.79587447014717698097e+09,'9584751ae03c6e2c');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',116,1,'gain 1',1.79587447015403175358e+09,'8948bf161215d5cb');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',117,1,'gain 1',1.79587447015537619594e+09,'93c3bfc88a1fd312');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',118,1,'end_turn',1.79587447015661239623e+09,'2efcaad4afce893d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',119,0,'build 1 1',1.7958744701629021168e+09,'8af2a9f397668596');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',120,0,'end_turn',1.7958744701675167084e+09,'9e97a5bc156a8ec6');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',121,1,'produce 3',1.79587447017757153517e+09,'5591466f998bf4c1');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',122,1,'move 0 2',1.7958744701933209896e+09,'ff32f99117832b43');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',123,1,'play 57',1.79587447020183968546e+09,'445cf70fceffa764');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',124,1,'collect',1.79587447020350313188e+09,'244c9afc68c4b488');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',125,1,'gain 2',1.79587447020865416521e+09,'ba2be56fee941ed8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',126,1,'gain 2',1.79587447021607661242e+09,'3750e42b3409a7ff');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',127,1,'activate 2',1.79587447021790790556e+09,'6bb9fbc5acd14631');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',128,1,'gain 2',1.7958744702199120522e+09,'13d56d53cf5815ec');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',129,1,'gain 2',1.79587447022295141219e+09,'566860eaff4c8a94');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',130,1,'acquire 0 1',1.79587447022428846354e+09,'73fe45ea632265d9');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',131,1,'end_turn',1.79587447022551512714e+09,'e3d0d59770073758');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',132,0,'draw_display 0',1.79587447023429298397e+09,'16764b51c0931408');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',133,0,'draw_display 0',1.79587447023832178115e+09,'a67556beddfc9b95');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',134,0,'draw_display 1',1.79587447024228811262e+09,'7f2aa297c1cb8a3f');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',135,0,'end_turn',1.7958744702464320659e+09,'3ae2dded40ac21a8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',136,1,'build 3 2',1.79587447025323152546e+09,'1e20d76c926a9a25');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',137,1,'end_turn',1.79587447025477838511e+09,'7bd7cd94644aa143');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',138,0,'draw_display 1',1.79587447026244711872e+09,'0e463d8193e768e5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',139,0,'end_turn',1.79587447027023148536e+09,'1ca0166e04c3cfa8');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',140,0,'discard 7',1.79587447027644276625e+09,'3373c923a0c64c79');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',141,1,'produce 3',1.79587447028205418587e+09,'7a68c52e2aedf3df');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',142,1,'play 51',1.79587447028462529182e+09,'318eab854575170d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',143,1,'collect',1.79587447028582477574e+09,'b9b23be9d033f9e2');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',144,1,'gain 0',1.79587447029883933062e+09,'e8cde2b5f27c119a');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',145,1,'gain 1',1.79587447030292654036e+09,'1448e72352b66491');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',146,1,'activate 2',1.79587447030433154104e+09,'ae3679816b2a664d');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',147,1,'gain 1',1.79587447030789470669e+09,'72e4ea6b1642ed87');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',148,1,'gain 1',1.79587447030917406079e+09,'76b6ee8c843caf6b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',149,1,'end_turn',1.79587447031238961218e+09,'0a4ae9872ad0f33b');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',150,0,'build 1 2',1.79587447031634664536e+09,'65d6628034db15d3');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',151,0,'save 1',1.79587447032069253923e+09,'c2366a37f97431db');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',152,0,'use',1.79587447032501459119e+09,'a94011f09d86c7c4');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',153,0,'copy 1 3 2',1.79587447033418822284e+09,'17715db8acc2d409');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',154,0,'gain 3',1.7958744703408308029e+09,'660e119344379b06');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',155,0,'end_turn',1.79587447034489297863e+09,'7c502271acd54efb');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',156,1,'buy 2',1.79587447034955525397e+09,'2c5886b232656dc4');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',157,1,'build 3 0',1.79587447035208940503e+09,'5e141b7b6c5c73cb');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',158,1,'use',1.79587447035385417933e+09,'f75dd6b550438c22');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',159,1,'build 3 1',1.79587447035521578786e+09,'12feec60b939c437');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',160,1,'use',1.79587447035637855531e+09,'e75afefa5e9a53e5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',161,1,'space 0 1',1.79587447036061835289e+09,'54c244193c03b5d5');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',162,1,'space 0 2',1.79587447036209964757e+09,'d30cf7339646cae6');
INSERT INTO "choices" VALUES('crane-valley-cxjf8z',163,1,'end_turn',1.79587447036317038534e+09,'2a81d4907efb04d1');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',0,0,'draw_display 0',1.79587447039423823351e+09,'ed2d2f0737d36cc4');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',1,0,'end_turn',1.79587447040430045128e+09,'def7278bd4528a8a');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',2,1,'draw_display 0',1.79587447040857887264e+09,'8aeb42f185e64609');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',3,1,'end_turn',1.79587447041442155835e+09,'9693967e377ff220');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',4,0,'produce 0',1.79587447042227029802e+09,'98fcd95120426d54');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',5,0,'play 13',1.79587447043592548373e+09,'f67bb83b2e77b900');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',6,0,'collect',1.79587447044140052798e+09,'df30b020e95b23bb');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',7,0,'buy 2',1.79587447044701766971e+09,'c374b2d0da0134c1');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',8,0,'end_turn',1.79587447045262670521e+09,'bd579886085a518f');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',9,1,'produce 0',1.79587447045626878738e+09,'41108f49510bddac');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',10,1,'play 34',1.79587447046129679677e+09,'11aa4d07a978c396');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',11,1,'collect',1.79587447047215199467e+09,'7dfe5258d199468e');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',12,1,'buy 2',1.7958744704862167835e+09,'6622f694cabf8617');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',13,1,'end_turn',1.7958744704936816692e+09,'5d153945ed84e96e');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',14,0,'draw_display 2',1.79587447049768376356e+09,'e6facb5851794806');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',15,0,'end_turn',1.79587447051021313667e+09,'d420785521839b47');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',16,1,'produce 3',1.79587447051826739306e+09,'c453e016204a8800');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',17,1,'play 1',1.79587447052951478952e+09,'a9d0381626ec9de8');
INSERT INTO "choices" VALUES('west-letter-xs3xq7',18,1,'play 4',1.79587447056239891051e+09,'51d8c1b3d8b6f209');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',0,0,'pay 61',1.79587447303515338904e+09,'eed1abd5355a295f');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',1,0,'buy 38',1.79587447304458045957e+09,'2c6b8cc524174843');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',2,0,'keep',1.79587447305241584773e+09,'5cd3b8294d85b0ff');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',3,0,'pass',1.79587447305646467207e+09,'31cea8168af06e2a');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',4,1,'play 11 0',1.79587447306154084202e+09,'230c3ec17a8cfd19');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',5,1,'play 23 1',1.79587447306363511088e+09,'0f6416982b6bd410');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',6,0,'pay 17',1.7958744731670794487e+09,'8f788a9f9d9715ac');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',7,0,'buy 13',1.79587447317116713531e+09,'3f6e3880f3a82e63');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',8,0,'keep',1.79587447317494416235e+09,'ddcccb73c8f01b17');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',9,0,'pay 50',1.79587447317861127857e+09,'d807a4c09450362a');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',10,0,'buy 18',1.79587447318215179441e+09,'d157d03f216eff4b');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',11,0,'keep',1.79587447318568801881e+09,'1fbdcc3787a6849b');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',12,1,'pay 8',1.79587447318945407862e+09,'5153646da547e1ba');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',13,1,'buy 48',1.79587447319101333612e+09,'9fd589a64a0bf6a9');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',14,1,'place 3',1.79587447319408106808e+09,'c18f128996eef26e');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',15,1,'play 15 0',1.79587447319597792632e+09,'102fb25c00d72344');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',16,1,'take 35',1.79587447322343707082e+09,'f5e5d3365e70ecb6');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',17,0,'take 28',1.79587447323169946671e+09,'1d9cf6f85eadb6cc');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',18,0,'pass',1.79587447323614525802e+09,'2d0b234e6621e8df');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',19,0,'drop 55',1.79587447324410629271e+09,'76715bbff5f5cd41');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',20,1,'play 47 2',1.79587447325355243675e+09,'df54c5d86fce50c8');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',21,1,'play 14 0',1.79587447327043104173e+09,'5d5606de7ad643ee');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',22,0,'pay 18',1795874473.2743,'8c1f6ccbd07398ce');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',23,0,'buy 16',1.7958744732787978649e+09,'00cd60f6f2ea9f57');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',24,0,'place 1',1.79587447328375029564e+09,'f8a505533dcc2113');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',25,0,'pass',1.79587447329375886912e+09,'85991ab1ccab4325');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',26,1,'pay 35',1.79587447330368971823e+09,'1338d5a20b2e7d20');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',27,1,'buy 26',1.79587447330858016015e+09,'52a3ed7e3f397eb8');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',28,1,'place 1',1.79587447332098031037e+09,'2e7d79c878d6f06b');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',29,1,'pay 57',1.79587447332275652886e+09,'7408f814557a2a98');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',30,1,'buy 31',1.79587447332552027699e+09,'fcdfacc0ee50f4f0');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',31,1,'place 1',1.79587447332855439183e+09,'a96b2a20708265dd');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',32,0,'give 28',1.79587447333184337615e+09,'6dfaa654995a8691');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',33,0,'play 39 2',1.79587447333525657656e+09,'9897cda31517f3ee');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',34,0,'pay 32',1.79587447333989191052e+09,'8d362f5cc64d63d3');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',35,0,'buy 30',1.79587447334491920464e+09,'cce7f2268d231f42');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',36,0,'keep',1.79587447345034742357e+09,'deab2d8d143e5b63');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',37,1,'draw',1.79587447346849679941e+09,'8eca803a0829daa1');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',38,1,'pay 49',1.795874473473430872e+09,'274d8d89a8fb31de');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',39,1,'buy 63',1.79587447347594666479e+09,'256adac6e7b93dd7');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',40,1,'keep',1.7958744734805481434e+09,'a8fe049893e327ca');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',41,0,'pass',1795874473.48769,'75e87b61f0750f09');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',42,1,'pay 63',1.79587447349006032945e+09,'43104dc0a73d90b6');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',43,1,'buy 37',1.79587447349630475049e+09,'3f92857020e0a900');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',44,1,'place 2',1.7958744734989233017e+09,'92cf8601c7dd51fb');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',45,1,'draw',1.79587447350232601167e+09,'5def36bb4f8d2e4c');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',46,0,'draw',1.79587447350617551806e+09,'288d0dec7e56ad5b');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',47,0,'pay 30',1.79587447351018261905e+09,'72dd12edae2c2847');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',48,0,'buy 7',1.79587447351412582397e+09,'b5587c48675e0673');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',49,0,'keep',1.7958744735195474625e+09,'e42a246a170b87a5');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',50,1,'pay 53',1.79587447352347683903e+09,'9f4501c035b0d7fd');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',51,1,'buy 45',1.7958744735300245285e+09,'d3926a22b985c2be');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',52,1,'place 2',1.79587447353198218346e+09,'395a04ccabdafe31');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',53,1,'draw',1.79587447354222083089e+09,'c7f8bbfa09d20afb');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',54,0,'pay 13',1.79587447355234885214e+09,'494caa0808a2f594');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',55,0,'buy 4',1.79587447355669140814e+09,'75fe6cc18019df3f');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',56,0,'place 0',1.79587447356093573569e+09,'62a808f7e1553d61');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',57,0,'take 0',1.79587447356801104547e+09,'5e3ffaf40d19a41c');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',58,0,'play 7 0',1.79587447357333254813e+09,'ac1477d97fbbaeaf');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',59,1,'pay 22',1.79587447357782626147e+09,'dd2c7e2dfeca0f83');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',60,1,'buy 42',1.79587447357983541482e+09,'ce56861dc5363796');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',61,1,'place 1',1.7958744735865607261e+09,'41eda4075429d801');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',62,1,'pay 28',1.7958744735916445255e+09,'e0cb8d166a3de704');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',63,1,'buy 10',1.79587447360221123694e+09,'087b7dae736091a0');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',64,1,'place 2',1.79587447360777831078e+09,'3984640a6691c873');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',65,0,'pay 0',1.79587447361745309835e+09,'74aabc7057e79122');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',66,0,'buy 29',1.79587447362403512004e+09,'9fcb29c664411eff');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',67,0,'keep',1.79587447362818932537e+09,'ee8de391d9da8bd9');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',68,0,'play 41 2',1.79587447363225936889e+09,'d4e5d5c06cded687');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',69,0,'take 63',1.79587447363634467121e+09,'7013335dd7738cf5');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',70,1,'draw',1.79587447363831233977e+09,'0f616a7fa488e85d');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',71,1,'pay 40',1.79587447364201378821e+09,'53b331974937f46f');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',72,1,'buy 58',1.79587447364605522163e+09,'38fb30ddc58a0a7f');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',73,1,'place 3',1.79587447365063881876e+09,'e7b17bee4e2d60cf');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',74,0,'pay 29',1.79587447365516495703e+09,'fc417d8a51743ad4');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',75,0,'buy 27',1.7958744736614177227e+09,'aaf25329ed0ad65f');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',76,0,'keep',1.79587447366776275636e+09,'dd4752450b7427e8');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',77,0,'pass',1.79587447367216658587e+09,'cf3226dcc2fee85c');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',78,1,'draw',1.79587447367940545089e+09,'d71df650df8ba109');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',79,1,'pay 36',1.79587447368198823921e+09,'20903b33df73873e');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',80,1,'buy 44',1.79587447369326710707e+09,'72f5e7a35b0d68dd');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',81,1,'keep',1.79587447369692230223e+09,'1749d03fd35bcf69');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',82,0,'pass',1.7958744737041270733e+09,'e0c4ce5f86e4bcb1');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',83,1,'draw',1.79587447375533699987e+09,'1b619776bbbf8090');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',84,1,'pay 44',1.79587447376079225539e+09,'7738643900cc6404');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',85,1,'buy 43',1.79587447377654266353e+09,'781ddf8a1f6fabfe');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',86,1,'place 3',1.79587447378032898908e+09,'c0cb8c0386694d48');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',87,0,'pay 24',1.79587447379156136509e+09,'9f8d3a44ee6c902c');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',88,0,'buy 56',1.79587447385037231447e+09,'0968a316e14a17af');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',89,0,'place 3',1.79587447388147974014e+09,'96b81e1da64e8432');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',90,0,'pay 63',1.79587447388588118549e+09,'5287b8c9c2e3d9f4');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',91,0,'buy 21',1.79587447389071679115e+09,'c0f6d26b96922c28');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',92,0,'keep',1795874473.90204,'6ffe1b5c7e29c615');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',93,1,'pay 1',1.79587447391141176228e+09,'640ea02c5b3fadce');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',94,1,'buy 60',1.79587447391702246667e+09,'3a3ac0da52610052');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',95,1,'place 3',1.79587447392222905161e+09,'6d0ebbbd2d7cf422');
INSERT INTO "choices" VALUES('jasmine-poem-zam5pn',96,1,'draw',1.79587447393794083592e+09,'c5f6919e0a56f6ea');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',0,0,'pay 54',1.79587447397123813625e+09,'81680ec9c5b4c1c8');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',1,0,'buy 14',1.79587447397778034209e+09,'d78dda299ab43495');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',2,0,'keep',1.79587447398324251174e+09,'db919ce73011fbb7');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',3,0,'pay 9',1.79587447399803280833e+09,'c5e57a9cee4848e2');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',4,0,'buy 63',1.79587447400568795199e+09,'dee85038d4d49713');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',5,0,'keep',1.79587447402293229098e+09,'606122b710e61d3a');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',6,1,'pay 20',1.79587447402949047089e+09,'e91f687dc1fc6c99');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',7,1,'buy 18',1.79587447403762125964e+09,'64f86c374c28b541');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',8,1,'place 1',1.79587447404380059243e+09,'182a14ee1acb88ee');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',9,1,'play 51 3',1.79587447404903674131e+09,'ee5be7e99318ae60');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',10,0,'play 39 2',1.79587447405669975277e+09,'e31d16844c0f62e4');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',11,0,'pay 41',1.79587447406555628776e+09,'6b8abe349ac4003c');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',12,0,'buy 62',1.79587447407037305831e+09,'9b2e31eaacd20702');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',13,0,'place 3',1.79587447417797088622e+09,'9b7510c68d2e0b4a');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',14,1,'pay 46',1.79587447418229722976e+09,'3fe4451674225a39');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',15,1,'buy 6',1.79587447423462724682e+09,'1e51bfd68df96b5e');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',16,1,'keep',1.79587447424649691582e+09,'b328945b6daed72a');
INSERT INTO "choices" VALUES('silent-village-3r9cbn',17,1,'play 6 0',1.79587447425298476219e+09,'e6795367b2c228e4');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',0,1,'claim 7',1.79587447658956718445e+09,'1e148d16056328b3');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',1,0,'claim 10',1.79587447660500597952e+09,'a6d7bddf136e04e9');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',2,1,'gather 0',1.79587447661395859712e+09,'c1deae3fcf79bced');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',3,1,'gather 1',1.79587447661822676662e+09,'8f3368c89425a517');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',4,1,'grow',1.79587447662753653529e+09,'63e71f999bd538e8');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',5,1,'sell 1 0',1.79587447664099931717e+09,'7cfe2387eca1caf4');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',6,1,'toll 3',1.79587447665780758853e+09,'355c0a0389ffac46');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',7,1,'end',1.79587447666419029236e+09,'f8d44d66faed7455');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',8,0,'toll 4',1.79587447667345428471e+09,'5d35348e3b14e0e6');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',9,0,'want 1 10',1.79587447667753958699e+09,'2fafa5964dd70076');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',10,0,'want 0 10',1.79587447668177127837e+09,'854aceae5fe9c739');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',11,0,'want 2 10',1.79587447668559741973e+09,'64bae16dad0d2a13');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',12,0,'want 3 12',1.79587447669479250908e+09,'c0a1197f5e84d9e9');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',13,0,'buy 8 0',1.79587447670440149304e+09,'ddbe344281dea96e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',14,0,'end',1.79587447673461461064e+09,'fc3573854d037b03');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',15,0,'rise 12',1.7958744767518277168e+09,'1cf83bbf477fe261');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',16,0,'put 1',1.79587447675696158409e+09,'09cee62049b45d39');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',17,1,'limit 11',1.79587447676472067832e+09,'391863b370ec6f8a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',18,0,'limit 26',1.79587447676691150657e+09,'d7c5710593e4e25c');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',19,0,'put 2',1.79587447677086591716e+09,'ea3cbf61e85dff0d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',20,1,'limit 9',1.79587447677491235734e+09,'2c1623f9ec8c676f');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',21,0,'limit 15',1795874476.78333,'8b71da217c9447cb');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',22,0,'put 2',1.79587447678785681729e+09,'b71813dc2f231baf');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',23,1,'limit 9',1.79587447679003453255e+09,'ef580e24cbf9d5a7');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',24,0,'limit 8',1.79587447679760265351e+09,'0cf919a909f8d020');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',25,0,'put 4',1.79587447680148315433e+09,'593455d7f2959197');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',26,1,'limit 2',1.79587447680541372301e+09,'7b9a7ff7a9c95047');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',27,0,'limit 11',1.79587447680944418907e+09,'4e210a45c274a216');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',28,0,'put 0',1.79587447681298899649e+09,'276683a18c0f6834');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',29,1,'limit 7',1.79587447681634902957e+09,'db0b00d15121bc3f');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',30,0,'limit 5',1.79587447681818985936e+09,'eadd00368c1b14fd');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',31,0,'put 0',1795874476.82164,'4b49796693437a7a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',32,1,'limit 1',1.79587447682503747936e+09,'0305c6cc17e8677a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',33,0,'limit 6',1.79587447682691812517e+09,'cab77553a97e51bf');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',34,1,'rise 5',1.79587447683012151715e+09,'5683268f89edb940');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',35,1,'put 2',1.79587447683150529861e+09,'9b00822fed0f4a7d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',36,1,'limit 8',1.79587447683480739592e+09,'dec3cffeae9fe5d5');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',37,0,'out',1.7958744768383045196e+09,'9966582029b80233');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',38,1,'attack 0 0',1.79587447684160757058e+09,'a8bb7819880a0d10');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',39,1,'army 3',1.79587447684298753738e+09,'6f08dcef8cb96fd1');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',40,0,'defend 0',1.79587447684981250765e+09,'83605db1557a45a9');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',41,1,'plunder 5',1.79587447685308647157e+09,'3a23b2644b9c6076');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',42,1,'plunder 1',1.79587447685447025298e+09,'af0807c10f2a35a9');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',43,1,'plunder 4',1.79587447685739278789e+09,'a063d1eacf0b1647');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',44,1,'assign 0 1',1.79587447685903906823e+09,'ea8c95bd30f6d4ce');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',45,1,'gather 0',1.7958744768620612621e+09,'1e6352f685916a03');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',46,1,'gather 0',1.79587447686496949192e+09,'3716cfcb33aa94f4');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',47,1,'gather 1',1.79587447686663222307e+09,'b644629da50e0bc0');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',48,1,'offer 0 0 0',1.79587447686813902851e+09,'feacbd81334dc3a4');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',49,1,'ask 9',1.7958744768709878921e+09,'359d705f22a5d6db');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',50,1,'build 18',1.79587447687414240838e+09,'c7ac0f54854a8a1e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',51,1,'sell 0 0',1.79587447687572717659e+09,'c1a0e1a108e1a47d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',52,1,'build 14',1.79587447687856340407e+09,'8ba277e656dc6c57');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',53,1,'build 4',1.7958744768813524246e+09,'acddad43ed978e9e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',54,1,'toll 3',1.79587447688277292252e+09,'d504452a61f504d1');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',55,1,'end',1.7958744768856492042e+09,'4e61a3ec15ec3238');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',56,0,'want 0 8',1.795874476890037775e+09,'8603aaa2bdb7e6f5');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',57,0,'want 1 2',1.79587447689400053025e+09,'6d0f293769a7a3fc');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',58,0,'want 2 1',1.79587447689893198012e+09,'f710d0886f13eeb0');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',59,0,'want 3 4',1.79587447690271282199e+09,'03f1bfb116ced0fe');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',60,0,'toll 5',1.79587447690643954275e+09,'406a7985492c9e0c');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',61,0,'grow',1.79587447691015195845e+09,'62951f147acd3345');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',62,0,'end',1.79587447691621971126e+09,'f3bd484581b6ebe6');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',63,0,'rise 2',1.79587447692276358599e+09,'49fa9990f74b07b4');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',64,0,'put 0',1.79587447692700362205e+09,'2c46ed2ce0181798');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',65,1,'limit 8',1.79587447694474673272e+09,'462820dad698a31b');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',66,0,'limit 7',1.79587447694691538808e+09,'7eff81354b0fe507');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',67,0,'put 1',1.79587447695062708851e+09,'a7ffe23e0e3f0021');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',68,1,'limit 7',1.79587447695568633082e+09,'a8bdb15406483341');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',69,0,'limit 17',1.79587447695866298672e+09,'4153aa4f164a425c');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',70,0,'put 2',1.79587447696438288688e+09,'dacdb8e1c86d4708');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',71,1,'limit 5',1.79587447701738190655e+09,'1e1375b4241c0aca');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',72,0,'limit 5',1.79587447702300119405e+09,'69a8e8dcc09b4f57');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',73,1,'rise 8',1.79587447703136062621e+09,'fa7294e7e9b3e74c');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',74,1,'put 11',1.79587447704013800616e+09,'988bbbe151066880');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',75,1,'limit 8',1.7958744770538113117e+09,'0271bcfc4cf572ce');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',76,0,'limit 0',1.79587447705777549745e+09,'f939e96a450d924b');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',77,1,'put 2',1.79587447707019019129e+09,'a4ce6a81737def87');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',78,1,'limit 9',1.79587447707410693175e+09,'db3228293478f64b');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',79,0,'limit 4',1795874477.08165,'71a12b8ab9fd1e8d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',80,1,'put 2',1.79587447708675169944e+09,'c5da09565887be0b');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',81,1,'limit 9',1.79587447708838152888e+09,'8b49e56e8c88ed1c');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',82,0,'limit 0',1.79587447709192419057e+09,'dab6fb2dd42347bf');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',83,1,'put 2',1.79587447709519886971e+09,'6330da939b7f22ce');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',84,1,'limit 9',1.79587447709639573103e+09,'ddeb45358b8af170');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',85,0,'limit 9',1.79587447709941911699e+09,'6f5bc39b5274c310');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',86,1,'put 0',1795874477.10256,'d808a3fd8b76a3a3');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',87,1,'limit 9',1.7958744771036992073e+09,'56b793c4049983bb');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',88,0,'limit 8',1.79587447710736870763e+09,'e44b0974a554effc');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',89,1,'put 0',1.79587447711041140558e+09,'5370015021e2c0d8');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',90,1,'limit 9',1.79587447711159372328e+09,'4728d63cd3674c4a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',91,0,'limit 6',1.79587447711459898946e+09,'2eddef356cf8d91f');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',92,1,'put 0',1.79587447711752772332e+09,'654bc53af8af8403');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',93,1,'limit 8',1.7958744771186757088e+09,'37beb60eb6d93e7a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',94,0,'limit 1',1.79587447712179660791e+09,'28ca70307b1e11f5');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',95,1,'put 0',1.79587447712461018567e+09,'10c0a3f4e84110b1');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',96,1,'limit 8',1.79587447712577033044e+09,'a26239f28ac7de95');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',97,0,'limit 4',1.79587447712871432301e+09,'3cd67c7a93817429');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',98,1,'put 0',1.79587447713161730764e+09,'e6e744b3b195bb6d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',99,1,'limit 8',1.79587447714057898517e+09,'7115ee1df72871f6');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',100,0,'limit 3',1.79587447714415144924e+09,'1b2ee108ae6ba262');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',101,1,'put 1',1.79587447714712476732e+09,'0f0009a2ada5654a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',102,1,'limit 8',1.79587447714837121961e+09,'0b575a35237517cf');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',103,0,'limit 7',1.79587447715136885647e+09,'83a28e8cc2063d6d');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',104,1,'put 1',1.79587447715447926519e+09,'ae410f16734de2e3');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',105,1,'limit 7',1.79587447715568208697e+09,'bf0574501d4336a8');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',106,0,'limit 6',1.79587447715875434873e+09,'d86168970865a4d3');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',107,1,'put 25',1.79587447716218709947e+09,'3d1968fd7777d57b');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',108,1,'limit 9',1.79587447716338157658e+09,'13db331610115079');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',109,0,'limit 9',1.79587447716663098327e+09,'3006b5ff53a70cc9');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',110,1,'put 21',1.79587447716948342326e+09,'38807d73097968c6');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',111,1,'limit 9',1.79587447717097043993e+09,'c3d0bf718f26a9ad');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',112,0,'limit 8',1.79587447717469525336e+09,'9357c14fb5d55d1a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',113,1,'attack 0 0',1.79587447717782521241e+09,'673c0b6c42bf0d8a');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',114,1,'army 3',1.79587447717905950546e+09,'2fac2e8925def82e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',115,1,'pass',1.79587447718162798878e+09,'f183bb417e3da663');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',116,0,'defend 1',1795874477.186,'16adae933b956899');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',117,1,'plunder 5',1.79587447718952727317e+09,'f45eb699100bcc73');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',118,1,'plunder 4',1.79587447719110012049e+09,'5e773d1af7f819a7');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',119,1,'assign 0 1',1.79587447719531345365e+09,'c1983db919933b26');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',120,1,'assign 0 1',1.79587447719902777668e+09,'e977fdbb61b53a9e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',121,1,'gather 1',1.795874477200514555e+09,'e9529b11421a88b0');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',122,1,'gather 1',1.79587447720463204382e+09,'ad5dcccd87b4542e');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',123,1,'gather 1',1.79587447720800662039e+09,'ab6e59337b0e7608');
INSERT INTO "choices" VALUES('heron-valley-tspz3b',124,1,'use 14',1.79587447720981121059e+09,'bf2b25213698c5ea');
INSERT INTO "choices" VALUES('east-hill-szxaps',0,0,'claim 6',1.7958744772375984192e+09,'6163f392ff6643d2');
INSERT INTO "choices" VALUES('east-hill-szxaps',1,1,'claim 3',1.79587447724531722075e+09,'121cd157eea5d4be');
INSERT INTO "choices" VALUES('east-hill-szxaps',2,0,'want 3 4',1.79587447725298833848e+09,'387a2968533b6b30');
INSERT INTO "choices" VALUES('east-hill-szxaps',3,0,'want 2 10',1.79587447726251959803e+09,'7eeec33184034a64');
INSERT INTO "choices" VALUES('east-hill-szxaps',4,0,'buy 7 2',1.79587447727263164521e+09,'931a56183440acdc');
INSERT INTO "choices" VALUES('east-hill-szxaps',5,0,'hop 3',1.79587447727998113632e+09,'9f9e4e145e65eb70');
INSERT INTO "choices" VALUES('east-hill-szxaps',6,0,'hop 4',1.79587447728811168672e+09,'3eb98f46a289bea3');
INSERT INTO "choices" VALUES('east-hill-szxaps',7,0,'hop 7',1.79587447730690574643e+09,'bbe8dbba044965dc');
INSERT INTO "choices" VALUES('east-hill-szxaps',8,0,'want 0 6',1.79587447731780171398e+09,'244c3d344717e84b');
INSERT INTO "choices" VALUES('east-hill-szxaps',9,0,'end',1.79587447733396673209e+09,'9b71690819bf0947');
INSERT INTO "choices" VALUES('east-hill-szxaps',10,1,'buy 2 2',1.7958744773665797711e+09,'6ee23b7171b0d33d');
INSERT INTO "choices" VALUES('east-hill-szxaps',11,1,'hop 5',1.79587447739338397978e+09,'17d6a7b99bcd42af');
INSERT INTO "choices" VALUES('east-hill-szxaps',12,1,'hop 10',1.79587447741318893433e+09,'1199975b98f25ee5');
INSERT INTO "choices" VALUES('east-hill-szxaps',13,1,'hop 12',1.79587447743471312518e+09,'481f2967d981e99f');
INSERT INTO "choices" VALUES('east-hill-szxaps',14,1,'hop 14',1.79587447745820808411e+09,'11dd38b4bbfca64b');
INSERT INTO "choices" VALUES('east-hill-szxaps',15,1,'assign 0 1',1.79587447747490453722e+09,'4818510bfd2e8eaa');
INSERT INTO "choices" VALUES('east-hill-szxaps',16,1,'want 0 10',1.7958744774839944839e+09,'187562a4a79ac348');
INSERT INTO "choices" VALUES('east-hill-szxaps',17,1,'want 3 4',1.79587447749665141106e+09,'7a5ab2f0e74dc2d1');
INSERT INTO "choices" VALUES('olive-road-e2tww8',0,0,'play 10 0',1.7958744795345618724e+09,'ad4bfe1ad2ba0b93');
INSERT INTO "choices" VALUES('olive-road-e2tww8',1,0,'pay 13',1.79587447953773140909e+09,'297713a420b61415');
INSERT INTO "choices" VALUES('olive-road-e2tww8',2,0,'buy 11',1.795874479548815012e+09,'729a4a87bdeb3452');
INSERT INTO "choices" VALUES('olive-road-e2tww8',3,0,'place 0',1.79587447955823206898e+09,'1018dd4a69ab1da7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',0,0,'start 36',1.79587447957345724101e+09,'bfa29a12e6d6c2dc');
INSERT INTO "choices" VALUES('fern-desert-angbez',0,0,'start 4',1.79587447957720756528e+09,'489df180e176b3b1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',1,0,'start 31',1.79587447957792639731e+09,'6bf5ccd08d6bf005');
INSERT INTO "choices" VALUES('fern-desert-angbez',1,0,'start 21',1.79587447958260536199e+09,'d4d5e70478a05403');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',0,0,'start 24',1.7958744795876536369e+09,'3b7c1a7d59eaa2da');
INSERT INTO "choices" VALUES('snow-stone-gxne36',2,1,'start 20',1.79587447958938312532e+09,'2b5a85d15eb254d2');
INSERT INTO "choices" VALUES('fern-desert-angbez',2,1,'start 22',1795874479.59066,'0eaf83a555a71cfe');
INSERT INTO "choices" VALUES('autumn-steppe-tqsgf4',0,0,'start 15',1.79587447959118199345e+09,'8e5c999617a1fd7d');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',1,0,'start 15',1.79587447959204387663e+09,'38f91f4a7935fdf5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',3,1,'start 19',1.79587447959245896343e+09,'428af7e55d3b3d61');
INSERT INTO "choices" VALUES('fern-desert-angbez',3,1,'start 5',1.79587447962553119662e+09,'53ee1c611ba829e6');
INSERT INTO "choices" VALUES('autumn-steppe-tqsgf4',1,0,'start 17',1.79587447962785434719e+09,'dedbd2c1b1877614');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',2,1,'start 7',1.79587447962920260429e+09,'00d6fbcd7b00f856');
INSERT INTO "choices" VALUES('snow-stone-gxne36',4,1,'end_sales',1795874479.63349,'2d4bc2e09add3d17');
INSERT INTO "choices" VALUES('fern-desert-angbez',4,0,'sell 21',1.79587447963436985017e+09,'f6a70f89f4ec12d7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',3,1,'start 12',1.79587447964614939691e+09,'4fee7890158cba48');
INSERT INTO "choices" VALUES('snow-stone-gxne36',5,1,'skip_turn',1.79587447964969539647e+09,'0ce744b5054765c8');
INSERT INTO "choices" VALUES('fern-desert-angbez',5,0,'end_sales',1.7958744796525127888e+09,'8f657b933a07e489');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',4,1,'sell 7',1.7958744796534395218e+09,'43d8f1a57de77a1f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',6,0,'end_sales',1.79587447965978384018e+09,'db0fe5a92c048e2e');
INSERT INTO "choices" VALUES('fern-desert-angbez',6,0,'build 18',1.79587447966034293171e+09,'6ff28279e158e5d3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',5,1,'end_sales',1.79587447966083884245e+09,'81e64a911cb3d5a8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',7,0,'place 20',1.79587447966572594636e+09,'0c2d397f0451a4ed');
INSERT INTO "choices" VALUES('fern-desert-angbez',7,0,'place 5',1.79587447966684389108e+09,'615a24abd2688806');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',6,1,'build 42',1.79587447966703796383e+09,'3ef15638345ab071');
INSERT INTO "choices" VALUES('snow-stone-gxne36',8,0,'place 20',1.79587447966829419137e+09,'b845925eeb8e482b');
INSERT INTO "choices" VALUES('fern-desert-angbez',8,0,'place 22',1.79587447966950082781e+09,'13bd5d33ff5a01aa');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',7,1,'place 12',1.79587447966968274115e+09,'352e97c5054a2bab');
INSERT INTO "choices" VALUES('snow-stone-gxne36',9,0,'place 31',1.79587447967075419428e+09,'3b9cfb91dfe77e2f');
INSERT INTO "choices" VALUES('fern-desert-angbez',9,0,'place 22',1.79587447967189717291e+09,'c37ea4e90a609298');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',8,1,'place 24',1.79587447967209720613e+09,'bd5d76ab49095d0a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',10,0,'place 20',1.79587447967307305336e+09,'61aa1c7c62bee02d');
INSERT INTO "choices" VALUES('fern-desert-angbez',10,0,'place 5',1.79587447967411923408e+09,'5801a60c449eec00');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',9,1,'place 24',1.79587447967428421972e+09,'cf2b0f6bb8ef2cce');
INSERT INTO "choices" VALUES('snow-stone-gxne36',11,0,'place 36',1.79587447967526340486e+09,'803eecc444b6bc86');
INSERT INTO "choices" VALUES('fern-desert-angbez',11,0,'place 5',1.79587447967627024652e+09,'cfb068ee9de3d650');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',10,1,'place 15',1.79587447967644286157e+09,'7520779779ba50e7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',12,0,'place 19',1.79587447967741727829e+09,'b32a2ac43d2e77e3');
INSERT INTO "choices" VALUES('fern-desert-angbez',12,1,'sell 22',1.79587447967861580854e+09,'22ac9aa12ae85c5d');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',11,1,'place 12',1.79587447967883133892e+09,'1cc38e75fe2a58bc');
INSERT INTO "choices" VALUES('snow-stone-gxne36',13,1,'sell 19',1.79587447967981767658e+09,'9a5a1211c84785f5');
INSERT INTO "choices" VALUES('fern-desert-angbez',13,1,'end_sales',1.79587447968099427229e+09,'dc4a717781daef7b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',12,0,'sell 24',1.79587447968209147457e+09,'5dc48aec42addf01');
INSERT INTO "choices" VALUES('snow-stone-gxne36',14,1,'sell 20',1.79587447968948388105e+09,'e4f52f55722b7dcb');
INSERT INTO "choices" VALUES('fern-desert-angbez',14,1,'build 45',1.79587447969154310233e+09,'d7a3c01727d73adc');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',13,0,'end_sales',1.79587447969295144079e+09,'6d1bc2d9f94f8e27');
INSERT INTO "choices" VALUES('snow-stone-gxne36',15,1,'end_sales',1.79587447969553470612e+09,'782736af8001284c');
INSERT INTO "choices" VALUES('fern-desert-angbez',15,1,'place 18',1.79587447969650840758e+09,'4e5df200e26c02af');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',14,0,'build 37',1.7958744796981985569e+09,'5de0c6b0f3070d67');
INSERT INTO "choices" VALUES('snow-stone-gxne36',16,1,'build 58',1.79587447970054173464e+09,'5d6e3b6bda6e5517');
INSERT INTO "choices" VALUES('fern-desert-angbez',16,1,'place 5',1795874479.70291,'12b584287eb71355');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',15,0,'place 42',1.79587447970494079587e+09,'c852c718c55da157');
INSERT INTO "choices" VALUES('snow-stone-gxne36',17,1,'place 31',1.79587447972140550611e+09,'3faeafd3d8531be1');
INSERT INTO "choices" VALUES('fern-desert-angbez',17,1,'place 4',1.79587447973585438731e+09,'416fbc16b1647362');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',16,0,'place 15',1.79587447973958230012e+09,'a1dd52c8bc972caa');
INSERT INTO "choices" VALUES('snow-stone-gxne36',18,1,'place 31',1.79587447974012184145e+09,'983e8a80e9560f3b');
INSERT INTO "choices" VALUES('fern-desert-angbez',18,1,'place 18',1.7958744797405588627e+09,'16e5ab751cb0c132');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',17,0,'place 15',1.79587447974213242529e+09,'330ba244b0a8480c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',19,1,'place 36',1.79587447974349117283e+09,'61b316b886ea882a');
INSERT INTO "choices" VALUES('fern-desert-angbez',19,1,'place 18',1.79587447974398112292e+09,'cb6fa0ef65c1c8f5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',18,0,'end_workers',1.79587447974508047105e+09,'a25e080f2fe6ba53');
INSERT INTO "choices" VALUES('snow-stone-gxne36',20,1,'place 36',1.79587447974647688867e+09,'da732d7daecea12a');
INSERT INTO "choices" VALUES('fern-desert-angbez',20,0,'sell 18',1.79587447974720144277e+09,'c34dd21e7d5e3655');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',19,0,'worker 25',1.79587447974788546557e+09,'381592f83e0fb8ba');
INSERT INTO "choices" VALUES('snow-stone-gxne36',21,1,'place 31',1.79587447974916291238e+09,'fb8602088121ed4a');
INSERT INTO "choices" VALUES('fern-desert-angbez',21,0,'sell 4',1.79587447974966835971e+09,'eaa1019efaf05519');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',20,0,'worker 63',1.79587447975089859958e+09,'0038fa8719623562');
INSERT INTO "choices" VALUES('snow-stone-gxne36',22,1,'end_workers',1.7958744797521262169e+09,'f4e899bbfadf376b');
INSERT INTO "choices" VALUES('fern-desert-angbez',22,0,'end_sales',1.79587447975262784957e+09,'c316eba1c19b1a98');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',21,0,'worker 51',1.79587447975422787667e+09,'79370e937a372f61');
INSERT INTO "choices" VALUES('snow-stone-gxne36',23,1,'worker 15',1.79587447975505948068e+09,'025a61f153eda822');
INSERT INTO "choices" VALUES('fern-desert-angbez',23,0,'build 19',1.79587447975569033629e+09,'1feceda06620b170');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',22,1,'sell 12',1.79587447975665378575e+09,'04e7f02a9d5d7973');
INSERT INTO "choices" VALUES('snow-stone-gxne36',24,1,'worker 64',1.79587447975897693632e+09,'32f77a1960b34d93');
INSERT INTO "choices" VALUES('fern-desert-angbez',24,0,'place 45',1.79587447975951743127e+09,'820d87090b87ddbc');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',23,1,'sell 42',1.795874479760443449e+09,'63a08bdcc97b50c7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',25,1,'worker 67',1.79587447976140666006e+09,'e56c653d606d67f7');
INSERT INTO "choices" VALUES('fern-desert-angbez',25,0,'place 45',1.79587447976289892202e+09,'2045907e31632644');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',24,1,'end_sales',1.79587447976335668562e+09,'07d851175bf6cf0e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',26,1,'worker 22',1.79587447976451158523e+09,'4b5bf83aadd2a229');
INSERT INTO "choices" VALUES('fern-desert-angbez',26,1,'skip_turn',1.79587447976588439942e+09,'143c2d60d5c7f1e2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',25,1,'build 21',1.79587447976651525495e+09,'a255570e964f88b0');
INSERT INTO "choices" VALUES('snow-stone-gxne36',27,1,'worker 12',1.79587447976727914811e+09,'a4ddf5526142b523');
INSERT INTO "choices" VALUES('fern-desert-angbez',27,0,'skip_turn',1.79587447976857566829e+09,'2627a145a81928cd');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',26,1,'place 37',1.79587447976896309852e+09,'050ef6e121b190ea');
INSERT INTO "choices" VALUES('snow-stone-gxne36',28,0,'sell 36',1.79587447977013039586e+09,'ab41d5f8f334844c');
INSERT INTO "choices" VALUES('fern-desert-angbez',28,1,'skip_turn',1.79587447977147817608e+09,'263bd32458173e72');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',27,1,'place 15',1.79587447977223920825e+09,'2443cf52da17ed37');
INSERT INTO "choices" VALUES('snow-stone-gxne36',29,0,'end_sales',1.79587447977294564251e+09,'dea4fef37fd8c95c');
INSERT INTO "choices" VALUES('fern-desert-angbez',29,0,'skip_turn',1.79587447977421331402e+09,'a3b17494a46d483c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',28,0,'sell 37',1.79587447977463245387e+09,'28094af04643702c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',30,0,'place 58',1.79587447977577280991e+09,'46eaece5b583341a');
INSERT INTO "choices" VALUES('fern-desert-angbez',30,1,'end_sales',1.79587447977742362017e+09,'68efbd8a1c84055a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',29,0,'end_sales',1.79587447977804732322e+09,'2aa1af74103ee5d6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',31,1,'sell 58',1.79587447977896785735e+09,'794177e6be63fcb2');
INSERT INTO "choices" VALUES('fern-desert-angbez',31,1,'end_building',1.7958744797801270485e+09,'ddea7a674894bcd5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',30,0,'build 11',1.79587447978055214886e+09,'0bb7e3a26c2290a7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',32,1,'end_sales',1.79587447978197097776e+09,'0616f0af0c9851ec');
INSERT INTO "choices" VALUES('fern-desert-angbez',32,1,'place 45',1.79587447978350615504e+09,'bc3296232041b1cd');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',31,0,'place 21',1.79587447978404426574e+09,'521ef8d5add4afce');
INSERT INTO "choices" VALUES('snow-stone-gxne36',33,0,'start 18',1.79587447978479409216e+09,'72b56c216d8681df');
INSERT INTO "choices" VALUES('fern-desert-angbez',33,1,'place 45',1.79587447978613495825e+09,'c353904dcbb1fc7b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',32,0,'place 21',1.79587447978643846516e+09,'d7b5a90e260bd057');
INSERT INTO "choices" VALUES('snow-stone-gxne36',34,0,'start 48',1.79587447978761124609e+09,'fd4a6a8b06dbfc70');
INSERT INTO "choices" VALUES('fern-desert-angbez',34,1,'place 19',1.79587447978908133511e+09,'814c9e167d067605');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',33,0,'end_workers',1.79587447978978371619e+09,'fdae414069aba2bb');
INSERT INTO "choices" VALUES('snow-stone-gxne36',35,1,'start 1',1.79587447979124283786e+09,'c952be44efcabd4c');
INSERT INTO "choices" VALUES('fern-desert-angbez',35,1,'end_workers',1.79587447979213285444e+09,'61ad50d67e962308');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',34,0,'worker 20',1.79587447979274392132e+09,'73e3e168dc1bce90');
INSERT INTO "choices" VALUES('snow-stone-gxne36',36,1,'start 6',1.79587447979344058037e+09,'338c4cca0330f7f3');
INSERT INTO "choices" VALUES('fern-desert-angbez',36,1,'worker 13',1.79587447979474473e+09,'f27948d5f5df5233');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',35,0,'worker 50',1.79587447979513239863e+09,'bc80d88a5d50f078');
INSERT INTO "choices" VALUES('snow-stone-gxne36',37,1,'build 38',1.79587447979660820964e+09,'12d02c15059d9d03');
INSERT INTO "choices" VALUES('fern-desert-angbez',37,1,'worker 43',1.79587447979950857166e+09,'11527728c6553cfe');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',36,1,'end_sales',1.79587447980062651638e+09,'65b94e601e04e095');
INSERT INTO "choices" VALUES('snow-stone-gxne36',38,1,'place 6',1.79587447980114555358e+09,'22700d459d9dc79e');
INSERT INTO "choices" VALUES('fern-desert-angbez',38,1,'worker 59',1.79587447980197954184e+09,'782835971693a60b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',37,1,'build 16',1.7958744798032097817e+09,'5bbffd8edf75c908');
INSERT INTO "choices" VALUES('snow-stone-gxne36',39,1,'place 48',1.79587447980453634261e+09,'6f752ff24784e324');
INSERT INTO "choices" VALUES('fern-desert-angbez',39,0,'skip_turn',1.79587447980501508718e+09,'36cc1a85867bd341');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',38,1,'place 21',1.79587447980638408658e+09,'ec500ff60616466a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',40,1,'place 18',1.79587447980765557284e+09,'87b52e3f6c23a258');
INSERT INTO "choices" VALUES('fern-desert-angbez',40,1,'build 17',1.79587447980827164643e+09,'73ce48559a3b9918');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',39,1,'place 11',1.79587447980919837952e+09,'9c54f91b5c130fdf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',41,1,'place 18',1.79587447982138061521e+09,'1dbf71036a0420b4');
INSERT INTO "choices" VALUES('fern-desert-angbez',41,1,'place 19',1.79587447982592463488e+09,'3d244ca2656c1bfe');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',40,0,'sell 11',1.79587447982615971563e+09,'39209fe9faf0bdb0');
INSERT INTO "choices" VALUES('snow-stone-gxne36',42,0,'skip_turn',1.79587447983030462257e+09,'7230d03270c843f0');
INSERT INTO "choices" VALUES('fern-desert-angbez',42,1,'place 19',1.79587447983210825915e+09,'68903da7e75f702e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',41,0,'end_sales',1.79587447983259654044e+09,'0b47d5297c770980');
INSERT INTO "choices" VALUES('snow-stone-gxne36',43,1,'sell 6',1.79587447983413457872e+09,'9beab548eb6f946b');
INSERT INTO "choices" VALUES('fern-desert-angbez',43,1,'place 19',1.79587447983497953407e+09,'76c60dec22e03204');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',42,0,'build 22',1.79587447983562707902e+09,'e4a1258461504f5a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',44,1,'sell 38',1.79587447983639335626e+09,'5e9fbbe1e3e64060');
INSERT INTO "choices" VALUES('fern-desert-angbez',44,1,'worker 49',1.79587447983800196646e+09,'20eef1af065a436d');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',43,0,'place 16',1.79587447983845734599e+09,'3101a17bd22165c6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',45,1,'end_sales',1.79587447983965659142e+09,'d60e47953a6a2a73');
INSERT INTO "choices" VALUES('fern-desert-angbez',45,1,'worker 16',1.79587447984107542037e+09,'757923bad1a358fe');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',44,0,'place 21',1.795874479841928482e+09,'fcb846a629fc2db4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',46,1,'place 18',1.79587447984290647512e+09,'facb1ce77f7707cf');
INSERT INTO "choices" VALUES('fern-desert-angbez',46,1,'worker 50',1.79587447984418582909e+09,'cd03e019873a10b2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',45,0,'end_workers',1.79587447984464335442e+09,'bd296f78b8aafe50');
INSERT INTO "choices" VALUES('snow-stone-gxne36',47,1,'place 1',1.79587447984588527679e+09,'2d8da4c1675d8647');
INSERT INTO "choices" VALUES('fern-desert-angbez',47,0,'place 17',1.79587447984731245036e+09,'e179eb4f5e98c5f4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',46,0,'worker 35',1.79587447984801363946e+09,'d43ffdef2b457b56');
INSERT INTO "choices" VALUES('snow-stone-gxne36',48,1,'place 1',1.7958744798489661217e+09,'9c0d8e661de0a810');
INSERT INTO "choices" VALUES('fern-desert-angbez',48,0,'end_workers',1.79587447985026621823e+09,'8a87e4a91cf4a9e7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',47,0,'worker 34',1.79587447985067820551e+09,'1d6ef7c19f504fdf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',49,0,'sell 18',1.79587447985189938544e+09,'23d32e1c51c18fc3');
INSERT INTO "choices" VALUES('fern-desert-angbez',49,0,'worker 51',1.7958744798533921241e+09,'b099a423e81a7dc7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',48,1,'skip_turn',1.79587447985391020777e+09,'fd74b61723d27d3f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',50,0,'end_sales',1.79587447985504651071e+09,'13c5d0af55936686');
INSERT INTO "choices" VALUES('fern-desert-angbez',50,1,'end_sales',1.79587447985636353489e+09,'898942c3cee64774');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',49,0,'end_sales',1.79587447985678672797e+09,'94d55a53d16543d2');
INSERT INTO "choices" VALUES('snow-stone-gxne36',51,0,'build 42',1.79587447985795378678e+09,'b957f5181e59e1ce');
INSERT INTO "choices" VALUES('fern-desert-angbez',51,1,'end_workers',1.7958744798594088554e+09,'7220a4b8d8bd4f99');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',50,0,'skip_turn',1.79587447985996580129e+09,'ab93e193ef76ad46');
INSERT INTO "choices" VALUES('snow-stone-gxne36',52,0,'place 48',1.79587447986070346834e+09,'e6a7981f6fd1c706');
INSERT INTO "choices" VALUES('fern-desert-angbez',52,0,'place 17',1.79587447986236906048e+09,'5fa5a974d8bc5533');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',51,1,'sell 16',1.79587447986278629305e+09,'af3a7ce17429ddf4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',53,0,'place 1',1.79587447986337089538e+09,'004a4fbad1539265');
INSERT INTO "choices" VALUES('fern-desert-angbez',53,0,'end_workers',1.795874479864777565e+09,'844e7f72701a6bf4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',52,1,'end_sales',1.79587447986604332918e+09,'7570a5793e1fe14a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',54,0,'end_workers',1.79587447986657786375e+09,'085162c3843f3615');
INSERT INTO "choices" VALUES('fern-desert-angbez',54,0,'worker 48',1.79587447986769151685e+09,'9f50eb886c680cab');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',53,1,'build 10',1.79587447986904382704e+09,'53be7b017c0576ee');
INSERT INTO "choices" VALUES('snow-stone-gxne36',55,0,'worker 41',1.79587447986978483195e+09,'4edb20096824731d');
INSERT INTO "choices" VALUES('fern-desert-angbez',55,1,'skip_turn',1.79587447987059807778e+09,'1ee98e3939bb7729');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',54,1,'place 22',1.79587447987206411366e+09,'48d564400bb12936');
INSERT INTO "choices" VALUES('snow-stone-gxne36',56,0,'worker 5',1.7958744798725297451e+09,'9eb315959f7b80f2');
INSERT INTO "choices" VALUES('fern-desert-angbez',56,0,'skip_turn',1.79587447987377476698e+09,'10919115fcbd8660');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',55,1,'place 22',1.79587447987502670291e+09,'83a68a60f8d1af88');
INSERT INTO "choices" VALUES('snow-stone-gxne36',57,1,'end_sales',1.79587447987574601176e+09,'8f74fd65d50d0528');
INSERT INTO "choices" VALUES('fern-desert-angbez',57,1,'skip_turn',1.79587447987651610374e+09,'908795f251f8fda8');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',56,1,'place 22',1.79587447987784695627e+09,'2e1a1ae911d0e887');
INSERT INTO "choices" VALUES('snow-stone-gxne36',58,1,'build 29',1.79587447987826871872e+09,'4c66eb97042ba090');
INSERT INTO "choices" VALUES('fern-desert-angbez',58,0,'build 8',1.79587447987944197648e+09,'98608afd4911a699');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',57,1,'end_workers',1.79587447988083195688e+09,'70def60d53c8df08');
INSERT INTO "choices" VALUES('snow-stone-gxne36',59,1,'place 1',1.79587447988141036027e+09,'3e0bda0ff44cf9a9');
INSERT INTO "choices" VALUES('fern-desert-angbez',59,0,'place 17',1.79587447988229584696e+09,'a675016f34c5da53');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',58,1,'worker 1',1795874479.88356,'57b4d6c959b0430f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',60,1,'place 48',1.79587447988402462003e+09,'34ff3c72c5ac5379');
INSERT INTO "choices" VALUES('fern-desert-angbez',60,0,'place 17',1.79587447988521838188e+09,'6d774b077348d097');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',59,1,'worker 46',1.79587447988676238057e+09,'573026eeefb303d4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',61,0,'skip_turn',1.79587447988741707796e+09,'488415079bb6c00c');
INSERT INTO "choices" VALUES('fern-desert-angbez',61,0,'worker 62',1.79587447988828706737e+09,'ee475e2d42256455');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',60,1,'worker 47',1.79587447988967084883e+09,'696920a46feb3f70');
INSERT INTO "choices" VALUES('snow-stone-gxne36',62,1,'skip_turn',1.79587447989012837412e+09,'0c95d2d41b2ea102');
INSERT INTO "choices" VALUES('fern-desert-angbez',62,0,'worker 68',1.79587447989152169231e+09,'a1ca7cea9c504807');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',61,0,'skip_turn',1.79587447989298915865e+09,'621fe887c1ff5bbf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',63,0,'end_sales',1.79587447989376354211e+09,'27b56fb3cce1d23b');
INSERT INTO "choices" VALUES('fern-desert-angbez',63,1,'skip_turn',1.79587447989467048647e+09,'16192e5aaecb7e51');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',62,1,'sell 10',1.79587447989581680302e+09,'f61467a1ef719c9b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',64,0,'build 45',1.79587447989625048636e+09,'d663bd0e1bdd681f');
INSERT INTO "choices" VALUES('fern-desert-angbez',64,0,'end_sales',1.79587447989774179456e+09,'fd034b4b01bd94e6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',63,1,'end_sales',1.7958744798995747566e+09,'1022d6beccd006f9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',65,0,'place 29',1.79587447990020298953e+09,'b971e962af8c84af');
INSERT INTO "choices" VALUES('fern-desert-angbez',65,0,'place 8',1.79587447990101504329e+09,'2bbf426519c9b05b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',64,1,'end_workers',1.7958744799025013447e+09,'7cb9ea24c4854c3e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',66,0,'place 29',1.79587447990296721457e+09,'bcfb163ff0672bc0');
INSERT INTO "choices" VALUES('fern-desert-angbez',66,0,'end_workers',1.79587447990409493445e+09,'115c82fdfeae4a7e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',65,0,'skip_turn',1.79587447990563678738e+09,'60afba139588600e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',67,0,'place 29',1.79587447990626168248e+09,'262a82c274b17554');
INSERT INTO "choices" VALUES('fern-desert-angbez',67,0,'worker 65',1.79587447990728831296e+09,'83fdfba0c7d1c5eb');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',66,1,'end_workers',1.79587447990957689287e+09,'485d157e79328a6e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',68,0,'place 42',1.79587447991001605994e+09,'e0ccc4c35df273a8');
INSERT INTO "choices" VALUES('fern-desert-angbez',68,1,'end_building',1.7958744799113569259e+09,'d81a517f45915c24');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',67,0,'end_sales',1.79587447991269683836e+09,'8d0a5016412a454f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',69,0,'place 42',1.79587447991334199903e+09,'c0ddfb389dc73a7d');
INSERT INTO "choices" VALUES('fern-desert-angbez',69,1,'end_workers',1.7958744799145042896e+09,'e222a19b907a0f81');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',68,0,'place 22',1.7958744799152646065e+09,'e13ad81e5e1be689');
INSERT INTO "choices" VALUES('snow-stone-gxne36',70,0,'place 42',1.79587447991590929028e+09,'8080020f7a417abb');
INSERT INTO "choices" VALUES('fern-desert-angbez',70,0,'sell 8',1.79587447991674280167e+09,'fa423520531618ee');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',69,0,'worker 4',1.7958744799180262089e+09,'70c3fbe781039cf9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',71,1,'end_sales',1.79587447991848826408e+09,'78089cdb9541d7cf');
INSERT INTO "choices" VALUES('fern-desert-angbez',71,0,'end_sales',1.79587447991975235938e+09,'7b16710ec521cec6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',70,0,'start 8',1.79587447992106461524e+09,'e575a11e157cfa3e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',72,1,'end_building',1.79587447992192387581e+09,'2a51a440e51a6a22');
INSERT INTO "choices" VALUES('fern-desert-angbez',72,0,'start 11',1.79587447992280769344e+09,'6d281e7edfa59f13');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',71,0,'start 17',1.79587447992415332798e+09,'f484620a2fd551d5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',73,1,'end_workers',1.7958744799245786667e+09,'882b3846c1c4f690');
INSERT INTO "choices" VALUES('fern-desert-angbez',73,0,'start 32',1.79587447992582225795e+09,'1d1e91b8b8b09350');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',72,1,'start 6',1.79587447992751121517e+09,'0242c18eab483147');
INSERT INTO "choices" VALUES('snow-stone-gxne36',74,0,'sell 42',1.79587447992833876614e+09,'70c3fce771e0601d');
INSERT INTO "choices" VALUES('fern-desert-angbez',74,1,'start 7',1.7958744799291427135e+09,'517d986473650252');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',73,1,'start 19',1.79587447993048334119e+09,'b398eac1384ced22');
INSERT INTO "choices" VALUES('snow-stone-gxne36',75,0,'sell 45',1.79587447993090128899e+09,'91f48b3b98cec23d');
INSERT INTO "choices" VALUES('fern-desert-angbez',75,1,'start 23',1.79587447993264579773e+09,'cb5b686ad5c887ba');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',74,1,'sell 19',1.79587447993347692487e+09,'0de8b0c341489858');
INSERT INTO "choices" VALUES('snow-stone-gxne36',76,0,'end_sales',1.79587447993416738506e+09,'3f4d8835bede2fdd');
INSERT INTO "choices" VALUES('fern-desert-angbez',76,0,'build 35',1.79587447993523311611e+09,'26c1507a623258a6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',75,1,'end_sales',1.79587447993645334242e+09,'2e71ce62d4753601');
INSERT INTO "choices" VALUES('snow-stone-gxne36',77,0,'end_workers',1.79587447993688869478e+09,'dea024df1b102e55');
INSERT INTO "choices" VALUES('fern-desert-angbez',77,0,'place 23',1.79587447993844985961e+09,'c985ad74d34df4fb');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',76,1,'build 40',1.7958744799397714138e+09,'c3cd610ff58cfc18');
INSERT INTO "choices" VALUES('snow-stone-gxne36',78,1,'skip_turn',1.79587447994046020506e+09,'75985e75b2145906');
INSERT INTO "choices" VALUES('fern-desert-angbez',78,0,'place 7',1.79587447994143533701e+09,'73631e7dfed3fa33');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',77,1,'place 6',1.79587447994293475158e+09,'f603ac452f1690ce');
INSERT INTO "choices" VALUES('snow-stone-gxne36',79,0,'end_sales',1.79587447994337153431e+09,'85974fd3f95d3f9a');
INSERT INTO "choices" VALUES('fern-desert-angbez',79,0,'place 7',1.79587447994445061679e+09,'287d5eba176abcac');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',78,1,'place 6',1.79587447994601106648e+09,'a15fc0638cd7f90e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',80,0,'end_workers',1.79587447994643044464e+09,'c76d442a1ff8364c');
INSERT INTO "choices" VALUES('fern-desert-angbez',80,0,'place 11',1.79587447994783139227e+09,'9a21179f06f179e5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',79,1,'place 6',1795874479.94846,'9d1f4877793efc8b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',81,1,'sell 29',1.79587447994880175594e+09,'d5e82a65e3edbe91');
INSERT INTO "choices" VALUES('fern-desert-angbez',81,1,'sell 23',1.79587447995040655132e+09,'6874716547452761');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',80,1,'place 6',1.79587447995174813268e+09,'469bc7445c53db73');
INSERT INTO "choices" VALUES('snow-stone-gxne36',82,1,'end_sales',1.79587447995218205459e+09,'3a0aa4c0f1019101');
INSERT INTO "choices" VALUES('fern-desert-angbez',82,1,'end_sales',1.79587447995346355441e+09,'7cce7d3d197661d2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',81,0,'skip_turn',1.79587447995494270324e+09,'64c2cb6e6aa93f65');
INSERT INTO "choices" VALUES('snow-stone-gxne36',83,1,'place 48',1.79587447995566558836e+09,'f5c6745322386165');
INSERT INTO "choices" VALUES('fern-desert-angbez',83,1,'build 36',1.79587447995655608177e+09,'95d9a1e015d1c64f');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',82,1,'skip_turn',1.79587447995812106134e+09,'8651ed5b2c75c361');
INSERT INTO "choices" VALUES('snow-stone-gxne36',84,1,'worker 26',1.7958744799586398601e+09,'acffe496b8ce0149');
INSERT INTO "choices" VALUES('fern-desert-angbez',84,1,'place 11',1.79587447995980358126e+09,'d69b031d3140e5ad');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',83,0,'end_sales',1.79587447996172595021e+09,'8bdefde8280146ec');
INSERT INTO "choices" VALUES('snow-stone-gxne36',85,0,'start 11',1.79587447996244931221e+09,'4a12f86b6bcb6b52');
INSERT INTO "choices" VALUES('fern-desert-angbez',85,1,'place 11',1.79587447996318054195e+09,'3492736f31fbb580');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',84,0,'end_building',1.79587447996448826793e+09,'2b0cae4cfff0c2f8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',86,0,'start 4',1.79587447996491265294e+09,'c796fa0c4676309d');
INSERT INTO "choices" VALUES('fern-desert-angbez',86,1,'place 32',1.7958744799661545753e+09,'1da7d96ed02cbcd3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',85,0,'place 40',1.79587447996765065191e+09,'a300bd622141d05d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',87,1,'start 23',1.79587447996832275391e+09,'b50ed08e98a626ca');
INSERT INTO "choices" VALUES('fern-desert-angbez',87,1,'place 35',1.79587447996905207633e+09,'8f24aec9943b4d1e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',86,0,'place 17',1.79587447997049927707e+09,'7aa505ffa51664ee');
INSERT INTO "choices" VALUES('snow-stone-gxne36',88,1,'start 8',1.79587447997090244298e+09,'4575224cdfdab07b');
INSERT INTO "choices" VALUES('fern-desert-angbez',88,0,'end_sales',1.79587447997218942639e+09,'9ca20d90f908edb3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',87,0,'end_workers',1.79587447997383189198e+09,'140b13264ace010a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',89,0,'sell 11',1.79587447997448325159e+09,'36c31b5e16a73ec9');
INSERT INTO "choices" VALUES('fern-desert-angbez',89,0,'skip_turn',1.79587447997538089748e+09,'7ba78dbdd7a13d2c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',88,0,'worker 32',1.79587447997669196128e+09,'9c1f40405c6df285');
INSERT INTO "choices" VALUES('snow-stone-gxne36',90,0,'sell 4',1.7958744799771986008e+09,'c30ebfe56db1164f');
INSERT INTO "choices" VALUES('fern-desert-angbez',90,1,'sell 36',1.79587447997828817368e+09,'107d5f9a2e0b34b2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',89,0,'worker 48',1.79587447997977471352e+09,'cb9edca1699baf00');
INSERT INTO "choices" VALUES('snow-stone-gxne36',91,0,'end_sales',1.79587447998049640649e+09,'7c82a94ad3f93d78');
INSERT INTO "choices" VALUES('fern-desert-angbez',91,1,'sell 7',1.79587447998141241075e+09,'64927c7d87a5e019');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',90,1,'skip_turn',1.79587447998304629327e+09,'50fea367a3d8d89d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',92,0,'build 3',1.79587447998356914517e+09,'49564423fa17689b');
INSERT INTO "choices" VALUES('fern-desert-angbez',92,1,'end_sales',1.79587447998465275767e+09,'54fe246220aa62e2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',91,0,'sell 8',1.79587447998635601998e+09,'525fdb7c97f9dc79');
INSERT INTO "choices" VALUES('snow-stone-gxne36',93,0,'place 23',1.79587447998689675333e+09,'a4b5cb3bf314f255');
INSERT INTO "choices" VALUES('fern-desert-angbez',93,1,'place 32',1795874479.98795,'15f93eac862e5eb5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',92,0,'sell 17',1.7958744799895863533e+09,'4450e80f2b2a17f1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',94,0,'place 8',1.79587447999032378195e+09,'162425bddbb0bea9');
INSERT INTO "choices" VALUES('fern-desert-angbez',94,1,'place 32',1.79587447999112963673e+09,'e2b79f33afa5b645');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',93,0,'end_sales',1.79587447999280834195e+09,'f7096553b4ccd424');
INSERT INTO "choices" VALUES('snow-stone-gxne36',95,0,'place 8',1.79587447999328804013e+09,'03e4fd5946bb6d72');
INSERT INTO "choices" VALUES('fern-desert-angbez',95,1,'place 35',1.7958744799947688579e+09,'edfe992d699c86eb');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',94,0,'end_workers',1.79587447999612236015e+09,'1a17f42443457682');
INSERT INTO "choices" VALUES('snow-stone-gxne36',96,0,'place 8',1.79587447999688267713e+09,'cca1b2c6074350ab');
INSERT INTO "choices" VALUES('fern-desert-angbez',96,0,'end_sales',1.79587447999773907659e+09,'86492015fec1c79c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',95,1,'sell 40',1.79587447999908256528e+09,'36b7b4ff2a8da922');
INSERT INTO "choices" VALUES('snow-stone-gxne36',97,1,'sell 23',1.79587447999948811531e+09,'6f46d972c2b20a80');
INSERT INTO "choices" VALUES('fern-desert-angbez',97,0,'end_building',1.79587448000048208237e+09,'8bcc133df1ec3f13');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',96,1,'end_sales',1.79587448000217962261e+09,'72b2217c0a16ac01');
INSERT INTO "choices" VALUES('snow-stone-gxne36',98,1,'end_sales',1.7958744800027880669e+09,'aef4ec0149704778');
INSERT INTO "choices" VALUES('fern-desert-angbez',98,0,'end_workers',1.79587448000364661212e+09,'3c366d784b45fbb5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',97,0,'start 23',1.7958744800048110485e+09,'02cf9251af5c1fa5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',99,1,'build 40',1.79587448000544404984e+09,'60415c41c5eb026a');
INSERT INTO "choices" VALUES('fern-desert-angbez',99,1,'build 2',1795874480.00696,'bcca25d601fa4369');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',98,0,'start 29',1.79587448000772309303e+09,'9e4081aa25d038a5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',100,1,'place 3',1.79587448000845766073e+09,'fa27d610f53bece8');
INSERT INTO "choices" VALUES('fern-desert-angbez',100,1,'place 32',1.79587448000922632221e+09,'f817d828f56e110a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',99,1,'start 9',1.79587448001093482967e+09,'7588c9a957115699');
INSERT INTO "choices" VALUES('snow-stone-gxne36',101,1,'place 8',1.79587448001139664646e+09,'c057ebb3a80271bf');
INSERT INTO "choices" VALUES('fern-desert-angbez',101,1,'place 35',1.79587448001245760919e+09,'babcbc72d2c98528');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',100,1,'start 3',1.79587448001406121251e+09,'6597403353e75726');
INSERT INTO "choices" VALUES('snow-stone-gxne36',102,1,'place 3',1795874480.01463,'47ad66bc15d835a0');
INSERT INTO "choices" VALUES('fern-desert-angbez',102,0,'sell 35',1.79587448001532340047e+09,'ac72d0db39e5043f');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',101,1,'build 44',1.7958744800166225433e+09,'bebc9394cc45db7b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',103,1,'place 3',1.79587448001707386969e+09,'acd0e6d823916764');
INSERT INTO "choices" VALUES('fern-desert-angbez',103,0,'sell 11',1.79587448001835298539e+09,'60b73123765ab064');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',102,1,'place 3',1.79587448001974630358e+09,'ab8db4acf36fe16e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',104,0,'sell 3',1795874480.02041,'5d657cf585b9ba9a');
INSERT INTO "choices" VALUES('fern-desert-angbez',104,0,'end_sales',1.79587448002125954623e+09,'3e65421284e8537f');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',103,1,'place 3',1.79587448002276635168e+09,'56cffb78e3fa05a4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',105,0,'end_sales',1.79587448002321505543e+09,'106128ac228dc3af');
INSERT INTO "choices" VALUES('fern-desert-angbez',105,0,'end_building',1.79587448002450251584e+09,'8d147fb1577b6f98');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',104,1,'place 9',1.79587448002595496173e+09,'8bf026b89c010882');
INSERT INTO "choices" VALUES('snow-stone-gxne36',106,0,'build 9',1.79587448002667188643e+09,'dd2b16f3d743cc0b');
INSERT INTO "choices" VALUES('fern-desert-angbez',106,0,'end_workers',1.79587448002764987946e+09,'b551c236d1c7c6fe');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',105,1,'place 29',1.7958744800293371677e+09,'1085500e76e9e12f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',107,0,'place 40',1.79587448002979540827e+09,'5ed61d4b54fbd851');
INSERT INTO "choices" VALUES('fern-desert-angbez',107,1,'end_sales',1.79587448003051376342e+09,'e2c4a7c5dc679a6e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',106,0,'skip_turn',1.79587448003174281118e+09,'3d4366c234b6afc0');
INSERT INTO "choices" VALUES('snow-stone-gxne36',108,0,'place 40',1.79587448003324413295e+09,'4b43a28bc1a24a83');
INSERT INTO "choices" VALUES('fern-desert-angbez',108,1,'build 14',1.79587448003392291073e+09,'08b1fb71069d9462');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',107,1,'end_sales',1.79587448003482198712e+09,'9de7257d381f4d17');
INSERT INTO "choices" VALUES('snow-stone-gxne36',109,1,'sell 40',1.795874480036077261e+09,'d0cf340646900b4b');
INSERT INTO "choices" VALUES('fern-desert-angbez',109,0,'build 15',1.79587448003653979301e+09,'daa266ca6ce15481');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',108,1,'end_building',1.7958744800383610725e+09,'9f78f626217ac094');
INSERT INTO "choices" VALUES('snow-stone-gxne36',110,1,'end_sales',1.79587448003918051715e+09,'339fc25d528a5d36');
INSERT INTO "choices" VALUES('fern-desert-angbez',110,0,'place 2',1.79587448004012870789e+09,'947e57fd47df34dc');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',109,1,'end_workers',1.79587448004083800314e+09,'e6bc15f1c05a63a8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',111,1,'build 14',1.79587448004231190683e+09,'b028a0abeed11ecf');
INSERT INTO "choices" VALUES('fern-desert-angbez',111,0,'place 2',1.79587448004287934298e+09,'bc30e31dbf89d94e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',110,0,'skip_turn',1.79587448004388475415e+09,'fea0a3f6ad740c4f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',112,1,'place 9',1.79587448004524254802e+09,'88fb1630f230a3d6');
INSERT INTO "choices" VALUES('fern-desert-angbez',112,0,'end_workers',1.79587448004593873028e+09,'32c550811d204f30');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',111,1,'sell 44',1.79587448004674553867e+09,'ccee3b793aced4de');
INSERT INTO "choices" VALUES('snow-stone-gxne36',113,1,'place 9',1.79587448004797863966e+09,'51dc38f74b63b7a2');
INSERT INTO "choices" VALUES('fern-desert-angbez',113,0,'worker 66',1.79587448004826259612e+09,'c931ecfab4198516');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',112,1,'sell 3',1.79587448004965829842e+09,'1e428cda7038885d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',114,0,'sell 9',1.79587448005105185504e+09,'41d4ee5e90669bd0');
INSERT INTO "choices" VALUES('fern-desert-angbez',114,0,'worker 20',1.79587448005178546908e+09,'b3d1e9628ebafee9');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',113,1,'end_sales',1.79587448005259346962e+09,'12a244ac7c290234');
INSERT INTO "choices" VALUES('snow-stone-gxne36',115,0,'end_sales',1.79587448005393385879e+09,'4fff653e9b3042dd');
INSERT INTO "choices" VALUES('fern-desert-angbez',115,1,'skip_turn',1.7958744800543413162e+09,'bb66c2f14595bf45');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',114,1,'build 13',1.79587448005595827103e+09,'5557c2a1138daf1f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',116,0,'build 24',1.79587448005682826044e+09,'cd7dd9e18e2aa21c');
INSERT INTO "choices" VALUES('fern-desert-angbez',116,0,'end_sales',1.79587448005747985836e+09,'aaa9bd7c4240eddd');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',115,1,'place 23',1.79587448005851030349e+09,'a0722154556859c8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',117,0,'place 14',1.79587448006012153625e+09,'4f269fd070d0bd94');
INSERT INTO "choices" VALUES('fern-desert-angbez',117,0,'build 40',1.79587448006060695646e+09,'6fde72f1181a3e20');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',116,1,'place 23',1.79587448006116509437e+09,'f154d3a8bcefee5a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',118,0,'place 14',1.79587448006265473364e+09,'a1f7dcc243af2603');
INSERT INTO "choices" VALUES('fern-desert-angbez',118,0,'place 14',1.79587448006390500068e+09,'a93277173d3a5c1f');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',117,1,'place 23',1.79587448006430959708e+09,'26e5dbb1c4e26d8a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',119,1,'end_sales',1.79587448006598138813e+09,'ab9020ec8f54ffe1');
INSERT INTO "choices" VALUES('fern-desert-angbez',119,0,'place 15',1.79587448006684279443e+09,'ac11b665c088691b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',118,1,'place 9',1.79587448006753683084e+09,'f45e6f3de5ef92d9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',120,1,'skip_turn',1.79587448006825375554e+09,'f8c8c8fbbaacaa4c');
INSERT INTO "choices" VALUES('fern-desert-angbez',120,0,'place 15',1.79587448006960487363e+09,'c1fa325d9708fbbf');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',119,1,'place 29',1.79587448007001495358e+09,'27cad2c71703f6a2');
INSERT INTO "choices" VALUES('snow-stone-gxne36',121,0,'skip_turn',1.79587448007193112376e+09,'66f9432b73db2e70');
INSERT INTO "choices" VALUES('fern-desert-angbez',121,0,'place 15',1.79587448007269620897e+09,'5320f8b4615aa772');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',120,1,'end_workers',1.79587448007337212559e+09,'be0ba419f7af4715');
INSERT INTO "choices" VALUES('snow-stone-gxne36',122,1,'end_sales',1.79587448007410550119e+09,'63ff2fa219edeca6');
INSERT INTO "choices" VALUES('fern-desert-angbez',122,1,'skip_turn',1.79587448007537674905e+09,'40eb5e17f2d62b7b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',121,1,'worker 56',1.79587448007578206069e+09,'88d66720c9a5c7e1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',123,1,'build 13',1.79587448007740616796e+09,'b1c8406c135f3f48');
INSERT INTO "choices" VALUES('fern-desert-angbez',123,0,'sell 15',1.79587448007819986336e+09,'34e66024d6ecf61e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',122,1,'worker 5',1.79587448007883834842e+09,'3df69bb4a651f54f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',124,1,'place 14',1.79587448007973384854e+09,'4b5fb4af8a27c51c');
INSERT INTO "choices" VALUES('fern-desert-angbez',124,0,'end_sales',1.79587448008090209963e+09,'303efea96daae174');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',123,1,'worker 54',1.79587448008134818074e+09,'d4cae5d704ab1ed8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',125,1,'end_workers',1.79587448008308839795e+09,'db7e0dfde0e78451');
INSERT INTO "choices" VALUES('fern-desert-angbez',125,0,'place 40',1.79587448008414196968e+09,'d2304ccc91e42891');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',124,1,'worker 43',1.79587448008483791354e+09,'57331140eb611c82');
INSERT INTO "choices" VALUES('snow-stone-gxne36',126,1,'worker 62',1.79587448008599805831e+09,'8a982fa442fc04c2');
INSERT INTO "choices" VALUES('fern-desert-angbez',126,1,'end_sales',1.79587448008739900594e+09,'f058e178db3c149d');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',125,1,'worker 27',1.79587448008760452271e+09,'28538695f40dfd10');
INSERT INTO "choices" VALUES('snow-stone-gxne36',127,0,'skip_turn',1.79587448008859801298e+09,'7d32b94d2c9c68c5');
INSERT INTO "choices" VALUES('fern-desert-angbez',127,1,'build 44',1.79587448009023547168e+09,'6afdbc3d69cb0e36');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',126,0,'sell 23',1.795874480090477705e+09,'dcae0a2df7a57ef9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',128,1,'end_sales',1.79587448009092187878e+09,'09c3624f32a961c5');
INSERT INTO "choices" VALUES('fern-desert-angbez',128,1,'place 14',1.7958744800959641933e+09,'53e5b3d1d268b39c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',127,0,'end_sales',1.79587448009627079961e+09,'ff940673754104b8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',129,1,'skip_turn',1.79587448009782505039e+09,'8ade1c7543348837');
INSERT INTO "choices" VALUES('fern-desert-angbez',129,1,'place 2',1.79587448009923863418e+09,'b6ab0b4b097bd7f2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',128,0,'end_building',1.79587448009947824477e+09,'a33423e2ce7fa5d4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',130,0,'sell 24',1.79587448010050320626e+09,'bb5f6246229b780e');
INSERT INTO "choices" VALUES('fern-desert-angbez',130,1,'place 40',1.79587448010202527042e+09,'33d64bac7571edf4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',129,0,'place 9',1.79587448010256123549e+09,'53e87ceb12a9dcc6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',131,0,'end_sales',1.79587448010391020772e+09,'0c24aa584db4b126');
INSERT INTO "choices" VALUES('fern-desert-angbez',131,1,'place 40',1.7958744801047413349e+09,'328dfe7ad681736c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',130,0,'place 29',1.7958744801053855419e+09,'a9fa9a66c33caa5a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',132,0,'build 50',1.79587448010657739633e+09,'0780952ac862f8de');
INSERT INTO "choices" VALUES('fern-desert-angbez',132,1,'place 40',1.79587448010782289508e+09,'a6f4401cf767c6d1');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',131,0,'end_workers',1.79587448010869455338e+09,'52bc1d252182882e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',133,0,'place 13',1.79587448010988450048e+09,'5470776a00950baf');
INSERT INTO "choices" VALUES('fern-desert-angbez',133,1,'end_workers',1.79587448011139917377e+09,'f9cf048e9bc355f4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',132,0,'worker 70',1.79587448011206984518e+09,'039b5538ddca16f5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',134,0,'place 14',1.79587448011297392842e+09,'89cf92049f3392a6');
INSERT INTO "choices" VALUES('fern-desert-angbez',134,1,'worker 33',1.79587448011436629294e+09,'ea344d767788afdc');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',133,0,'worker 38',1.79587448011483955378e+09,'1b14f341cf6a1995');
INSERT INTO "choices" VALUES('snow-stone-gxne36',135,0,'place 13',1.79587448011607909202e+09,'d991bc9cea1212ad');
INSERT INTO "choices" VALUES('fern-desert-angbez',135,1,'worker 1',1.7958744801178231239e+09,'1a60dfff4c40c04a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',134,1,'sell 13',1.7958744801183779239e+09,'31105796de9e8df7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',136,0,'place 13',1.79587448011963844293e+09,'37784951fc3a6f55');
INSERT INTO "choices" VALUES('fern-desert-angbez',136,1,'worker 52',1.7958744801214730739e+09,'a6d47687cc868b85');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',135,1,'end_sales',1.79587448012181472782e+09,'1eb70fd8d6002595');
INSERT INTO "choices" VALUES('snow-stone-gxne36',137,0,'place 13',1.79587448012288546563e+09,'9ecd993e09b458d8');
INSERT INTO "choices" VALUES('fern-desert-angbez',137,1,'worker 10',1.79587448012414765356e+09,'3a85f217ad8d9a5a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',136,1,'build 2',1.79587448012487316132e+09,'f1c85f3c0a57c810');
INSERT INTO "choices" VALUES('snow-stone-gxne36',138,0,'worker 46',1.795874480125792265e+09,'9399cebbc92158c0');
INSERT INTO "choices" VALUES('fern-desert-angbez',138,1,'worker 42',1.79587448012729930879e+09,'c24efde82c090efe');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',137,1,'place 9',1.79587448012747550015e+09,'3bd77fd69204ce29');
INSERT INTO "choices" VALUES('snow-stone-gxne36',139,0,'worker 55',1.79587448012844800955e+09,'0469bc7f4c698fe3');
INSERT INTO "choices" VALUES('fern-desert-angbez',139,0,'build 3',1.79587448012942647933e+09,'189c3a8787eb58b4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',138,1,'place 29',1.79587448012962961198e+09,'2a3b9a31a7aa0a9c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',140,0,'worker 65',1.79587448013063716886e+09,'91ee643cd048da4e');
INSERT INTO "choices" VALUES('fern-desert-angbez',140,0,'place 2',1.7958744801316483021e+09,'9f946a7d4bd9fbfd');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',139,1,'worker 49',1.79587448013199520117e+09,'92099dc058a3234a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',141,0,'worker 32',1.79587448013298463817e+09,'8f04b395097bab1d');
INSERT INTO "choices" VALUES('fern-desert-angbez',141,0,'end_workers',1.79587448013398313529e+09,'ebb8d1a02a9f6f3e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',140,1,'worker 65',1.79587448013424706453e+09,'6b849b1861ff8b8d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',142,0,'worker 5',1.79587448013522148126e+09,'f29a1d9e6fac7d1c');
INSERT INTO "choices" VALUES('fern-desert-angbez',142,0,'worker 6',1.79587448013621258733e+09,'e30469a494ef0816');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',141,0,'end_workers',1.79587448013639092441e+09,'805b8e713f891b18');
INSERT INTO "choices" VALUES('snow-stone-gxne36',143,1,'build 52',1.79587448013737964631e+09,'afd896704cadfc47');
INSERT INTO "choices" VALUES('fern-desert-angbez',143,1,'sell 44',1.79587448013839125638e+09,'1f9ff8e56e7fb212');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',142,1,'skip_turn',1.79587448013858866696e+09,'5fb602c10e213d96');
INSERT INTO "choices" VALUES('snow-stone-gxne36',144,1,'place 50',1.79587448013953208925e+09,'fe20bb8d1782f8fb');
INSERT INTO "choices" VALUES('fern-desert-angbez',144,1,'sell 14',1.79587448014051198957e+09,'ff69d46774b7eb2a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',143,0,'place 2',1795874480.14067,'1c1543ce53584bd1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',145,1,'place 50',1.79587448014177799224e+09,'c77456213bd17c1d');
INSERT INTO "choices" VALUES('fern-desert-angbez',145,1,'end_sales',1.7958744801430327892e+09,'485e2a62c72dd769');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',144,0,'place 2',1.79587448014324736591e+09,'c16a598123aed9e4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',146,1,'place 50',1.79587448014420962335e+09,'9634eb25a0330e70');
INSERT INTO "choices" VALUES('fern-desert-angbez',146,1,'end_workers',1.79587448014525604246e+09,'3887a952acf095ec');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',145,0,'end_workers',1.79587448014545488362e+09,'e4cb582cb55a933f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',147,1,'place 50',1.79587448014644360545e+09,'9b458e4301b90d5b');
INSERT INTO "choices" VALUES('fern-desert-angbez',147,0,'skip_turn',1.79587448014743971823e+09,'b946411753dbd785');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',146,0,'worker 59',1.79587448014761710164e+09,'2d91312bbc9a48b1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',148,1,'worker 2',1.79587448014856648445e+09,'0d6e0f24e9753606');
INSERT INTO "choices" VALUES('fern-desert-angbez',148,1,'skip_turn',1795874480.14957,'9af47c0bbac662e3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',147,0,'worker 67',1795874480.14978,'ae0c7bfa0e9100ce');
INSERT INTO "choices" VALUES('snow-stone-gxne36',149,1,'worker 68',1.79587448015077257154e+09,'60b5e3bfb435f754');
INSERT INTO "choices" VALUES('fern-desert-angbez',149,0,'sell 3',1.79587448015179085734e+09,'137fca5d56b7aa40');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',148,1,'skip_turn',1.79587448015202784542e+09,'4347bde18a2b5fe6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',150,1,'worker 51',1.79587448015294218065e+09,'fecb3d9bcbd11c76');
INSERT INTO "choices" VALUES('fern-desert-angbez',150,0,'end_sales',1.7958744801539976597e+09,'cb07bc7971068a76');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',149,0,'build 32',1.79587448015421223641e+09,'c24262deb0bd4151');
INSERT INTO "choices" VALUES('snow-stone-gxne36',151,1,'worker 3',1.79587448015516734124e+09,'3f6960ccd594fd81');
INSERT INTO "choices" VALUES('fern-desert-angbez',151,0,'start 9',1.79587448015614295007e+09,'d20c939d6304fc1c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',150,0,'place 2',1.79587448015633296969e+09,'07c835e5e23f78d6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',152,0,'skip_turn',1.79587448015730977062e+09,'95d430997e226877');
INSERT INTO "choices" VALUES('fern-desert-angbez',152,0,'start 4',1.79587448015834403041e+09,'f16d6d20bb659eb6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',151,0,'place 2',1.79587448015855169298e+09,'a0684a87fa473189');
INSERT INTO "choices" VALUES('snow-stone-gxne36',153,1,'end_sales',1.79587448015950059895e+09,'d553392352171792');
INSERT INTO "choices" VALUES('fern-desert-angbez',153,1,'start 24',1.79587448016046404841e+09,'e6a715cf420f0d1b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',152,0,'worker 60',1.79587448016066646575e+09,'23334e11a2e52331');
INSERT INTO "choices" VALUES('snow-stone-gxne36',154,1,'skip_turn',1.79587448016179490085e+09,'448788f646136af5');
INSERT INTO "choices" VALUES('fern-desert-angbez',154,1,'start 41',1.79587448016284704208e+09,'48721ba3c5725cf4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',153,0,'worker 57',1.79587448016303801541e+09,'15e729f68c6be10f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',155,0,'build 23',1.79587448016403484346e+09,'b4675aad79003828');
INSERT INTO "choices" VALUES('fern-desert-angbez',155,0,'end_building',1.79587448016497635847e+09,'bea42c766c280fa6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',154,1,'end_building',1.79587448016519212728e+09,'b0c0f2fbf4d41052');
INSERT INTO "choices" VALUES('snow-stone-gxne36',156,0,'place 52',1.79587448016612458235e+09,'e49bbf19db37f0ea');
INSERT INTO "choices" VALUES('fern-desert-angbez',156,0,'place 24',1.79587448016715288162e+09,'e1675a391d0fc97a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',155,1,'end_workers',1.7958744801673223972e+09,'f03d2d7c79c1e1d3');
INSERT INTO "choices" VALUES('snow-stone-gxne36',157,0,'place 52',1.79587448016826057434e+09,'e05de1885391f958');
INSERT INTO "choices" VALUES('fern-desert-angbez',157,0,'place 41',1.7958744801692352295e+09,'469daa8e136065c5');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',156,0,'skip_turn',1.79587448016943907738e+09,'82e255d41f241aaa');
INSERT INTO "choices" VALUES('snow-stone-gxne36',158,0,'end_workers',1.79587448017038178445e+09,'4273d71cb7307edb');
INSERT INTO "choices" VALUES('fern-desert-angbez',158,0,'end_workers',1.79587448017152905466e+09,'721e77ac7c8fefa3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',157,1,'skip_turn',1.79587448017239403722e+09,'2294ee4bb7ad8616');
INSERT INTO "choices" VALUES('snow-stone-gxne36',159,0,'worker 8',1.79587448017279791836e+09,'3f9b2ecc3de6c35d');
INSERT INTO "choices" VALUES('fern-desert-angbez',159,0,'worker 59',1.79587448017342710495e+09,'10afb1cc38b46f2a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',158,0,'sell 32',1.79587448017833566666e+09,'25193bf0db57bbbc');
INSERT INTO "choices" VALUES('snow-stone-gxne36',160,0,'worker 48',1.79587448017943120005e+09,'725a769c0c236723');
INSERT INTO "choices" VALUES('fern-desert-angbez',160,0,'worker 34',1.79587448018016982084e+09,'0e50ad40d3f82ea7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',159,0,'end_sales',1.79587448018054866797e+09,'a69111a87e7d16aa');
INSERT INTO "choices" VALUES('snow-stone-gxne36',161,1,'sell 52',1.79587448018140268327e+09,'867477b726805468');
INSERT INTO "choices" VALUES('fern-desert-angbez',161,1,'end_sales',1.7958744801823079586e+09,'efc3f917096f2d9a');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',160,0,'start 4',1.79587448018340969089e+09,'714af73741955998');
INSERT INTO "choices" VALUES('snow-stone-gxne36',162,1,'end_sales',1.79587448018360662464e+09,'40b1f0545635126e');
INSERT INTO "choices" VALUES('fern-desert-angbez',162,1,'end_building',1.79587448018454909326e+09,'a7b9d52df717ad05');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',161,0,'start 37',1.79587448018572187419e+09,'3f0b5bba9305b62f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',163,1,'end_building',1.79587448018642401696e+09,'00be735867534daf');
INSERT INTO "choices" VALUES('fern-desert-angbez',163,1,'place 9',1795874480.18685,'001baec49a1a22ed');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',162,1,'start 21',1.79587448018799901005e+09,'60a6d4aafb66c75d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',164,1,'place 23',1.79587448018893814085e+09,'e2ba2d0384cbf2ba');
INSERT INTO "choices" VALUES('fern-desert-angbez',164,1,'place 4',1.7958744801891553402e+09,'82fd3a3eef6e2e4c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',163,1,'start 23',1.79587448018969345099e+09,'e4cc69d684828194');
INSERT INTO "choices" VALUES('snow-stone-gxne36',165,1,'place 23',1.79587448019072794909e+09,'fc48d77dea371094');
INSERT INTO "choices" VALUES('fern-desert-angbez',165,1,'place 41',1.79587448019129896159e+09,'8337880327a80859');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',164,0,'build 31',1.79587448019431471821e+09,'4dd3a87c66e9121d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',166,1,'place 23',1.7958744801980988979e+09,'0f048e7d722dea11');
INSERT INTO "choices" VALUES('fern-desert-angbez',166,1,'place 24',1.79587448019840979578e+09,'77a54b764993bb61');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',165,0,'place 4',1.79587448019950342171e+09,'852589aec6854985');
INSERT INTO "choices" VALUES('snow-stone-gxne36',167,1,'place 23',1.79587448020057272911e+09,'c52f3a81f6cf9338');
INSERT INTO "choices" VALUES('fern-desert-angbez',167,1,'place 41',1.7958744802007966042e+09,'795c1bf470f396e4');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',166,0,'place 23',1.79587448020199632646e+09,'8a9682d06454e659');
INSERT INTO "choices" VALUES('snow-stone-gxne36',168,1,'worker 22',1.79587448020619797704e+09,'58bd9e8d6aa88229');
INSERT INTO "choices" VALUES('fern-desert-angbez',168,0,'end_sales',1.79587448020644378657e+09,'1ba1aaa5f2c9bf28');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',167,0,'place 4',1.79587448020746302604e+09,'2ad3fe72f67913ea');
INSERT INTO "choices" VALUES('snow-stone-gxne36',169,1,'worker 59',1.79587448020851325985e+09,'ce8fab65b32c7d62');
INSERT INTO "choices" VALUES('fern-desert-angbez',169,0,'build 28',1.79587448020920634273e+09,'6f240a7ac7f46f08');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',168,0,'place 4',1.79587448021046781542e+09,'67d8ba3addec8e7f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',170,1,'worker 9',1.79587448021177625663e+09,'b802ea105d7a8f50');
INSERT INTO "choices" VALUES('fern-desert-angbez',170,0,'place 41',1.79587448021269512174e+09,'820c5c58f635b55b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',169,1,'end_sales',1.79587448021298074721e+09,'60a6de2cd5ad2166');
INSERT INTO "choices" VALUES('snow-stone-gxne36',171,1,'worker 53',1.79587448021398377422e+09,'9384b7e93b906aa0');
INSERT INTO "choices" VALUES('fern-desert-angbez',171,0,'place 4',1.7958744802156953812e+09,'ac09ab56137eff92');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',170,1,'build 47',1.79587448021644496918e+09,'dc71023482f89904');
INSERT INTO "choices" VALUES('snow-stone-gxne36',172,0,'start 17',1.7958744802183640003e+09,'e3e0fed699517066');
INSERT INTO "choices" VALUES('fern-desert-angbez',172,0,'place 24',1.7958744802215602398e+09,'9361d11b51aebf1d');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',171,1,'place 23',1.79587448022211098675e+09,'ce5f58964c98f91b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',173,0,'start 4',1.7958744802237048149e+09,'dda6425ec69562c7');
INSERT INTO "choices" VALUES('fern-desert-angbez',173,0,'place 24',1.79587448022628831862e+09,'97f1690141961e99');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',172,1,'place 31',1.79587448022650885588e+09,'f6a94125ae41ce59');
INSERT INTO "choices" VALUES('snow-stone-gxne36',174,1,'start 10',1.7958744802301867008e+09,'0ec9aa823160b8a0');
INSERT INTO "choices" VALUES('fern-desert-angbez',174,0,'place 4',1.79587448023508930213e+09,'9bcd96f48d918fa8');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',173,1,'place 31',1.79587448023780751234e+09,'b90b512b9eb9768d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',175,1,'start 26',1.79587448023817801475e+09,'1a89d3dbe47ab154');
INSERT INTO "choices" VALUES('fern-desert-angbez',175,1,'place 28',1.79587448024874734879e+09,'dc36c356ef636b38');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',174,1,'place 31',1.79587448025037360187e+09,'80381d4553c88f43');
INSERT INTO "choices" VALUES('snow-stone-gxne36',176,0,'sell 4',1.79587448025068449975e+09,'60f152e60856580f');
INSERT INTO "choices" VALUES('fern-desert-angbez',176,0,'sell 28',1.79587448025197219843e+09,'2bb5d8f0e0aa584e');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',175,0,'sell 37',1.79587448025299572943e+09,'d658cdf698cb60dd');
INSERT INTO "choices" VALUES('snow-stone-gxne36',177,0,'sell 17',1.79587448025382184985e+09,'20a3fbea3a3f48c4');
INSERT INTO "choices" VALUES('fern-desert-angbez',177,0,'sell 9',1.79587448025524330135e+09,'33d8e091e4713725');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',176,0,'end_sales',1.79587448025676894186e+09,'72f6917eb873c86d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',178,0,'end_sales',1.79587448025755810733e+09,'62e2f9b963da2283');
INSERT INTO "choices" VALUES('fern-desert-angbez',178,0,'sell 4',1.79587448025816917422e+09,'3e273b5061c9bf01');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',177,0,'build 36',1.79587448025929093359e+09,'adcb1a58fc5feae6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',179,0,'build 21',1.79587448026077651976e+09,'775ec7e83d18ff4c');
INSERT INTO "choices" VALUES('fern-desert-angbez',179,0,'end_sales',1.79587448026108789439e+09,'d9207bb4b4b44665');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',178,0,'place 21',1.79587448026376080511e+09,'84ba1b2ede82a8a5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',180,0,'place 26',1.79587448026517200469e+09,'fea5b7c4da4efea8');
INSERT INTO "choices" VALUES('fern-desert-angbez',180,0,'start 7',1.7958744802653918266e+09,'a113f31b28a305e2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',179,0,'place 47',1.79587448026651310926e+09,'e3fbdd342866cd9c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',181,0,'place 10',1.79587448026767063143e+09,'8049abe95156568c');
INSERT INTO "choices" VALUES('fern-desert-angbez',181,0,'start 22',1.79587448026786375039e+09,'e2d8cbd199637c98');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',180,1,'skip_turn',1.79587448026888704295e+09,'63606ab641901c82');
INSERT INTO "choices" VALUES('snow-stone-gxne36',182,0,'place 10',1.79587448027014613153e+09,'10eb67972567aad3');
INSERT INTO "choices" VALUES('fern-desert-angbez',182,1,'start 23',1.79587448027034497256e+09,'d70518500cfee1a7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',181,0,'sell 4',1.79587448027131295208e+09,'d707386f62af590c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',183,0,'place 26',1.79587448027236509318e+09,'9ffafb1438388029');
INSERT INTO "choices" VALUES('fern-desert-angbez',183,1,'start 47',1.79587448027260971066e+09,'672b5a891e397d5c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',182,0,'end_sales',1.79587448027380371098e+09,'630cdf407995b8ee');
INSERT INTO "choices" VALUES('snow-stone-gxne36',184,1,'skip_turn',1.79587448027483177186e+09,'0e2cc8a24f769281');
INSERT INTO "choices" VALUES('fern-desert-angbez',184,0,'build 69',1.79587448027503776551e+09,'c2fc460a94ef4f56');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',183,0,'end_building',1.79587448027604961397e+09,'fae089fbe7a0023c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',185,0,'end_sales',1.79587448027702665329e+09,'aa82e607135468ff');
INSERT INTO "choices" VALUES('fern-desert-angbez',185,0,'place 22',1.79587448027729773523e+09,'34bd9072627a9b32');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',184,0,'place 47',1.79587448027832818032e+09,'24ff06955e8af5e6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',186,0,'skip_turn',1.79587448027940464016e+09,'870c62339762d6c7');
INSERT INTO "choices" VALUES('fern-desert-angbez',186,0,'place 22',1.79587448027958941458e+09,'c6f10b06e93379e8');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',185,0,'place 36',1.79587448028057956699e+09,'541fa153dc27b45e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',187,1,'sell 10',1.79587448028174924852e+09,'fe749df707fbfdb6');
INSERT INTO "choices" VALUES('fern-desert-angbez',187,0,'place 22',1.79587448028203272814e+09,'f96e8c81f34737cd');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',186,0,'place 36',1.79587448028335976602e+09,'1517372e2b19031e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',188,1,'end_sales',1.79587448028441834446e+09,'88f0af99d2d527e9');
INSERT INTO "choices" VALUES('fern-desert-angbez',188,0,'place 22',1.79587448028465914732e+09,'8f340b04b551706b');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',187,1,'end_sales',1.79587448028583145142e+09,'f3f1749bdc504a41');
INSERT INTO "choices" VALUES('snow-stone-gxne36',189,1,'build 6',1.79587448028692388537e+09,'b3d527f905037257');
INSERT INTO "choices" VALUES('fern-desert-angbez',189,1,'end_sales',1.79587448028712892535e+09,'9d79a2356c84ba16');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',188,1,'end_building',1.795874480288169384e+09,'11dc6b8cb933cf2f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',190,1,'place 21',1.79587448028923130039e+09,'f87cad3f25f91195');
INSERT INTO "choices" VALUES('fern-desert-angbez',190,1,'skip_turn',1.79587448028965258601e+09,'710bf695b837acf0');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',189,1,'place 47',1.79587448029066419595e+09,'cc7d50297b7f373d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',191,1,'end_workers',1.79587448029178190227e+09,'e9bad58d3505d460');
INSERT INTO "choices" VALUES('fern-desert-angbez',191,0,'skip_turn',1.79587448029200911527e+09,'ba409b45e9f47934');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',190,1,'place 23',1.79587448029296779632e+09,'e6ac215f788fcb2b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',192,1,'worker 44',1.79587448029412770269e+09,'da50e06d664666ce');
INSERT INTO "choices" VALUES('fern-desert-angbez',192,1,'end_sales',1.7958744802943639755e+09,'f6a83c118e9df320');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',191,1,'place 23',1.79587448029547977444e+09,'16c543dade74b086');
INSERT INTO "choices" VALUES('snow-stone-gxne36',193,0,'end_sales',1.79587448029650497433e+09,'832160a0da094355');
INSERT INTO "choices" VALUES('fern-desert-angbez',193,1,'end_building',1.79587448029670715332e+09,'80cc2e4c5bae1495');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',192,1,'place 31',1.79587448029774594303e+09,'10f7c5328a0fcc06');
INSERT INTO "choices" VALUES('snow-stone-gxne36',194,0,'build 45',1.79587448029883098602e+09,'27416d32d94d1b77');
INSERT INTO "choices" VALUES('fern-desert-angbez',194,1,'place 47',1.79587448029905056949e+09,'7b5df7b4539e11e6');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',193,1,'place 36',1.79587448030011868479e+09,'19b66d63bceabbd8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',195,0,'place 26',1.79587448030115437512e+09,'e8d2651950ab8307');
INSERT INTO "choices" VALUES('fern-desert-angbez',195,1,'place 47',1.79587448030137300492e+09,'b80e043c19227d51');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',194,1,'place 21',1.79587448030253577229e+09,'7862ede5812d9bc4');
INSERT INTO "choices" VALUES('snow-stone-gxne36',196,0,'place 26',1.79587448030359268184e+09,'e3266882fa3e9dfb');
INSERT INTO "choices" VALUES('fern-desert-angbez',196,1,'end_workers',1.795874480303809166e+09,'434bceaad2a445c1');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',195,1,'place 21',1.79587448030481910705e+09,'87a13d5baa4a7585');
INSERT INTO "choices" VALUES('snow-stone-gxne36',197,0,'place 6',1.7958744803059244156e+09,'fcc3abf0be514bac');
INSERT INTO "choices" VALUES('fern-desert-angbez',197,1,'worker 51',1.79587448030610919002e+09,'2716b07f2d596251');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',196,0,'end_sales',1.79587448030712342264e+09,'91cf994c23857acf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',198,0,'place 6',1.79587448030812740331e+09,'9ec6adbc4fda3b44');
INSERT INTO "choices" VALUES('fern-desert-angbez',198,1,'worker 39',1.79587448030834078791e+09,'c60798d8a35a51f0');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',197,0,'build 17',1.79587448030939292905e+09,'c733b0176e4c8ee9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',199,0,'end_workers',1.79587448031042575839e+09,'281de5819cb479e1');
INSERT INTO "choices" VALUES('fern-desert-angbez',199,0,'skip_turn',1.795874480310618639e+09,'e22d89f387771351');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',198,0,'place 47',1.79587448031154298783e+09,'ee89b09b8c6f3916');
INSERT INTO "choices" VALUES('snow-stone-gxne36',200,0,'worker 70',1.79587448031260490414e+09,'00f210919023a7e5');
INSERT INTO "choices" VALUES('fern-desert-angbez',200,1,'skip_turn',1.79587448031282234193e+09,'08ea83a354bc159f');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',199,0,'place 21',1.79587448031396651262e+09,'d488c8e487a5e847');
INSERT INTO "choices" VALUES('snow-stone-gxne36',201,0,'worker 67',1.79587448031537866592e+09,'79a95ad4cb8de46f');
INSERT INTO "choices" VALUES('fern-desert-angbez',201,0,'end_sales',1.79587448031559157373e+09,'a8b2ee31767b7fc7');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',200,1,'place 36',1.79587448031686043744e+09,'92dea13f738424e6');
INSERT INTO "choices" VALUES('snow-stone-gxne36',202,0,'worker 19',1.79587448031811523435e+09,'d468762c8f6a99e9');
INSERT INTO "choices" VALUES('fern-desert-angbez',202,0,'build 46',1.79587448031835103037e+09,'228e8d5611e6be03');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',201,0,'end_sales',1.79587448031955838204e+09,'b1d271b53e3956f1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',203,0,'worker 43',1.79587448032083177567e+09,'3a161fb8abca2430');
INSERT INTO "choices" VALUES('fern-desert-angbez',203,0,'place 69',1.79587448032106018064e+09,'27f8ce7108d60ea1');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',202,0,'place 17',1.79587448032241439816e+09,'03d8993640cd7c29');
INSERT INTO "choices" VALUES('snow-stone-gxne36',204,1,'skip_turn',1795874480.32619,'e511b120e6379694');
INSERT INTO "choices" VALUES('fern-desert-angbez',204,0,'place 47',1.79587448032657742494e+09,'290fc1346253fc81');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',203,1,'place 17',1.79587448032753205294e+09,'f67f428347d881fd');
INSERT INTO "choices" VALUES('snow-stone-gxne36',205,0,'sell 45',1.79587448032873892782e+09,'8fb1a49d7e8f75fd');
INSERT INTO "choices" VALUES('fern-desert-angbez',205,0,'place 69',1.79587448032943487168e+09,'2dd253cab7de6326');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',204,0,'skip_turn',1.79587448032963919639e+09,'49f71a92aa6414b9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',206,0,'end_sales',1.79587448033156371119e+09,'8930e6a059bf92c5');
INSERT INTO "choices" VALUES('fern-desert-angbez',206,0,'place 23',1.79587448033271908755e+09,'75a378ea18060bc3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',205,1,'end_workers',1.79587448033314609529e+09,'68696067b3167b41');
INSERT INTO "choices" VALUES('snow-stone-gxne36',207,0,'end_building',1.79587448033394932742e+09,'7f6de35d9df1b91f');
INSERT INTO "choices" VALUES('fern-desert-angbez',207,0,'end_workers',1.79587448033812618255e+09,'5ec7afae3663f8a3');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',206,0,'end_sales',1.79587448034227132797e+09,'6ac21ed8537ebeaf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',208,0,'place 21',1.79587448034250926967e+09,'5aa186da543af8e8');
INSERT INTO "choices" VALUES('fern-desert-angbez',208,0,'worker 12',1.79587448034371209145e+09,'2e52ce9fae57d3f2');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',207,0,'build 1',1.79587448034504556658e+09,'4137ef6cd20dbe68');
INSERT INTO "choices" VALUES('snow-stone-gxne36',209,0,'place 21',1.79587448034600186347e+09,'3c7e0b27d0ef5a77');
INSERT INTO "choices" VALUES('fern-desert-angbez',209,0,'worker 43',1.79587448034629082677e+09,'8656b392260a17c1');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',208,0,'place 17',1.79587448034760594362e+09,'1cf9136129a1dd2a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',210,0,'end_workers',1.79587448034876775741e+09,'56625b30a1a55ff6');
INSERT INTO "choices" VALUES('fern-desert-angbez',210,0,'worker 64',1.79587448034898376466e+09,'380c591d7e21c668');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',209,0,'place 17',1.79587448035017657275e+09,'20650c935b05550e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',211,0,'worker 61',1.79587448035173058514e+09,'9f404424bc84f76c');
INSERT INTO "choices" VALUES('fern-desert-angbez',211,0,'worker 35',1.79587448035196471218e+09,'b210d945530eb49c');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',210,0,'worker 16',1.7958744803533172608e+09,'b38ac1681ce4fd85');
INSERT INTO "choices" VALUES('snow-stone-gxne36',212,0,'worker 36',1.79587448035457825663e+09,'d176ae419fda6077');
INSERT INTO "choices" VALUES('fern-desert-angbez',212,1,'end_sales',1.79587448035485076902e+09,'80108cc163f75f51');
INSERT INTO "choices" VALUES('summer-stone-nkn5gz',211,0,'worker 8',1.7958744803561263085e+09,'c96c91f6e42696be');
INSERT INTO "choices" VALUES('snow-stone-gxne36',213,1,'sell 6',1.7958744803619031906e+09,'df895acf74eb43cf');
INSERT INTO "choices" VALUES('fern-desert-angbez',213,1,'build 16',1.79587448036212468148e+09,'4192fa6731236176');
INSERT INTO "choices" VALUES('snow-stone-gxne36',214,1,'end_sales',1.79587448036651372912e+09,'2f06badb7875de92');
INSERT INTO "choices" VALUES('fern-desert-angbez',214,1,'place 7',1.79587448036677575107e+09,'0caa7bcb82524ebd');
INSERT INTO "choices" VALUES('snow-stone-gxne36',215,1,'end_building',1.79587448036853051178e+09,'95c9e9cb6e021e61');
INSERT INTO "choices" VALUES('fern-desert-angbez',215,1,'place 46',1.79587448036995387073e+09,'66346377cfa9220c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',216,1,'end_workers',1.7958744803716094494e+09,'542c3af30c909bd5');
INSERT INTO "choices" VALUES('fern-desert-angbez',216,1,'place 47',1.7958744803735442162e+09,'4ea09763f8dc5cb5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',217,0,'end_sales',1.79587448037491154671e+09,'634098a24e8d5bc8');
INSERT INTO "choices" VALUES('fern-desert-angbez',217,1,'place 46',1.79587448037813329692e+09,'2a07bb61823b3db5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',218,0,'skip_turn',1.79587448038232851024e+09,'2fee979f576bc403');
INSERT INTO "choices" VALUES('fern-desert-angbez',218,1,'place 46',1.79587448038357257846e+09,'2c5dfa75d7c32672');
INSERT INTO "choices" VALUES('snow-stone-gxne36',219,1,'end_building',1.79587448038429808609e+09,'f3a57c77a8c23212');
INSERT INTO "choices" VALUES('fern-desert-angbez',219,1,'place 46',1.79587448038549828532e+09,'b927a4e13257a373');
INSERT INTO "choices" VALUES('snow-stone-gxne36',220,1,'place 21',1.79587448038649129863e+09,'d756fb99c7989ccb');
INSERT INTO "choices" VALUES('fern-desert-angbez',220,0,'sell 69',1.79587448038732123371e+09,'5fe4a1585906faf3');
INSERT INTO "choices" VALUES('snow-stone-gxne36',221,1,'worker 54',1.7958744803887498379e+09,'017c294630ae4a4f');
INSERT INTO "choices" VALUES('fern-desert-angbez',221,0,'end_sales',1.7958744803898723125e+09,'eb71069464d01214');
INSERT INTO "choices" VALUES('snow-stone-gxne36',222,0,'start 11',1.79587448039082145691e+09,'c4313058f9034a4a');
INSERT INTO "choices" VALUES('fern-desert-angbez',222,0,'build 21',1.79587448039188528068e+09,'6d1879585f16f4a5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',223,0,'start 1',1.79587448039305043216e+09,'90b196a9883dc531');
INSERT INTO "choices" VALUES('fern-desert-angbez',223,0,'place 16',1.79587448039386916162e+09,'ae4f613ba595e335');
INSERT INTO "choices" VALUES('snow-stone-gxne36',224,1,'start 12',1.79587448039579510687e+09,'bd86ad7c74aa78a2');
INSERT INTO "choices" VALUES('fern-desert-angbez',224,0,'place 16',1.79587448039675068854e+09,'b455b73b6ee2e46e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',225,1,'start 27',1.79587448039782500265e+09,'2849bece45800874');
INSERT INTO "choices" VALUES('fern-desert-angbez',225,1,'end_sales',1.79587448039873337751e+09,'4d337263e8c792e9');
INSERT INTO "choices" VALUES('snow-stone-gxne36',226,0,'end_sales',1.79587448039965724951e+09,'b4025b65ba2cdf85');
INSERT INTO "choices" VALUES('fern-desert-angbez',226,1,'place 21',1.79587448040065407756e+09,'a4d27b838f1863a5');
INSERT INTO "choices" VALUES('snow-stone-gxne36',227,0,'skip_turn',1.79587448040161919591e+09,'a7ddc3efcd0c6438');
INSERT INTO "choices" VALUES('fern-desert-angbez',227,0,'sell 7',1.79587448040264248847e+09,'0a0b4746445ddd06');
INSERT INTO "choices" VALUES('snow-stone-gxne36',228,1,'skip_turn',1.79587448040366721158e+09,'5530e267d70ad379');
INSERT INTO "choices" VALUES('fern-desert-angbez',228,0,'end_sales',1.79587448040440320973e+09,'0938452b7c696849');
INSERT INTO "choices" VALUES('snow-stone-gxne36',229,0,'sell 11',1.79587448040680932996e+09,'537cd08150a3617c');
INSERT INTO "choices" VALUES('fern-desert-angbez',229,0,'build 48',1.79587448041072535514e+09,'5ecf90a1ec5b3bee');
INSERT INTO "choices" VALUES('snow-stone-gxne36',230,0,'end_sales',1.79587448041174268719e+09,'fd83563ac844fa48');
INSERT INTO "choices" VALUES('fern-desert-angbez',230,0,'place 16',1.79587448041321444511e+09,'49f034ea4490657f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',231,0,'end_building',1.79587448041812968247e+09,'0abf1ea0a51c87f2');
INSERT INTO "choices" VALUES('fern-desert-angbez',231,0,'place 16',1.79587448042011809347e+09,'5153269e5eeb7319');
INSERT INTO "choices" VALUES('snow-stone-gxne36',232,0,'end_workers',1.79587448042192220683e+09,'449c21259f7b56fc');
INSERT INTO "choices" VALUES('fern-desert-angbez',232,1,'end_sales',1.79587448042300796505e+09,'8977f51ae709b2cc');
INSERT INTO "choices" VALUES('snow-stone-gxne36',233,1,'skip_turn',1.79587448042435073852e+09,'34ab46341a126b11');
INSERT INTO "choices" VALUES('fern-desert-angbez',233,1,'end_workers',1.79587448042569231988e+09,'4cebee07f442b316');
INSERT INTO "choices" VALUES('snow-stone-gxne36',234,0,'end_sales',1.79587448043007516865e+09,'dee7ab8785a519ba');
INSERT INTO "choices" VALUES('snow-stone-gxne36',235,0,'end_building',1.79587448044014739989e+09,'15412fdb8ad73f64');
INSERT INTO "choices" VALUES('snow-stone-gxne36',236,0,'place 1',1.79587448044158840181e+09,'c05740d01551bd12');
INSERT INTO "choices" VALUES('snow-stone-gxne36',237,0,'place 27',1.79587448044546389583e+09,'b01f64107182dd1d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',238,0,'end_workers',1.79587448044669103618e+09,'576419ea41abc633');
INSERT INTO "choices" VALUES('snow-stone-gxne36',239,0,'worker 63',1.79587448045363402369e+09,'d9ee79393c9bba7d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',240,0,'worker 66',1.79587448046177554136e+09,'4fc8959154a4a219');
INSERT INTO "choices" VALUES('snow-stone-gxne36',241,1,'skip_turn',1.79587448046623420717e+09,'214c484bc4adbc1a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',242,0,'skip_turn',1.79587448047372221946e+09,'7c7b14e56e01b155');
INSERT INTO "choices" VALUES('snow-stone-gxne36',243,1,'end_sales',1.79587448047913384439e+09,'63223b6a757dcab1');
INSERT INTO "choices" VALUES('snow-stone-gxne36',244,1,'skip_turn',1.79587448048131918905e+09,'3a1f47dd581ff681');
INSERT INTO "choices" VALUES('snow-stone-gxne36',245,0,'sell 1',1.79587448048939156528e+09,'637bdadc90709c8a');
INSERT INTO "choices" VALUES('snow-stone-gxne36',246,0,'end_sales',1.79587448049522590632e+09,'171fa325706ae271');
INSERT INTO "choices" VALUES('snow-stone-gxne36',247,0,'build 42',1.79587448049779677388e+09,'82a880a572b12152');
INSERT INTO "choices" VALUES('snow-stone-gxne36',248,0,'place 12',1.79587448049981498717e+09,'7a18ffb174494db3');
INSERT INTO "choices" VALUES('snow-stone-gxne36',249,0,'place 12',1.79587448050291919711e+09,'0ed303ad44018393');
INSERT INTO "choices" VALUES('snow-stone-gxne36',250,0,'place 27',1.79587448050502347944e+09,'5aecd5bee7ba5656');
INSERT INTO "choices" VALUES('snow-stone-gxne36',251,0,'place 27',1.79587448050990366931e+09,'b3320fe786103c6b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',252,0,'place 27',1.79587448051204943652e+09,'84a8ac16dd24074e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',253,0,'end_workers',1.79587448051395606992e+09,'439ee1cbb7d3db1b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',254,0,'worker 38',1.79587448051596593849e+09,'0613119f838404a0');
INSERT INTO "choices" VALUES('snow-stone-gxne36',255,0,'worker 47',1.79587448052561473848e+09,'824a43e524d05c8e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',256,0,'worker 69',1.79587448052755951875e+09,'c9ab179974297e47');
INSERT INTO "choices" VALUES('snow-stone-gxne36',257,0,'worker 34',1.79587448052936387056e+09,'67e56d04ddee3190');
INSERT INTO "choices" VALUES('snow-stone-gxne36',258,0,'worker 35',1.79587448053780269615e+09,'7afefd11f078e3f7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',259,1,'end_sales',1.79587448053973126414e+09,'efdac0ab95bb3235');
INSERT INTO "choices" VALUES('snow-stone-gxne36',260,1,'end_building',1.79587448054259395599e+09,'60e7106ba5e7d3c7');
INSERT INTO "choices" VALUES('snow-stone-gxne36',261,1,'place 12',1.79587448054979586598e+09,'465a0d01b9785cdf');
INSERT INTO "choices" VALUES('snow-stone-gxne36',262,1,'place 42',1.79587448055176758772e+09,'1848fef39b5f2621');
INSERT INTO "choices" VALUES('snow-stone-gxne36',263,1,'end_workers',1.79587448055775427821e+09,'ff6714600b7efbed');
INSERT INTO "choices" VALUES('snow-stone-gxne36',264,1,'worker 58',1.79587448056586194032e+09,'32d9a0eaf7bf1dba');
INSERT INTO "choices" VALUES('snow-stone-gxne36',265,1,'worker 56',1.79587448056789970394e+09,'113cba86af3fb74e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',266,0,'end_sales',1.79587448056985497478e+09,'c43bdb3094241f70');
INSERT INTO "choices" VALUES('snow-stone-gxne36',267,0,'build 15',1.79587448057805323603e+09,'e776d701a4b78a92');
INSERT INTO "choices" VALUES('snow-stone-gxne36',268,0,'place 12',1.79587448058030366895e+09,'577e037930822ea3');
INSERT INTO "choices" VALUES('snow-stone-gxne36',269,0,'place 42',1.79587448058191823966e+09,'2646f852432a810f');
INSERT INTO "choices" VALUES('snow-stone-gxne36',270,0,'place 42',1.79587448058320283891e+09,'239f7442ae80514c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',271,1,'build 20',1795874480.58439,'85898d7c2445318e');
INSERT INTO "choices" VALUES('snow-stone-gxne36',272,1,'place 42',1.79587448058552265166e+09,'73c2f68198db242b');
INSERT INTO "choices" VALUES('snow-stone-gxne36',273,1,'place 15',1.79587448058680534358e+09,'e426e068dacbb87d');
INSERT INTO "choices" VALUES('snow-stone-gxne36',274,1,'place 15',1.79587448058787584308e+09,'e28d0f559528874c');
INSERT INTO "choices" VALUES('snow-stone-gxne36',275,1,'place 15',1.79587448059399414058e+09,'65902678691742bb');
INSERT INTO "choices" VALUES('snow-stone-gxne36',276,1,'place 15',1.79587448060028076176e+09,'7c782995622b07f8');
INSERT INTO "choices" VALUES('snow-stone-gxne36',277,0,'end_workers',1.79587448060179638857e+09,'c181ee483029070a');
CREATE TABLE clocks (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	"left" DOUBLE NOT NULL, 
	since DOUBLE, 
	falls DOUBLE, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE daily_attempts (
	date VARCHAR(10) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	points INTEGER, 
	finished DOUBLE, 
	PRIMARY KEY (date, person), 
	FOREIGN KEY(date) REFERENCES daily_deals (date), 
	FOREIGN KEY(person) REFERENCES people (id), 
	UNIQUE (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "daily_attempts" VALUES('2026-11-28','9be6fdf21a29e9f8','olive-road-e2tww8',NULL,NULL);
CREATE TABLE daily_deals (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "daily_deals" VALUES('2026-11-28','pocket_changan',3,1,'greedy','244ea2bdba77a68df2656d5d15b0b49c52c680707047b053f3bf2a87b8633980');
CREATE TABLE decks (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "decks" VALUES('fb17caab62956943','9be6fdf21a29e9f8','xanadu','Mine','# Xanadu: the building cards.
#
# Cards 1-70 form the deck of the "rulebook" edition, cards 1-74 that of the
# "online" edition.  Field by field:
#   number   position in the set, also the parameter of every action on the card
#   scene    the picture it wears; that of its colour without one
#   cost     resource -> how many, one to four symbols in all
#   passive  the resource its owner always has, or ""
#   prices   what the Khan pays with 0, 1, 2, 3 and 4 workers on the card
#   rows     the four squares from bottom to top: what a worker harvests there,
#            and the favour (or "") the owner has once the square is covered
#   source   "rulebook": name and the facts listed in note come from the rulebook;
#            "house": designed for this project
# The rules are in docs/rules/xanadu.md.

edition_rulebook = [1, 70]
edition_online = [1, 74]
resources = ["wood", "clay", "stone", "water", "silk", "ink", "porcelain", "gold", "bronze", "jade"]
colours = ["brown", "blue", "yellow", "green", "magenta"]

[[card]]
id = "tailors-shop"
number = 1
colour = "brown"
scene = "market"
name.en = "Tailor''s Shop"
name.zh = "裁缝铺"
cost = { wood = 1 }
passive = ""
prices = [2, 2, 2, 4, 4]
rows = [
  { harvest = ["wood", "water"], favour = "" },
  { harvest = ["silk", "water"], favour = "silk" },
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["silk", "stone", "wood"], favour = "wood" },
]
source = "rulebook"
note = "price 2 when sold in Example 1 (here with two workers)"

[[card]]
id = "carpenters-yard"
number = 2
colour = "brown"
scene = "yard"
name.en = "Carpenters'' Yard"
name.zh = "木匠坊"
cost = { clay = 1 }
passive = "wood"
prices = [1, 2, 2, 3, 3]
rows = [
  { harvest = ["wood", "ink"], favour = "" },
  { harvest = ["wood", "clay"], favour = "" },
  { harvest = ["wood", "stone"], favour = "stone" },
  { harvest = ["wood", "ink", "silk"], favour = "clay" },
]
source = "house"

[[card]]
id = "brick-kiln"
number = 3
colour = "brown"
scene = "kiln"
name.en = "Brick Kiln"
name.zh = "砖窑"
cost = { wood = 1 }
passive = "clay"
prices = [2, 2, 2, 3, 3]
rows = [
  { harvest = ["clay", "stone"], favour = "" },
  { harvest = ["clay", "porcelain"], favour = "porcelain" },
  { harvest = ["clay", "wood"], favour = "" },
  { harvest = ["clay", "stone", "porcelain"], favour = "stone" },
]
source = "house"

[[card]]
id = "stonecutters-yard"
number = 4
colour = "brown"
scene = "yard"
name.en = "Stonecutters'' Yard"
name.zh = "石匠坊"
cost = { wood = 1 }
passive = ""
prices = [2, 2, 2, 3, 3]
rows = [
  { harvest = ["stone", "clay"], favour = "" },
  { harvest = ["stone", "wood"], favour = "stone" },
  { harvest = ["stone", "clay", "porcelain"], favour = "clay" },
  { harvest = ["stone", "bronze"], favour = "wood" },
]
source = "house"

[[card]]
id = "felt-makers"
number = 5
colour = "brown"
scene = "cloths"
name.en = "Felt Makers"
name.zh = "毡匠坊"
cost = { wood = 1, clay = 1 }
passive = ""
prices = [2, 3, 3, 4, 4]
rows = [
  { harvest = ["silk", "water"], favour = "" },
  { harvest = ["wood", "silk"], favour = "water" },
  { harvest = ["silk", "water"], favour = "silk" },
  { harvest = ["silk", "wood", "clay"], favour = "wood" },
]
source = "house"

[[card]]
id = "granary"
number = 6
colour = "brown"
scene = "granary"
name.en = "Granary"
name.zh = "万盈仓"
cost = { clay = 1 }
passive = ""
prices = [2, 2, 3, 3, 4]
rows = [
  { harvest = ["wood", "water", "clay"], favour = "" },
  { harvest = ["clay", "water"], favour = "clay" },
  { harvest = ["wood", "clay", "ink"], favour = "wood" },
  { harvest = ["water", "porcelain"], favour = "water" },
]
source = "house"

[[card]]
id = "smithy"
number = 7
colour = "brown"
scene = "foundry"
name.en = "Smithy"
name.zh = "铁匠铺"
cost = { wood = 1, stone = 1 }
passive = "stone"
prices = [2, 3, 3, 4, 4]
rows = [
  { harvest = ["stone", "clay"], favour = "" },
  { harvest = ["clay", "bronze"], favour = "clay" },
  { harvest = ["stone", "bronze"], favour = "stone" },
  { harvest = ["bronze", "stone", "wood"], favour = "" },
]
source = "house"

[[card]]
id = "horse-market"
number = 8
colour = "brown"
scene = "horses"
name.en = "Horse Market"
name.zh = "马市"
cost = { wood = 1, water = 1 }
passive = ""
prices = [2, 3, 4, 3, 5]
rows = [
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["wood", "silk", "water"], favour = "wood" },
  { harvest = ["clay", "water"], favour = "clay" },
  { harvest = ["silk", "gold"], favour = "water" },
]
source = "house"

[[card]]
id = "kumis-house"
number = 9
colour = "brown"
scene = "tents"
name.en = "Kumis House"
name.zh = "马奶酒坊"
cost = { clay = 1 }
passive = ""
prices = [2, 2, 2, 3, 4]
rows = [
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["water", "porcelain"], favour = "water" },
  { harvest = ["water", "clay", "porcelain"], favour = "porcelain" },
  { harvest = ["ink", "water"], favour = "clay" },
]
source = "house"

[[card]]
id = "post-station"
number = 10
colour = "brown"
scene = "inn"
name.en = "Post Station"
name.zh = "驿站"
cost = { wood = 1, clay = 1 }
passive = "water"
prices = [2, 2, 3, 3, 4]
rows = [
  { harvest = ["wood", "clay"], favour = "" },
  { harvest = ["stone", "water", "ink"], favour = "" },
  { harvest = ["ink", "silk"], favour = "stone" },
  { harvest = ["water", "ink", "porcelain"], favour = "" },
]
source = "house"

[[card]]
id = "caravan-inn"
number = 11
colour = "brown"
scene = "camels"
name.en = "Caravan Inn"
name.zh = "商队客栈"
cost = { wood = 1, clay = 1, stone = 1 }
passive = ""
prices = [3, 4, 4, 5, 5]
rows = [
  { harvest = ["silk", "porcelain", "stone"], favour = "" },
  { harvest = ["porcelain", "ink"], favour = "silk" },
  { harvest = ["gold", "water"], favour = "water" },
  { harvest = ["silk", "porcelain", "ink"], favour = "porcelain" },
]
source = "house"

[[card]]
id = "well-house"
number = 12
colour = "brown"
scene = "well"
name.en = "Well House"
name.zh = "井亭"
cost = { clay = 1 }
passive = "water"
prices = [2, 2, 2, 2, 3]
rows = [
  { harvest = ["water", "clay"], favour = "" },
  { harvest = ["water", "stone", "silk"], favour = "stone" },
  { harvest = ["water", "clay", "ink"], favour = "" },
  { harvest = ["water", "porcelain"], favour = "clay" },
]
source = "house"

[[card]]
id = "canal-lock"
number = 13
colour = "brown"
scene = "canal"
name.en = "Canal Lock"
name.zh = "水闸"
cost = { wood = 1 }
passive = ""
prices = [2, 2, 3, 3, 4]
rows = [
  { harvest = ["water", "stone"], favour = "" },
  { harvest = ["stone", "water", "clay"], favour = "water" },
  { harvest = ["clay", "stone"], favour = "stone" },
  { harvest = ["water", "bronze", "wood"], favour = "clay" },
]
source = "house"

[[card]]
id = "raft-landing"
number = 14
colour = "brown"
scene = "canal"
name.en = "Raft Landing"
name.zh = "木筏码头"
cost = { wood = 1 }
passive = ""
prices = [2, 2, 2, 3, 3]
rows = [
  { harvest = ["wood", "water"], favour = "" },
  { harvest = ["wood", "clay", "silk"], favour = "clay" },
  { harvest = ["wood", "clay"], favour = "wood" },
  { harvest = ["wood", "ink", "water"], favour = "water" },
]
source = "house"

[[card]]
id = "earthen-wall"
number = 15
colour = "brown"
scene = "wall"
name.en = "Earthen Wall"
name.zh = "夯土城墙"
cost = { clay = 1 }
passive = "stone"
prices = [2, 2, 2, 3, 3]
rows = [
  { harvest = ["clay", "stone"], favour = "" },
  { harvest = ["clay", "stone", "water"], favour = "" },
  { harvest = ["stone", "porcelain"], favour = "clay" },
  { harvest = ["stone", "wood", "ink"], favour = "" },
]
source = "house"

[[card]]
id = "camel-yard"
number = 16
colour = "brown"
scene = "camels"
name.en = "Camel Yard"
name.zh = "骆驼场"
cost = { wood = 1, clay = 1 }
passive = ""
prices = [2, 3, 3, 4, 4]
rows = [
  { harvest = ["silk", "stone"], favour = "" },
  { harvest = ["water", "silk", "wood"], favour = "water" },
  { harvest = ["porcelain", "stone"], favour = "porcelain" },
  { harvest = ["gold", "silk", "water"], favour = "silk" },
]
source = "house"

[[card]]
id = "saddlers"
number = 17
colour = "brown"
scene = "horses"
name.en = "Saddlers"
name.zh = "鞍辔坊"
cost = { wood = 1, water = 1 }
passive = ""
prices = [2, 3, 3, 4, 4]
rows = [
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["silk", "wood", "water"], favour = "silk" },
  { harvest = ["bronze", "water"], favour = "" },
  { harvest = ["silk", "wood", "stone"], favour = "wood" },
]
source = "house"

[[card]]
id = "bow-makers"
number = 18
colour = "brown"
scene = "yard"
name.en = "Bow Makers"
name.zh = "弓匠坊"
cost = { wood = 1 }
passive = ""
prices = [2, 2, 3, 3, 4]
rows = [
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["wood", "bronze"], favour = "wood" },
  { harvest = ["silk", "ink", "wood"], favour = "" },
  { harvest = ["wood", "ink", "bronze"], favour = "silk" },
]
source = "house"

[[card]]
id = "kitchen-garden"
number = 19
colour = "brown"
scene = "garden"
name.en = "Kitchen Garden"
name.zh = "菜圃"
cost = { clay = 1 }
passive = ""
prices = [2, 2, 2, 3, 4]
rows = [
  { harvest = ["water", "clay"], favour = "" },
  { harvest = ["clay", "porcelain", "water"], favour = "clay" },
  { harvest = ["wood", "water"], favour = "water" },
  { harvest = ["porcelain", "ink", "wood"], favour = "ink" },
]
source = "house"

[[card]]
id = "imperial-kitchens"
number = 20
colour = "brown"
scene = "inn"
name.en = "Imperial Kitchens"
name.zh = "御膳房"
cost = { wood = 1, clay = 1 }
passive = "porcelain"
prices = [2, 2, 3, 4, 3]
rows = [
  { harvest = ["porcelain", "water"], favour = "" },
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["porcelain", "wood", "ink"], favour = "water" },
  { harvest = ["gold", "porcelain", "clay"], favour = "clay" },
]
source = "house"

[[card]]
id = "cartwrights"
number = 21
colour = "brown"
scene = "yard"
name.en = "Cartwrights"
name.zh = "车匠坊"
cost = { wood = 1 }
passive = "wood"
prices = [2, 2, 2, 3, 3]
rows = [
  { harvest = ["wood", "clay"], favour = "" },
  { harvest = ["wood", "clay", "stone"], favour = "clay" },
  { harvest = ["wood", "stone"], favour = "" },
  { harvest = ["wood", "bronze", "clay"], favour = "stone" },
]
source = "house"

[[card]]
id = "fish-pond"
number = 22
colour = "brown"
scene = "pond"
name.en = "Fish Pond"
name.zh = "鱼塘"
cost = { clay = 1 }
passive = ""
prices = [2, 2, 2, 3, 4]
rows = [
  { harvest = ["water", "porcelain"], favour = "" },
  { harvest = ["water", "ink", "clay"], favour = "water" },
  { harvest = ["porcelain", "water", "wood"], favour = "porcelain" },
  { harvest = ["water", "jade"], favour = "ink" },
]
source = "house"

[[card]]
id = "dyers-yard"
number = 23
colour = "brown"
scene = "cloths"
name.en = "Dyers'' Yard"
name.zh = "染坊"
cost = { clay = 1, water = 1 }
passive = ""
prices = [2, 3, 3, 3, 4]
rows = [
  { harvest = ["ink", "clay"], favour = "" },
  { harvest = ["silk", "ink", "water"], favour = "ink" },
  { harvest = ["silk", "clay"], favour = "" },
  { harvest = ["ink", "silk", "water"], favour = "silk" },
]
source = "house"

[[card]]
id = "paper-mill"
number = 24
colour = "brown"
scene = "mill"
name.en = "Paper Mill"
name.zh = "纸坊"
cost = { wood = 1, water = 1 }
passive = "ink"
prices = [2, 2, 3, 3, 4]
rows = [
  { harvest = ["ink", "water"], favour = "" },
  { harvest = ["wood", "ink", "porcelain"], favour = "" },
  { harvest = ["ink", "water"], favour = "wood" },
  { harvest = ["ink", "clay", "wood"], favour = "" },
]
source = "house"

[[card]]
id = "chuang-mus-chamber"
number = 25
colour = "blue"
scene = "hall"
name.en = "Chuang-Mu''s Chamber"
name.zh = "床母阁"
cost = { silk = 1, porcelain = 1 }
passive = ""
prices = [2, 2, 3, 6, 5]
rows = [
  { harvest = ["silk", "wood"], favour = "" },
  { harvest = ["porcelain", "water"], favour = "" },
  { harvest = ["silk", "wood"], favour = "silk" },
  { harvest = ["ink", "porcelain"], favour = "" },
]
source = "rulebook"
note = "its price can be raised to 3 (Example 1)"

[[card]]
id = "painters-hall"
number = 26
colour = "blue"
scene = "studio"
name.en = "Painters'' Hall"
name.zh = "画院"
cost = { silk = 1, ink = 1 }
passive = ""
prices = [3, 4, 4, 5, 4]
rows = [
  { harvest = ["ink", "wood"], favour = "" },
  { harvest = ["porcelain", "clay"], favour = "" },
  { harvest = ["ink", "silk"], favour = "ink" },
  { harvest = ["gold", "silk"], favour = "" },
]
source = "house"

[[card]]
id = "calligraphers-studio"
number = 27
colour = "blue"
scene = "studio"
name.en = "Calligraphers'' Studio"
name.zh = "书法馆"
cost = { wood = 1, ink = 1 }
passive = "ink"
prices = [2, 3, 4, 5, 4]
rows = [
  { harvest = ["ink", "wood"], favour = "" },
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["stone", "ink"], favour = "" },
  { harvest = ["gold"], favour = "" },
]
source = "house"

[[card]]
id = "confucian-temple"
number = 28
colour = "blue"
scene = "temple"
name.en = "Confucian Temple"
name.zh = "孔庙"
cost = { wood = 1, stone = 1, ink = 1 }
passive = ""
prices = [4, 4, 5, 6, 5]
rows = [
  { harvest = ["stone", "clay"], favour = "" },
  { harvest = ["ink", "clay"], favour = "ink" },
  { harvest = ["porcelain", "silk"], favour = "" },
  { harvest = ["gold", "bronze"], favour = "stone" },
]
source = "house"

[[card]]
id = "huayan-temple"
number = 29
colour = "blue"
scene = "pagoda"
name.en = "Huayan Temple"
name.zh = "华严寺"
cost = { clay = 1, stone = 1, porcelain = 1 }
passive = ""
prices = [4, 5, 5, 6, 5]
rows = [
  { harvest = ["clay", "stone"], favour = "" },
  { harvest = ["stone", "porcelain", "wood"], favour = "porcelain" },
  { harvest = ["bronze", "clay"], favour = "" },
  { harvest = ["gold", "silk"], favour = "" },
]
source = "house"

[[card]]
id = "qianyuan-temple"
number = 30
colour = "blue"
scene = "pagoda"
name.en = "Qianyuan Temple"
name.zh = "乾元寺"
cost = { porcelain = 2 }
passive = ""
prices = [3, 4, 5, 6, 4]
rows = [
  { harvest = ["wood", "porcelain"], favour = "" },
  { harvest = ["porcelain", "stone"], favour = "stone" },
  { harvest = ["bronze", "porcelain"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "mosque"
number = 31
colour = "blue"
scene = "domes"
name.en = "Mosque"
name.zh = "回回寺"
cost = { stone = 1, ink = 1, porcelain = 1 }
passive = ""
prices = [4, 5, 6, 5, 5]
rows = [
  { harvest = ["porcelain", "water"], favour = "" },
  { harvest = ["ink", "water"], favour = "ink" },
  { harvest = ["gold", "stone"], favour = "porcelain" },
  { harvest = ["bronze", "ink"], favour = "" },
]
source = "house"

[[card]]
id = "taoist-abbey"
number = 32
colour = "blue"
scene = "temple"
name.en = "Taoist Abbey"
name.zh = "崇真宫"
cost = { wood = 1, ink = 1 }
passive = ""
prices = [3, 4, 5, 4, 3]
rows = [
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["wood", "ink"], favour = "ink" },
  { harvest = ["ink", "porcelain"], favour = "" },
  { harvest = ["jade", "clay"], favour = "" },
]
source = "house"

[[card]]
id = "hanlin-academy"
number = 33
colour = "blue"
scene = "hall2"
name.en = "Hanlin Academy"
name.zh = "翰林院"
cost = { silk = 1, ink = 2 }
passive = ""
prices = [4, 5, 6, 7, 6]
rows = [
  { harvest = ["ink", "wood"], favour = "" },
  { harvest = ["silk", "ink"], favour = "ink" },
  { harvest = ["ink", "bronze"], favour = "" },
  { harvest = ["gold", "silk", "porcelain"], favour = "silk" },
]
source = "house"

[[card]]
id = "script-school"
number = 34
colour = "blue"
scene = "temple"
name.en = "Script School"
name.zh = "蒙古字学"
cost = { clay = 1, ink = 1 }
passive = "clay"
prices = [2, 3, 4, 5, 4]
rows = [
  { harvest = ["ink", "water"], favour = "" },
  { harvest = ["clay", "silk"], favour = "" },
  { harvest = ["ink", "wood"], favour = "" },
  { harvest = ["bronze"], favour = "" },
]
source = "house"

[[card]]
id = "observatory"
number = 35
colour = "blue"
scene = "sphere"
name.en = "Observatory"
name.zh = "回回司天台"
cost = { ink = 1, porcelain = 1, bronze = 1 }
passive = ""
prices = [5, 6, 7, 8, 6]
rows = [
  { harvest = ["stone", "porcelain"], favour = "" },
  { harvest = ["bronze", "ink"], favour = "bronze" },
  { harvest = ["gold", "water"], favour = "ink" },
  { harvest = ["ink", "gold"], favour = "" },
]
source = "house"

[[card]]
id = "water-clock"
number = 36
colour = "blue"
scene = "clock"
name.en = "Water Clock"
name.zh = "宫漏"
cost = { water = 1, porcelain = 1 }
passive = "water"
prices = [2, 3, 4, 5, 4]
rows = [
  { harvest = ["water", "clay"], favour = "" },
  { harvest = ["porcelain", "stone"], favour = "" },
  { harvest = ["bronze", "porcelain"], favour = "" },
  { harvest = ["water", "gold"], favour = "" },
]
source = "house"

[[card]]
id = "drum-tower"
number = 37
colour = "blue"
scene = "drum"
name.en = "Drum Tower"
name.zh = "鼓楼"
cost = { wood = 1, clay = 1, silk = 1 }
passive = "wood"
prices = [3, 4, 5, 6, 5]
rows = [
  { harvest = ["wood", "stone"], favour = "" },
  { harvest = ["silk", "clay"], favour = "silk" },
  { harvest = ["bronze", "clay"], favour = "" },
  { harvest = ["stone", "silk"], favour = "" },
]
source = "house"

[[card]]
id = "bell-tower"
number = 38
colour = "blue"
scene = "bell"
name.en = "Bell Tower"
name.zh = "钟楼"
cost = { clay = 1, silk = 1, bronze = 1 }
passive = ""
prices = [5, 5, 6, 7, 6]
rows = [
  { harvest = ["clay", "silk"], favour = "" },
  { harvest = ["bronze", "stone"], favour = "clay" },
  { harvest = ["bronze", "silk"], favour = "bronze" },
  { harvest = ["gold", "ink"], favour = "" },
]
source = "house"

[[card]]
id = "opera-stage"
number = 39
colour = "blue"
scene = "stage"
name.en = "Opera Stage"
name.zh = "杂剧戏台"
cost = { wood = 1, silk = 1 }
passive = ""
prices = [3, 3, 5, 4, 4]
rows = [
  { harvest = ["silk", "clay"], favour = "" },
  { harvest = ["wood", "silk"], favour = "wood" },
  { harvest = ["ink", "water"], favour = "" },
  { harvest = ["gold"], favour = "ink" },
]
source = "house"

[[card]]
id = "tea-house"
number = 40
colour = "blue"
scene = "tea"
name.en = "Tea House"
name.zh = "茶楼"
cost = { wood = 1, porcelain = 1 }
passive = "porcelain"
prices = [2, 3, 4, 5, 4]
rows = [
  { harvest = ["water", "porcelain"], favour = "" },
  { harvest = ["porcelain", "clay"], favour = "" },
  { harvest = ["wood", "water", "silk"], favour = "" },
  { harvest = ["silk"], favour = "" },
]
source = "house"

[[card]]
id = "porcelain-store"
number = 41
colour = "blue"
scene = "treasury"
name.en = "Porcelain Store"
name.zh = "瓷器库"
cost = { clay = 1, porcelain = 1 }
passive = ""
prices = [3, 3, 4, 5, 4]
rows = [
  { harvest = ["porcelain", "wood"], favour = "" },
  { harvest = ["porcelain", "water"], favour = "porcelain" },
  { harvest = ["porcelain", "clay"], favour = "clay" },
  { harvest = ["gold", "porcelain"], favour = "" },
]
source = "house"

[[card]]
id = "silk-weavers"
number = 42
colour = "blue"
scene = "cloths"
name.en = "Silk Weavers"
name.zh = "织锦坊"
cost = { water = 1, silk = 1 }
passive = "silk"
prices = [2, 3, 4, 5, 4]
rows = [
  { harvest = ["silk", "wood"], favour = "" },
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["silk", "ink", "clay"], favour = "" },
  { harvest = ["gold"], favour = "" },
]
source = "house"

[[card]]
id = "embroidery-office"
number = 43
colour = "blue"
scene = "cloths"
name.en = "Embroidery Office"
name.zh = "文绣局"
cost = { wood = 1, silk = 2 }
passive = ""
prices = [4, 5, 5, 7, 5]
rows = [
  { harvest = ["silk", "water"], favour = "" },
  { harvest = ["silk", "clay"], favour = "silk" },
  { harvest = ["gold", "silk"], favour = "wood" },
  { harvest = ["bronze", "stone"], favour = "" },
]
source = "house"

[[card]]
id = "physicians-garden"
number = 44
colour = "blue"
scene = "garden"
name.en = "Physicians'' Garden"
name.zh = "御药园"
cost = { water = 1, porcelain = 1 }
passive = ""
prices = [3, 4, 5, 4, 3]
rows = [
  { harvest = ["water", "clay"], favour = "" },
  { harvest = ["clay", "porcelain"], favour = "water" },
  { harvest = ["ink", "porcelain"], favour = "clay" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "palace-library"
number = 45
colour = "blue"
scene = "hall2"
name.en = "Palace Library"
name.zh = "秘书监"
cost = { clay = 1, silk = 1, ink = 1 }
passive = "ink"
prices = [3, 4, 5, 6, 5]
rows = [
  { harvest = ["ink", "clay"], favour = "" },
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["silk", "gold", "water"], favour = "" },
  { harvest = ["ink", "porcelain"], favour = "" },
]
source = "house"

[[card]]
id = "map-room"
number = 46
colour = "blue"
scene = "studio"
name.en = "Map Room"
name.zh = "舆图馆"
cost = { silk = 1, ink = 1 }
passive = ""
prices = [3, 4, 4, 5, 4]
rows = [
  { harvest = ["silk", "stone"], favour = "" },
  { harvest = ["ink", "wood"], favour = "silk" },
  { harvest = ["stone", "ink"], favour = "ink" },
  { harvest = ["bronze", "silk"], favour = "" },
]
source = "house"

[[card]]
id = "moon-terrace"
number = 47
colour = "blue"
scene = "terrace"
name.en = "Moon Terrace"
name.zh = "赏月台"
cost = { stone = 1, silk = 1, porcelain = 1 }
passive = ""
prices = [4, 5, 6, 7, 5]
rows = [
  { harvest = ["stone", "water", "porcelain"], favour = "" },
  { harvest = ["porcelain", "wood"], favour = "silk" },
  { harvest = ["gold", "silk"], favour = "" },
  { harvest = ["jade"], favour = "porcelain" },
]
source = "house"

[[card]]
id = "lotus-pond"
number = 48
colour = "blue"
scene = "pond"
name.en = "Lotus Pond"
name.zh = "荷池"
cost = { water = 1, porcelain = 1 }
passive = ""
prices = [3, 3, 4, 5, 4]
rows = [
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["water", "silk"], favour = "porcelain" },
  { harvest = ["porcelain", "clay"], favour = "water" },
  { harvest = ["bronze", "porcelain"], favour = "" },
]
source = "house"

[[card]]
id = "four-elephants"
number = 49
colour = "yellow"
scene = "elephants"
name.en = "Kublai''s Four Elephants"
name.zh = "忽必烈的四头大象"
cost = { wood = 1, silk = 1, gold = 1 }
passive = ""
prices = [4, 5, 4, 6, 7]
rows = [
  { harvest = ["gold", "wood"], favour = "" },
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["bronze", "clay"], favour = "gold" },
  { harvest = ["jade"], favour = "" },
]
source = "rulebook"
note = "price 6 when sold in Example 1 (here with three workers)"

[[card]]
id = "gerfalcon-mews"
number = 50
colour = "yellow"
scene = "falcon"
name.en = "Gerfalcon Mews"
name.zh = "鹰坊"
cost = { wood = 1, water = 1, bronze = 1 }
passive = ""
prices = [3, 5, 4, 5, 7]
rows = [
  { harvest = ["bronze", "water"], favour = "" },
  { harvest = ["water", "porcelain", "wood"], favour = "" },
  { harvest = ["gold", "silk"], favour = "bronze" },
  { harvest = ["bronze"], favour = "" },
]
source = "house"

[[card]]
id = "hunting-leopards"
number = 51
colour = "yellow"
scene = "leopards"
name.en = "Hunting Leopards"
name.zh = "猎豹苑"
cost = { water = 1, gold = 1, bronze = 1 }
passive = ""
prices = [4, 6, 5, 6, 8]
rows = [
  { harvest = ["gold", "water"], favour = "" },
  { harvest = ["bronze", "wood"], favour = "" },
  { harvest = ["jade", "silk"], favour = "water" },
  { harvest = ["gold"], favour = "" },
]
source = "house"

[[card]]
id = "white-mares"
number = 52
colour = "yellow"
scene = "horses"
name.en = "White Mares"
name.zh = "白马群"
cost = { water = 1, silk = 1, bronze = 1 }
passive = "water"
prices = [4, 5, 4, 6, 7]
rows = [
  { harvest = ["water", "wood"], favour = "" },
  { harvest = ["silk", "clay"], favour = "" },
  { harvest = ["gold", "silk"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "tiger-pit"
number = 53
colour = "yellow"
scene = "tiger"
name.en = "Tiger Pit"
name.zh = "虎圈"
cost = { clay = 1, stone = 1, gold = 1 }
passive = "stone"
prices = [3, 5, 4, 6, 7]
rows = [
  { harvest = ["stone", "clay"], favour = "" },
  { harvest = ["gold", "clay"], favour = "" },
  { harvest = ["bronze", "stone"], favour = "" },
  { harvest = ["gold", "ink"], favour = "" },
]
source = "house"

[[card]]
id = "nasij-weavery"
number = 54
colour = "yellow"
scene = "cloths"
name.en = "Nasij Weavery"
name.zh = "纳失失局"
cost = { silk = 2, gold = 1 }
passive = ""
prices = [4, 5, 4, 6, 7]
rows = [
  { harvest = ["silk", "wood"], favour = "" },
  { harvest = ["gold", "silk"], favour = "silk" },
  { harvest = ["silk", "ink"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "note-treasury"
number = 55
colour = "yellow"
scene = "treasury"
name.en = "Note Treasury"
name.zh = "宝钞库"
cost = { ink = 2, gold = 1 }
passive = "gold"
prices = [3, 5, 4, 5, 7]
rows = [
  { harvest = ["ink", "clay"], favour = "" },
  { harvest = ["gold", "porcelain"], favour = "" },
  { harvest = ["bronze", "ink"], favour = "" },
  { harvest = ["ink"], favour = "" },
]
source = "house"

[[card]]
id = "goldsmiths-court"
number = 56
colour = "yellow"
scene = "foundry"
name.en = "Goldsmiths'' Court"
name.zh = "金匠院"
cost = { clay = 1, gold = 2 }
passive = ""
prices = [4, 5, 4, 6, 8]
rows = [
  { harvest = ["gold", "clay"], favour = "" },
  { harvest = ["gold", "clay"], favour = "gold" },
  { harvest = ["jade", "water"], favour = "" },
  { harvest = ["gold", "porcelain"], favour = "" },
]
source = "house"

[[card]]
id = "bronze-foundry"
number = 57
colour = "yellow"
scene = "foundry"
name.en = "Bronze Foundry"
name.zh = "铸铜局"
cost = { clay = 1, bronze = 2 }
passive = "bronze"
prices = [4, 5, 4, 6, 8]
rows = [
  { harvest = ["bronze", "clay"], favour = "" },
  { harvest = ["bronze", "stone"], favour = "" },
  { harvest = ["stone", "wood"], favour = "" },
  { harvest = ["gold", "water"], favour = "" },
]
source = "house"

[[card]]
id = "silver-tree"
number = 58
colour = "yellow"
scene = "tree"
name.en = "Silver Tree"
name.zh = "银树喷泉"
cost = { water = 1, porcelain = 1, gold = 1, bronze = 1 }
passive = ""
prices = [5, 6, 5, 6, 8]
rows = [
  { harvest = ["water", "porcelain"], favour = "" },
  { harvest = ["porcelain", "gold"], favour = "bronze" },
  { harvest = ["jade", "gold"], favour = "" },
  { harvest = ["bronze"], favour = "" },
]
source = "house"

[[card]]
id = "deer-park"
number = 59
colour = "yellow"
scene = "deer"
name.en = "Deer Park"
name.zh = "鹿苑"
cost = { wood = 1, porcelain = 1, bronze = 1 }
passive = ""
prices = [3, 5, 4, 5, 7]
rows = [
  { harvest = ["wood", "porcelain"], favour = "" },
  { harvest = ["porcelain", "water"], favour = "porcelain" },
  { harvest = ["bronze", "water"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "armillary-sphere"
number = 60
colour = "yellow"
scene = "sphere"
name.en = "Armillary Sphere"
name.zh = "浑天仪"
cost = { ink = 1, bronze = 2 }
passive = ""
prices = [4, 6, 5, 6, 8]
rows = [
  { harvest = ["bronze", "ink"], favour = "" },
  { harvest = ["ink", "stone"], favour = "bronze" },
  { harvest = ["gold", "ink"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "barracks"
number = 61
colour = "green"
scene = "tents"
name.en = "Barracks"
name.zh = "侍卫营"
cost = { wood = 1, jade = 1 }
passive = ""
prices = [8, 6, 5, 4, 2]
rows = [
  { harvest = ["wood", "clay"], favour = "" },
  { harvest = ["bronze", "stone"], favour = "" },
  { harvest = ["bronze"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "rulebook"
note = "6 with one worker, 2 with four; its upper three squares yield jade, two bronze, stone (Example 2)"

[[card]]
id = "meeting-room"
number = 62
colour = "green"
scene = "hall2"
name.en = "Meeting Room"
name.zh = "议事厅"
cost = { stone = 1, bronze = 2, jade = 1 }
passive = ""
prices = [11, 10, 9, 7, 4]
rows = [
  { harvest = ["stone", "ink"], favour = "" },
  { harvest = ["ink", "porcelain"], favour = "" },
  { harvest = ["gold", "silk"], favour = "stone" },
  { harvest = ["jade"], favour = "" },
]
source = "rulebook"
note = "costs jade, two bronze and stone (Examples 2 and 3)"

[[card]]
id = "great-peace-pavilion"
number = 63
colour = "green"
scene = "pavilion"
name.en = "Pavilion of Great Peace"
name.zh = "大安阁"
cost = { wood = 1, silk = 1, gold = 1, jade = 1 }
passive = ""
prices = [11, 10, 9, 7, 4]
rows = [
  { harvest = ["silk", "wood"], favour = "" },
  { harvest = ["wood", "porcelain"], favour = "" },
  { harvest = ["jade", "water"], favour = "" },
  { harvest = ["gold", "bronze"], favour = "" },
]
source = "house"

[[card]]
id = "crystal-hall"
number = 64
colour = "green"
scene = "crystal"
name.en = "Crystal Hall"
name.zh = "水晶殿"
cost = { water = 1, porcelain = 1, jade = 1 }
passive = ""
prices = [9, 9, 7, 5, 3]
rows = [
  { harvest = ["water", "clay"], favour = "" },
  { harvest = ["porcelain", "ink"], favour = "" },
  { harvest = ["jade", "porcelain"], favour = "" },
  { harvest = ["bronze"], favour = "" },
]
source = "house"

[[card]]
id = "fragrance-hall"
number = 65
colour = "green"
scene = "temple"
name.en = "Hall of Fragrance"
name.zh = "香殿"
cost = { silk = 1, ink = 1, jade = 1 }
passive = ""
prices = [10, 9, 7, 5, 4]
rows = [
  { harvest = ["ink", "wood"], favour = "" },
  { harvest = ["silk", "water"], favour = "" },
  { harvest = ["gold", "ink"], favour = "jade" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "muqing-pavilion"
number = 66
colour = "green"
scene = "pavilion"
name.en = "Muqing Pavilion"
name.zh = "穆清阁"
cost = { porcelain = 1, gold = 1, jade = 1 }
passive = "jade"
prices = [9, 8, 7, 5, 3]
rows = [
  { harvest = ["porcelain", "silk"], favour = "" },
  { harvest = ["gold", "water"], favour = "" },
  { harvest = ["stone", "gold"], favour = "" },
  { harvest = ["bronze"], favour = "" },
]
source = "house"

[[card]]
id = "hongxi-hall"
number = 67
colour = "green"
scene = "hall"
name.en = "Hongxi Hall"
name.zh = "洪禧殿"
cost = { ink = 1, gold = 1, bronze = 1, jade = 1 }
passive = ""
prices = [13, 11, 9, 6, 4]
rows = [
  { harvest = ["ink", "water"], favour = "" },
  { harvest = ["bronze", "clay"], favour = "" },
  { harvest = ["gold", "silk"], favour = "bronze" },
  { harvest = ["jade", "gold"], favour = "" },
]
source = "house"

[[card]]
id = "cane-palace"
number = 68
colour = "green"
scene = "palace"
name.en = "Cane Palace"
name.zh = "棕毛殿"
cost = { wood = 1, silk = 2, jade = 1 }
passive = ""
prices = [11, 10, 8, 8, 5]
rows = [
  { harvest = ["wood", "silk"], favour = "" },
  { harvest = ["silk", "clay"], favour = "" },
  { harvest = ["silk", "gold"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "mingde-gate"
number = 69
colour = "green"
scene = "gate"
name.en = "Mingde Gate"
name.zh = "明德门"
cost = { clay = 1, stone = 1, jade = 1 }
passive = ""
prices = [9, 8, 7, 5, 4]
rows = [
  { harvest = ["clay", "water"], favour = "" },
  { harvest = ["stone", "wood"], favour = "" },
  { harvest = ["bronze", "gold"], favour = "" },
  { harvest = ["jade"], favour = "stone" },
]
source = "house"

[[card]]
id = "imperial-park"
number = 70
colour = "green"
scene = "garden"
name.en = "Imperial Park"
name.zh = "御苑"
cost = { wood = 1, water = 1, jade = 1 }
passive = ""
prices = [8, 8, 6, 5, 4]
rows = [
  { harvest = ["water", "porcelain"], favour = "" },
  { harvest = ["wood", "ink"], favour = "" },
  { harvest = ["jade", "wood"], favour = "" },
  { harvest = ["silk"], favour = "" },
]
source = "house"

[[card]]
id = "khans-throne"
number = 71
colour = "magenta"
scene = "throne"
name.en = "Khan''s Throne"
name.zh = "大汗御座"
cost = { porcelain = 1, gold = 1, bronze = 1, jade = 1 }
passive = ""
prices = [9, 8, 9, 7, 8]
rows = [
  { harvest = ["gold", "water"], favour = "" },
  { harvest = ["bronze", "wood"], favour = "" },
  { harvest = ["jade"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "great-jade-bowl"
number = 72
colour = "magenta"
scene = "bowl"
name.en = "Great Jade Bowl"
name.zh = "渎山大玉海"
cost = { stone = 1, water = 1, porcelain = 1, jade = 1 }
passive = ""
prices = [7, 6, 7, 6, 9]
rows = [
  { harvest = ["water", "silk"], favour = "" },
  { harvest = ["jade", "stone"], favour = "" },
  { harvest = ["porcelain", "ink"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "golden-tent"
number = 73
colour = "magenta"
scene = "goldentent"
name.en = "Golden Tent"
name.zh = "失剌斡耳朵"
cost = { silk = 1, gold = 1, bronze = 1, jade = 1 }
passive = "gold"
prices = [7, 6, 7, 6, 8]
rows = [
  { harvest = ["silk", "wood"], favour = "" },
  { harvest = ["gold", "clay"], favour = "" },
  { harvest = ["bronze", "ink"], favour = "" },
  { harvest = ["jade"], favour = "" },
]
source = "house"

[[card]]
id = "pleasure-dome"
number = 74
colour = "magenta"
scene = "domes"
name.en = "Pleasure Dome"
name.zh = "逍遥宫"
cost = { ink = 1, porcelain = 1, gold = 1, jade = 1 }
passive = ""
prices = [7, 8, 7, 6, 8]
rows = [
  { harvest = ["porcelain", "water"], favour = "" },
  { harvest = ["ink", "clay"], favour = "" },
  { harvest = ["gold"], favour = "" },
  { harvest = ["jade"], favour = "gold" },
]
source = "house"
',1.79587448127041935915e+09);
CREATE TABLE email_tokens (
	digest VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	mail VARCHAR(254) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
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
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',0,'Mei','9be6fdf21a29e9f8',NULL,0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',1,'Temür',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',2,'Aisha',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',3,'Luca',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',4,'Nilufar',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',5,'Bayan',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',6,'Rustam',NULL,'random',0);
INSERT INTO "entrants" VALUES('amber-hill-e6jf5j',7,'Shirin',NULL,'random',0);
CREATE TABLE healthcheck (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "hints" VALUES('willow-wind-ttcxk2',0,0,18,1795874469.14999,'[20, [["end_workers", 0.5316530092475157, 0.5086692530065965, [["cards in hand", 0.7999999999999998, 0.07590540022290568, 1], ["second rival''s cards", 0.7999999999999998, 0.027193408360392878, 1], ["prices", -0.04999999999999999, 0.01711583629857465, 1], ["lead at these prices", -0.09999999999999999, -0.014146205325938256, 1], ["best card payable now", 0.38084500805001115, -0.010692545828191105, 1], ["lead in prospects", -0.02756293467121252, -0.00686330809115405, 1], ["second card", 0.2454604831691868, -0.005741846115699186, 1], ["prospects", -0.013781467335606255, -0.004105109688416726, 1]]], ["place 27", 0.32217999678153786, -4.743407020455829, [["cards in hand", -0.7999999999999998, -0.07590540022290568, 1], ["second rival''s cards", -0.7999999999999998, -0.027193408360392878, 1], ["prices", 0.04999999999999999, -0.01711583629857465, 1], ["lead at these prices", 0.09999999999999999, 0.014146205325938256, 1], ["best card payable now", -0.38084500805001115, 0.010692545828191105, 1], ["lead in prospects", 0.02756293467121252, 0.00686330809115405, 1], ["second card", -0.2454604831691868, 0.005741846115699186, 1], ["prospects", 0.013781467335606255, 0.004105109688416726, 1]]], ["place 1", 0.30566000473024174, -5.104344470335879, [["cards in hand", -0.7999999999999998, -0.07992179175490817, 1], ["second rival''s cards", -0.7999999999999998, -0.03667026832534604, 1], ["lead at these prices", -0.19999999999999998, -0.028087826387363728, 1], ["rival''s prices", 0.09999999999999999, 0.02007451533248395, 1], ["best card payable now", -0.49851967286739685, 0.013122262897264229, 1], ["lead in prospects", -0.026298063259703672, -0.006358214123511451, 1], ["second card", -0.2454604831691868, 0.005562098598670509, 1], ["rival''s prospects", 0.013149031629851869, -0.004417575645843386, 1], ["rival''s workers", 0.24999999999999997, 0.00357244022634696, 1]]]]]');
INSERT INTO "hints" VALUES('west-letter-xs3xq7',0,1,19,1.79587447301756262781e+09,'[19, [["collect", 0.6965121887808019, 4.606597815422705, [["second card in hand", 0.6926000000000001, 0.04934615807728536, 0], ["cards at the gates", -0.24999999999999997, -0.03317621461420284, 0], ["covered cards", -0.511, 0.022855186010157957, 0], ["cards in hand", 0.33333333333333337, 0.016202736624829236, 0], ["cards that can be acquired", -0.6926000000000001, 0.010406730974216016, 0], ["Wood", -0.3333333333333332, -0.010106693224350037, 0], ["hand by experience", 0.09666666666666664, 0.0075067393008086385, 0], ["worth of the hand", 0.34630000000000005, 0.007219893764940532, 0], ["gates by experience", -0.026666666666666637, -0.006217277943440012, 0], ["worth on top of the gates", 0.16469999999999985, 0.004346450570340609, 0], ["stock", -0.09000000000000018, -0.004177932997505962, 0], ["full gates", -0.9999999999999999, -0.003168253747872162, 0]]], ["play 52", 0.6909400550323417, 4.075057512350396, [["second card in hand", -0.6926000000000001, -0.04934615807728536, 0], ["cards at the gates", 0.24999999999999997, 0.03317621461420284, 0], ["covered cards", 0.511, -0.022855186010157957, 0], ["cards in hand", -0.33333333333333337, -0.016202736624829236, 0], ["cards that can be acquired", 0.6926000000000001, -0.010406730974216016, 0], ["Wood", 0.3333333333333332, 0.010106693224350037, 0], ["hand by experience", -0.09666666666666664, -0.0075067393008086385, 0], ["worth of the hand", -0.34630000000000005, -0.007219893764940532, 0], ["gates by experience", 0.026666666666666637, 0.006217277943440012, 0], ["worth on top of the gates", -0.16469999999999985, -0.004346450570340609, 0], ["stock", 0.09000000000000018, 0.004177932997505962, 0], ["full gates", 0.9999999999999999, 0.003168253747872162, 0]]], ["play 51", 0.6581880694522932, 3.2786396593020513, [["second card in hand", -0.6926000000000001, -0.04972302732275718, 0], ["cards at the gates", 0.24999999999999997, 0.033366404258337645, 0], ["cards that can be acquired", 1.4079999999999997, -0.02043612077413925, 0], ["covered cards", 0.511, -0.019816669849995694, 0], ["hand by experience", -0.2033333333333333, -0.01660362229843071, 0], ["cards in hand", -0.33333333333333337, -0.01630560173781137, 0], ["worth of the hand", -0.7039999999999998, -0.01478905349216558, 0], ["Wood", 0.3333333333333332, 0.01020017059931988, 0], ["best of the hand by experience", -0.10666666666666667, 0.008334814340272167, 0], ["full gates", 0.9999999999999999, 0.00570123393050309, 0], ["gates by experience", -0.02333333333333334, -0.0054897520220806295, 0], ["worth on top of the gates", 0.19300000000000006, 0.0050728826208481514, 0], ["stock", 0.09000000000000018, 0.004204743354773721, 0]]]]]');
INSERT INTO "hints" VALUES('silent-village-3r9cbn',0,0,18,1.79587447650070142742e+09,'[18, [["pay 49", 0.7822612022377108, 20.08754717743665, [["worth of one point more", 1.611362499999994, 0.13102641206872673, 1], ["room in my second weakest type", -1.1979166666666663, -0.1252973068940809, 1], ["my second weakest type", 0.49999999999999994, 0.08953622945750195, 1], ["room in my second strongest type", 0.7416666666666664, 0.04521471365572877, 1], ["cards in hand", -0.2, -0.03663006728390041, 1], ["room in my strongest type", -0.7249999999999999, -0.031164508862332678, 1], ["lead in forecast", 0.356500061728396, 0.02977778536546863, 1], ["worth of all cards held", -0.4967638123993583, -0.028648152792259136, 1], ["my weakest type", 0.2777777777777778, 0.028254692953226974, 1], ["lead in total", 0.4666666666666665, 0.02764969621150547, 1], ["second public card", -0.7397054025764952, -0.026868454183789664, 1], ["my points to the end", -0.3095238095238095, 0.021527844791930713, 1], ["my forecast", 0.1336875231481487, 0.018223102649198842, 1], ["rival''s room", -0.06218749999999999, 0.01671036805021548, 1], ["my total", 0.175, 0.016245433679774147, 1], ["room in my weakest type", -0.14708333333333323, -0.01354191279808515, 1], ["my second strongest type", -0.19999999999999996, -0.01291760923897318, 1], ["best public card", -0.3707407407407491, -0.012574428817862061, 1], ["cards whose condition fails", -0.3333333333333333, 0.01054066172466796, 1], ["cards that fit", -0.041666666666666664, 0.007163203717236619, 1]]], ["play 49 3", 0.6186413605744144, 9.158849076418338, [["worth of one point more", -1.611362499999994, -0.13102641206872673, 1], ["room in my second weakest type", 1.1979166666666663, 0.1252973068940809, 1], ["my second weakest type", -0.49999999999999994, -0.08953622945750195, 1], ["room in my second strongest type", -0.7416666666666664, -0.04521471365572877, 1], ["cards in hand", 0.2, 0.03663006728390041, 1], ["room in my strongest type", 0.7249999999999999, 0.031164508862332678, 1], ["lead in forecast", -0.356500061728396, -0.02977778536546863, 1], ["worth of all cards held", 0.4967638123993583, 0.028648152792259136, 1], ["my weakest type", -0.2777777777777778, -0.028254692953226974, 1], ["lead in total", -0.4666666666666665, -0.02764969621150547, 1], ["second public card", 0.7397054025764952, 0.026868454183789664, 1], ["my points to the end", 0.3095238095238095, -0.021527844791930713, 1], ["my forecast", -0.1336875231481487, -0.018223102649198842, 1], ["rival''s room", 0.06218749999999999, -0.01671036805021548, 1], ["my total", -0.175, -0.016245433679774147, 1], ["room in my weakest type", 0.14708333333333323, 0.01354191279808515, 1], ["my second strongest type", 0.19999999999999996, 0.01291760923897318, 1], ["best public card", 0.3707407407407491, 0.012574428817862061, 1], ["cards whose condition fails", 0.3333333333333333, -0.01054066172466796, 1], ["cards that fit", 0.041666666666666664, -0.007163203717236619, 1]]], ["draw", 0.6086413605744144, 9.158849076418338, [["worth of one point more", -1.611362499999994, -0.13102641206872676, 1], ["room in my second weakest type", 1.1979166666666663, 0.12529730689408086, 1], ["my second weakest type", -0.49999999999999994, -0.08953622945750198, 1], ["room in my second strongest type", -0.7416666666666664, -0.045214713655728773, 1], ["cards in hand", 0.2, 0.036630067283900405, 1], ["room in my strongest type", 0.7249999999999999, 0.031164508862332692, 1], ["lead in forecast", -0.356500061728396, -0.02977778536546865, 1], ["worth of all cards held", 0.4967638123993581, 0.02864815279225911, 1], ["my weakest type", -0.2777777777777778, -0.028254692953226974, 1], ["lead in total", -0.4666666666666665, -0.027649696211505488, 1], ["second public card", 0.7397054025764952, 0.02686845418378967, 1], ["my points to the end", 0.3095238095238095, -0.021527844791930734, 1], ["my forecast", -0.1336875231481487, -0.01822310264919883, 1], ["rival''s room", 0.06218749999999999, -0.01671036805021549, 1], ["my total", -0.175, -0.016245433679774147, 1], ["room in my weakest type", 0.14708333333333323, 0.013541912798085132, 1], ["my second strongest type", 0.19999999999999996, 0.012917609238973178, 1], ["best public card", 0.3707407407407491, 0.012574428817862044, 1], ["cards whose condition fails", 0.3333333333333333, -0.01054066172466798, 1], ["cards that fit", 0.041666666666666664, -0.007163203717236619, 1]]]]]');
INSERT INTO "hints" VALUES('east-hill-szxaps',0,1,18,1.79587447948061943057e+09,'[18, [["buy 8 0", 0.9509620411638088, 6.007684185703793, [["rival''s income", -0.19999999999999998, 0.08986556325073022, 0], ["way to Persia", 0.6, -0.08982970693361633, 0], ["rival''s citizens", -0.24999999999999997, 0.07586339549126858, 0], ["Monastery", -0.9999999999999999, 0.07361830407250344, 0], ["metal", 0.49999999999999994, 0.07278423047195398, 0], ["improvements within reach", 1.9999999999999998, 0.07052078770015113, 0], ["coins ahead of the richest rival", -1.8499999999999999, -0.0664963803346306, 0], ["soldiers who can defend now", 0.24999999999999997, 0.049326996770615986, 0], ["cities to beat", 0.49999999999999994, 0.048554300504934866, 0], ["more soldiers than any rival", 0.6666666666666667, 0.04821881589462475, 0], ["threat in this round", -0.49999999999999994, 0.04820555300322778, 0], ["way to China", -0.6, 0.0462190918061625, 0], ["rival''s soldiers", -0.24999999999999997, 0.04185193093717421, 0], ["income", 0.19999999999999996, 0.04012540065413549, 0], ["rival''s turn before mine", 0.9999999999999999, -0.03798900634025841, 0], ["citizens", 0.24999999999999997, 0.03344923484727194, 0], ["merchants", 0.33333333333333337, 0.029727722313778362, 0], ["price of growth", 0.24999999999999997, 0.028613650634077704, 0], ["trained soldiers", 0.24999999999999997, 0.026314841396899918, 0], ["first three metal", 0.6666666666666667, 0.02237522012892218, 0]]], ["offer 2 0 0", 0.5513084833146665, 0.6749752325527706, [["rival''s income", 0.19999999999999998, -0.08986556325073022, 0], ["way to Persia", -0.6, 0.08982970693361633, 0], ["rival''s citizens", 0.24999999999999997, -0.07586339549126858, 0], ["Monastery", 0.9999999999999999, -0.07361830407250344, 0], ["metal", -0.49999999999999994, -0.07278423047195398, 0], ["improvements within reach", -1.9999999999999998, -0.07052078770015113, 0], ["coins ahead of the richest rival", 1.8499999999999999, 0.0664963803346306, 0], ["soldiers who can defend now", -0.24999999999999997, -0.049326996770615986, 0], ["cities to beat", -0.49999999999999994, -0.048554300504934866, 0], ["more soldiers than any rival", -0.6666666666666667, -0.04821881589462475, 0], ["threat in this round", 0.49999999999999994, -0.04820555300322778, 0], ["way to China", 0.6, -0.0462190918061625, 0], ["rival''s soldiers", 0.24999999999999997, -0.04185193093717421, 0], ["income", -0.19999999999999996, -0.04012540065413549, 0], ["rival''s turn before mine", -0.9999999999999999, 0.03798900634025841, 0], ["citizens", -0.24999999999999997, -0.03344923484727194, 0], ["merchants", -0.33333333333333337, -0.029727722313778362, 0], ["price of growth", -0.24999999999999997, -0.028613650634077704, 0], ["trained soldiers", -0.24999999999999997, -0.026314841396899918, 0], ["first three metal", -0.6666666666666667, -0.02237522012892218, 0]]], ["attack 0 0", 0.545278506207611, 0.5779874036590881, [["first citizens", -0.6333333333333333, -0.10001976855429079, 0], ["rival''s metal", 0.49999999999999994, -0.09154038860785985, 0], ["improvements within reach", -1.9999999999999998, -0.08214983624867621, 0], ["income", -0.4999999999999999, -0.07974115247720645, 0], ["soldiers who can defend now", -0.49999999999999994, -0.07838865121306249, 0], ["way to Persia", -0.6, 0.07238533776270972, 0], ["metal", -0.49999999999999994, -0.06217490761351356, 0], ["citizens", -0.6249999999999999, -0.06008684404616523, 0], ["way to China", 0.6, -0.05451698998388156, 0], ["Victory Points", 0.16666666666666666, 0.04757563559400112, 0], ["threat in this round", -0.5416666666666666, 0.047569895237662814, 0], ["price of growth", -0.49999999999999994, -0.04445504260448072, 0], ["rival''s income", 0.1, -0.04196657987384212, 0], ["trained soldiers", -0.49999999999999994, -0.036497194651518974, 0], ["rival''s citizens", 0.12499999999999999, -0.033767095527626814, 0], ["rival''s soldiers", -0.24999999999999997, 0.03321494779707473, 0], ["merchants", -0.6666666666666667, -0.030533367155578035, 0], ["what my silk will bring", 0.55, 0.028157603880081747, 0], ["laborers", -0.24999999999999997, -0.025725781497379564, 0], ["rival''s turn before mine", -0.9999999999999999, 0.025420881944361807, 0]]]]]');
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
CREATE TABLE match_seats (
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
INSERT INTO "match_seats" VALUES('tall-well-2wzhjp',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('tall-well-2wzhjp',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('willow-wind-ttcxk2',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('willow-wind-ttcxk2',1,'human','Aisha','02fa31a8b9230330',NULL,'');
INSERT INTO "match_seats" VALUES('far-water-wr4n4x',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('far-water-wr4n4x',1,'open','',NULL,NULL,'');
INSERT INTO "match_seats" VALUES('violet-dune-adfmcx',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('violet-dune-adfmcx',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('crane-valley-cxjf8z',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('crane-valley-cxjf8z',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('west-letter-xs3xq7',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('west-letter-xs3xq7',1,'human','Aisha','02fa31a8b9230330',NULL,'');
INSERT INTO "match_seats" VALUES('mist-stone-eray4v',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('mist-stone-eray4v',1,'open','',NULL,NULL,'');
INSERT INTO "match_seats" VALUES('distant-orchard-cvs2ha',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('distant-orchard-cvs2ha',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('jasmine-poem-zam5pn',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('jasmine-poem-zam5pn',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('silent-village-3r9cbn',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('silent-village-3r9cbn',1,'human','Aisha','02fa31a8b9230330',NULL,'');
INSERT INTO "match_seats" VALUES('tea-gate-cet6aj',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('tea-gate-cet6aj',1,'open','',NULL,NULL,'');
INSERT INTO "match_seats" VALUES('silver-lake-9smcat',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('silver-lake-9smcat',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('heron-valley-tspz3b',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('heron-valley-tspz3b',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('east-hill-szxaps',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('east-hill-szxaps',1,'human','Aisha','02fa31a8b9230330',NULL,'');
INSERT INTO "match_seats" VALUES('west-court-pgbv33',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('west-court-pgbv33',1,'open','',NULL,NULL,'');
INSERT INTO "match_seats" VALUES('silver-bowl-w72bkk',0,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('silver-bowl-w72bkk',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('olive-road-e2tww8',0,'bot','Temür',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('olive-road-e2tww8',1,'human','Mei','9be6fdf21a29e9f8',NULL,'');
INSERT INTO "match_seats" VALUES('olive-road-e2tww8',2,'bot','Luca',NULL,'greedy','');
INSERT INTO "match_seats" VALUES('snow-stone-gxne36',0,'bot','Rustam',NULL,'random','');
INSERT INTO "match_seats" VALUES('snow-stone-gxne36',1,'bot','Luca',NULL,'random','');
INSERT INTO "match_seats" VALUES('fern-desert-angbez',0,'bot','Shirin',NULL,'random','');
INSERT INTO "match_seats" VALUES('fern-desert-angbez',1,'bot','Bayan',NULL,'random','');
INSERT INTO "match_seats" VALUES('summer-stone-nkn5gz',0,'bot','Temür',NULL,'random','');
INSERT INTO "match_seats" VALUES('summer-stone-nkn5gz',1,'bot','Aisha',NULL,'random','');
INSERT INTO "match_seats" VALUES('autumn-steppe-tqsgf4',0,'bot','Nilufar',NULL,'random','');
INSERT INTO "match_seats" VALUES('autumn-steppe-tqsgf4',1,'human','Mei','9be6fdf21a29e9f8',NULL,'');
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
	version INTEGER DEFAULT '0' NOT NULL, 
	signature VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('tall-well-2wzhjp','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'6855b539958f71d8ebd4b68ec9bb5cd67cb0d1f4fb13203bf52d6c00f1aa1936','9be6fdf21a29e9f8',0,1.79587446185637640951e+09,1.79587446185637640951e+09,1.79587446475216221813e+09,1.79587446475216221813e+09,'[]','violet-dune-adfmcx',241,'6a3b18958e7f2d47');
INSERT INTO "matches" VALUES('willow-wind-ttcxk2','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'61c0b47d8cbcacfb7c9378c00fbf3ca6931b2d59cbc1ea4c434909955d6bc921','9be6fdf21a29e9f8',0,1.79587446477456903455e+09,1.79587446478250741953e+09,NULL,1.79587446560256075857e+09,'[0]',NULL,23,'61b9e29283a43405');
INSERT INTO "matches" VALUES('far-water-wr4n4x','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'a6903e91292d6467977089168bc424ac4be6acb1a322ab2bab0c4052040bc553','9be6fdf21a29e9f8',1,1.79587446571058130268e+09,NULL,NULL,1.79587446571058130268e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('violet-dune-adfmcx','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'e4e3f110075d43971bce6b8d1e9317182ed6b186dbcaca1a5def7f0774b8a02c','9be6fdf21a29e9f8',0,1.79587446915698575973e+09,1.79587446915698575973e+09,NULL,1.79587446916754555703e+09,'[0]',NULL,2,'73ad1321c6813d20');
INSERT INTO "matches" VALUES('crane-valley-cxjf8z','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'ede19c5551c94c536a924b58ea0c8a418e101c10586cfe80d45e9fe5c8f4c02c','9be6fdf21a29e9f8',0,1.7958744691646776199e+09,1.7958744691646776199e+09,1.79587447036317038534e+09,1.79587447036317038534e+09,'[]','distant-orchard-cvs2ha',165,'4dc83e7217cefd1b');
INSERT INTO "matches" VALUES('west-letter-xs3xq7','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'da6759011a421a0927b0287d9ff1fc6516c639d1ce82bd41287e8a540b8e425d','9be6fdf21a29e9f8',0,1.79587447037831759457e+09,1.79587447038671064371e+09,NULL,1.79587447056239891051e+09,'[1]',NULL,22,'826d1cdc2928efd8');
INSERT INTO "matches" VALUES('mist-stone-eray4v','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'60a15938750bf57602a86f78f9dd4a67023adab8002a2a04230640a45228ae5b','9be6fdf21a29e9f8',1,1.79587447059124374394e+09,NULL,NULL,1.79587447059124374394e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('distant-orchard-cvs2ha','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'3a7bdf7ed79142125c35439f1e9a81934f44f5436064a756a39b72c21670504e','9be6fdf21a29e9f8',0,1.7958744730237920284e+09,1.7958744730237920284e+09,NULL,1.7958744730237920284e+09,'[0]',NULL,0,'323ed9f9e3d3e48e');
INSERT INTO "matches" VALUES('jasmine-poem-zam5pn','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'769d146c9da7a008d23ead1210124aa062bed2a1eb14c3e3dfe433dbf83e5235','9be6fdf21a29e9f8',0,1.79587447302954602247e+09,1.79587447302954602247e+09,1.79587447393794083592e+09,1.79587447393794083592e+09,'[]','silver-lake-9smcat',98,'26362a71fdd90ab9');
INSERT INTO "matches" VALUES('silent-village-3r9cbn','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'6604783497033808e1070d06a06da3c6fb4174139eb518642e2ea065f5cee21b','9be6fdf21a29e9f8',0,1.79587447395685338973e+09,1.79587447396499872214e+09,NULL,1.79587447425298476219e+09,'[0]',NULL,21,'8dfc270d7e5f4831');
INSERT INTO "matches" VALUES('tea-gate-cet6aj','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'6e4e0862b1a38999662ded4dc16213330187bdadb9a4fdd13d8de97573876bbe','9be6fdf21a29e9f8',1,1.79587447429819083207e+09,NULL,NULL,1.79587447429819083207e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('silver-lake-9smcat','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'ee180d86d98490fbed65aa6c45f08d64cad9bba71f6ea4c93882d339bf8ad99a','9be6fdf21a29e9f8',0,1.7958744765350289344e+09,1.7958744765350289344e+09,NULL,1.7958744765350289344e+09,'[0]',NULL,0,'841880551e8af614');
INSERT INTO "matches" VALUES('heron-valley-tspz3b','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'d421f12b5cb593fd3e4f781303851c3ef5e47d02f0f3fa5f2f88c64ba7855fc1','9be6fdf21a29e9f8',0,1.79587447656689286239e+09,1.79587447656689286239e+09,1.79587447720981121059e+09,1.79587447720981121059e+09,'[]','silver-bowl-w72bkk',126,'1760f94415d0452c');
INSERT INTO "matches" VALUES('east-hill-szxaps','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'7a8936384616a6ef496f9c9bd84c3847962c745f45052d2c67ce25f6aeddcdd2','9be6fdf21a29e9f8',0,1.79587447722389674182e+09,1.79587447723014831542e+09,NULL,1.79587447749665141106e+09,'[1]',NULL,21,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('west-court-pgbv33','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'9dfbeed2f049ce169c1619b1f133a6a83dbc17af87b69d5b9ceab7930dfdec09','9be6fdf21a29e9f8',1,1.79587447751768898964e+09,NULL,NULL,1.79587447751768898964e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('silver-bowl-w72bkk','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'92bdab2f41d1a2b789d1a6c2f620ef1bf28f2b28a54192f07a64f0efaf274b3e','9be6fdf21a29e9f8',0,1.79587447948635411257e+09,1.79587447948635411257e+09,NULL,1.79587447948635411257e+09,'[0]',NULL,0,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('olive-road-e2tww8','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'443d520234c5c588a86bca4e667a29c9476412c717793e4e04a9352404f8fe1f','9be6fdf21a29e9f8',0,1.7958744795257203579e+09,1.7958744795257203579e+09,NULL,1.79587447955823206898e+09,'[1]',NULL,4,'ce7b372b58528c3e');
INSERT INTO "matches" VALUES('snow-stone-gxne36','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'68a2199c68ad2868c5a4e54a504c162cf61793d59602a1ab2cf36bf842a0db38','',0,1.79587447956804752355e+09,1.79587447956804752355e+09,1.79587448060179638857e+09,1.79587448060179638857e+09,'[]',NULL,278,'5f57c85abe5d680d');
INSERT INTO "matches" VALUES('fern-desert-angbez','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'0f4ba933606a3743480a6758733490c24b79f9d9e24951cfe65c812e2833b149','',0,1.79587447957151126864e+09,1.79587447957151126864e+09,1.79587448042569231988e+09,1.79587448042569231988e+09,'[]',NULL,234,'2c38746cda11f0d0');
INSERT INTO "matches" VALUES('summer-stone-nkn5gz','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'19e1cf3df4fffb91668f04bc40d65d9b78a381dd7b851ab806669ec585926b27','',0,1.79587447957590842242e+09,1.79587447957590842242e+09,1.7958744803561263085e+09,1.7958744803561263085e+09,'[]',NULL,212,'41f65720dc1345fb');
INSERT INTO "matches" VALUES('autumn-steppe-tqsgf4','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'5e2867451bbd3b6620524516ceb506ab8306ca13f029887d87aba10db12ef21a','',0,1.79587447958096361163e+09,1.79587447958096361163e+09,NULL,1.79587447962785434719e+09,'[1]',NULL,2,'37b0d43aa45380e5');
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
INSERT INTO "messages" VALUES('willow-wind-ttcxk2',0,'9be6fdf21a29e9f8',0,'Mei','text','Well played.',1.7958744656987531185e+09,0);
INSERT INTO "messages" VALUES('west-letter-xs3xq7',0,'9be6fdf21a29e9f8',0,'Mei','text','Well played.',1.79587447058575105669e+09,0);
INSERT INTO "messages" VALUES('silent-village-3r9cbn',0,'9be6fdf21a29e9f8',0,'Mei','text','Well played.',1.79587447428225517273e+09,0);
INSERT INTO "messages" VALUES('east-hill-szxaps',0,'9be6fdf21a29e9f8',0,'Mei','text','Well played.',1.79587447751418137552e+09,0);
CREATE TABLE muted_matches (
	person VARCHAR(24) NOT NULL, 
	match_id VARCHAR(48) NOT NULL, 
	PRIMARY KEY (person, match_id), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE mutes (
	person VARCHAR(24) NOT NULL, 
	muted VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(muted) REFERENCES people (id)
);
CREATE TABLE notifications (
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
INSERT INTO "notifications" VALUES(1,'tournament:amber-hill-e6jf5j:1:9be6fdf21a29e9f8:page','9be6fdf21a29e9f8','autumn-steppe-tqsgf4','tournament','{"game": "xanadu", "name": "Autumn cup", "n": "1", "names": "Mei, Nilufar"}','en','page','','new',0,1.79587447958422470094e+09,1.79587447958422470094e+09);
CREATE TABLE pairings (
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "pairings" VALUES('amber-hill-e6jf5j',1,1,'[6, 3]');
INSERT INTO "pairings" VALUES('amber-hill-e6jf5j',1,2,'[7, 5]');
INSERT INTO "pairings" VALUES('amber-hill-e6jf5j',1,3,'[1, 2]');
INSERT INTO "pairings" VALUES('amber-hill-e6jf5j',1,4,'[4, 0]');
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
INSERT INTO "people" VALUES('9be6fdf21a29e9f8','Mei',1.79587446169236421584e+09);
INSERT INTO "people" VALUES('02fa31a8b9230330','Aisha',1.79587446175231385233e+09);
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
CREATE TABLE relationships (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY(other) REFERENCES people (id)
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
INSERT INTO "remarks" VALUES('willow-wind-ttcxk2',0,0,18,'takes_back','{}',1.79587446560264945034e+09);
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
INSERT INTO "results" VALUES(1,'tall-well-2wzhjp',0,'9be6fdf21a29e9f8',NULL,'xanadu',2,2,27,0,1,0,NULL,NULL,1.52997303009033203125e+00,109,1.79587446475225520139e+09);
INSERT INTO "results" VALUES(2,'tall-well-2wzhjp',1,NULL,'greedy','xanadu',2,1,99,0,1,0,25.0,0.0,0.0,0,1.79587446475225520139e+09);
INSERT INTO "results" VALUES(3,'crane-valley-cxjf8z',0,'9be6fdf21a29e9f8',NULL,'changan',2,2,7,0,1,0,NULL,NULL,7.05157518386840820312e-01,76,1.79587447036326122284e+09);
INSERT INTO "results" VALUES(4,'crane-valley-cxjf8z',1,NULL,'greedy','changan',2,1,36,0,1,0,25.0,0.0,0.0,0,1.79587447036326122284e+09);
INSERT INTO "results" VALUES(5,'jasmine-poem-zam5pn',0,'9be6fdf21a29e9f8',NULL,'pocket_changan',2,2,14,0,1,0,NULL,NULL,5.49246549606323242187e-01,48,1.79587447393805456157e+09);
INSERT INTO "results" VALUES(6,'jasmine-poem-zam5pn',1,NULL,'greedy','pocket_changan',2,1,131,0,1,0,25.0,0.0,0.0,0,1.79587447393805456157e+09);
INSERT INTO "results" VALUES(7,'heron-valley-tspz3b',0,'9be6fdf21a29e9f8',NULL,'silk_cities',2,2,0,0,1,0,NULL,NULL,2.77169704437255859375e-01,51,1.79587447720990228648e+09);
INSERT INTO "results" VALUES(8,'heron-valley-tspz3b',1,NULL,'greedy','silk_cities',2,1,5,0,1,0,25.0,0.0,0.0,0,1.79587447720990228648e+09);
INSERT INTO "results" VALUES(9,'summer-stone-nkn5gz',0,NULL,'random','xanadu',2,1,55,0,1,0,NULL,NULL,0.0,0,1.79587448035622024538e+09);
INSERT INTO "results" VALUES(10,'summer-stone-nkn5gz',1,NULL,'random','xanadu',2,2,50,0,1,0,NULL,NULL,0.0,0,1.79587448035622024538e+09);
INSERT INTO "results" VALUES(11,'fern-desert-angbez',0,NULL,'random','xanadu',2,1,71,0,1,0,NULL,NULL,0.0,0,1.79587448042578196527e+09);
INSERT INTO "results" VALUES(12,'fern-desert-angbez',1,NULL,'random','xanadu',2,2,51,0,1,0,NULL,NULL,0.0,0,1.79587448042578196527e+09);
INSERT INTO "results" VALUES(13,'snow-stone-gxne36',0,NULL,'random','xanadu',2,2,70,0,1,0,NULL,NULL,0.0,0,1.79587448060188746446e+09);
INSERT INTO "results" VALUES(14,'snow-stone-gxne36',1,NULL,'random','xanadu',2,1,71,0,1,0,NULL,NULL,0.0,0,1.79587448060188746446e+09);
CREATE TABLE runs (
	deck VARCHAR(16) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	beat DOUBLE NOT NULL, 
	units INTEGER NOT NULL, 
	seconds DOUBLE NOT NULL, 
	mine TEXT NOT NULL, 
	"default" TEXT NOT NULL, 
	PRIMARY KEY (deck), 
	FOREIGN KEY(deck) REFERENCES decks (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
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
INSERT INTO "sessions" VALUES('98f289bac8205a0ede07574fec16dcc392fa28ba2f844c2ffbe4a7c2e8461bc7','02fa31a8b9230330',1.79587446175233125689e+09,1.79587446175233125689e+09,'');
INSERT INTO "sessions" VALUES('2154c07aa0b3b9b2ebb3078e000f517ccea3e75e24fb7c1fd080653a1bbc3938','9be6fdf21a29e9f8',1.79587446185012960435e+09,1.79587446185012960435e+09,'');
CREATE TABLE settings (
	match_id VARCHAR(48) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (match_id, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "settings" VALUES('willow-wind-ttcxk2','hints','on');
INSERT INTO "settings" VALUES('west-letter-xs3xq7','hints','on');
INSERT INTO "settings" VALUES('silent-village-3r9cbn','hints','on');
INSERT INTO "settings" VALUES('east-hill-szxaps','hints','on');
INSERT INTO "settings" VALUES('olive-road-e2tww8','contest','daily 2026-11-28');
INSERT INTO "settings" VALUES('olive-road-e2tww8','seed','606f7274147571717a082552cde7001cb9c5141e7886f97d96220c0b1b58e3d2');
INSERT INTO "settings" VALUES('snow-stone-gxne36','rated','on');
INSERT INTO "settings" VALUES('snow-stone-gxne36','contest','tournament amber-hill-e6jf5j 1');
INSERT INTO "settings" VALUES('snow-stone-gxne36','seed','800714748b1ee03266f38f38490151b7813958aa6f98b5f372f06a8011dfbcd1');
INSERT INTO "settings" VALUES('fern-desert-angbez','rated','on');
INSERT INTO "settings" VALUES('fern-desert-angbez','contest','tournament amber-hill-e6jf5j 1');
INSERT INTO "settings" VALUES('fern-desert-angbez','seed','9b5e969fe389a361380d8f01680bfefa035bdb10db6d54047732db2efb37326e');
INSERT INTO "settings" VALUES('summer-stone-nkn5gz','rated','on');
INSERT INTO "settings" VALUES('summer-stone-nkn5gz','contest','tournament amber-hill-e6jf5j 1');
INSERT INTO "settings" VALUES('summer-stone-nkn5gz','seed','3bea9f90e7e461c53aee054ad41461846808a4957bbfd6c7f09330b1d5a85065');
INSERT INTO "settings" VALUES('autumn-steppe-tqsgf4','rated','on');
INSERT INTO "settings" VALUES('autumn-steppe-tqsgf4','contest','tournament amber-hill-e6jf5j 1');
CREATE TABLE standing_answers (
	match_id VARCHAR(48) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(32) NOT NULL, 
	PRIMARY KEY (match_id, seat, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
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
INSERT INTO "tokens" VALUES('4794e043e6e1405deff75148acbf5072af73ebe30e54f01b4516be4dbd379dcb','9be6fdf21a29e9f8','9be6fdf21a29e9f8','x','read play',1.79587447951388311379e+09,1.79647927951388311387e+09,NULL);
CREATE TABLE tournament_games (
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
INSERT INTO "tournament_games" VALUES('snow-stone-gxne36','amber-hill-e6jf5j',1,1,'[2, 1]','[70, 71]');
INSERT INTO "tournament_games" VALUES('fern-desert-angbez','amber-hill-e6jf5j',1,2,'[1, 2]','[71, 51]');
INSERT INTO "tournament_games" VALUES('summer-stone-nkn5gz','amber-hill-e6jf5j',1,3,'[1, 2]','[55, 50]');
INSERT INTO "tournament_games" VALUES('autumn-steppe-tqsgf4','amber-hill-e6jf5j',1,4,NULL,NULL);
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
INSERT INTO "tournaments" VALUES('amber-hill-e6jf5j','Autumn cup','9be6fdf21a29e9f8','xanadu','{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',2,'swiss',2,'none',8,'random',NULL,1,'0729ae0c9b0fab5446a1042dcffcbdbb3d0f0f27b9d1f30e47183dc6be59623d',1.79587447953480267527e+09,1.79587447955937671659e+09,NULL);
CREATE TABLE unsubscribed (
	digest VARCHAR(64) NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE user_languages (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "user_languages" VALUES('9be6fdf21a29e9f8','en');
INSERT INTO "user_languages" VALUES('02fa31a8b9230330','en');
CREATE TABLE vacations (
	person VARCHAR(24) NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	PRIMARY KEY (person, begins), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_tournaments_founder ON tournaments (founder);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_email_tokens_person ON email_tokens (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_relationships_other ON relationships (other);
CREATE INDEX ix_invitations_person ON invitations (person);
CREATE INDEX ix_invitations_by ON invitations ("by");
CREATE INDEX ix_bot_accounts_owner ON bot_accounts (owner);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_notifications_person ON notifications (person);
CREATE INDEX ix_notifications_state ON notifications (state);
CREATE INDEX ix_notifications_match_id ON notifications (match_id);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_daily_attempts_person ON daily_attempts (person);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_match_seats_person ON match_seats (person);
CREATE INDEX ix_clocks_falls ON clocks (falls);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_bugs_person ON bugs (person);
CREATE INDEX ix_bugs_match_id ON bugs (match_id);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_runs_state ON runs (state);
CREATE INDEX ix_runs_person ON runs (person);
COMMIT;
