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
INSERT INTO "accounts" VALUES('55792416422dff7a','mei',NULL,'$argon2id$v=19$m=65536,t=3,p=4$LxOFLIfAaYDG7JqmJOsUzA$RgowaJ9Po3y8jZpU6WqzWJ61QZylciLQ6Gza2T+J3D8',1.79587440459566521641e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "bugs" VALUES(1,'pearl-basin-zpvwpy','55792416422dff7a',1.79587445257599687574e+09,18,'Nothing, really.','','{
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
"to_act": [0],
"view": {"game": "silk_cities", "rules": 1, "players": 2, "options": {"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}, "viewer": 0, "decisions": 18, "over": false, "phase": "action", "step": "turn", "round": 1, "order": [1, 0], "active": 0, "to_act": [0], "victory": 7, "regions": [{"region": 0, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 1, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 2}, {"region": 2, "city": 0, "toll": 0, "sacked": true, "ruin": null, "stacks": [], "treasury": 0, "cost": 2}, {"region": 3, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 4, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 5, "city": 1, "toll": 5, "sacked": false, "ruin": null, "stacks": [], "treasury": 0, "cost": 6}, {"region": 6, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 7, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 8, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 9, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 10, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 11, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 3}, {"region": 12, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 13, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}, {"region": 14, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [1], "treasury": 12, "cost": 2}, {"region": 15, "city": null, "toll": null, "sacked": false, "ruin": null, "stacks": [], "treasury": 12, "cost": 1}], "routes": [{"empire": "china", "seat": null, "regions": [9, 12, 14], "cost": 6, "detour": null}, {"empire": "india", "seat": null, "regions": [3, 4, 7], "cost": 4, "detour": null}, {"empire": "persia", "seat": null, "regions": [3], "cost": 2, "detour": null}, {"empire": "byzantium", "seat": null, "regions": [0], "cost": 1, "detour": null}, {"empire": null, "seat": 1, "regions": [], "cost": 0, "detour": null}], "empires": {"china": {"slots": [1, 0, 1, 0, 0, 0], "prices": [3, 3, 2, 2, 1, 1], "cards": [{"slot": 1, "good": 2, "price": 3}, {"slot": 3, "good": 2, "price": 2}]}, "byzantium": {"sold": [], "filled": 0, "prices": [15, 14, 13, 12, 11, 10], "silk": 15, "fine": 29}, "india": {"sells": 0, "left": 6, "price": 1, "buys": 1, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}, "persia": {"sells": 1, "left": 5, "price": 1, "buys": 0, "sold": 0, "pays": 6, "prices": [6, 6, 5, 5, 4, 4]}}, "silk_deck": {"count": 21, "left": [9, 5, 4, 3], "last": 0}, "deck": {"count": 61, "under": [], "discards": []}, "improvements": [{"improvement": 0, "left": 1}, {"improvement": 1, "left": 1}, {"improvement": 2, "left": 1}, {"improvement": 3, "left": 1}, {"improvement": 4, "left": 1}, {"improvement": 5, "left": 1}, {"improvement": 6, "left": 1}, {"improvement": 7, "left": 0}, {"improvement": 8, "left": 1}, {"improvement": 9, "left": 1}, {"improvement": 10, "left": 1}, {"improvement": 11, "left": 1}, {"improvement": 12, "left": 1}, {"improvement": 13, "left": 1}, {"improvement": 14, "left": 1}, {"improvement": 15, "left": 1}, {"improvement": 16, "left": 1}, {"improvement": 17, "left": 1}, {"improvement": 18, "left": 1}], "seats": [{"seat": 0, "coins": 7, "opening": 10, "region": 2, "ruin": null, "toll": 0, "goods": [0, 0, 0, 0], "wants": [0, 0, 0, 0], "size": 5, "laborers": {"untapped": 2, "tapped": 0}, "merchants": {"untapped": 1, "tapped": 0}, "soldiers": {"untapped": 2, "tapped": 0, "training": 0, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 10, "improvements": [], "gathers": [0, 0], "harvest": [2, 1], "hand_count": 0, "surcharge": 0, "free_passage": false, "sacked": true, "attacked": []}, {"seat": 1, "coins": 0, "opening": 10, "region": 5, "ruin": null, "toll": 5, "goods": [0, 0, 1, 0], "wants": [2, 2, 5, 2], "size": 5, "laborers": {"untapped": 0, "tapped": 1}, "merchants": {"untapped": 0, "tapped": 2}, "soldiers": {"untapped": 0, "tapped": 1, "training": 1, "training_tapped": 0}, "growth": 2, "income": 5, "golden_age": 17, "improvements": [{"improvement": 7, "usable": false, "used": false}], "gathers": [1, 0], "harvest": [2, 1], "hand_count": 1, "surcharge": 0, "free_passage": false, "sacked": false, "attacked": [0]}], "points": [0, null], "surcharge": 0, "hand": [], "looked": null, "turn": {"offers_left": 3, "toll_changed": false, "wants_changed": [], "refused": []}, "why_not": {"ways": {"gather": null, "assign": null, "grow": {"kind": "food", "need": 2, "have": 0}, "build": {"kind": "no_build", "need": 0, "have": 0}, "use": {"kind": "no_use", "need": 0, "have": 0}, "trade": null, "offer": {"kind": "no_goods", "need": 0, "have": 0}, "attack": null, "rates": null, "play": {"kind": "no_cards", "need": 0, "have": 0}}, "build": [{"improvement": 0, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 1, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 2, "reasons": [{"kind": "food", "need": 2, "have": 0}]}, {"improvement": 3, "reasons": [{"kind": "metal", "need": 3, "have": 0}]}, {"improvement": 4, "reasons": [{"kind": "food", "need": 1, "have": 0}]}, {"improvement": 5, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 6, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 7, "reasons": [{"kind": "none_left", "need": 0, "have": 0}]}, {"improvement": 8, "reasons": [{"kind": "metal", "need": 1, "have": 0}]}, {"improvement": 9, "reasons": [{"kind": "food", "need": 1, "have": 0}, {"kind": "metal", "need": 1, "have": 0}]}, {"improvement": 10, "reasons": [{"kind": "metal", "need": 1, "have": 0}]}, {"improvement": 11, "reasons": [{"kind": "metal", "need": 1, "have": 0}]}, {"improvement": 12, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 13, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 14, "reasons": [{"kind": "food", "need": 1, "have": 0}]}, {"improvement": 15, "reasons": [{"kind": "coins", "need": 8, "have": 7}, {"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 16, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}, {"improvement": 17, "reasons": [{"kind": "coins", "need": 8, "have": 7}, {"kind": "food", "need": 1, "have": 0}, {"kind": "metal", "need": 1, "have": 0}]}, {"improvement": 18, "reasons": [{"kind": "metal", "need": 2, "have": 0}]}], "use": [], "buy": [{"what": 1, "reasons": [{"kind": "route", "need": 9, "have": 7}], "good": 2}, {"what": 3, "reasons": [{"kind": "route", "need": 8, "have": 7}], "good": 2}], "sell": [], "offer": [], "attack": [], "play": []}, "errand": null, "horde": null, "auction": null, "sale": null, "battle": null, "result": null},
"choices": ["toll 1", "toll 2", "toll 3", "toll 4", "toll 5", "want 0 1", "want 0 2", "want 0 3", "want 0 4", "want 0 5", "want 0 6", "want 0 8", "want 0 10", "want 0 12", "want 0 15", "want 0 20", "want 1 1", "want 1 2", "want 1 3", "want 1 4", "want 1 5", "want 1 6", "want 1 8", "want 1 10", "want 1 12", "want 1 15", "want 1 20", "want 2 1", "want 2 2", "want 2 3", "want 2 4", "want 2 5", "want 2 6", "want 2 8", "want 2 10", "want 2 12", "want 2 15", "want 2 20", "want 3 1", "want 3 2", "want 3 3", "want 3 4", "want 3 5", "want 3 6", "want 3 8", "want 3 10", "want 3 12", "want 3 15", "want 3 20", "gather 0", "gather 1", "assign 0 1", "assign 2 1", "buy 7 0", "buy 7 2", "buy 8 0", "buy 8 2", "attack 1 0", "end"],
"chosen": ["claim 2", "defend 0"],
"log": [{"n": 0, "kind": "claim", "facts": {"player": 1, "region": 5, "n": 0}}, {"n": 1, "kind": "claim", "facts": {"player": 0, "region": 2, "n": 0}}, {"n": 2, "kind": "round", "facts": {"n": 1}}, {"n": 3, "kind": "turned", "facts": {"silk_card": 0}}, {"n": 4, "kind": "first_drawn", "facts": {"player": 1, "n": 0, "k": 0}}, {"n": 5, "kind": "turn", "facts": {"player": 1, "n": 1, "k": 0}}, {"n": 6, "kind": "stack", "facts": {"player": 1, "region": 9, "n": 1}}, {"n": 7, "kind": "stack", "facts": {"player": 1, "region": 12, "n": 1}}, {"n": 8, "kind": "stack", "facts": {"player": 1, "region": 14, "n": 1}}, {"n": 9, "kind": "buy", "facts": {"player": 1, "good": 2, "empire": 0, "price": 3, "route": 3}}, {"n": 10, "kind": "assign", "facts": {"player": 1, "role": 2, "to": 1}}, {"n": 11, "kind": "want", "facts": {"player": 1, "good": 1, "n": 2}}, {"n": 12, "kind": "want", "facts": {"player": 1, "good": 2, "n": 5}}, {"n": 13, "kind": "want", "facts": {"player": 1, "good": 0, "n": 2}}, {"n": 14, "kind": "want", "facts": {"player": 1, "good": 3, "n": 2}}, {"n": 15, "kind": "attack", "facts": {"player": 1, "owner": 0, "n": 0, "k": 0}}, {"n": 16, "kind": "army", "facts": {"player": 1, "n": 1, "k": 0}}, {"n": 17, "kind": "battle_pass", "facts": {"player": 0, "n": 0, "k": 0}}, {"n": 18, "kind": "battle_pass", "facts": {"player": 1, "n": 0, "k": 0}}, {"n": 19, "kind": "defend", "facts": {"player": 0, "n": 0, "k": 0}}, {"n": 20, "kind": "strengths", "facts": {"player": 1, "owner": 0, "n": 1, "k": 0}}, {"n": 21, "kind": "losses", "facts": {"player": 1, "owner": 0, "n": 0, "k": 0}}, {"n": 22, "kind": "sacked", "facts": {"player": 1, "owner": 0, "n": 0, "k": 0}}, {"n": 23, "kind": "draw", "facts": {"player": 1}}, {"n": 24, "kind": "plunder_coins", "facts": {"player": 1, "owner": 0, "n": 3, "k": 0}}, {"n": 25, "kind": "gather", "facts": {"player": 1, "good": 0, "n": 2}}, {"n": 26, "kind": "build", "facts": {"player": 1, "improvement": 7, "coins": 4, "food": 2, "metal": 0, "silk": 0, "fine": 0}}, {"n": 27, "kind": "stack", "facts": {"player": 1, "region": 3, "n": 1}}, {"n": 28, "kind": "buy", "facts": {"player": 1, "good": 1, "empire": 2, "price": 1, "route": 1}}, {"n": 29, "kind": "toll", "facts": {"player": 1, "n": 5, "k": 0}}, {"n": 30, "kind": "assign", "facts": {"player": 1, "role": 0, "to": 2}}, {"n": 31, "kind": "turn", "facts": {"player": 0, "n": 1, "k": 0}}],
"world": {"active": 0, "actor": 0, "agenda": [{"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.engine.game.EndOfGame", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.rounds.EndOfRound", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.fates.DecideFates", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.fates.FillTreasuries", "has": {"asks": false, "seat": -2}}, {"class": "tongbao.games.silk_cities.turns.Turn", "has": {"asks": true, "seat": 0}}], "barrier": 11, "cities": [{"class": "tongbao.games.silk_cities.city.City", "has": {"attacked": [], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.citizens.Citizens", "has": {"size": 5, "tapped": [0, 0, 0, 0], "untapped": [2, 1, 2, 0]}}, "coins": 7, "free_passage": false, "gathered": [0, 0], "goods": [0, 0, 0, 0], "home": 2, "improvements": {"class": "tongbao.games.silk_cities.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 0, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 0, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 0, "quick_training": false, "sale_bonus": [0, 0, 0, 0], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [false, false, false, false], "ruin": -1, "sacked": true, "surcharge": 0, "toll": 0, "used": [], "wants": [0, 0, 0, 0]}}, {"class": "tongbao.games.silk_cities.city.City", "has": {"attacked": [0], "changed_toll": false, "citizens": {"class": "tongbao.games.silk_cities.citizens.Citizens", "has": {"size": 5, "tapped": [1, 2, 1, 0], "untapped": [0, 0, 0, 1]}}, "coins": 0, "free_passage": false, "gathered": [1, 0], "goods": [0, 0, 1, 0], "home": 5, "improvements": {"class": "tongbao.games.silk_cities.improvements.Improvements", "has": {"against_attack": 0, "against_defence": 0, "attack": 2, "barbarian_shield": false, "defence": 0, "draw_choice": 0, "gather_bonus": [[], [], [], []], "golden_age": 5, "golden_age_cards": 0, "grow_discount": 0, "income": 0, "mask": 128, "quick_training": false, "sale_bonus": [0, 0, 0, 0], "stack_dues": false, "travel_discount": 0, "usable": []}}, "offers": 0, "opening": 10, "refused": [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], "reposted": [false, false, false, false], "ruin": -1, "sacked": false, "surcharge": 0, "toll": 5, "used": [], "wants": [2, 2, 5, 2]}}], "decisions": 18, "deck": [43, 39, 80, 37, 76, 33, 45, 38, 50, 75, 79, 49, 70, 52, 64, 82, 53, 31, 57, 60, 28, 23, 72, 61, 69, 41, 78, 42, 54, 40, 67, 62, 24, 30, 71, 29, 34, 55, 25, 44, 83, 63, 35, 58, 77, 56, 73, 27, 74, 46, 32, 48, 26, 47, 59, 22, 68, 36, 51, 81, 66], "discards": [], "empires": [{"class": "tongbao.games.silk_cities.empires.China", "has": {"slots": [1, 0, 1, 0, 0, 0], "wares": [1, 3]}}, {"class": "tongbao.games.silk_cities.empires.Market", "has": {"bought": 0, "left": 6, "ware": 7, "wares": [7]}}, {"class": "tongbao.games.silk_cities.empires.Market", "has": {"bought": 0, "left": 5, "ware": 8, "wares": [8]}}, {"class": "tongbao.games.silk_cities.empires.Byzantium", "has": {"filled": 0, "sold": [], "wares": []}}], "ending": "", "everybody": 7, "finished": 0, "first": 1, "hands": [[], [65]], "known": [0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "legal": [{"choice": "toll 1"}, {"choice": "toll 2"}, {"choice": "toll 3"}, {"choice": "toll 4"}, {"choice": "toll 5"}, {"choice": "want 0 1"}, {"choice": "want 0 2"}, {"choice": "want 0 3"}, {"choice": "want 0 4"}, {"choice": "want 0 5"}, {"choice": "want 0 6"}, {"choice": "want 0 8"}, {"choice": "want 0 10"}, {"choice": "want 0 12"}, {"choice": "want 0 15"}, {"choice": "want 0 20"}, {"choice": "want 1 1"}, {"choice": "want 1 2"}, {"choice": "want 1 3"}, {"choice": "want 1 4"}, {"choice": "want 1 5"}, {"choice": "want 1 6"}, {"choice": "want 1 8"}, {"choice": "want 1 10"}, {"choice": "want 1 12"}, {"choice": "want 1 15"}, {"choice": "want 1 20"}, {"choice": "want 2 1"}, {"choice": "want 2 2"}, {"choice": "want 2 3"}, {"choice": "want 2 4"}, {"choice": "want 2 5"}, {"choice": "want 2 6"}, {"choice": "want 2 8"}, {"choice": "want 2 10"}, {"choice": "want 2 12"}, {"choice": "want 2 15"}, {"choice": "want 2 20"}, {"choice": "want 3 1"}, {"choice": "want 3 2"}, {"choice": "want 3 3"}, {"choice": "want 3 4"}, {"choice": "want 3 5"}, {"choice": "want 3 6"}, {"choice": "want 3 8"}, {"choice": "want 3 10"}, {"choice": "want 3 12"}, {"choice": "want 3 15"}, {"choice": "want 3 20"}, {"choice": "gather 0"}, {"choice": "gather 1"}, {"choice": "assign 0 1"}, {"choice": "assign 2 1"}, {"choice": "buy 7 0"}, {"choice": "buy 7 2"}, {"choice": "buy 8 0"}, {"choice": "buy 8 2"}, {"choice": "attack 1 0"}, {"choice": "end"}], "looked": [], "over": false, "phase": "action", "players": 2, "regions": [{"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": 0, "stacks": [], "treasury": 0}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": 1, "stacks": [], "treasury": 0}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [1], "treasury": 12}}, {"class": "tongbao.games.silk_cities.region.Region", "has": {"city": -2, "stacks": [], "treasury": 12}}], "round": 1, "sealed": null, "silk_deck": [10, 8, 20, 4, 0, 15, 6, 17, 21, 14, 7, 2, 12, 5, 19, 3, 9, 18, 16, 13, 11], "supply": {"class": "tongbao.games.silk_cities.improvements.Supply", "has": {"copies": [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "mask": 524159}}, "turned": [1]}
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
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'bow-makers');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'calligraphers-studio');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'confucian-temple');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'map-room');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',0,'observatory');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'armillary-sphere');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'bell-tower');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'bow-makers');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'bronze-foundry');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'cartwrights');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'deer-park');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'fish-pond');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'fragrance-hall');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'granary');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'great-peace-pavilion');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'imperial-park');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'kumis-house');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'lotus-pond');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'meeting-room');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'painters-hall');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'palace-library');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'physicians-garden');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'qianyuan-temple');
INSERT INTO "card_uses" VALUES('bright-valley-3t7zmc',1,'tea-house');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',0,'equal_field_register');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',0,'gao_lishi');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',0,'left_treasury');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',0,'wei_plain_farmer');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',0,'wei_zheng');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'autumn_sacrifice');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'coin_caster');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'fang_xuanling');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'imperial_library');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'monk_yixing');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'paper_mill');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'price_granary');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'six_ministries');
INSERT INTO "card_uses" VALUES('far-sail-fmcbgj',1,'vermilion_bird_avenue');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'da_yan_ta');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'qi_ting');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'qu_jiang_chi');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'wan_nian_xian');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'yu_lin_jun');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',0,'yu_shi_tai');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'bo_si_di');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'da_ming_gong');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'dong_shi');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'du_fu');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'guo_zi_jian');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'hu_bing_pu');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'jiu_si');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'kai_yuan_sheng_shi');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'li_lin_fu');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'li_long_ji');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'ling_yan_ge');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'wang_wei');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'xing_qing_gong');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'yan_zhen_qing');
INSERT INTO "card_uses" VALUES('pine-gate-9ts8fs',1,'zhu_que_men');
INSERT INTO "card_uses" VALUES('copper-terrace-v3ahdq',1,'buried_hoard');
INSERT INTO "card_uses" VALUES('copper-terrace-v3ahdq',1,'safe_conduct');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'canal-lock');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'drum-tower');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'embroidery-office');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'felt-makers');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'gerfalcon-mews');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'lotus-pond');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'raft-landing');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',0,'saddlers');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'calligraphers-studio');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'camel-yard');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'imperial-park');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'lotus-pond');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'mosque');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'muqing-pavilion');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'post-station');
INSERT INTO "card_uses" VALUES('coral-spring-3txj3f',1,'tiger-pit');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'calligraphers-studio');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'carpenters-yard');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'kitchen-garden');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'moon-terrace');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'silk-weavers');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'smithy');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',0,'tea-house');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'bow-makers');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'cartwrights');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'chuang-mus-chamber');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'opera-stage');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'porcelain-store');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'post-station');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'qianyuan-temple');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'tailors-shop');
INSERT INTO "card_uses" VALUES('tall-tower-789v25',1,'well-house');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'barracks');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'drum-tower');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'embroidery-office');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'goldsmiths-court');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'opera-stage');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'tea-house');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',0,'well-house');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'bell-tower');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'confucian-temple');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'earthen-wall');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'horse-market');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'kitchen-garden');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'raft-landing');
INSERT INTO "card_uses" VALUES('maple-shrine-2584gn',1,'water-clock');
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
INSERT INTO "chairs" VALUES('bright-valley-3t7zmc',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('bright-valley-3t7zmc',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('orchid-spring-sxprww',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('orchid-spring-sxprww',1,'human','Aisha','5173f895b483b48f',NULL,'');
INSERT INTO "chairs" VALUES('red-port-dz6ywc',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('red-port-dz6ywc',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('jasmine-poem-2hr6ya',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('jasmine-poem-2hr6ya',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('far-sail-fmcbgj',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('far-sail-fmcbgj',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('sandal-bowl-agvh4r',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('sandal-bowl-agvh4r',1,'human','Aisha','5173f895b483b48f',NULL,'');
INSERT INTO "chairs" VALUES('east-dragon-7b9vn8',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('east-dragon-7b9vn8',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('pearl-field-7rdq22',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('pearl-field-7rdq22',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('pine-gate-9ts8fs',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('pine-gate-9ts8fs',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('ochre-ladder-483m8m',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('ochre-ladder-483m8m',1,'human','Aisha','5173f895b483b48f',NULL,'');
INSERT INTO "chairs" VALUES('silver-terrace-ny4vgv',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('silver-terrace-ny4vgv',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('west-cliff-9a849j',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('west-cliff-9a849j',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('copper-terrace-v3ahdq',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('copper-terrace-v3ahdq',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('pearl-basin-zpvwpy',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('pearl-basin-zpvwpy',1,'human','Aisha','5173f895b483b48f',NULL,'');
INSERT INTO "chairs" VALUES('north-village-dw6f5p',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('north-village-dw6f5p',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('south-castle-wz5wm2',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('south-castle-wz5wm2',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('snow-mirror-c5wv4n',0,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('snow-mirror-c5wv4n',1,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('snow-mirror-c5wv4n',2,'bot','Luca',NULL,'greedy','');
INSERT INTO "chairs" VALUES('snow-mirror-c5wv4n',3,'bot','Nilufar',NULL,'greedy','');
INSERT INTO "chairs" VALUES('tall-tower-789v25',0,'bot','Luca',NULL,'random','');
INSERT INTO "chairs" VALUES('tall-tower-789v25',1,'bot','Aisha',NULL,'random','');
INSERT INTO "chairs" VALUES('coral-spring-3txj3f',0,'bot','Shirin',NULL,'random','');
INSERT INTO "chairs" VALUES('coral-spring-3txj3f',1,'bot','Temür',NULL,'random','');
INSERT INTO "chairs" VALUES('ember-cliff-wjhrcw',0,'human','Mei','55792416422dff7a',NULL,'');
INSERT INTO "chairs" VALUES('ember-cliff-wjhrcw',1,'bot','Rustam',NULL,'random','');
INSERT INTO "chairs" VALUES('maple-shrine-2584gn',0,'bot','Nilufar',NULL,'random','');
INSERT INTO "chairs" VALUES('maple-shrine-2584gn',1,'bot','Bayan',NULL,'random','');
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
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',0,1,'start 17',1.79587440463373279576e+09,'3fe1c92fde9586f2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',1,0,'start 13',1.79587440465366172783e+09,'af9429369edc0941');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',2,1,'start 24',1.79587440465610146517e+09,'43052dacab05042b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',3,0,'start 15',1.7958744046599333286e+09,'c0491475802a9491');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',4,0,'sell 13',1.79587440466340231897e+09,'caee6ea1b7a19e0d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',5,0,'sell 15',1.7958744046663744449e+09,'8e317d3f7a6d243e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',6,0,'end_sales',1.79587440466922640801e+09,'e841051823e0d513');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',7,0,'end_building',1.79587440467194318777e+09,'9bce2da4762c3688');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',8,0,'end_workers',1.79587440467484211917e+09,'98825bc11bc733ac');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',9,1,'end_sales',1.79587440467771816254e+09,'fe277306b940bdb5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',10,1,'build 25',1.7958744046789805889e+09,'b44b449260d4e624');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',11,1,'place 17',1.79587440468123841282e+09,'d581b1715edfe77a');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',12,1,'place 24',1.79587440468240451809e+09,'32a88fbeb5b1f392');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',13,1,'place 24',1.7958744046847875119e+09,'66a5f3485ac321c2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',14,1,'end_workers',1795874404.68588,'325173f1674d2047');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',15,1,'worker 29',1.79587440468808865554e+09,'3c97be372552f858');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',16,1,'worker 53',1.79587440468918943404e+09,'4a90f943d875c166');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',17,1,'worker 37',1.79587440469146156305e+09,'f00eaef3039b0637');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',18,0,'end_building',1.79587440469489145276e+09,'8fa0276418d83b17');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',19,0,'end_workers',1.79587440469781231882e+09,'b3196c1d48243cc5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',20,1,'skip_turn',1.7958744047003090381e+09,'8076df9034d8d3a7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',21,0,'end_building',1.79587440470398759838e+09,'925e3c410b0b5c88');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',22,0,'end_workers',1.79587440470673394199e+09,'0dc0b8fc029691c7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',23,1,'sell 17',1.79587440470939922331e+09,'f08bae11825b530e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',24,1,'end_sales',1.79587440471072793011e+09,'41b863850dc5983f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',25,1,'build 40',1.79587440471298551559e+09,'3b9f5cdf3b74b0ad');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',26,1,'place 25',1.79587440471411967281e+09,'3ce9ac012a6396d8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',27,1,'place 25',1.79587440471625208859e+09,'157c53c69de43b49');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',28,1,'end_workers',1.7958744047173330784e+09,'45c6b1ef92933129');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',29,1,'worker 7',1.79587440471970415109e+09,'ead6b4ca82dfa05b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',30,1,'worker 2',1.79587440472076845165e+09,'c2da56f4d6596dca');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',31,0,'build 46',1.79587440472637844082e+09,'33518e2ec7d15a88');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',32,0,'place 40',1.79587440472905445097e+09,'104b4ffb6f0dbcdc');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',33,0,'place 40',1.79587440473177051541e+09,'b5c271050c830818');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',34,0,'place 24',1.79587440473491358758e+09,'b99ee46d2243db65');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',35,0,'place 40',1.79587440473759984973e+09,'43309cefa16e9667');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',36,0,'place 25',1.795874404740347147e+09,'bfab863f584d7eef');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',37,0,'end_workers',1.79587440474317502981e+09,'d623eaa7bcfd9a00');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',38,0,'worker 44',1.7958744047459666729e+09,'2a4ef65e7d446f9f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',39,0,'worker 23',1.7958744047485263348e+09,'5842aa11604b8bb2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',40,0,'worker 49',1.79587440475127100942e+09,'d294630aa3bb23b9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',41,0,'worker 47',1.7958744047553341389e+09,'5de08af84112c96e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',42,0,'worker 4',1.7958744047580168247e+09,'a9ae34aa3d7c64ab');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',43,1,'sell 25',1.79587440476323127744e+09,'b0d0a5bb3b205732');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',44,1,'sell 40',1.7958744047644963264e+09,'24710de41646ef2d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',45,1,'end_sales',1.7958744047667951584e+09,'0449c62423939b2e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',46,1,'build 9',1.79587440477018547057e+09,'3a46346bb1c2681d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',47,1,'place 24',1.79587440477339315412e+09,'4c3e5cee5dd220b8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',48,1,'place 46',1.79587440477653908729e+09,'193399800e6154f5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',49,1,'end_workers',1.79587440477965903278e+09,'6bbb355a2cd2a070');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',50,1,'worker 48',1.79587440478169488907e+09,'29fa7987f8871326');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',51,1,'worker 42',1.79587440478378081317e+09,'fa86a162443edd74');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',52,0,'skip_turn',1.79587440478973031044e+09,'70bbabc46e0ec26d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',53,1,'end_sales',1.79587440479235291483e+09,'977f0c92687097fd');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',54,1,'build 18',1795874404.79357,'d702ccdfdc64d975');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',55,1,'place 9',1795874404.79568,'436847516604d266');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',56,1,'end_workers',1.79587440479907345771e+09,'b7d6e15d40850eee');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',57,1,'worker 52',1.7958744048001151085e+09,'7b61fb5fd77726d6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',58,0,'skip_turn',1.79587440480578732493e+09,'411cd60f964d1a3f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',59,1,'sell 18',1.79587440480826926233e+09,'2a894a65c3565609');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',60,1,'end_sales',1.79587440481049275399e+09,'c66ca816b6545c2b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',61,1,'build 30',1.79587440481332278252e+09,'bd8b2a07e8a0b6d7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',62,1,'place 9',1.79587440481606316561e+09,'e99f90f9a99b3c4c');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',63,1,'place 9',1.79587440481893062592e+09,'aaadd575ce432563');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',64,1,'end_workers',1.7958744048218259811e+09,'ef8a7a18262e9ab7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',65,1,'worker 19',1.79587440482325458529e+09,'fb19e26be29cd4ae');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',66,1,'worker 51',1.79587440482596230511e+09,'4082bc3a9413c0d2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',67,0,'end_sales',1.79587440483188486104e+09,'486afaedd1f8c049');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',68,0,'skip_turn',1.79587440483543777465e+09,'009173a93d6813d9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',69,1,'sell 9',1.79587440483878493313e+09,'a2129aa68d3709a6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',70,1,'end_sales',1.79587440484065532682e+09,'edef9acf17148e88');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',71,1,'build 59',1.79587440484342837328e+09,'8992a03ecd65a297');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',72,1,'place 30',1.79587440484622716898e+09,'766696f57b89014f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',73,1,'place 30',1.7958744048480436802e+09,'fe2c8304ca877dac');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',74,1,'place 30',1.79587440485256910321e+09,'6fda6ad3c305915a');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',75,1,'end_workers',1.79587440485426115986e+09,'b1a1bd2ebbe35941');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',76,1,'worker 38',1.795874404857573986e+09,'427a8bccf77094d2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',77,1,'worker 60',1.79587440485999870302e+09,'6da66aab11e25c7f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',78,1,'worker 70',1.79587440486302089698e+09,'cf47ff0f14801268');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',79,0,'end_sales',1.79587440486988043786e+09,'53876a7c8c3908b0');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',80,0,'build 35',1.79587440487523674961e+09,'8ba8c302f4863eb7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',81,0,'place 46',1.79587440487810850141e+09,'1c3577e589fbe734');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',82,0,'place 59',1.79587440488341712951e+09,'d196cced246b7d9f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',83,0,'place 30',1.79587440488630795476e+09,'8440569981af587a');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',84,0,'place 46',1.79587440489124798778e+09,'779413b1f9238dc2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',85,0,'place 59',1.79587440489409470561e+09,'aa048b51b627d6ea');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',86,0,'place 46',1.79587440489926791192e+09,'7f198554f9888ec1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',87,1,'end_sales',1.79587440490189242364e+09,'e8a7e3dc8606fb3d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',88,1,'build 62',1.79587440490548443791e+09,'9465d186c6bebfd5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',89,1,'place 35',1.79587440490657019613e+09,'9d6fb4cadcd94904');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',90,1,'place 35',1.79587440490875768664e+09,'a7fdc82a4b3dc56f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',91,1,'place 59',1.79587440490975713729e+09,'2bd506d2e0b9d1cf');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',92,1,'place 59',1.79587440491195321078e+09,'9fef1593be3aa4d3');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',93,0,'sell 35',1.79587440491508555412e+09,'8b81b66b59331dff');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',94,0,'end_sales',1.79587440491781496999e+09,'667ae0ba0aae1226');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',95,0,'place 62',1.79587440492049598694e+09,'3fc976d88b82cb46');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',96,1,'skip_turn',1.79587440492296504979e+09,'3aaa7ad0e29fb1dd');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',97,0,'place 62',1795874404.92665,'b815b5c1c46a0871');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',98,0,'place 62',1.79587440492942595482e+09,'306544d4eaf3567e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',99,0,'end_workers',1.7958744049701559544e+09,'219dfcc3ae88f67e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',100,0,'worker 56',1.79587440506713867183e+09,'43419d85feb14461');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',101,0,'worker 57',1.79587440517019629481e+09,'2b547d8daacc3bbd');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',102,1,'skip_turn',1.7958744051797997951e+09,'badc5f36088226d0');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',103,0,'place 62',1.79587440526763582231e+09,'c407b7c6cf5d71c2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',104,0,'worker 50',1.79587440536697196956e+09,'e43a5e9076aa783f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',105,1,'start 12',1.79587440537547087665e+09,'48b5ae0b21a61193');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',106,1,'start 14',1.79587440538178634641e+09,'3de559d08341a8a3');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',107,0,'start 3',1.79587440546715211868e+09,'e10194bb3c771209');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',108,0,'start 10',1.79587440556731820105e+09,'b9efd8018f2fe9b7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',109,1,'sell 14',1.79587440557526564601e+09,'11152bea88a8de06');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',110,1,'end_sales',1.79587440558637070659e+09,'14614219b79612d6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',111,1,'build 45',1.79587440558985424036e+09,'40d2400eb8c38296');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',112,1,'place 12',1.79587440559372925755e+09,'fdb56388ccf9ef90');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',113,1,'place 12',1.79587440559786081306e+09,'7284745b955c2886');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',114,1,'place 12',1.7958744056016795635e+09,'b21f0d4ed29f67b7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',115,1,'end_workers',1.79587440560577082633e+09,'c34af482c2e694d9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',116,1,'worker 58',1.79587440560960674281e+09,'1e5f19a06c518b62');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',117,1,'worker 33',1.79587440561379957197e+09,'6b31a1d1c02308c7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',118,1,'worker 66',1.7958744056219089031e+09,'1c273d0b44314c8f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',119,0,'end_sales',1.79587440571744060514e+09,'c5649590203e7140');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',120,0,'end_building',1.79587440581650757782e+09,'9784be9061a73c5b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',121,0,'place 12',1.79587440591715168949e+09,'c9ab1473baf6e90e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',122,0,'place 10',1.79587440602392697328e+09,'b5a091e47d72edcc');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',123,0,'place 45',1.79587440611676192291e+09,'73e4dd603689cbf9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',124,0,'end_workers',1.79587440621684527397e+09,'2a5e79a65f7fe88f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',125,0,'worker 61',1.79587440631650877001e+09,'da2785b9a540efbc');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',126,0,'worker 11',1.79587440641680312156e+09,'cea9ace65a7dd807');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',127,0,'worker 68',1.79587440651705908777e+09,'9cba30004fd49ab1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',128,1,'end_sales',1.79587440652625870704e+09,'ecbc076e68363ebe');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',129,1,'build 26',1.79587440652923178673e+09,'7fc7ae6a8fb550f1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',130,1,'place 45',1.79587440653818655018e+09,'f7d94bde03b7769f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',131,1,'end_workers',1.79587440654200530048e+09,'8ab43401dfe46f04');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',132,1,'worker 5',1.7958744065462477207e+09,'796190931c78c4f4');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',133,0,'end_sales',1.79587440661782073974e+09,'3d17028aa4ea1bc1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',134,0,'build 28',1.79587440671843957904e+09,'59aaf206bf545a40');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',135,0,'place 10',1.79587440681724286079e+09,'fbee2b8be95d56c4');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',136,0,'place 26',1.79587440691682386395e+09,'5aefb0768b4fc21b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',137,1,'sell 45',1.79587440692119336121e+09,'c201766b85ca8979');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',138,1,'end_sales',1.79587440692639255528e+09,'ed0ee3ed2d654603');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',139,1,'build 22',1.79587440693407273295e+09,'4552a1329c90c780');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',140,1,'place 26',1.79587440693594050408e+09,'1108a4d41f352e66');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',141,1,'end_workers',1.79587440694198656084e+09,'207f9515e21f80c4');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',142,1,'worker 1',1.79587440694620347021e+09,'229e2d6f8d73ab59');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',143,0,'sell 10',1.79587440701736879341e+09,'f5a6f06f397ea5e5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',144,0,'sell 3',1.79587440711697840685e+09,'f71e727f1666c63d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',145,0,'sell 28',1.7958744072168073654e+09,'8848c64713ed3f4e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',146,0,'end_sales',1.79587440731660819056e+09,'935942d2f8d8f362');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',147,0,'place 22',1.79587440741732692721e+09,'b826299185c6d362');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',148,1,'sell 26',1.79587440742786526685e+09,'2410c80f7540f1d6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',149,1,'end_sales',1.79587440743465757368e+09,'be0942af3c33ea53');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',150,1,'build 6',1.79587440744194436073e+09,'0c53aaa99601c723');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',151,1,'place 22',1.79587440744976091378e+09,'0c43ecda1e854de5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',152,1,'end_workers',1.79587440745428013801e+09,'05c6ade09f792e6d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',153,1,'worker 31',1.79587440746190452577e+09,'486bb0d368966865');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',154,0,'end_building',1.79587440756654953956e+09,'2672e4e6fc1f9b8f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',155,0,'place 6',1.79587440766688394549e+09,'84e3dead1a59d5ed');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',156,0,'place 6',1.79587440776691555977e+09,'3a33d9ff9c96484a');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',157,0,'place 6',1.79587440786745738984e+09,'fd5f20874afcfd4f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',158,1,'sell 6',1.79587440787622141841e+09,'2c30abf67ddb6187');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',159,1,'end_sales',1.79587440787937021257e+09,'4bb8518a02636223');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',160,1,'build 70',1.79587440788655066485e+09,'af384dc8fa2b4805');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',161,1,'place 22',1.79587440788995337482e+09,'63563991fc47f027');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',162,1,'place 22',1.7958744078936803341e+09,'e10c30aa9c7cacae');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',163,1,'worker 32',1.79587440789837980269e+09,'5db3c5a2fce437fb');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',164,1,'worker 30',1.79587440790238666533e+09,'6948f8706c406534');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',165,0,'place 70',1.7958744079667525291e+09,'f43ac83190e7fd73');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',166,1,'end_sales',1.79587440797606468197e+09,'a0184b3a9d718159');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',167,1,'build 65',1.79587440798267579077e+09,'da31c7badab52ac1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',168,1,'place 70',1795874407.98626,'decf92a5d4d9b7f6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',169,1,'place 70',1.79587440799024534226e+09,'90b6a009bd43c6af');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',170,1,'place 70',1.79587440799415707587e+09,'a91de1f91aba6493');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',171,1,'worker 29',1.79587440799835228915e+09,'a404c2eb05fe8ae8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',172,1,'worker 3',1.79587440800171256063e+09,'e9f48d7b16ef0355');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',173,1,'worker 36',1.79587440800593352318e+09,'cae4f5c4ab964bed');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',174,0,'place 65',1.79587440806696391109e+09,'5db31b8bad251065');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',175,1,'skip_turn',1.79587440807614588732e+09,'0cde61bc6126cfc2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',176,0,'place 65',1795874408.16751,'dc137b8ab94f980c');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',177,1,'end_sales',1.7958744081797122955e+09,'79cb249ed47a43a1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',178,1,'place 65',1.79587440819046425819e+09,'0f601b7032390531');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',179,1,'end_workers',1795874408.19321,'8b79ae192fea5b29');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',180,1,'worker 7',1.79587440819796371463e+09,'fbf1745408f311d6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',181,0,'place 65',1.79587440826651954656e+09,'bcddee2e3e78c8ad');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',182,1,'start 8',1.79587440827547073366e+09,'e87721ea8501c23f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',183,1,'start 40',1.79587440828233385085e+09,'3e3c5ab619b0f2df');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',184,0,'start 10',1.79587440836689376825e+09,'2956287ca3d42a13');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',185,0,'start 19',1.79587440846689987182e+09,'16aeef729ed44415');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',186,1,'end_sales',1.79587440847603511812e+09,'894ee54e9e6c0b07');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',187,1,'build 48',1.79587440848224592212e+09,'b8f215b268605973');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',188,1,'place 8',1.7958744084861023426e+09,'9303903135fd3195');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',189,1,'end_workers',1.79587440849384832389e+09,'9825b47caea70210');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',190,1,'worker 55',1.79587440849803805348e+09,'b52f2368d0df5ca3');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',191,0,'sell 10',1.79587440856710767742e+09,'62ffa0fead7828ba');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',192,0,'end_sales',1.79587440866711926462e+09,'7c50e240cb4311e1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',193,0,'build 25',1.79587440876685523988e+09,'ba6600996e568d38');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',194,0,'place 8',1.7958744088675096035e+09,'aa438ea7ac88aba0');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',195,0,'place 19',1.79587440896738314635e+09,'262124b65cd6c4d8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',196,0,'place 8',1.79587440906692123419e+09,'eae59332858a1009');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',197,0,'place 19',1.79587440916649198532e+09,'dbf14624f431a6a9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',198,1,'sell 48',1.79587440917045950894e+09,'10a137368729e8bf');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',199,1,'end_sales',1.79587440917427563664e+09,'06d3a83559fba298');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',200,1,'build 44',1.79587440917612624173e+09,'3433eb1d09b8bac8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',201,1,'place 40',1.79587440917745733257e+09,'73e462ad287cd1b8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',202,1,'end_workers',1.7958744091861212253e+09,'4e69ffc1eed6490e');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',203,1,'worker 42',1.79587440918737459186e+09,'f6bcf68426b934a1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',204,0,'sell 19',1.79587440926673197741e+09,'b5ee260cb0fcc976');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',205,0,'sell 25',1.79587440936667108531e+09,'9173dd6c60292260');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',206,0,'end_sales',1.79587440946734976771e+09,'883e78ce59afd1ee');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',207,0,'build 18',1.79587440956707429886e+09,'d429d45a85f193ca');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',208,0,'place 40',1.79587440966731572153e+09,'a41a4d3171c2ae20');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',209,0,'place 40',1.79587440976738667492e+09,'2fb6c61bd173f90b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',210,1,'sell 40',1.7958744097792472839e+09,'5db1c92f23b0e665');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',211,1,'end_sales',1.79587440979024767868e+09,'b8674d6896850ba4');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',212,1,'build 21',1.79587440979392409324e+09,'c986d56c6a4b1d52');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',213,1,'end_workers',1.79587440980187296865e+09,'3477863d297837cd');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',214,0,'end_sales',1.79587440986682271961e+09,'e21e2c57e2c620d5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',215,0,'skip_turn',1.79587440996682572366e+09,'56a031922bb5c703');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',216,1,'sell 21',1.79587440997514200206e+09,'eb1a9fc5038b3b30');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',217,1,'end_sales',1.79587440998233914372e+09,'893e451bd6cd26be');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',218,1,'build 38',1.7958744099901249409e+09,'51185f6d47058822');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',219,1,'place 18',1.79587440999786043163e+09,'55963dae0fc90fdb');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',220,1,'place 18',1.79587441000557732585e+09,'9a50aa40f466250b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',221,1,'end_workers',1.79587441001284980768e+09,'cf97f5dc143572d2');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',222,1,'worker 15',1.79587441002172446252e+09,'c48e806ea3c33236');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',223,1,'worker 23',1.79587441002976131443e+09,'3f235a006be30539');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',224,0,'skip_turn',1.79587441011681222917e+09,'4210f1da787053ea');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',225,1,'sell 44',1.79587441012755656246e+09,'12b06b1715c38594');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',226,1,'end_sales',1.79587441013854360585e+09,'5ce83776a58630db');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',227,1,'build 57',1.79587441014235186576e+09,'847774200f2013ad');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',228,1,'place 38',1795874410.15,'6739333cab864fe5');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',229,1,'place 38',1.79587441015423083306e+09,'00e24994b51e02f4');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',230,1,'place 38',1.79587441015625143055e+09,'a30f3465fe746eff');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',231,1,'end_workers',1.79587441015843200676e+09,'f1a64bb458166e47');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',232,1,'worker 12',1.79587441016037178045e+09,'fdb1d5f36058a50c');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',233,1,'worker 34',1.79587441016721272466e+09,'46b21023f6bb86b0');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',234,1,'worker 5',1.79587441016943645481e+09,'68084d1b251b37c7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',235,0,'end_sales',1.79587441026758098602e+09,'8a5829aa91fe7fd6');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',236,0,'skip_turn',1.7958744103673086166e+09,'0623426c517c6660');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',237,1,'sell 38',1.79587441037226510048e+09,'bcedd2052d6ffb00');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',238,1,'end_sales',1.79587441037479305272e+09,'b2013db2d2056bf1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',239,1,'build 60',1.79587441037738084793e+09,'3d6723a191555ede');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',240,1,'place 18',1.79587441038056135175e+09,'b6e44dba6c72eafd');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',241,1,'place 57',1.79587441038598346707e+09,'48692df0d3597056');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',242,1,'end_workers',1795874410.39377,'7822c30cd20e899b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',243,1,'worker 11',1.79587441039830851552e+09,'2e614b940774b536');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',244,1,'worker 58',1.7958744104003193378e+09,'d6bf7df730c56047');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',245,0,'sell 18',1.79587441046655392649e+09,'2f6ff29dd033011f');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',246,0,'end_sales',1.79587441056729483603e+09,'06fee6f57c05dde7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',247,0,'build 27',1.79587441066669154174e+09,'76815e95cf7e0fa7');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',248,0,'place 60',1.79587441076745390894e+09,'79c411fb3c467360');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',249,0,'place 8',1.7958744108674094677e+09,'7075c3bf43f39c46');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',250,0,'place 57',1.79587441096714043623e+09,'0531e299f37a1e10');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',251,0,'place 60',1.79587441106765842435e+09,'0b7aa8618f7335c1');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',252,0,'place 60',1.79587441116690158839e+09,'5f74f21ffcc1a25d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',253,0,'place 57',1.79587441126688551903e+09,'3b0b909c5b283718');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',254,1,'end_sales',1.79587441127456045155e+09,'6c55f53e113e888b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',255,1,'build 63',1.79587441127935862547e+09,'8a3605d3d8c588e8');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',256,1,'place 27',1.79587441128147506713e+09,'dac4aaec98c05993');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',257,1,'place 27',1.79587441128360152239e+09,'8a76aba6ce542bd9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',258,1,'place 57',1.79587441128598570821e+09,'cd0730db7908e584');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',259,1,'place 60',1.7958744112885520458e+09,'89be14e022e7a223');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',260,1,'end_workers',1.79587441129003262522e+09,'18be6b0e8f33cf9b');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',261,1,'worker 56',1.79587441129151630398e+09,'bda165acd9a9162d');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',262,1,'worker 66',1.7958744112933840752e+09,'e1eeb641b56ecbb9');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',263,1,'worker 46',1.79587441129544162746e+09,'010bafd531dcc88a');
INSERT INTO "choices" VALUES('bright-valley-3t7zmc',264,1,'worker 62',1.79587441129814505578e+09,'0c6fab2bf47305e0');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',0,0,'start 24',1.79587441156734561919e+09,'fc7b8f9af611b8df');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',1,1,'start 6',1.79587441166696381569e+09,'a8fdded4f9bc7fed');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',2,0,'start 18',1.79587441176681351659e+09,'fd3977aa0066d3a2');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',3,1,'start 44',1.79587441186663556097e+09,'cfd3045e103a77a9');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',4,0,'skip_turn',1.79587441196680426599e+09,'16e97e95d0a420ec');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',5,1,'sell 44',1.79587441206758236886e+09,'7150837e5f06b75e');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',6,1,'end_sales',1.79587441221775627139e+09,'0d336fa1b80da191');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',7,1,'build 48',1.79587441236731314665e+09,'c8b1059359d584ec');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',8,1,'place 18',1.79587441251694536212e+09,'8c22ae2cc8df5956');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',9,1,'place 6',1.79587441266725039486e+09,'85a739e833e3ded8');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',10,1,'place 6',1.7958744128168427944e+09,'98e729a8cd6cf090');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',11,1,'place 24',1.79587441296658420564e+09,'4623ab83e8d7a1ff');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',12,1,'place 24',1.7958744131172392368e+09,'d20426bf3438c06d');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',13,0,'sell 24',1.79587441321735405918e+09,'b5ae5a4fb6d41182');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',14,0,'sell 18',1.79587441336680936811e+09,'e8a4a78b80d979c9');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',15,0,'end_sales',1.7958744135170695782e+09,'23a0114f48e837fb');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',16,0,'build 42',1.7958744136671216488e+09,'27eba1fbac7d994e');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',17,0,'place 48',1.79587441381646251677e+09,'03b3454426b66a3a');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',18,0,'place 6',1.79587441396734952929e+09,'3741a06c715e1ed7');
INSERT INTO "choices" VALUES('orchid-spring-sxprww',19,0,'undo',1.79587441411764407155e+09,'03b3454426b66a3a');
INSERT INTO "choices" VALUES('jasmine-poem-2hr6ya',0,1,'start 11',1.79587441722108626367e+09,'b18df346c93bac85');
INSERT INTO "choices" VALUES('jasmine-poem-2hr6ya',1,1,'start 24',1.79587441723146772377e+09,'c749dfa7f61372b1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',0,0,'draw_display 1',1.79587441723684954637e+09,'ebac3431c99c9a73');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',1,0,'end_turn',1.79587441724025702479e+09,'d3789f625647d844');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',2,1,'draw_display 0',1.7958744172443645e+09,'f6e26b8b9d32a17e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',3,1,'end_turn',1.79587441724544787406e+09,'07908af7bea24667');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',4,0,'produce 2',1.79587441725250196453e+09,'48ad5e2abaa5142c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',5,0,'play 63',1.79587441725993967062e+09,'49d59585199465d5');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',6,0,'play 15',1.79587441726293206211e+09,'29c11398f1d4ee49');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',7,0,'play 52',1.79587441726591587071e+09,'a185f434b7df72fd');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',8,0,'collect',1.79587441726874589924e+09,'fd10fc72ed0cff32');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',9,0,'end_turn',1.79587441727165484425e+09,'21ef324bb671eef8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',10,1,'draw_display 1',1.79587441727532792093e+09,'fe07e1fe43fd727f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',11,1,'end_turn',1.79587441727644157407e+09,'2221303c0e8e397a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',12,0,'produce 0',1.79587441727999711036e+09,'56a33764adec5959');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',13,0,'play 48',1.7958744172832205295e+09,'034359f88dd259f1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',14,0,'play 40',1.7958744172861354351e+09,'3102b0c9ebec9591');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',15,0,'move 2 1',1.79587441728894329075e+09,'e3a68d9aab7bdcea');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',16,0,'collect',1.79587441729178452494e+09,'fad94ff8fdbe5926');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',17,0,'buy 3',1.79587441729476571085e+09,'d70b4f1e5d8c1216');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',18,0,'end_turn',1.79587441729769706722e+09,'1dd23823aacbc160');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',19,1,'produce 3',1.79587441730165600778e+09,'18f02c339c618447');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',20,1,'play 49',1.79587441730395150187e+09,'288e434bc8336160');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',21,1,'collect',1.79587441730715179446e+09,'1a15412e8eb40072');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',22,1,'end_turn',1.79587441730936312671e+09,'e85c81345ac04800');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',23,0,'build 0 3',1.79587441731365752214e+09,'0e12e0a7d0bb0096');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',24,0,'buy 3',1.79587441731964921956e+09,'90dbab6eda2c7c3c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',25,0,'end_turn',1.79587441732268881795e+09,'cc01476eecb03150');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',26,1,'draw_display 1',1.79587441732680606846e+09,'06adbd94a5e695a8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',27,1,'end_turn',1.79587441732797121994e+09,'b979bdadf9aee72f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',28,0,'build 2 0',1.7958744173306355476e+09,'aa4cfc6525e14910');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',29,0,'end_turn',1.79587441733362531662e+09,'9cbfd51cf6b79d1b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',30,1,'build 3 2',1.79587441733803510664e+09,'1f5eb5264931e790');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',31,1,'end_turn',1.7958744173391683102e+09,'247df19e10d59c38');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',32,0,'draw_display 1',1.79587441734274339674e+09,'2f3662e7433f6533');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',33,0,'end_turn',1.79587441734554314606e+09,'9c7aeffd537707ed');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',34,1,'produce 2',1.79587441734955406192e+09,'18c249ef278cb394');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',35,1,'play 33',1.79587441735320711136e+09,'81252c223bbcb516');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',36,1,'play 59',1.79587441735737681392e+09,'2d5d74f473575145');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',37,1,'play 34',1.79587441736020112037e+09,'bb7ff538fba00fca');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',38,1,'collect',1.79587441736253142351e+09,'f3aa5466aee33f5f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',39,1,'activate 1',1.79587441736489748954e+09,'c99b63f2ff109dd8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',40,1,'build 2 0',1.79587441736706590654e+09,'023a6c7713ae5072');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',41,1,'use',1795874417.36984,'c20c271bf17f7972');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',42,1,'acquire 0 0',1.79587441737104654311e+09,'2d85d68a1e57c87a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',43,1,'end_turn',1.79587441737195920941e+09,'fef089950d4d6587');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',44,0,'produce 3',1.79587441746724605553e+09,'a0b933d1cebf4220');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',45,0,'move 0 1',1.79587441757003569604e+09,'87318121fd441517');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',46,0,'play 51',1.79587441766687893867e+09,'1c899af12b463959');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',47,0,'move 2 1',1.79587441776658606525e+09,'6cb830dc13a95012');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',48,0,'collect',1.7958744178669662475e+09,'6fc028d8704eb644');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',49,0,'done',1.7958744179694051742e+09,'7e53e1f8a4f9d160');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',50,0,'acquire 1 2',1.79587441806880640984e+09,'76b3a9ec5735008b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',51,0,'end_turn',1.79587441816706871989e+09,'d650e0e417bc1f46');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',52,1,'produce 2',1.79587441817764115331e+09,'c1f9cc35f80072ef');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',53,1,'play 40',1.79587441818105626105e+09,'be2fd9ca84eb60d1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',54,1,'play 12',1.79587441818347048764e+09,'38f7725a6de637ab');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',55,1,'collect',1.79587441818453097345e+09,'1ab5cf63b14cd45b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',56,1,'activate 1',1.79587441818575453754e+09,'9d767b4412f5d5a7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',57,1,'build 2 3',1.79587441818738150593e+09,'07527cebcc87a0ef');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',58,1,'acquire 0 3',1.79587441818857645992e+09,'373a80a5c37cd1c7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',59,1,'end_turn',1.79587441818951702113e+09,'41f1504871172aa6');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',60,0,'draw_display 0',1.79587441826725220683e+09,'a6390a857f376411');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',61,0,'draw_display 1',1.79587441836757063864e+09,'6a881c60d90cd10f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',62,0,'end_turn',1.79587441846686601638e+09,'2c12bfa7fde529f4');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',63,1,'draw_display 0',1.79587441847233128542e+09,'242010c7abe79264');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',64,1,'done',1.79587441847695064543e+09,'340433e149bf1024');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',65,1,'end_turn',1.79587441847841835021e+09,'6565d8f1fa35b1b0');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',66,0,'produce 0',1.79587441856674051281e+09,'319c4ae991c1af5f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',67,0,'move 3 1',1.79587441866689610479e+09,'26e3f98e81d17484');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',68,0,'play 1',1.79587441876676297183e+09,'92d61c49fd46201c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',69,0,'play 59',1.79587441886710429193e+09,'25cd6d443ed9ec9f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',70,0,'collect',1.79587441896731662754e+09,'63fbc5832a8c0eeb');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',71,0,'buy 1',1.79587441906706380845e+09,'bba501c8b98c006e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',72,0,'end_turn',1.79587441917005562782e+09,'9dfb0ebb80b0c997');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',73,1,'build 2 3',1.79587441918032026289e+09,'ae0b26e2648bb30b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',74,1,'acquire 0 0',1.79587441918203306193e+09,'890da8ca5886a022');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',75,1,'end_turn',1.7958744191830928326e+09,'e8efc49bfc88804c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',76,0,'produce 0',1795874419.26757,'94bd3db281922d7f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',77,0,'move 3 1',1.79587441936780142781e+09,'fec508ec56b1fc62');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',78,0,'collect',1.79587441946756029131e+09,'a94431b2dbb043bf');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',79,0,'buy 1',1.79587441956697797772e+09,'44c08bc29617e5fd');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',80,0,'end_turn',1.79587441966730594631e+09,'a2d28cf0a2c45c87');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',81,1,'draw_display 0',1.79587441967302584647e+09,'4375e09982bb3a45');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',82,1,'draw_display 0',1.79587441967469072338e+09,'5b3ad3aed8c5fc46');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',83,1,'end_turn',1.79587441967572188378e+09,'512f187a3c46c460');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',84,0,'buy 3',1.79587441976663804051e+09,'09a10980d330ee6e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',85,0,'produce 2',1.79587441986708116524e+09,'ea9a70c5d5d23452');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',86,0,'play 14',1.79587441996710491182e+09,'5734ad22104b9917');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',87,0,'collect',1.79587442006638813019e+09,'24de074d3ea5e646');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',88,0,'end_turn',1.79587442016664981846e+09,'420006d9740af513');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',89,1,'produce 0',1.79587442017234921462e+09,'195f829dabf34e12');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',90,1,'play 64',1.79587442018711662293e+09,'7cc8b134a8024374');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',91,1,'play 39',1.79587442019108343123e+09,'2bed9d8c919f0fb1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',92,1,'collect',1.79587442019289469721e+09,'73bc8ff69e918cf3');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',93,1,'activate 1',1.79587442019424509999e+09,'4455439b56d61fd1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',94,1,'end_turn',1.79587442019545674319e+09,'aa48d67719f2dd1c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',95,0,'produce 2',1.79587442027010750771e+09,'e7c2ffa3e6ba21dc');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',96,0,'move 0 1',1.79587442036792182924e+09,'3dcc9189b405bb04');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',97,0,'collect',1.79587442046744680409e+09,'4311581d0aafd6a2');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',98,0,'buy 1',1795874420.5676,'c0a7d3748493594b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',99,0,'acquire 1 0',1.79587442066740965839e+09,'dce0baf7866f1af6');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',100,0,'end_turn',1.79587442076805353166e+09,'3584c4ac31cc96a0');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',101,1,'produce 1',1.7958744207752566338e+09,'ae9e13153bf67176');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',102,1,'play 13',1.79587442078078126901e+09,'b0c90a4d7334c6e3');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',103,1,'collect',1.79587442078799533842e+09,'7be856c84c08155a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',104,1,'end_turn',1.79587442079055523876e+09,'e5a670b231d6bb31');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',105,0,'build 0 0',1.79587442086655426024e+09,'619abece3f79c1b1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',106,0,'decline',1.79587442097000837327e+09,'4108d939d1d1731a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',107,0,'end_turn',1.79587442106658196454e+09,'522c116c3a5155db');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',108,1,'produce 3',1.79587442107260370251e+09,'cf426d1093af6829');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',109,1,'play 59',1.795874421079349041e+09,'d17f66945b541156');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',110,1,'collect',1.79587442108805656428e+09,'1f74d73b8eec30b1');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',111,1,'end_turn',1.79587442109020757672e+09,'d7b5472129078b61');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',112,0,'draw_display 2',1795874421.16678,'01609ea6f1f3b956');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',113,0,'draw_display 0',1.79587442126655983925e+09,'b63b2672b1e1d5b7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',114,0,'end_turn',1.79587442136717677114e+09,'85109e51b7ed391d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',115,1,'produce 2',1.79587442137426018715e+09,'c1fb6736c21078d6');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',116,1,'play 16',1.79587442138095045095e+09,'e23be515520f2bc8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',117,1,'play 62',1.79587442138501858709e+09,'3b3369b225ba968d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',118,1,'collect',1.7958744213862745762e+09,'6a9eabfa29bb1066');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',119,1,'activate 1',1.79587442138753557207e+09,'86d08cd5892c9f89');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',120,1,'build 2 1',1.79587442138882136342e+09,'0d31fe81cf6bc07f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',121,1,'end_turn',1.79587442139008855819e+09,'0731a2c39dd69617');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',122,0,'produce 1',1.79587442146671390531e+09,'b5dd9c4b80664a2e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',123,0,'play 42',1.79587442156723880765e+09,'579889d1b618d683');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',124,0,'move 2 2',1.79587442166715121269e+09,'7741c5ef7d082857');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',125,0,'collect',1.79587442176689743994e+09,'dd3aceef89c8977d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',126,0,'end_turn',1.79587442186675286292e+09,'ae0bca9cfaa5b5ce');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',127,1,'buy 3',1.79587442187287306787e+09,'1991fbdd47856dec');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',128,1,'build 1 1',1.79587442187688922884e+09,'13e1b451715cdf22');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',129,1,'acquire 0 1',1.795874421889456749e+09,'2b89bf6e64e9f4d2');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',130,1,'end_turn',1.79587442189101624493e+09,'7d02c501aede0ef5');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',131,0,'build 1 2',1.7958744219671041965e+09,'b0e2fc181c4c8831');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',132,0,'end_turn',1.79587442207019829746e+09,'7249f6745959f2ce');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',133,1,'produce 0',1.7958744220801618099e+09,'06f0c1d3ea4a6bc0');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',134,1,'play 43',1.79587442209524893762e+09,'7a41844c40ab3085');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',135,1,'play 48',1.79587442211215114586e+09,'485d46940a581e13');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',136,1,'collect',1.79587442212917971608e+09,'4611813a7886c8aa');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',137,1,'activate 1',1.79587442213942813872e+09,'de539365ca6b8c5a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',138,1,'end_turn',1.79587442215004539493e+09,'64b239c43bca74a5');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',139,0,'produce 2',1.79587442221800708775e+09,'7b279fb1a002fc8f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',140,0,'play 39',1.79587442231693553921e+09,'27bb5a2648993460');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',141,0,'move 0 1',1.7958744224167072773e+09,'61f566ea686f1e4c');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',142,0,'move 1 1',1.79587442251713943477e+09,'1cfaff1e620e4ee7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',143,0,'collect',1.79587442261722207061e+09,'137881f7369e46c7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',144,0,'acquire 1 0',1.7958744227171766758e+09,'e3adfa4f7b00b98d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',145,0,'end_turn',1.79587442282375264173e+09,'dc697f16e3b8b06e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',146,1,'produce 2',1.79587442284216523176e+09,'5d9b83474ffbbc6a');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',147,1,'play 9',1.79587442285127592083e+09,'2fef313bbe999be4');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',148,1,'collect',1.79587442286346960071e+09,'e7d4262fb356f710');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',149,1,'acquire 0 2',1.79587442287325167655e+09,'b6d78ef48ae42a75');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',150,1,'end_turn',1.79587442288321971891e+09,'4fdb58e52a6eb2af');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',151,0,'draw_deck',1.795874422967609644e+09,'736c70f574572c32');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',152,0,'draw_display 0',1795874423.06795,'beb43baa51c79ad0');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',153,0,'draw_display 0',1.79587442316798210142e+09,'25ade0604bfedeaf');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',154,0,'acquire 1 2',1.79587442327522206304e+09,'282ceeef8a8e5a73');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',155,0,'end_turn',1.79587442336692047119e+09,'8f09b87d73144d35');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',156,1,'build 0 3',1.79587442337519621847e+09,'e286c0f420d21d57');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',157,1,'end_turn',1795874423.37743,'fb614bc81778aeb8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',158,0,'produce 3',1.79587442346968960762e+09,'58ab64d919dc51bf');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',159,0,'play 48',1.79587442358592224117e+09,'86dc8e09ae0aca02');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',160,0,'play 3',1.79587442367389798171e+09,'3887000960dfc46f');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',161,0,'move 2 1',1.79587442377273273468e+09,'f458c1f7686106c7');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',162,0,'collect',1.79587442387338638307e+09,'efafa8d493e6b25d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',163,0,'done',1.79587442396998333933e+09,'dd0a55b0f92555db');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',164,0,'acquire 1 2',1.79587442407623243336e+09,'a260cd6359b9b376');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',165,0,'end_turn',1.79587442416885733603e+09,'0f0005ff7f18d410');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',166,1,'produce 3',1.79587442418245148657e+09,'f7dc93181dc7d13d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',167,1,'play 58',1.79587442419741344454e+09,'de38715948ea0a28');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',168,1,'play 63',1.79587442420619106293e+09,'d874f22684bc6a4b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',169,1,'collect',1.79587442421076679227e+09,'0d7e572c201fa0b8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',170,1,'end_turn',1.79587442424082899096e+09,'e440b235ae430c90');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',171,0,'acquire 1 3',1.79587442432219171525e+09,'66162aa3be4ea612');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',172,0,'produce 2',1.79587442442833590504e+09,'103a9cf695c8ad41');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',173,0,'play 53',1.79587442451690435405e+09,'87f0ad10fbb682d6');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',174,0,'play 9',1.79587442461642646795e+09,'097e4a7c04f5936b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',175,0,'collect',1.79587442471748805041e+09,'09e71d1ccc549c7e');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',176,0,'end_turn',1.79587442481728672984e+09,'b33afdf673c2fefc');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',177,1,'produce 2',1.79587442482805514335e+09,'1cc2e292681d7680');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',178,1,'play 4',1.79587442483546638489e+09,'a3cf05afd5320650');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',179,1,'play 41',1.79587442484100174907e+09,'d44395b620e571cb');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',180,1,'collect',1.79587442484564042089e+09,'a5848d12a9c55d48');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',181,1,'acquire 0 2',1.79587442484933424002e+09,'52c40492a6c0f431');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',182,1,'end_turn',1.79587442485375785826e+09,'b6287a087cae7ba6');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',183,0,'build 2 0',1.79587442492321276666e+09,'ebf9ac0ab3f57b09');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',184,0,'decline',1.79587442501663327215e+09,'de12cb4b92af6915');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',185,0,'end_turn',1.79587442511744570725e+09,'5f0735479995f7c8');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',186,1,'build 3 0',1.79587442512373661991e+09,'f535e70b3136e25b');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',187,1,'end_turn',1.795874425126131773e+09,'f1198c0e7da7d118');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',188,0,'produce 1',1.7958744252172477245e+09,'86a2fd2470ea9646');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',189,0,'play 63',1.795874425340162754e+09,'bcaf340fcb54f157');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',190,0,'play 37',1.79587442541658854483e+09,'3153c5d30f7eb612');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',191,0,'move 3 1',1.79587442551661634446e+09,'c2845cf8048bbae3');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',192,0,'collect',1.79587442561743903159e+09,'e71ac190ef987b97');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',193,0,'acquire 1 2',1.79587442571700906749e+09,'d5ab144d1167ee3d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',194,0,'end_turn',1.79587442581747746463e+09,'a7665f7f8b861531');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',195,1,'build 2 2',1.7958744258574998379e+09,'b70c336f3b1a4b98');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',196,1,'use',1.79587442586963462833e+09,'e056f879f177468d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',197,1,'acquire 0 1',1.79587442588552308078e+09,'feb10825ac03fc5d');
INSERT INTO "choices" VALUES('far-sail-fmcbgj',198,1,'end_turn',1.79587442589342951779e+09,'cd6516a380392aed');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',0,0,'draw_display 1',1.79587442616832351684e+09,'bf08302e69bd836c');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',1,0,'end_turn',1795874426.32213,'61a1d8e4b5d97296');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',2,1,'produce 1',1.79587442641671204569e+09,'d4e7bf037bbcab80');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',3,1,'play 62',1.79587442656999707229e+09,'6e882bde2506ec24');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',4,1,'play 3',1.79587442671742844582e+09,'bcfb4c940535b05c');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',5,1,'play 1',1.79587442686828541757e+09,'ba7ec053c20765e5');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',6,1,'collect',1.79587442701847481724e+09,'aa174264eaa46e3a');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',7,1,'end_turn',1.79587442717455053327e+09,'e0085dbacce8072f');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',8,0,'draw_display 0',1.79587442728360652927e+09,'f4f833cfbc778067');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',9,0,'end_turn',1.79587442741724371913e+09,'7f14e3ec9988793c');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',10,1,'draw_deck',1.79587442751703476899e+09,'efb1880c357c519e');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',11,1,'done',1.79587442766988968851e+09,'a8906aecb03cbe54');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',12,1,'end_turn',1.79587442781701827048e+09,'03d93d3c306c8763');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',13,0,'produce 1',1795874427.91699,'0283f7593f86b1aa');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',14,0,'play 50',1.79587442808199787133e+09,'9ef956ec8fee3f78');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',15,0,'collect',1.79587442821740484238e+09,'fb6269ed0481bbbe');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',16,0,'end_turn',1.79587442837016057969e+09,'6023a62f2ce809fe');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',17,1,'draw_display 2',1.79587442846758818621e+09,'37d6b99336f9e58d');
INSERT INTO "choices" VALUES('sandal-bowl-agvh4r',18,1,'draw_display 0',1.79587442861641860005e+09,'4f27a8195e3c3ca8');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',0,0,'pay 49',1.79587443115169763567e+09,'21d4384e7f75e9f1');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',1,0,'buy 48',1.79587443115522480017e+09,'3f039f9df0f49f12');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',2,0,'keep',1.79587443115846824648e+09,'d6b9b018e75ed08b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',3,0,'pay 0',1.79587443116124725341e+09,'9e6b4736944002db');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',4,0,'buy 31',1.79587443116388535495e+09,'d95b290799834a5b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',5,0,'keep',1.79587443116666650774e+09,'d4d656d7d5f9d59f');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',6,1,'pay 12',1.79587443116992759705e+09,'1d0d825f66e1add6');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',7,1,'buy 10',1.79587443117135882372e+09,'b76e8f3e410bb133');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',8,1,'place 0',1.79587443117391371734e+09,'5b93385d38de68d6');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',9,1,'play 47 2',1.79587443117580246925e+09,'632f1b245da1bef7');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',10,0,'play 39 2',1.79587443118088960648e+09,'1bb38b9c2de1d382');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',11,0,'play 6 0',1.79587443118366551402e+09,'ecda7c4cbbf69b91');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',12,1,'pay 40',1.79587443118662261959e+09,'3d79e6b8af55b961');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',13,1,'buy 56',1.79587443118805098526e+09,'7a08f3a0aec0f3f4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',14,1,'place 3',1.79587443119040179257e+09,'cacf3e0d9187c615');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',15,1,'pay 30',1.79587443119193196296e+09,'67ff855272a2a9c8');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',16,1,'buy 59',1.79587443119434905054e+09,'5cd07635f0f6aa7c');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',17,1,'place 3',1.79587443119766736023e+09,'6a7f9dbb1aab5ac0');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',18,0,'pay 31',1.79587443120190572739e+09,'ce85b36d27b2e056');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',19,0,'buy 4',1.79587443120477366449e+09,'8675a0c2b53f40e0');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',20,0,'keep',1.7958744312462010383e+09,'7f24ca04ea1c1e60');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',21,0,'play 48 3',1.79587443124979352949e+09,'f8d684f0bb2fa630');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',22,1,'play 16 1',1.79587443125283837321e+09,'e247393229e14a2b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',23,1,'pay 58',1.79587443125439262386e+09,'c50cfc290e8610d1');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',24,1,'buy 42',1.79587443125697422026e+09,'bb8c77ded3b88770');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',25,1,'place 2',1.79587443126018691066e+09,'7d8d80369b0c36c4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',26,0,'pass',1.79587443126353096963e+09,'7805f29ba36a3497');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',27,1,'pay 50',1.79587443126639366148e+09,'d0018668d1c277c0');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',28,1,'buy 61',1.79587443126867580414e+09,'90c421cd3bd44a3d');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',29,1,'place 3',1.79587443127150702478e+09,'1748b72757c8ad34');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',30,1,'draw',1.79587443127720046039e+09,'e7ee7f6c83c9d2ad');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',31,0,'pay 4',1.79587443128052234647e+09,'f4f1ccef3dbfe159');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',32,0,'buy 13',1.79587443131712794306e+09,'d839593ec2a0d6fd');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',33,0,'keep',1.79587443141672158239e+09,'d0f9db15cb8939fd');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',34,0,'draw',1.79587443151732635495e+09,'f3db90f0b94e7b69');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',35,1,'draw',1.79587443152529597284e+09,'5b1ff8ad7af5ae8e');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',36,1,'draw',1.79587443152985262867e+09,'0b74c13f0b6fe268');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',37,0,'draw',1.79587443161696314812e+09,'a077772fed7a9fc4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',38,0,'pay 22',1.79587443171687412258e+09,'a325ef6643c6cf0d');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',39,0,'buy 19',1.79587443181652545924e+09,'3267398ebed67f76');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',40,0,'keep',1.7958744319174878597e+09,'b804ce4d385dc591');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',41,1,'draw',1.79587443192339682581e+09,'710ef69fefceff37');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',42,1,'play 18 1',1.79587443193017625808e+09,'8f1141b52f88f3db');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',43,0,'pay 28',1.795874432016569376e+09,'f40f1bf50b211ba9');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',44,0,'buy 44',1.79587443211660456651e+09,'89f92ea1c96c7274');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',45,0,'keep',1.79587443221756792063e+09,'558b77d265e79654');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',46,0,'pay 44',1.79587443231685757634e+09,'e8dfc94cdb736561');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',47,0,'buy 43',1.79587443241715765005e+09,'4bce01eac3212544');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',48,0,'place 2',1.79587443251695203783e+09,'4bf05eaa057296d4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',49,1,'pay 32',1.7958744325215060711e+09,'c50a775b57cb7179');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',50,1,'buy 46',1.79587443252369332313e+09,'431806dbb9b3e311');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',51,1,'place 2',1.79587443252557563784e+09,'4fc29b88aa8c2c89');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',52,1,'draw',1.79587443252778053287e+09,'7c6932aee6d907d4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',53,0,'pay 9',1.79587443261732888216e+09,'f17a082993714ff4');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',54,0,'buy 1',1.79587443271702313423e+09,'04d72ba57a20ac67');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',55,0,'keep',1.79587443281650519367e+09,'33e74ace39a48bf1');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',56,0,'pay 19',1.79587443291809725764e+09,'c428903b349b989a');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',57,0,'buy 35',1795874433.01648,'277ff863dfcbc504');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',58,0,'keep',1.79587443311731839181e+09,'05dc5f0d55d988bf');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',59,1,'play 62 3',1.79587443312192654608e+09,'109a76fd1b95529a');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',60,1,'draw',1.79587443312421751024e+09,'213670f38979cb21');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',61,0,'pay 5',1.79587443321681380272e+09,'c7c582b49f8e1292');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',62,0,'buy 53',1.79587443331670832636e+09,'8865a023aa41d8a9');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',63,0,'keep',1.79587443341742467872e+09,'92117cafa52b8b73');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',64,0,'pay 24',1.79587443351692128178e+09,'54e5c9ead20e830e');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',65,0,'buy 17',1.79587443361747288702e+09,'c49e18b35fe5aa3d');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',66,0,'place 1',1.79587443371743035311e+09,'84801112c9f02582');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',67,0,'offer 1',1.79587443381697249413e+09,'26650eb094c18cab');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',68,0,'take 34',1.7958744339198801517e+09,'7b0850bdbbfa6c73');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',69,1,'play 26 2',1.79587443393585824966e+09,'15d476308b5c12c9');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',70,1,'draw',1.79587443393889904024e+09,'875a1fd38ff0507f');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',71,0,'draw',1.79587443401671767234e+09,'7c931ce553a6e755');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',72,0,'pay 3',1.79587443411678600313e+09,'1ec95be9faed4228');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',73,0,'buy 51',1.79587443421672725675e+09,'7c0c70c1ec51b6df');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',74,0,'place 3',1.79587443431808924674e+09,'31c757b26b1e23b7');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',75,1,'pay 63',1.79587443435818409917e+09,'6fcd2503471d7681');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',76,1,'buy 11',1.79587443437163209918e+09,'d25357ccecc0804d');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',77,1,'place 0',1.79587443438638830186e+09,'0270dbf0f8f76ca2');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',78,1,'draw',1.79587443438833308222e+09,'cdde9c0e486b6d36');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',79,0,'pay 34',1.79587443446739745142e+09,'7ee483754eb1a89b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',80,0,'buy 33',1.79587443456648945807e+09,'830f1af7f5febbc9');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',81,0,'keep',1.79587443467007303239e+09,'8f9bc6b5c2982753');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',82,0,'pay 33',1.79587443476919221877e+09,'4065aed51e5b7406');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',83,0,'buy 14',1.7958744348671855926e+09,'59c928303dddd66b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',84,0,'keep',1.79587443496713209147e+09,'4495b6317c83bc35');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',85,1,'pay 52',1.79587443497259545326e+09,'328531a0643bd464');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',86,1,'buy 20',1.79587443497394180303e+09,'957e30f64227c2aa');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',87,1,'place 1',1.79587443497538685795e+09,'3e724f66217c82b2');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',88,1,'pay 8',1.79587443497870302201e+09,'da3764ebae5546c3');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',89,1,'buy 29',1.79587443498024582856e+09,'d07408e4c746f62f');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',90,1,'place 1',1.79587443498153185843e+09,'3100f032c1e092af');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',91,0,'pay 14',1.79587443506675171851e+09,'08e8ea7b01ece236');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',92,0,'buy 57',1.79587443516739606857e+09,'1ef20330d138c406');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',93,0,'keep',1.7958744352676091194e+09,'390b82c1180b7aad');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',94,0,'pay 57',1.79587443536723089217e+09,'5998ded1be604611');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',95,0,'buy 55',1.7958744354699962139e+09,'1190d711bcaf6b42');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',96,0,'keep',1.79587443556684398654e+09,'8487739f1943cc7c');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',97,1,'pay 7',1.79587443557072639461e+09,'1709694263750a0b');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',98,1,'buy 25',1.79587443557259726525e+09,'0b07f41a6f6e1725');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',99,1,'place 1',1.79587443557420015334e+09,'2c780a165c8f73ea');
INSERT INTO "choices" VALUES('pine-gate-9ts8fs',100,1,'draw',1.79587443557595038412e+09,'f899290f003abc60');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',0,0,'play 58 3',1.79587443586759805671e+09,'0e613bf0e272a28c');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',1,0,'pay 53',1.79587443601671671871e+09,'669d0da4c3b227f9');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',2,0,'buy 48',1.7958744361673030853e+09,'6761235d248387fc');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',3,0,'keep',1.79587443631732225418e+09,'7991a5532930065f');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',4,1,'pay 13',1.79587443641663217549e+09,'2099c43ef2fa652e');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',5,1,'buy 29',1.79587443656717634203e+09,'60a5977bceb59e22');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',6,1,'keep',1.79587443671681976312e+09,'6b41ad0267baf3bb');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',7,1,'pay 50',1.79587443686666750914e+09,'8bb773dd36719686');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',8,1,'buy 2',1.79587443701718616484e+09,'8bc02e285a0b06e1');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',9,1,'place 0',1.79587443716731238367e+09,'69238f0e34898726');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',10,1,'pay 14',1.79587443731698298459e+09,'83ff953df6acaf0c');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',11,1,'buy 40',1.79587443746664452556e+09,'8a7266b3625f22a5');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',12,1,'keep',1.79587443762212562565e+09,'88d886d2052156a3');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',13,0,'play 23 1',1.79587443771730041501e+09,'db7bb7cfd1fa0af0');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',14,0,'draw',1.79587443786685228342e+09,'41a72b56bcd815fa');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',15,1,'play 40 2',1.79587443796690487867e+09,'f93540af7270206c');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',16,1,'pay 29',1.79587443811732387546e+09,'99b6df67d68ef0a9');
INSERT INTO "choices" VALUES('ochre-ladder-483m8m',17,1,'buy 25',1.79587443826688694954e+09,'bd878a6307d41519');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',0,0,'claim 9',1.79587443886651086807e+09,'550cee4098a4ba85');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',1,1,'claim 7',1.79587443887095189092e+09,'0819ac60b0cda9c9');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',2,0,'want 3 3',1.7958744389674303532e+09,'598a58b27680ea61');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',3,0,'buy 4 0',1.79587443907018542293e+09,'38d8120966d7cace');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',4,0,'want 1 2',1.79587443916691279406e+09,'40015dce7d884772');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',5,0,'toll 3',1.79587443926736545565e+09,'11a4bd4309f4bbe6');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',6,0,'want 2 12',1.79587443936709356302e+09,'bbe30e5322f23877');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',7,0,'attack 1 2',1.79587443946700191493e+09,'6beaff32fcaf544f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',8,0,'army 2',1.79587443956687927253e+09,'8de0b6fdf6984f55');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',9,0,'hop 2',1.79587443966678929332e+09,'3c96f1b7f906be0e');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',10,0,'hop 5',1.79587443976756072042e+09,'bd302494a2300a82');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',11,0,'hop 3',1.79587443986733508107e+09,'32a168b57327d6df');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',12,0,'hop 6',1.79587443996750259402e+09,'09b2525ad17caaa2');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',13,1,'defend 2',1.79587443997564601898e+09,'8b5d793a038b5955');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',14,0,'want 0 8',1.79587444006711888311e+09,'337f6c88ce6e3eda');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',15,0,'end',1.79587444016756939881e+09,'0c767b6ba39c6922');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',16,1,'assign 0 2',1.79587444017571735378e+09,'0df03c8785557762');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',17,1,'assign 1 2',1.79587444017757678037e+09,'f191e161f9a4ce6b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',18,1,'gather 0',1.79587444017896699904e+09,'3964d00ac2ad1912');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',19,1,'grow',1795874440.18024,'51dcc079e4827d75');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',20,1,'toll 3',1795874440.1815,'b895aabf68638cd2');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',21,1,'end',1.79587444018593335153e+09,'f2fabfb0ba02edf8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',22,1,'rise 2',1.795874440187245369e+09,'f78e5f7f79d6e741');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',23,0,'rise 15',1.79587444026652455334e+09,'4a380f81074323ef');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',24,0,'put 1',1.79587444036729764937e+09,'9b90c37a72fe3b27');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',25,1,'limit 11',1.79587444037094044681e+09,'a7f5ccce4c3ff487');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',26,0,'limit 6',1.79587444046719598767e+09,'d340108595d057ac');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',27,0,'put 0',1.79587444056712222098e+09,'fb7cfdface33e5d5');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',28,1,'limit 9',1.79587444057108020778e+09,'4c234a01e61aee08');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',29,0,'limit 17',1.79587444066694045061e+09,'99a3a41dd88ca8da');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',30,0,'put 0',1.79587444076673531535e+09,'0d0531f3d8bfbf86');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',31,1,'limit 9',1.79587444077076625829e+09,'c83d052aab860eed');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',32,0,'limit 12',1.79587444086744928359e+09,'83d296561cf74cf9');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',33,0,'put 5',1.79587444096691441534e+09,'a9f6f92c66fdcf0f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',34,1,'limit 5',1.7958744409754407406e+09,'116ac17d233a8be9');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',35,0,'limit 1',1.79587444106737160682e+09,'2787283948aa6dd8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',36,1,'attack 0 0',1.79587444107113051419e+09,'c37d507531eda601');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',37,1,'army 2',1.79587444109008646008e+09,'ce30665120707274');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',38,0,'pass',1795874441.16678,'6e06848f6cf1eb34');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',39,1,'plunder 5',1.79587444117564558982e+09,'c65b468d9a29cc6d');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',40,1,'plunder 4',1.79587444117803502084e+09,'65ce3c9980c16938');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',41,1,'assign 0 1',1.79587444118022251122e+09,'052d877a3184d2b1');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',42,1,'gather 0',1.7958744411817753315e+09,'0fdc8ebf141c0dfa');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',43,1,'sell 2 0',1.79587444118350362774e+09,'21c3f9d3d4e5f3c0');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',44,1,'sell 0 0',1.7958744411857872009e+09,'1111ec1e7f2a022b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',45,1,'build 14',1.79587444118758058544e+09,'a8368bca327adeaa');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',46,1,'toll 3',1.7958744411891522407e+09,'9cb9284749b66e34');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',47,1,'end',1.79587444120208692549e+09,'9bf88879e1eb1225');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',48,0,'want 0 20',1.79587444127403688429e+09,'1f43044301d58fbb');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',49,0,'want 3 15',1.79587444138211154939e+09,'73026b111c44fca3');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',50,0,'toll 3',1.7958744414693982601e+09,'72cb9998ca776f7f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',51,0,'gather 0',1795874441.56837,'245c3f33a19dbc1a');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',52,0,'want 2 5',1.7958744416669428349e+09,'36b92798cbcc86bb');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',53,0,'want 1 5',1.79587444176707053183e+09,'86d2081f55219e5f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',54,0,'grow',1.79587444186698365214e+09,'1b713572a1379813');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',55,0,'end',1.79587444196766924863e+09,'b74ac241d4d32c78');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',56,0,'rise 14',1.79587444206754517561e+09,'975c90b2e865ccd4');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',57,0,'put 0',1.79587444216747426986e+09,'4b71f3a1ad3a49e4');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',58,1,'limit 12',1.79587444217866444582e+09,'336416479915306c');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',59,0,'limit 17',1.79587444226663398745e+09,'da72365754634715');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',60,0,'put 0',1.79587444236687541012e+09,'6fd7058b536fbd35');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',61,1,'limit 12',1.79587444237098526949e+09,'7d864e3d6019fa0a');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',62,0,'limit 8',1.79587444246707963945e+09,'2621beaee15bbe8c');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',63,1,'keep',1.79587444247302484507e+09,'60f0568182ac3193');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',64,1,'soldiers 1',1.79587444247544169425e+09,'741b2fc9dfafbdbc');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',65,1,'attack 0 0',1.7958744424772217274e+09,'1765d40e231752c3');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',66,1,'army 1',1.79587444248991799349e+09,'001b8e175546aec0');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',67,0,'pass',1.79587444256686449054e+09,'b9fb84c923705aff');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',68,1,'pass',1.79587444257258343699e+09,'7f1a7d93d1340703');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',69,1,'plunder 5',1.79587444257827281947e+09,'401da75a34b637f0');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',70,1,'play 30',1.79587444257975912091e+09,'ac4874d23d8528fa');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',71,1,'gather 0',1.79587444259012317653e+09,'9173c5e28609e5b0');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',72,1,'gather 0',1.79587444259162807465e+09,'0b491a158eada88d');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',73,1,'gather 1',1.7958744425929610729e+09,'be4da5d243f75610');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',74,1,'offer 0 0 0',1.79587444259522533416e+09,'0759ed4736ac3aed');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',75,1,'ask 13',1.79587444259721899027e+09,'be01ccd5b82e0ccf');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',76,1,'grow',1.79587444259907579426e+09,'1e8af91d1e1ccef1');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',77,1,'buy 2 0',1.79587444260207200049e+09,'25fbc40f6a2d8875');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',78,1,'build 10',1.79587444260394811634e+09,'598ff91d2c50f0c4');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',79,1,'want 3 8',1.79587444260552144045e+09,'c113567ae3afeab5');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',80,1,'end',1.79587444262045741079e+09,'0e815dd9386b4190');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',81,0,'toll 4',1.79587444271686530114e+09,'cf4ebf79a1d949a9');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',82,0,'want 2 6',1.79587444281645822524e+09,'b3638b78bc8cf808');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',83,0,'want 1 15',1.7958744429170527458e+09,'aa13d3ff2d844148');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',84,0,'want 3 0',1.79587444301727199554e+09,'3425d75d45fc107c');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',85,0,'want 0 3',1.79587444311749243729e+09,'c2b360fdda06e041');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',86,0,'end',1.79587444321707272532e+09,'ba9e3189dac08696');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',87,0,'rise 0',1.79587444332214140893e+09,'94481a9472187e94');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',88,0,'put 3',1.79587444341736912731e+09,'cba713f4af1edf6a');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',89,1,'limit 3',1.79587444342539548879e+09,'d286ac1b548888ed');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',90,0,'limit 4',1.79587444351695775992e+09,'b33c56d1292ebff7');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',91,1,'keep',1.79587444353147959708e+09,'88c7d3bfa82d8b3f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',92,1,'attack 0 0',1.79587444353443527215e+09,'cfde35e1a3913d12');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',93,1,'army 1',1.79587444353574442862e+09,'995fe01a83f01693');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',94,0,'pass',1.79587444361749172215e+09,'b33d8dfc7f730a6f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',95,1,'pass',1795874443.62141,'6fc1de10f9941dc7');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',96,1,'plunder 5',1.79587444364547610276e+09,'70201c1f440c2dbd');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',97,1,'assign 0 1',1.79587444364756226543e+09,'0bf27e36c5e08057');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',98,1,'gather 0',1.79587444364918136598e+09,'2be37eec02b6e8cf');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',99,1,'gather 0',1.79587444365070486064e+09,'0239cad58b6fadff');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',100,1,'gather 1',1.7958744436521677971e+09,'7433410cf9906b8b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',101,1,'assign 0 2',1.79587444365375590322e+09,'a76f51b0418f2a2b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',102,1,'sell 3 0',1.79587444365523576732e+09,'c9a5335bdb2b99e3');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',103,1,'buy 8 0',1.79587444365642404553e+09,'2704fdd2c29dd4ca');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',104,1,'offer 1 0 0',1.79587444365783023827e+09,'2390eea3e21ab065');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',105,1,'ask 15',1.79587444365904641153e+09,'fcc71450df311c6e');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',106,1,'build 4',1.79587444366010832788e+09,'e9225368a34ace43');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',107,1,'build 2',1.7958744436616735458e+09,'3590c57f946c009a');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',108,1,'want 0 4',1.79587444366290307044e+09,'924699932fed1d4e');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',109,1,'want 1 4',1.79587444366396379474e+09,'649c88303e0e6596');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',110,1,'end',1.79587444366533136369e+09,'b5f96ccaf357dc7f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',111,0,'want 0 10',1.79587444376744198798e+09,'cd9ec9acee99c7b3');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',112,0,'want 1 3',1.79587444386731672285e+09,'74d5a56ef3e47b92');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',113,0,'want 2 20',1.79587444397400283809e+09,'d3b5c155fee66c9b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',114,0,'want 3 20',1.79587444406748127936e+09,'6eb83b76afddd5a6');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',115,0,'toll 5',1.795874444167396307e+09,'d026a2ec739621bf');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',116,0,'grow',1.79587444426998066901e+09,'069fb751cc98cf81');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',117,0,'build 11',1.79587444436689949037e+09,'a5b2a616b6d2f255');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',118,0,'end',1.79587444447002458577e+09,'5e1b5c036d438129');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',119,0,'rise 5',1.79587444456756734848e+09,'421633c6c3fe8d84');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',120,0,'put 0',1.79587444467283415799e+09,'f4657c5189ed038b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',121,1,'limit 18',1.79587444467920064926e+09,'14ed0391b2a7c291');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',122,0,'limit 10',1.79587444476698970797e+09,'fc2d475a86616bb3');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',123,0,'put 18',1.79587444486646819114e+09,'0a46345e64e96e05');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',124,1,'limit 11',1.79587444487541675569e+09,'86e85e0334308c83');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',125,0,'limit 20',1.79587444496660947803e+09,'4876ef20718b7403');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',126,1,'keep',1.79587444498228454591e+09,'415e2fb9862f53d8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',127,1,'soldiers 1',1.79587444498438572886e+09,'8f20e2426c30395f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',128,1,'attack 0 0',1.79587444498588037497e+09,'86795237ebf44541');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',129,1,'army 1',1.79587444498742794998e+09,'0499467ecf9f9913');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',130,0,'pass',1.79587444507004928583e+09,'e753b23c26eff089');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',131,1,'pass',1.79587444507595944405e+09,'280677485c6e94c7');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',132,1,'plunder 5',1.79587444508112931249e+09,'8c5c08ac5305e5e8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',133,1,'assign 0 1',1.79587444508294677729e+09,'dc06bd113055b2a5');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',134,1,'gather 1',1.79587444508494305608e+09,'9a56c68f570d85a6');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',135,1,'gather 1',1.79587444508648109431e+09,'3f4835ec153bb73b');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',136,1,'assign 0 2',1.79587444508782339094e+09,'b9e6b7b449635a3d');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',137,1,'gather 0',1.7958744450891826153e+09,'a21c1d2e4dfd33db');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',138,1,'play 28',1.79587444509070825581e+09,'25eafbf2a5db30d2');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',139,1,'use 14',1.79587444509221124647e+09,'c0f36494a9e446ee');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',140,1,'offer 0 0 0',1.79587444509348726278e+09,'81d28938a0e4ada5');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',141,1,'ask 10',1.7958744450947802067e+09,'18d62eba5721f582');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',142,1,'buy 8 0',1.79587444509597730629e+09,'9860d5a2a11b1b20');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',143,1,'buy 8 0',1.79587444509722089771e+09,'fa8bc78866c71690');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',144,1,'build 15',1.79587444509870529179e+09,'d5d4bd5e112f45bb');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',145,1,'use 15',1795874445.09998,'648b8dfeefdc6a1d');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',146,1,'offer 0 0 0',1.79587444510118031501e+09,'135cb78e17a1bcc2');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',147,1,'ask 9',1.79587444510248041154e+09,'bac30e7e3a8313c8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',148,1,'want 1 15',1.79587444510361719136e+09,'8d40dd97145bcac8');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',149,1,'want 2 5',1.79587444510469412808e+09,'e01eabead0275f83');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',150,1,'end',1.79587444510601830483e+09,'b4e152901b2b0b42');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',151,0,'end',1.7958744451673843861e+09,'44f8a0b2857ab6d4');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',152,0,'rise 3',1.79587444526686573027e+09,'21f8611f97c4eb37');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',153,0,'put 18',1.79587444536747574807e+09,'958dcc1817e0ebe6');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',154,1,'limit 7',1.79587444537029719353e+09,'bbcaa96791047497');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',155,0,'limit 0',1.79587444546722459787e+09,'6d950fc7a589fbec');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',156,0,'put 3',1.79587444556698751447e+09,'759ac62973a8bc40');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',157,1,'limit 5',1.79587444557103586197e+09,'57c7de3a71835c4f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',158,0,'limit 24',1.79587444566712760925e+09,'4b49bf85956d25df');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',159,0,'put 3',1.79587444576673436165e+09,'7667288e901f2ebe');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',160,1,'limit 5',1.79587444577673673628e+09,'05757a5440555854');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',161,0,'limit 15',1.79587444586699843413e+09,'89be8d803bf4572f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',162,1,'keep',1.79587444587810564043e+09,'4c18d2a5b0c3ac4f');
INSERT INTO "choices" VALUES('copper-terrace-v3ahdq',163,1,'soldiers 1',1.7958744458833858967e+09,'64f08d0e83709999');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',0,1,'claim 5',1.79587444621637058262e+09,'7a3befc941d21765');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',1,0,'claim 2',1.79587444631665110587e+09,'9ad477d93627f9a9');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',2,1,'buy 2 0',1.79587444641675138476e+09,'47f2c40342e9bd21');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',3,1,'assign 2 1',1.79587444656658840177e+09,'d03f9472d7596be6');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',4,1,'want 1 2',1.79587444671704959866e+09,'85afe4532e41464c');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',5,1,'want 2 5',1.79587444686654305455e+09,'6f21bb1461265782');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',6,1,'want 0 2',1.79587444701694941523e+09,'47bfc545ae2122b2');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',7,1,'want 3 2',1.79587444716683793067e+09,'13bb4fcb92189d53');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',8,1,'attack 0 0',1.79587444731671452523e+09,'25dd40826976b067');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',9,1,'army 1',1.79587444746708416935e+09,'9ea20689192f192c');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',10,0,'defend 0',1.79587444756787466999e+09,'beed44d4c77556a1');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',11,1,'plunder 4',1.79587444766704535485e+09,'bfa58b396e77bb1c');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',12,1,'gather 0',1.7958744478249559402e+09,'55b67ee7cdb2dac9');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',13,1,'build 7',1.79587444797014403339e+09,'b92052dcb197da79');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',14,1,'buy 8 0',1.79587444811701750753e+09,'b34bc6757d42c9e9');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',15,1,'toll 5',1.79587444826736402506e+09,'134087cb555cdab9');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',16,1,'assign 0 2',1.7958744484221177101e+09,'f7ab30dff539f45b');
INSERT INTO "choices" VALUES('pearl-basin-zpvwpy',17,1,'end',1795874448.56779,'40d46a088db8bc36');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',0,0,'pay 45',1.79587445047735762594e+09,'ea6d5f03c1b20912');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',1,0,'buy 26',1.79587445050428533548e+09,'890ea9e96ea2816d');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',2,0,'place 1',1.79587445051830267911e+09,'cfbc52a0d9eaa329');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',3,0,'pay 61',1.79587445100470328336e+09,'5db5ecf03451af89');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',4,0,'buy 10',1.7958744510234863758e+09,'53c6551c15df2163');
INSERT INTO "choices" VALUES('snow-mirror-c5wv4n',5,0,'place 0',1.79587445103017568585e+09,'19fc1889251a627c');
INSERT INTO "choices" VALUES('tall-tower-789v25',0,0,'start 11',1.79587445105915713308e+09,'3d75ec9f1162e363');
INSERT INTO "choices" VALUES('tall-tower-789v25',1,0,'start 12',1.79587445106320214276e+09,'3b4f023a514a1752');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',0,0,'start 28',1.79587445106616401674e+09,'5eca7370a1853316');
INSERT INTO "choices" VALUES('ember-cliff-wjhrcw',0,1,'start 1',1.79587445107247304916e+09,'1262fbe9ffc9b1b7');
INSERT INTO "choices" VALUES('tall-tower-789v25',2,1,'start 24',1.79587445107321214674e+09,'2eb2074288a12694');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',1,0,'start 45',1.7958744510736632347e+09,'cbe800f83f7681a1');
INSERT INTO "choices" VALUES('ember-cliff-wjhrcw',1,1,'start 34',1.79587445107624244693e+09,'b9d1751fed89fe7d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',0,0,'start 14',1.79587445107677793503e+09,'e90be6a715fd2966');
INSERT INTO "choices" VALUES('tall-tower-789v25',3,1,'start 17',1.79587445107827305794e+09,'56bb97ad1cd9aeb1');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',2,1,'start 11',1.79587445107899928097e+09,'de844024fa703ba4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',1,0,'start 17',1.7958744510818395615e+09,'b8c1d07714c62159');
INSERT INTO "choices" VALUES('tall-tower-789v25',4,1,'sell 24',1.79587445108363032335e+09,'2454684995b0659d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',3,1,'start 21',1.79587445108433556555e+09,'494b36c721555844');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',2,1,'start 19',1.79587445108504080775e+09,'b30a4364c75c397d');
INSERT INTO "choices" VALUES('tall-tower-789v25',5,1,'end_sales',1.79587445110916471479e+09,'2cee9bb0564b2ace');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',4,1,'sell 11',1.7958744511128373146e+09,'4ec9948415ae3110');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',3,1,'start 16',1.79587445111487841601e+09,'1310683e5dea2f84');
INSERT INTO "choices" VALUES('tall-tower-789v25',6,1,'build 41',1.79587445112176656721e+09,'bfdca83cc351eeb5');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',5,1,'sell 21',1.79587445112266564373e+09,'eb07f585d8ff2b77');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',4,0,'sell 14',1.79587445112341189388e+09,'a6e24300c3009487');
INSERT INTO "choices" VALUES('tall-tower-789v25',7,1,'place 17',1.79587445112522625925e+09,'9c7bf5c84edbe51a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',6,1,'end_sales',1.79587445112593841554e+09,'c5e3a774df9d89e7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',5,0,'sell 17',1.79587445112669658658e+09,'79305f5eda295a45');
INSERT INTO "choices" VALUES('tall-tower-789v25',8,1,'place 11',1.79587445113014030455e+09,'03b81817b6098fcc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',7,1,'build 53',1.79587445113038659096e+09,'4ac823191e96283d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',6,0,'end_sales',1.79587445113146758077e+09,'cbd85b9428a387fd');
INSERT INTO "choices" VALUES('tall-tower-789v25',9,1,'place 11',1.79587445113251233099e+09,'4e12935ca67edae4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',8,1,'place 28',1.7958744511326961517e+09,'b3b81198b1ac5440');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',7,0,'build 39',1.79587445113377666477e+09,'6788f5ea2c51ed99');
INSERT INTO "choices" VALUES('tall-tower-789v25',10,1,'place 17',1.7958744511347141266e+09,'fb55d646b904f560');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',9,1,'place 45',1.79587445113487482071e+09,'78c9b67c5325e011');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',8,0,'place 19',1.79587445113605856895e+09,'8c2c350d8bd0d181');
INSERT INTO "choices" VALUES('tall-tower-789v25',11,1,'place 12',1.79587445113729429245e+09,'185aacf9eb08cf7b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',10,1,'place 45',1.79587445113798427581e+09,'7201e90541456d6b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',9,0,'place 16',1.79587445115070462229e+09,'f99d2da21cb9cf6b');
INSERT INTO "choices" VALUES('tall-tower-789v25',12,0,'skip_turn',1.7958744511521306038e+09,'802e58a7663115e7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',11,1,'place 28',1.79587445115234637261e+09,'1420c3b954315146');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',10,0,'place 19',1.79587445115408515933e+09,'d5bb6d01709dc45a');
INSERT INTO "choices" VALUES('tall-tower-789v25',13,1,'sell 17',1.79587445115541720387e+09,'8ae3ed0a9968a663');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',12,1,'place 45',1.79587445115565085408e+09,'acd263cd884777f0');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',11,0,'place 19',1.79587445115675735469e+09,'0bced988b5373118');
INSERT INTO "choices" VALUES('tall-tower-789v25',14,1,'end_sales',1.7958744511574010849e+09,'f1c7be2c2373d4c0');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',13,0,'sell 28',1.79587445115756440166e+09,'e5536017c1ad7a90');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',12,0,'end_workers',1.79587445115988230707e+09,'6d48a5793d8f04c2');
INSERT INTO "choices" VALUES('tall-tower-789v25',15,1,'end_building',1.79587445117064833637e+09,'ef9cd18da437511e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',14,0,'sell 45',1.79587445117081880574e+09,'62730508b3ba45a9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',13,0,'worker 65',1.79587445117270255081e+09,'46cc9138989bf899');
INSERT INTO "choices" VALUES('tall-tower-789v25',16,1,'place 41',1.79587445117893385881e+09,'fc5106a0e5fa06c8');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',15,0,'end_sales',1.79587445117917799946e+09,'8062a90fc739ba7e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',14,0,'worker 11',1.79587445118638134007e+09,'dd34e32e5715fe97');
INSERT INTO "choices" VALUES('tall-tower-789v25',17,1,'place 11',1.79587445118725872036e+09,'f106a54edc29c847');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',16,0,'place 53',1.79587445118783640865e+09,'c03a780e1a23efca');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',15,0,'worker 46',1.79587445118883252143e+09,'26f605a8917829a2');
INSERT INTO "choices" VALUES('tall-tower-789v25',18,1,'end_workers',1.7958744511894431114e+09,'416b7f2baa9c6505');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',17,0,'end_workers',1.79587445119005775446e+09,'6f974cc28736df3b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',16,0,'worker 68',1.79587445119074869161e+09,'cdeb98dfb766a40b');
INSERT INTO "choices" VALUES('tall-tower-789v25',19,1,'worker 18',1.79587445119226956366e+09,'251b033df4ddf226');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',18,0,'worker 54',1.79587445119249033932e+09,'79e3534858e62103');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',17,1,'sell 19',1.7958744512015879154e+09,'3d61314b4347c018');
INSERT INTO "choices" VALUES('tall-tower-789v25',20,1,'worker 61',1.79587445120253443716e+09,'9145054a4cc60271');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',19,1,'end_sales',1.79587445120282983776e+09,'8b1ea3665129717b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',18,1,'sell 16',1.79587445121015357963e+09,'f02a5780a897d3ea');
INSERT INTO "choices" VALUES('tall-tower-789v25',21,0,'sell 12',1.79587445121442246436e+09,'44af8b73dfea92a9');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',20,1,'place 53',1.79587445121493244175e+09,'de231d660b044557');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',19,1,'end_sales',1.79587445121617102616e+09,'cf0a24dd70d061c0');
INSERT INTO "choices" VALUES('tall-tower-789v25',22,0,'sell 11',1.79587445121726870531e+09,'31516de091d38cfd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',21,1,'end_workers',1.79587445121762394901e+09,'83fe6aa3eee320f8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',20,1,'end_building',1795874451.21891,'13f92485e5b7a01f');
INSERT INTO "choices" VALUES('tall-tower-789v25',23,0,'end_sales',1.79587445122043347358e+09,'d98b301892ec657d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',22,1,'worker 44',1.79587445122092819209e+09,'3de408ae7be17a23');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',21,1,'place 39',1.79587445122247195243e+09,'40d45149f96c4a7c');
INSERT INTO "choices" VALUES('tall-tower-789v25',24,0,'build 19',1.79587445122391223912e+09,'ba823cae708939fc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',23,0,'place 53',1.79587445122431159016e+09,'7c5007298a2391d8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',22,1,'place 39',1.79587445122546052935e+09,'b846a1880c62b0c5');
INSERT INTO "choices" VALUES('tall-tower-789v25',25,0,'place 41',1.79587445122731494901e+09,'892ca4cc007b2163');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',24,0,'end_workers',1.79587445122766613961e+09,'2e06a4aadbf0d0a3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',23,1,'place 39',1.79587445122901868824e+09,'dbd8490d07f77595');
INSERT INTO "choices" VALUES('tall-tower-789v25',26,0,'place 41',1.79587445123071765898e+09,'f6bbf85e43a023a7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',25,0,'worker 24',1.79587445123193287848e+09,'d0ec2c327879bb3f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',24,1,'end_workers',1.79587445123272585866e+09,'357b535fe965a832');
INSERT INTO "choices" VALUES('tall-tower-789v25',27,0,'place 41',1.79587445123396921152e+09,'e436633bf2517ec7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',26,1,'sell 53',1.79587445123489332201e+09,'134400747b9bc022');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',25,1,'worker 20',1.79587445123531723022e+09,'751b2c3b7570229f');
INSERT INTO "choices" VALUES('tall-tower-789v25',28,0,'worker 46',1.79587445123662114141e+09,'0142fd3668bc8414');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',27,1,'end_sales',1.79587445123740029333e+09,'527c10785cb9890c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',26,1,'worker 49',1.79587445123801636693e+09,'10bdc4975a2dac75');
INSERT INTO "choices" VALUES('tall-tower-789v25',29,0,'worker 69',1.79587445123968744275e+09,'50aa900ec4011cea');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',28,0,'start 37',1.79587445124068665509e+09,'4931090454b922f8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',27,1,'worker 31',1.79587445124103569984e+09,'d3f824dc9d3ea064');
INSERT INTO "choices" VALUES('tall-tower-789v25',30,0,'worker 64',1.79587445124289131169e+09,'bb317289a4c020e2');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',29,0,'start 47',1.79587445124371719359e+09,'371f8730230087ca');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',28,0,'skip_turn',1.79587445124429440504e+09,'0814d594069f4abf');
INSERT INTO "choices" VALUES('tall-tower-789v25',31,1,'end_building',1.79587445124546313292e+09,'e07c3b5d87eb8b45');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',30,1,'start 13',1.79587445124703145031e+09,'9fbca8f79d92492d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',29,1,'place 39',1.79587445124750685692e+09,'f48e99df3f3ab791');
INSERT INTO "choices" VALUES('tall-tower-789v25',32,1,'end_workers',1.79587445124847555153e+09,'ee19b5d2aa68baf0');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',31,1,'start 16',1.79587445124981904022e+09,'b53d2bb6e6e742e5');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',30,1,'worker 52',1.79587445125081372268e+09,'6d6c4cb1c8b1497f');
INSERT INTO "choices" VALUES('tall-tower-789v25',33,0,'skip_turn',1.79587445125193428995e+09,'5f27df3ada33bd4e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',32,1,'end_building',1.79587445125348663327e+09,'457068263dd332e5');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',31,0,'start 1',1.79587445125390052797e+09,'2edaf0e0f6036eea');
INSERT INTO "choices" VALUES('tall-tower-789v25',34,1,'build 21',1.79587445125503969195e+09,'73e0580c66b6cbb5');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',33,1,'place 37',1.79587445125646924968e+09,'1cbc2389f79b9f48');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',32,0,'start 33',1.79587445125686740875e+09,'457eec097963321f');
INSERT INTO "choices" VALUES('tall-tower-789v25',35,1,'place 19',1.79587445125768351561e+09,'c2b669fba0d16dda');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',34,1,'place 47',1.79587445125945472713e+09,'556734577b788d95');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',33,1,'start 3',1.79587445125989365575e+09,'7e7ed68cc1cce4bf');
INSERT INTO "choices" VALUES('tall-tower-789v25',36,1,'place 19',1.79587445126061725619e+09,'ed591c554a51101e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',35,1,'place 37',1.79587445126174712183e+09,'9edfd7ce846ac7a3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',34,1,'start 24',1.79587445126342082021e+09,'3ad72da08ca5025f');
INSERT INTO "choices" VALUES('tall-tower-789v25',37,1,'place 19',1.79587445126412892336e+09,'727dffb77d9e9df9');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',36,1,'place 13',1.79587445126539874077e+09,'f16538ec97fb080e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',35,0,'sell 1',1.79587445126669931413e+09,'dda3cdf3c7bd5822');
INSERT INTO "choices" VALUES('tall-tower-789v25',38,1,'place 19',1.7958744512673020363e+09,'12728543d276ae04');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',37,1,'place 16',1.7958744512684447765e+09,'44b582dbfd8aad45');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',36,0,'sell 33',1.79587445126997208594e+09,'5ab80286f57c7c18');
INSERT INTO "choices" VALUES('tall-tower-789v25',39,1,'worker 51',1.7958744512705688476e+09,'1ab3ab0ec0c7d629');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',38,0,'sell 37',1.79587445127140426636e+09,'3b78c8ba3a99e6c0');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',37,0,'end_sales',1.79587445127320337288e+09,'7a559ca83951b79f');
INSERT INTO "choices" VALUES('tall-tower-789v25',40,1,'worker 39',1.79587445127369976045e+09,'5fa767c3b3643a9c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',39,0,'end_sales',1.79587445127461075786e+09,'baddd5c765898eeb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',38,0,'build 40',1.79587445127694582932e+09,'8bab8ace1987e0e7');
INSERT INTO "choices" VALUES('tall-tower-789v25',41,1,'worker 34',1.79587445127754878997e+09,'9544a80b51a41d1a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',40,0,'build 48',1.79587445127810621265e+09,'6f86b770e1e2ce8a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',39,0,'place 24',1.79587445127995467188e+09,'0633df18128127f7');
INSERT INTO "choices" VALUES('tall-tower-789v25',42,1,'worker 55',1.79587445128035736079e+09,'b25a7a059c4edf87');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',41,0,'place 16',1.79587445128104495999e+09,'6e8a757876edf471');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',40,0,'place 24',1.79587445128272628781e+09,'6d901c61513b3d0d');
INSERT INTO "choices" VALUES('tall-tower-789v25',43,0,'build 4',1.79587445128324937814e+09,'1663af4429833fa2');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',42,0,'place 16',1.79587445128433632847e+09,'3af3f27df69632b1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',41,0,'end_workers',1.79587445128595566746e+09,'faf4ecc44d057621');
INSERT INTO "choices" VALUES('tall-tower-789v25',44,0,'place 21',1.79587445128644418715e+09,'fb5c72653ec54e12');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',43,0,'end_workers',1.79587445128703951835e+09,'05ca7336638e70c0');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',42,0,'worker 54',1.79587445128840541837e+09,'87d8bca054d2a930');
INSERT INTO "choices" VALUES('tall-tower-789v25',45,0,'end_workers',1.79587445128923034673e+09,'086958a8b1f6a6ca');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',44,0,'worker 60',1.79587445128992962838e+09,'67294ecb69d07f84');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',43,0,'worker 45',1.79587445129084110262e+09,'712edf91313af772');
INSERT INTO "choices" VALUES('tall-tower-789v25',46,0,'worker 37',1.79587445129253602026e+09,'93a4d68d428de0b7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',45,0,'worker 57',1.79587445129340553284e+09,'196964f47054ee3e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',44,1,'sell 24',1.79587445129416894908e+09,'bf2a1a88cc3e6ff8');
INSERT INTO "choices" VALUES('tall-tower-789v25',47,1,'end_sales',1.79587445129622030265e+09,'4b4d0ff0bc37352a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',46,1,'sell 16',1.79587445129654979707e+09,'3b2bbb5749d710e7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',45,1,'end_sales',1.79587445129733061792e+09,'a0fbca5983b10e68');
INSERT INTO "choices" VALUES('tall-tower-789v25',48,1,'place 21',1.79587445129910707472e+09,'0490d2f421643523');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',47,1,'sell 13',1.79587445129983425138e+09,'44dbe44968478f7c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',46,1,'build 15',1.7958744513007318974e+09,'8c2e87280650d2c6');
INSERT INTO "choices" VALUES('tall-tower-789v25',49,1,'end_workers',1.79587445130235624311e+09,'c476bb81877a126b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',48,1,'end_sales',1.795874451302836895e+09,'382db022a2bfd59a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',47,1,'end_workers',1.79587445130431699749e+09,'56dbb97071860136');
INSERT INTO "choices" VALUES('tall-tower-789v25',50,1,'worker 42',1.79587445130595874782e+09,'adb5e6a72fe3f9ef');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',49,1,'place 48',1.79587445130677199368e+09,'66ed48b0da27a023');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',48,0,'sell 40',1.79587445130785107612e+09,'18f918706319e92b');
INSERT INTO "choices" VALUES('tall-tower-789v25',51,0,'sell 4',1.79587445130956149105e+09,'36b729c005d784f5');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',50,1,'end_workers',1.79587445131007575989e+09,'51e8123fa0453db1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',49,0,'end_sales',1.79587445131124782559e+09,'a7957e98a04f7b7a');
INSERT INTO "choices" VALUES('tall-tower-789v25',52,0,'end_sales',1.79587445131295585631e+09,'f731991b48b70023');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',51,1,'worker 23',1.79587445131360340117e+09,'fce7e49fc06d582a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',50,0,'place 3',1.79587445131440854076e+09,'7616e7d1ea4b1b24');
INSERT INTO "choices" VALUES('tall-tower-789v25',53,0,'end_building',1.79587445131623935695e+09,'a6cf9c3ac43ab874');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',52,0,'sell 48',1.79587445131674504285e+09,'50fc8f4c2b6ea28b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',51,0,'place 15',1.79587445131749176975e+09,'0a5c4360cb8458be');
INSERT INTO "choices" VALUES('tall-tower-789v25',54,0,'end_workers',1.79587445131879925729e+09,'52da15aae25f2200');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',53,0,'end_sales',1795874451.32006,'7c2ee0fa21cf375a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',52,0,'place 15',1.79587445132047390933e+09,'3a82ad2c359fbca1');
INSERT INTO "choices" VALUES('tall-tower-789v25',55,1,'skip_turn',1.79587445132242226599e+09,'3a0350627516931c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',54,0,'build 25',1.79587445132323336597e+09,'45cf9e3638528e79');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',53,0,'end_workers',1.7958744513241539001e+09,'b810411a8611c989');
INSERT INTO "choices" VALUES('tall-tower-789v25',56,0,'skip_turn',1.79587445132560110088e+09,'5c7d42bbc71a79fd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',55,0,'place 47',1.79587445132716894144e+09,'7b688f4525db05c7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',54,0,'worker 67',1.79587445132740926743e+09,'9024ab47b7d78f0f');
INSERT INTO "choices" VALUES('tall-tower-789v25',57,1,'skip_turn',1.795874451328811884e+09,'abce3073d92d70ce');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',56,0,'end_workers',1.79587445132984828951e+09,'f0c4888890c439cf');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',55,0,'worker 62',1.79587445133002734185e+09,'400e05b9388eb9a9');
INSERT INTO "choices" VALUES('tall-tower-789v25',58,0,'end_building',1.79587445133159828184e+09,'f26f78c343e8ad07');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',57,0,'worker 64',1.79587445133271431923e+09,'1f7d9e4a06c4a4bf');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',56,0,'worker 37',1.7958744513329398632e+09,'241814ee94bbf59b');
INSERT INTO "choices" VALUES('tall-tower-789v25',59,0,'place 21',1.79587445133429741864e+09,'a136a584b468b304');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',58,1,'build 66',1795874451.33543,'44e23ff9063a274f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',57,1,'sell 3',1.79587445133598923689e+09,'d1a0e4f3d730279d');
INSERT INTO "choices" VALUES('tall-tower-789v25',60,0,'place 21',1.79587445133704543117e+09,'880e390ce0145bf9');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',59,1,'place 25',1.7958744513382282257e+09,'1a68963969eda88c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',58,1,'sell 15',1.79587445133876395225e+09,'aa3eec2d07ad090e');
INSERT INTO "choices" VALUES('tall-tower-789v25',61,0,'worker 60',1.79587445133989763263e+09,'e3b882500c04c5b6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',60,1,'place 25',1.79587445134092617031e+09,'66a4763729657c74');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',59,1,'end_sales',1.7958744513411865235e+09,'e1afb73f62e2cd14');
INSERT INTO "choices" VALUES('tall-tower-789v25',62,0,'worker 6',1.79587445134236598021e+09,'8fd4c36ff4a1d8eb');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',61,1,'place 47',1.7958744513435194492e+09,'48a7aae12c87215a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',60,0,'start 47',1.79587445134370899202e+09,'bcbb81f559496ba5');
INSERT INTO "choices" VALUES('tall-tower-789v25',63,0,'start 3',1.79587445134471535685e+09,'8b8abf92dd21cbdd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',62,1,'place 47',1.79587445134584331512e+09,'6ac645e4100eb9cb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',61,0,'start 42',1.79587445134603619582e+09,'f9be30a9034a3317');
INSERT INTO "choices" VALUES('tall-tower-789v25',64,0,'start 36',1795874451.34714,'b9c9ac2b2fb56034');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',63,0,'sell 25',1.79587445134812426564e+09,'19d87afe24908946');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',62,1,'start 22',1.79587445134830284119e+09,'5dd45444cd4a046c');
INSERT INTO "choices" VALUES('tall-tower-789v25',65,1,'start 15',1.795874451349465847e+09,'55dcd9db1e3bf476');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',64,0,'end_sales',1.7958744513509852886e+09,'a52d89b1363fbdcb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',63,1,'start 7',1.79587445135126304619e+09,'10e089793cf02131');
INSERT INTO "choices" VALUES('tall-tower-789v25',66,1,'start 23',1.79587445135240054124e+09,'b3cc51ad73b881f4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',65,0,'end_building',1.79587445135350036624e+09,'f9b0695bbdc416d3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',64,1,'build 8',1.79587445135368752478e+09,'a0fef16a5c8b21eb');
INSERT INTO "choices" VALUES('tall-tower-789v25',67,1,'end_sales',1.79587445135521769521e+09,'358e949ba23d4541');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',66,0,'place 66',1.79587445135631656643e+09,'09abe28461911d07');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',65,1,'place 47',1.79587445135649895668e+09,'65080b42bb313c56');
INSERT INTO "choices" VALUES('tall-tower-789v25',68,1,'build 10',1.79587445135744309425e+09,'e0ffa55672bf87d4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',67,0,'place 66',1.7958744513591644764e+09,'5d2b6e5006f28651');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',66,1,'place 42',1.79587445135934686661e+09,'73c0e9395fd621a5');
INSERT INTO "choices" VALUES('tall-tower-789v25',69,1,'place 36',1.79587445136034440989e+09,'32c46832004d8d8e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',68,0,'place 66',1.79587445136140799522e+09,'cefd7abe286d6de6');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',67,1,'place 22',1.79587445136159038544e+09,'bd57baefc568f40e');
INSERT INTO "choices" VALUES('tall-tower-789v25',70,1,'place 3',1.79587445136303210254e+09,'285ee73c7ae604c6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',69,0,'place 66',1.79587445136422610286e+09,'21c75c3387bbafb4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',68,1,'end_workers',1.79587445136439037324e+09,'edd60006a54b143d');
INSERT INTO "choices" VALUES('tall-tower-789v25',71,1,'place 3',1.79587445136543607713e+09,'9b5e3772e164801c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',70,0,'worker 20',1.7958744513666751385e+09,'f98861b90765438c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',69,1,'worker 34',1.79587445136685609813e+09,'8dc3ed8091727093');
INSERT INTO "choices" VALUES('tall-tower-789v25',72,1,'place 3',1.79587445136811208728e+09,'7a353b110778c226');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',71,0,'worker 34',1.79587445136939787863e+09,'5882f753f7d54512');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',70,1,'worker 43',1.79587445137017250062e+09,'9f95c2f8152960d2');
INSERT INTO "choices" VALUES('tall-tower-789v25',73,0,'sell 3',1.79587445137036299698e+09,'dc19fc5ddace3146');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',72,0,'worker 36',1.79587445137210488313e+09,'7a308d0a13160d84');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',71,1,'worker 66',1.79587445137340068817e+09,'19a9baef9ac49d6b');
INSERT INTO "choices" VALUES('tall-tower-789v25',74,0,'end_sales',1.79587445137361335746e+09,'4803156db4fd8888');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',73,0,'worker 41',1.79587445137478709219e+09,'d6a3043a1781afbd');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',72,0,'sell 47',1.79587445137586355211e+09,'8ccfcec1831130e7');
INSERT INTO "choices" VALUES('tall-tower-789v25',75,0,'build 27',1.79587445137605500227e+09,'98dd3224690eb6ff');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',74,0,'start 19',1.79587445137732100485e+09,'60a17139d11df81c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',73,0,'sell 42',1.79587445137836694717e+09,'bed10b55474d84bc');
INSERT INTO "choices" VALUES('tall-tower-789v25',76,0,'place 23',1.79587445137878203398e+09,'091a647957b3a876');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',75,0,'start 1',1.79587445138023877148e+09,'7ea55f6085110bf7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',74,0,'end_sales',1.7958744513821082115e+09,'941c213ec7354941');
INSERT INTO "choices" VALUES('tall-tower-789v25',77,0,'place 15',1.79587445138230013849e+09,'4075fd3cac3c0e78');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',76,1,'start 10',1.79587445138356542584e+09,'2fb8ba286c200024');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',75,0,'build 61',1.79587445138461923596e+09,'9a6a0834710d6f53');
INSERT INTO "choices" VALUES('tall-tower-789v25',78,0,'place 15',1.79587445138487887376e+09,'00d1eef8648d89ce');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',77,1,'start 26',1.79587445138568520546e+09,'ab3101aa69d71e99');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',76,0,'place 8',1.79587445138686037067e+09,'1791139f5985e638');
INSERT INTO "choices" VALUES('tall-tower-789v25',79,0,'place 10',1.79587445138752460475e+09,'2add908d5acc43ff');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',78,1,'skip_turn',1.79587445138858675958e+09,'5d8239c473461d52');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',77,0,'place 22',1.79587445138989377016e+09,'0e5c24a1a0f5d84c');
INSERT INTO "choices" VALUES('tall-tower-789v25',80,1,'sell 10',1.79587445139008855814e+09,'0e98d15a87e8dbdf');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',79,0,'sell 1',1.79587445139138484001e+09,'2e351346c3bf043e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',78,0,'place 22',1.79587445139256143573e+09,'ed047a771ae4a0f4');
INSERT INTO "choices" VALUES('tall-tower-789v25',81,1,'sell 23',1.79587445139337682723e+09,'86d38bfdb21788cd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',80,0,'sell 19',1.79587445139363813401e+09,'6f74136c7b68b228');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',79,0,'place 22',1.79587445139479780198e+09,'97edcee26b0a6e97');
INSERT INTO "choices" VALUES('tall-tower-789v25',82,1,'end_sales',1.7958744513958263397e+09,'3b793e947a163d20');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',81,0,'end_sales',1.79587445139602947235e+09,'1fcb50b3a99cb5fe');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',80,1,'end_sales',1.79587445139704608917e+09,'90d7ff09c9eda4a8');
INSERT INTO "choices" VALUES('tall-tower-789v25',83,1,'place 27',1.79587445139821505544e+09,'be10e6b59af06a15');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',82,0,'build 43',1.79587445139841222758e+09,'76111d27e7992c60');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',81,1,'skip_turn',1.79587445139951062209e+09,'efb38a43698b12ef');
INSERT INTO "choices" VALUES('tall-tower-789v25',84,0,'sell 27',1.79587445140073776244e+09,'e62209671faced1c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',83,0,'place 26',1.79587445140091848377e+09,'3ef2ed96329dfcd2');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',82,0,'end_sales',1.79587445140223646161e+09,'32693cf772fa9945');
INSERT INTO "choices" VALUES('tall-tower-789v25',85,0,'end_sales',1.79587445140562963481e+09,'43222bf236d3540d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',84,0,'place 26',1.79587445140642619134e+09,'fbc4ac36f1ea32f8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',83,0,'skip_turn',1.79587445140672683713e+09,'dc3d9728d53e4cd1');
INSERT INTO "choices" VALUES('tall-tower-789v25',86,0,'end_building',1.79587445140783047675e+09,'acd9adcd239c4c38');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',85,0,'place 26',1.79587445140900111195e+09,'e1ac3b3bd8b872ae');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',84,1,'end_sales',1.79587445140928053848e+09,'7eb0a7050cfd632d');
INSERT INTO "choices" VALUES('tall-tower-789v25',87,0,'place 36',1795874451.41086,'27b1df040681b1b4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',86,0,'place 26',1.7958744514120070934e+09,'012f056a022ead0d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',85,1,'build 38',1.79587445141220641139e+09,'14f84ecc96c08d9b');
INSERT INTO "choices" VALUES('tall-tower-789v25',88,0,'place 15',1.79587445141359066964e+09,'459efc75f129b3dc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',87,1,'sell 10',1.79587445141485261917e+09,'9733afb76b0d1cb9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',86,1,'place 61',1.79587445141504693031e+09,'c12f2a373d255f3a');
INSERT INTO "choices" VALUES('tall-tower-789v25',89,0,'place 36',1.79587445141652226449e+09,'1294f40fdefe2c97');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',88,1,'end_sales',1.79587445141783618928e+09,'010804526f8ea791');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',87,1,'place 61',1.79587445141815328598e+09,'50b5562f610a7667');
INSERT INTO "choices" VALUES('tall-tower-789v25',90,1,'end_sales',1.79587445141921782498e+09,'a301677e4d9e0038');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',89,1,'end_building',1.79587445142025351526e+09,'fd5b21533883229e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',88,1,'place 7',1.79587445142046761518e+09,'eef28be95c982a4f');
INSERT INTO "choices" VALUES('tall-tower-789v25',91,1,'end_building',1.79587445142181396486e+09,'35814fe11da82126');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',90,1,'place 43',1.79587445142304468152e+09,'a7980897b18e5f68');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',89,1,'place 61',1.79587445142382216454e+09,'ab23865be3aa9ef1');
INSERT INTO "choices" VALUES('tall-tower-789v25',92,1,'end_workers',1.79587445142418074611e+09,'96049cb5df75e4ca');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',91,1,'place 43',1.79587445142504477501e+09,'083418a32e06d6dc');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',90,1,'place 8',1795874451.42631,'cb228199840dda50');
INSERT INTO "choices" VALUES('tall-tower-789v25',93,0,'end_sales',1.79587445142739748956e+09,'88ea8024d566b6c7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',92,1,'place 43',1.79587445142780470844e+09,'bb07b6fe2313b13f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',91,1,'place 7',1.79587445142888379101e+09,'fa870ed5f4a22c33');
INSERT INTO "choices" VALUES('tall-tower-789v25',94,0,'skip_turn',1.79587445142981410022e+09,'bd914800e53b5a31');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',93,1,'end_workers',1.79587445143092489245e+09,'e4f3fb18ee6d1d83');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',92,0,'skip_turn',1.79587445143112277986e+09,'39e6aee9abcbf9ea');
INSERT INTO "choices" VALUES('tall-tower-789v25',95,1,'end_sales',1.79587445143222641948e+09,'594a8b07b633cfa2');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',94,1,'worker 61',1.79587445143346595768e+09,'41ad2a6ebbff5716');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',93,1,'skip_turn',1.79587445143452501296e+09,'19f54faf9fc51fbe');
INSERT INTO "choices" VALUES('tall-tower-789v25',96,1,'build 1',1.79587445143535137173e+09,'a00314b49c4cde29');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',95,1,'worker 6',1.79587445143571424483e+09,'7f404993525a0fa8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',94,0,'sell 61',1.79587445143652725217e+09,'5503b3d13b2e9768');
INSERT INTO "choices" VALUES('tall-tower-789v25',97,1,'place 15',1.79587445143777275089e+09,'3b88935d24f7d135');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',96,1,'worker 42',1.79587445143855047231e+09,'877be93b8ad6af12');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',95,0,'end_sales',1.79587445143892669675e+09,'8439c759fa42255b');
INSERT INTO "choices" VALUES('tall-tower-789v25',98,1,'end_workers',1.79587445143976187711e+09,'35c57d81b85ba66c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',97,0,'skip_turn',1.79587445144097828863e+09,'d63ce7ad979ab555');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',96,0,'build 56',1.79587445144192790983e+09,'086cfa604ae0e7e9');
INSERT INTO "choices" VALUES('tall-tower-789v25',99,1,'worker 59',1.79587445144229936599e+09,'24cfa5e77dec42e6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',98,1,'place 43',1.79587445144329762463e+09,'c9d8fcb15cca241a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',97,0,'place 38',1.79587445144448614115e+09,'8bba8b45ecb557b6');
INSERT INTO "choices" VALUES('tall-tower-789v25',100,0,'end_sales',1.79587445144583892817e+09,'4c24483340f7bf8c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',99,1,'worker 49',1.79587445144671845435e+09,'6c3301720ccb97da');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',98,0,'place 8',1.79587445144756078715e+09,'59b6e25360e29a61');
INSERT INTO "choices" VALUES('tall-tower-789v25',101,0,'build 7',1.79587445144785213474e+09,'cc91d4371753a105');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',100,0,'start 12',1.79587445144879102702e+09,'76cd33a0db04ceb8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',99,0,'place 8',1.79587445145014977456e+09,'685eb18db52704cf');
INSERT INTO "choices" VALUES('tall-tower-789v25',102,0,'place 1',1.79587445145122575761e+09,'99249367ad7625ee');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',101,0,'start 9',1.79587445145227837567e+09,'c7a5e6fcdadff8c7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',100,0,'place 38',1.79587445145789933206e+09,'c6980f1f21cfc47a');
INSERT INTO "choices" VALUES('tall-tower-789v25',103,0,'place 36',1.79587445145848011965e+09,'d3a24142084b9e75');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',102,1,'start 15',1.79587445146022224419e+09,'f3e8d2440c0c043f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',101,0,'place 38',1.79587445146128463742e+09,'3f30dcd922447e58');
INSERT INTO "choices" VALUES('tall-tower-789v25',104,0,'place 1',1.79587445146148252483e+09,'aca414b10e3b9d0c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',103,1,'start 35',1.79587445146270203587e+09,'7d2c34c795ce6710');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',102,0,'place 38',1.79587445146453881256e+09,'bc6942d117b1f9c6');
INSERT INTO "choices" VALUES('tall-tower-789v25',105,0,'place 1',1.79587445146472454073e+09,'0334fb5720c15e94');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',104,0,'sell 12',1.79587445146601128575e+09,'9a536bec91965957');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',103,1,'sell 7',1.79587445146724510188e+09,'9ab262b5f365ecad');
INSERT INTO "choices" VALUES('tall-tower-789v25',106,0,'place 1',1.79587445146773600577e+09,'93a35cc1313a946e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',105,0,'end_sales',1.79587445146889829639e+09,'a285a565ff4d0e09');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',104,1,'end_sales',1.79587445147001528744e+09,'4b640f40bc758102');
INSERT INTO "choices" VALUES('tall-tower-789v25',107,0,'worker 16',1.79587445147018313408e+09,'06591e76f14b251a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',106,0,'end_building',1.79587445147117877007e+09,'0be728b694309505');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',105,1,'build 36',1.7958744514730529785e+09,'270025090cd38314');
INSERT INTO "choices" VALUES('tall-tower-789v25',108,0,'worker 70',1.79587445147329735758e+09,'12562ae6348b0521');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',107,0,'place 9',1.7958744514742937088e+09,'58c4ca9dcf90fe76');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',106,1,'place 56',1.7958744514756751061e+09,'ff673f957825e766');
INSERT INTO "choices" VALUES('tall-tower-789v25',109,0,'worker 44',1.79587445147609424595e+09,'0eb123afe556ce82');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',108,0,'place 35',1.79587445147722601888e+09,'71642fc763ab2680');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',107,1,'place 56',1.79587445147860264773e+09,'4cfa030eb7971387');
INSERT INTO "choices" VALUES('tall-tower-789v25',110,0,'worker 50',1.79587445147880601882e+09,'3ba99f7ecb1bbdf2');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',109,0,'end_workers',1.79587445147983789444e+09,'9b3267255d6de089');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',108,1,'place 56',1.79587445148154544825e+09,'3d64db7e57ad0ff7');
INSERT INTO "choices" VALUES('tall-tower-789v25',111,0,'worker 26',1.79587445148206615447e+09,'dea2ba50d97cc127');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',110,0,'worker 32',1.79587445148317408558e+09,'302438c8c2a1fed8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',109,1,'place 56',1.7958744514845001697e+09,'aef6179c4221c4e3');
INSERT INTO "choices" VALUES('tall-tower-789v25',112,1,'end_building',1.79587445148574924467e+09,'d8d32c1a8c9eb757');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',111,0,'worker 65',1.79587445148619699476e+09,'8b81d87268a37d6b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',110,1,'worker 57',1.79587445148731207848e+09,'77837dd74a142a69');
INSERT INTO "choices" VALUES('tall-tower-789v25',113,1,'place 7',1.79587445148836231229e+09,'da589c73db4a51d9');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',112,1,'sell 35',1.7958744514885549545e+09,'d015dd6fcc4621dc');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',111,1,'worker 64',1.79587445149025082581e+09,'0daf0055070b284a');
INSERT INTO "choices" VALUES('tall-tower-789v25',114,1,'place 7',1.79587445149207758907e+09,'d03762f7817e32a6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',113,1,'end_sales',1.79587445149234223359e+09,'333be146e84be21a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',112,1,'worker 58',1.79587445149365520472e+09,'3b14055f8a531bd2');
INSERT INTO "choices" VALUES('tall-tower-789v25',115,1,'place 7',1.79587445149495124815e+09,'ffe2f55ce25c55dd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',114,1,'build 27',1.7958744514951496124e+09,'84b9d407838c2dd7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',113,1,'worker 6',1.79587445149619913103e+09,'c254b36c85960b6a');
INSERT INTO "choices" VALUES('tall-tower-789v25',116,1,'place 7',1.79587445149731087684e+09,'be93b5066e229370');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',115,1,'place 15',1.79587445149752211572e+09,'457b2b65009ef384');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',114,0,'skip_turn',1.79587445149894833567e+09,'a196e21163a28506');
INSERT INTO "choices" VALUES('tall-tower-789v25',117,1,'worker 53',1.79587445150011873248e+09,'39d338d1a19ee23f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',116,1,'place 15',1.79587445150030303002e+09,'8257cd127b3fd63d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',115,1,'skip_turn',1.79587445150164628027e+09,'b5ae0b255fd7add8');
INSERT INTO "choices" VALUES('tall-tower-789v25',118,1,'worker 68',1.7958744515063257217e+09,'e892d67cdf59e328');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',117,1,'place 15',1.79587445150650215153e+09,'2a87df2d0a0605f5');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',116,0,'build 12',1.7958744515078923702e+09,'3f78dc40e0be613c');
INSERT INTO "choices" VALUES('tall-tower-789v25',119,1,'worker 58',1.79587445150901484493e+09,'70cdd60cc4a2ca9a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',118,1,'place 15',1.79587445150932908054e+09,'0aea34bfc0511c3d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',117,0,'place 36',1.79587445151333475112e+09,'e84f014995276fd8');
INSERT INTO "choices" VALUES('tall-tower-789v25',120,1,'worker 32',1.79587445151445174217e+09,'b50f32341cf54bc3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',119,0,'end_sales',1.7958744515148570538e+09,'f8c153d564eab00d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',118,0,'place 36',1.7958744515154221058e+09,'fc1299a9163cf8ef');
INSERT INTO "choices" VALUES('tall-tower-789v25',121,0,'start 22',1.79587445151704931255e+09,'be974408883cdee0');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',120,0,'build 14',1.79587445151732087137e+09,'f2fc1e3ddd6b29f4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',119,0,'end_workers',1.79587445151835346226e+09,'613ac45c2e8a53e1');
INSERT INTO "choices" VALUES('tall-tower-789v25',122,0,'start 28',1.79587445151905632017e+09,'7c62ca7c3fdb9ae1');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',121,0,'place 27',1.79587445151965236661e+09,'68b83545daff940f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',120,0,'worker 29',1.79587445152020764348e+09,'c9fe7dab308a17cf');
INSERT INTO "choices" VALUES('tall-tower-789v25',123,1,'start 5',1.79587445152128386493e+09,'454dd352c6cf69f6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',122,0,'end_workers',1.79587445152193140988e+09,'93ba74afe4c3ec1c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',121,0,'worker 23',1.79587445152308940892e+09,'bc0273680867d77f');
INSERT INTO "choices" VALUES('tall-tower-789v25',124,1,'start 14',1.79587445152413034436e+09,'66e355d0f2dd6bec');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',123,0,'worker 7',1.79587445152434277539e+09,'8bc6f0ed53954b1f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',122,1,'end_sales',1.79587445152541542049e+09,'9cb0d21a9c5717c0');
INSERT INTO "choices" VALUES('tall-tower-789v25',125,0,'sell 28',1.79587445152648043627e+09,'8ffe72ea9f6fc3dc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',124,1,'skip_turn',1.79587445152667140963e+09,'ba45a74636233c98');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',123,1,'end_building',1.79587445152769756319e+09,'1695898904762b2e');
INSERT INTO "choices" VALUES('tall-tower-789v25',126,0,'end_sales',1.79587445152870774272e+09,'5fdd48d18b3b0d98');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',125,0,'sell 14',1.79587445152889299397e+09,'40d3b54055443e1c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',124,1,'place 36',1.79587445152995038035e+09,'f312fe2354efa8c9');
INSERT INTO "choices" VALUES('tall-tower-789v25',127,0,'build 40',1.79587445153113794329e+09,'e8af09ef6e75f79b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',126,0,'sell 9',1.79587445153193855287e+09,'54a65ff5c742ab35');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',125,1,'place 12',1.79587445153217220303e+09,'b967015dd14b89f0');
INSERT INTO "choices" VALUES('tall-tower-789v25',128,0,'place 5',1.79587445153324985506e+09,'b91f7c6d0eb76b10');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',127,0,'end_sales',1.7958744515343198776e+09,'553ef57c9844ae65');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',126,1,'place 36',1.79587445153452849385e+09,'1f0351c8fbf7e200');
INSERT INTO "choices" VALUES('tall-tower-789v25',129,0,'place 5',1.79587445153556251524e+09,'42ce9fc80440223a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',128,0,'end_workers',1.79587445153669786456e+09,'278918df497b9476');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',127,1,'end_workers',1.79587445153688192367e+09,'ef357de27e78f0b8');
INSERT INTO "choices" VALUES('tall-tower-789v25',130,0,'place 22',1.79587445153794836999e+09,'ffe50c6c05a7e677');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',129,1,'sell 27',1.79587445154220700259e+09,'b0d43e81c4e416c9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',128,1,'worker 25',1.79587445154244256017e+09,'a23fc25dbe2876d2');
INSERT INTO "choices" VALUES('tall-tower-789v25',131,0,'place 14',1.79587445154397559168e+09,'a4c484bb2d5f60ec');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',130,1,'end_sales',1.79587445154524374003e+09,'b068073318b5bd1d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',129,1,'worker 60',1.79587445154543495174e+09,'c85618c2eff46ecf');
INSERT INTO "choices" VALUES('tall-tower-789v25',132,1,'sell 5',1.79587445154669046406e+09,'4022dbf10fcda060');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',131,0,'start 11',1.79587445154807424547e+09,'54b47428e5fdae4f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',130,1,'worker 53',1.7958744515482783317e+09,'50bb06a63ea6ed19');
INSERT INTO "choices" VALUES('tall-tower-789v25',133,1,'end_sales',1.79587445155445814132e+09,'e8245fb80f804b1f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',132,0,'start 2',1.79587445155716705314e+09,'11518f4b359b6597');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',131,0,'sell 12',1.79587445155739855763e+09,'cdc65660ee37875f');
INSERT INTO "choices" VALUES('tall-tower-789v25',134,1,'build 30',1.79587445155977249149e+09,'61a4981f4a08f134');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',133,1,'start 18',1.79587445156138896936e+09,'6a2236b88446944b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',132,0,'end_sales',1.79587445156159353255e+09,'25e0c0280be7cbdf');
INSERT INTO "choices" VALUES('tall-tower-789v25',135,1,'place 14',1.79587445156286120416e+09,'f0696c1c86974fd1');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',134,1,'start 46',1.79587445156400585177e+09,'9c0bbdc748c24110');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',133,0,'start 4',1.79587445156419324874e+09,'7f4715bd8d2788af');
INSERT INTO "choices" VALUES('tall-tower-789v25',136,1,'place 40',1.79587445156537389755e+09,'e34bdf573123b4c4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',135,1,'build 31',1.79587445156647515292e+09,'41bed4c0a4b6b051');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',134,0,'start 18',1.79587445156668090813e+09,'b85b5d179e9348f9');
INSERT INTO "choices" VALUES('tall-tower-789v25',137,1,'place 40',1.79587445156770753864e+09,'92944934af9598fd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',136,1,'place 11',1.79587445156884694102e+09,'f7ba5f2ccf0789e7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',135,1,'start 2',1.79587445156972908976e+09,'a4f25e7f9d1aee41');
INSERT INTO "choices" VALUES('tall-tower-789v25',138,1,'place 22',1.79587445156995701789e+09,'3551bf5a3627d42c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',137,1,'place 2',1.79587445157110762593e+09,'4fe71591c5fb2a89');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',136,1,'start 10',1.79587445157233572008e+09,'588db79923066879');
INSERT INTO "choices" VALUES('tall-tower-789v25',139,0,'sell 40',1.79587445157318663594e+09,'16650eeed2c8100c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',138,1,'place 2',1.7958744515734071732e+09,'ab6d2a44be9ddfe4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',137,0,'end_building',1.79587445157441306115e+09,'6e52365524c63f1d');
INSERT INTO "choices" VALUES('tall-tower-789v25',140,0,'sell 22',1.79587445157825970651e+09,'df173d8a63ecc8ab');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',139,1,'place 2',1.79587445157867574684e+09,'b00251c0f5a15311');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',138,0,'place 18',1.7958744515796031952e+09,'105a4fab178bbb09');
INSERT INTO "choices" VALUES('tall-tower-789v25',141,0,'end_sales',1.79587445158077907564e+09,'25680e0dc746012d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',140,0,'sell 11',1.79587445158095836638e+09,'112403796ead4692');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',139,0,'place 4',1.79587445158231663708e+09,'a3522106446dc272');
INSERT INTO "choices" VALUES('tall-tower-789v25',142,0,'end_building',1.79587445158328604696e+09,'b74032a5bf587591');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',141,0,'end_sales',1.79587445158406758304e+09,'5ca7a76661450ada');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',140,0,'place 18',1.79587445158426046369e+09,'9c0d245297ed7822');
INSERT INTO "choices" VALUES('tall-tower-789v25',143,0,'place 14',1.79587445158550190922e+09,'1f30c56feb2d2a6c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',142,0,'build 13',1.79587445158650302889e+09,'38720cdc5e47c75e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',141,0,'place 2',1.79587445158678317069e+09,'6938616949896d52');
INSERT INTO "choices" VALUES('tall-tower-789v25',144,0,'end_workers',1.79587445158780360226e+09,'04c14f293bebf110');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',143,0,'end_workers',1.79587445158890724175e+09,'3ebb290ebfa5fbaa');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',142,0,'place 10',1.79587445158998537065e+09,'a988956640ccac3f');
INSERT INTO "choices" VALUES('tall-tower-789v25',145,0,'worker 34',1.79587445159066820144e+09,'784a2093f031d9df');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',144,1,'sell 46',1.79587445159112310414e+09,'34cbfc1a940ceec9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',143,1,'sell 2',1.79587445159220743173e+09,'f25f2e66592aa402');
INSERT INTO "choices" VALUES('tall-tower-789v25',146,1,'sell 30',1.79587445159338665004e+09,'99498df76cc6ad6a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',145,1,'sell 18',1.79587445159453845027e+09,'be8e8efb40d7928e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',144,1,'sell 10',1.79587445159495449065e+09,'3f0fc49e71e5d556');
INSERT INTO "choices" VALUES('tall-tower-789v25',147,1,'sell 14',1.79587445159583139423e+09,'1a8a96126005123a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',146,1,'sell 31',1.79587445159682941434e+09,'08520fbf28b2e3c9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',145,1,'end_sales',1.79587445159708619115e+09,'ea2ecb3dd33086c9');
INSERT INTO "choices" VALUES('tall-tower-789v25',148,1,'end_sales',1.79587445159821677202e+09,'7aa6acf8804bddf3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',147,1,'end_sales',1.79587445159952807422e+09,'748005af27b2da3f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',146,1,'build 28',1.79587445160025930409e+09,'6450ee017eefc26f');
INSERT INTO "choices" VALUES('tall-tower-789v25',149,0,'start 17',1.79587445160061168671e+09,'e92961579a949b79');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',148,1,'end_building',1.795874451601706028e+09,'a7b5fbc424d937a6');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',147,1,'place 4',1.79587445160275626177e+09,'ae136764e632a971');
INSERT INTO "choices" VALUES('tall-tower-789v25',150,0,'start 26',1.7958744516036405564e+09,'e3f5d24663db359a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',149,1,'place 2',1.79587445160403013236e+09,'9cca5224940c197c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',148,1,'place 18',1.79587445160494160647e+09,'f55600f1e5dd131a');
INSERT INTO "choices" VALUES('tall-tower-789v25',151,1,'start 6',1.79587445160607385636e+09,'7163aa9a42b04b5b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',150,1,'end_workers',1.79587445160682392117e+09,'54d0689d1ae563c3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',149,1,'place 18',1.79587445160718059541e+09,'fe216c3de272df0f');
INSERT INTO "choices" VALUES('tall-tower-789v25',152,1,'start 1',1.7958744516082773209e+09,'76a81d470dd95193');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',151,1,'worker 6',1.79587445160953497881e+09,'b18c590b37737259');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',150,1,'place 4',1.79587445161044502255e+09,'d095e96c4e4ccfe3');
INSERT INTO "choices" VALUES('tall-tower-789v25',153,1,'build 10',1.79587445161087894442e+09,'69a6b0bc333703e3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',152,0,'end_sales',1.79587445161197805407e+09,'c1b2761f693af282');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',151,0,'sell 4',1.79587445161293315885e+09,'a01cc60b22cd1d1c');
INSERT INTO "choices" VALUES('tall-tower-789v25',154,1,'place 17',1.79587445161390614513e+09,'e57632cd1e4e1103');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',153,0,'end_building',1.79587445161471462255e+09,'143ad3cab4bc010d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',152,0,'end_sales',1.79587445161499047281e+09,'00ed2673daf24930');
INSERT INTO "choices" VALUES('tall-tower-789v25',155,1,'place 17',1.79587445161607313151e+09,'ab1cb61a31050ba3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',154,0,'end_workers',1.79587445161749529841e+09,'3bd7c6b0b1ccd93d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',153,0,'end_workers',1.79587445161864328385e+09,'af769b2c20a59c04');
INSERT INTO "choices" VALUES('tall-tower-789v25',156,1,'place 1',1.79587445161955642702e+09,'31cbdc6c775c12d7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',155,1,'build 10',1.79587445162037515639e+09,'1d919aa702cf2763');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',154,1,'end_sales',1.79587445162075757978e+09,'c795e219ee0f8adc');
INSERT INTO "choices" VALUES('tall-tower-789v25',157,1,'place 6',1.79587445162175941468e+09,'b97dd56da7c64478');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',156,1,'place 13',1.79587445162312316897e+09,'16c19b6428bdbf85');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',155,1,'place 28',1.79587445162404227261e+09,'0d0e8bdcc58e98c4');
INSERT INTO "choices" VALUES('tall-tower-789v25',158,0,'sell 17',1.79587445162551021578e+09,'c0af5cbf13fc2876');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',157,1,'place 13',1.79587445162645626068e+09,'a07994798b34454c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',156,1,'end_workers',1.79587445162928581237e+09,'a00010106a48bc8d');
INSERT INTO "choices" VALUES('tall-tower-789v25',159,0,'sell 26',1.79587445163041591641e+09,'f62bfa21fce7f4a7');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',158,1,'place 13',1.79587445163110923768e+09,'9405ea983cc879fb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',157,1,'worker 21',1.79587445163197803503e+09,'ef5c25fbec91df2c');
INSERT INTO "choices" VALUES('tall-tower-789v25',160,0,'end_sales',1.79587445163383579256e+09,'4ac82ce78317fe2f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',159,1,'place 13',1.79587445163479804996e+09,'6ee53ef3d60b7c99');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',158,0,'end_workers',1.79587445163545966148e+09,'5ab58c540ac78748');
INSERT INTO "choices" VALUES('tall-tower-789v25',161,0,'build 42',1.79587445163620328903e+09,'e83faf6d4d1a5613');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',160,0,'build 5',1.79587445163837337489e+09,'8245b296744efcae');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',159,1,'skip_turn',1.79587445163940477368e+09,'a2dc741f9dcd8e61');
INSERT INTO "choices" VALUES('tall-tower-789v25',162,0,'place 6',1.79587445164017724986e+09,'968193248c946d12');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',161,0,'place 10',1.7958744516408522129e+09,'5798e0314d947c98');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',160,0,'end_workers',1795874451.64242,'da5f7f7c5620577b');
INSERT INTO "choices" VALUES('tall-tower-789v25',163,0,'place 1',1.79587445164603495603e+09,'6155822d8e5b8d7b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',162,0,'place 10',1.79587445164664483068e+09,'b263364ba088154e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',161,1,'end_sales',1.79587445164737558359e+09,'620bb1b1834583a8');
INSERT INTO "choices" VALUES('tall-tower-789v25',164,0,'place 6',1.79587445164914846417e+09,'1acb6dd0d9b88a98');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',163,0,'end_workers',1795874451.65023,'30703627b2871ce1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',162,1,'end_building',1.79587445165067124365e+09,'54e3e89a0f914865');
INSERT INTO "choices" VALUES('tall-tower-789v25',165,0,'place 10',1.79587445165143680574e+09,'bd9a159ff06c3b25');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',164,0,'worker 43',1.79587445165457582473e+09,'3f1ff72e1ecd4076');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',163,1,'end_workers',1.79587445165554380416e+09,'0d208ca08fee4b06');
INSERT INTO "choices" VALUES('tall-tower-789v25',166,1,'sell 6',1.79587445165666913984e+09,'ebd6f8e3427959b4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',165,0,'worker 56',1.79587445166199350353e+09,'73b49900f7c2c796');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',164,0,'end_workers',1.79587445166261386875e+09,'727705376f07dfd8');
INSERT INTO "choices" VALUES('tall-tower-789v25',167,1,'end_sales',1.79587445166440105434e+09,'b58eca67ef3aacff');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',166,1,'skip_turn',1.79587445166514158246e+09,'6497ccadd222a58f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',165,1,'skip_turn',1.79587445166548395156e+09,'6d45b2f06f6e00a9');
INSERT INTO "choices" VALUES('tall-tower-789v25',168,1,'end_building',1.79587445166645526891e+09,'58cb387aebb03f21');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',167,0,'skip_turn',1.79587445167060780529e+09,'1a8fa9899155326e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',166,0,'end_workers',1.79587445167156791684e+09,'da8e9fae69a12fe2');
INSERT INTO "choices" VALUES('tall-tower-789v25',169,1,'place 1',1.795874451672604084e+09,'e05dad0c814b1cf3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',168,1,'end_sales',1.79587445167282986637e+09,'3e028875f1cb150b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',167,1,'end_sales',1.79587445167401671408e+09,'a7e6201a282f1ba9');
INSERT INTO "choices" VALUES('tall-tower-789v25',170,1,'end_workers',1.79587445167513108258e+09,'600bfb148909aa5f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',169,1,'build 16',1.79587445167603754992e+09,'4dffb7b554eb2d04');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',168,1,'build 19',1.79587445167718052869e+09,'c34a8642351fa6b9');
INSERT INTO "choices" VALUES('tall-tower-789v25',171,1,'worker 16',1.79587445167813587187e+09,'1507c64b8687137b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',170,1,'place 5',1.79587445167869949342e+09,'aed7942ca695cf87');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',169,1,'place 28',1.79587445167947697645e+09,'78dcb4382a407ec9');
INSERT INTO "choices" VALUES('tall-tower-789v25',172,0,'skip_turn',1.79587445168050694466e+09,'299d7d0a0f14c489');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',171,1,'place 10',1.79587445168178033824e+09,'478a55c7a8ba4936');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',170,1,'end_workers',1.79587445168217492105e+09,'e7ca6fc19a6853fa');
INSERT INTO "choices" VALUES('tall-tower-789v25',173,1,'end_sales',1.79587445168338704108e+09,'f79a33820bfc6e1f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',172,1,'place 10',1.79587445168450593946e+09,'63d41357f22bfa28');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',171,1,'worker 58',1.79587445168536043171e+09,'92e176e90caa7525');
INSERT INTO "choices" VALUES('tall-tower-789v25',174,1,'end_building',1.79587445168560171128e+09,'93b23dbe63608e2d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',173,1,'place 5',1.79587445168616938583e+09,'a7623f95262a5cb4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',172,0,'build 37',1.79587445168733239172e+09,'8f3b45956b02c543');
INSERT INTO "choices" VALUES('tall-tower-789v25',175,1,'place 1',1.79587445168796348568e+09,'896e397b1f961489');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',174,1,'place 5',1.79587445169246268271e+09,'78b19154c107b7d6');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',173,0,'place 19',1.7958744516937346458e+09,'f83ad63317485be6');
INSERT INTO "choices" VALUES('tall-tower-789v25',176,1,'end_workers',1.7958744516947247982e+09,'a63f3d0a219eeb89');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',175,1,'place 5',1.79587445169569158553e+09,'538b9052537ba84c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',174,0,'place 28',1.79587445169645118711e+09,'fe93c4a3a3e59896');
INSERT INTO "choices" VALUES('tall-tower-789v25',177,1,'worker 66',1.79587445169686317448e+09,'47e65dece1139e56');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',176,0,'build 17',1.79587445169798851007e+09,'05ac6d60a8bb401c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',175,0,'place 19',1.79587445169887852669e+09,'9bb1b53ad719e550');
INSERT INTO "choices" VALUES('tall-tower-789v25',178,0,'skip_turn',1.79587445169905757908e+09,'95560084fd4ad0bb');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',177,0,'place 16',1.7958744517001242638e+09,'070b35076118262a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',176,0,'place 28',1.79587445170635581011e+09,'976b7ebcf9e5c16b');
INSERT INTO "choices" VALUES('tall-tower-789v25',179,1,'end_sales',1795874451.70656,'031012722a4a0695');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',178,0,'place 16',1.79587445170774078371e+09,'6f0c26eaaa38ed6b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',177,0,'place 19',1.79587445170956826212e+09,'f643b427da8dda0c');
INSERT INTO "choices" VALUES('tall-tower-789v25',180,1,'build 25',1.79587445171047687527e+09,'6e4fded847fc8ec4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',179,0,'place 16',1.79587445171072220798e+09,'c728f107a16135c6');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',178,0,'end_workers',1.79587445171347784992e+09,'68a278bf16784228');
INSERT INTO "choices" VALUES('tall-tower-789v25',181,1,'place 10',1.79587445171521568301e+09,'0b373b6308482581');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',180,0,'end_workers',1.79587445171539425848e+09,'c50c20485ba2e9f1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',179,0,'worker 39',1.79587445171644902227e+09,'518aa1f47bb3d9b7');
INSERT INTO "choices" VALUES('tall-tower-789v25',182,1,'place 42',1.79587445171762871741e+09,'e272dd5222155d83');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',181,0,'worker 63',1.79587445171781539916e+09,'aacca98945deb715');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',180,0,'worker 1',1.7958744517189443111e+09,'d6c735caf036d1f0');
INSERT INTO "choices" VALUES('tall-tower-789v25',183,1,'place 10',1.79587445171992349628e+09,'a3487766cc601afd');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',182,0,'worker 51',1.79587445172010159487e+09,'91fe51d33bd773a8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',181,0,'worker 48',1.79587445172115421293e+09,'24074c49256bf9a4');
INSERT INTO "choices" VALUES('tall-tower-789v25',184,1,'place 10',1.79587445172227716441e+09,'5a1c47d835377007');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',183,0,'worker 57',1.79587445172249341018e+09,'6bc69d2fdf3dcbdb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',182,0,'worker 69',1.79587445172354221345e+09,'b00b4ee7d665476d');
INSERT INTO "choices" VALUES('tall-tower-789v25',185,0,'skip_turn',1.79587445172458314889e+09,'052fec89cfe87e23');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',184,1,'sell 16',1.79587445172476577754e+09,'30d7ff20c60ca503');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',183,0,'worker 54',1.79587445172614169116e+09,'bf61cb6e889d3af7');
INSERT INTO "choices" VALUES('tall-tower-789v25',186,1,'sell 25',1.79587445172754788403e+09,'3e7c27d84523c0a4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',185,1,'end_sales',1.7958744517283143997e+09,'4f6575bf9fef4ffb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',184,1,'end_sales',1.79587445172856807707e+09,'7d6d01d81983624b');
INSERT INTO "choices" VALUES('tall-tower-789v25',187,1,'end_sales',1.79587445172992014883e+09,'82e8284678d1745a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',186,1,'place 17',1.79587445173100900648e+09,'94b24800db8180ff');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',185,1,'skip_turn',1.79587445173121213913e+09,'b924e59b9c3828df');
INSERT INTO "choices" VALUES('tall-tower-789v25',188,1,'place 42',1.7958744517323503494e+09,'725ebc78ecc22aff');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',187,0,'skip_turn',1.79587445173356962204e+09,'d721fd4c82bfe9a4');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',186,0,'end_sales',1.79587445173428249351e+09,'166e14c21ac43034');
INSERT INTO "choices" VALUES('tall-tower-789v25',189,0,'end_sales',1.7958744517346570492e+09,'487cf5d1c0c407d9');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',188,1,'end_workers',1.79587445173599243161e+09,'bedf783bf3608948');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',187,0,'place 37',1.79587445173702025418e+09,'b46bf77a9428888a');
INSERT INTO "choices" VALUES('tall-tower-789v25',190,0,'build 2',1.79587445173730731015e+09,'b42dc6eb58702884');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',189,0,'end_sales',1.79587445173852658267e+09,'25bc065293f028b9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',188,0,'place 37',1.79587445173975801472e+09,'d34603e1dc49b042');
INSERT INTO "choices" VALUES('tall-tower-789v25',191,0,'place 42',1.79587445174059915546e+09,'416e619169fb320e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',190,0,'skip_turn',1.79587445174091696743e+09,'667d8299ce7a206a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',189,1,'skip_turn',1.79587445174202871324e+09,'9cb4118a6b6a30b5');
INSERT INTO "choices" VALUES('tall-tower-789v25',192,0,'place 42',1.79587445174292778971e+09,'ef1538eef67bde2e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',191,1,'place 17',1.79587445174576854707e+09,'7135f50bf8880a34');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',190,0,'sell 37',1.79587445174653434756e+09,'ed18b1da91f92af4');
INSERT INTO "choices" VALUES('tall-tower-789v25',193,0,'worker 68',1.79587445174692726139e+09,'e64fb973b4d48f81');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',192,1,'end_workers',1.79587445174798178678e+09,'89d92c1874be5f60');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',191,0,'end_sales',1.79587445174926233293e+09,'2729b7417b8b669a');
INSERT INTO "choices" VALUES('tall-tower-789v25',194,0,'worker 69',1.79587445175034213064e+09,'9d675b81a8155c5c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',193,1,'worker 30',1.79587445175054407123e+09,'90ac6137858b8493');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',192,0,'place 19',1.79587445175191307063e+09,'c1fa3ce1b94326fd');
INSERT INTO "choices" VALUES('tall-tower-789v25',195,1,'build 18',1.7958744517530560494e+09,'6e16647d183f3846');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',194,0,'end_sales',1.79587445175364899627e+09,'e82a0ae03b83bbe1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',193,0,'start 7',1.79587445175513958934e+09,'e39e944ea37870ed');
INSERT INTO "choices" VALUES('tall-tower-789v25',196,1,'place 2',1.79587445175553750992e+09,'4f9b6f1647f74ab5');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',195,0,'build 50',1.79587445175656366348e+09,'d14f9d11d8bd2cf0');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',194,0,'start 5',1.79587445175774407385e+09,'026fca224976e4f3');
INSERT INTO "choices" VALUES('tall-tower-789v25',197,1,'end_workers',1.79587445175857400893e+09,'7e45ba1e2291782a');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',196,0,'place 17',1.7958744517587816715e+09,'df2868baaacfb0de');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',195,1,'start 13',1.79587445175991272921e+09,'5c1a072631bbd238');
INSERT INTO "choices" VALUES('tall-tower-789v25',198,1,'worker 36',1.79587445176093864446e+09,'5ee511bbecc97b6c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',197,0,'place 17',1.79587445176134610173e+09,'4e3b2c84dba98dbf');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',196,1,'start 15',1.79587445176244020462e+09,'250c99f9fa9aafaa');
INSERT INTO "choices" VALUES('tall-tower-789v25',199,0,'skip_turn',1795874451.76338,'ad547a7a2d065692');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',198,0,'worker 20',1.79587445176435756685e+09,'cf8559d589608d1e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',197,1,'end_sales',1.79587445176508021349e+09,'7f1244a1156ea46b');
INSERT INTO "choices" VALUES('tall-tower-789v25',200,1,'end_sales',1.79587445176536750798e+09,'9c894bf76b7e34f1');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',199,0,'worker 26',1.79587445176644039152e+09,'7ed766b1d47c4f22');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',198,1,'skip_turn',1.79587445176772642139e+09,'68e203b6d6f9aa26');
INSERT INTO "choices" VALUES('tall-tower-789v25',201,1,'build 12',1.7958744517687387466e+09,'49b23c0e818915d4');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',200,1,'build 48',1.79587445176899862292e+09,'4f0f1aa105c2e408');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',199,0,'end_sales',1.79587445176993656158e+09,'9f22f3b6b3c40f17');
INSERT INTO "choices" VALUES('tall-tower-789v25',202,1,'place 2',1.79587445177426314351e+09,'585526603240ee06');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',201,1,'place 50',1.79587445177445125584e+09,'32776b7d01f65c9a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',200,0,'end_building',1.79587445177551460265e+09,'bd4ba2bcbcaf14ad');
INSERT INTO "choices" VALUES('tall-tower-789v25',203,0,'end_sales',1.79587445177661156649e+09,'2950f124fcda7f7f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',202,1,'place 50',1.79587445177682209019e+09,'0fe9c9ab09fefbcf');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',201,0,'place 5',1.79587445177790427201e+09,'72fa72fca2a68059');
INSERT INTO "choices" VALUES('tall-tower-789v25',204,0,'build 47',1.79587445177892327313e+09,'a6460ab772efdd8d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',203,1,'place 50',1.79587445177910614018e+09,'12d8e2e4d763c884');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',202,0,'place 5',1.79587445178033328053e+09,'f613d6cbcf7a6ea3');
INSERT INTO "choices" VALUES('tall-tower-789v25',205,0,'place 2',1.79587445178140664098e+09,'8e37e61677516b86');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',204,1,'place 50',1.79587445178160190579e+09,'c82e14f511ec7790');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',203,0,'place 7',1.79587445178272867201e+09,'adeaa2f8eeb6c5bb');
INSERT INTO "choices" VALUES('tall-tower-789v25',206,0,'place 12',1.79587445178379607199e+09,'839719e84a37c05b');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',205,1,'worker 66',1.79587445178397130964e+09,'e38edbd75734788b');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',204,0,'place 5',1.79587445178521704679e+09,'fa4e4733dae7a10e');
INSERT INTO "choices" VALUES('tall-tower-789v25',207,0,'place 18',1.79587445178629040712e+09,'7c6a1deacac6d428');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',206,1,'worker 68',1.79587445178650498387e+09,'ca23d569415fa45e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',205,0,'place 15',1.79587445178770065308e+09,'1b9157fb454f2c7c');
INSERT INTO "choices" VALUES('tall-tower-789v25',208,0,'place 12',1.79587445178872799874e+09,'a93786e80f9f1cd3');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',207,1,'worker 38',1.79587445178891897202e+09,'138fccfbf1514542');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',206,1,'sell 15',1.79587445179001498228e+09,'6b444fd86626bbc9');
INSERT INTO "choices" VALUES('tall-tower-789v25',209,0,'place 12',1.7958744517911674976e+09,'711e529f3d5ca277');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',208,1,'worker 40',1.79587445179210877417e+09,'c2171b4eb22113d3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',207,1,'sell 13',1.7958744517924582958e+09,'72c3be1fcdcd2094');
INSERT INTO "choices" VALUES('tall-tower-789v25',210,0,'place 12',1.79587445179352045063e+09,'dcc57634e1d23bbc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',209,0,'build 37',1.79587445179574584962e+09,'6f921f947129724f');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',208,1,'end_sales',1.79587445179613327973e+09,'1694e233c0fb5010');
INSERT INTO "choices" VALUES('tall-tower-789v25',211,1,'skip_turn',1.79587445179687404638e+09,'1c237dc236d0c386');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',210,0,'place 48',1.79587445179750561713e+09,'0b4123286c24bb09');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',209,1,'build 14',1.79587445179998135566e+09,'f91ec72e47435701');
INSERT INTO "choices" VALUES('tall-tower-789v25',212,0,'sell 2',1.79587445180020427708e+09,'d283eb509349eba0');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',211,0,'place 48',1.79587445180641937258e+09,'22c51d5e2fdae7a9');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',210,1,'place 7',1.79587445180761361117e+09,'e5be14491e520587');
INSERT INTO "choices" VALUES('tall-tower-789v25',213,0,'end_sales',1.79587445180828452111e+09,'fa613538d8a861f5');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',212,0,'place 48',1.79587445180980944626e+09,'78011dd002ad23d1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',211,1,'place 5',1.79587445181421446801e+09,'9e07bad29fdfdec4');
INSERT INTO "choices" VALUES('tall-tower-789v25',214,0,'place 18',1.79587445181451201437e+09,'1733d16e2015d713');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',213,0,'place 48',1.7958744518156833648e+09,'23cc8def6e0f93a2');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',212,1,'end_workers',1.79587445181736969947e+09,'7be377043005c851');
INSERT INTO "choices" VALUES('tall-tower-789v25',215,1,'sell 18',1.79587445181776213642e+09,'af2e484cfb924100');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',214,1,'end_workers',1.79587445182345652582e+09,'9f249b61a5609dfb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',213,1,'worker 30',1.79587445182610630986e+09,'b57b5158e3be998d');
INSERT INTO "choices" VALUES('tall-tower-789v25',216,1,'end_sales',1.79587445182679986957e+09,'fbb883b76efe4b87');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',215,0,'skip_turn',1.79587445182756447791e+09,'24492673809f6526');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',214,1,'worker 59',1.79587445183338522908e+09,'8c5d42878ceb1834');
INSERT INTO "choices" VALUES('tall-tower-789v25',217,1,'build 39',1.79587445183745145803e+09,'125f81a49925922d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',216,1,'skip_turn',1.79587445183845281597e+09,'a9cb67a3b7b5d00d');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',215,0,'sell 7',1.79587445183981370923e+09,'2d0382187ff99654');
INSERT INTO "choices" VALUES('tall-tower-789v25',218,1,'place 47',1.79587445184065937998e+09,'c59184ed289a4313');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',217,0,'sell 37',1.79587445184528493886e+09,'54713c2b28ebb710');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',216,0,'end_sales',1.79587445184942197796e+09,'6435a588a1e97b86');
INSERT INTO "choices" VALUES('tall-tower-789v25',219,1,'place 47',1.79587445185024046894e+09,'e81bfa7fc1b8d42f');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',218,0,'end_sales',1.79587445185111546511e+09,'90569e4f720b0383');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',217,0,'end_workers',1.79587445185199213026e+09,'e4742686549a5534');
INSERT INTO "choices" VALUES('tall-tower-789v25',220,1,'place 47',1.79587445185743951794e+09,'d89bc0078faf9b6d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',219,0,'start 22',1.79587445185816216471e+09,'3088dce34431dacd');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',218,1,'sell 14',1.7958744518589689731e+09,'f3b6312d4179148b');
INSERT INTO "choices" VALUES('tall-tower-789v25',221,1,'end_workers',1.79587445186028289798e+09,'151e21d154543980');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',220,0,'start 21',1.79587445186172223092e+09,'d467909f6d741f33');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',219,1,'end_sales',1.7958744518622632027e+09,'cee8ed5ed55cd939');
INSERT INTO "choices" VALUES('tall-tower-789v25',222,1,'worker 31',1.79587445186294436452e+09,'c933a33d56d630b2');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',221,1,'start 19',1.79587445186464643477e+09,'17ce7567b161e6d6');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',220,0,'start 9',1.79587445186545634264e+09,'621ea6acb05ef17e');
INSERT INTO "choices" VALUES('tall-tower-789v25',223,1,'worker 58',1.79587445186735725406e+09,'58b499553e3d6192');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',222,1,'start 45',1.79587445186832022668e+09,'97338608306cb287');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',221,0,'start 20',1.79587445186920642852e+09,'e185343deb733594');
INSERT INTO "choices" VALUES('tall-tower-789v25',224,1,'worker 21',1.79587445186993384361e+09,'86a40284f0fb6610');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',223,0,'end_building',1.79587445187156224254e+09,'fcb549947d9eedac');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',222,1,'start 11',1.79587445187250328067e+09,'5c07f6ece0613228');
INSERT INTO "choices" VALUES('tall-tower-789v25',225,0,'sell 47',1.79587445187395095824e+09,'3d25bb39549894cf');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',224,0,'end_workers',1.79587445187457609178e+09,'9cc5b983ccf76b4c');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',223,1,'start 17',1.79587445187571477893e+09,'4762d49c0bb9d095');
INSERT INTO "choices" VALUES('tall-tower-789v25',226,0,'end_sales',1.79587445187694978712e+09,'ddee9861e665070c');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',225,1,'sell 45',1.79587445187813591956e+09,'f221eabb72f82d46');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',224,1,'end_building',1.795874451878591299e+09,'0fda81d058c44894');
INSERT INTO "choices" VALUES('tall-tower-789v25',227,0,'end_building',1.79587445187914180756e+09,'eca2a88441131e9e');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',226,1,'sell 19',1.79587445188050818436e+09,'186e9e9378c7b217');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',225,1,'place 9',1.79587445188128161429e+09,'830df71f1a5495e8');
INSERT INTO "choices" VALUES('tall-tower-789v25',228,0,'end_workers',1.79587445188253211976e+09,'3a54557dfcbad6dc');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',227,1,'end_sales',1.79587445188336420056e+09,'244c6bcb178a9c96');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',226,1,'end_workers',1.79587445188420033459e+09,'eee5c7a2313ce546');
INSERT INTO "choices" VALUES('tall-tower-789v25',229,1,'sell 39',1.79587445189734601974e+09,'ded867cca45269c1');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',228,1,'build 70',1.79587445190546011923e+09,'b8a842ddfaf7c517');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',227,1,'worker 70',1795874451.90616,'db92b9c5884b4583');
INSERT INTO "choices" VALUES('tall-tower-789v25',230,1,'end_sales',1.79587445190698218348e+09,'30d659722a258c7d');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',229,1,'place 22',1.79587445190781831738e+09,'6e229ff61ae8b3fb');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',228,0,'sell 9',1.7958744519109654426e+09,'d64dea985aebb5ae');
INSERT INTO "choices" VALUES('tall-tower-789v25',231,0,'start 3',1.795874451916077137e+09,'573c86dfe57124a8');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',230,1,'place 22',1.79587445191725468638e+09,'82eef5b891a318d7');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',229,0,'end_sales',1.79587445192383480079e+09,'27eba22e1e97abc4');
INSERT INTO "choices" VALUES('tall-tower-789v25',232,0,'start 43',1.79587445192468047141e+09,'2d30827f51ca8ea6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',231,1,'place 22',1.79587445192543649673e+09,'f9410a1f3ddb84d1');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',230,0,'build 43',1.79587445193143248559e+09,'d5f422cd241bd290');
INSERT INTO "choices" VALUES('tall-tower-789v25',233,1,'start 7',1.79587445193252277374e+09,'b09156336f570ff6');
INSERT INTO "choices" VALUES('coral-spring-3txj3f',232,1,'place 22',1.79587445193882656096e+09,'105fcba71ee3c145');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',231,0,'place 11',1.79587445194535303112e+09,'0fb0d77861c721bb');
INSERT INTO "choices" VALUES('tall-tower-789v25',234,1,'start 19',1.79587445195204758636e+09,'e45d15f2cb985318');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',232,0,'place 11',1.79587445195397496216e+09,'deee164b1faa70fe');
INSERT INTO "choices" VALUES('tall-tower-789v25',235,1,'build 4',1.7958744519547057152e+09,'2487b7114cb8d255');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',233,0,'place 17',1.79587445195969963073e+09,'53ba031333641ba0');
INSERT INTO "choices" VALUES('tall-tower-789v25',236,1,'place 43',1.79587445196485733988e+09,'dada6581caf7986e');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',234,0,'place 17',1.79587445196633648872e+09,'12672efc235551a9');
INSERT INTO "choices" VALUES('tall-tower-789v25',237,1,'place 19',1.7958744519742975235e+09,'cffd439eb59c7528');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',235,1,'skip_turn',1.79587445197489547731e+09,'3bd29758627f99e4');
INSERT INTO "choices" VALUES('tall-tower-789v25',238,1,'place 19',1.7958744519763755798e+09,'ac5a453e494699e8');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',236,0,'sell 43',1.79587445198201608662e+09,'354f16dedefcef80');
INSERT INTO "choices" VALUES('tall-tower-789v25',239,1,'place 19',1.79587445198392033573e+09,'5bb550a1e5aee4f3');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',237,0,'end_sales',1795874451.99638,'23e558479144c5ef');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',238,0,'place 20',1.79587445201000976561e+09,'7736a6b71c5b55af');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',239,0,'place 11',1.79587445201154875754e+09,'d3ebd5951153f268');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',240,0,'end_workers',1.79587445201552391052e+09,'69f7a3acf76695dc');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',241,0,'worker 56',1.79587445202205348016e+09,'49cf406584e9a37a');
INSERT INTO "choices" VALUES('maple-shrine-2584gn',242,0,'worker 34',1.79587445204984188073e+09,'b601ff1ec8261857');
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
INSERT INTO "contest_games" VALUES('tall-tower-789v25','east-wall-q3cwre',1,1,'[1, 2]','[64, 62]');
INSERT INTO "contest_games" VALUES('coral-spring-3txj3f','east-wall-q3cwre',1,2,'[1, 2]','[77, 72]');
INSERT INTO "contest_games" VALUES('ember-cliff-wjhrcw','east-wall-q3cwre',1,3,NULL,NULL);
INSERT INTO "contest_games" VALUES('maple-shrine-2584gn','east-wall-q3cwre',1,4,'[1, 2]','[65, 62]');
CREATE TABLE deals (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "deals" VALUES('2026-11-28','pocket_changan',4,1,'greedy','65844c8a519c3e6c74273ff2244aee3660308fc3c12b4b7726abaeb9a4b3a921');
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
INSERT INTO "decks" VALUES('b8027613bb36934d','55792416422dff7a','xanadu','Mine','# Xanadu: the building cards.
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
',1.79587445266954684255e+09);
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
INSERT INTO "entrants" VALUES('east-wall-q3cwre',0,'Mei','55792416422dff7a',NULL,0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',1,'Temür',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',2,'Aisha',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',3,'Luca',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',4,'Nilufar',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',5,'Bayan',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',6,'Rustam',NULL,'random',0);
INSERT INTO "entrants" VALUES('east-wall-q3cwre',7,'Shirin',NULL,'random',0);
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
INSERT INTO "hints" VALUES('orchid-spring-sxprww',0,0,18,1.79587441720961260797e+09,'[20, [["place 48", 0.5011723414005697, -0.3639799900663048, [["cards in hand", 0.19999999999999996, 0.026868754216957, 1], ["best card", -0.4629277433484932, 0.025329320999862695, 1], ["cards payable now", 0.7222222222222222, 0.022700033465850165, 1], ["kinds within reach", 0.12499999999999999, 0.005454154621520069, 1], ["third card", -0.08252500230857958, -0.005113063598735414, 1], ["rival''s resources", -0.24999999999999997, -0.004076105615757284, 1], ["second rival''s cards", 0.19999999999999996, -0.0036431413892929563, 1]]], ["place 6", 0.42250255813771703, -2.452392287774489, [["cards in hand", -0.19999999999999996, -0.026868754216957, 1], ["best card", 0.4629277433484932, -0.025329320999862695, 1], ["cards payable now", -0.7222222222222222, -0.022700033465850165, 1], ["kinds within reach", -0.12499999999999999, -0.005454154621520069, 1], ["third card", 0.08252500230857958, 0.005113063598735414, 1], ["rival''s resources", 0.24999999999999997, 0.004076105615757284, 1], ["second rival''s cards", -0.19999999999999996, 0.0036431413892929563, 1]]]]]');
INSERT INTO "hints" VALUES('sandal-bowl-agvh4r',0,1,19,1.79587443110777211187e+09,'[19, [["draw_display 2", 0.598695759243363, 1.9759173621756714, [["hand by experience", 0.059999999999999935, 0.007608597553466202, 0], ["display by experience", -0.059999999999999984, 0.004373340470385956, 0]]], ["draw_display 0", 0.592311706143786, 1.7863875871522459, [["hand by experience", -0.059999999999999935, -0.007608597553466202, 0], ["display by experience", 0.059999999999999984, -0.004373340470385956, 0]]], ["draw_deck", 0.5871561262740895, 1.71352579641751, [["hand by experience", -0.21666666666666662, -0.02847740872926217, 0], ["display by experience", 0.059999999999999984, -0.0038403284995657443, 0]]]]]');
INSERT INTO "hints" VALUES('pearl-basin-zpvwpy',0,0,18,1.79587445033728480337e+09,'[18, [["buy 8 0", 0.8548621507492776, 3.9401429929023424, [["Smelter", 0.8333333333333333, 0.049617732412981744, 1], ["laborers", -0.45833333333333326, -0.038965897583613504, 1], ["cities to beat", 0.49999999999999994, 0.036114086381986925, 1], ["soldiers who can defend now", 0.29166666666666663, 0.02265371506062557, 1], ["gifts not ready", -0.49999999999999994, -0.01818757059032569, 1], ["coins ahead of the richest rival", -0.8083333333333335, -0.016903982880205344, 1], ["what my silk will bring", 0.45833333333333337, 0.013927996124695998, 1], ["more soldiers than any rival", 0.44444444444444453, 0.013881037264043678, 1], ["coins", -0.8083333333333331, -0.011901944773977408, 1], ["threat in this round", -0.3333333333333333, 0.010976640654827109, 1], ["trained soldiers", 0.29166666666666663, 0.008337835372434727, 1], ["income", -0.06666666666666665, -0.007743951772301156, 1], ["citizens", -0.08333333333333333, -0.007718057112531992, 1], ["Golden Age", -0.11111111111111108, -0.0065445305290422655, 1], ["Victory Points", -0.033333333333333326, -0.005335144404502158, 1], ["coins after gifts", -0.8083333333333331, -0.005056016012977921, 1], ["rival''s best attack", -0.3333333333333333, 0.005012670275805005, 1], ["best attack", 0.3333333333333333, 0.004459701605081809, 1], ["Fire Temple", -0.9999999999999999, 0.004076247254422894, 1], ["rival''s points to expect", 0.02527322404371584, -0.004016741128657436, 1]]], ["attack 1 0", 0.8047297100349203, 2.866703473449881, [["Smelter", -0.8333333333333333, -0.049617732412981744, 1], ["laborers", 0.45833333333333326, 0.038965897583613504, 1], ["cities to beat", -0.49999999999999994, -0.036114086381986925, 1], ["soldiers who can defend now", -0.29166666666666663, -0.02265371506062557, 1], ["gifts not ready", 0.49999999999999994, 0.01818757059032569, 1], ["coins ahead of the richest rival", 0.8083333333333335, 0.016903982880205344, 1], ["what my silk will bring", -0.45833333333333337, -0.013927996124695998, 1], ["more soldiers than any rival", -0.44444444444444453, -0.013881037264043678, 1], ["coins", 0.8083333333333331, 0.011901944773977408, 1], ["threat in this round", 0.3333333333333333, -0.010976640654827109, 1], ["trained soldiers", -0.29166666666666663, -0.008337835372434727, 1], ["income", 0.06666666666666665, 0.007743951772301156, 1], ["citizens", 0.08333333333333333, 0.007718057112531992, 1], ["Golden Age", 0.11111111111111108, 0.0065445305290422655, 1], ["Victory Points", 0.033333333333333326, 0.005335144404502158, 1], ["coins after gifts", 0.8083333333333331, 0.005056016012977921, 1], ["rival''s best attack", 0.3333333333333333, -0.005012670275805005, 1], ["best attack", -0.3333333333333333, -0.004459701605081809, 1], ["Fire Temple", 0.9999999999999999, -0.004076247254422894, 1], ["rival''s points to expect", -0.02527322404371584, 0.004016741128657436, 1]]], ["gather 1", 0.7977450298112342, 2.986187192640854, [["Smelter", -0.8333333333333333, -0.051958649156775547, 1], ["what my silk will bring", -0.45833333333333337, -0.01529332431347784, 1], ["coins ahead of the richest rival", 0.6583333333333334, 0.011173828910059394, 1], ["Golden Age", -0.16666666666666663, -0.007080370754980839, 1], ["coins", 0.6583333333333332, 0.005284250181032707, 1], ["standard silk", -0.41666666666666663, 0.004965272410499923, 1]]]]]');
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
INSERT INTO "matches" VALUES('bright-valley-3t7zmc','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'3f3163aec925feee847cf297f97ce89c5cb3c7ee096e280e50709e73ab7924d4','55792416422dff7a',0,1.79587440461612033847e+09,1.79587440461612033847e+09,1.79587441129814505578e+09,1.79587441129814505578e+09,'[]','jasmine-poem-2hr6ya',266,'1f783e2240cd229d');
INSERT INTO "matches" VALUES('orchid-spring-sxprww','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'ee188a14fec8f6b1773ab82a4107eb79c711d4a7a43920724be3ee00039382cd','55792416422dff7a',0,1.79587441141680693619e+09,1.79587441147060537338e+09,NULL,1.79587441411764407155e+09,'[0]',NULL,23,'5dfa3504fc49f38e');
INSERT INTO "matches" VALUES('red-port-dz6ywc','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'1458f8a2d35d0df035854a4728287327c9c70b0e45792fe596212a3824a72574','55792416422dff7a',1,1.79587441426647138591e+09,NULL,NULL,1.79587441426647138591e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('jasmine-poem-2hr6ya','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'57502796b203de7be7b32eafa336b5af21b47e97a9db697e5ee181a4f9991e3e','55792416422dff7a',0,1.79587441721761536597e+09,1.79587441721761536597e+09,NULL,1.79587441723146772377e+09,'[0]',NULL,2,'507e2bbb80388455');
INSERT INTO "matches" VALUES('far-sail-fmcbgj','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'9ddc9ccec5106c08509de2d4d999c225d03cce80c8cf8f8297caa85ea757a0d5','55792416422dff7a',0,1.79587441722765016553e+09,1.79587441722765016553e+09,1.79587442589342951779e+09,1.79587442589342951779e+09,'[]','pearl-field-7rdq22',200,'8034e1dd69c12261');
INSERT INTO "matches" VALUES('sandal-bowl-agvh4r','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'037df18e216550e31c7ae3a91f5a61716f0b898cdfac270973e613686442018f','55792416422dff7a',0,1.79587442601815295215e+09,1.7958744261138567924e+09,NULL,1.79587442861641860005e+09,'[1]',NULL,22,'5b98f1d39c291358');
INSERT INTO "matches" VALUES('east-dragon-7b9vn8','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'1435d242bd068bd816ff40506d835fa2162dc0f997d631abf6011c991de392b8','55792416422dff7a',1,1.795874428873903513e+09,NULL,NULL,1.795874428873903513e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('pearl-field-7rdq22','changan',1,'{"decks": "production,science,politics", "first_player": "0", "balanced": "off"}',NULL,'4efcb97a20f5e413c00cfb095e60c502282d15dba5a9b21cee555f62a828d19f','55792416422dff7a',0,1.79587443111859154697e+09,1.79587443111859154697e+09,NULL,1.79587443111859154697e+09,'[0]',NULL,0,'503d19f0506d4818');
INSERT INTO "matches" VALUES('pine-gate-9ts8fs','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'d6f06cd5ed1a8b5f2df85a6599af77f127f97c7736d1b5859d9401ef64a6a8fb','55792416422dff7a',0,1.79587443114331412317e+09,1.79587443114331412317e+09,1.79587443557595038412e+09,1.79587443557595038412e+09,'[]','west-cliff-9a849j',102,'0df9d69114071df4');
INSERT INTO "matches" VALUES('ochre-ladder-483m8m','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'b4f81dacf9a3f2511cfa4edf13d4bb10b729cb92a3d46f9fc39a04386fa76131','55792416422dff7a',0,1.79587443571670484542e+09,1795874435.76878,NULL,1.79587443826688694954e+09,'[1]',NULL,20,'8b8bbeee445a42f7');
INSERT INTO "matches" VALUES('silver-terrace-ny4vgv','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'3f3d809851e7750ad5538a0c7ab9bde2dd9f9c2a375bdfd7b259ff769abd62bb','55792416422dff7a',1,1.79587443851676106451e+09,NULL,NULL,1.79587443851676106451e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('west-cliff-9a849j','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'323ccc6e0508f78bbff5b0015ec9aa0f79d949dd935daa7755a2317daa1fa994','55792416422dff7a',0,1.79587443871883296964e+09,1.79587443871883296964e+09,NULL,1.79587443871883296964e+09,'[0]',NULL,0,'1347b3ff0c6583cf');
INSERT INTO "matches" VALUES('copper-terrace-v3ahdq','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'419de0dc1a805ae091d3d64ed032a20cf42fbf53dcd0d1c3eeefd3cafb1a8db0','55792416422dff7a',0,1.79587443876736903196e+09,1.79587443876736903196e+09,1.7958744458833858967e+09,1.7958744458833858967e+09,'[]','south-castle-wz5wm2',165,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('pearl-basin-zpvwpy','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'bd8fd0e6a9ed350ac8fa93410c71c877b353b77a9db608dcad8556e9a8d56523','55792416422dff7a',0,1.79587444601664161683e+09,1.79587444607078075414e+09,NULL,1795874448.56779,'[0]',NULL,21,'1760f94415d0452c');
INSERT INTO "matches" VALUES('north-village-dw6f5p','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'1ff800eb4d809558908964435280899e8968692ab04165a628a39c88d73f25c4','55792416422dff7a',1,1.79587444882599949836e+09,NULL,NULL,1.79587444882599949836e+09,'[]',NULL,0,NULL);
INSERT INTO "matches" VALUES('south-castle-wz5wm2','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose", "balanced": "off"}',NULL,'2a3599b7a0c8428629660f8963e71cdb1ba792bada7a6a412d0ea0383e3e0c09','55792416422dff7a',0,1.79587445034407138825e+09,1.79587445034407138825e+09,NULL,1.79587445034407138825e+09,'[0]',NULL,0,'cfedf4ebb528a2b7');
INSERT INTO "matches" VALUES('snow-mirror-c5wv4n','pocket_changan',1,'{"length": "standard", "balanced": "off"}',NULL,'781d735289756bf3e888c4704c3d9da8022fa82d0181a9d845d74844293e6dc4','55792416422dff7a',0,1.79587445045607733721e+09,1.79587445045607733721e+09,NULL,1.79587445103017568585e+09,'[1]',NULL,6,'e35c3d42cd421761');
INSERT INTO "matches" VALUES('tall-tower-789v25','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'f1be8425fa9b3c3c74c9406f3f02e49d64fa11fc2ecd0655f507f86e7a0ea282','',0,1.79587445105502343176e+09,1.79587445105502343176e+09,1.79587445198392033573e+09,1.79587445198392033573e+09,'[]',NULL,240,'57a38a6547598cc2');
INSERT INTO "matches" VALUES('coral-spring-3txj3f','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'a848b1661d5604b1cfb5ade6e2752c1fe189370c1a4f8268a2e7a1ce43051701','',0,1.79587445105844068522e+09,1.79587445105844068522e+09,1.79587445193882656096e+09,1.79587445193882656096e+09,'[]',NULL,233,'24afebd29afe9692');
INSERT INTO "matches" VALUES('ember-cliff-wjhrcw','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'a307648b723a3471c78489c61c1c26554f299da6b4e1e364dc1b5a6c618a0e7d','',0,1.79587445106196379662e+09,1.79587445106196379662e+09,NULL,1.79587445107624244693e+09,'[0]',NULL,2,'dac00b579157d4f7');
INSERT INTO "matches" VALUES('maple-shrine-2584gn','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'1080249418ee9acffdd56a22981e84af48f56859879e29a4f7e5aaa4e6bb741f','',0,1.79587445107124614711e+09,1.79587445107124614711e+09,1.79587445204984188073e+09,1.79587445204984188073e+09,'[]',NULL,243,'80fb1ac20f634cea');
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
INSERT INTO "messages" VALUES('orchid-spring-sxprww',0,'55792416422dff7a',0,'Mei','text','Well played.',1.79587441421649169921e+09,0);
INSERT INTO "messages" VALUES('sandal-bowl-agvh4r',0,'55792416422dff7a',0,'Mei','text','Well played.',1.79587442881766724584e+09,0);
INSERT INTO "messages" VALUES('ochre-ladder-483m8m',0,'55792416422dff7a',0,'Mei','text','Well played.',1.79587443846640253067e+09,0);
INSERT INTO "messages" VALUES('pearl-basin-zpvwpy',0,'55792416422dff7a',0,'Mei','text','Well played.',1.79587444876886534687e+09,0);
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
INSERT INTO "notices" VALUES(1,'tournament:east-wall-q3cwre:1:55792416422dff7a:page','55792416422dff7a','ember-cliff-wjhrcw','tournament','{"game": "xanadu", "name": "Autumn cup", "n": "1", "names": "Mei, Rustam"}','en','page','','new',0,1.79587445106469559665e+09,1.79587445106469559665e+09);
CREATE TABLE pairings (
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "pairings" VALUES('east-wall-q3cwre',1,1,'[3, 2]');
INSERT INTO "pairings" VALUES('east-wall-q3cwre',1,2,'[7, 1]');
INSERT INTO "pairings" VALUES('east-wall-q3cwre',1,3,'[0, 6]');
INSERT INTO "pairings" VALUES('east-wall-q3cwre',1,4,'[4, 5]');
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
INSERT INTO "people" VALUES('55792416422dff7a','Mei',1.79587440433611941334e+09);
INSERT INTO "people" VALUES('5173f895b483b48f','Aisha',1.795874404362154007e+09);
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
INSERT INTO "remarks" VALUES('orchid-spring-sxprww',0,0,18,'takes_back','{}',1.79587441411768913273e+09);
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
INSERT INTO "results" VALUES(1,'bright-valley-3t7zmc',0,'55792416422dff7a',NULL,'xanadu',2,2,37,0,1,0,NULL,NULL,5.95170879364013671875e+00,102,1.79587441129818940156e+09);
INSERT INTO "results" VALUES(2,'bright-valley-3t7zmc',1,NULL,'greedy','xanadu',2,1,119,0,1,0,25.0,0.0,0.0,0,1.79587441129818940156e+09);
INSERT INTO "results" VALUES(3,'far-sail-fmcbgj',0,'55792416422dff7a',NULL,'changan',2,2,21,0,1,0,NULL,NULL,8.08642649650573730468e+00,105,1.7958744258935177326e+09);
INSERT INTO "results" VALUES(4,'far-sail-fmcbgj',1,NULL,'greedy','changan',2,1,49,0,1,0,25.0,0.0,0.0,0,1.7958744258935177326e+09);
INSERT INTO "results" VALUES(5,'pine-gate-9ts8fs',0,'55792416422dff7a',NULL,'pocket_changan',2,2,12,0,1,0,NULL,NULL,4.22972440719604492187e+00,57,1.7958744355760059356e+09);
INSERT INTO "results" VALUES(6,'pine-gate-9ts8fs',1,NULL,'greedy','pocket_changan',2,1,137,0,1,0,25.0,0.0,0.0,0,1.7958744355760059356e+09);
INSERT INTO "results" VALUES(7,'copper-terrace-v3ahdq',0,'55792416422dff7a',NULL,'silk_cities',2,2,1,0,1,0,NULL,NULL,6.73383045196533203125e+00,70,1.79587444588342714309e+09);
INSERT INTO "results" VALUES(8,'copper-terrace-v3ahdq',1,NULL,'greedy','silk_cities',2,1,5,0,1,0,25.0,0.0,0.0,0,1.79587444588342714309e+09);
INSERT INTO "results" VALUES(9,'coral-spring-3txj3f',0,NULL,'random','xanadu',2,1,77,0,1,0,NULL,NULL,0.0,0,1.79587445193886971472e+09);
INSERT INTO "results" VALUES(10,'coral-spring-3txj3f',1,NULL,'random','xanadu',2,2,72,0,1,0,NULL,NULL,0.0,0,1.79587445193886971472e+09);
INSERT INTO "results" VALUES(11,'tall-tower-789v25',0,NULL,'random','xanadu',2,1,64,0,1,0,NULL,NULL,0.0,0,1.795874451983959198e+09);
INSERT INTO "results" VALUES(12,'tall-tower-789v25',1,NULL,'random','xanadu',2,2,62,0,1,0,NULL,NULL,0.0,0,1.795874451983959198e+09);
INSERT INTO "results" VALUES(13,'maple-shrine-2584gn',0,NULL,'random','xanadu',2,1,65,0,1,0,NULL,NULL,0.0,0,1.79587445204988312716e+09);
INSERT INTO "results" VALUES(14,'maple-shrine-2584gn',1,NULL,'random','xanadu',2,2,62,0,1,0,NULL,NULL,0.0,0,1.79587445204988312716e+09);
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
INSERT INTO "sessions" VALUES('f79a2deefe4252c5c2fd84a0c8d6a8e8caa477405ee70c55126160df50bb7c40','5173f895b483b48f',1.79587440436216402061e+09,1.79587440436216402061e+09,'');
INSERT INTO "sessions" VALUES('3b7af1c3a6475a72a44acb4b82b09dc663c7f3031c21a8d82b2b945323946568','55792416422dff7a',1.79587440461081504819e+09,1.79587440461081504819e+09,'');
CREATE TABLE settings (
	match_id VARCHAR(48) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (match_id, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "settings" VALUES('orchid-spring-sxprww','hints','on');
INSERT INTO "settings" VALUES('sandal-bowl-agvh4r','hints','on');
INSERT INTO "settings" VALUES('ochre-ladder-483m8m','hints','on');
INSERT INTO "settings" VALUES('pearl-basin-zpvwpy','hints','on');
INSERT INTO "settings" VALUES('snow-mirror-c5wv4n','contest','daily 2026-11-28');
INSERT INTO "settings" VALUES('snow-mirror-c5wv4n','seed','7192f52a8e4a85545eabddd33e9c698fc6fbc4738b7c7013eb4eb36528b35afb');
INSERT INTO "settings" VALUES('tall-tower-789v25','rated','on');
INSERT INTO "settings" VALUES('tall-tower-789v25','contest','tournament east-wall-q3cwre 1');
INSERT INTO "settings" VALUES('tall-tower-789v25','seed','2a8bb5642b01dafcaf567198973052453b0fadd3f11e49f0486708c79fcad204');
INSERT INTO "settings" VALUES('coral-spring-3txj3f','rated','on');
INSERT INTO "settings" VALUES('coral-spring-3txj3f','contest','tournament east-wall-q3cwre 1');
INSERT INTO "settings" VALUES('coral-spring-3txj3f','seed','f76347a745255079c062404c16b3968f2e78109c2821c38d936d0f5a39d118c6');
INSERT INTO "settings" VALUES('ember-cliff-wjhrcw','rated','on');
INSERT INTO "settings" VALUES('ember-cliff-wjhrcw','contest','tournament east-wall-q3cwre 1');
INSERT INTO "settings" VALUES('maple-shrine-2584gn','rated','on');
INSERT INTO "settings" VALUES('maple-shrine-2584gn','contest','tournament east-wall-q3cwre 1');
INSERT INTO "settings" VALUES('maple-shrine-2584gn','seed','95a0d03e13ef61884897b0b50a2f2d4c4087e62bee5158917246b5fcb62fa595');
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
INSERT INTO "tokens" VALUES('ba13c72a26a135310b5292a777c16924a79ef0eb27b8754d88f619b6f32d7a1a','55792416422dff7a','55792416422dff7a','x','read play',1.79587445041093325616e+09,1.79647925041093325612e+09,NULL);
CREATE TABLE tongues (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tongues" VALUES('55792416422dff7a','en');
INSERT INTO "tongues" VALUES('5173f895b483b48f','en');
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
INSERT INTO "tournaments" VALUES('east-wall-q3cwre','Autumn cup','55792416422dff7a','xanadu','{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',2,'swiss',2,'none',8,'random',NULL,1,'7ee10f882401faf1d625a1fc737b58c7621f294d975876075fdf8f358d2b9bc0',1.79587445050397729868e+09,1.79587445102696967131e+09,NULL);
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
INSERT INTO "tries" VALUES('2026-11-28','55792416422dff7a','snow-mirror-c5wv4n',NULL,NULL);
CREATE TABLE vacations (
	person VARCHAR(24) NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	PRIMARY KEY (person, begins), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_tournaments_founder ON tournaments (founder);
CREATE INDEX ix_bugs_match_id ON bugs (match_id);
CREATE INDEX ix_bugs_person ON bugs (person);
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
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_ties_other ON ties (other);
CREATE INDEX ix_invitations_person ON invitations (person);
CREATE INDEX ix_invitations_by ON invitations ("by");
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_runs_state ON runs (state);
CREATE INDEX ix_runs_person ON runs (person);
COMMIT;
