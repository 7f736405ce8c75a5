/** Usual items: category | kind | code | name | cost in cents | price in cents | unit | minutes. */
export const APPLIANCE_REPAIR_ITEMS = `
Visits|s|DIAG-A|Diagnostic visit, waived with the repair|3800|9900|visit|45
Visits|s|DIAG-A2|Second appliance on the same visit|1500|5900|each|30
Visits|s|DIAG-BI|Diagnostic visit, built-in or sealed system|5500|15900|visit|60
Visits|s|DRY-VENT|Dryer vent cleaning, up to 20 ft|3500|16900|each|60
Visits|s|CONDENS|Condenser coil cleaning|2500|11900|each|45
Refrigeration|m|EVAP-FAN|Evaporator fan motor|4200|27900|each|60
Refrigeration|m|DEF-HTR|Defrost heater with thermostat|3600|28900|each|75
Refrigeration|m|ADC|Adaptive defrost control|5800|25900|each|45
Refrigeration|m|ICE-MK|Ice maker assembly|8900|32900|each|75
Refrigeration|m|VALVE-R|Water inlet valve, refrigerator|3400|23900|each|60
Refrigeration|m|GASKET|Door gasket|5600|24900|each|45
Refrigeration|s|SEALED|Sealed system repair with R-600a or R-134a|19500|89500|each|240
Laundry|m|PUMP-W|Washer drain pump|3400|24900|each|60
Laundry|m|LID-LK|Lid or door lock|4200|24900|each|45
Laundry|m|SUSP|Suspension rods, set of 4|3800|26900|set|60
Laundry|m|BEARING|Front-load tub bearing and seal|14500|69900|each|240
Laundry|m|ELEM-D|Dryer heating element|4900|27900|each|60
Laundry|m|THERM-F|Thermal fuse and thermostat kit|1900|19900|each|45
Laundry|m|IGN-D|Gas dryer ignitor|2600|22900|each|60
Laundry|m|BELT-D|Dryer belt and idler|2900|22900|each|60
Cooking|m|IGN-O|Oven ignitor, gas|3900|25900|each|60
Cooking|m|BAKE-E|Bake element|3400|22900|each|45
Cooking|m|SPARK|Spark module|5200|26900|each|60
Cooking|m|CTRL-O|Range control board|16500|54900|each|75
Cooking|m|SURF|Radiant surface element|6200|28900|each|45
Dishwashers|m|PUMP-D|Circulation pump|12500|44900|each|90
Dishwashers|m|DRAIN-D|Dishwasher drain pump|4200|25900|each|60
Dishwashers|m|DOOR-D|Door springs and cables|1900|18900|each|45
Dishwashers|s|INST-DW|Dishwasher installation|4500|22500|each|90
Labor|l|LAB-AP|Technician labor|4200|12900|hour|60
Fees|f|TRIP-A|Trip charge beyond 25 miles|1500|4500|each|0
Fees|f|HAUL-A|Old appliance hauled away|2500|6500|each|0
`;
