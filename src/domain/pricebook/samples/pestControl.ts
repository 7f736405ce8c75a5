/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const PEST_CONTROL_ITEMS = `
Inspections|s|PEST-INS|Pest inspection with written findings|2500|0|visit|45
Inspections|s|WDO|Wood-destroying organism report for a sale|4500|14500|each|75
Inspections|s|ATTIC|Attic and exclusion inspection|3500|9900|each|60
General pest|s|GP-INIT|First treatment, inside and out|4500|17500|visit|75
General pest|s|GP-QTR|Quarterly service|2600|10900|visit|40
General pest|s|GP-BI|Bimonthly service|2400|8900|visit|35
General pest|s|ROACH|German roach clean-out, two visits|7800|32500|each|120
General pest|s|ANT|Ant treatment with bait|3200|16500|each|60
General pest|s|FLEA|Flea and tick treatment, inside and yard|5200|24500|each|90
General pest|s|WASP|Wasp or hornet nest removed|2800|15900|each|45
Mosquito|s|MOSQ|Mosquito yard treatment|2600|8900|visit|30
Mosquito|s|MOSQ-EV|Mosquito treatment before an event|3200|14900|each|40
Mosquito|m|IN2C|Mosquito trap station|2900|7900|each|15
Rodents|s|ROD-SET|Rodent program, first visit with 4 stations|8500|34500|each|90
Rodents|s|ROD-SVC|Rodent station service|2200|8500|visit|30
Rodents|m|STATION|Tamper-resistant bait station|1400|4500|each|10
Rodents|m|SNAP|Snap trap in a covered station|900|2900|each|10
Rodents|s|EXCL-FT|Exclusion, gap sealed with mesh|450|1650|foot|10
Rodents|s|SANIT|Attic sanitizing after rodents|9500|42500|each|120
Termites|s|TERM-LIQ|Liquid termite barrier|310|1150|linear foot|4
Termites|s|TERM-BAIT|Bait system installed, up to 200 ft|29500|98500|each|180
Termites|s|TERM-MON|Bait station monitoring, yearly|7500|31500|year|45
Termites|s|TERM-SPOT|Drywood spot treatment|6800|34500|each|90
Termites|s|BORATE|Borate wood treatment|95|325|square foot|1
Bed bugs|s|BB-HEAT|Bed bug heat treatment, one room|28500|89500|each|360
Bed bugs|s|BB-CHEM|Bed bug treatment, three visits|14500|59500|each|180
Bed bugs|m|ENCASE|Mattress encasement|3200|7900|each|10
Labor|l|LAB-PC|Licensed technician|3200|9500|hour|60
Fees|f|RECHECK|Follow-up within 30 days|0|0|visit|30
Fees|f|NOSHOW|Missed appointment|0|4500|each|0
`;
