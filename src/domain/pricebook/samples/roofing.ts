/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const ROOFING_ITEMS = `
Inspections|s|ROOF-INS|Roof inspection with photos|6500|19500|each|60
Inspections|s|ROOF-CERT|Roof certification for a sale|9500|29500|each|90
Inspections|s|ROOF-STORM|Storm damage report for the insurer|12500|34500|each|120
Labor|l|LAB-R|Roofer|3600|8900|hour|60
Labor|l|LAB-RF|Roofing foreman|5200|11900|hour|60
Repairs|s|REP-SHG|Replace shingles, up to 10|8500|39500|each|120
Repairs|s|REP-BOOT|Pipe boot replacement|3500|28500|each|60
Repairs|s|REP-FLASH|Flashing repair|1800|6500|foot|20
Repairs|s|REP-TARP|Emergency tarp|14500|59500|each|120
Repairs|m|DECK-OSB|Roof decking, sheet replaced|3800|11500|sheet|20
Roofs|s|SHG-3T|Shingle roof, 3-tab|24500|48500|square|90
Roofs|s|SHG-ARC|Shingle roof, architectural|29500|58500|square|90
Roofs|s|MTL-SS|Metal roof, standing seam|62500|124500|square|180
Roofs|s|TEAR|Tear-off, one layer|6500|14500|square|45
Roofs|m|ICE-W|Ice and water shield|8500|17500|square|20
Roofs|m|UND-SYN|Synthetic underlayment|2800|6500|square|10
Roofs|s|RIDGE-V|Ridge vent|650|1850|foot|5
Gutters|s|GUT-5|Seamless gutter, 5 in|520|1250|foot|6
Gutters|s|GUT-GRD|Gutter guard|480|1350|foot|5
Gutters|s|GUT-CLN|Gutter cleaning|95|295|foot|2
Gutters|m|DOWN|Downspout|1450|3850|each|20
Fees|f|DUMP-R|Dumpster for roofing, 20 yd|42500|62500|each|0
Fees|f|PERMIT-R|Roofing permit|14500|22500|each|0
`;
