/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const CLEANING_ITEMS = `
Homes|s|HOME-W|Weekly cleaning, up to 3 bedrooms|7200|15500|visit|120
Homes|s|HOME-2W|Every two weeks, up to 3 bedrooms|8200|17500|visit|140
Homes|s|HOME-4W|Every four weeks, up to 3 bedrooms|10500|22500|visit|180
Homes|s|HOME-1ST|First cleaning|16500|34500|visit|300
Homes|s|DEEP|Deep cleaning|18500|38500|visit|330
Homes|s|MOVE-OUT|Move-out cleaning|21500|44500|visit|360
Homes|s|TURN|Vacation rental turnover, 2 bedrooms|7800|16500|visit|120
Homes|s|POST-C|After-construction cleaning|28|65|square foot|1
Extras|s|FRIDGE|Inside of the refrigerator|1800|4500|each|40
Extras|s|OVEN|Inside of the oven|2000|5000|each|45
Extras|s|CABINET|Inside of kitchen cabinets|3500|8500|each|75
Extras|s|LINEN|Bed linen changed, per bed|700|1500|each|15
Extras|s|LAUNDRY|Load of laundry, washed and folded|1200|2500|load|30
Extras|s|BASEB|Baseboards by hand|3200|7500|each|75
Extras|s|BLINDS|Blinds, per window|600|1500|each|12
Windows|s|WIN-IN|Windows, inside|350|800|pane|6
Windows|s|WIN-OUT|Windows, outside, first floor|450|1000|pane|7
Windows|s|SCREEN|Screen washed|200|500|each|5
Carpets and floors|s|CARPET|Carpet cleaned, per room|2800|6500|room|30
Carpets and floors|s|STAIRS|Carpeted stairs|2500|6000|flight|30
Carpets and floors|s|UPHOLST|Sofa cleaned|4500|11500|each|60
Carpets and floors|s|STRIP|Floor stripped and waxed|32|85|square foot|1
Carpets and floors|s|TILE-G|Tile and grout scrubbed|38|95|square foot|1
Offices|s|OFF-N|Office cleaning, per evening|5200|11000|visit|90
Offices|s|OFF-DAY|Day porter|2600|4800|hour|60
Offices|s|RESTROOM|Restroom sanitized|900|2200|each|15
Offices|m|PAPER|Paper towels, case|2900|4500|case|0
Offices|m|SOAP|Foam soap refill|900|1600|each|0
Offices|m|LINERS|Can liners, case|2600|3900|case|0
Labor|l|LAB-CL|Cleaner|2400|5200|hour|60
Fees|f|LOCKOUT|Locked out on arrival|0|7500|each|0
Fees|f|PARK|Parking downtown|0|1500|each|0
`;
