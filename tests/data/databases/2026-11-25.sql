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
INSERT INTO "accounts" VALUES('f243a77842cdab83','mei',NULL,'$argon2id$v=19$m=65536,t=3,p=4$EuOvShzcXV2B8q/18W/zUw$n2onEIx/DR0YvwgyfKIf6d/J2goFfnaOtGgNpVxU5+M',1.79587430287692332263e+09);
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
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'bow-makers');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'canal-lock');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'kumis-house');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'mingde-gate');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'opera-stage');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'post-station');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'tailors-shop');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',0,'water-clock');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'barracks');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'bow-makers');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'brick-kiln');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'bronze-foundry');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'cartwrights');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'crystal-hall');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'earthen-wall');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'fish-pond');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'great-peace-pavilion');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'hanlin-academy');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'hunting-leopards');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'palace-library');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'qianyuan-temple');
INSERT INTO "card_uses" VALUES('orchid-mill-72j9k2',1,'stonecutters-yard');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',0,'ten_circuits_tribute');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',0,'vermilion_bird_avenue');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',0,'water_armillary');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',0,'workshop_overseer');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'autumn_sacrifice');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'capital_prefect');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'corvee_register');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'longshou_mills');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'materia_medica');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'transport_commissioner');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'wei_plain_farmer');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'west_market_timber_pool');
INSERT INTO "card_uses" VALUES('olive-dragon-2crsve',1,'works_secretary');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'feng_sui');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'guang_yun_tan_hui');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'han_lin_yuan');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'hong_wen_guan');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'jiao_fang');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'jie_gu');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'li_bai');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'qing_long_si');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'qu_jiang_chi');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'tai_ji_gong');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'xin_feng_shi');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'xuan_du_guan');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'yan_zhen_qing');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',0,'zhu_que_men');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'bai_fei_dai_xing');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'bo_si_di');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'da_yan_ta');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'du_fu');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'gao_li_shi');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'guo_zi_jian');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'ji_xian_yuan');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'jin_wu_wei');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'kai_yuan_men');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'tai_cang');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'wan_guo_lai_chao');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'wang_wei');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'xi_shi');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'xuan_wu_men');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'yang_yu_huan');
INSERT INTO "card_uses" VALUES('plum-kite-b35ge8',1,'zhong_shu_sheng');
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
INSERT INTO "chairs" VALUES('orchid-mill-72j9k2',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('orchid-mill-72j9k2',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('dawn-horse-5ge66r',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('dawn-horse-5ge66r',1,'human','Aisha','bc54c2b32a014edd',NULL,'');
INSERT INTO "chairs" VALUES('river-mill-ysh5nk',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('river-mill-ysh5nk',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('early-dune-4qd9hr',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('early-dune-4qd9hr',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('olive-dragon-2crsve',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('olive-dragon-2crsve',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('high-road-6vx8p4',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('high-road-6vx8p4',1,'human','Aisha','bc54c2b32a014edd',NULL,'');
INSERT INTO "chairs" VALUES('morning-camel-sjfedp',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('morning-camel-sjfedp',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('clear-mill-tcg4yb',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('clear-mill-tcg4yb',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('plum-kite-b35ge8',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('plum-kite-b35ge8',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('silver-desert-77m8py',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('silver-desert-77m8py',1,'human','Aisha','bc54c2b32a014edd',NULL,'');
INSERT INTO "chairs" VALUES('silver-fan-jb3bgr',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('silver-fan-jb3bgr',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('indigo-stone-h49kdk',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('indigo-stone-h49kdk',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('north-steppe-mn4ray',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('north-steppe-mn4ray',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('far-road-26v49t',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('far-road-26v49t',1,'human','Aisha','bc54c2b32a014edd',NULL,'');
INSERT INTO "chairs" VALUES('jade-shrine-66qbtr',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('jade-shrine-66qbtr',1,'open','',NULL,NULL,'');
INSERT INTO "chairs" VALUES('copper-lamp-9kc7sm',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('copper-lamp-9kc7sm',1,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('olive-dune-78qbzf',0,'bot','Temür',NULL,'greedy','');
INSERT INTO "chairs" VALUES('olive-dune-78qbzf',1,'bot','Aisha',NULL,'greedy','');
INSERT INTO "chairs" VALUES('olive-dune-78qbzf',2,'bot','Luca',NULL,'greedy','');
INSERT INTO "chairs" VALUES('olive-dune-78qbzf',3,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('bamboo-grove-ab33m8',0,'bot','Bayan',NULL,'random','');
INSERT INTO "chairs" VALUES('bamboo-grove-ab33m8',1,'bot','Temür',NULL,'random','');
INSERT INTO "chairs" VALUES('silver-lamp-8bbvhv',0,'bot','Shirin',NULL,'random','');
INSERT INTO "chairs" VALUES('silver-lamp-8bbvhv',1,'bot','Nilufar',NULL,'random','');
INSERT INTO "chairs" VALUES('jasmine-poem-5vjwh5',0,'human','Mei','f243a77842cdab83',NULL,'');
INSERT INTO "chairs" VALUES('jasmine-poem-5vjwh5',1,'bot','Rustam',NULL,'random','');
INSERT INTO "chairs" VALUES('marble-bowl-yywcdz',0,'bot','Luca',NULL,'random','');
INSERT INTO "chairs" VALUES('marble-bowl-yywcdz',1,'bot','Aisha',NULL,'random','');
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
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',0,1,'start 19',1.79587430291897320747e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',1,0,'start 24',1.79587430292223262789e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',2,1,'start 35',1.79587430292416405674e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',3,0,'start 6',1.79587430292722415926e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',4,0,'sell 24',1.7958743029302711487e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',5,0,'sell 6',1.79587430293319702144e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',6,0,'end_sales',1.79587430293604421614e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',7,0,'build 36',1.79587430293909621238e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',8,0,'place 19',1.79587430294219923014e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',9,0,'place 35',1.79587430294516658783e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',10,0,'place 35',1.79587430295026350022e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',11,0,'place 19',1.79587430295325255398e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',12,0,'place 19',1.79587430295606565473e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',13,1,'sell 19',1.7958743029588522911e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',14,1,'end_sales',1.79587430296033859255e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',15,1,'build 51',1.79587430296337819098e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',16,1,'place 35',1.79587430296593356139e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',17,1,'end_workers',1.79587430296727585789e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',18,1,'worker 48',1.79587430296968555455e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',19,0,'skip_turn',1.79587430297534036633e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',20,1,'sell 35',1.79587430297801876064e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',21,1,'end_sales',1.79587430297940754894e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',22,1,'build 61',1.79587430298177719118e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',23,1,'place 51',1.79587430298988413816e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',24,1,'place 51',1.79587430299149775504e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',25,1,'place 51',1.79587430299393653867e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',26,1,'place 51',1795874302.99534);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',27,1,'end_workers',1.79587430299766564372e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',28,1,'worker 26',1.79587430300078821181e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',29,1,'worker 45',1.79587430300213623047e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',30,1,'worker 37',1.79587430300458502771e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',31,1,'worker 59',1.79587430300583457951e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',32,0,'skip_turn',1.79587430301428127282e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',33,1,'skip_turn',1795874303.02243);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',34,0,'skip_turn',1.79587430302620840076e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',35,1,'end_sales',1.79587430304353976246e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',36,1,'build 4',1.7958743030451843739e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',37,1,'place 61',1.7958743030476534367e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',38,1,'end_workers',1.79587430305408835406e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',39,1,'worker 40',1.79587430305543041229e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',40,0,'sell 36',1.79587430306029438974e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',41,0,'end_sales',1.79587430306758594512e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',42,0,'build 18',1.79587430307066440579e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',43,0,'place 4',1.79587430307389664648e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',44,0,'place 61',1.79587430307920694347e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',45,0,'place 4',1.79587430308221840859e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',46,0,'place 4',1.79587430308556127546e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',47,0,'end_workers',1.79587430309143757816e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',48,0,'worker 25',1.79587430309450745585e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',49,0,'worker 56',1.7958743030977702141e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',50,0,'worker 2',1.79587430310315203669e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',51,0,'worker 27',1.7958743031061739922e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',52,1,'sell 61',1.79587430310917019844e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',53,1,'end_sales',1.79587430311339211466e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',54,1,'build 57',1.79587430311511087412e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',55,1,'place 18',1.79587430311774683003e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',56,1,'place 18',1.79587430312063980105e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',57,1,'place 4',1.79587430312595820423e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',58,1,'end_workers',1.79587430312806963913e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',59,1,'worker 42',1.79587430313105225559e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',60,1,'worker 31',1.79587430313599467272e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',61,1,'worker 60',1.79587430314644289023e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',62,0,'sell 18',1.79587430315468883513e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',63,0,'end_sales',1.79587430316370892527e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',64,0,'end_building',1.79587430317133641246e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',65,0,'end_workers',1.79587430318198680882e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',66,1,'end_sales',1.79587430319042158123e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',67,1,'build 15',1.79587430319217824939e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',68,1,'place 57',1.7958743031983509064e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',69,1,'end_workers',1.7958743032180616855e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',70,1,'worker 53',1.795874303221148014e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',71,0,'skip_turn',1.7958743032269091606e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',72,1,'skip_turn',1.79587430323140501975e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',73,0,'skip_turn',1.79587430323503589629e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',74,1,'end_sales',1.79587430323827052123e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',75,1,'build 22',1.79587430324196410183e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',76,1,'place 15',1.79587430324452090261e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',77,1,'end_workers',1.7958743032463386058e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',78,1,'worker 34',1.79587430324895024297e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',79,0,'build 13',1.79587430325199580187e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',80,0,'place 57',1.79587430327589225769e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',81,0,'place 57',1.7958743032790718078e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',82,0,'end_workers',1.79587430328215312959e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',83,0,'worker 5',1.79587430328521370885e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',84,0,'worker 67',1.79587430328796410564e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',85,1,'sell 15',1.79587430329101967814e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',86,1,'end_sales',1.79587430329267549512e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',87,1,'build 64',1.7958743032954006195e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',88,1,'place 22',1.79587430329830861092e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',89,1,'place 22',1.79587430329967260361e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',90,1,'place 22',1.79587430330218505861e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',91,1,'place 22',1.79587430330349826813e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',92,1,'end_workers',1.79587430330548143385e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',93,1,'worker 11',1.79587430330677914622e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',94,1,'worker 23',1.79587430330806612963e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',95,1,'worker 33',1.79587430330953454976e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',96,1,'worker 68',1.79587430331083631519e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',97,0,'sell 13',1.79587430339384722713e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',98,0,'end_sales',1.79587430349426579482e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',99,0,'place 64',1.79587430359791302677e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',100,0,'place 57',1.79587430369389081e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',101,0,'place 64',1.79587430379518055915e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',102,0,'place 64',1.79587430389367079738e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',103,0,'place 64',1.79587430399412178996e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',104,1,'start 8',1.79587430400692653655e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',105,1,'start 20',1.79587430401427102085e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',106,0,'start 14',1.79587430409379529951e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',107,0,'start 12',1.79587430419411730768e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',108,1,'sell 20',1.79587430421318221089e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',109,1,'end_sales',1.79587430421595239636e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',110,1,'build 3',1.79587430421910381316e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',111,1,'place 8',1.79587430422195887562e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',112,1,'end_workers',1.79587430422573208804e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',113,1,'worker 58',1.79587430422900533677e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',114,0,'skip_turn',1.79587430429415464399e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',115,1,'sell 8',1.79587430430124759669e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',116,1,'end_sales',1.79587430431132078173e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',117,1,'build 30',1.79587430432240915297e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',118,1,'place 3',1.79587430432757329942e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',119,1,'place 3',1.79587430433230066297e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',120,1,'end_workers',1.7958743043416333198e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',121,1,'worker 32',1.79587430434419560425e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',122,1,'worker 46',1.7958743043455922604e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',123,0,'end_sales',1.7958743044445104599e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',124,0,'build 69',1.7958743045436611175e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',125,0,'place 3',1.79587430464374351504e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',126,0,'place 30',1.79587430474434876443e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',127,0,'place 12',1.79587430484373879431e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',128,0,'place 30',1.79587430494393920899e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',129,0,'place 30',1.79587430504439330095e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',130,0,'place 30',1.79587430514416432382e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',131,1,'sell 3',1.7958743051480383873e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',132,1,'end_sales',1.79587430514978384967e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',133,1,'build 63',1.7958743051513421535e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',134,1,'place 12',1.79587430515333366389e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',135,1,'place 69',1.79587430515460205076e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',136,1,'place 69',1.7958743051557896137e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',137,1,'place 69',1.79587430515695118901e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',138,1,'place 69',1.79587430515829086304e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',139,0,'sell 12',1.79587430524451661106e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',140,0,'sell 14',1.79587430534421586989e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',141,0,'end_sales',1.79587430544410395615e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',142,0,'end_workers',1.79587430554599261287e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',143,1,'skip_turn',1.79587430555920743945e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',144,0,'end_building',1795874305.64441);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',145,0,'end_workers',1.79587430574421310419e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',146,1,'end_sales',1.79587430575516128535e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',147,1,'build 21',1.79587430576184868807e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',148,1,'place 63',1.79587430576340508457e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',149,1,'end_workers',1.79587430576563167566e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',150,1,'worker 29',1.79587430577371096615e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',151,0,'build 1',1.79587430584559631344e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',152,0,'place 21',1.79587430594384098048e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',153,0,'place 63',1.79587430604361391068e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',154,0,'end_workers',1.79587430614398360249e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',155,0,'worker 30',1.79587430624417519571e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',156,0,'worker 42',1.79587430634419894211e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',157,1,'sell 63',1.79587430635175395008e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',158,1,'end_sales',1.79587430635707831385e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',159,1,'build 22',1.79587430636106824876e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',160,1,'place 21',1.79587430636480069158e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',161,1,'end_workers',1.79587430636805725102e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',162,1,'worker 58',1.79587430637212133407e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',163,0,'sell 1',1.79587430644383931155e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',164,0,'end_sales',1.79587430654373383519e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',165,0,'build 10',1.79587430664448094363e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',166,0,'place 21',1.7958743067443685531e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',167,0,'place 21',1.79587430684424161908e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',168,0,'place 22',1.79587430694611763955e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',169,0,'place 22',1.79587430704400539396e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',170,1,'end_sales',1.79587430705369877816e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',171,1,'build 61',1.79587430705908608435e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',172,1,'place 22',1.79587430706158280376e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',173,1,'place 22',1.79587430706360554697e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',174,1,'end_workers',1.79587430706548762324e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',175,1,'worker 2',1.79587430706733894346e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',176,1,'worker 53',1.7958743070692255497e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',177,0,'skip_turn',1.79587430714478492733e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',178,1,'sell 61',1.79587430715220785137e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',179,1,'end_sales',1.79587430715910148625e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',180,1,'build 33',1.79587430716423869132e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',181,1,'place 10',1.79587430716667032244e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',182,1,'place 10',1.79587430716947841647e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',183,1,'place 10',1.79587430717168378829e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',184,1,'end_workers',1.79587430717332172396e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',185,1,'worker 40',1.79587430717495870587e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',186,1,'worker 32',1.79587430717637348172e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',187,1,'worker 13',1.79587430717779707907e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',188,0,'sell 10',1.79587430724472498898e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',189,0,'end_sales',1.79587430734411144257e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',190,0,'end_building',1.79587430744361329073e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',191,0,'end_workers',1.79587430754449939732e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',192,1,'skip_turn',1.79587430755600023276e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',193,0,'skip_turn',1.79587430764486098285e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',194,1,'end_sales',1.79587430765259933474e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',195,1,'place 33',1.79587430765675377846e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',196,1,'place 33',1.79587430765987658503e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',197,1,'end_workers',1.79587430766258502007e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',198,1,'worker 11',1795874307.66435);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',199,1,'worker 17',1.79587430766647148131e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',200,0,'place 33',1.79587430774494957925e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',201,0,'place 33',1.79587430784416127206e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',202,0,'worker 51',1.79587430794403576849e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',203,0,'worker 7',1.79587430804435276986e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',204,1,'start 8',1.79587430805535268785e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',205,1,'start 19',1.79587430806591701504e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',206,0,'start 6',1.79587430814493918419e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',207,0,'start 26',1.79587430824413585663e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',208,1,'sell 19',1.79587430824824237818e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',209,1,'end_sales',1.79587430825027322776e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',210,1,'build 4',1.79587430825491261481e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',211,1,'place 8',1.79587430825648617749e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',212,1,'end_workers',1.79587430825803780554e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',213,1,'worker 36',1.79587430825945878034e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',214,0,'sell 6',1.79587430834398150444e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',215,0,'end_sales',1.79587430844423985481e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',216,0,'end_building',1.79587430854435181615e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',217,0,'place 26',1.79587430864520144462e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',218,0,'place 4',1.79587430874440932273e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',219,0,'place 8',1.79587430884484720232e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',220,0,'end_workers',1.79587430894406318657e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',221,0,'worker 47',1.7958743090445597172e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',222,0,'worker 27',1.79587430914594078064e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',223,0,'worker 31',1.7958743092442543506e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',224,1,'sell 4',1.79587430925028681757e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',225,1,'end_sales',1.79587430925356626512e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',226,1,'build 45',1.79587430925630164141e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',227,1,'place 26',1.79587430925899362564e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',228,1,'place 26',1.795874309261841774e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',229,1,'end_workers',1.79587430926377415651e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',230,1,'worker 34',1.79587430926616549494e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',231,1,'worker 62',1.79587430926825213431e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',232,0,'sell 26',1.79587430934581947323e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',233,0,'end_sales',1.79587430944443655011e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',234,0,'build 9',1.79587430954390430445e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',235,0,'place 45',1.79587430964427447323e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',236,0,'place 45',1.79587430974385356906e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',237,0,'place 45',1.79587430984381532668e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',238,0,'place 8',1.79587430994369053839e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',239,1,'sell 45',1.79587430994935345644e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',240,1,'end_sales',1.79587430995383620264e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',241,1,'build 18',1.79587430995776963231e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',242,1,'place 8',1.79587430996061301236e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',243,1,'end_workers',1.79587430996309423449e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',244,1,'worker 25',1.7958743099674994945e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',245,0,'sell 9',1.7958743100438923836e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',246,0,'end_sales',1.79587431014357733725e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',247,0,'build 39',1.79587431024410581594e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',248,0,'place 18',1.79587431034381389614e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',249,0,'end_workers',1.7958743104441297054e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',250,0,'worker 5',1.79587431054410266882e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',251,1,'end_sales',1.79587431054850411417e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',252,1,'build 57',1.79587431055051589007e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',253,1,'place 39',1.79587431055271649362e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',254,1,'place 18',1.79587431055457091332e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',255,1,'place 18',1.7958743105559489727e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',256,1,'place 18',1.79587431055955123906e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',257,1,'end_workers',1.79587431056168127059e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',258,1,'worker 59',1.79587431056315112117e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',259,1,'worker 67',1.79587431056444859502e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',260,1,'worker 54',1.79587431056581640249e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',261,1,'worker 15',1.79587431056704330441e+09);
INSERT INTO "choices" VALUES('orchid-mill-72j9k2',262,0,'skip_turn',1.79587431064402365684e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',0,0,'start 3',1.79587431094398283955e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',1,1,'start 10',1.79587431104364705089e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',2,0,'start 17',1.79587431114367485039e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',3,1,'start 2',1.79587431124446511273e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',4,1,'skip_turn',1.79587431139370322223e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',5,0,'end_sales',1.79587431149789905548e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',6,0,'end_building',1.79587431164430975918e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',7,0,'place 3',1.79587431179417085641e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',8,0,'place 2',1.79587431194386315342e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',9,0,'place 10',1.79587431209425091738e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',10,0,'place 17',1.79587431224420428273e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',11,0,'place 2',1.79587431239577674868e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',12,0,'place 10',1.79587431254344511029e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',13,1,'sell 10',1.79587431264356565474e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',14,1,'end_sales',1.79587431279419064518e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',15,1,'build 47',1.79587431294371747967e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',16,1,'place 17',1.79587431309412097935e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',17,1,'place 2',1.7958743132442264557e+09);
INSERT INTO "choices" VALUES('dawn-horse-5ge66r',18,1,'place 2',1.79587431339408516882e+09);
INSERT INTO "choices" VALUES('early-dune-4qd9hr',0,1,'start 7',1.79587431585399222378e+09);
INSERT INTO "choices" VALUES('early-dune-4qd9hr',1,1,'start 20',1.79587431586431789396e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',0,0,'draw_display 0',1.7958743158713343143e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',1,0,'end_turn',1.79587431588357543943e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',2,1,'draw_display 2',1.79587431588756036757e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',3,1,'end_turn',1.79587431588904452325e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',4,0,'draw_display 0',1.79587431589476323131e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',5,0,'end_turn',1.79587431589781641953e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',6,1,'draw_display 0',1.79587431590159082419e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',7,1,'end_turn',1.79587431590958404538e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',8,0,'produce 1',1.79587431591536760325e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',9,0,'play 51',1.79587431591837739944e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',10,0,'play 58',1.79587431592327880858e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',11,0,'play 15',1.79587431592622303959e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',12,0,'collect',1.79587431592931175234e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',13,0,'end_turn',1.79587431593408966071e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',14,1,'produce 3',1.79587431593797922134e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',15,1,'play 9',1.79587431594058060651e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',16,1,'collect',1.79587431595192170141e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',17,1,'end_turn',1.79587431595352292057e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',18,0,'draw_display 0',1.79587431595912981035e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',19,0,'draw_deck',1.79587431596810388561e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',20,0,'draw_display 0',1.79587431597138357159e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',21,0,'end_turn',1.79587431597468447684e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',22,1,'build 3 2',1.79587431598373365405e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',23,1,'end_turn',1.79587431598506760597e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',24,0,'produce 2',1.79587431604370260235e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',25,0,'play 49',1.79587431614433717724e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',26,0,'play 36',1.7958743162442154885e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',27,0,'play 6',1.79587431634364032739e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',28,0,'collect',1.79587431644456982609e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',29,0,'end_turn',1.79587431654409670827e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',30,1,'produce 1',1.79587431655245447154e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',31,1,'play 10',1.79587431655566358559e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',32,1,'collect',1.79587431655913329128e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',33,1,'end_turn',1.79587431656155014042e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',34,0,'draw_display 1',1.79587431664373540877e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',35,0,'end_turn',1.79587431674364185335e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',36,1,'produce 2',1.79587431677224707601e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',37,1,'play 5',1.79587431677477979657e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',38,1,'collect',1.79587431677718520166e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',39,1,'acquire 0 2',1.79587431677849364277e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',40,1,'end_turn',1.79587431677987408636e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',41,0,'produce 0',1.79587431684422469142e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',42,0,'move 1 3',1.79587431694443106647e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',43,0,'collect',1.79587431704426980011e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',44,0,'end_turn',1.79587431714443874356e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',45,1,'build 1 3',1.7958743171493706703e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',46,1,'acquire 0 0',1.79587431715400815002e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',47,1,'end_turn',1.79587431715535330778e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',48,0,'buy 3',1.79587431724393224719e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',49,0,'draw_display 1',1.79587431734399914735e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',50,0,'draw_display 0',1.79587431744431042673e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',51,0,'end_turn',1.7958743175442476273e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',52,1,'produce 3',1.79587431755669879908e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',53,1,'play 55',1.79587431755969691282e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',54,1,'collect',1.79587431756223678581e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',55,1,'end_turn',1.79587431756576323504e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',56,0,'produce 3',1.79587431764458417896e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',57,0,'move 2 2',1.79587431774415659906e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',58,0,'play 54',1.79587431784419918057e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',59,0,'collect',1.79587431794385552407e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',60,0,'buy 3',1.79587431804367256161e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',61,0,'end_turn',1.79587431814409351346e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',62,1,'build 3 2',1.79587431815844678875e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',63,1,'use',1.7958743181637134552e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',64,1,'pick 1',1.79587431816695237158e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',65,1,'gate 0',1.79587431816988515854e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',66,1,'pick 6',1.79587431817161178584e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',67,1,'gate 1',1.79587431817319035523e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',68,1,'acquire 0 3',1.79587431817500567431e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',69,1,'end_turn',1.79587431817640352251e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',70,0,'draw_deck',1.79587431824381041529e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',71,0,'end_turn',1.79587431834417033194e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',72,1,'build 1 1',1.79587431835395884517e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',73,1,'use',1.79587431835640978818e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',74,1,'pick 54',1.79587431836191821097e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',75,1,'gate 1',1.79587431836369109151e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',76,1,'end_turn',1.79587431836564373963e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',77,0,'draw_deck',1.79587431844381117821e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',78,0,'end_turn',1.79587431854461932181e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',79,0,'discard 52',1.79587431864353942873e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',80,1,'produce 3',1.79587431865073823928e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',81,1,'play 15',1.7958743186546664238e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',82,1,'collect',1.79587431865714621543e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',83,1,'end_turn',1.79587431865864872925e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',84,0,'produce 1',1.7958743187440516949e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',85,0,'play 16',1.79587431884452152254e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',86,0,'move 3 1',1.79587431894375157363e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',87,0,'play 44',1.79587431904472017286e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',88,0,'collect',1.79587431914429211613e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',89,0,'end_turn',1.79587431924437832832e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',90,1,'draw_display 0',1.79587431925021648402e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',91,1,'done',1.79587431925239372253e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',92,1,'end_turn',1.79587431925415396682e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',93,0,'produce 0',1.79587431934363961219e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',94,0,'move 3 1',1.79587431944393563273e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',95,0,'collect',1.79587431954458045958e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',96,0,'end_turn',1.79587431964419746402e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',97,1,'draw_display 1',1.79587431965005707738e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',98,1,'draw_display 1',1.7958743196540791989e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',99,1,'draw_display 1',1.79587431965602517124e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',100,1,'end_turn',1.79587431965749335293e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',101,0,'build 1 1',1.79587431974396395683e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',102,0,'buy 3',1.7958743198438425064e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',103,0,'end_turn',1.7958743199435298443e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',104,1,'produce 1',1.79587431995292758938e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',105,1,'move 2 1',1.7958743199706053734e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',106,1,'collect',1.79587431998602581025e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',107,1,'activate 1',1.79587431998867940903e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',108,1,'pick 13',1.79587431999547958373e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',109,1,'gate 2',1.79587432000206756593e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',110,1,'acquire 0 0',1.79587432000383853906e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',111,1,'end_turn',1795874320.00526);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',112,0,'build 0 3',1.79587432009412145618e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',113,0,'acquire 1 1',1.79587432019400835038e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',114,0,'end_turn',1.79587432029373311997e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',115,1,'build 2 2',1.7958743203117482662e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',116,1,'end_turn',1.79587432031743955609e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',117,0,'produce 0',1.79587432039411902433e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',118,0,'play 5',1.79587432049402880669e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',119,0,'play 59',1.79587432059365963935e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',120,0,'collect',1.79587432069398903844e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',121,0,'buy 1',1.7958743207937896252e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',122,0,'end_turn',1.7958743208950338363e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',123,1,'produce 1',1.79587432091221570968e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',124,1,'play 53',1.79587432092123126985e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',125,1,'play 49',1.79587432092799592015e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',126,1,'collect',1.79587432093777441977e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',127,1,'activate 1',1.79587432094009184831e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',128,1,'pick 47',1.79587432094207549099e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',129,1,'gate 2',1.79587432094593167303e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',130,1,'acquire 0 0',1.79587432094842386247e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',131,1,'end_turn',1.79587432094973874089e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',132,0,'build 0 2',1795874321.04429);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',133,0,'decline',1.79587432114432406422e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',134,0,'buy 2',1.79587432124421191208e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',135,0,'end_turn',1.79587432134382820126e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',136,1,'build 2 3',1.79587432134950447087e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',137,1,'end_turn',1.79587432135514402393e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',138,0,'draw_deck',1.79587432144382715222e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',139,0,'draw_display 0',1.79587432154353737832e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',140,0,'draw_display 0',1.79587432164440488819e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',141,0,'end_turn',1.7958743217460064888e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',142,1,'produce 2',1.79587432176576590535e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',143,1,'move 1 3',1.79587432178158879284e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',144,1,'collect',1.7958743217860178948e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',145,1,'activate 2',1.79587432178881239888e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',146,1,'pick 59',1.79587432179154181475e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',147,1,'gate 1',1.79587432179845881462e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',148,1,'done',1.79587432180105400084e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',149,1,'acquire 0 1',1.79587432180586123462e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',150,1,'end_turn',1.79587432180960631365e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',151,0,'produce 1',1.79587432189422822005e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',152,0,'move 0 1',1.79587432199389624592e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',153,0,'play 39',1.79587432209401130682e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',154,0,'collect',1.79587432219427800181e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',155,0,'acquire 1 2',1.79587432229386878015e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',156,0,'end_turn',1.79587432239731311801e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',157,1,'produce 0',1.79587432240423750876e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',158,1,'play 36',1.79587432240762710569e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',159,1,'move 2 1',1.79587432240966367725e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',160,1,'collect',1.79587432241170692447e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',161,1,'buy 3',1.79587432241355323793e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',162,1,'end_turn',1.7958743224151182175e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',163,0,'produce 2',1.79587432249418520926e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',164,0,'play 56',1.79587432259419012064e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',165,0,'move 1 2',1.79587432269381928441e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',166,0,'collect',1.7958743227937293053e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',167,0,'done',1.79587432289420604702e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',168,0,'end_turn',1.79587432299410080906e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',169,1,'build 1 1',1.79587432300901365285e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',170,1,'acquire 0 2',1.79587432301886653902e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',171,1,'end_turn',1.79587432302158975594e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',172,0,'draw_deck',1.79587432309432196621e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',173,0,'draw_display 0',1.79587432319397783276e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',174,0,'draw_display 2',1.79587432329431223869e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',175,0,'end_turn',1.79587432339409470557e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',176,0,'discard 8',1.79587432349389791493e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',177,0,'discard 12',1.79587432360313344007e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',178,1,'produce 2',1.7958743236236393452e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',179,1,'move 0 2',1.79587432363322973246e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',180,1,'collect',1.79587432364124488827e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',181,1,'activate 2',1.79587432365455341339e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',182,1,'pick 4',1.79587432366385245322e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',183,1,'gate 1',1.79587432367249536513e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',184,1,'done',1.79587432367452430725e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',185,1,'acquire 0 2',1.79587432367867207531e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',186,1,'end_turn',1.79587432368213796617e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',187,0,'build 1 0',1.79587432374400591842e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',188,0,'acquire 1 2',1.79587432384377789496e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',189,0,'end_turn',1.7958743239445133209e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',190,0,'discard 14',1.79587432404466533662e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',191,1,'produce 3',1.79587432408240723607e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',192,1,'play 39',1.79587432409049963955e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',193,1,'move 2 1',1.7958743240928564072e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',194,1,'collect',1.79587432412456107135e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',195,1,'end_turn',1.7958743241768627167e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',196,0,'acquire 1 3',1.79587432424796271325e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',197,0,'draw_display 0',1.79587432434395337108e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',198,0,'done',1.79587432444360899919e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',199,0,'end_turn',1.79587432454365611075e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',200,0,'discard 48',1.79587432464388561254e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',201,0,'discard 36',1.79587432474424481395e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',202,1,'build 2 1',1.79587432476674985887e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',203,1,'swap 1 2',1.79587432476982975003e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',204,1,'swap 1 3',1795874324.77225);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',205,1,'pay',1.79587432477437543873e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',206,1,'use',1.79587432477571678156e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',207,1,'space 1 1',1795874324.77911);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',208,1,'space 1 3',1.79587432478066921239e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',209,1,'end_turn',1.79587432478214764595e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',210,0,'draw_display 0',1.79587432484421515464e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',211,0,'draw_display 0',1.79587432494411611554e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',212,0,'end_turn',1.79587432504451513289e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',213,0,'discard 41',1.79587432514440011976e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',214,0,'discard 43',1.79587432530259299276e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',215,1,'build 0 0',1.79587432554553627964e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',216,1,'swap 1 2',1.79587432562417650223e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',217,1,'swap 1 3',1.79587432562594294547e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',218,1,'use',1.79587432562725234034e+09);
INSERT INTO "choices" VALUES('olive-dragon-2crsve',219,1,'end_turn',1.7958743257136931419e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',0,0,'draw_display 0',1.79587432573301219941e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',1,0,'end_turn',1.79587432579364347459e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',2,1,'produce 2',1.79587432589376282694e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',3,1,'play 48',1.7958743260440855026e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',4,1,'collect',1.79587432621453309058e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',5,1,'end_turn',1.79587432634394788743e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',6,0,'produce 0',1.79587432645408654214e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',7,0,'play 16',1.79587432659415364259e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',8,0,'collect',1.79587432674387025835e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',9,0,'buy 1',1.79587432689401960378e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',10,0,'end_turn',1.79587432704354405402e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',11,1,'produce 1',1.7958743271505625248e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',12,1,'play 11',1.7958743272941322327e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',13,1,'play 56',1.79587432744434523585e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',14,1,'move 2 1',1.79587432759388780593e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',15,1,'collect',1.79587432774592518805e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',16,1,'end_turn',1.79587432789416408533e+09);
INSERT INTO "choices" VALUES('high-road-6vx8p4',17,0,'draw_deck',1.79587432799370741842e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',0,0,'play 52 3',1.79587433071521782868e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',1,0,'take 14',1.79587433071852374077e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',2,0,'play 1 0',1.79587433072231101986e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',3,0,'take 32',1.79587433072581553455e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',4,1,'pay 13',1.79587433073981642727e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',5,1,'buy 38',1.79587433075081205364e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',6,1,'place 2',1.7958743307575109005e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',7,1,'take 15',1.79587433076089310647e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',8,1,'pay 25',1.79587433076576519011e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',9,1,'buy 62',1.79587433077101850508e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',10,1,'place 3',1.79587433077773284909e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',11,0,'play 35 2',1.79587433078814601898e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',12,0,'take 37',1.7958743307917752266e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',13,0,'pay 14',1.79587433079674148555e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',14,0,'buy 34',1.79587433080011487003e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',15,0,'keep',1.79587433080347466467e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',16,1,'play 39 2',1.79587433080709576605e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',17,1,'play 55 3',1.79587433082151365281e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',18,0,'play 37 2',1.79587433082649779322e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',19,0,'pay 41',1.79587433082984185219e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',20,0,'buy 45',1.79587433083300542836e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',21,0,'place 2',1.79587433083612608908e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',22,1,'pay 15',1.79587433083943176265e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',23,1,'buy 4',1.79587433084143257146e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',24,1,'place 0',1.79587433084422826764e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',25,1,'take 5',1.79587433085351276399e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',26,1,'pay 31',1.79587433086855053905e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',27,1,'buy 7',1.79587433087083077429e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',28,1,'place 0',1.79587433088002467159e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',29,0,'play 47 0',1.79587433094440746309e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',30,0,'pass',1.79587433104385066039e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',31,1,'draw',1.7958743310558946132e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',32,1,'play 42 2',1.79587433106080126762e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',33,0,'play 32 1',1.79587433114424848551e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',34,0,'draw',1.79587433124426031115e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',35,1,'play 27 2',1.79587433125217080112e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',36,1,'draw',1.79587433125826525688e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',37,0,'pay 24',1.79587433134594416615e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',38,0,'buy 23',1.79587433144980216023e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',39,0,'place 1',1.79587433154417467121e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',40,0,'pay 50',1.79587433164358925823e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',41,0,'buy 0',1.79587433174404335024e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',42,0,'keep',1.79587433184418654441e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',43,1,'pay 12',1.79587433186028456685e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',44,1,'buy 60',1.79587433186588597304e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',45,1,'place 2',1.79587433186768317223e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',46,1,'pay 5',1.79587433187443256373e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',47,1,'buy 63',1.79587433187795567513e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',48,1,'place 3',1.79587433187960791589e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',49,0,'play 0 0',1.79587433194441223145e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',50,0,'play 34 1',1.79587433204364442821e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',51,0,'recall 47',1.79587433214357566836e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',52,0,'play 10 0',1.79587433224382877344e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',53,1,'pay 58',1.79587433229239296908e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',54,1,'buy 57',1.79587433229891514779e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',55,1,'place 2',1.79587433230087256436e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',56,1,'take 29',1.79587433230975389479e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',57,0,'take 43',1.7958743323973243237e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',58,1,'pay 29',1.79587433241229104991e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',59,1,'buy 8',1.79587433242673802378e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',60,1,'place 0',1.79587433243139457704e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',61,0,'play 47 1',1.79587433249411725999e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',62,0,'play 43 1',1.79587433259427380559e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',63,1,'draw',1.79587433260015177731e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',64,1,'pay 49',1.7958743326136453152e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',65,1,'buy 46',1.79587433261750602717e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',66,1,'place 2',1.79587433261912894251e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',67,0,'draw',1.79587433269410514831e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',68,0,'pass',1.79587433279421353335e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',69,1,'pay 36',1.79587433280764412887e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',70,1,'buy 20',1.79587433280961465838e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',71,1,'place 1',1.79587433281322884559e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',72,1,'play 22 1',1.79587433282607769969e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',73,0,'draw',1.79587433289354848862e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',74,0,'draw',1.79587433299423623088e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',75,1,'pay 2',1.79587433299819517135e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',76,1,'buy 48',1.7958743330100996494e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',77,1,'keep',1.79587433301168179515e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',78,1,'pay 33',1.79587433301350784305e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',79,1,'buy 16',1.7958743330219402313e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',80,1,'keep',1.79587433302338600159e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',81,0,'pay 3',1.79587433309436392782e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',82,0,'buy 40',1.79587433319382071489e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',83,0,'place 2',1.79587433329425358776e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',84,0,'pay 61',1.79587433339439606671e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',85,0,'buy 28',1.7958743334945018291e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',86,0,'place 1',1.79587433359408497812e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',87,1,'play 30 1',1.79587433359904170035e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',88,1,'pay 19',1.79587433360634851457e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',89,1,'buy 21',1.79587433360964345927e+09);
INSERT INTO "choices" VALUES('plum-kite-b35ge8',90,1,'keep',1.79587433361113858222e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',0,0,'pay 47',1.79587433389373564724e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',1,0,'buy 26',1.795874334044324398e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',2,0,'keep',1.79587433419373559951e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',3,0,'play 55 3',1.79587433434439921377e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',4,1,'draw',1.79587433444434332852e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',5,1,'pay 13',1.79587433459438729288e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',6,1,'buy 4',1.79587433474420118334e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',7,1,'place 0',1.79587433489441561699e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',8,1,'skip',1.79587433504423284527e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',9,0,'pay 26',1.79587433514445567132e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',10,0,'buy 18',1.79587433529429459574e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',11,0,'place 1',1.79587433544410896308e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',12,0,'pay 2',1.79587433559394693376e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',13,0,'buy 45',1.79587433574374938016e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',14,0,'keep',1.79587433589384627341e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',15,1,'play 50 3',1.79587433599478864666e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',16,1,'offer 40',1.7958743361446297169e+09);
INSERT INTO "choices" VALUES('silver-desert-77m8py',17,1,'take 34',1.79587433629423666005e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',0,1,'claim 7',1.79587433821399545673e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',1,0,'claim 10',1.79587433821819114684e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',2,1,'gather 0',1.79587433822347116471e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',3,1,'gather 1',1.79587433823062467578e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',4,1,'grow',1.79587433823395872115e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',5,1,'sell 1 0',1.7958743382427985668e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',6,1,'toll 3',1.79587433824637866018e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',7,1,'end',1.79587433824975848195e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',8,0,'want 1 20',1.79587433826368021968e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',9,0,'want 2 3',1.79587433827565598485e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',10,0,'want 3 3',1.79587433827976393702e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',11,0,'gather 0',1.79587433828365254399e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',12,0,'end',1.79587433828804922102e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',13,0,'rise 15',1.79587433829180049896e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',14,0,'put 1',1.79587433829572820664e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',15,1,'limit 11',1.79587433831152248377e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',16,0,'limit 30',1.7958743383140110969e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',17,0,'put 2',1.7958743383943073749e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',18,1,'limit 9',1.79587433839841246604e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',19,0,'limit 20',1.79587433849363398551e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',20,0,'put 3',1.79587433859375929833e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',21,1,'limit 2',1.79587433860732293127e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',22,0,'limit 11',1795874338.69376);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',23,0,'put 3',1.79587433879405903823e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',24,1,'limit 2',1.79587433880760264401e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',25,0,'limit 9',1.79587433889372491838e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',26,0,'put 2',1.79587433899379849428e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',27,1,'limit 9',1.79587433899845361705e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',28,0,'limit 11',1.79587433909396719934e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',29,0,'put 0',1.79587433919489717487e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',30,1,'limit 10',1.79587433921562767032e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',31,0,'limit 0',1.79587433929375624649e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',32,0,'put 0',1.79587433939373302457e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',33,1,'limit 10',1.79587433939889860152e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',34,0,'limit 3',1.79587433949444651602e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',35,1,'rise 2',1.79587433949917411801e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',36,1,'put 2',1.79587433950137090677e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',37,1,'limit 3',1.79587433950351285931e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',38,0,'limit 0',1.79587433959396505353e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',39,1,'put 2',1.79587433959877038006e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',40,1,'limit 3',1.79587433960117292403e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',41,0,'limit 2',1.79587433969371628762e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',42,1,'put 0',1.79587433969876527784e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',43,1,'limit 3',1.79587433970100617411e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',44,0,'limit 1',1.79587433979379320139e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',45,1,'put 0',1.79587433979842591279e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',46,1,'limit 3',1.79587433980082488054e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',47,0,'limit 3',1.79587433989426612859e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',48,1,'put 0',1.79587433989873075483e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',49,1,'limit 3',1.79587433990144109728e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',50,0,'limit 3',1.7958743399938220977e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',51,1,'put 0',1.79587433999919700625e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',52,1,'limit 3',1.79587434000199961661e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',53,0,'out',1.79587434009373402596e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',54,1,'assign 0 1',1.79587434010538649561e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',55,1,'gather 0',1.79587434010960531232e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',56,1,'gather 0',1.79587434011112284659e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',57,1,'gather 1',1.79587434011247849461e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',58,1,'assign 0 2',1.79587434011388301846e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',59,1,'grow',1.79587434011522531504e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',60,1,'sell 0 0',1.79587434011652684207e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',61,1,'buy 3 0',1.79587434011786699298e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',62,1,'toll 3',1.79587434011925387378e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',63,1,'end',1.79587434012061238292e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',64,0,'want 0 6',1.79587434019530177119e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',65,0,'want 3 15',1.79587434029460859294e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',66,0,'want 1 8',1795874340.39449);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',67,0,'end',1.79587434049902749068e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',68,0,'rise 6',1.79587434059440898895e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',69,0,'put 1',1.79587434070155811316e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',70,1,'limit 13',1.79587434071091723445e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',71,0,'limit 30',1.79587434079418826107e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',72,0,'put 3',1.79587434089735269553e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',73,1,'limit 3',1.79587434090581727023e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',74,0,'limit 6',1.79587434099401187896e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',75,0,'put 3',1795874341.09394);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',76,1,'limit 3',1.79587434110218644141e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',77,0,'limit 7',1.79587434119381690027e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',78,0,'put 2',1.79587434129808330533e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',79,1,'limit 10',1.795874341302895546e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',80,0,'limit 5',1795874341.39367);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',81,0,'put 2',1.795874341494304657e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',82,1,'limit 9',1.7958743414982919693e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',83,0,'limit 6',1.79587434159675955768e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',84,1,'keep',1.79587434159983515735e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',85,1,'soldiers 1',1.79587434160389184953e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',86,1,'attack 0 0',1.79587434160548973082e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',87,1,'army 3',1.79587434160699868203e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',88,1,'pass',1.79587434160821032523e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',89,1,'plunder 5',1.79587434160959696777e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',90,1,'plunder 0',1.79587434161094188691e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',91,1,'plunder 0',1.79587434161221742631e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',92,1,'assign 2 1',1.79587434161376833909e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',93,1,'gather 0',1.79587434161525344843e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',94,1,'gather 1',1.79587434161672902105e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',95,1,'gather 1',1.79587434161825871461e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',96,1,'gather 1',1.79587434161963725091e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',97,1,'sell 3 0',1.79587434162115526202e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',98,1,'offer 1 0 0',1.79587434162263512608e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',99,1,'ask 8',1.79587434162423729899e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',100,1,'build 15',1.79587434162563347817e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',101,1,'use 15',1.79587434162716436383e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',102,1,'build 14',1.79587434162856817245e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',103,1,'buy 8 0',1.79587434163004875178e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',104,1,'want 1 5',1.79587434163154983524e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',105,1,'end',1.79587434163300323488e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',106,0,'want 3 6',1.79587434169427061086e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',107,0,'want 2 4',1.79587434179403424268e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',108,0,'want 1 20',1.79587434189407849308e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',109,0,'want 0 2',1.79587434199449157709e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',110,0,'end',1.79587434209371709821e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',111,0,'rise 8',1.79587434219401216508e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',112,0,'put 4',1.79587434229439496993e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',113,1,'limit 9',1.79587434229877281185e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',114,0,'limit 1',1.79587434239397716528e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',115,1,'keep',1.79587434239873576166e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',116,1,'soldiers 1',1.79587434240135192871e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',117,1,'attack 0 0',1.79587434240388894076e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',118,1,'army 2',1.79587434240563821792e+09);
INSERT INTO "choices" VALUES('north-steppe-mn4ray',119,1,'pass',1.79587434240752673144e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',0,0,'claim 8',1.79587434269436216349e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',1,1,'claim 6',1.79587434279431152348e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',2,1,'pass',1.79587434294866204261e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',3,0,'pass',1.79587434304466223716e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',4,0,'want 1 10',1.79587434319681787486e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',5,0,'want 2 5',1.79587434334416341788e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',6,0,'toll 4',1.79587434349359726911e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',7,0,'gather 1',1.7958743436498835087e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',8,0,'gather 1',1.79587434380194783207e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',9,0,'want 3 2',1.79587434394454813005e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',10,0,'build 11',1.79587434409483885765e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',11,0,'buy 8 0',1.79587434424595737453e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',12,0,'want 0 15',1.79587434439415240283e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',13,0,'end',1.79587434454435420031e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',14,1,'want 0 2',1.79587434464446234704e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',15,1,'want 1 2',1.79587434479367113113e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',16,1,'want 3 4',1.79587434494418859477e+09);
INSERT INTO "choices" VALUES('far-road-26v49t',17,1,'buy 8 0',1.79587434509385490419e+09);
INSERT INTO "choices" VALUES('copper-lamp-9kc7sm',0,1,'claim 7',1.79587434734712100034e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',0,0,'pay 49',1.79587434744914984695e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',1,0,'buy 17',1.79587434745703268049e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',2,0,'place 1',1.79587434746564936641e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',3,0,'offer 0',1.79587434748134160038e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',4,0,'take 21',1.7958743474862587452e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',5,0,'play 48 3',1.79587434749009346958e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',6,1,'play 11 0',1.795874347495365858e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',0,0,'start 19',1.79587434749744820601e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',7,1,'play 55 3',1.79587434749982738499e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',1,0,'start 12',1.79587434750154042247e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',0,0,'start 23',1.79587434750223302838e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',8,2,'play 10 0',1.79587434750633692746e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',2,1,'start 4',1.79587434751088285446e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',1,0,'start 47',1.79587434751111149787e+09);
INSERT INTO "choices" VALUES('jasmine-poem-5vjwh5',0,1,'start 7',1.79587434751151371007e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',9,2,'pay 9',1.79587434751399326318e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',3,1,'start 15',1.79587434751571774485e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',2,1,'start 1',1.79587434751652097702e+09);
INSERT INTO "choices" VALUES('jasmine-poem-5vjwh5',1,1,'start 8',1.79587434751687645916e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',0,0,'start 19',1.79587434751743888847e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',10,2,'buy 47',1.79587434751867341996e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',4,0,'sell 19',1.79587434752018570895e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',3,1,'start 5',1.79587434752096104621e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',1,0,'start 8',1.79587434752145910267e+09);
INSERT INTO "choices" VALUES('olive-dune-78qbzf',11,2,'place 2',1.79587434752239227296e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',5,0,'sell 12',1.79587434752306199072e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',4,1,'sell 1',1.79587434752528691292e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',2,1,'start 12',1.79587434752601790427e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',6,0,'end_sales',1.79587434752642107014e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',5,1,'sell 5',1.79587434752826476092e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',3,1,'start 1',1.79587434752939295763e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',7,0,'end_building',1.79587434752965354918e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',6,1,'end_sales',1.79587434753044772146e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',4,0,'sell 19',1.7958743475330049992e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',8,0,'place 4',1.79587434753361058236e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',7,1,'build 53',1.79587434753440403937e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',5,0,'sell 8',1.79587434753778433802e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',9,0,'place 15',1.79587434753991651535e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',8,1,'place 47',1.79587434754538464542e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',6,0,'end_sales',1.79587434754652118681e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',10,0,'place 15',1.79587434754792881009e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',9,1,'place 47',1.7958743475494236946e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',7,0,'build 13',1.79587434755024504657e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',11,0,'place 4',1.79587434755101490015e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',10,1,'place 47',1.79587434755245161062e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',8,0,'place 1',1.79587434755372953414e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',12,0,'end_workers',1.79587434755726766582e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',11,1,'place 47',1.79587434755790972709e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',9,0,'place 1',1.79587434756638598442e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',13,0,'worker 35',1.79587434756710577011e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',12,1,'place 23',1.79587434756790137293e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',10,0,'end_workers',1.79587434756919765471e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',14,0,'worker 9',1.79587434757728457452e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',13,0,'skip_turn',1.79587434757839250563e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',11,0,'worker 63',1.79587434757903504373e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',15,0,'worker 64',1.79587434757974958414e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',14,1,'sell 53',1.79587434758101892467e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',12,0,'worker 55',1.7958743475932970047e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',16,0,'worker 25',1795874347.59718);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',15,1,'end_sales',1.79587434759808874129e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',13,1,'end_sales',1.7958743475998506546e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',17,1,'skip_turn',1.79587434760116577145e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',16,1,'end_workers',1.79587434760246086127e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',14,1,'end_building',1.79587434760326027875e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',18,0,'end_building',1.79587434760404872887e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',17,0,'skip_turn',1.79587434761336183549e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',15,1,'place 1',1.79587434761478281016e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',19,0,'end_workers',1.7958743476155917644e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',18,1,'end_workers',1795874347.61902);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',16,1,'place 12',1.7958743476253097057e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',20,1,'sell 4',1.79587434762650680541e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',19,0,'skip_turn',1.79587434762729310994e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',17,1,'end_workers',1.79587434762801551818e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',21,1,'sell 15',1.79587434762932682038e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',20,1,'end_building',1795874347.63327);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',18,1,'worker 15',1.7958743476374902725e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',22,1,'end_sales',1.79587434763986945147e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',21,1,'place 23',1.7958743476453371048e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',19,1,'worker 39',1.79587434764650607111e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',23,0,'start 21',1.79587434764729094501e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',22,1,'end_workers',1.795874347648055315e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',20,0,'sell 13',1.79587434764941740036e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',24,0,'start 17',1.7958743476506865025e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',23,1,'worker 57',1.79587434765097451213e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',21,0,'end_sales',1.79587434765147352213e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',25,1,'start 16',1.7958743476535058022e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',24,0,'end_sales',1.79587434765399122241e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',22,0,'build 26',1.79587434765528559683e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',26,1,'start 42',1.79587434765650963788e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',25,0,'end_building',1.79587434766539883615e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',23,0,'place 1',1.79587434766651821141e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',27,1,'end_building',1.79587434767040848727e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',26,0,'end_workers',1.79587434767161154749e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',24,0,'place 12',1.79587434767235183718e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',28,1,'place 21',1.7958743476733570099e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',27,1,'end_building',1.79587434767483162881e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',25,0,'place 12',1.79587434768211221696e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',29,1,'place 21',1.79587434768286776549e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',28,1,'end_workers',1.79587434768415355685e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',26,0,'end_workers',1.79587434768516778947e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',30,1,'place 21',1.79587434768584632872e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',29,0,'skip_turn',1.79587434768649768833e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',27,0,'worker 5',1.79587434769328570371e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',31,1,'place 17',1.79587434769730329518e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',30,1,'end_building',1.79587434769846272472e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',28,0,'worker 60',1.79587434769880747789e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',32,1,'place 42',1.79587434769980955123e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',31,1,'place 23',1.79587434770118927959e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',29,0,'worker 2',1.79587434770186305044e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',33,0,'skip_turn',1.7958743477026562691e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',32,1,'end_workers',1.79587434770669198032e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',30,1,'skip_turn',1.79587434770820260051e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',34,1,'skip_turn',1.79587434770889163015e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',33,1,'worker 10',1.79587434771329212184e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',31,0,'skip_turn',1.79587434771740865708e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',35,0,'sell 21',1.79587434771863603587e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',34,0,'end_sales',1.79587434771939325329e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',32,1,'sell 12',1.79587434772019338604e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',36,0,'end_sales',1.79587434772934579846e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',35,0,'place 23',1.79587434773071622853e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',33,1,'end_sales',1.79587434773157906533e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',37,0,'build 18',1.79587434773234152791e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',36,0,'worker 32',1.79587434773341178897e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',34,1,'build 32',1795874347.74131);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',38,0,'place 16',1.795874347742429018e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',37,0,'start 15',1.79587434774531769753e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',35,1,'place 26',1.79587434774619245526e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',39,0,'place 16',1.79587434774773383144e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',38,0,'start 39',1.79587434775019121166e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',36,1,'place 26',1.79587434775093293193e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',40,0,'place 42',1.7958743477573046684e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',39,1,'start 21',1.7958743477590031624e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',37,1,'end_workers',1.7958743477602438927e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',41,0,'place 16',1.7958743477615232468e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',40,1,'start 14',1.79587434776178884511e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',38,1,'worker 46',1.79587434776529598239e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',42,0,'end_workers',1.79587434776654362674e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',41,1,'skip_turn',1.79587434777335548403e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',39,1,'worker 38',1.79587434777457308774e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',43,0,'worker 44',1.79587434777602124218e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',42,0,'skip_turn',1795874347.77727);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',40,0,'sell 26',1.7958743477779302597e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',44,0,'worker 43',1.7958743477852826118e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',43,1,'sell 14',1.7958743477869133949e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',41,0,'end_sales',1.7958743477882335186e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',45,0,'worker 55',1.79587434778904199601e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',44,1,'end_sales',1.79587434779013252255e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',42,0,'end_building',1.79587434779271841044e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',46,0,'worker 32',1.79587434780132651325e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',45,1,'build 29',1.79587434780527114867e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',43,0,'end_workers',1.79587434780645775799e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',47,1,'skip_turn',1.79587434780740475654e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',46,1,'place 15',1.79587434780852293969e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',44,1,'skip_turn',1.79587434780962133407e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',48,0,'sell 18',1.79587434782930350303e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',47,1,'place 39',1.79587434782987833024e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',45,0,'end_building',1.79587434783080625538e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',49,0,'end_sales',1.79587434783179187777e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',48,1,'place 39',1.79587434783707380293e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',46,0,'end_workers',1.79587434783832240107e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',50,0,'build 7',1.79587434783907532688e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',49,1,'place 15',1.79587434783981800085e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',47,1,'sell 32',1.79587434784159374239e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',51,0,'place 16',1.79587434784393906598e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',50,1,'place 39',1.79587434784421730044e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',48,1,'end_sales',1795874347.84555);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',52,0,'place 17',1.79587434784837341305e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',51,1,'place 15',1.79587434784875607483e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',49,0,'start 22',1.79587434785030698779e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',53,0,'place 17',1.79587434785208368299e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',52,0,'sell 15',1.79587434785232138633e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',50,0,'start 27',1.79587434785729885104e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',54,0,'place 17',1.79587434786172461505e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',53,0,'sell 39',1.79587434786220955852e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',51,1,'start 4',1.79587434786305451392e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',55,1,'sell 42',1.79587434786505746836e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',54,0,'end_sales',1.79587434786604380611e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',52,1,'start 30',1.7958743478668611049e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',56,1,'end_sales',1.79587434787042760846e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',55,0,'build 25',1.79587434787437653536e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',53,1,'build 41',1.79587434787502384187e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',57,1,'end_building',1.7958743478757936955e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',56,0,'place 21',1.79587434788130831725e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',54,1,'place 4',1.79587434788288164136e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',58,1,'end_workers',1.7958743478840103149e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',57,0,'place 21',1.79587434788428926464e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',55,1,'place 30',1.79587434789022302623e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',59,0,'end_sales',1.79587434789106416702e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',58,0,'place 29',1.79587434789183926584e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',56,1,'place 4',1.79587434789348363876e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',60,0,'end_workers',1.79587434789842295647e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',59,0,'place 29',1.79587434789922165872e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',57,1,'end_workers',1.79587434790235805515e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',61,1,'skip_turn',1.79587434790529417989e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',60,0,'place 29',1.79587434790654611582e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',58,1,'worker 42',1.79587434791441845891e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',62,0,'end_sales',1.79587434791697335241e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',61,0,'place 29',1.79587434791961884491e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',59,1,'worker 40',1.7958743479220750332e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',63,0,'build 13',1.79587434792464232437e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',62,1,'end_sales',1.79587434792528843874e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',60,1,'worker 65',1.795874347926115036e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',64,0,'place 7',1.79587434793039846421e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',63,1,'end_building',1795874347.93291);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',61,0,'sell 27',1.79587434793835902212e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',65,0,'place 7',1.79587434793983864787e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',64,1,'end_workers',1.79587434794638824467e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',62,0,'end_sales',1.79587434794899725911e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',66,0,'place 7',1.79587434795049834248e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',65,0,'sell 25',1.7958743479517335892e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',63,0,'build 31',1.79587434795248413084e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',67,0,'place 7',1.79587434795340681074e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',66,0,'end_sales',1.79587434795511174199e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',64,0,'place 30',1.79587434795838832854e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',68,0,'worker 29',1.79587434795951437953e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',67,0,'build 12',1.79587434796023225785e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',65,0,'place 41',1.7958743479653110504e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',69,0,'worker 46',1.79587434796679091455e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',68,0,'place 21',1.79587434796787428852e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',66,0,'place 22',1.79587434796849012372e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',70,0,'worker 5',1.79587434797328376768e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',69,0,'place 21',1.79587434797484707827e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',67,0,'place 22',1.79587434797603368759e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',71,0,'worker 40',1.79587434798135733597e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',70,1,'build 9',1.79587434798378515242e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',68,1,'end_sales',1.79587434798660063742e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',72,1,'build 22',1.79587434798861455913e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',71,1,'place 12',1.79587434798937582974e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',69,1,'end_building',1.79587434799004817004e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',73,1,'place 13',1.79587434799131488803e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',72,1,'end_workers',1.79587434799324727058e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',70,1,'place 31',1.79587434799840354919e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',74,1,'place 13',1.79587434799962067603e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',73,1,'worker 36',1.79587434800017952916e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',71,1,'place 22',1.79587434800130033496e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',75,1,'place 13',1.79587434800965499879e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',74,0,'end_sales',1.7958743480117788315e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',72,1,'place 41',1.79587434801733732223e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',76,1,'place 13',1.79587434801938128467e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',75,0,'end_building',1.79587434802049946778e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',73,1,'place 22',1.79587434802288699146e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',77,1,'worker 59',1.79587434802363944057e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',76,0,'end_workers',1.7958743480239157677e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',74,0,'sell 31',1.79587434802491950993e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',78,1,'worker 65',1.79587434802647113799e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',77,1,'end_sales',1.79587434802661871906e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',75,0,'end_sales',1.79587434802846789361e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',79,1,'worker 28',1.79587434803059935572e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',78,1,'end_building',1.79587434803210926059e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',76,0,'place 41',1.79587434803509354589e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',80,1,'worker 27',1.79587434803593444824e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',79,1,'place 9',1.79587434803612232205e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',77,0,'place 41',1.79587434803865838052e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',81,0,'end_workers',1.79587434804007983202e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',80,1,'end_workers',1.79587434804105854036e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',78,0,'place 4',1.79587434804129409795e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',82,1,'end_sales',1.79587434804373216636e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',81,1,'worker 69',1.79587434804445886605e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',79,1,'sell 4',1.79587434804474520679e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',83,1,'build 23',1.79587434804636693003e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',82,0,'skip_turn',1.79587434804842376707e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',80,1,'sell 30',1.79587434804891395568e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',84,1,'place 22',1.79587434805069446567e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',83,1,'sell 9',1.7958743480533370971e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',81,1,'end_sales',1.79587434815957474711e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',85,1,'place 22',1.79587434816035127643e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',84,1,'end_sales',1.79587434816704630854e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',82,0,'start 7',1.79587434838446831702e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',86,0,'end_building',1.79587434841342806816e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',85,1,'build 2',1.79587434846166944506e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',83,0,'start 14',1.79587434846346902846e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',87,0,'place 22',1.79587434846592783931e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',86,1,'place 12',1.79587434846852064132e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',84,1,'start 11',1.79587434846867609024e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',88,0,'end_workers',1.79587434847018837923e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',87,1,'place 12',1.79587434847128868103e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',85,1,'start 3',1.79587434847145390511e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',89,0,'worker 3',1.79587434847191596033e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',88,1,'end_workers',1.79587434847360324866e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',86,1,'build 28',1.7958743484737610817e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',90,1,'skip_turn',1.7958743484746966362e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',89,1,'worker 24',1.79587434847656702997e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',87,1,'place 7',1.79587434847671818726e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',91,0,'build 26',1.79587434847816491121e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',90,1,'worker 55',1.79587434847861433023e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',88,1,'place 11',1.79587434847886514665e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',92,0,'place 23',1.79587434848053860664e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',91,0,'end_sales',1.79587434848153805738e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',89,1,'place 11',1.79587434848166465758e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',93,0,'place 23',1.79587434848298525815e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',92,0,'skip_turn',1.79587434848401975634e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',90,1,'place 14',1.79587434848416543009e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',94,0,'place 23',1.7958743484846186638e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',93,1,'sell 2',1.79587434848605251311e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',91,0,'end_sales',1.79587434848622417454e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',95,0,'place 23',1.79587434848728704451e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',94,1,'end_sales',1.79587434848898673056e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',92,0,'build 54',1.79587434848921871188e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',96,0,'place 22',1.7958743484896705151e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',95,1,'end_workers',1.79587434849166631693e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',93,0,'place 3',1.79587434849182128911e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',97,0,'worker 14',1.7958743484923303127e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',96,0,'skip_turn',1.79587434849428486827e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',94,0,'place 11',1.79587434849444818499e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',98,0,'worker 37',1.79587434849487638478e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',97,1,'place 12',1.79587434849655127526e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',95,0,'place 14',1.79587434849670982356e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',99,0,'worker 38',1.79587434849720191951e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',98,1,'worker 16',1.79587434849892044067e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',96,0,'place 11',1.79587434849914717675e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',100,0,'worker 49',1.79587434849966239925e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',99,0,'start 3',1.7958743485013647079e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',97,1,'end_sales',1.7958743485015113354e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',101,0,'worker 50',1.79587434850201964377e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',100,0,'start 20',1.79587434850373744966e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',98,1,'end_building',1.79587434850383710865e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',102,1,'skip_turn',1.79587434850428605075e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',101,1,'start 7',1.79587434850600910184e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',99,1,'end_workers',1.79587434850623250005e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',103,0,'skip_turn',1.79587434850674748415e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',102,1,'start 8',1.79587434850845646854e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',100,0,'sell 7',1.79587434850856804847e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',104,1,'build 20',1.7958743485090236663e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',103,0,'end_sales',1.79587434851084542272e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',101,0,'sell 14',1.79587434851094675065e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',105,1,'place 26',1.79587434851137852666e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',104,0,'end_building',1.79587434851317477224e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',102,0,'sell 54',1.79587434851330852506e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',106,1,'place 26',1.79587434851381945607e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',105,0,'place 20',1.79587434851557040211e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',103,0,'end_sales',1.79587434851569199565e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',107,1,'place 26',1.79587434851616859431e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',106,0,'place 20',1.79587434851788163179e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',104,0,'place 28',1.79587434851812505721e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',108,1,'place 26',1.79587434851924252505e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',107,0,'place 8',1.79587434852027893064e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',105,1,'skip_turn',1.79587434852044487004e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',109,1,'worker 60',1.79587434852095389364e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',108,0,'place 20',1.79587434852296590802e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',106,0,'skip_turn',1.79587434852315759657e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',110,1,'worker 11',1.79587434852424693105e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',109,0,'place 8',1.79587434852536678318e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',107,1,'skip_turn',1.79587434852553939814e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',111,1,'worker 45',1.79587434852673697468e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',110,1,'sell 7',1.79587434852783131601e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',108,0,'build 34',1.79587434852797985071e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',112,1,'worker 70',1.79587434852848339085e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',111,1,'sell 8',1.79587434853037595746e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',109,0,'place 3',1.79587434853049039834e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',113,0,'end_building',1.7958743485309295654e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',112,1,'end_sales',1.79587434853275799756e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',110,0,'place 28',1.79587434853293919558e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',114,0,'end_workers',1.79587434853440070154e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',113,1,'build 13',1.7958743485350232124e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',111,0,'place 3',1.79587434853565073014e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',115,1,'end_sales',1.79587434853608226776e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',114,1,'place 3',1.79587434854188728334e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',112,0,'end_workers',1.79587434854210066794e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',116,1,'build 24',1.79587434854430270199e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',115,1,'place 3',1.7958743485490159988e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',113,0,'worker 18',1.79587434854944372176e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',117,1,'place 20',1.79587434855462121964e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',116,1,'place 20',1.79587434855603098873e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',114,0,'worker 58',1.7958743485561673641e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',118,1,'place 20',1.79587434855758047106e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',117,1,'place 3',1.79587434855911302561e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',115,0,'worker 9',1.7958743485598609447e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',119,0,'build 30',1.79587434856082749359e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',118,0,'skip_turn',1.79587434856351304051e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',116,1,'sell 3',1.79587434856364798552e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',120,0,'place 24',1.795874348564375639e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',119,1,'sell 13',1.79587434856635594368e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',117,1,'end_sales',1.79587434856658887858e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',121,0,'place 24',1.79587434856718564037e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',120,1,'end_sales',1.79587434856889057157e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',118,1,'build 35',1.79587434856915426255e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',122,0,'place 20',1.79587434857053542132e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',121,1,'build 41',1795874348.57569);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',119,1,'place 28',1.79587434857583594319e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',123,0,'place 20',1.79587434857871818547e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',122,1,'place 3',1.79587434857972216601e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',120,1,'place 34',1.79587434857987880707e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',124,0,'end_workers',1.79587434858685207365e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',123,1,'worker 56',1.79587434858838772776e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',121,1,'place 34',1.79587434858875298494e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',125,0,'worker 52',1.7958743485906872749e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',124,0,'build 44',1.79587434859168887141e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',122,1,'place 34',1.79587434859184074406e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',126,0,'worker 8',1.79587434859281349177e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',125,0,'place 41',1.7958743485952050686e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',123,1,'place 28',1.79587434859622478485e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',127,0,'worker 31',1.79587434859674334531e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',126,0,'place 41',1.7958743485979819298e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',124,1,'end_workers',1.79587434859965085981e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',128,0,'worker 58',1.79587434860018372532e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',127,0,'end_workers',1.79587434860125231749e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',125,1,'worker 61',1.79587434860332775116e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',129,1,'end_sales',1.7958743486040284633e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',128,0,'worker 59',1.79587434860514545435e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',126,1,'worker 53',1.79587434860689687727e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',130,1,'place 24',1.79587434860758209231e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',129,0,'worker 11',1.79587434860879111291e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',127,1,'worker 47',1.7958743486110751629e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',131,0,'skip_turn',1.79587434861197710041e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',130,1,'end_sales',1.79587434861325383186e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',128,1,'worker 24',1.79587434861554694175e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',132,1,'sell 24',1.79587434861598062513e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',131,1,'place 41',1.79587434861703777308e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',129,1,'worker 25',1.79587434861859869964e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',133,1,'end_sales',1.7958743486199994087e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',132,1,'end_workers',1.79587434862021899225e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',130,0,'skip_turn',1.79587434862157320977e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',134,1,'place 30',1.79587434862417387958e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',133,1,'worker 63',1.79587434862439322474e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',131,1,'skip_turn',1.79587434862529897686e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',135,0,'end_sales',1.7958743486272339821e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',134,0,'sell 44',1.79587434862795019153e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',132,0,'end_sales',1.7958743486285336018e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',136,0,'place 30',1.79587434863048100476e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',135,0,'end_sales',1.7958743486312355995e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',133,0,'build 9',1.79587434863299512865e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',137,0,'end_workers',1.79587434863424491885e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',136,0,'place 41',1.79587434863461565971e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',134,0,'place 35',1.79587434863528943064e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',138,0,'worker 56',1.79587434863758897782e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',137,0,'worker 19',1.79587434863815116883e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',135,0,'place 34',1.79587434863942337036e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',139,1,'end_workers',1.79587434864101195336e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',138,0,'start 24',1.79587434864251375195e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',136,0,'place 35',1.79587434864277148242e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',140,0,'end_sales',1.79587434864429473877e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',139,0,'start 18',1.79587434864553260804e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',137,0,'end_workers',1.79587434864566850662e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',141,0,'end_workers',1.79587434864621186257e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',140,1,'start 15',1.79587434864834475517e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',138,0,'worker 51',1.79587434864849591256e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',142,1,'end_workers',1.7958743486490008831e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',141,1,'start 16',1.79587434865098094938e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',139,0,'worker 10',1.79587434865113496776e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',143,0,'skip_turn',1.7958743486516709327e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',142,1,'sell 16',1.79587434865389227863e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',140,0,'worker 66',1.79587434865403819082e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',144,1,'place 30',1.79587434865456056594e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',143,1,'sell 15',1.79587434865629053115e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',141,1,'skip_turn',1.79587434865649962422e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',145,1,'end_workers',1.79587434865699887274e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',144,1,'end_sales',1.79587434866236639024e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',142,0,'end_sales',1.79587434866250705714e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',146,1,'worker 18',1.79587434866309475899e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',145,1,'end_building',1.79587434866486191746e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',143,0,'end_building',1.79587434866504406932e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',147,0,'sell 30',1.79587434866549658773e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',146,1,'end_workers',1.7958743486668863297e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',144,0,'place 9',1.79587434866701149945e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',148,0,'end_sales',1.79587434866810584065e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',147,0,'sell 24',1.79587434866999387742e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',145,0,'end_workers',1.7958743486701021194e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',149,0,'start 2',1.79587434867148375509e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',148,0,'sell 18',1.79587434867198419575e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',146,0,'worker 28',1.79587434867211198806e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',150,0,'start 1',1.7958743486732611656e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',149,0,'end_sales',1.7958743486752226353e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',147,1,'sell 35',1.7958743486753621101e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',151,1,'start 8',1.79587434867694640161e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',150,0,'start 40',1.79587434867811894414e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',148,1,'end_sales',1.7958743486782782078e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',152,1,'start 13',1.79587434867955923084e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',151,0,'start 29',1.79587434868063426022e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',149,1,'end_building',1.79587434868084311486e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',153,0,'end_building',1.79587434868138170239e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',152,1,'start 42',1.79587434868273663523e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',150,1,'place 9',1.79587434868293142325e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',154,0,'place 13',1.79587434868420267111e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',153,1,'start 38',1.79587434868616199496e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',151,1,'place 9',1.79587434868633890154e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',155,0,'place 8',1.79587434868689012528e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',154,0,'build 48',1795874348.68994);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',152,1,'end_workers',1.79587434869007897377e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',156,0,'place 13',1.79587434869063735003e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',155,0,'place 38',1.79587434869236183161e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',153,1,'worker 67',1.79587434869260144237e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',157,0,'end_workers',1.79587434869322013853e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',156,0,'place 38',1.79587434869513130194e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',154,1,'worker 64',1795874348.69528);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',158,0,'worker 51',1.79587434869570946693e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',157,0,'place 38',1.79587434869748783106e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',155,0,'sell 9',1.79587434869771575933e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',159,0,'worker 27',1.79587434869823670382e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',158,0,'place 40',1.79587434870106959347e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',156,0,'end_sales',1.79587434870129084582e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',160,0,'worker 53',1.79587434870180559162e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',159,1,'sell 42',1.79587434870468878747e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',157,0,'start 1',1.79587434870484042174e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',161,1,'skip_turn',1.79587434870540833473e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',160,1,'sell 38',1.79587434870737075801e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',158,0,'start 20',1.79587434870753741267e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',162,0,'sell 1',1.79587434870800042151e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',161,1,'end_sales',1.79587434870994448656e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',159,1,'start 5',1.79587434871011257173e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',163,0,'end_sales',1.79587434871068048472e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',162,1,'build 53',1.79587434871270513539e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',160,1,'start 16',1.79587434871290850643e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',164,0,'end_building',1.79587434871342873569e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',163,1,'place 29',1.7958743487162821293e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',161,0,'build 21',1.79587434871644973754e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',165,0,'place 13',1.79587434871695613858e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',164,1,'place 29',1.79587434871886205672e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',162,0,'place 20',1.79587434871904635426e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',166,0,'place 2',1.79587434871955275539e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',165,1,'place 29',1.79587434872128272052e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',163,0,'place 1',1.79587434872149682039e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',167,0,'end_workers',1.79587434872194433212e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',166,1,'place 29',1.79587434872390222552e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',164,0,'end_workers',1.79587434872404193885e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',168,0,'worker 34',1.79587434872453427319e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',167,0,'sell 48',1.7958743487265305519e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',165,0,'worker 30',1.79587434872666430471e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',169,0,'worker 40',1.79587434872715759272e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',168,0,'sell 40',1.7958743487301790714e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',166,0,'worker 54',1.79587434873033809663e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',170,1,'skip_turn',1.795874348730864048e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',169,0,'end_sales',1.79587434873225641252e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',167,1,'end_sales',1.79587434873241567605e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',171,0,'sell 2',1.79587434873421096796e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',170,0,'place 53',1.7958743487352056503e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',168,1,'skip_turn',1.79587434873532438275e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',172,0,'end_sales',1.79587434873713946339e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',171,0,'end_workers',1.79587434873853611944e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',169,0,'skip_turn',1.79587434873872566227e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',173,0,'end_building',1.79587434874001169201e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',172,0,'worker 30',1.79587434874114346508e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',170,1,'sell 16',1.7958743487416913509e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',174,0,'end_workers',1.79587434874633884423e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',173,1,'sell 53',1.7958743487473182678e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',171,1,'sell 5',1.79587434874804663656e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',175,1,'skip_turn',1.79587434874882030484e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',174,1,'end_sales',1.79587434875060391421e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',172,1,'end_sales',1.7958743487511138916e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',176,0,'end_building',1.79587434875324916836e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',175,0,'start 3',1.79587434875404810901e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',173,1,'build 52',1.79587434875482082367e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',177,0,'end_workers',1.79587434875553345675e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',176,0,'start 4',1.79587434875707054136e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',174,1,'place 20',1.79587434875781273846e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',178,1,'sell 8',1.79587434875959658627e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',177,1,'start 6',1.79587434876092648505e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',175,1,'place 21',1.79587434876147818566e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',179,1,'end_sales',1.79587434876255965235e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',178,1,'start 25',1.79587434876460528372e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',176,1,'place 1',1.79587434876570606239e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',180,1,'place 13',1.79587434876615190506e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',179,1,'build 47',1.79587434876693367953e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',177,1,'place 21',1.79587434876891827587e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',181,1,'worker 68',1.79587434876908493041e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',180,1,'place 4',1795874348.77027);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',178,1,'place 21',1.79587434877230620383e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',182,0,'start 14',1.79587434877270364762e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',181,1,'place 25',1.79587434877335929868e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',179,1,'place 21',1.79587434877565550804e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',183,0,'start 43',1.79587434877582240101e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',182,1,'place 4',1.79587434877716708176e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',180,0,'end_sales',1.79587434878113389011e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',184,1,'start 37',1.79587434878161358829e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',183,1,'place 4',1.79587434878469538691e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',181,0,'end_building',1.7958743487856428623e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',185,1,'start 45',1.79587434878643536564e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',184,0,'sell 4',1.79587434878878355022e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',182,0,'end_workers',1.79587434879276585577e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',186,0,'sell 43',1.79587434892542386058e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',185,0,'end_sales',1.79587434892820930476e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',183,1,'sell 52',1.79587434892902398112e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',187,0,'sell 14',1.79587434892921090127e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',186,0,'build 39',1.7958743489312243461e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',184,1,'end_sales',1.79587434893228101726e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',188,0,'end_sales',1.79587434893245840076e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',187,0,'place 47',1795874348.93354);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',185,1,'build 22',1.79587434893515396124e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',189,0,'build 26',1.79587434893529772762e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',188,0,'place 6',1.79587434893583822248e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',186,1,'place 20',1.79587434893782067302e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',190,0,'place 45',1.79587434893812131881e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',189,0,'place 47',1.79587434893870186809e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',187,1,'place 20',1.79587434894053435321e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',191,0,'place 45',1.79587434894070911402e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',190,0,'place 47',1.7958743489413485527e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',188,0,'sell 1',1.7958743489432361126e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',192,0,'place 45',1.79587434894338178635e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',191,1,'sell 6',1.79587434894386076926e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',189,0,'end_sales',1.79587434894536209103e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',193,0,'end_workers',1.79587434894549846653e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',192,1,'end_sales',1.79587434894739890098e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',190,0,'end_building',1.79587434894877910618e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',194,0,'worker 36',1.79587434894939804077e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',193,1,'end_building',1.79587434895023846624e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',191,0,'end_workers',1.79587434895154929165e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',195,0,'worker 67',1.79587434895284938814e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',194,1,'end_workers',1.79587434895304942127e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',192,1,'sell 22',1.79587434895428442959e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',196,0,'worker 69',1.79587434895555400843e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',195,0,'sell 39',1.79587434895569896704e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',193,1,'end_sales',1.79587434895689201357e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',197,1,'end_sales',1.79587434895807671539e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',196,0,'sell 3',1.7958743489582116604e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',194,0,'start 19',1.79587434895940089227e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',198,1,'build 28',1.79587434895989680287e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',197,0,'end_sales',1.79587434896000409118e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',195,0,'start 38',1.79587434896140074732e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',199,1,'place 26',1.79587434896279859539e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',198,0,'place 25',1.79587434896296381948e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',196,1,'start 15',1.79587434896475863456e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',200,1,'place 45',1.79587434896589446067e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',199,0,'end_workers',1.79587434896610784532e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',197,1,'start 31',1.79587434896735954285e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',201,1,'place 37',1.79587434896837472913e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',200,0,'worker 45',1.79587434896851968766e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',198,1,'build 44',1.7958743489689826965e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',202,1,'place 26',1.79587434897043323519e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',201,1,'skip_turn',1.79587434897113370894e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',199,1,'place 31',1.79587434897166705128e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',203,0,'skip_turn',1.79587434897353076935e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',202,0,'place 47',1.79587434897366929049e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',200,1,'place 31',1.79587434897501945496e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',204,1,'skip_turn',1.79587434897602128986e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',203,0,'place 25',1.79587434897614479064e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',201,1,'place 19',1.79587434897665786746e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',205,0,'sell 26',1.79587434897867441181e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',204,0,'end_workers',1.79587434897886013985e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',202,1,'place 19',1.7958743489799976349e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',206,0,'end_sales',1.79587434898102331166e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',205,0,'worker 23',1.79587434898141074185e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',203,0,'skip_turn',1795874348.98402);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',207,0,'end_building',1.79587434899361348154e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',206,0,'worker 55',1.79587434899478554724e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',204,1,'skip_turn',1.79587434918683958051e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',208,0,'end_workers',1.7958743491984553337e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',207,1,'sell 25',1.79587434920189857479e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',205,0,'sell 19',1.79587434920630097394e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',209,1,'skip_turn',1.79587434921890044207e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',208,1,'end_sales',1.79587434922601127621e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',206,0,'sell 38',1.79587434922625637052e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',210,0,'skip_turn',1.79587434925234770777e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',209,0,'start 10',1.79587434925370526307e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',207,0,'end_sales',1795874349.25388);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',211,1,'sell 37',1.79587434927134490013e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',210,0,'start 2',1.79587434928914117812e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',208,0,'build 59',1.79587434929065513605e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',212,1,'end_sales',1795874349.2937);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',211,1,'start 12',1.79587434930943155289e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',209,0,'place 15',1.79587434932682323452e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',213,1,'build 31',1.79587434932704687116e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',212,1,'start 1',1.79587434933762097365e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',210,0,'place 15',1.795874349344196558e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',214,1,'place 28',1.79587434934451651569e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',213,1,'end_building',1.79587434934462475779e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',211,0,'place 31',1.79587434936314773552e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',215,1,'place 28',1.79587434937760710715e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',214,1,'end_workers',1.79587434937782049184e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',212,0,'place 15',1.79587434938926672933e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',216,1,'place 28',1.79587434939868426323e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',215,0,'skip_turn',1.79587434940148305898e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',213,0,'place 15',1.79587434941759681696e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',217,1,'end_workers',1.79587434942966890335e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',216,1,'end_sales',1.79587434942981028556e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',214,0,'place 31',1.7958743494455749988e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',218,1,'worker 38',1.79587434945401406291e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',217,1,'skip_turn',1.79587434945736765861e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',215,1,'end_sales',1.79587434947382497789e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',219,1,'worker 46',1.79587434947492098806e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',218,0,'skip_turn',1.79587434947511768341e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',216,1,'build 4',1.79587434947572040558e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',220,1,'worker 66',1.79587434948010206221e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',219,1,'sell 12',1.79587434948285269743e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',217,1,'place 59',1.79587434948305892947e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',221,0,'place 28',1.79587434949425435067e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',220,1,'sell 1',1.79587434949515318866e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',218,1,'end_workers',1.79587434949539303781e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',222,0,'place 31',1.79587434950937485699e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',221,1,'end_sales',1.79587434953511476511e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',219,1,'worker 6',1.79587434953531146046e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',223,0,'place 31',1795874349.55365);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',222,1,'build 22',1.79587434956321048739e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',220,0,'sell 59',1.79587434960813236229e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',224,0,'end_workers',1.79587434967335391041e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',223,1,'place 10',1.79587434975864267345e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',221,0,'end_sales',1.79587434977016520499e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',225,0,'worker 11',1795874349.77154);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',224,1,'place 2',1.79587434977315616607e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',222,0,'build 23',1.79587434977333950999e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',226,0,'worker 32',1.79587434977538943289e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',225,1,'place 2',1.79587434977586770062e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',223,0,'place 4',1.79587434977601885792e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',227,0,'worker 70',1.79587434980177426332e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',226,1,'place 10',1.79587434985637140272e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',224,0,'place 44',1.79587434985658597947e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',228,1,'skip_turn',1.79587435002128291135e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',227,1,'end_workers',1.79587435006607723238e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',225,1,'sell 4',1.79587435006622982026e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',229,0,'end_workers',1.79587435009556961066e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',228,1,'worker 56',1795874350.09738);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',226,1,'end_sales',1.79587435010886502261e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',230,1,'skip_turn',1.79587435011079406743e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',229,1,'worker 58',1.79587435011319875716e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',227,1,'place 23',1.79587435011337924004e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',231,0,'end_workers',1.79587435015943598743e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',230,1,'worker 54',1.7958743501675059795e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',228,1,'place 44',1.79587435019564247134e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',232,1,'sell 31',1.79587435021049380296e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',231,1,'worker 13',1.79587435021097207069e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',229,1,'place 23',1.79587435025211620328e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',233,1,'end_sales',1.79587435028803253178e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',232,0,'skip_turn',1.79587435028836703296e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',230,1,'place 23',1.79587435030327534669e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',234,0,'start 4',1.79587435032185530666e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',233,1,'sell 22',1.7958743503222916126e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',231,1,'place 23',1.79587435041938757894e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',235,0,'start 23',1.79587435042805624012e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',234,1,'end_sales',1.79587435042917060849e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',232,1,'place 44',1.7958743505500364304e+09);
INSERT INTO "choices" VALUES('bamboo-grove-ab33m8',236,1,'start 6',1.79587435055387139321e+09);
INSERT INTO "choices" VALUES('silver-lamp-8bbvhv',235,1,'build 28',1.79587435055465316773e+09);
INSERT INTO "choices" VALUES('marble-bowl-yywcdz',233,0,'place 44',1.79587435057423758502e+09);
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
INSERT INTO "contest_games" VALUES('bamboo-grove-ab33m8','calm-letter-7tgfpy',1,1,NULL,NULL);
INSERT INTO "contest_games" VALUES('silver-lamp-8bbvhv','calm-letter-7tgfpy',1,2,NULL,NULL);
INSERT INTO "contest_games" VALUES('jasmine-poem-5vjwh5','calm-letter-7tgfpy',1,3,NULL,NULL);
INSERT INTO "contest_games" VALUES('marble-bowl-yywcdz','calm-letter-7tgfpy',1,4,NULL,NULL);
CREATE TABLE deals (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (date)
);
INSERT INTO "deals" VALUES('2026-11-28','pocket_changan',4,3,'greedy','d909210db59c0dff395aab084058e8454ae18ebd97e57a5601b56b968a9e3a52');
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
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',0,'Mei','f243a77842cdab83',NULL,0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',1,'Temür',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',2,'Aisha',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',3,'Luca',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',4,'Nilufar',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',5,'Bayan',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',6,'Rustam',NULL,'random',0);
INSERT INTO "entrants" VALUES('calm-letter-7tgfpy',7,'Shirin',NULL,'random',0);
CREATE TABLE hints (
	match_id VARCHAR(48) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (match_id, seq), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "hints" VALUES('dawn-horse-5ge66r',0,1,19,1.79587431574023413663e+09);
INSERT INTO "hints" VALUES('high-road-6vx8p4',0,0,18,1.7958743306796975136e+09);
INSERT INTO "hints" VALUES('silver-desert-77m8py',0,1,18,1.79587433818881034852e+09);
INSERT INTO "hints" VALUES('far-road-26v49t',0,1,18,1.79587434733817625045e+09);
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
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('orchid-mill-72j9k2','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'5bb8210025495f3255fa0915e1d9fe644732e5383b355e8a345f9976bc45392c','f243a77842cdab83',0,1.79587430289750814432e+09,1.79587430289750814432e+09,1.79587431064402365684e+09,1.79587431064402365684e+09,'[]','early-dune-4qd9hr');
INSERT INTO "matches" VALUES('dawn-horse-5ge66r','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'e0fbc3687d0c87291dea74f15852576247ff292421fbfd8d9f1c5fa46d52bebc','f243a77842cdab83',0,1.79587431079421877859e+09,1.79587431084849071501e+09,NULL,1.79587431339408516882e+09,'[1]',NULL);
INSERT INTO "matches" VALUES('river-mill-ysh5nk','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'a7231ddbdb1a66728454d96314451ac3c3f5bbcc7128c594172f26598ed6c46a','f243a77842cdab83',1,1.79587431379676055911e+09,NULL,NULL,1.79587431379676055911e+09,'[]',NULL);
INSERT INTO "matches" VALUES('early-dune-4qd9hr','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'0dc3714c689e1afc99e2a6a043651884fb84a94a3fd4d7478369bd0645b18f37','f243a77842cdab83',0,1.79587431584630775448e+09,1.79587431584630775448e+09,NULL,1.79587431586431789396e+09,'[0]',NULL);
INSERT INTO "matches" VALUES('olive-dragon-2crsve','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'5e1f02a56c1817132fc61c6699a1875e27834039576dd83a2114acc021565be0','f243a77842cdab83',0,1.79587431585999846459e+09,1.79587431585999846459e+09,1.7958743257136931419e+09,1.7958743257136931419e+09,'[]','clear-mill-tcg4yb');
INSERT INTO "matches" VALUES('high-road-6vx8p4','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'f5b9a0876cb80a9609e2d8c3d757bf3ddf6ab95c7921509b2d5f143026cc28e7','f243a77842cdab83',0,1.79587432572420167917e+09,1.79587432572860336305e+09,NULL,1.79587432799370741842e+09,'[0]',NULL);
INSERT INTO "matches" VALUES('morning-camel-sjfedp','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'ec863de0fe5fdb4b6b4ebb3e7c572f7325a2996e2194dcc578325cc5838ac98b','f243a77842cdab83',1,1.79587432829384922982e+09,NULL,NULL,1.79587432829384922982e+09,'[]',NULL);
INSERT INTO "matches" VALUES('clear-mill-tcg4yb','changan',1,'{"decks": "production,science,politics", "first_player": "0"}',NULL,'f1dcc3e4475b3e48ba6e0dfaa774e3ef7635fc588c1a3c6203358de10a89aaac','f243a77842cdab83',0,1795874330.70552,1795874330.70552,NULL,1795874330.70552,'[0]',NULL);
INSERT INTO "matches" VALUES('plum-kite-b35ge8','pocket_changan',1,'{"length": "standard"}',NULL,'583cbfa181c10ab538f5ae256a0c96f6f32c196d582dcd48f17377c516a9a3a0','f243a77842cdab83',0,1.79587433071049094195e+09,1.79587433071049094195e+09,1.79587433361113858222e+09,1.79587433361113858222e+09,'[]','indigo-stone-h49kdk');
INSERT INTO "matches" VALUES('silver-desert-77m8py','pocket_changan',1,'{"length": "standard"}',NULL,'420aea5ee1836d5d827e06a1b0f9b843056f58305ed9a39b1f35b5d28e449301','f243a77842cdab83',0,1.79587433374454665188e+09,1.79587433379546904566e+09,NULL,1.79587433629423666005e+09,'[1]',NULL);
INSERT INTO "matches" VALUES('silver-fan-jb3bgr','pocket_changan',1,'{"length": "standard"}',NULL,'f48df662bc25f1d31ab8afa773734caadb906647689218f12ae33dfbe04e60c8','f243a77842cdab83',1,1.79587433654422593118e+09,NULL,NULL,1.79587433654422593118e+09,'[]',NULL);
INSERT INTO "matches" VALUES('indigo-stone-h49kdk','pocket_changan',1,'{"length": "standard"}',NULL,'6ce88a1ef51e270308935badcfdef158c833e13ddeae46f5cda7b44e346df486','f243a77842cdab83',0,1.79587433819433879849e+09,1.79587433819433879849e+09,NULL,1.79587433819433879849e+09,'[0]',NULL);
INSERT INTO "matches" VALUES('north-steppe-mn4ray','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'575c09f19a5fe8d62ccde1d73a2b161aa6683e4226ae488a5244e4eda15502d5','f243a77842cdab83',0,1.79587433820376348499e+09,1.79587433820376348499e+09,1.79587434240752673144e+09,1.79587434240752673144e+09,'[]','copper-lamp-9kc7sm');
INSERT INTO "matches" VALUES('far-road-26v49t','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'47d8ef8eb6bc996134a96252bb196ef097e1b4f9e5fb3ec396f3872836664622','f243a77842cdab83',0,1.79587434254406714444e+09,1.79587434259604716304e+09,NULL,1.79587434509385490419e+09,'[1]',NULL);
INSERT INTO "matches" VALUES('jade-shrine-66qbtr','silk_cities',1,'{"victory": "7", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'a0fa08c20e71894f2cf18ab5b6d6ce389995deb029d64b42df752569f36006d5','f243a77842cdab83',1,1.79587434534601831431e+09,NULL,NULL,1.79587434534601831431e+09,'[]',NULL);
INSERT INTO "matches" VALUES('copper-lamp-9kc7sm','silk_cities',1,'{"victory": "5", "auctions": "limits", "routes": "free", "start": "choose"}',NULL,'5e03780182e42cdc13c928d664a6d345a31d8ca8b97f466764b2e3b6232261bc','f243a77842cdab83',0,1.7958743473430070877e+09,1.7958743473430070877e+09,NULL,1.79587434734712100034e+09,'[0]',NULL);
INSERT INTO "matches" VALUES('olive-dune-78qbzf','pocket_changan',1,'{"length": "standard"}',NULL,'47c1a7da3373623547f2808c85749397a86226c3b384128d6f3c2f10bbc7f83d','f243a77842cdab83',0,1.79587434744337177275e+09,1.79587434744337177275e+09,NULL,1.79587434752239227296e+09,'[3]',NULL);
INSERT INTO "matches" VALUES('bamboo-grove-ab33m8','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'2f339f653a6314fe19ac119acc53d158bb4622591046778415ae587b98c15e24','',0,1.79587434749228620528e+09,1.79587434749228620528e+09,NULL,1.79587435055387139321e+09,'[1]',NULL);
INSERT INTO "matches" VALUES('silver-lamp-8bbvhv','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'661a50d1b8c343acaaa8de14a01ac5701c21a9e8681c53b570212eeb7f743a02','',0,1.79587434749597740172e+09,1.79587434749597740172e+09,NULL,1.79587435055465316773e+09,'[1]',NULL);
INSERT INTO "matches" VALUES('jasmine-poem-5vjwh5','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'999116deb76df6b5e8258a0f2e40175a60e1c4b37ff648cbe4b7c56161d9df37','',0,1.79587434750027036666e+09,1.79587434750027036666e+09,NULL,1.79587434751687645916e+09,'[0]',NULL);
INSERT INTO "matches" VALUES('marble-bowl-yywcdz','xanadu',1,'{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',NULL,'f6241eb0ef437cc4bd11380298e7044b775cb9d8ad58f903a3c189b2d3508587','',0,1.79587434750962615008e+09,1.79587434750962615008e+09,NULL,1.79587435057423758502e+09,'[0]',NULL);
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
INSERT INTO "messages" VALUES('dawn-horse-5ge66r',0,'f243a77842cdab83',0,'Mei','text','Well played.',1.79587431379201531412e+09,0);
INSERT INTO "messages" VALUES('high-road-6vx8p4',0,'f243a77842cdab83',0,'Mei','text','Well played.',1.79587432824594688419e+09,0);
INSERT INTO "messages" VALUES('silver-desert-77m8py',0,'f243a77842cdab83',0,'Mei','text','Well played.',1.7958743364940845966e+09,0);
INSERT INTO "messages" VALUES('far-road-26v49t',0,'f243a77842cdab83',0,'Mei','text','Well played.',1.79587434529392170907e+09,0);
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
INSERT INTO "notices" VALUES(1,'tournament:calm-letter-7tgfpy:1:f243a77842cdab83:page','f243a77842cdab83','jasmine-poem-5vjwh5','tournament','{"game": "xanadu", "name": "Autumn cup", "n": "1", "names": "Mei, Rustam"}','en','page','','new',0,1.79587434750335931776e+09,1.79587434750335931776e+09);
CREATE TABLE pairings (
	tournament VARCHAR(48) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats JSON NOT NULL, 
	PRIMARY KEY (tournament, round, number), 
	FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
INSERT INTO "pairings" VALUES('calm-letter-7tgfpy',1,1,'[5, 1]');
INSERT INTO "pairings" VALUES('calm-letter-7tgfpy',1,2,'[7, 4]');
INSERT INTO "pairings" VALUES('calm-letter-7tgfpy',1,3,'[0, 6]');
INSERT INTO "pairings" VALUES('calm-letter-7tgfpy',1,4,'[3, 2]');
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
INSERT INTO "people" VALUES('f243a77842cdab83','Mei',1.79587430253905749322e+09);
INSERT INTO "people" VALUES('bc54c2b32a014edd','Aisha',1.79587430255163526537e+09);
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
INSERT INTO "results" VALUES(1,'orchid-mill-72j9k2',0,'f243a77842cdab83',NULL,'xanadu',2,2,36,0,1,0,NULL,NULL,7.13070702552795410156e+00,111,1.79587431064405298234e+09);
INSERT INTO "results" VALUES(2,'orchid-mill-72j9k2',1,NULL,'greedy','xanadu',2,1,109,0,1,0,25.0,0.0,0.0,0,1.79587431064405298234e+09);
INSERT INTO "results" VALUES(3,'olive-dragon-2crsve',0,'f243a77842cdab83',NULL,'changan',2,2,7,0,1,0,NULL,NULL,8.70800542831420898437e+00,104,1.79587432571371984481e+09);
INSERT INTO "results" VALUES(4,'olive-dragon-2crsve',1,NULL,'greedy','changan',2,1,47,0,1,0,25.0,0.0,0.0,0,1.79587432571371984481e+09);
INSERT INTO "results" VALUES(5,'plum-kite-b35ge8',0,'f243a77842cdab83',NULL,'pocket_changan',2,2,36,0,1,0,NULL,NULL,2.51749777793884277343e+00,40,1.7958743336111645699e+09);
INSERT INTO "results" VALUES(6,'plum-kite-b35ge8',1,NULL,'greedy','pocket_changan',2,1,115,0,1,0,25.0,0.0,0.0,0,1.7958743336111645699e+09);
INSERT INTO "results" VALUES(7,'north-steppe-mn4ray',0,'f243a77842cdab83',NULL,'silk_cities',2,2,0,0,1,0,NULL,NULL,3.92253875732421875e+00,50,1.79587434240754199032e+09);
INSERT INTO "results" VALUES(8,'north-steppe-mn4ray',1,NULL,'greedy','silk_cities',2,1,5,0,1,0,25.0,0.0,0.0,0,1.79587434240754199032e+09);
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
INSERT INTO "sessions" VALUES('2928362d70986a6d86bb9f637d9c861b2046462c4cd919e114d7954908009286','bc54c2b32a014edd',1.79587430255164432523e+09,1.79587430255164432523e+09,'');
INSERT INTO "sessions" VALUES('e2c86dcab3bc9ce50ff64443ebb0947c4ff5dedfc1467f98daccc360b0452afb','f243a77842cdab83',1.79587430288618397715e+09,1.79587430288618397715e+09,'');
CREATE TABLE settings (
	match_id VARCHAR(48) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (match_id, name), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "settings" VALUES('dawn-horse-5ge66r','hints','on');
INSERT INTO "settings" VALUES('high-road-6vx8p4','hints','on');
INSERT INTO "settings" VALUES('silver-desert-77m8py','hints','on');
INSERT INTO "settings" VALUES('far-road-26v49t','hints','on');
INSERT INTO "settings" VALUES('olive-dune-78qbzf','contest','daily 2026-11-28');
INSERT INTO "settings" VALUES('olive-dune-78qbzf','seed','5ba37b13547faf8d260e5d02d58116bff5535cbc6debdf078d087572ae37cf2a');
INSERT INTO "settings" VALUES('bamboo-grove-ab33m8','rated','on');
INSERT INTO "settings" VALUES('bamboo-grove-ab33m8','contest','tournament calm-letter-7tgfpy 1');
INSERT INTO "settings" VALUES('bamboo-grove-ab33m8','seed','b1cb9591126d5272b09e53120e54331d78c650e1eeba25c260e94af624f55a1e');
INSERT INTO "settings" VALUES('silver-lamp-8bbvhv','rated','on');
INSERT INTO "settings" VALUES('silver-lamp-8bbvhv','contest','tournament calm-letter-7tgfpy 1');
INSERT INTO "settings" VALUES('silver-lamp-8bbvhv','seed','19f69faae501ef900cf660df37443de8f86cc45dc0559bc3bcfa5d2f56e3c9a4');
INSERT INTO "settings" VALUES('jasmine-poem-5vjwh5','rated','on');
INSERT INTO "settings" VALUES('jasmine-poem-5vjwh5','contest','tournament calm-letter-7tgfpy 1');
INSERT INTO "settings" VALUES('marble-bowl-yywcdz','rated','on');
INSERT INTO "settings" VALUES('marble-bowl-yywcdz','contest','tournament calm-letter-7tgfpy 1');
INSERT INTO "settings" VALUES('marble-bowl-yywcdz','seed','8ae5cfcade249cf95b53d0dc885b5e39b466d3aa2af9e2be1e847f9ba8e8b5eb');
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
CREATE TABLE tongues (
	person VARCHAR(24) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tongues" VALUES('f243a77842cdab83','en');
INSERT INTO "tongues" VALUES('bc54c2b32a014edd','en');
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
INSERT INTO "tournaments" VALUES('calm-letter-7tgfpy','Autumn cup','f243a77842cdab83','xanadu','{"edition": "rulebook", "advanced": "off", "duo": "on", "crowd": "off", "passes": "2", "even_turns": "off"}',2,'swiss',2,'none',8,'random',NULL,1,'59cba75fdcfee56492adf262ce2c4243d57c45cc9892c254d57914707ddf0b38',1.79587434745371770858e+09,1.79587434747233128549e+09,NULL);
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
INSERT INTO "tries" VALUES('2026-11-28','f243a77842cdab83','olive-dune-78qbzf',NULL,NULL);
CREATE TABLE vacations (
	person VARCHAR(24) NOT NULL, 
	begins DOUBLE NOT NULL, 
	ends DOUBLE NOT NULL, 
	PRIMARY KEY (person, begins), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_tournaments_founder ON tournaments (founder);
CREATE INDEX ix_clocks_falls ON clocks (falls);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_tries_person ON tries (person);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_notices_state ON notices (state);
CREATE INDEX ix_notices_match_id ON notices (match_id);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_challenges_person ON challenges (person);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_letters_person ON letters (person);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_ties_other ON ties (other);
CREATE INDEX ix_invitations_by ON invitations ("by");
CREATE INDEX ix_invitations_person ON invitations (person);
COMMIT;
