/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const PLUMBING_ITEMS = `
Diagnostics|s|SVC-1|Service call|3500|8900|visit|60
Diagnostics|s|SVC-AH|After-hours service call|5500|16900|visit|60
Diagnostics|s|CAM|Sewer camera inspection|6500|29900|each|90
Diagnostics|s|LEAK|Leak detection, acoustic|8500|39500|each|120
Diagnostics|s|PRESS|Water pressure test and report|1500|9900|each|30
Drains|s|DR-SINK|Clear a sink drain|2800|18900|each|60
Drains|s|DR-TUB|Clear a tub or shower drain|2800|19900|each|60
Drains|s|DR-WC|Clear a toilet with an auger|2500|17900|each|45
Drains|s|DR-MAIN|Clear a main line through the cleanout|6500|34900|each|120
Drains|s|JET|Hydro jetting, up to 100 ft|14500|69500|each|180
Drains|m|CLEAN|Cleanout installation, two-way|22000|179500|each|360
Drains|m|PTRAP|P-trap, replaced|1200|19900|each|60
Drains|m|DISPOSER-B|Garbage disposer 1/2 hp|9500|37500|each|90
Drains|m|DISPOSER-P|Garbage disposer 3/4 hp|16500|49500|each|90
Water heaters|e|WH-40G|Water heater, gas, 40 gal|62000|189500|each|240
Water heaters|e|WH-50G|Water heater, gas, 50 gal|71000|209500|each|240
Water heaters|e|WH-50E|Water heater, electric, 50 gal|58000|179500|each|210
Water heaters|e|WH-HP|Heat pump water heater, 50 gal|168000|429500|each|360
Water heaters|e|TL-199|Tankless water heater, 199,000 BTU|132000|449500|each|480
Water heaters|s|TL-FLUSH|Tankless flush and descale|3500|24900|each|90
Water heaters|s|WH-FLUSH|Water heater flush|1500|14900|each|60
Water heaters|m|ANODE|Anode rod|3500|24900|each|60
Water heaters|m|TPV|Temperature and pressure valve|2200|22900|each|60
Water heaters|m|EXPT|Expansion tank, 2 gal|4800|29900|each|60
Water heaters|m|ELEM|Heating element with thermostat|3900|27900|each|75
Water heaters|m|PAN|Drain pan with leak sensor|4500|22900|each|45
Fixtures|e|WC-STD|Toilet, comfort height|16500|54900|each|120
Fixtures|e|WC-PREM|Toilet, one piece, premium|38500|89500|each|120
Fixtures|s|WC-RESET|Reset a toilet with a new wax ring|1500|24900|each|75
Fixtures|m|WC-FILL|Fill valve and flapper|2200|18900|each|45
Fixtures|m|WC-FLANGE|Toilet flange repair|2800|34900|each|120
Fixtures|m|FAU-BATH|Bathroom faucet, mid-range|8500|34900|each|90
Fixtures|m|FAU-KIT|Kitchen faucet, pull-down|14500|47900|each|90
Fixtures|m|SHW-CART|Shower cartridge|4800|28900|each|75
Fixtures|m|SHW-VALVE|Shower valve and trim|16500|94900|each|240
Fixtures|m|HOSE-BIB|Frost-free hose bib|3200|32900|each|90
Fixtures|m|STOP|Angle stop and supply line|1400|15900|each|45
Fixtures|s|TUB-SET|Install a customer’s tub|9500|89500|each|360
Water lines|m|PEX-12|PEX pipe 1/2 in|90|650|foot|0
Water lines|m|PEX-34|PEX pipe 3/4 in|130|850|foot|0
Water lines|m|COP-34|Copper pipe 3/4 in|480|2200|foot|0
Water lines|s|PIPE-REP|Pipe repair, accessible, up to 2 ft|3500|34900|each|120
Water lines|m|PRV|Pressure regulator|9500|49500|each|120
Water lines|m|MAINV|Main shut-off valve|5500|39500|each|120
Water lines|s|REPIPE|Repipe, per fixture|24000|98500|each|360
Water lines|m|BACKFL|Backflow preventer 3/4 in|18500|69500|each|150
Water lines|s|BACKFL-T|Backflow test with certificate|2500|14900|each|45
Water lines|m|HAMMER|Water hammer arrestor|2200|24900|each|60
Fittings|m|T-PEX-12|PEX tee 1/2 in|180|650|each|0
Fittings|m|T-PEX-34|PEX tee 3/4 in|260|850|each|0
Fittings|m|T-COP-34|Copper tee 3/4 in|420|1250|each|0
Fittings|m|STOP-12|Angle stop 1/2 x 3/8 in|680|1950|each|0
Fittings|m|BALL-34|Ball valve 3/4 in|1250|3400|each|0
Fittings|m|BALL-1|Ball valve 1 in|1800|4600|each|0
Fittings|m|GASV-12|Gas ball valve 1/2 in|1100|3200|each|0
Fittings|m|GASV-34|Gas ball valve 3/4 in|1500|3900|each|0
Fittings|m|WYE-2|PVC wye 2 in|520|1450|each|0
Fittings|m|WYE-332|PVC wye 3 x 3 x 2 in|980|2600|each|0
Fittings|m|TRAP-125|PVC P-trap 1-1/4 in|480|1400|each|0
Fittings|m|TRAP-15|PVC P-trap 1-1/2 in|520|1500|each|0
Fittings|m|TRAP-2|PVC P-trap 2 in|760|2100|each|0
Fittings|m|HANG-12|Pipe hanger 1/2 in|60|250|each|0
Fittings|m|HANG-34|Pipe hanger 3/4 in|75|290|each|0
Sewer and gas|m|SEWER-FT|Sewer line replacement|4500|18500|foot|30
Sewer and gas|m|LINER-FT|Cured-in-place liner|6500|24500|foot|20
Sewer and gas|m|GAS-FT|Gas line, black iron 3/4 in|650|3900|foot|10
Sewer and gas|m|GAS-FLEX|Gas appliance connector|1800|18900|each|45
Sewer and gas|s|GAS-TEST|Gas pressure test|2500|22900|each|60
Pumps and treatment|e|SUMP-13|Sump pump 1/3 hp|14500|69500|each|120
Pumps and treatment|e|SUMP-BB|Battery back-up sump pump|38500|129500|each|180
Pumps and treatment|e|SOFT-48|Water softener, 48,000 grain|62000|219500|each|240
Pumps and treatment|e|RO|Reverse osmosis under the sink|19500|79500|each|120
Labor|l|LAB-P|Plumber labor|5000|14900|hour|60
Labor|l|LAB-A|Apprentice labor|2800|7500|hour|60
Fees|f|PERMIT|Plumbing permit|8500|14500|each|0
`;
