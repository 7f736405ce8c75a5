/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const HANDYMAN_ITEMS = `
Visits|s|HM-HOUR|First hour, with travel|4200|12500|visit|60
Visits|s|HM-HALF|Half day, one person|16800|38500|each|240
Visits|s|HM-DAY|Full day, one person|32500|69500|each|480
Visits|s|HM-EST|Walk-through with a written list|2500|0|visit|45
Carpentry|s|DOOR-ADJ|Door adjusted so that it latches|2200|8900|each|40
Carpentry|s|DOOR-INT|Interior door hung|8500|28500|each|150
Carpentry|s|DOOR-STO|Storm door installed|6500|24500|each|150
Carpentry|s|TRIM|Baseboard or casing|380|1150|foot|8
Carpentry|s|DECK-BD|Deck board replaced|1800|5900|each|30
Carpentry|s|FENCE-P|Fence post reset in concrete|5200|18500|each|120
Carpentry|s|SHELF|Shelves mounted|2600|9500|each|60
Walls|s|DRY-SM|Drywall patch, up to 12 in|3200|14500|each|90
Walls|s|DRY-LG|Drywall patch, up to 4 × 4 ft|7500|32500|each|240
Walls|s|PAINT-RM|Room painted, walls|14500|48500|room|480
Walls|s|CAULK-T|Tub or shower caulked again|2900|12500|each|75
Walls|s|TILE-R|Loose tile reset and grouted|4200|16500|each|120
Hanging|s|TV|TV mounted, cord hidden|4500|18500|each|90
Hanging|s|PICTURE|Pictures and mirrors hung, per hour|4200|9500|hour|60
Hanging|s|BLIND-I|Blind or shade installed|1500|5500|each|30
Hanging|s|GRAB|Grab bar into blocking|3200|13500|each|60
Fixtures|s|FAUCET-H|Faucet replaced, customer’s own|4200|18500|each|75
Fixtures|s|TOILET-H|Toilet reset with new wax ring|4500|19500|each|75
Fixtures|s|DISPOSAL|Garbage disposal replaced|5200|21500|each|75
Fixtures|s|LIGHT-H|Light fixture replaced|3200|13500|each|60
Fixtures|s|FAN-H|Ceiling fan on an existing box|5200|19500|each|90
Fixtures|s|LOCK|Lock or deadbolt replaced|2200|8500|each|40
Fixtures|s|SMOKE|Smoke alarm replaced|2400|6500|each|20
Outside|s|GUT-H|Gutters cleaned, one story|4500|17500|each|90
Outside|s|PRESSURE|Driveway pressure-washed|5500|22500|each|150
Outside|s|ASSEMBLE|Furniture or playset assembled, per hour|4200|8900|hour|60
Materials|m|HM-MAT|Small materials|1500|2500|each|0
Labor|l|LAB-HM|Handyman|4200|9500|hour|60
Labor|l|LAB-HM2|Second person|2800|6500|hour|60
Fees|f|HAUL-H|Haul-away, pickup load|4500|12500|load|0
`;
