BEGIN TRANSACTION;
CREATE TABLE calls (
    asker  integer not null,   -- negative: made from the number of somebody who was forgotten
    called integer not null,
    at     integer not null,
    primary key (asker, called)
) strict, without rowid;
INSERT INTO "calls" VALUES(100,101,1700000501);
INSERT INTO "calls" VALUES(100,102,1700000501);
INSERT INTO "calls" VALUES(100,103,1700000501);
INSERT INTO "calls" VALUES(101,100,1700000101);
INSERT INTO "calls" VALUES(101,102,1700000101);
INSERT INTO "calls" VALUES(101,103,1700000101);
INSERT INTO "calls" VALUES(102,103,1700000142);
CREATE TABLE counted (number integer not null, changes integer not null default 0) strict;
INSERT INTO "counted" VALUES(9,1);
CREATE TABLE courses (
    server integer not null,
    game   text    not null,
    player integer not null,
    number integer not null,      -- of the result
    rating integer not null,
    primary key (server, game, player, number)
) strict, without rowid;
INSERT INTO "courses" VALUES(0,'axio',100,3,1138);
INSERT INTO "courses" VALUES(0,'axio',101,3,927);
INSERT INTO "courses" VALUES(1,'axio',100,3,1138);
INSERT INTO "courses" VALUES(1,'axio',101,3,927);
CREATE TABLE dailies (
    day    integer not null references days (day),
    player integer not null,
    match  integer not null unique references matches (id),
    at     integer,            -- when it was finished
    score  integer,            -- as the game counts it
    merit  integer,            -- the greater the better; equal ones share a place
    points text,               -- JSON; the points of each placement, in order
    primary key (day, player)
) strict, without rowid;
INSERT INTO "dailies" VALUES(20231114,100,23,NULL,NULL,NULL,NULL);
CREATE TABLE daily_servers (
    day    integer not null,
    server integer not null,
    player integer not null,
    primary key (day, server, player)
) strict, without rowid;
INSERT INTO "daily_servers" VALUES(20231114,1,100);
CREATE TABLE day_posts (
    day     integer not null,
    server  integer not null,
    channel integer not null,
    message integer,
    mark    text    not null,  -- while it is on its way; empty otherwise
    primary key (day, server)
) strict, without rowid;
CREATE TABLE days (
    day  integer primary key,
    game text    not null,
    seed text    not null
) strict;
INSERT INTO "days" VALUES(20231114,'axio','kept for later versions');
CREATE TABLE downtimes (
    day     integer primary key,
    seconds integer not null
) strict;
CREATE TABLE excluded (
    kind text    not null check (kind in ('server', 'player')),
    id   integer not null,
    at   integer not null,     -- Unix seconds
    primary key (kind, id)
) strict, without rowid;
CREATE TABLE forgotten (
    digest text primary key,
    until  integer             -- until when results with this player stay out of the world; null: for ever
) strict, without rowid;
CREATE TABLE hands (
    match   integer not null references matches (id),
    player  integer not null,
    channel integer,
    message integer,
    shown   text    not null,              -- what it shows, to tell whether it is out of date
    closed  integer not null default 0, mark text not null default '',    -- 1: the player takes no direct messages and was told so
    primary key (match, player)
) strict, without rowid;
INSERT INTO "hands" VALUES(1,100,1000100,5,'.40a62d6e6911a657',0,'');
INSERT INTO "hands" VALUES(1,101,1000101,4,'.8403be905d5e4fec',0,'');
INSERT INTO "hands" VALUES(1,102,1000102,3,'14.282ad4b3bec4019f',0,'');
INSERT INTO "hands" VALUES(1,103,1000103,2,'.03c7af00e6c01848',0,'');
INSERT INTO "hands" VALUES(2,100,1000100,23,'.7b51e23159fa68b5',0,'');
INSERT INTO "hands" VALUES(2,101,1000101,22,'3.5132cf27067ff003',0,'');
INSERT INTO "hands" VALUES(3,100,1000100,29,'0.e94b8c7031996414',0,'');
INSERT INTO "hands" VALUES(3,101,1000101,28,'.94f431d8f7a68128',0,'');
INSERT INTO "hands" VALUES(6,100,1000100,33,'8.b104d7585eb2593d',0,'');
INSERT INTO "hands" VALUES(6,101,1000101,32,'.a458967f3c756544',0,'');
INSERT INTO "hands" VALUES(7,100,1000100,44,'.e06ec04d6c29da22',0,'');
INSERT INTO "hands" VALUES(7,101,1000101,43,'13.3ae5219ddbf312cc',0,'');
INSERT INTO "hands" VALUES(7,102,1000102,45,'.1cc7bba520620855',0,'');
INSERT INTO "hands" VALUES(7,103,1000103,46,'.bcc4e58e4a5d362c',0,'');
INSERT INTO "hands" VALUES(8,100,1000100,63,'.4011994cbe8ea7e6',0,'');
INSERT INTO "hands" VALUES(8,101,1000101,62,'3.2e4247bc70b2c48b',0,'');
INSERT INTO "hands" VALUES(9,100,1000100,69,'0.246596ffb723e8d6',0,'');
INSERT INTO "hands" VALUES(9,101,1000101,68,'.5df5eefa4a22a9e3',0,'');
INSERT INTO "hands" VALUES(11,100,1000100,72,'8.19c3aee4f29a2595',0,'');
INSERT INTO "hands" VALUES(11,101,1000101,71,'.a174bc6b16262c9f',0,'');
INSERT INTO "hands" VALUES(12,100,1000100,85,'.8399e0b3860e9aa5',0,'');
INSERT INTO "hands" VALUES(12,101,1000101,82,'.b3053d17034a56c2',0,'');
INSERT INTO "hands" VALUES(12,102,1000102,83,'10.a3225f9c5d340a3a',0,'');
INSERT INTO "hands" VALUES(12,103,1000103,84,'.221ee54bf40add5d',0,'');
INSERT INTO "hands" VALUES(13,100,1000100,99,'3.22df82529e033de9',0,'');
INSERT INTO "hands" VALUES(13,101,1000101,98,'.63bad018008327a7',0,'');
INSERT INTO "hands" VALUES(14,100,1000100,104,'0.cdc8933ee5d7e3e0',0,'');
INSERT INTO "hands" VALUES(14,101,1000101,103,'.08f705ed445376d9',0,'');
INSERT INTO "hands" VALUES(16,100,1000100,107,'6.3652dc008bd3a245',0,'');
INSERT INTO "hands" VALUES(16,101,1000101,106,'.9ef419634dfc039c',0,'');
INSERT INTO "hands" VALUES(17,100,1000100,115,'.15f81ab149ab6936',0,'');
INSERT INTO "hands" VALUES(17,101,1000101,118,'.8f538e15988db4b3',0,'');
INSERT INTO "hands" VALUES(17,102,1000102,117,'14.4a63fc8c13c7943c',0,'');
INSERT INTO "hands" VALUES(17,103,1000103,116,'.77a7616163c6a527',0,'');
INSERT INTO "hands" VALUES(18,100,1000100,136,'.309deed3f0372a5f',0,'');
INSERT INTO "hands" VALUES(18,101,1000101,135,'3.85f932e4c90db0a7',0,'');
INSERT INTO "hands" VALUES(19,100,1000100,142,'0.6017b7324c6a9ea9',0,'');
INSERT INTO "hands" VALUES(19,101,1000101,141,'.4230b970673acacb',0,'');
INSERT INTO "hands" VALUES(22,100,1000100,146,'8.abb67056cf5e9779',0,'');
INSERT INTO "hands" VALUES(22,101,1000101,145,'.c42cfbffccf3d61d',0,'');
CREATE TABLE heartbeat (
    one     integer primary key check (one = 1),
    at      integer not null,   -- noted every half a minute while players can act
    since   integer not null,   -- they could act all the time since then
    boot    text,               -- which start of the computer this was; null: not known
    elapsed integer not null    -- what its clock of elapsed time said
) strict;
CREATE TABLE log (
    match       integer not null references matches (id),
    version     integer not null,
    seat        integer,          -- null: nobody at the table
    notation    text    not null,
    interaction integer,          -- Discord's id of what asked for it; the same one is never played twice
    at          integer not null,
    primary key (match, version)
) strict, without rowid;
INSERT INTO "log" VALUES(1,1,0,'/open',NULL,1700000000);
INSERT INTO "log" VALUES(1,2,1,'/join',1000000,1700000004);
INSERT INTO "log" VALUES(1,3,2,'/join',1000001,1700000008);
INSERT INTO "log" VALUES(1,4,3,'/join',1000002,1700000012);
INSERT INTO "log" VALUES(1,5,NULL,'/start',NULL,1700000012);
INSERT INTO "log" VALUES(1,6,0,'oo A7 B7',1000003,1700000018);
INSERT INTO "log" VALUES(1,7,1,'bo L7 L8',1000004,1700000024);
INSERT INTO "log" VALUES(1,8,2,'bp H6 G6',1000005,1700000030);
INSERT INTO "log" VALUES(1,9,3,'rg F3 F2',1000006,1700000036);
INSERT INTO "log" VALUES(1,10,0,'gp D7 D8',1000007,1700000042);
INSERT INTO "log" VALUES(1,11,1,'rp E3 D3',1000008,1700000048);
INSERT INTO "log" VALUES(1,12,2,'gp B8 C8',1000009,1700000054);
INSERT INTO "log" VALUES(1,13,3,'bp F8 G8',1000010,1700000060);
INSERT INTO "log" VALUES(1,14,0,'oo B6 C6',1000011,1700000066);
INSERT INTO "log" VALUES(1,15,1,'op I8 I7',1000012,1700000072);
INSERT INTO "log" VALUES(1,16,2,'rp I5 I6',1000013,1700000078);
INSERT INTO "log" VALUES(1,17,3,'bb K6 L6',1000014,1700000084);
INSERT INTO "log" VALUES(1,18,0,'bp D5 D4',1000015,1700000090);
INSERT INTO "log" VALUES(1,19,1,'ro A5 B5',1000016,1700000096);
INSERT INTO "log" VALUES(1,20,1,'/offer undo',1000017,1700000102);
INSERT INTO "log" VALUES(2,1,0,'/open',NULL,1700000103);
INSERT INTO "log" VALUES(2,2,1,'/join',1000018,1700000107);
INSERT INTO "log" VALUES(2,3,NULL,'/start',NULL,1700000107);
INSERT INTO "log" VALUES(2,4,0,'oo C8 D8',1000019,1700000113);
INSERT INTO "log" VALUES(2,5,1,'bb J6 J7',1000020,1700000119);
INSERT INTO "log" VALUES(2,6,0,'gb I8 I7',1000021,1700000125);
INSERT INTO "log" VALUES(2,7,1,'/leave',1000022,1700000130);
INSERT INTO "log" VALUES(3,1,0,'/open',NULL,1700000131);
INSERT INTO "log" VALUES(3,2,1,'/join',1000023,1700000135);
INSERT INTO "log" VALUES(3,3,NULL,'/start',NULL,1700000135);
INSERT INTO "log" VALUES(3,4,0,'/stop',1000024,1700000141);
INSERT INTO "log" VALUES(4,1,0,'/open',NULL,1700000142);
INSERT INTO "log" VALUES(5,1,0,'/open',NULL,1700000143);
INSERT INTO "log" VALUES(5,2,0,'/start',NULL,1700000143);
INSERT INTO "log" VALUES(5,3,0,'pp F6 F7',1000025,1700000149);
INSERT INTO "log" VALUES(5,4,0,'oo C5 C6',1000026,1700000155);
INSERT INTO "log" VALUES(5,5,0,'rg G4 F4',1000027,1700000161);
INSERT INTO "log" VALUES(5,6,0,'oo E3 E4',1000028,1700000167);
INSERT INTO "log" VALUES(5,7,0,'op E5 D5',1000029,1700000173);
INSERT INTO "log" VALUES(5,8,0,'go G8 F8',1000030,1700000179);
INSERT INTO "log" VALUES(5,9,0,'bo D8 C8',1000031,1700000185);
INSERT INTO "log" VALUES(5,10,0,'ro E7 D7',1000032,1700000191);
INSERT INTO "log" VALUES(5,11,0,'rr E8 E9',1000033,1700000197);
INSERT INTO "log" VALUES(5,12,0,'bb J6 J7',1000034,1700000203);
INSERT INTO "log" VALUES(5,13,0,'gb K5 J5',1000035,1700000209);
INSERT INTO "log" VALUES(5,14,0,'gb H7 I7',1000036,1700000215);
INSERT INTO "log" VALUES(5,15,0,'gp F11 E11',1000037,1700000221);
INSERT INTO "log" VALUES(5,16,0,'bp H6 G6',1000038,1700000227);
INSERT INTO "log" VALUES(5,17,0,'pp C11 D11',1000039,1700000233);
INSERT INTO "log" VALUES(5,18,0,'rg H9 H8',1000040,1700000239);
INSERT INTO "log" VALUES(5,19,0,'bb I4 I5',1000041,1700000245);
INSERT INTO "log" VALUES(5,20,0,'ro G5 F5',1000042,1700000251);
INSERT INTO "log" VALUES(5,21,0,'bp C9 C10',1000043,1700000257);
INSERT INTO "log" VALUES(5,22,0,'gg D10 E10',1000044,1700000263);
INSERT INTO "log" VALUES(5,23,0,'gp H4 H3',1000045,1700000269);
INSERT INTO "log" VALUES(5,24,0,'rp J3 K3',1000046,1700000275);
INSERT INTO "log" VALUES(5,25,0,'rp G9 G10',1000047,1700000281);
INSERT INTO "log" VALUES(5,26,0,'rb E6 D6',1000048,1700000287);
INSERT INTO "log" VALUES(5,27,0,'bp I8 J8',1000049,1700000293);
INSERT INTO "log" VALUES(5,28,0,'op K9 K10',1000050,1700000299);
INSERT INTO "log" VALUES(5,29,0,'gp F10 F9',1000051,1700000305);
INSERT INTO "log" VALUES(5,30,0,'gb J11 J10',1000052,1700000311);
INSERT INTO "log" VALUES(5,31,0,'rp I9 I10',1000053,1700000317);
INSERT INTO "log" VALUES(5,32,0,'rg H10 H11',1000054,1700000323);
INSERT INTO "log" VALUES(5,33,0,'rb K4 J4',1000055,1700000329);
INSERT INTO "log" VALUES(5,34,0,'ro D4 C4',1000056,1700000335);
INSERT INTO "log" VALUES(5,35,0,'ro D3 C3',1000057,1700000341);
INSERT INTO "log" VALUES(6,1,0,'/open',NULL,1700000342);
INSERT INTO "log" VALUES(6,2,1,'/join',1000058,1700000346);
INSERT INTO "log" VALUES(6,3,NULL,'/start',NULL,1700000346);
INSERT INTO "log" VALUES(6,4,0,'oo C5 C6',1000059,1700000352);
INSERT INTO "log" VALUES(6,5,1,'ro H3 H4',1000060,1700000358);
INSERT INTO "log" VALUES(6,6,0,'oo D6 E6',1000061,1700000364);
INSERT INTO "log" VALUES(6,7,1,'go I10 H10',1000062,1700000370);
INSERT INTO "log" VALUES(6,8,0,'gp I3 J3',1000063,1700000376);
INSERT INTO "log" VALUES(6,9,1,'bp F5 F6',1000064,1700000382);
INSERT INTO "log" VALUES(6,10,0,'pp D4 D5',1000065,1700000388);
INSERT INTO "log" VALUES(6,11,1,'rr E3 F3',1000066,1700000394);
INSERT INTO "log" VALUES(6,12,1,'/leave',1000067,1700000399);
INSERT INTO "log" VALUES(7,1,0,'/open',NULL,1700000400);
INSERT INTO "log" VALUES(7,2,1,'/join',1000068,1700000404);
INSERT INTO "log" VALUES(7,3,2,'/join',1000069,1700000408);
INSERT INTO "log" VALUES(7,4,3,'/join',1000070,1700000412);
INSERT INTO "log" VALUES(7,5,NULL,'/start',NULL,1700000412);
INSERT INTO "log" VALUES(7,6,0,'yt2 M19 bs2 N19',1000071,1700000418);
INSERT INTO "log" VALUES(7,7,1,'rx1 O18 rc2 O19',1000072,1700000424);
INSERT INTO "log" VALUES(7,8,2,'gs1 P17 rc3 P18',1000073,1700000430);
INSERT INTO "log" VALUES(7,9,3,'bx2 P16',1000074,1700000436);
INSERT INTO "log" VALUES(7,10,0,'w N21 gc4 O21',1000075,1700000442);
INSERT INTO "log" VALUES(7,11,1,'gt1 Q16 bc2 Q17',1000076,1700000448);
INSERT INTO "log" VALUES(7,12,2,'rs2 M21 bt3 M22 yc1 M23',1000077,1700000454);
INSERT INTO "log" VALUES(7,13,3,'gt4 R15 yc3 R16',1000078,1700000460);
INSERT INTO "log" VALUES(7,14,0,'bs3 L23 rc4 L24',1000079,1700000466);
INSERT INTO "log" VALUES(7,15,1,'swap yt3 N21',1000080,1700000472);
INSERT INTO "log" VALUES(7,16,1,'w O16',1000081,1700000478);
INSERT INTO "log" VALUES(7,17,2,'gx4 M24',1000082,1700000484);
INSERT INTO "log" VALUES(7,18,3,'bt1 K21 gt3 K22 rt2 K23',1000083,1700000490);
INSERT INTO "log" VALUES(7,19,0,'rs4 Q18 yx3 Q19',1000084,1700000496);
INSERT INTO "log" VALUES(7,20,0,'/offer undo',1000085,1700000502);
INSERT INTO "log" VALUES(8,1,0,'/open',NULL,1700000503);
INSERT INTO "log" VALUES(8,2,1,'/join',1000086,1700000507);
INSERT INTO "log" VALUES(8,3,NULL,'/start',NULL,1700000507);
INSERT INTO "log" VALUES(8,4,0,'bs3 O18 yt2 O19 rc4 O20',1000087,1700000513);
INSERT INTO "log" VALUES(8,5,1,'gt1 P18 rc2 Q18',1000088,1700000519);
INSERT INTO "log" VALUES(8,6,0,'rc3 N19',1000089,1700000525);
INSERT INTO "log" VALUES(8,7,1,'/leave',1000090,1700000530);
INSERT INTO "log" VALUES(9,1,0,'/open',NULL,1700000531);
INSERT INTO "log" VALUES(9,2,1,'/join',1000091,1700000535);
INSERT INTO "log" VALUES(9,3,NULL,'/start',NULL,1700000535);
INSERT INTO "log" VALUES(9,4,0,'/stop',1000092,1700000541);
INSERT INTO "log" VALUES(10,1,0,'/open',NULL,1700000542);
INSERT INTO "log" VALUES(11,1,0,'/open',NULL,1700000543);
INSERT INTO "log" VALUES(11,2,1,'/join',1000093,1700000547);
INSERT INTO "log" VALUES(11,3,NULL,'/start',NULL,1700000547);
INSERT INTO "log" VALUES(11,4,0,'bs3 O19 yt2 O20 rc4 O21',1000094,1700000553);
INSERT INTO "log" VALUES(11,5,1,'gt1 N21',1000095,1700000559);
INSERT INTO "log" VALUES(11,6,0,'bs2 M21 rs2 M22',1000096,1700000565);
INSERT INTO "log" VALUES(11,7,1,'gt3 P18 rc2 P19',1000097,1700000571);
INSERT INTO "log" VALUES(11,8,0,'gt4 Q19 yc3 Q20',1000098,1700000577);
INSERT INTO "log" VALUES(11,9,1,'bx2 Q21',1000099,1700000583);
INSERT INTO "log" VALUES(11,10,0,'w Q18',1000100,1700000589);
INSERT INTO "log" VALUES(11,11,1,'gc1 N22',1000101,1700000595);
INSERT INTO "log" VALUES(11,12,1,'/leave',1000102,1700000600);
INSERT INTO "log" VALUES(12,1,0,'/open',NULL,1700000601);
INSERT INTO "log" VALUES(12,2,1,'/join',1000103,1700000605);
INSERT INTO "log" VALUES(12,3,2,'/join',1000104,1700000609);
INSERT INTO "log" VALUES(12,4,3,'/join',1000105,1700000613);
INSERT INTO "log" VALUES(12,5,NULL,'/start',NULL,1700000613);
INSERT INTO "log" VALUES(12,6,0,'take black',1000106,1700000619);
INSERT INTO "log" VALUES(12,7,1,'take yellow',1000107,1700000625);
INSERT INTO "log" VALUES(12,8,2,'take blue',1000108,1700000631);
INSERT INTO "log" VALUES(12,9,3,'take yellow',1000109,1700000637);
INSERT INTO "log" VALUES(12,10,0,'lay k1 B3',1000110,1700000643);
INSERT INTO "log" VALUES(12,11,0,'lay k3 B3 -k5',1000111,1700000649);
INSERT INTO "log" VALUES(12,12,0,'done',1000112,1700000655);
INSERT INTO "log" VALUES(12,13,1,'take black',1000113,1700000661);
INSERT INTO "log" VALUES(12,14,2,'take yellow',1000114,1700000667);
INSERT INTO "log" VALUES(12,15,3,'lay y1 C2',1000115,1700000673);
INSERT INTO "log" VALUES(12,16,3,'lay y1 B3',1000116,1700000679);
INSERT INTO "log" VALUES(12,17,3,'done',1000117,1700000685);
INSERT INTO "log" VALUES(12,18,0,'take blue',1000118,1700000691);
INSERT INTO "log" VALUES(12,19,1,'take green',1000119,1700000697);
INSERT INTO "log" VALUES(12,20,1,'/offer undo',1000120,1700000703);
INSERT INTO "log" VALUES(13,1,0,'/open',NULL,1700000704);
INSERT INTO "log" VALUES(13,2,1,'/join',1000121,1700000708);
INSERT INTO "log" VALUES(13,3,NULL,'/start',NULL,1700000708);
INSERT INTO "log" VALUES(13,4,0,'take black',1000122,1700000714);
INSERT INTO "log" VALUES(13,5,1,'take yellow',1000123,1700000720);
INSERT INTO "log" VALUES(13,6,0,'lay k1 B3',1000124,1700000726);
INSERT INTO "log" VALUES(13,7,1,'/leave',1000125,1700000731);
INSERT INTO "log" VALUES(14,1,0,'/open',NULL,1700000732);
INSERT INTO "log" VALUES(14,2,1,'/join',1000126,1700000736);
INSERT INTO "log" VALUES(14,3,NULL,'/start',NULL,1700000736);
INSERT INTO "log" VALUES(14,4,0,'/stop',1000127,1700000742);
INSERT INTO "log" VALUES(15,1,0,'/open',NULL,1700000743);
INSERT INTO "log" VALUES(16,1,0,'/open',NULL,1700000744);
INSERT INTO "log" VALUES(16,2,1,'/join',1000128,1700000748);
INSERT INTO "log" VALUES(16,3,NULL,'/start',NULL,1700000748);
INSERT INTO "log" VALUES(16,4,0,'take black',1000129,1700000754);
INSERT INTO "log" VALUES(16,5,1,'take yellow',1000130,1700000760);
INSERT INTO "log" VALUES(16,6,0,'lay k1 C4',1000131,1700000766);
INSERT INTO "log" VALUES(16,7,0,'lay k2s C4 token',1000132,1700000772);
INSERT INTO "log" VALUES(16,8,0,'done',1000133,1700000778);
INSERT INTO "log" VALUES(16,9,1,'take green',1000134,1700000784);
INSERT INTO "log" VALUES(16,10,0,'take blue',1000135,1700000790);
INSERT INTO "log" VALUES(16,11,1,'take yellow',1000136,1700000796);
INSERT INTO "log" VALUES(16,12,1,'/leave',1000137,1700000801);
INSERT INTO "log" VALUES(17,1,0,'/open',NULL,1700000802);
INSERT INTO "log" VALUES(17,2,1,'/join',1000138,1700000806);
INSERT INTO "log" VALUES(17,3,2,'/join',1000139,1700000810);
INSERT INTO "log" VALUES(17,4,3,'/join',1000140,1700000814);
INSERT INTO "log" VALUES(17,5,NULL,'/start',NULL,1700000814);
INSERT INTO "log" VALUES(17,6,0,'M59 1',1000141,1700000820);
INSERT INTO "log" VALUES(17,7,1,'N62 0',1000142,1700000826);
INSERT INTO "log" VALUES(17,8,2,'L60 0',1000143,1700000832);
INSERT INTO "log" VALUES(17,9,3,'L61 2',1000144,1700000838);
INSERT INTO "log" VALUES(17,10,0,'L59 0 r',1000145,1700000844);
INSERT INTO "log" VALUES(17,11,1,'L58 0',1000146,1700000850);
INSERT INTO "log" VALUES(17,12,2,'K61 0',1000147,1700000856);
INSERT INTO "log" VALUES(17,13,3,'K60 0',1000148,1700000862);
INSERT INTO "log" VALUES(17,14,0,'M58 1',1000149,1700000868);
INSERT INTO "log" VALUES(17,15,1,'M57 2',1000150,1700000874);
INSERT INTO "log" VALUES(17,16,2,'K59 3 b',1000151,1700000880);
INSERT INTO "log" VALUES(17,17,3,'M62 1',1000152,1700000886);
INSERT INTO "log" VALUES(17,18,0,'N59 2',1000153,1700000892);
INSERT INTO "log" VALUES(17,19,1,'L57 3',1000154,1700000898);
INSERT INTO "log" VALUES(17,20,1,'/offer undo',1000155,1700000904);
INSERT INTO "log" VALUES(18,1,0,'/open',NULL,1700000905);
INSERT INTO "log" VALUES(18,2,1,'/join',1000156,1700000909);
INSERT INTO "log" VALUES(18,3,NULL,'/start',NULL,1700000909);
INSERT INTO "log" VALUES(18,4,0,'O61 0',1000157,1700000915);
INSERT INTO "log" VALUES(18,5,1,'N62 0',1000158,1700000921);
INSERT INTO "log" VALUES(18,6,0,'O62 3',1000159,1700000927);
INSERT INTO "log" VALUES(18,7,1,'/leave',1000160,1700000932);
INSERT INTO "log" VALUES(19,1,0,'/open',NULL,1700000933);
INSERT INTO "log" VALUES(19,2,1,'/join',1000161,1700000937);
INSERT INTO "log" VALUES(19,3,NULL,'/start',NULL,1700000937);
INSERT INTO "log" VALUES(19,4,0,'/stop',1000162,1700000943);
INSERT INTO "log" VALUES(20,1,0,'/open',NULL,1700000944);
INSERT INTO "log" VALUES(21,1,0,'/open',NULL,1700000945);
INSERT INTO "log" VALUES(21,2,0,'/start',NULL,1700000945);
INSERT INTO "log" VALUES(21,3,0,'N59 2',1000163,1700000951);
INSERT INTO "log" VALUES(21,4,0,'L60 3 b',1000164,1700000957);
INSERT INTO "log" VALUES(21,5,0,'M62 1',1000165,1700000963);
INSERT INTO "log" VALUES(21,6,0,'N58 0 r',1000166,1700000969);
INSERT INTO "log" VALUES(21,7,0,'O60 3',1000167,1700000975);
INSERT INTO "log" VALUES(21,8,0,'L61 1',1000168,1700000981);
INSERT INTO "log" VALUES(21,9,0,'M59 0 r',1000169,1700000987);
INSERT INTO "log" VALUES(21,10,0,'L62 2',1000170,1700000993);
INSERT INTO "log" VALUES(21,11,0,'L59 0 g',1000171,1700000999);
INSERT INTO "log" VALUES(21,12,0,'O58 2',1000172,1700001005);
INSERT INTO "log" VALUES(21,13,0,'O59 0',1000173,1700001011);
INSERT INTO "log" VALUES(21,14,0,'O61 0',1000174,1700001017);
INSERT INTO "log" VALUES(21,15,0,'L63 0',1000175,1700001023);
INSERT INTO "log" VALUES(22,1,0,'/open',NULL,1700001024);
INSERT INTO "log" VALUES(22,2,1,'/join',1000176,1700001028);
INSERT INTO "log" VALUES(22,3,NULL,'/start',NULL,1700001028);
INSERT INTO "log" VALUES(22,4,0,'M59 1',1000177,1700001034);
INSERT INTO "log" VALUES(22,5,1,'N62 0',1000178,1700001040);
INSERT INTO "log" VALUES(22,6,0,'L59 0',1000179,1700001046);
INSERT INTO "log" VALUES(22,7,1,'L60 0',1000180,1700001052);
INSERT INTO "log" VALUES(22,8,0,'O62 2',1000181,1700001058);
INSERT INTO "log" VALUES(22,9,1,'L61 1 p',1000182,1700001064);
INSERT INTO "log" VALUES(22,10,0,'L58 3 o',1000183,1700001070);
INSERT INTO "log" VALUES(22,11,1,'N63 3',1000184,1700001076);
INSERT INTO "log" VALUES(22,12,1,'/leave',1000185,1700001081);
INSERT INTO "log" VALUES(22,13,NULL,'/void',1000186,1700001086);
INSERT INTO "log" VALUES(23,1,0,'/open',1000187,1700001087);
INSERT INTO "log" VALUES(23,2,0,'/start',NULL,1700001087);
CREATE TABLE matches (
    id           integer primary key autoincrement,
    game         text    not null,
    server       integer,            -- null: played in a direct message
    channel      integer not null,   -- the channel or thread where it is played
    host         integer not null,
    status       text    not null check (status in ('lobby', 'running', 'finished', 'stopped')),
    wanted       integer not null,   -- seats to fill
    thread       integer not null,   -- 1: moves to a thread of its own when it starts
    invited      text    not null,   -- JSON; player ids asked to join
    options      text    not null,   -- JSON
    seed         text    not null,
    version      integer not null,   -- number of its log entries
    state        text,               -- JSON; null in the lobby
    offer        text,               -- JSON; what the others are asked to agree to
    page         integer not null,   -- rises with all that deserves a post of its own
    created      integer not null,
    ended        integer,
    post_channel integer,            -- the newest public post
    post_message integer,
    post_version integer not null default 0,  -- what that post shows
    post_page    integer not null default -1,
    hands_version integer not null default 0  -- what the players' direct messages show
, note text, pace integer, late text not null default 'skip'  -- what happens to a turn that takes longer
    check (late in ('skip', 'forfeit', 'vote')), deadline integer, alarm integer, day integer, mark text not null default '', givers text not null default '[]', removed integer not null default 0, world integer, silent text not null default '[]', kind text not null default 'table', past text, call_page integer not null default 0, holds integer not null default 1, sign_channel integer, sign_message integer) strict;
