/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const LANDSCAPING_ITEMS = `
Design|s|DSN-VIS|Site visit and sketch|6500|19500|each|90
Design|s|DSN-PLAN|Planting plan|18500|49500|each|240
Labor|l|LAB-L|Crew member|2600|6500|hour|60
Labor|l|LAB-LF|Crew leader|3400|8500|hour|60
Mowing and care|s|MOW-S|Mow and trim, up to 1/4 acre|2200|5500|visit|40
Mowing and care|s|MOW-M|Mow and trim, up to 1/2 acre|3200|7900|visit|60
Mowing and care|s|AER|Core aeration and overseeding|85|220|100 sq ft|2
Mowing and care|s|FERT|Fertilizer and weed control|4200|9500|visit|40
Mowing and care|s|LEAF|Leaf cleanup|2800|6900|hour|60
Beds|s|MULCH|Mulch, spread|4200|9500|cubic yard|40
Beds|s|EDGE|Bed edging|120|350|foot|3
Beds|s|WEED|Weeding|2600|6500|hour|60
Planting|m|SHRUB-3|Shrub, 3 gallon|2400|6900|each|25
Planting|m|TREE-2|Tree, 2 in trunk|18500|49500|each|120
Planting|m|SOD|Sod, laid|85|210|square foot|1
Planting|m|SOIL|Topsoil|3200|7500|cubic yard|30
Hardscape|s|PAV-SF|Paver patio|1150|2650|square foot|15
Hardscape|s|WALL-SF|Retaining wall, block|1850|4250|square foot|25
Hardscape|s|GRAV|Gravel path|520|1350|square foot|6
Irrigation|s|IRR-ON|Sprinkler start-up|4500|11500|visit|60
Irrigation|s|IRR-OFF|Sprinkler winterizing|4200|10500|visit|45
Irrigation|s|IRR-HEAD|Sprinkler head replaced|1200|6500|each|25
Fees|f|HAUL-L|Green waste haul-away|4500|9500|load|0
`;
