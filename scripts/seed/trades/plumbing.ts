import type { Trade } from './trade';

// prettier-ignore
export const plumbing: Trade = {
  jobTitles: ['Journeyman plumber', 'Lead plumber', 'Drain specialist', 'Service plumber', 'Apprentice'],
  skills: ['Water heaters', 'Drain cleaning', 'Repipes', 'Gas piping', 'Backflow testing', 'Sewer', 'Fixtures', 'Hydro jetting'],
  licences: [['Oregon Journeyman Plumber', 'JP######'], ['Backflow Assembly Tester', 'T-#####'], ['Medical Gas Installer', 'MG-#####'], ['OSHA 10', 'OS#######'], ['Washington Plumber PL01', 'PL01-######']],
  equipment: [
    {
      type: 'water-heater', weight: 8, serial: 'yy##@######', places: ['Garage', 'Basement', 'Utility closet', 'Under the stairs'], warrantyYears: 6,
      makes: [['Rheem', 'XG50T06EC36U1', 'PROG40-38N'], ['A. O. Smith', 'GCRL-50', 'HPTS-50'], ['Bradford White', 'RG250T6N', 'RE340S6'], ['State', 'GS640YBRT']],
    },
    {
      type: 'tankless-water-heater', weight: 3, serial: 'yy.##.@-######', places: ['Garage wall', 'Outside, north wall', 'Laundry'], warrantyYears: 12,
      makes: [['Navien', 'NPE-240A2', 'NPE-180S2'], ['Rinnai', 'RU199iN', 'RX160iN'], ['Noritz', 'NRC1111-DV']],
    },
    {
      type: 'fixture', weight: 3, serial: '@#######', places: ['Master bath', 'Kitchen', 'Powder room', 'Guest bath'], warrantyYears: 5,
      makes: [['Kohler', 'K-3810 Santa Rosa', 'K-596 Simplice'], ['Toto', 'CST744S Drake'], ['Moen', '7594ESRS Arbor'], ['Delta', 'T17T Universal']],
    },
    {
      type: 'sump-pump', weight: 2, serial: 'Z#######', places: ['Basement, east corner', 'Crawl space'], warrantyYears: 3,
      makes: [['Zoeller', 'M53', 'M98'], ['Liberty Pumps', '257-2']],
    },
    {
      type: 'backflow-preventer', weight: 2, serial: '######', places: ['Water meter', 'Irrigation box', 'Fire riser', 'Mechanical room'], warrantyYears: 5,
      makes: [['Watts', 'LF009M2QT', '007M1QT'], ['Febco', '765-1'], ['Wilkins', '975XL2']],
    },
    {
      type: 'water-softener', weight: 1, serial: '@@#######', places: ['Garage', 'Basement'], warrantyYears: 10,
      makes: [['Culligan', 'HE 1.25'], ['Kinetico', '2060s'], ['Fleck', '5600SXT']],
    },
    {
      type: 'boiler', weight: 1, serial: 'H######', places: ['Boiler room', 'Basement'], warrantyYears: 10,
      makes: [['Lochinvar', 'KHN085', 'WHB110'], ['Viessmann', 'Vitodens 100-W']],
    },
  ],
  jobs: [
    { title: 'Kitchen sink backs up', type: 'service', weight: 8, minutes: 75, skill: 'Drain cleaning', about: 'Slow for weeks, now stands full. Customer has used drain cleaner: wear gloves and goggles.' },
    { title: 'Main line clogged', type: 'service', weight: 6, minutes: 120, skill: 'Sewer', about: 'Toilets gurgle, water in the basement floor drain. Cleanout is by the front steps.' },
    { title: 'Water heater leaks', type: 'service', weight: 6, minutes: 90, skill: 'Water heaters', on: ['water-heater'], about: 'Puddle around the base this morning. Shut-off valve is stiff.' },
    { title: 'Water heater replacement, 50 gal gas', type: 'installation', weight: 6, minutes: 210, skill: 'Water heaters', on: ['water-heater'], about: 'New pan, expansion tank and seismic straps. Permit number goes on the door.' },
    { title: 'Tankless flush and service', type: 'maintenance', weight: 5, minutes: 75, skill: 'Water heaters', on: ['tankless-water-heater'], about: 'Descale with vinegar for 45 minutes, clean the inlet screen, check the vent.' },
    { title: 'Annual backflow test', type: 'inspection', weight: 6, minutes: 45, skill: 'Backflow testing', on: ['backflow-preventer'], about: 'Report goes to the water bureau within ten days.' },
    { title: 'Running toilet', type: 'service', weight: 5, minutes: 45, skill: 'Fixtures', on: ['fixture'], about: 'Fill valve hisses all night; the water bill doubled.' },
    { title: 'Faucet replacement', type: 'installation', weight: 4, minutes: 60, skill: 'Fixtures', on: ['fixture'], about: 'Customer has the faucet. New supply lines and angle stops from the truck.' },
    { title: 'Camera inspection of the sewer', type: 'inspection', weight: 4, minutes: 90, skill: 'Sewer', about: 'Buyer wants a recording with the depth at the city connection.' },
    { title: 'Burst pipe under the house', type: 'emergency', weight: 0.7, minutes: 120, skill: 'Repipes', about: 'Water is off at the street. Crawl space has standing water.' },
    { title: 'Sewage in the basement', type: 'emergency', weight: 0.7, minutes: 120, skill: 'Hydro jetting', about: 'Restaurant below is closed until this is clear.' },
    { title: 'Gas line for a range', type: 'installation', weight: 3, minutes: 180, skill: 'Gas piping', about: '40 ft of ¾ in. from the manifold. Size the line for the later dryer as well; pressure test 15 psi for 15 minutes.' },
    { title: 'Whole-house repipe', type: 'project', weight: 2, minutes: 480, crew: 2, skill: 'Repipes', about: 'Galvanized to PEX-A, two baths, one story. Water back on each evening.' },
    { title: 'Sewer lateral replacement', type: 'project', weight: 2, minutes: 480, crew: 2, skill: 'Sewer', about: 'Pipe bursting, 62 ft. Locates are called in; street permit is on file.' },
    { title: 'Sump pump swap', type: 'installation', weight: 3, minutes: 90, skill: 'Drain cleaning', on: ['sump-pump'], about: 'With check valve and high-water alarm.' },
    { title: 'Hydro jetting, grease line', type: 'maintenance', weight: 3, minutes: 120, skill: 'Hydro jetting', about: 'Quarterly, before opening hours. Manager meets you at the back door.' },
    { title: 'Low water pressure', type: 'service', weight: 3, minutes: 75, skill: 'Repipes', about: 'Upstairs shower only. Check the pressure regulator and the cartridge first.' },
    { title: 'Bathroom remodel, rough-in', type: 'project', weight: 2, minutes: 420, crew: 2, skill: 'Fixtures', about: 'Move the tub drain 14 in., new vent tie-in. Inspection is booked for the day after.' },
    { title: 'Repipe estimate', type: 'estimate', weight: 4, minutes: 60, skill: 'Repipes', about: 'Pinhole leaks twice this year. Count fixtures and photograph the crawl space.' },
  ],
  checklists: {
    service: ['Work area covered', 'Cause found and explained', 'Tested under full flow', 'Left clean and dry'],
    maintenance: ['Isolation valves work', 'Filter or screen cleaned', 'No leaks after 10 minutes'],
    installation: ['Permit on site', 'Water shut off and drained', 'Joints pressure-tested', 'Temperature set to 120 °F', 'Old unit hauled away'],
    inspection: ['Assembly identified', 'Readings noted', 'Report sent'],
    estimate: ['Fixtures counted', 'Access photographed', 'Options explained'],
    emergency: ['Water shut off', 'Site made safe', 'Damage photographed for the insurer'],
    project: ['Locates marked', 'Neighbours told', 'Inspection passed', 'Walls and floors closed'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['property manager', 'VIP', 'rental', 'backflow annual', 'restaurant', 'galvanized pipe', 'Orangeburg sewer', 'senior discount', 'slow payer', 'warranty'],
  hazards: ['Dog, call first', 'Knob-and-tube wiring in the crawl space', 'Standing water under the house', 'Rats reported', 'Asbestos wrap on the old boiler pipes'],
  holdReasons: ['Parts: cartridge on order from Moen', 'Permit: street opening permit pending', 'Customer: out of town until the 1st', 'Parts: 3 in. no-hub bands on back order', 'Other: city has to mark its line first'],
  findings: [
    'Roots at 38 ft, cut. Line holds a belly at 44 ft; recommended a spot repair.',
    'Anode is gone, tank is 11 years old. Quoted a replacement.',
    'Pressure at the hose bib 96 psi. Regulator has failed.',
    'Angle stops are seized; replaced both.',
    'Backflow check 1 held 7.2 psi, check 2 held 1.9. Passed.',
    'Scale in the heat exchanger, 60 minutes of flushing. Suggested a softener.',
  ],
};
