/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const DEMOLITION_ITEMS = `
Survey|s|SITE|Site survey and method statement|18500|45000|each|240
Survey|s|ASB-T|Asbestos survey, per sample|4500|11500|sample|30
Survey|s|LEAD-T|Lead paint test, per sample|3200|8500|sample|20
Survey|s|UTIL|Utility locating and disconnects|24500|58500|each|240
Labor|l|LAB-D|Demolition labor|3400|7800|hour|60
Labor|l|LAB-O|Machine operator|4900|11500|hour|60
Labor|l|LAB-S|Site supervisor|6200|12900|hour|60
Interior|s|INT-SF|Interior strip-out|320|850|square foot|3
Interior|s|KITCH|Kitchen removal|28500|98500|each|480
Interior|s|BATH|Bathroom removal|22500|79500|each|360
Interior|s|WALL-NL|Non-bearing wall removal|1100|3200|foot|25
Interior|s|WALL-LB|Bearing wall removal, shored|6500|18500|foot|90
Interior|s|FLOOR-SF|Floor covering removal|120|340|square foot|2
Interior|s|CEIL-SF|Ceiling removal|140|390|square foot|2
Structures|s|HOUSE-SF|House, wood frame|420|995|square foot|1
Structures|s|GARAGE|Detached garage|165000|385000|each|960
Structures|s|SHED|Shed removal|28500|89500|each|300
Structures|s|POOL|Pool removal and fill|420000|985000|each|2400
Structures|s|DECK-SF|Deck removal|240|690|square foot|3
Structures|s|CHIM|Chimney to below the roof line|62500|168500|each|480
Concrete|s|SLAB-SF|Concrete slab breaking, 4–6 in|210|590|square foot|2
Concrete|s|SAW-FT|Concrete sawing|480|1350|foot|6
Concrete|s|FOOT-FT|Footing removal|1400|3900|foot|12
Machines|f|EXC-20|Excavator, 20 t|68500|115000|day|0
Machines|f|SKID|Skid steer|32500|57500|day|0
Machines|f|BREAK|Hydraulic breaker|24500|42500|day|0
Waste|f|DUMP-30|Dumpster, 30 yd|48500|74500|each|0
Waste|f|HAZ|Hazardous waste disposal|18500|34500|drum|0
Waste|f|HAUL|Haul away, truckload|22500|41500|load|0
Waste|f|PERMIT|Demolition permit|38500|52500|each|0
`;
