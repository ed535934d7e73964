BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES "tables" (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    phrase TEXT,
    key TEXT NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "chat" VALUES('aR6QYRV-zFUA',1,'Il_p2ebNt2zq_ugx','Ana',0,'good luck',NULL,'Il_p2ebNt2zq_ugx k1',5.0);
INSERT INTO "chat" VALUES('JX8R4syXNU9y',1,'Il_p2ebNt2zq_ugx','Ana',0,'good luck',NULL,'Il_p2ebNt2zq_ugx k1',5.0);
INSERT INTO "chat" VALUES('XZHB17A1AeuC',1,'Il_p2ebNt2zq_ugx','Ana',0,'good luck',NULL,'Il_p2ebNt2zq_ugx k1',5.0);
CREATE TABLE "entries" (
    table_id TEXT NOT NULL REFERENCES "tables" (id),
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    by TEXT NOT NULL,
    key TEXT,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',1,0,'place 3-1-0-0 0 2,1','person','key-000000',1.79501982567198371887e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',2,0,'end_turn','person','key-000001',1.79501982567731285097e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',3,1,'place 2-1-0-1 1 1,0','person','key-000002',1.79501982568278837205e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',4,1,'fill plantation_1 2,0','person','key-000003',1.79501982569737625122e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',5,1,'use 1,0 east','person','key-000004',1.79501982570540785785e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',6,1,'sell 1','person','key-000005',1.79501982572009348869e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',7,1,'end_turn','person','key-000006',1.79501982572135925292e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',8,0,'place 3-0-0-1 2 0,-1','person','key-000007',1.7950198257301461696e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',9,0,'fill temple 1,-1','person','key-000008',1.7950198257413794994e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',10,0,'end_turn','person','key-000009',1.79501982575339293479e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',11,1,'place 1-1-1-1 0 2,-1','person','key-000010',1.79501982575760173793e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',12,1,'end_turn','person','key-000011',1.79501982579264855385e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',13,0,'place 2-1-0-1 1 0,1','person','key-000012',1.79501982580135154726e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',14,0,'use 0,1 east','person','key-000013',1.79501982581769537923e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',15,0,'sell 2','person','key-000014',1.79501982582608294487e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',16,0,'end_turn','person','key-000015',1.79501982582805132866e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',17,1,'place 2-1-0-1 1 -1,0','person','key-000016',1.79501982584316873555e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',18,1,'fill plantation_1 -1,-1','person','key-000017',1.79501982585228872296e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',19,1,'end_turn','person','key-000018',1.79501982586186838155e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',20,0,'place 2-1-0-1 0 -1,-2','person','key-000019',1.79501982586941218368e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',21,0,'fill market_3 0,-2','person','key-000020',1.79501982588606715201e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',22,0,'sell 1','person','key-000021',1.79501982589833927153e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',23,0,'end_turn','person','key-000022',1.79501982590539264678e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',24,1,'place 1-1-1-1 0 3,0','person','key-000023',1.79501982592160153387e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',25,1,'fill temple 3,-1','person','key-000024',1.79501982593059515947e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',26,1,'use 3,0 south','person','key-000025',1.79501982593947839736e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',27,1,'sell 1','person','key-000026',1.79501982594944882389e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',28,1,'end_turn','person','key-000027',1.79501982596190786363e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',29,0,'sell 0','person','key-000028',1.79501982597752594945e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',30,0,'place 1-1-1-1 0 3,2','person','key-000029',1.79501982598946547512e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',31,0,'fill market_4 2,2','person','key-000030',1.79501982599657034875e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',32,0,'sell 0','person','key-000031',1.79501982600770950315e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',33,0,'sell 1','person','key-000032',1.79501982600987625114e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',34,0,'end_turn','person','key-000033',1.79501982602182579042e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',35,1,'place 3-1-0-0 2 4,-1','person','key-000034',1.79501982602556633952e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',36,1,'fill gold_mine_1 4,0','person','key-000035',1.79501982603288698196e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',37,1,'end_turn','person','key-000036',1.7950198260470194816e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',38,0,'place 1-1-1-1 0 4,1','person','key-000037',1.79501982605923557281e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',39,0,'fill market_3 4,2','person','key-000038',1.79501982608057522776e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',40,0,'sell 1','person','key-000039',1.79501982609345507625e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',41,0,'sell 1','person','key-000040',1.79501982610142421722e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',42,0,'end_turn','person','key-000041',1.79501982610947179793e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',43,1,'place 2-1-0-1 2 4,3','person','key-000042',1.79501982612149333954e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',44,1,'fill plantation_2 3,3','person','key-000043',1.79501982612878727913e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',45,1,'end_turn','person','key-000044',1.79501982613741898533e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',46,0,'place 2-1-0-1 2 1,2','person','key-000045',1.79501982614944791787e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',47,0,'fill temple 0,2','person','key-000046',1.7950198261614191532e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',48,0,'sell 0','person','key-000047',1.79501982617745637887e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',49,0,'end_turn','person','key-000048',1.79501982618953967096e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',50,1,'place 2-1-0-1 0 5,0','person','key-000049',1.79501982619742441174e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',51,1,'fill gold_mine_2 5,-1','person','key-000050',1.79501982620246124263e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',52,1,'end_turn','person','key-000051',1.79501982621335482597e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',53,0,'place 1-1-1-1 0 0,3','person','key-000052',1.79501982622551441194e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',54,0,'fill plantation_1 1,3','person','key-000053',1.79501982622947192191e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',55,0,'end_turn','person','key-000054',1.795019826233397007e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',56,1,'place 3-0-0-1 3 -1,2','person','key-000055',1.79501982623875570299e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',57,1,'fill water -1,3','person','key-000056',1.7950198262434711457e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',58,1,'end_turn','person','key-000057',1.79501982624753737447e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',59,0,'place 2-1-0-1 1 5,2','person','key-000058',1.79501982625745606426e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',60,0,'fill plantation_2 5,3','person','key-000059',1.79501982626799678807e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',61,0,'end_turn','person','key-000060',1.7950198262825167179e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',62,1,'place 2-1-0-1 3 6,-1','person','key-000061',1.79501982629146289828e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',63,1,'fill temple 6,0','person','key-000062',1.79501982630039954181e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',64,1,'end_turn','person','key-000063',1.79501982630625319479e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',65,0,'place 2-1-0-1 1 3,4','person','key-000064',1.79501982630979228022e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',66,0,'use 3,4 north','person','key-000065',1.79501982631563496584e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',67,0,'sell 1','person','key-000066',1.79501982631820178031e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',68,0,'end_turn','person','key-000067',1.79501982632063722608e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',69,1,'sell 2','person','key-000068',1.79501982632306790344e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',70,1,'place 1-1-1-1 0 6,3','person','key-000069',1.7950198263277051449e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',71,1,'end_turn','person','key-000070',1.79501982633347773555e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',72,0,'overbuild 1-1-1-1 0 -1,-2','person','key-000071',1.79501982634068226818e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',73,0,'use -1,-2 south','person','key-000072',1.79501982634740972523e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',74,0,'sell 0','person','key-000073',1.79501982635531044003e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',75,0,'end_turn','person','key-000074',1.79501982635779356962e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',76,1,'place 1-1-1-1 0 2,3','person','key-000075',1.79501982635970902439e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',77,1,'use 2,3 east','person','key-000076',1.79501982636520457273e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',78,1,'use 2,3 west','person','key-000077',1.79501982636927843095e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',79,1,'sell 1','person','key-000078',1.79501982637118530274e+09);
INSERT INTO "entries" VALUES('aR6QYRV-zFUA',80,1,'end_turn','person','key-000079',1.79501982637365484242e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',1,1,'place 3-0-0-1 0 1,0','person','key-000000',1.79501982639707422257e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',2,1,'end_turn','person','key-000001',1.79501982640532422065e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',3,0,'place 2-1-0-1 3 0,1','person','key-000002',1.79501982641099715231e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',4,0,'end_turn','person','key-000003',1.79501982641462087637e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',5,1,'place 1-1-1-1 0 -1,0','person','key-000004',1.79501982641732406613e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',6,1,'fill gold_mine_1 -1,1','person','key-000005',1.79501982642170333859e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',7,1,'end_turn','person','key-000006',1.79501982642718601224e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',8,0,'place 3-0-0-1 0 1,2','person','key-000007',1.79501982643626427655e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',9,0,'fill plantation_1 0,2','person','key-000008',1.79501982645035529136e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',10,0,'use 0,1 south','person','key-000009',1.79501982645764374731e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',11,0,'use 1,2 west','person','key-000010',1.79501982645947909351e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',12,0,'sell 3','person','key-000011',1.79501982646058845516e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',13,0,'end_turn','person','key-000012',1.79501982646261787411e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',14,1,'place 2-1-0-1 1 -2,1','person','key-000013',1.79501982647154545782e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',15,1,'fill market_2 -2,0','person','key-000014',1.79501982647735452655e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',16,1,'sell 1','person','key-000015',1.79501982648447299005e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',17,1,'sell 0','person','key-000016',1.7950198264918792247e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',18,1,'end_turn','person','key-000017',1.795019826504730463e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',19,0,'place 2-1-0-1 0 -2,-1','person','key-000018',1.795019826512512207e+09);
INSERT INTO "entries" VALUES('JX8R4syXNU9y',20,0,'fill gold_mine_2 -1,-1','person','key-000019',1.7950198265170283318e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',1,0,'keep_starting_tiles st1 st10','person','key-000000',1.79501982678921055787e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',2,1,'keep_starting_tiles st15 st18','person','key-000001',1.79501982680186438563e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',3,0,'place_workers palace forest construction','person','key-000002',1.79501982682942080502e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',4,0,'power_up forest 1','person','key-000003',1.79501982684138965606e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',5,0,'move construction 1 decorations','person','key-000004',1.79501982684901475908e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',6,0,'worship temple both with_cocoa','person','key-000005',1.79501982686169767383e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',7,0,'resolve_first ability','person','key-000006',1.79501982687184071536e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',8,0,'climb blue','person','key-000007',1.79501982687591934203e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',9,0,'take_resources 0 1 0','person','key-000008',1.79501982688442182538e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',10,0,'decline','person','key-000009',1.79501982689602017405e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',11,0,'unlock_workers with_cocoa','person','key-000010',1.79501982690143895146e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',12,0,'end_turn','person','key-000011',1.7950198269125323295e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',13,1,'move decorations 1 stone_quarry','person','key-000012',1.79501982692153859138e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',14,1,'main_action with_cocoa','person','key-000013',1.79501982693358683586e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',15,1,'end_turn','person','key-000014',1.79501982694545102114e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',16,0,'move decorations 1 stone_quarry','person','key-000015',1.79501982696271848681e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',17,0,'worship temple discovery with_cocoa','person','key-000016',1.7950198269655520916e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',18,0,'unlock_workers with_cocoa','person','key-000017',1.79501982698036289219e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',19,0,'use_tile points_4','person','key-000018',1.79501982698535895348e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',20,0,'end_turn','person','key-000019',1.7950198269944376945e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',21,1,'move forest 1 nobles','person','key-000020',1.79501982700488376615e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',22,1,'collect_cocoa','person','key-000021',1.79501982701102924351e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',23,1,'end_turn','person','key-000022',1.79501982701964235304e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',24,0,'move palace 1 alchemy','person','key-000023',1.79501982702544403075e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',25,0,'end_turn','person','key-000024',1.7950198270297265053e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',26,1,'move stone_quarry 2 gold_deposits','person','key-000025',1.79501982703750848774e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',27,1,'worship temple ability with_cocoa','person','key-000026',1.79501982704164862627e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',28,1,'take_resources 1 0 0','person','key-000027',1.79501982705069541932e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',29,1,'unlock_workers with_cocoa','person','key-000028',1.79501982705686044692e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',30,1,'end_turn','person','key-000029',1.79501982707215261463e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',31,0,'move forest 2 gold_deposits','person','key-000030',1.79501982708146166803e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',32,0,'worship temple discovery with_cocoa','person','key-000031',1.79501982709364962583e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',33,0,'end_turn','person','key-000032',1.79501982710543537139e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',34,1,'move nobles 1 construction','person','key-000033',1.79501982711600422855e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',35,1,'end_turn','person','key-000034',1.79501982711720633502e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',36,0,'move stone_quarry 1 gold_deposits','person','key-000035',1.79501982712099981305e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',37,0,'unlock_workers with_cocoa','person','key-000036',1.79501982713255167005e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',38,0,'worship temple discovery with_cocoa','person','key-000037',1.79501982715102434157e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',39,0,'end_turn','person','key-000038',1.79501982715740346905e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',40,1,'move construction 1 forest','person','key-000039',1.79501982716946887966e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',41,1,'main_action with_cocoa','person','key-000040',1.79501982718946313851e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',42,1,'end_turn','person','key-000041',1.79501982719642233848e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',43,0,'move gold_deposits 2 nobles','person','key-000042',1.79501982720553946489e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',44,0,'end_turn','person','key-000043',1.79501982721615314488e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',45,1,'move gold_deposits 2 nobles','person','key-000044',1.79501982722537732116e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',46,1,'main_action with_cocoa','person','key-000045',1.79501982723277473449e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',47,1,'power_up nobles 2','person','key-000046',1.79501982725337696079e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',48,1,'end_turn','person','key-000047',1.79501982725732874869e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',49,0,'move nobles 2 alchemy','person','key-000048',1795019827.27746);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',50,0,'unlock_workers with_cocoa','person','key-000049',1.79501982729364299769e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',51,0,'end_turn','person','key-000050',1.79501982731343841552e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',52,1,'move nobles 1 alchemy','person','key-000051',1.79501982733338785172e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',53,1,'collect_cocoa','person','key-000052',1.79501982734554719925e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',54,1,'end_turn','person','key-000053',1.79501982736133480073e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',55,0,'move gold_deposits 1 alchemy','person','key-000054',1.79501982736696290973e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',56,0,'end_turn','person','key-000055',1.79501982737338376043e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',57,1,'move forest 2 gold_deposits','person','key-000056',1.79501982739346981044e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',58,1,'worship temple discovery with_cocoa','person','key-000057',1.79501982739853811268e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',59,1,'end_turn','person','key-000058',1.79501982740956854823e+09);
INSERT INTO "entries" VALUES('XZHB17A1AeuC',60,0,'move alchemy 1 construction','person','key-000059',1.79501982741119074822e+09);
CREATE TABLE migration (number BIGINT PRIMARY KEY);
INSERT INTO "migration" VALUES(1);
INSERT INTO "migration" VALUES(2);
INSERT INTO "migration" VALUES(3);
CREATE TABLE outages (
    began DOUBLE PRECISION PRIMARY KEY,
    ended DOUBLE PRECISION NOT NULL
);
CREATE TABLE "people" (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL,
    preferences TEXT NOT NULL,
    muted TEXT NOT NULL
);
INSERT INTO "people" VALUES('Il_p2ebNt2zq_ugx','Ana','ana@example.org','$argon2id$v=19$m=65536,t=3,p=4$wDHoXMxqPUpBB+mpK0u1eg$cezJquDoIMQiKDPerdO+egV+kD7VuGdY5niTpXGSRLw',1.79501982528028321264e+09,'{}','[]');
INSERT INTO "people" VALUES('zbmHU3mSsAjzk0kd','Bo',NULL,NULL,1.79501982528827571869e+09,'{}','[]');
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    time DOUBLE PRECISION NOT NULL
);
INSERT INTO "pulse" VALUES(1,1.79501982524919795987e+09);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
);
INSERT INTO "results" VALUES('aR6QYRV-zFUA','Il_p2ebNt2zq_ugx',0,2,25,1.79501982637365484242e+09);
INSERT INTO "results" VALUES('aR6QYRV-zFUA','zbmHU3mSsAjzk0kd',1,1,43,1.79501982637365484242e+09);
CREATE TABLE sat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    archived BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
);
INSERT INTO "sat" VALUES('aR6QYRV-zFUA','Il_p2ebNt2zq_ugx',0);
INSERT INTO "sat" VALUES('aR6QYRV-zFUA','zbmHU3mSsAjzk0kd',0);
INSERT INTO "sat" VALUES('JX8R4syXNU9y','Il_p2ebNt2zq_ugx',0);
INSERT INTO "sat" VALUES('JX8R4syXNU9y','zbmHU3mSsAjzk0kd',0);
INSERT INTO "sat" VALUES('XZHB17A1AeuC','Il_p2ebNt2zq_ugx',0);
INSERT INTO "sat" VALUES('XZHB17A1AeuC','zbmHU3mSsAjzk0kd',0);
INSERT INTO "sat" VALUES('gmeOJlWvZD6z','zbmHU3mSsAjzk0kd',0);
CREATE TABLE "sessions" (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES "people" (id) ON DELETE CASCADE,
    created DOUBLE PRECISION NOT NULL
);
INSERT INTO "sessions" VALUES('78e6a41096f980785e97747c382d9bc3d1551ec0fa65194b67d4c5644734a090','Il_p2ebNt2zq_ugx',1.79501982528028321264e+09);
INSERT INTO "sessions" VALUES('942e0f645e30f6877987c29a437126c64df8e9426959230455c2d8aa036a848e','zbmHU3mSsAjzk0kd',1.79501982528827571869e+09);
CREATE TABLE sitting (
    table_id TEXT NOT NULL REFERENCES "tables" (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "sitting" VALUES('aR6QYRV-zFUA',0,'Il_p2ebNt2zq_ugx');
INSERT INTO "sitting" VALUES('aR6QYRV-zFUA',1,'zbmHU3mSsAjzk0kd');
INSERT INTO "sitting" VALUES('JX8R4syXNU9y',0,'Il_p2ebNt2zq_ugx');
INSERT INTO "sitting" VALUES('JX8R4syXNU9y',1,'zbmHU3mSsAjzk0kd');
INSERT INTO "sitting" VALUES('XZHB17A1AeuC',0,'Il_p2ebNt2zq_ugx');
INSERT INTO "sitting" VALUES('XZHB17A1AeuC',1,'zbmHU3mSsAjzk0kd');
INSERT INTO "sitting" VALUES('gmeOJlWvZD6z',0,'zbmHU3mSsAjzk0kd');
CREATE TABLE "tables" (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    private BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    head BIGINT NOT NULL,
    status TEXT NOT NULL,
    to_act TEXT NOT NULL,
    due DOUBLE PRECISION,
    touched DOUBLE PRECISION NOT NULL,
    result TEXT,
    sheet TEXT NOT NULL
, code TEXT, card TEXT NOT NULL DEFAULT '{}', seats BIGINT NOT NULL DEFAULT 0, free BIGINT NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'none', language TEXT NOT NULL DEFAULT '', level TEXT NOT NULL DEFAULT 'any', pairing BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('aR6QYRV-zFUA','cacao','y9vOPtPY2GnBUFUHziymdhjWB8tSSvTu',1,1.79501982564504289621e+09,2,80,'over','[]',NULL,1.79501982637365484242e+09,'[[25,43],[2,1]]','{"name":"","rules":2,"options":{"first_seat":"random","declining":"selling"},"private":true,"spectators":true,"chat":"on","pace":{"kind":"none","bank":1500,"increment":30,"days":3,"sleep":null,"on_timeout":"bot"},"owner":"Il_p2ebNt2zq_ugx","places":[{"kind":"person","name":"Ana","person":"Il_p2ebNt2zq_ugx","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Ana","bot":null}]},{"kind":"person","name":"Bo","person":"zbmHU3mSsAjzk0kd","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Bo","bot":null}]}],"wait":false,"confirm_turns":true,"seed":"0x59d218bea52bd7457c1aa52bc042c3020e73f57ad1520264ea345edf54c7e46f","start":null,"started":1795019825.6613388,"ended":false,"ending":"","cancelled":false,"graces":[],"offer":null,"happenings":[{"version":0,"time":1795019825.6613343,"kind":"sat","seat":1,"name":"Bo","bot":""}],"sat":["Il_p2ebNt2zq_ugx","zbmHU3mSsAjzk0kd"],"delay":0,"watchers_chat":"own","language":"","level":"any","code":null,"share":null,"pairing":false,"rematch_offer":null,"rematch_of":null,"rematch":null,"forked_from":null}',NULL,'{}',2,0,'none','','any',0);
INSERT INTO "tables" VALUES('JX8R4syXNU9y','cacao','5HfHK1LTgKxMfzMNrN4Wlyl7-9smjVMC',1,1.79501982638938593862e+09,2,20,'playing','[0]',NULL,1.7950198265170283318e+09,NULL,'{"name":"","rules":2,"options":{"first_seat":"random","declining":"selling"},"private":true,"spectators":true,"chat":"on","pace":{"kind":"none","bank":1500,"increment":30,"days":3,"sleep":null,"on_timeout":"bot"},"owner":"Il_p2ebNt2zq_ugx","places":[{"kind":"person","name":"Ana","person":"Il_p2ebNt2zq_ugx","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Ana","bot":null}]},{"kind":"person","name":"Bo","person":"zbmHU3mSsAjzk0kd","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Bo","bot":null}]}],"wait":false,"confirm_turns":true,"seed":"0x6dccabbf90d67081dd4bf9ab112b7d8bd4a75193ec456e0ec90ed2bdda7e4c56","start":null,"started":1795019826.3957977,"ended":false,"ending":"","cancelled":false,"graces":[],"offer":null,"happenings":[{"version":0,"time":1795019826.3957937,"kind":"sat","seat":1,"name":"Bo","bot":""}],"sat":["Il_p2ebNt2zq_ugx","zbmHU3mSsAjzk0kd"],"delay":0,"watchers_chat":"own","language":"","level":"any","code":null,"share":null,"pairing":false,"rematch_offer":null,"rematch_of":null,"rematch":null,"forked_from":null}',NULL,'{"questions":[{"seat":0,"decision":"confirm_turn","args":{}}],"progress":{}}',2,0,'none','','any',0);
INSERT INTO "tables" VALUES('XZHB17A1AeuC','teotihuacan','VHQoHzkOA7y4YEMwu01q4-sf6YTH4B8R',1,1.79501982677092814444e+09,2,60,'playing','[0]',NULL,1.79501982741119074822e+09,NULL,'{"name":"","rules":2,"options":{"edition":"second","setup":"standard","starting_tiles":"deal","eclipse_mode":"normal","technology_draw":"any_six","pyramid_start":"rulebook","free_cocoa_scope":"listed","completed_pyramid_step_value":"by_ordinal","pyramid_track_cap":"10","nobles_row_choice":"forced","second_power_up":"optional","leader_bonus_at_zero":"none","difficulty":"standard","bot_power_gold_deposits":"preset","bot_power_nobles":"preset","bot_power_construction":"preset","bot_wood":"preset","bot_stone":"preset","bot_gold":"preset","bot_points_for_cocoa":"preset","bot_worship_steps":"preset","bot_points_per_bonus":"preset","bot_points_per_technology":"preset"},"private":true,"spectators":true,"chat":"on","pace":{"kind":"none","bank":1500,"increment":30,"days":3,"sleep":null,"on_timeout":"bot"},"owner":"Il_p2ebNt2zq_ugx","places":[{"kind":"person","name":"Ana","person":"Il_p2ebNt2zq_ugx","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Ana","bot":null}]},{"kind":"person","name":"Bo","person":"zbmHU3mSsAjzk0kd","bot":null,"orders":{},"absence":null,"sitters":[{"since":0,"name":"Bo","bot":null}]}],"wait":false,"confirm_turns":true,"seed":"0x7c1d2f8b277226e22cd7d03947b4b08a97a45e734bbeebbbcc74c3f0a76d81c5","start":null,"started":1795019826.7779756,"ended":false,"ending":"","cancelled":false,"graces":[],"offer":null,"happenings":[{"version":0,"time":1795019826.777971,"kind":"sat","seat":1,"name":"Bo","bot":""}],"sat":["Il_p2ebNt2zq_ugx","zbmHU3mSsAjzk0kd"],"delay":0,"watchers_chat":"own","language":"","level":"any","code":null,"share":null,"pairing":false,"rematch_offer":null,"rematch_of":null,"rematch":null,"forked_from":null}',NULL,'{"questions":[{"seat":0,"decision":"finish_turn","args":{}}],"progress":{}}',2,0,'none','','any',0);
INSERT INTO "tables" VALUES('gmeOJlWvZD6z','cacao','_k5yLClqLDK7Q2lkJM7nwDE9a1aKgURw',0,1.79501982741737127306e+09,1,0,'gathering','[]',NULL,1.79501982741737127306e+09,NULL,'{"name":"","rules":2,"options":{"first_seat":"random","declining":"selling"},"private":false,"spectators":true,"chat":"on","pace":{"kind":"none","bank":1500,"increment":30,"days":3,"sleep":null,"on_timeout":"bot"},"owner":"zbmHU3mSsAjzk0kd","places":[{"kind":"person","name":"Bo","person":"zbmHU3mSsAjzk0kd","bot":null,"orders":{},"absence":null,"sitters":[]},{"kind":"open","name":"","person":null,"bot":null,"orders":{},"absence":null,"sitters":[]}],"wait":false,"confirm_turns":true,"seed":"0xae460b3c6c6e9e55d34074b701e88ac3f815b351a82e1b40f0900adb2088f394","start":null,"started":0.0,"ended":false,"ending":"","cancelled":false,"graces":[],"offer":null,"happenings":[],"sat":[],"delay":0,"watchers_chat":"own","language":"","level":"any","code":"B5U55C","share":null,"pairing":false,"rematch_offer":null,"rematch_of":null,"rematch":null,"forked_from":null}','B5U55C','{}',2,1,'none','','any',0);
CREATE INDEX sitting_by_person ON sitting (person);
CREATE INDEX chat_by_person ON chat (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_created ON tables (created) WHERE private = 0;
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX chat_by_key ON chat (table_id, key);
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_by_free ON tables (created) WHERE private = 0 AND status = 'gathering' AND free > 0;
CREATE INDEX sat_by_person ON sat (person);
CREATE INDEX results_by_person ON results (person, ended);
COMMIT;
