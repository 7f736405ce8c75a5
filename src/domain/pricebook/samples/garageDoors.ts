/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const GARAGE_DOOR_ITEMS = `
Visits|s|GD-CALL|Service call|2900|8900|visit|45
Visits|s|GD-TUNE|Door and opener tune-up, 25 points|3500|14900|each|60
Visits|s|GD-AH|After-hours call|5500|17900|visit|60
Visits|s|GD-SAFE|Safety inspection with written report|3500|12900|each|45
Springs|s|SPR-1|Torsion spring, one|5200|28900|each|60
Springs|s|SPR-2|Torsion springs, pair, 25,000 cycles|9800|42900|pair|75
Springs|s|SPR-2H|Torsion springs, pair, 50,000 cycles|14800|54900|pair|75
Springs|s|SPR-EXT|Extension springs with safety cables|5800|31900|pair|60
Springs|m|BEAR-C|Center bearing and plate|1900|8900|each|15
Springs|m|BEAR-E|End bearing plates, pair|2900|12900|pair|30
Hardware|m|CABLE|Lift cables, pair|1900|16900|pair|45
Hardware|m|ROLL-N|Nylon rollers, set of 10|3200|18900|set|45
Hardware|m|HINGE|Hinges, set|2400|12900|set|30
Hardware|m|DRUM|Cable drums, pair|2600|16900|pair|45
Hardware|s|TRACK|Track straightened or replaced|5800|24900|each|75
Hardware|m|STRUT|Strut for the top panel|4200|17900|each|45
Hardware|m|SEAL-B|Bottom seal, 16 ft|2800|14900|each|30
Hardware|m|SEAL-P|Perimeter weather seal|4800|21900|each|60
Openers|e|OP-CH|Chain-drive opener, 1/2 hp|19800|48900|each|150
Openers|e|OP-BLT|Belt-drive opener, Wi-Fi|26500|62900|each|150
Openers|e|OP-BLTC|Belt-drive opener with camera and battery|38500|84900|each|165
Openers|e|OP-WALL|Wall-mount opener with battery|46500|98900|each|180
Openers|m|EYES|Safety sensors, pair|3400|16900|pair|45
Openers|m|GEAR|Gear and sprocket kit|3900|22900|each|75
Openers|m|LOGIC|Logic board|8900|28900|each|45
Openers|m|REMOTE|Remote, programmed|2400|5900|each|10
Openers|m|KEYPAD|Wireless keypad|2900|8900|each|15
Doors|e|DR-8-ST|Single door 8×7, steel, not insulated|54000|118500|each|240
Doors|e|DR-16-IN|Double door 16×7, insulated R-9|98000|214500|each|300
Doors|e|DR-16-R18|Double door 16×7, insulated R-18|142000|298500|each|300
Doors|e|DR-16-CH|Double door 16×7, carriage style with glass|218000|428500|each|360
Doors|m|PANEL|Replacement panel|28500|58900|each|120
Labor|l|LAB-GD|Technician labor|3900|11500|hour|60
Fees|f|HAUL-GD|Old door or opener hauled away|2500|7500|each|0
`;