INSERT INTO "matches" VALUES(1,'axio',1,2,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"board":"..................g..........prrr.........p.........ro.b....r....^oo...pbp.bb.ooog..p.p.bb..gpp.bp.o..o.................................g................................","joints":"..................s..........ewn..........s.........ew.n....s.....ew...ewn.ew.ew.s....s..s..ewn.ew.n..n..................................................................","pyramids":[65],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","rg","op","rp","ro"],["go","rr","bb","rg","go"],["gb","gb","pp","gp","rb"],["ro","gg","rb","gb","ro"]],"markers":[[0,0,0,3,1],[3,0,1,4,0],[0,0,0,0,3],[1,0,2,0,2]],"begun":[true,true,true,true],"seat":2,"phase":"place","owed":0,"recent":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700086498,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000000,NULL,2,20,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'53461ef1dba78793','[]',0,1,'[]','table','[{"turn":12,"whole":true,"events":[{"seat":3,"tile":"bb","cells":[75,76],"points":[0,0,2,0,0],"pyramids":[],"gained":[0,0,2,0,0],"bonuses":0,"kind":"placed"},{"seat":3,"count":1,"kind":"drew"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"tile":"bp","cells":[55,42],"points":[0,0,0,0,1],"pyramids":[],"gained":[0,0,0,0,1],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]},{"turn":14,"whole":true,"events":[{"seat":1,"tile":"ro","cells":[52,53],"points":[0,0,0,2,0],"pyramids":[{"cell":65,"points":[1,0,0,2,0],"moved_from":null}],"gained":[1,0,0,4,0],"bonuses":0,"kind":"placed"},{"seat":1,"count":1,"kind":"drew"}],"taken":[]}]',15,1,NULL,NULL);
INSERT INTO "matches" VALUES(2,'axio',1,3,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"board":"................................r.........................................b.....o...p.bbb....oo....g....................................g................................","joints":"..........................................................................s...........sn.....ew....n.....................................................................","pyramids":[],"bag":["rp","rg","bb","op","bp","bp","bb","rg","bo","rp","pp","oo","op","go","ro","op","rp","gb","rp","go","pp","gg","rg","gp","op","go","go","ro","gp","rb","bp","gp","op","bp","ro","gp","gp","rp","rb","bo","bp","go","rp","bp","pp","rb","rb","gg","rr","rb","rb","bo","ro","gp","ro","op","bb","op","rb","gg","gb","bo","bo","rb","ro","gb","bp","go","rr","bo","bo","bp","rp","rr","gg","rg","rg","rp","go","rg","oo","ro","gp","gb","rg","gb","gb","go","bo","rr","ro","gb"],"racks":[["pp","rg","oo","op","gp"],[]],"markers":[[0,0,2,1,0],[0,0,1,0,0]],"begun":[true,true],"seat":1,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000103,1700000127,3,26,6,4,6,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'b323e1595155eabb','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"tile":"gb","cells":[99,86],"points":[0,0,2,0,0],"pyramids":[],"gained":[0,0,2,0,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',5,1,NULL,NULL);
INSERT INTO "matches" VALUES(3,'axio',1,4,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp","oo","rg","oo","op"],["go","bo","ro","rr","bb"]],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"begun":[false,false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000131,1700000138,4,27,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'4bf99174610de7e6','[]',0,1,'[]','table','[]',1,1,NULL,NULL);
INSERT INTO "matches" VALUES(4,'axio',1,5,102,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000142,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086542,NULL,'cd7ef54c4c17c6d0','[]',0,1,'[]','table','[]',0,1,NULL,NULL);
INSERT INTO "matches" VALUES(5,'axio',1,6,100,'finished',1,0,'[]','{}','kept for later versions',35,'{"seed":"kept for later versions","turn":33,"midturn":false,"moved":[33],"left":[],"board":"............................oro^rp^rp....orogrgbbr....opoor^bbg....obrppb^b^....oorppgbbb....obroggbp^....b^rprrr^o....pgggprpbp....pppggg^g^............................","joints":"............................ews..s.ew....ewnewnsew....sewew.new....newsew.s......ewn.ewn.....ewsewsew.....s.nssns.s....newnnsnsn....ewew.n.n.............................","pyramids":[31,75,73,107,59,34,101,140,113,138],"bag":["gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["go"]],"markers":[[17,15,24,18,10]],"begun":[true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"reason":"full"}',NULL,1,1700000143,1700000337,6,30,35,1,35,NULL,NULL,'skip',NULL,NULL,NULL,'54f4e76ce0f8d195','[]',0,1,'[]','solo','[{"turn":33,"whole":true,"events":[{"seat":0,"tile":"ro","cells":[29,28],"points":[1,0,0,5,0],"pyramids":[],"gained":[1,0,0,3,0],"bonuses":0,"kind":"placed"},{"seat":0,"count":1,"kind":"drew"},{"reason":"full","kind":"ended"}],"taken":[]}]',1,0,NULL,NULL);
INSERT INTO "matches" VALUES(6,'axio',1,7,100,'finished',2,0,'[]','{}','kept for later versions',12,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"board":"..............................rrrrgp......p...o.......op.b.........ooop.........o...p...b...................................og..........g................................","joints":"..............................ew.sew......s...n.......sn.s.........newn.....................................................ew...........................................","pyramids":[],"bag":["rg","rg","gb","go","bo","bo","gg","gb","bp","gp","rr","rb","gp","rg","ro","ro","rp","rg","bo","gp","rb","ro","op","op","bo","gp","go","bo","rp","ro","bo","rp","oo","op","go","pp","rg","bp","rp","ro","gg","rb","gb","bb","ro","rp","rb","go","go","op","bp","bo","bb","rb","bb","bo","rp","go","op","gp","bp","gg","bp","bp","gb","ro","go","rb","rr","op","op","gg","gb","rb","gp","rp","pp","rp","rb","rr","rg","gp","rg","oo","bp","gb","gb"],"racks":[["rg","op","gb","pp","bb"],[]],"markers":[[0,0,0,2,0],[3,0,0,0,0]],"begun":[true,true],"seat":0,"phase":"place","owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700000342,1700000396,7,41,11,9,11,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'93ac8c3e4907967c','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',10,1,NULL,NULL);
INSERT INTO "matches" VALUES(7,'iota',1,12,100,'running',4,0,'[]','{"half":false,"kids":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":13,"midturn":false,"moved":[4,3,3,3],"left":[],"options":{"half":false,"kids":false},"grid":[["gc1",4900],["yt2",4800],["bs2",4801],["rx1",4703],["rc2",4802],["gs1",4605],["rc3",4704],["bx2",4506],["yt3",4999],["gc4",5000],["gt1",4507],["bc2",4606],["rs2",4998],["bt3",5097],["yc1",5196],["gt4",4409],["yc3",4508],["bs3",5195],["rc4",5294],["w",4505],["gx4",5295],["bt1",4996],["gt3",5095],["rt2",5194],["rs4",4705],["yx3",4804]],"pile":["gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["rc1","rs3","yt1","rt4"],["ys4","rx4","bc1","gx3"],["gs3","bt4","rt1","yt4"],["bx4","bt2","bc4","gx1"]],"points":[61,30,56,31],"seat":1,"passes":0,"recent":[{"seat":0,"cards":[["rs4",4705],["yx3",4804]],"score":{"lines":[{"cells":[4703,4704,4705],"cards":["rx1","rc3","rs4"],"points":8},{"cells":[4507,4606,4705,4804],"cards":["gt1","bc2","rs4","yx3"],"points":10}],"doublings":["lot"],"total":36},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"reason":null}','{"kind":"undo","by":0,"agreed":[0],"until":1700086898,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',15,1700000400,NULL,12,60,20,15,20,NULL,NULL,'skip',NULL,NULL,NULL,'b491d047b89767dc','[]',0,1,'[]','table','[{"turn":11,"whole":true,"events":[{"seat":2,"cards":[["gx4",5295]],"score":{"lines":[{"cells":[5294,5295],"cards":["rc4","gx4"],"points":8},{"cells":[4998,5097,5196,5295],"cards":["rs2","bt3","yc1","gx4"],"points":10}],"doublings":["lot"],"total":36},"kind":"played"},{"seat":2,"count":1,"kind":"drew"}],"taken":[]},{"turn":12,"whole":true,"events":[{"seat":3,"cards":[["bt1",4996],["gt3",5095],["rt2",5194]],"score":{"lines":[{"cells":[4996,5095,5194],"cards":["bt1","gt3","rt2"],"points":6},{"cells":[5194,5195,5196],"cards":["rt2","bs3","yc1"],"points":6}],"doublings":[],"total":12},"kind":"played"},{"seat":3,"count":3,"kind":"drew"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"cards":[["rs4",4705],["yx3",4804]],"score":{"lines":[{"cells":[4703,4704,4705],"cards":["rx1","rc3","rs4"],"points":8},{"cells":[4507,4606,4705,4804],"cards":["gt1","bc2","rs4","yx3"],"points":10}],"doublings":["lot"],"total":36},"kind":"played"},{"seat":0,"count":2,"kind":"drew"}],"taken":[]}]',14,1,NULL,NULL);
INSERT INTO "matches" VALUES(8,'iota',1,13,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["bs3",4703],["yt2",4802],["rc4",4901],["gt1",4704],["rc2",4705],["rc3",4801]],"pile":["bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","bc2","rx1","gt3","gt4"],"hands":[["bs2","rs2","yc1","yc3"],[]],"points":[23,6],"seat":1,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000503,1700000527,13,66,6,4,6,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'20961c5606546f8d','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"cards":[["rc3",4801]],"score":{"lines":[{"cells":[4801,4802],"cards":["rc3","yt2"],"points":5},{"cells":[4801,4900],"cards":["rc3","gs1"],"points":4}],"doublings":[],"total":9},"kind":"played"},{"seat":0,"count":1,"kind":"drew"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',5,1,NULL,NULL);
INSERT INTO "matches" VALUES(9,'iota',1,14,100,'stopped',2,0,'[]','{"half":false,"kids":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"options":{"half":false,"kids":false},"grid":[["gs1",4900]],"pile":["rs2","yc1","rc3","gt3","gt4","yc3","bx2","gc1","gc4","w","ys4","yt3","gs3","bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w"],"hands":[["bs2","yt2","rc4","bs3"],["rc2","gt1","bc2","rx1"]],"points":[0,0],"seat":0,"passes":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000531,1700000538,14,67,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'d803aecc09051811','[]',0,1,'[]','table','[]',1,1,NULL,NULL);
INSERT INTO "matches" VALUES(10,'iota',1,15,101,'lobby',2,0,'[103]','{"half":false,"kids":false}','kept for later versions',1,NULL,NULL,0,1700000542,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700086942,NULL,'8398405bb0ed3b48','[]',0,1,'[103]','table','[]',0,1,NULL,NULL);
INSERT INTO "matches" VALUES(11,'iota',1,17,100,'finished',2,0,'[]','{"half":false,"kids":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"options":{"half":false,"kids":false},"grid":[["gs1",4900],["bs3",4802],["yt2",4901],["rc4",5000],["gt1",4999],["bs2",4998],["rs2",5097],["gt3",4704],["rc2",4803],["gt4",4804],["yc3",4903],["bx2",5002],["w",4705],["gc1",5098]],"pile":["bt3","rt2","rc1","rs3","rx4","bc1","bt4","rt1","gx4","bt1","bx4","rs4","yx3","gx3","yt4","bt2","bc4","gx1","yt1","rt4","gc3","bc3","yx2","bx3","yx1","rx2","gs4","ys2","rt3","yx4","ys1","gt2","yc2","gx2","rx3","ys3","rs1","gs2","bx1","gc2","bs4","yc4","bs1","w","rx1","ys4","bc2","gs3"],"hands":[["yc1","rc3","gc4","yt3"],[]],"points":[63,32],"seat":0,"passes":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700000543,1700000597,17,80,11,9,11,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'539ad56aef6af4ba','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',10,1,NULL,NULL);
INSERT INTO "matches" VALUES(12,'paperworld',1,22,100,'running',4,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',20,'{"seed":"kept for later versions","turn":10,"midturn":false,"moved":[3,3,2,2],"left":[],"advanced":false,"piles":[["g3s","b3","g5","g2","g3","y2","y1","k4s","y4","y3s","g4s","g2","k3","b3","y2"],["y4","k2","k3s","k5","k1","g2","b2","k1","g1","k4","g2s","y2s","b3s","g1","g2","g4","k1","b2s"],["k1s","y5","y3","b1s","y5","b2","k1","b4s","k2","g3","y3","y1"],["k2s","g4","b5","y2","b3","g1","b5","k2","b1","b1","g5","k2","b4"],["k3","g3","g1s","b1","y3","g3s","y1s","b1","b1s","k4","y2s","g1","k4s","b2"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1","k3"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["y1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],["y1"],[],[],[],["y1"],["g1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["b3","b4","b4"],["y4s","y5","g1","g4","g5","k3","k5"],["y1","y3","y4","b2","b5"],[]],"discards":[["k5"],[],[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[4,2,1],[4,2,1],[4,2,1]],"won":[[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"seat":2,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"name":"g","cards":["g1","g4","g5"],"kind":"took"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087099,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',12,1700000601,NULL,22,96,20,12,20,NULL,NULL,'skip',NULL,NULL,NULL,'5ac15fdbc969466b','[]',0,1,'[100, 102, 103]','table','[{"turn":8,"whole":true,"events":[{"seat":3,"card":"y1","cell":7,"skipped":[],"discarded":0,"kind":"laid"},{"seat":3,"card":"y1","cell":11,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]},{"turn":9,"whole":true,"events":[{"seat":0,"name":"b","cards":["b3","b4","b4"],"kind":"took"}],"taken":[2,3,4]},{"turn":10,"whole":true,"events":[{"seat":1,"name":"g","cards":["g1","g4","g5"],"kind":"took"}],"taken":[1,2,4]}]',11,1,NULL,NULL);
INSERT INTO "matches" VALUES(13,'paperworld',1,23,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],["k1"],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["k2s"],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,4,1700000704,1700000728,23,101,6,3,6,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'ad9f1da27b8ce8d3','[]',0,1,'[]','table','[{"turn":3,"whole":false,"events":[{"seat":0,"card":"k1","cell":11,"skipped":[],"discarded":0,"kind":"laid"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',4,1,NULL,NULL);
INSERT INTO "matches" VALUES(14,'paperworld',1,24,100,'stopped',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3","y3","g2","y4","k2s"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s","b2","g3s"],["k3","b4","b5","g3","g1","k2","y2s","y1","b4","g5"],["y2","y2","y3","g2","g1","b1s","y1","k2","y1","y4s"],["b2s","g1","g4","k4","k5","b1","b3","b3","b1","k1"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],[],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],["k1"],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[[],[]],"discards":[[],[]],"token":null,"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000732,1700000739,24,102,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'940212be8dd31ffa','[]',0,1,'[]','table','[]',1,1,NULL,NULL);
INSERT INTO "matches" VALUES(15,'paperworld',1,25,102,'lobby',2,0,'[103]','{"first_game":false,"advanced":false}','kept for later versions',1,NULL,NULL,0,1700000743,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087143,NULL,'1c2a6e62e024e7f6','[]',0,1,'[103]','table','[]',0,1,NULL,NULL);
INSERT INTO "matches" VALUES(16,'paperworld',1,27,100,'finished',2,0,'[]','{"first_game":false,"advanced":false}','kept for later versions',12,'{"seed":"kept for later versions","turn":7,"midturn":false,"moved":[3,3],"left":[1],"advanced":false,"piles":[["k4s","g3","y3","k1","b3s","b1","k3"],["k1","k3s","y5","y1s","g1s","b2","k1","g2","g4s"],["k3","b4","b5","g3","g1","k2","y2s"],["y2","y2","y3","g2","g1","b1s","y1","k2"],["b2s","g1","g4","k4","k5","b1","b3","b3"]],"landscapes":[[[],[],[],[],[],[],[],[],[],[],[],[],["b1"],[],[],[],[],["k1","k2s"],[],[],[],[],[],[],[]],[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]],"hands":[["b1","b2","b4"],[]],"discards":[[],[]],"token":[0,17],"goals":["2b","3a","5b"],"rewards":[[2,1],[2,1],[2,1]],"won":[[0,0,0],[0,0,0]],"seat":0,"phase":"choose","names":"","skips":0,"freed":false,"last_turns":null,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,8,1700000744,1700000798,27,113,11,7,11,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'98e880ce6b544239','[]',0,1,'[]','table','[{"turn":7,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',8,1,NULL,NULL);
INSERT INTO "matches" VALUES(17,'rota',1,32,100,'running',4,0,'[]','{}','kept for later versions',20,'{"seed":"kept for later versions","turn":14,"midturn":false,"moved":[4,4,3,3],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,2,"bop_"],[-1,0,"grpo"],[-1,1,"opgr"],[-1,-1,"gor_"],[-1,-2,"brop"],[-2,1,"borp"],[-2,0,"bpog"],[0,-2,"rbpo"],[0,-3,"p_or"],[-2,-1,"rg_b"],[0,2,"pbog"],[1,-1,"o_gp"],[-1,-3,"oprb"]],"supply":["g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"],["bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp"],["bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg"]],"hands":["bgpr","bgrp","bg_p","bp_g"],"markers":[[5,1,0,4,3],[5,0,2,3,1],[3,1,1,2,1],[0,0,2,4,2]],"seat":2,"owed":0,"recent":[{"seat":1,"x":-1,"y":-3,"corners":"oprb","named":null,"worth":[0,1,3,1],"points":[3,0,1,0,1],"gained":[3,0,1,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"reason":null}','{"kind":"undo","by":1,"agreed":[1],"until":1700087300,"made":20,"back":18,"target":null,"heir":null,"days":null,"out":[]}',16,1700000802,NULL,32,133,20,16,20,NULL,NULL,'skip',NULL,NULL,NULL,'bc133dc81b3bcf11','[]',0,1,'[100, 102, 103]','table','[{"turn":12,"whole":true,"events":[{"seat":3,"x":0,"y":2,"corners":"pbog","named":null,"worth":[0,2,0,0],"points":[0,0,2,0,0],"gained":[0,0,2,0,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":13,"whole":true,"events":[{"seat":0,"x":1,"y":-1,"corners":"o_gp","named":null,"worth":[0,0,1,2],"points":[0,1,0,0,2],"gained":[0,1,0,0,2],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":14,"whole":true,"events":[{"seat":1,"x":-1,"y":-3,"corners":"oprb","named":null,"worth":[0,1,3,1],"points":[3,0,1,0,1],"gained":[3,0,1,0,1],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]}]',15,1,NULL,NULL);
INSERT INTO "matches" VALUES(18,'rota',1,33,100,'finished',2,0,'[]','{}','kept for later versions',7,'{"seed":"kept for later versions","turn":4,"midturn":false,"moved":[2,1],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[2,1,"gpro"],[1,2,"bop_"],[2,2,"or_g"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopr","bgpo","brop","orp_","bgrp","bprg","b_po","bpr_","b_og","o_pr","bopg"],"stacks":[["gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bpor",""],"markers":[[1,1,0,4,0],[0,0,1,2,0]],"seat":1,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,5,1700000905,1700000929,33,139,6,4,6,'{"kind":"left","seat":1,"seats":[],"by":null,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'e88753da1fcf0fdd','[]',0,1,'[]','table','[{"turn":3,"whole":true,"events":[{"seat":0,"x":2,"y":2,"corners":"or_g","named":null,"worth":[3,1,0,0],"points":[1,0,0,3,0],"gained":[1,0,0,3,0],"arrived":0,"bonus":false,"kind":"placed"}],"taken":[]},{"turn":4,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',5,1,NULL,NULL);
INSERT INTO "matches" VALUES(19,'rota',1,34,100,'stopped',2,0,'[]','{}','kept for later versions',4,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0,0],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[["gor_","bpor","gpo_","bgpr","brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr"]],"hands":["gpro","bop_"],"markers":[[0,0,0,0,0],[0,0,0,0,0]],"seat":0,"owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,2,1700000933,1700000940,34,140,3,1,3,'{"kind":"called-off","seat":0,"seats":[],"by":100,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'9b81d04b2e3b5bde','[]',0,1,'[]','table','[]',1,1,NULL,NULL);
INSERT INTO "matches" VALUES(20,'rota',1,35,101,'lobby',2,0,'[103]','{}','kept for later versions',1,NULL,NULL,0,1700000944,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700087344,NULL,'c7cd30f5abc0bc93','[]',0,1,'[103]','table','[]',0,1,NULL,NULL);
INSERT INTO "matches" VALUES(21,'rota',1,36,100,'finished',1,0,'[]','{}','kept for later versions',15,'{"seed":"kept for later versions","turn":12,"midturn":false,"moved":[12],"left":[],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[1,-1,"rogp"],[-1,0,"or_g"],[0,2,"rbpo"],[1,-2,"gpo_"],[2,0,"gprb"],[-1,1,"obrp"],[0,-1,"bo_r"],[-1,2,"orbp"],[-1,-1,"g_ro"],[2,-2,"p_bo"],[2,-1,"brog"],[2,1,"bgpr"],[-1,3,"borg"]],"supply":["brop","orp_","bopr","bgrp","bgpo","bpr_","bprg","b_og","b_po","bopg","o_pr","grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p"],"stacks":[[]],"hands":[""],"markers":[[12,6,6,5,2]],"seat":0,"owed":0,"recent":[{"seat":0,"x":-1,"y":3,"corners":"borg","named":null,"worth":[0,1,0,0],"points":[0,0,0,1,0],"gained":[0,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"},{"reason":"placed","kind":"ended"}],"reason":"placed"}',NULL,1,1700000945,1700001019,36,143,15,1,15,NULL,NULL,'skip',NULL,NULL,NULL,'330b25778aa94f9c','[]',0,1,'[]','solo','[{"turn":12,"whole":true,"events":[{"seat":0,"x":-1,"y":3,"corners":"borg","named":null,"worth":[0,1,0,0],"points":[0,0,0,1,0],"gained":[0,0,0,1,0],"arrived":0,"bonus":false,"kind":"placed"},{"reason":"placed","kind":"ended"}],"taken":[]}]',1,0,NULL,NULL);
INSERT INTO "matches" VALUES(22,'rota',1,37,100,'finished',2,0,'[]','{}','kept for later versions',13,'{"seed":"kept for later versions","turn":9,"midturn":false,"moved":[4,4],"left":[1],"table":[[0,0,"rgop"],[1,0,"pgbr"],[0,1,"b_gr"],[1,1,"rgob"],[0,-1,"ogpr"],[1,2,"bop_"],[-1,-1,"gor_"],[-1,0,"brop"],[2,2,"orbp"],[-1,1,"_orp"],[-1,-2,"po_g"],[1,3,"oprb"]],"supply":["grpo","borp","brg_","bg_p","bgor","bogp","bgo_","bpgo","bgro","borg","bpgr","brgp","grop","bpog","bogp","bp_g","bpgo","bpro","bgop","gp_r","bgro","br_o","brop","brpg","g_op","b_rp","bogr","gpor","gopr","grpo","gorp","gr_p","bopg","bpr_","bgpo","b_po","b_og","o_pr","bprg","bgrp"],"stacks":[["brpo","bo_r","bpor","g_ro","brog","bgpr","borg"],[]],"hands":["bgpr",""],"markers":[[3,1,0,5,2],[4,0,1,2,3]],"seat":0,"owed":0,"recent":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"reason":"alone"}',NULL,10,1700001024,1700001078,37,154,11,9,11,'{"kind":"voided","seat":0,"seats":[],"by":999,"asked":null,"told":null}',NULL,'skip',NULL,NULL,NULL,'d307a84e9820b15b','[]',0,1,'[]','table','[{"turn":9,"whole":true,"events":[{"seat":1,"kind":"left"},{"reason":"alone","kind":"ended"}],"taken":[]}]',10,1,NULL,NULL);
INSERT INTO "matches" VALUES(23,'axio',NULL,0,100,'running',1,0,'[]','{}','kept for later versions',2,'{"seed":"kept for later versions","turn":0,"midturn":false,"moved":[0],"left":[],"board":"................................r...............................................o...p...b...............................................g................................","joints":".........................................................................................................................................................................","pyramids":[],"bag":["oo","rg","oo","op","go","bo","ro","rr","bb","gb","gb","gp","bp","pp","rg","bb","ro","bp","gg","gp","rp","rp","rb","bp","op","gp","gb","rp","rg","rb","ro","ro","go","gp","go","rp","op","bo","rp","gp","rg","oo","gb","op","rb","bp","rb","gb","bo","go","ro","bo","bp","ro","bo","go","rb","bo","bo","op","go","bp","rr","go","rr","gg","rb","gg","go","rb","pp","bb","gp","op","rp","bo","rg","rr","gp","rb","oo","rg","bp","gb","op","gb","rg","rp","gb","bp","rg","bb","gg","ro","gp","ro","pp","op","rp"],"racks":[["pp"]],"markers":[[0,0,0,0,0]],"begun":[false],"seat":0,"phase":"place","owed":0,"recent":[{"seat":0,"kind":"started"}],"reason":null}',NULL,1,1700001087,NULL,NULL,NULL,0,-1,0,NULL,NULL,'skip',NULL,1700006400,20231114,'bf40e64aa311d34e','[]',0,1,'[]','daily','[]',1,0,NULL,NULL);
CREATE TABLE members (
    server  integer not null,
    player  integer not null,
    name    text    not null,
    gone    integer not null default 0,  -- 1: is no member any more
    checked integer not null default 0,  -- when Discord was asked last whether that is so
    primary key (server, player)
) strict, without rowid;
INSERT INTO "members" VALUES(1,100,'Anna',0,0);
INSERT INTO "members" VALUES(1,101,'Ben',0,0);
CREATE TABLE pairings (
    player integer not null,
    other  integer not null,
    number integer not null,   -- of the result
    primary key (player, other, number)
) strict, without rowid;
INSERT INTO "pairings" VALUES(100,101,3);
INSERT INTO "pairings" VALUES(100,101,10);
INSERT INTO "pairings" VALUES(101,100,3);
INSERT INTO "pairings" VALUES(101,100,10);
CREATE TABLE places (
    channel integer primary key,
    server  integer not null,
    kind    text    not null default 'unknown'
        check (kind in ('unknown', 'channel', 'thread', 'private', 'gone')),  -- unknown: not looked at yet
    parent  integer            -- of a thread, the channel that it belongs to
) strict;
INSERT INTO "places" VALUES(2,1,'unknown',NULL);
INSERT INTO "places" VALUES(3,1,'unknown',NULL);
INSERT INTO "places" VALUES(4,1,'unknown',NULL);
INSERT INTO "places" VALUES(5,1,'unknown',NULL);
INSERT INTO "places" VALUES(6,1,'unknown',NULL);
INSERT INTO "places" VALUES(7,1,'unknown',NULL);
INSERT INTO "places" VALUES(12,1,'unknown',NULL);
INSERT INTO "places" VALUES(13,1,'unknown',NULL);
INSERT INTO "places" VALUES(14,1,'unknown',NULL);
INSERT INTO "places" VALUES(15,1,'unknown',NULL);
INSERT INTO "places" VALUES(17,1,'unknown',NULL);
INSERT INTO "places" VALUES(22,1,'unknown',NULL);
INSERT INTO "places" VALUES(23,1,'unknown',NULL);
INSERT INTO "places" VALUES(24,1,'unknown',NULL);
INSERT INTO "places" VALUES(25,1,'unknown',NULL);
INSERT INTO "places" VALUES(27,1,'unknown',NULL);
INSERT INTO "places" VALUES(32,1,'unknown',NULL);
INSERT INTO "places" VALUES(33,1,'unknown',NULL);
INSERT INTO "places" VALUES(34,1,'unknown',NULL);
INSERT INTO "places" VALUES(35,1,'unknown',NULL);
INSERT INTO "places" VALUES(36,1,'unknown',NULL);
INSERT INTO "places" VALUES(37,1,'unknown',NULL);
CREATE TABLE placings (
    match  integer not null references results (match),
    seat   integer not null,
    player integer not null,
    name   text    not null,      -- as shown on the server at that time
    place  integer not null,
    score  integer not null,      -- as the game counts it
    merit  integer not null,      -- orders solo matches of one game, ties of the score included
    primary key (match, seat)
) strict, without rowid;
INSERT INTO "placings" VALUES(2,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(2,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(5,0,100,'Anna',1,10,10015017018024);
INSERT INTO "placings" VALUES(6,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(6,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(8,0,100,'Anna',1,23,0);
INSERT INTO "placings" VALUES(8,1,101,'Ben',2,6,0);
INSERT INTO "placings" VALUES(11,0,100,'Anna',1,63,0);
INSERT INTO "placings" VALUES(11,1,101,'Ben',2,32,0);
INSERT INTO "placings" VALUES(13,0,100,'Anna',1,-1,0);
INSERT INTO "placings" VALUES(13,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(16,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(16,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(18,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(18,1,101,'Ben',2,0,0);
INSERT INTO "placings" VALUES(21,0,100,'Anna',1,2,2005006006012);
INSERT INTO "placings" VALUES(22,0,100,'Anna',1,0,0);
INSERT INTO "placings" VALUES(22,1,101,'Ben',2,0,0);
CREATE TABLE players (
    id       integer primary key,
    language text    not null default 'en',
    call     integer not null default 0   -- 1: a new direct message, with its sound, on each turn
, pings integer not null default 1, reminders integer not null default 2 check (reminders in (0, 1, 2)), name text, deleted integer not null default 0, asked integer not null default 0) strict;
INSERT INTO "players" VALUES(100,'en-US',0,1,1,'Anna',0,0);
CREATE TABLE results (
    number integer primary key,   -- ratings are made in this order
    match  integer not null unique references matches (id),
    server integer,               -- null: played in a direct message
    game   text    not null,
    month  integer not null,      -- of its end, as yyyymm, in UTC
    turns  integer not null,
    solo   integer not null,
    ranked integer not null,      -- 1: counts for the ratings
    world  integer not null,      -- 1: counts for all servers together too
    at     integer not null,      -- Unix seconds
    voided integer                -- since when it counts for nothing; null: it counts
) strict;
INSERT INTO "results" VALUES(1,2,1,'axio',202311,4,0,0,1,1700000127,NULL);
INSERT INTO "results" VALUES(2,5,1,'axio',202311,33,1,0,1,1700000337,NULL);
INSERT INTO "results" VALUES(3,6,1,'axio',202311,9,0,1,1,1700000396,NULL);
INSERT INTO "results" VALUES(4,8,1,'iota',202311,4,0,0,1,1700000527,NULL);
INSERT INTO "results" VALUES(5,11,1,'iota',202311,9,0,0,1,1700000597,NULL);
INSERT INTO "results" VALUES(6,13,1,'paperworld',202311,4,0,0,1,1700000728,NULL);
INSERT INTO "results" VALUES(7,16,1,'paperworld',202311,7,0,0,1,1700000798,NULL);
INSERT INTO "results" VALUES(8,18,1,'rota',202311,4,0,0,1,1700000929,NULL);
INSERT INTO "results" VALUES(9,21,1,'rota',202311,12,1,0,1,1700001019,NULL);
INSERT INTO "results" VALUES(10,22,1,'rota',202311,9,0,1,1,1700001078,1700001083);
CREATE TABLE seats (
    match  integer not null references matches (id),
    seat   integer not null,
    player integer not null,
    name   text    not null,   -- as shown on the server when the player joined
    primary key (match, seat),
    unique (match, player)
) strict, without rowid;
INSERT INTO "seats" VALUES(1,0,100,'Anna');
INSERT INTO "seats" VALUES(1,1,101,'Ben');
INSERT INTO "seats" VALUES(1,2,102,'Cleo');
INSERT INTO "seats" VALUES(1,3,103,'Dan');
INSERT INTO "seats" VALUES(2,0,100,'Anna');
INSERT INTO "seats" VALUES(2,1,101,'Ben');
INSERT INTO "seats" VALUES(3,0,100,'Anna');
INSERT INTO "seats" VALUES(3,1,101,'Ben');
INSERT INTO "seats" VALUES(4,0,102,'Cleo');
INSERT INTO "seats" VALUES(5,0,100,'Anna');
INSERT INTO "seats" VALUES(6,0,100,'Anna');
INSERT INTO "seats" VALUES(6,1,101,'Ben');
INSERT INTO "seats" VALUES(7,0,100,'Anna');
INSERT INTO "seats" VALUES(7,1,101,'Ben');
INSERT INTO "seats" VALUES(7,2,102,'Cleo');
INSERT INTO "seats" VALUES(7,3,103,'Dan');
INSERT INTO "seats" VALUES(8,0,100,'Anna');
INSERT INTO "seats" VALUES(8,1,101,'Ben');
INSERT INTO "seats" VALUES(9,0,100,'Anna');
INSERT INTO "seats" VALUES(9,1,101,'Ben');
INSERT INTO "seats" VALUES(10,0,101,'Ben');
INSERT INTO "seats" VALUES(11,0,100,'Anna');
INSERT INTO "seats" VALUES(11,1,101,'Ben');
INSERT INTO "seats" VALUES(12,0,100,'Anna');
INSERT INTO "seats" VALUES(12,1,101,'Ben');
INSERT INTO "seats" VALUES(12,2,102,'Cleo');
INSERT INTO "seats" VALUES(12,3,103,'Dan');
INSERT INTO "seats" VALUES(13,0,100,'Anna');
INSERT INTO "seats" VALUES(13,1,101,'Ben');
INSERT INTO "seats" VALUES(14,0,100,'Anna');
INSERT INTO "seats" VALUES(14,1,101,'Ben');
INSERT INTO "seats" VALUES(15,0,102,'Cleo');
INSERT INTO "seats" VALUES(16,0,100,'Anna');
INSERT INTO "seats" VALUES(16,1,101,'Ben');
INSERT INTO "seats" VALUES(17,0,100,'Anna');
INSERT INTO "seats" VALUES(17,1,101,'Ben');
INSERT INTO "seats" VALUES(17,2,102,'Cleo');
INSERT INTO "seats" VALUES(17,3,103,'Dan');
INSERT INTO "seats" VALUES(18,0,100,'Anna');
INSERT INTO "seats" VALUES(18,1,101,'Ben');
INSERT INTO "seats" VALUES(19,0,100,'Anna');
INSERT INTO "seats" VALUES(19,1,101,'Ben');
INSERT INTO "seats" VALUES(20,0,101,'Ben');
INSERT INTO "seats" VALUES(21,0,100,'Anna');
INSERT INTO "seats" VALUES(22,0,100,'Anna');
INSERT INTO "seats" VALUES(22,1,101,'Ben');
INSERT INTO "seats" VALUES(23,0,100,'Anna');
CREATE TABLE secret (value text not null) strict;
INSERT INTO "secret" VALUES('2c45cff00439d89e54b272bc3a676d5e');
CREATE TABLE servers (
    id     integer primary key,
    pace   integer,
    late   text    not null default 'skip' check (late in ('skip', 'forfeit', 'vote')),
    thread integer not null default 0
, world integer not null default 1, leavers text not null default 'dim'  -- how boards show who left the server
    check (leavers in ('dim', 'hide')), daily integer) strict;
CREATE TABLE stale_boards (
    solo   integer not null,
    server integer not null,
    month  integer not null,
    game   text    not null,
    primary key (solo, server, month, game)
) strict, without rowid;
CREATE TABLE standings (
    solo    integer not null,
    server  integer not null,
    month   integer not null,
    game    text    not null,
    player  integer not null,
    rating  integer not null,     -- what the board is ordered by; solo: the merit of the best match
    mu      real    not null,     -- the estimate of skill and its uncertainty; solo: 0
    sigma   real    not null,
    matches integer not null,
    won     integer not null,
    best    integer not null, opponents integer not null default 0, listed integer not null default 1,     -- the highest score
    primary key (solo, server, month, game, player)
) strict, without rowid;
INSERT INTO "standings" VALUES(0,0,0,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,0,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,1,0);
INSERT INTO "standings" VALUES(0,0,202311,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,1,0);
INSERT INTO "standings" VALUES(0,1,0,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,0,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'axio',100,1138,2.76353894931404973087e+01,8.06590141354368,1,1,0,0,1);
INSERT INTO "standings" VALUES(0,1,202311,'axio',101,927,2.23646105068595026912e+01,8.06590141354368,1,0,0,0,1);
INSERT INTO "standings" VALUES(1,0,0,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,0,0,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,0,202311,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,1,0,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,0,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'axio',100,10015017018024,0.0,0.0,1,0,10,0,1);
INSERT INTO "standings" VALUES(1,1,202311,'rota',100,2005006006012,0.0,0.0,1,0,2,0,1);
CREATE TABLE store (
    edition text    not null,  -- a word that changes each time the log beside the file is empty
    remains integer not null   -- how often somebody was forgotten since the file was written anew
) strict;
INSERT INTO "store" VALUES('first',0);
CREATE TABLE tried_days (
    day  integer not null,
    mark text    not null,
    primary key (day, mark)
) strict, without rowid;
CREATE INDEX seats_player on seats (player);
CREATE UNIQUE INDEX log_interaction on log (interaction) where interaction is not null;
CREATE INDEX matches_alarm on matches (alarm) where alarm is not null;
CREATE INDEX results_server on results (server, number);
CREATE INDEX placings_player on placings (player, match);
CREATE INDEX standings_player on standings (player);
CREATE INDEX members_player on members (player);
CREATE INDEX dailies_player on dailies (player);
CREATE INDEX dailies_place on dailies (day, merit) where merit is not null;
CREATE INDEX daily_servers_player on daily_servers (player);
CREATE INDEX matches_channel on matches (channel, game);
CREATE INDEX standings_order on standings (solo, server, month, game, listed, rating desc, player);
CREATE INDEX places_server on places (server, kind, channel);
CREATE INDEX matches_lobby_host on matches (host) where status = 'lobby';
CREATE INDEX matches_lobby_server on matches (server) where status = 'lobby';
CREATE INDEX calls_called on calls (called);
CREATE INDEX matches_behind on matches (id)
    where (post_version < version or hands_version < version) and channel <> 0;
CREATE UNIQUE INDEX matches_open on matches (channel, game)
    where status in ('lobby', 'running') and channel <> 0 and holds;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',23);
COMMIT;
PRAGMA user_version = 15;
