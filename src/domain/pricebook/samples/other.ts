/** Usual items of any service company: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const OTHER_ITEMS = `
Visits|s|VISIT|Service visit, first hour|4500|12900|each|60
Visits|s|VISIT-EST|Estimate on site|2500|0|each|45
Visits|s|VISIT-AH|After-hours visit|7500|21900|each|60
Visits|s|INSPECT|Inspection with written report|6500|19500|each|90
Visits|s|CHECKUP|Yearly checkup|4500|14900|each|75
Labor|l|LAB-1|Labor, one person|3200|8900|hour|60
Labor|l|LAB-2|Labor, two people|6400|16900|hour|60
Labor|l|LAB-LEAD|Lead technician|4500|11500|hour|60
Repairs|s|REP-S|Small repair|3500|14900|each|60
Repairs|s|REP-M|Medium repair|7500|29500|each|120
Repairs|s|REP-L|Large repair|16500|59500|each|240
Installation|s|INST-S|Installation, half a day|18500|58500|each|240
Installation|s|INST-D|Installation, one day|34500|108500|each|480
Installation|s|INST-2D|Installation, two days|66500|198500|each|960
Materials|m|MAT-S|Small materials|1500|2500|each|0
Materials|m|MAT-HW|Hardware and fasteners|1200|2200|each|0
Materials|m|MAT-SEAL|Sealants and adhesives|900|1900|each|0
Cleaning|s|CLEAN|Cleanup after the work|2500|7500|each|60
Cleaning|s|HAUL-O|Haul away old equipment|4500|9500|each|30
Fees|f|TRIP|Trip charge|2500|6900|each|0
Fees|f|RUSH|Rush fee|0|9500|each|0
Fees|f|PERMIT-O|Permit|9500|14500|each|0
`;
