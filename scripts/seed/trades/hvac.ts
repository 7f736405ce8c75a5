import type { Trade } from './trade';

// prettier-ignore
export const hvac: Trade = {
  jobTitles: ['Lead technician', 'Service technician', 'Installer', 'Comfort advisor', 'Apprentice'],
  skills: ['Heat pumps', 'Gas furnaces', 'Boilers', 'Mini-splits', 'Duct work', 'Controls', 'Refrigeration', 'Air quality'],
  licences: [['EPA 608 Universal', '608-#######'], ['NC H-3 Class I', 'H3-#####'], ['NATE Air Conditioning', 'N#######'], ['NC Electrical SP-PH', 'SP#####'], ['OSHA 10', 'OS#######']],
  equipment: [
    {
      type: 'heat-pump', weight: 6, serial: 'yy##@#####', places: ['Back yard', 'North side', 'Roof', 'Beside the garage'], warrantyYears: 10,
      makes: [['Trane', '4TWR6036J1000A', '4TWV0048A1000B'], ['Carrier', '25HPB636A003', '25VNA448A003'], ['Lennox', 'XP21-036-230', 'EL18XPV-048'], ['Rheem', 'RP1536AJ1NA']],
      refrigerant: ['R-410A', 'R-454B', 'R-22'], chargeOz: [96, 210],
    },
    {
      type: 'furnace', weight: 5, serial: 'yy##@#####', places: ['Basement', 'Crawl space', 'Attic', 'Utility closet'], warrantyYears: 10,
      makes: [['Goodman', 'GMVC960803BN', 'GR9S800803BN'], ['Trane', 'S9V2B080U4PSA'], ['Bryant', '926TB60100V21'], ['Carrier', '59SC5B080E17']],
    },
    {
      type: 'air-conditioner', weight: 3, serial: 'yy####@###', places: ['Back yard', 'South side', 'Side yard'], warrantyYears: 10,
      makes: [['Lennox', 'ML14XC1-036', 'XC21-048'], ['Goodman', 'GSXN403610'], ['American Standard', '4A7A4036L1000A']],
      refrigerant: ['R-410A', 'R-22', 'R-454B'], chargeOz: [70, 160],
    },
    {
      type: 'air-handler', weight: 3, serial: 'yy@#######', places: ['Attic', 'Crawl space', 'Hall closet'], warrantyYears: 10,
      makes: [['Trane', 'TEM6A0C36H31SB'], ['Rheem', 'RH1T3617STANJA'], ['Carrier', 'FB4CNP036L00']],
    },
    {
      type: 'mini-split', weight: 2, serial: 'yyU#####@', places: ['Sunroom', 'Garage', 'Bonus room', 'Office'], warrantyYears: 7,
      makes: [['Mitsubishi', 'MSZ-FS12NA', 'MUZ-FS18NA'], ['Fujitsu', 'ASUH12LPAS'], ['Daikin', 'FTXM12WVJU9']],
      refrigerant: ['R-410A', 'R-32'], chargeOz: [28, 60],
    },
    {
      type: 'boiler', weight: 1, serial: 'CP#######', places: ['Basement', 'Boiler room'], warrantyYears: 12,
      makes: [['Weil-McLain', 'ECO-110', 'CGa-5'], ['Burnham', 'ALP150BW'], ['Navien', 'NHB-110']],
    },
    {
      type: 'package-unit', weight: 1, serial: 'yy#######', places: ['Roof', 'Roof, north end', 'Ground, behind the kitchen'], warrantyYears: 5,
      makes: [['York', 'ZE060H12A2A1AAA'], ['Carrier', '48FCDA06A2A5'], ['Trane', 'YSC060G3EMA']],
      refrigerant: ['R-410A'], chargeOz: [120, 260],
    },
    {
      type: 'thermostat', weight: 2, serial: '@@########', places: ['Hallway', 'Living room', 'Upstairs landing'], warrantyYears: 5,
      makes: [['Ecobee', 'EB-STATE6-01'], ['Honeywell Home', 'TH8321WF1001'], ['Google Nest', 'T3007ES']],
    },
  ],
  jobs: [
    { title: 'Spring tune-up', type: 'maintenance', weight: 9, minutes: 75, skill: 'Heat pumps', on: ['heat-pump', 'air-conditioner', 'air-handler'], about: 'Seasonal maintenance: clean the coils, check the charge, test the capacitor and the condensate drain.' },
    { title: 'Fall furnace check', type: 'maintenance', weight: 7, minutes: 75, skill: 'Gas furnaces', on: ['furnace'], about: 'Combustion analysis, heat exchanger inspection, filter and flame sensor.' },
    { title: 'No cooling', type: 'service', weight: 8, minutes: 105, skill: 'Heat pumps', on: ['heat-pump', 'air-conditioner'], about: 'Blows warm air since yesterday. The breaker was reset once and has held.' },
    { title: 'No heat', type: 'service', weight: 7, minutes: 105, skill: 'Gas furnaces', on: ['furnace', 'heat-pump'], about: 'House at 58 °F this morning. The igniter glows, then nothing.' },
    { title: 'Water on the floor by the air handler', type: 'service', weight: 4, minutes: 90, skill: 'Refrigeration', on: ['air-handler', 'furnace'], about: 'The float switch tripped; the pan was full. The drain line was last flushed two years ago.' },
    { title: 'Upstairs never gets cool', type: 'service', weight: 3, minutes: 120, skill: 'Duct work', about: 'Comfort complaint in two bedrooms. Measure static pressure and supply temperatures.' },
    { title: 'Loud rattle at start-up', type: 'service', weight: 3, minutes: 90, skill: 'Heat pumps', on: ['heat-pump', 'air-conditioner', 'package-unit'], about: 'Ten seconds of rattling at each start, then normal.' },
    { title: 'Thermostat replacement', type: 'installation', weight: 3, minutes: 60, skill: 'Controls', on: ['thermostat'], about: 'Customer supplies an Ecobee. Check for a C wire before you open the box.' },
    { title: 'Heat pump change-out, 3 ton', type: 'installation', weight: 4, minutes: 480, crew: 2, skill: 'Heat pumps', on: ['heat-pump', 'air-handler'], about: 'Replace outdoor unit and air handler, new line set cover, new pad. Permit is posted.' },
    { title: 'Furnace replacement', type: 'installation', weight: 3, minutes: 420, crew: 2, skill: 'Gas furnaces', on: ['furnace'], about: '80,000 Btu/h, 96% AFUE. New flue through the band joist; condensate pump needed.' },
    { title: 'Mini-split, one head', type: 'installation', weight: 2, minutes: 360, crew: 2, skill: 'Mini-splits', on: ['mini-split'], about: 'Line set in slim duct down the outside wall, 15 A disconnect beside the unit.' },
    { title: 'Duct sealing', type: 'project', weight: 2, minutes: 300, crew: 2, skill: 'Duct work', about: 'Mastic all joints in the crawl space, replace two crushed flex runs, test before and after.' },
    { title: 'System replacement estimate', type: 'estimate', weight: 5, minutes: 60, skill: 'Air quality', about: 'Unit is 17 years old. Measure the rooms for the load calculation and take pictures of the panel.' },
    { title: 'Pre-purchase inspection', type: 'inspection', weight: 2, minutes: 60, skill: 'Gas furnaces', about: 'Buyer wants the age and condition of everything in writing by Friday.' },
    { title: 'Carbon monoxide alarm sounded', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Gas furnaces', on: ['furnace', 'boiler'], about: 'Fire department has cleared the house and tagged the furnace out.' },
    { title: 'No heat, infant in the house', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Gas furnaces', on: ['furnace', 'heat-pump', 'boiler'], about: 'Called after hours. Has two space heaters running.' },
    { title: 'Refrigerant leak search', type: 'service', weight: 3, minutes: 150, skill: 'Refrigeration', on: ['heat-pump', 'air-conditioner', 'mini-split'], about: 'Charged in June and low again. Nitrogen pressure test and electronic search before any refill.' },
    { title: 'Rooftop unit filter change', type: 'maintenance', weight: 3, minutes: 60, skill: 'Air quality', on: ['package-unit'], about: 'Quarterly filters and belts. Key for the roof hatch is at reception.' },
    { title: 'Humidifier does not run', type: 'service', weight: 2, minutes: 60, skill: 'Air quality', about: 'The pad is dry and the solenoid does not click.' },
  ],
  checklists: {
    maintenance: ['Filter changed or cleaned', 'Coils cleaned', 'Condensate drain flushed', 'Capacitor measured', 'Supply and return temperatures noted', 'Thermostat tested'],
    service: ['Complaint confirmed with the customer', 'Cause found and explained', 'Repair tested over a full cycle'],
    installation: ['Permit on site', 'Old unit recovered and removed', 'Line set pressure-tested at 500 psi', 'Vacuum below 500 microns', 'Start-up readings noted', 'Customer shown the thermostat'],
    inspection: ['Data plates photographed', 'Static pressure measured', 'Combustion analyzed', 'Report sent'],
    estimate: ['Rooms measured', 'Panel photographed', 'Options explained'],
    emergency: ['Site made safe', 'Carbon monoxide below 9 ppm', 'Follow-up visit offered'],
    project: ['Crawl space access clear', 'Leakage tested before', 'Leakage tested after'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['maintenance plan', 'VIP', 'rental', 'landlord', 'warranty', 'oil tank', 'R-22', 'military discount', 'slow payer', 'new build'],
  hazards: ['Dog in the yard', 'Wasps under the deck', 'Low crawl space, 18 in', 'Steep gravel drive, chains in winter', 'Asbestos duct tape in the basement'],
  holdReasons: ['Parts: inducer motor on order, due Thursday', 'Parts: control board, warranty claim open', 'Customer: wants to compare another quote first', 'Weather: roof is iced over', 'Permit: waiting for the county'],
  findings: [
    'Capacitor read 31 µF of 45. Replaced; amps are back to the plate.',
    'Contactor is pitted. Works today, quoted a replacement.',
    'Return is undersized: 0.9 in. w.c. total static. Talk to them about a second return.',
    'Flame sensor cleaned, 4.2 µA afterwards.',
    'Condensate line runs uphill at the joist; it will clog again until somebody re-hangs it.',
    'Superheat 11, subcool 9. Good.',
  ],
};
