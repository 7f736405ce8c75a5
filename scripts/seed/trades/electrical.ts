import type { Trade } from './trade';
import { labour, offer, part } from './sold';
import { panelCheck } from './forms/electrical';

// prettier-ignore
export const electrical: Trade = {
  jobTitles: ['Master electrician', 'Journeyman electrician', 'Journeyman electrician', 'Residential wireman', 'Apprentice'],
  skills: ['Troubleshooting', 'Panels and services', 'Car chargers', 'Generators', 'Lighting', 'Rough-in', 'Low voltage', 'Commercial'],
  licences: [['Texas Journeyman Electrician', 'JE######'], ['Texas Master Electrician', 'ME######'], ['OSHA 10', 'OS#######'], ['NFPA 70E Qualified Person', 'QP-#####'], ['Generac Certified Technician', 'GT-######']],
  equipment: [
    {
      type: 'electrical-panel', weight: 8, serial: '@@yy####', places: ['Garage', 'Outside, north wall', 'Laundry room', 'Utility closet', 'Suite hallway'], warrantyYears: 10,
      makes: [['Square D', 'QO140M200PC', 'HOM2040M100PC'], ['Eaton', 'BR4040B200', 'CH42B200'], ['Siemens', 'P4040B1200CU', 'SN2040B1100'], ['Leviton', 'LP420-CBD'], ['Federal Pacific', 'Stab-Lok 100 A'], ['Zinsco', 'Magnetrip 125 A']],
    },
    {
      type: 'ev-charger', weight: 4, serial: 'PGT##yy######', places: ['Garage, left wall', 'Driveway post', 'Carport', 'Parking level 1'], warrantyYears: 3,
      makes: [['Tesla', 'Wall Connector Gen 3', 'Universal Wall Connector'], ['ChargePoint', 'Home Flex', 'CPF50'], ['Wallbox', 'Pulsar Plus 48 A'], ['Emporia', 'Level 2 48 A']],
    },
    {
      type: 'generator', weight: 3, serial: 'yy#######', places: ['West side', 'Behind the garage', 'Roof deck'], warrantyYears: 5,
      makes: [['Generac', '7228 Guardian 18 kW', '7291 Guardian 26 kW'], ['Kohler', '26RCAL', '14RCAL'], ['Cummins', 'RS20A QuietConnect']],
    },
    {
      type: 'other', weight: 3, serial: '##-######', places: ['Beside the panel', 'Attic', 'Patio', 'Great room'], warrantyYears: 5,
      makes: [['Siemens', 'FS140 surge protector'], ['Eaton', 'CHSPT2ULTRA surge protector'], ['Lutron', 'Caséta dimmers, 12'], ['Hunter', 'Builder Deluxe fan'], ['Intermatic', 'ET90215C time switch']],
    },
  ],
  jobs: [
    { title: 'Half the house has no power', type: 'service', weight: 8, minutes: 90, skill: 'Troubleshooting', on: ['electrical-panel'], about: 'Kitchen and living room dead since last night, the rest is fine. Could be a lost leg: check at the meter before you open the panel.' },
    { title: 'Breaker keeps tripping', type: 'service', weight: 8, minutes: 75, skill: 'Troubleshooting', on: ['electrical-panel'], about: 'AFCI of the bedrooms trips at night. Unplug everything first, then meter the circuit.' },
    { title: 'Dead outlets in the bathroom', type: 'service', weight: 6, minutes: 60, skill: 'Troubleshooting', about: 'No GFCI found by the customer. Look in the garage and behind the shelving.' },
    { title: 'Lights flicker when the air conditioner starts', type: 'service', weight: 4, minutes: 90, skill: 'Troubleshooting', about: 'Whole house, worse in the afternoon. Torque the lugs, look at the neutral, then call Austin Energy.' },
    { title: 'Level 2 car charger', type: 'installation', weight: 7, minutes: 240, skill: 'Car chargers', on: ['ev-charger', 'electrical-panel'], about: '60 A circuit, 48 A continuous, 40 ft of 6 AWG copper in EMT. Load calculation is in the file.' },
    { title: 'Panel upgrade to 200 A', type: 'installation', weight: 5, minutes: 480, crew: 2, skill: 'Panels and services', on: ['electrical-panel'], about: 'Utility disconnects at 8, reconnects at 3. New grounding electrodes, emergency disconnect outside, labels typed.' },
    { title: 'Federal Pacific panel replacement', type: 'installation', weight: 3, minutes: 420, crew: 2, skill: 'Panels and services', on: ['electrical-panel'], about: 'The insurer wants it out before renewal. Photograph the bus for the report.' },
    { title: 'Standby generator with transfer switch', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Generators', on: ['generator'], about: '26 kW on the pad that is poured. Gas is the plumber’s; ours is the 200 A switch and the start-up.' },
    { title: 'Generator service', type: 'maintenance', weight: 5, minutes: 75, skill: 'Generators', on: ['generator'], about: 'Oil, filters, plugs, battery load test, ten minutes under load. Note the hours.' },
    { title: 'Exit and emergency light test', type: 'maintenance', weight: 3, minutes: 75, skill: 'Commercial', about: 'Thirty-second test each month, 90 minutes once a year. Change what does not hold.' },
    { title: 'Recessed lights in the kitchen', type: 'installation', weight: 4, minutes: 240, skill: 'Lighting', about: 'Eight 6 in. wafers on two dimmers. Insulation above: IC-rated only.' },
    { title: 'Ceiling fan where no box is', type: 'installation', weight: 4, minutes: 120, skill: 'Lighting', about: 'Fan-rated box and brace; attic access is in the hall closet.' },
    { title: 'Rough-in for an addition', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Rough-in', about: 'Two bedrooms and a bath. Inspector comes Friday morning; leave the boxes open and the grounds made up.' },
    { title: 'Trim-out', type: 'project', weight: 3, minutes: 420, crew: 2, skill: 'Rough-in', about: 'Devices, plates and fixtures. Fixtures are in the garage, boxes are numbered.' },
    { title: 'Restaurant hood interlock', type: 'service', weight: 2, minutes: 120, skill: 'Commercial', about: 'Make-up air does not start with the exhaust. Closed between three and four.' },
    { title: 'Whole-house surge protector', type: 'installation', weight: 4, minutes: 75, skill: 'Panels and services', on: ['electrical-panel'], about: 'Two free spaces next to the main. Leads as short as they go.' },
    { title: 'Home sale electrical inspection', type: 'inspection', weight: 4, minutes: 90, skill: 'Panels and services', on: ['electrical-panel'], about: 'Buyer’s inspector wrote up double taps and an open ground. Report with photos by Thursday.' },
    { title: 'Estimate: remodel wiring', type: 'estimate', weight: 6, minutes: 60, skill: 'Rough-in', about: 'Kitchen to the studs. Count circuits, look at the panel’s spaces, ask about an induction range.' },
    { title: 'Estimate: car charger', type: 'estimate', weight: 5, minutes: 45, skill: 'Car chargers', about: 'Photograph the panel with the cover off and the way to the garage. Ask for the utility bill.' },
    { title: 'Burning smell at the panel', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Troubleshooting', on: ['electrical-panel'], about: 'Told them to turn the main off and leave it. Fire department has been there.' },
    { title: 'Tree took the service drop', type: 'emergency', weight: 0.7, minutes: 150, crew: 2, skill: 'Panels and services', about: 'Mast is bent. Utility makes it dead; we set a new mast, weatherhead and meter base tonight.' },
  ],
  checklists: {
    service: ['Complaint confirmed with the customer', 'Dead tested before hands go in', 'Cause found and shown', 'Circuit tested under load', 'Panel cover and directory back'],
    maintenance: ['Hours or dates noted', 'Tested under load', 'Faults cleared', 'Next date told'],
    installation: ['Permit number on the job', 'Lockout on', 'Torqued to the label', 'GFCI and AFCI tested', 'Directory typed', 'Inspection asked for'],
    project: ['Boxes and stubs counted against the plan', 'Nail plates set', 'Grounds made up', 'Photos before the walls close', 'Inspection passed'],
    inspection: ['Panel photographed open', 'Grounds and polarity tested', 'Smoke alarms dated', 'Report sent'],
    estimate: ['Panel photographed', 'Load added up', 'Route measured', 'Permit and utility asked'],
    emergency: ['Main off', 'Site made safe', 'Utility’s number noted', 'Follow-up offered'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['builder', 'VIP', 'rental', 'EV owner', 'aluminum wiring', 'Federal Pacific', 'property manager', 'generator plan', 'slow payer', 'referral partner'],
  hazards: ['Aluminum branch wiring', 'Panel is live with the main off: two feeds', 'Dog in the yard', 'Attic above 120 °F in summer', 'Water heater blocks the working space'],
  holdReasons: ['Permit: city wants the load calculation', 'Parts: meter base on back order', 'Customer: picking fixtures', 'Other: waiting for the utility to disconnect', 'Weather: lightning, no work on the mast'],
  findings: [
    'Neutral was loose in the meter base; utility tightened it. 121 and 122 V now.',
    'Two circuits on one breaker, moved to a spare.',
    'Backstabbed receptacle burned. Pigtailed all six on the circuit.',
    'No equipment ground in the bedrooms; GFCI protected and labeled, quoted a rewire.',
    'Existing load 142 A by calculation: a 48 A charger fits on 200, not on 150.',
    'Rough-in passed, inspector wants one more nail plate at the pantry.',
  ],
  deficiencies: [
    { state: 'open', severity: 'inoperable', title: 'Main breaker does not hold', note: 'Case is cracked and hot, 168 °F. Power is off to that half.', daysAgo: 1, types: ['electrical-panel'], options: [['Replace the breaker', ['Main breaker, 150 A', 42_500]], ['New panel', ['200 A panel, installed', 389_000]]] },
    { state: 'open', severity: 'deficient', title: 'Double tap on a single-pole breaker', note: 'Two neutrals and two hots under one screw.', daysAgo: 1, types: ['electrical-panel'], options: [['Separate', ['Tandem breaker and labor', 18_500]]] },
    { state: 'offered', severity: 'deficient', title: 'No surge protection', note: 'Code asks for it with the next panel change.', daysAgo: 8, types: ['electrical-panel'], options: [['Add', ['Surge protector, installed', 38_500]]] },
    { state: 'declined', severity: 'suggested', title: 'Smoke alarms are from 2011', note: 'Ten years is their life.', daysAgo: 60, types: [], options: [['Replace', ['Interconnected alarms, 6', 72_000]]] },
    { state: 'repaired', severity: 'deficient', title: 'GFCI in the kitchen does not trip', note: '', daysAgo: 12, types: [], options: [['Replace', ['GFCI receptacle', 16_500]]] },
  ],
  ownTemplate: { name: 'Panel and grounding check', description: 'Service, panel, grounding and what protects people, with a reading for each leg.', equipmentTypes: ['electrical-panel'], form: panelCheck },
  inspections: [
    { template: 'own', place: 'old panel', types: ['electrical-panel'], daysAgo: 6, made: { doubletap: { value: 'fail', note: 'Spaces 14 and 16.' }, surge: { value: 'fail', note: 'None fitted.' }, directory: { value: 'fail', note: 'Half of it is blank.' }, condition: '3' } },
    { template: 'own', place: 'sale', types: ['electrical-panel'], daysAgo: 19, made: {} },
    { template: 'own', place: 'today', types: ['electrical-panel'], daysAgo: 0, share: 0.5, made: {} },
  ],
  sold: {
    hour: labour('Licensed electrician', 13_500),
    parts: [part('AFCI/GFCI breaker', 14_900), part('GFCI receptacle, weather-resistant', 16_500), part('Tandem breaker', 9_800), part('Smoke and CO alarm', 12_900), part('Dimmer, 600 W LED', 11_800)],
    larger: {
      titles: ['200 A panel with a car charger', 'Replace the Federal Pacific panel', 'New service for the addition', 'Panel upgrade before the sale'],
      work: { name: 'Two electricians, installation', hours: 10 },
      options: [
        offer('200 A panel, 40 spaces', 285_000, 'Permit and inspection included', 'New grounding'),
        offer('200 A panel with surge protection and 48 A charger', 412_000, 'Permit and inspection included', 'New grounding', 'Car charger installed', 'Surge protection for the whole house'),
        offer('200 A smart panel, charger and generator inlet', 698_000, 'Permit and inspection included', 'New grounding', 'Car charger installed', 'Surge protection for the whole house', 'Every circuit on your phone', 'Ready for a generator'),
      ],
    },
  },
  wanted: ['Car charger in the garage', 'Breaker trips every evening', 'Panel quote for the insurer', 'Can lights in the kitchen', 'Generator for the house', 'Outlets for a workshop'],
  leadMails: [{ service: 'Electrical Panel Upgrade', comment: 'Insurer wants the old panel out by next month' }, { service: 'Electric Vehicle Charger Installation', comment: 'Have the charger already, need a 60 amp circuit.' }],
  said: {
    twoTrips: ['Good work. It took two trips because the breaker had to be ordered, but they told me the day before.', 'Thank you. We carry that breaker on each van now.'],
    late: 'The outlets work, but I waited three hours past the window and nobody called.',
    again: ['Same breaker tripped again after two days.', 'We came back the same day: a new freezer had been put on that circuit. It has its own now, and nothing was charged.'],
    thorough: 'Quick, friendly, and they showed me photos of what they found in the attic.',
  },
  longTitle: 'Yearly check of all panels on the property: main house, guest house, workshop, pool house and greenhouse, with a written report for the trust and its insurer',
};
