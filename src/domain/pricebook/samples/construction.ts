/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const CONSTRUCTION_ITEMS = `
Planning|s|SITE|Site visit and estimate|6500|15000|visit|90
Planning|s|DRAW|Permit drawings|45000|120000|each|0
Planning|s|SUPER|Site supervision|6500|12500|hour|60
Carpentry|l|LAB-C|Carpenter labor|4800|9500|hour|60
Carpentry|l|LAB-L|Laborer|2900|5900|hour|60
Carpentry|m|WALL-FT|Interior wall framing|1400|3200|foot|20
Carpentry|m|HEADER|Load-bearing header, LVL|19500|62500|each|240
Carpentry|m|DECK-SF|Composite deck|2200|4900|square foot|15
Carpentry|m|STAIR|Stair, straight, per riser|8500|21500|each|60
Carpentry|m|TRIM-FT|Baseboard and casing|280|950|foot|5
Drywall and paint|m|DW-SF|Drywall, hung and finished|160|420|square foot|3
Drywall and paint|m|DW-PATCH|Drywall patch up to 2×2 ft|2200|19500|each|90
Drywall and paint|m|INS-SF|Batt insulation R-19|95|240|square foot|1
Drywall and paint|m|PAINT-SF|Interior paint, two coats|75|285|square foot|2
Floors|m|LVP-SF|Luxury vinyl plank|340|790|square foot|4
Floors|m|TILE-SF|Porcelain tile floor|620|1650|square foot|10
Floors|m|OAK-SF|Oak flooring, finished in place|780|1690|square foot|9
Floors|m|LEVEL|Self-levelling underlayment|210|550|square foot|3
Doors and windows|e|WIN-STD|Window, vinyl, double hung|28500|72500|each|120
Doors and windows|e|WIN-PREM|Window, fibreglass, triple pane|62500|129500|each|150
Doors and windows|e|DOOR-INT|Interior door, pre-hung|16500|42500|each|120
Doors and windows|e|DOOR-EXT|Entry door, fibreglass|68500|169500|each|240
Concrete|m|SLAB-SF|Concrete slab, 4 in|480|1150|square foot|4
Concrete|m|FOOT-FT|Footing 12×24 in|2200|5600|foot|15
Concrete|m|STEP|Concrete step|18500|45000|each|180
Roof|m|SHING-SQ|Architectural shingles|24500|56500|square|150
Roof|m|FLASH-FT|Flashing, replaced|650|2400|foot|10
Fees|f|PERMIT|Building permit|42500|55000|each|0
Fees|f|DUMP|Dumpster, 20 yd|42000|62500|each|0
Fees|f|RENTAL|Equipment rental|18500|27500|day|0
`;
