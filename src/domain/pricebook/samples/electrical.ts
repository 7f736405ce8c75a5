/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const ELECTRICAL_ITEMS = `
Diagnostics|s|DIAG-E|Electrical troubleshooting, first hour|4500|14900|each|60
Diagnostics|s|SAFE-E|Home electrical safety inspection|6500|22900|each|90
Diagnostics|s|DIAG-EA|After-hours service call|7500|24900|each|60
Labor|l|LAB-J|Journeyman electrician|4800|12500|hour|60
Labor|l|LAB-EA|Apprentice|2600|6900|hour|60
Outlets and switches|s|OUT-STD|Replace an outlet|900|12900|each|30
Outlets and switches|s|OUT-GFCI|GFCI outlet|2200|18900|each|40
Outlets and switches|s|OUT-240|240 V outlet, new circuit|14500|54900|each|180
Outlets and switches|s|SW-DIM|Dimmer switch|2800|16900|each|30
Lighting|s|LT-REC|Recessed LED light|3200|21900|each|60
Lighting|s|LT-FIX|Hang a customer’s light fixture|1200|18500|each|60
Lighting|s|LT-FAN|Ceiling fan, existing box|2500|28900|each|90
Lighting|s|LT-LAND|Landscape light, low voltage|6800|19500|each|45
Panels|s|PNL-200|Panel replacement, 200 A|118000|348000|each|480
Panels|s|PNL-SUB|Subpanel, 100 A|42000|148000|each|300
Panels|m|BRK-AFCI|AFCI breaker|4800|16500|each|20
Panels|m|BRK-STD|Standard breaker|900|8900|each|20
Panels|s|SURGE-WH|Whole-house surge protector|9500|42900|each|60
Vehicles and backup|s|EV-L2|Level 2 car charger, up to 30 ft of wire|39500|129500|each|240
Vehicles and backup|s|EV-L2P|Level 2 car charger, smart, load managed|74500|198500|each|300
Vehicles and backup|e|GEN-22|Standby generator, 22 kW|498000|1098000|each|720
Vehicles and backup|s|XFER|Transfer switch, manual|34500|118500|each|240
Safety|s|SMOKE|Hard-wired smoke and CO alarm|5200|16900|each|30
Safety|s|GRND|Grounding upgrade|8500|48500|each|120
Fees|f|PERMIT-E|Electrical permit|12500|18500|each|0
Fees|f|TRIP-E|Trip charge|2500|7900|each|0
`;
