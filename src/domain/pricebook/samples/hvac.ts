/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const HVAC_ITEMS = `
Diagnostics|s|DIAG-1|Diagnostic visit|3500|8900|visit|60
Diagnostics|s|DIAG-AH|After-hours diagnostic visit|5500|14900|visit|60
Diagnostics|s|LEAK-E|Electronic refrigerant leak search|6000|24900|each|120
Diagnostics|s|LEAK-N|Nitrogen pressure test|4500|18900|each|90
Maintenance|s|TUNE-AC|Air conditioner tune-up|4500|12900|system|75
Maintenance|s|TUNE-HT|Furnace tune-up|4500|12900|system|75
Maintenance|s|TUNE-HP|Heat pump tune-up|4900|14900|system|90
Maintenance|s|COIL-CL|Condenser coil cleaning|3500|15900|each|60
Maintenance|s|EVAP-CL|Evaporator coil cleaning, in place|6500|34900|each|150
Maintenance|s|DRAIN|Condensate drain clearing|2500|14900|each|45
Maintenance|m|FILT-1|Pleated filter 16×25×1|450|1900|each|0
Maintenance|m|FILT-4|Media filter 16×25×4|2200|6900|each|0
Maintenance|m|FILT-5|Media filter 20×25×5|2600|7900|each|0
Electrical parts|m|CAP-35|Dual run capacitor 35/5 µF|1400|18900|each|30
Electrical parts|m|CAP-45|Dual run capacitor 45/5 µF|1600|19900|each|30
Electrical parts|m|CAP-HS|Hard start kit|2900|27900|each|45
Electrical parts|m|CONT-1|Contactor, single pole|1800|22900|each|45
Electrical parts|m|CONT-2|Contactor, double pole|2200|24900|each|45
Electrical parts|m|XFMR|Control transformer 40 VA|1900|23900|each|45
Electrical parts|m|RELAY|Fan relay|1700|21900|each|45
Electrical parts|m|FUSE|Fuse and disconnect pull-out|3200|24900|each|45
Electrical parts|m|DISC|Outdoor disconnect 60 A|2800|25900|each|60
Electrical parts|m|SURGE|Surge protector for the condenser|6500|29900|each|45
Motors|m|FAN-14|Condenser fan motor 1/4 hp|11800|54900|each|90
Motors|m|BLW-PSC|Blower motor, PSC 1/2 hp|14500|64900|each|120
Motors|m|BLW-ECM|Blower motor, ECM 3/4 hp|38500|119500|each|150
Motors|m|BLADE|Condenser fan blade|5200|24900|each|45
Motors|m|INDUCER|Draft inducer assembly|19800|74900|each|120
Furnace parts|m|IGN-HS|Hot surface ignitor|2700|28900|each|45
Furnace parts|m|FLAME|Flame sensor, cleaned or replaced|1500|17900|each|30
Furnace parts|m|GASV|Gas valve|14500|62900|each|90
Furnace parts|m|PRESS|Pressure switch|3900|27900|each|60
Furnace parts|m|BOARD|Furnace control board|18500|69900|each|90
Furnace parts|m|LIMIT|High limit switch|2100|21900|each|45
Furnace parts|m|TCPL|Thermocouple|1300|17900|each|45
Refrigerant|m|R410A|R-410A refrigerant|1500|9500|lb|0
Refrigerant|m|R454B|R-454B refrigerant|2300|12500|lb|0
Refrigerant|m|R22|R-22 refrigerant, reclaimed|6500|19500|lb|0
Refrigerant|s|RECOV|Refrigerant recovery and evacuation|6500|29500|system|120
Refrigerant|m|DRIER|Liquid line filter drier|2400|28900|each|90
Refrigerant|m|TXV|Thermostatic expansion valve|9500|84900|each|240
Controls|m|STAT-P|Programmable thermostat|5200|24900|each|45
Controls|m|STAT-W|Wi-Fi thermostat|11500|39900|each|60
Controls|m|STAT-Z|Zone control panel, 3 zones|28500|129500|each|240
Controls|m|FLOAT|Condensate overflow switch|1900|16900|each|30
Air quality|m|UV|UV lamp in the coil|14500|69900|each|60
Air quality|m|HUMID|Whole-house humidifier|18500|89500|each|180
Air quality|m|DEHUM|Whole-house dehumidifier|118000|279500|each|360
Air quality|s|DUCT-CL|Duct cleaning, up to 12 vents|12000|59500|system|240
Equipment|e|AC-3-14|Air conditioner, 3 ton, 14.3 SEER2|215000|489500|each|480
Equipment|e|AC-3-17|Air conditioner, 3 ton, 17 SEER2|298000|649500|each|480
Equipment|e|HP-3-15|Heat pump, 3 ton, 15.2 SEER2|265000|589500|each|540
Equipment|e|HP-3-18|Heat pump, 3 ton, variable speed|412000|879500|each|600
Equipment|e|FUR-80|Gas furnace, 80%, 80,000 BTU|98000|289500|each|360
Equipment|e|FUR-96|Gas furnace, 96%, 80,000 BTU|148000|399500|each|420
Equipment|e|COIL-3|Evaporator coil, 3 ton, cased|58000|189500|each|300
Equipment|e|MINI-12|Ductless mini-split, 12,000 BTU|124000|389500|each|480
Labor|l|LAB-T|Technician labor|5200|14500|hour|60
Labor|l|LAB-H|Helper labor|3000|7500|hour|60
Fees|f|PERMIT|Mechanical permit|9500|15000|each|0
Fees|f|DISPOSE|Old equipment disposal|2500|9500|each|0
`;
