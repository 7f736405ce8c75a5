import type { Trade } from './trade';
import { doorRound } from './forms/fieldService';
import { labour, offer, part } from './sold';

/** A multi-trade company: it keeps stores, restaurants and offices open. */
// prettier-ignore
export const fieldService: Trade = {
  jobTitles: ['Field supervisor', 'Facility technician', 'Door technician', 'Kitchen equipment technician', 'Facility technician', 'Fire equipment technician', 'Apprentice'],
  skills: ['Automatic doors', 'Docks', 'Ice and refrigeration', 'Fire equipment', 'Lighting', 'General repair', 'Water filtration', 'Preventive maintenance'],
  licences: [['AAADM Certified Inspector', 'AI-#####'], ['EPA 608 Universal', '608-#######'], ['ICC/NAFED Portable Fire Extinguishers', 'PFE-######'], ['OSHA 10', 'OS#######'], ['Aerial Lift Operator', 'AL-#####']],
  equipment: [
    {
      type: 'other', weight: 6, serial: '@@-######', places: ['Front entrance', 'Garden center', 'Vestibule, inner', 'Emergency room'], warrantyYears: 2,
      makes: [['Stanley', 'Dura-Glide 3000 sliding door', 'Magic-Force swing operator'], ['Horton', 'Series 2000 sliding door', '4000LE swing operator'], ['Record', '5100 sliding door'], ['Besam', 'SL500 sliding door']],
    },
    {
      type: 'other', weight: 4, serial: 'yy######', places: ['Dock 1', 'Dock 3', 'Receiving'], warrantyYears: 5,
      makes: [['Rite-Hite', 'HL-RH leveler', 'SHR-5000 restraint'], ['Kelley', 'HK leveler'], ['Blue Giant', 'U-Series leveler']],
    },
    {
      type: 'appliance', weight: 5, serial: '##########', places: ['Kitchen', 'Bar', 'Break room', 'Nurses’ station'], warrantyYears: 3,
      makes: [['Manitowoc', 'IDT0500A ice machine', 'IYT0620A ice machine'], ['Hoshizaki', 'KM-520MAJ ice machine', 'AM-50BAJ ice machine'], ['True', 'T-49-HC refrigerator', 'TUC-48-HC undercounter'], ['Scotsman', 'C0530MA ice machine']],
    },
    {
      type: 'other', weight: 4, serial: '##-######', places: ['Kitchen line', 'Hall B', 'Sales floor, 14 pieces', 'Electrical room'], warrantyYears: 6,
      makes: [['Amerex', 'B500 5 lb ABC extinguisher', 'B262 K-class extinguisher'], ['Everpure', 'Insurice 4000 filter'], ['Lithonia', 'ECRG exit light, 9'], ['Elkay', 'LZS8WSLP bottle filler']],
    },
  ],
  jobs: [
    { title: 'Automatic door stays open', type: 'service', weight: 8, minutes: 90, skill: 'Automatic doors', on: ['other'], about: 'Store 114, front. Safety beam or header sensor; put the guard up before you switch it off. NTE $650, call above that.' },
    { title: 'Ice machine makes no ice', type: 'service', weight: 8, minutes: 90, skill: 'Ice and refrigeration', on: ['appliance'], about: 'Code E01, bar opens at four. Water first, then scale; bag ice until it runs.' },
    { title: 'Dock leveler does not rise', type: 'service', weight: 5, minutes: 120, skill: 'Docks', on: ['other'], about: 'Dock 3. Maintenance leg in before anybody goes below. Trucks use 1 and 2.' },
    { title: 'Bottle filler drips', type: 'service', weight: 5, minutes: 60, skill: 'Water filtration', on: ['other'], about: 'Second floor. Solenoid and filter; reset the lamp.' },
    { title: 'Lights out over two aisles', type: 'service', weight: 6, minutes: 90, skill: 'Lighting', about: 'Lift is on site, key at the desk. Before opening at nine.' },
    { title: 'Walk-in door does not seal', type: 'service', weight: 4, minutes: 90, skill: 'Ice and refrigeration', about: 'Gasket, closer and heater wire. Temperature log is on the wall.' },
    { title: 'Restroom stall and door closers', type: 'service', weight: 5, minutes: 75, skill: 'General repair', about: 'Ticket 88213 of the store portal. Before and after photos go with the invoice.' },
    { title: 'Monthly facility round', type: 'maintenance', weight: 10, minutes: 120, skill: 'Preventive maintenance', about: 'Doors, lights, filters, extinguishers, exit signs. Small things on the spot, the rest as one list.' },
    { title: 'Ice machine cleaned and sanitized', type: 'maintenance', weight: 7, minutes: 120, skill: 'Ice and refrigeration', on: ['appliance'], about: 'Every six months. Empty the bin, nickel-safe cleaner, sanitizer by the label, sticker with the date.' },
    { title: 'Extinguishers, yearly', type: 'inspection', weight: 6, minutes: 120, skill: 'Fire equipment', on: ['other'], about: '42 pieces by the map. Six-year and hydro dates; swap what is due. Tags signed.' },
    { title: 'Automatic door safety inspection', type: 'inspection', weight: 5, minutes: 75, skill: 'Automatic doors', on: ['other'], about: 'AAADM, yearly. Speeds, force, sensors, signs; the store manager signs.' },
    { title: 'Dock safety round', type: 'maintenance', weight: 4, minutes: 150, crew: 2, skill: 'Docks', on: ['other'], about: 'Six positions: levelers, restraints, lights, seals.' },
    { title: 'Water filters, all stores of the district', type: 'maintenance', weight: 4, minutes: 60, skill: 'Water filtration', on: ['other', 'appliance'], about: 'Quarterly. Write the date on the cartridge, flush five minutes.' },
    { title: 'Swing operator for the clinic', type: 'installation', weight: 3, minutes: 360, crew: 2, skill: 'Automatic doors', on: ['other'], about: 'Low energy, push plates both sides. Electrician has left the box above the frame.' },
    { title: 'Ice machine replacement', type: 'installation', weight: 4, minutes: 240, crew: 2, skill: 'Ice and refrigeration', on: ['appliance'], about: 'Air-cooled on the old bin with an adapter. Floor drain is slow: look at it first.' },
    { title: 'LED retrofit, sales floor', type: 'project', weight: 3, minutes: 480, crew: 3, skill: 'Lighting', about: '160 fixtures in three nights, 10 pm to 6 am. Lamps to the recycler, certificate to the office.' },
    { title: 'Store closing: fixtures out', type: 'project', weight: 2, minutes: 480, crew: 3, skill: 'General repair', about: 'Landlord’s list is in the file. Patch, paint, broom clean by the 30th.' },
    { title: 'Site survey for a contract', type: 'estimate', weight: 6, minutes: 90, skill: 'Preventive maintenance', about: 'Eleven locations of a restaurant group. Count and tag what is to be looked after.' },
    { title: 'Estimate: door operator', type: 'estimate', weight: 5, minutes: 60, skill: 'Automatic doors', about: 'ADA complaint at the side entrance. Measure, look for power, photograph the header.' },
    { title: 'Entrance glass broken, store is open', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Automatic doors', about: 'Car hit the slider. Make it safe, board up, number for the insurer.' },
    { title: 'Water through the ceiling of the bank', type: 'emergency', weight: 0.7, minutes: 90, skill: 'General repair', about: 'Bottle filler above. Shut it, dry, protect the server closet.' },
  ],
  checklists: {
    service: ['Signed in with the manager', 'Guarded or locked out', 'Not-to-exceed checked', 'Before and after photos', 'Signed off by the manager'],
    maintenance: ['Each asset scanned', 'Readings noted', 'Small things done', 'Larger things listed with a price', 'Signed off by the manager'],
    installation: ['Old one out and hauled', 'Leak- and function-tested', 'Asset tag on', 'Staff shown'],
    project: ['Access and hours agreed', 'Protection up', 'Each night photographed', 'Recycling papers kept'],
    inspection: ['Every position visited', 'Tags dated', 'Failures listed', 'Report sent'],
    estimate: ['Assets counted and tagged', 'Photos', 'Contract hours asked'],
    emergency: ['Made safe', 'Manager told', 'Insurer’s number noted'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['national account', 'restaurant group', 'NTE $650', 'night work', 'clinic', 'bank', 'PM contract', 'portal invoice', 'slow payer', 'VIP'],
  hazards: ['Open to the public: guard the door', 'Below the leveler: maintenance leg', 'Wet kitchen floor', 'Lift on a slope', 'Badge and escort needed'],
  holdReasons: ['Parts: header sensor on order', 'Customer: waits for the district manager’s yes', 'Other: above not-to-exceed', 'Parts: compressor back-ordered', 'Permit: fire marshal wants a drawing'],
  findings: [
    'Beam was hit by a cart; realigned, guard bolted on. 9 lb closing force.',
    'Scale on the evaporator, cleaned twice. Filter was 14 months old.',
    '38 of 42 extinguishers in date, four swapped.',
    'Restraint holds, light does not. LED lamp ordered.',
    'Quote for the second door goes to the district, above NTE.',
    'Drain backs up under the machine; told the manager, not ours.',
  ],
  deficiencies: [
    { state: 'open', severity: 'inoperable', title: 'Sliding door closes on people', note: 'Presence sensor is dead. Switched off and guarded.', daysAgo: 1, types: [], options: [['Replace', ['Presence sensor, installed', 128_000]]] },
    { state: 'offered', severity: 'deficient', title: 'Leveler lip cylinder leaks', note: 'Oil on the pit floor.', daysAgo: 9, types: [], options: [['Rebuild', ['Lip cylinder', 86_000]], ['Replace', ['Hydraulic leveler, installed', 785_000]]] },
    { state: 'approved', severity: 'deficient', title: 'Four extinguishers due for hydro test', note: '', daysAgo: 12, types: [], options: [['Swap', ['5 lb ABC, exchanged', 31_600]]] },
    { state: 'declined', severity: 'suggested', title: 'Ice machine is eleven years old', note: 'Third visit this year.', daysAgo: 75, types: ['appliance'], options: [['Replace', ['500 lb ice machine, installed', 589_000]]] },
    { state: 'verified', severity: 'deficient', title: 'Exit light without battery', note: '', daysAgo: 22, types: [], options: [['Replace', ['Exit light', 14_800]]] },
  ],
  ownTemplate: { name: 'Facility round', description: 'A store or restaurant in an hour: doors, dock, kitchen, fire equipment and light.', equipmentTypes: [], form: doorRound },
  inspections: [
    { template: 'own', place: 'store', types: [], daysAgo: 6, made: { presence: { value: 'fail', note: 'Dead. Door switched off.' }, exits: { value: 'fail', note: 'Two of nine without battery.' }, closeforce: '22' } },
    { template: 'own', place: 'store', types: [], daysAgo: 2, isAgain: true, made: { closeforce: '14' } },
    { template: 'own', place: 'today', types: [], daysAgo: 0, share: 0.5, made: { closeforce: '12' } },
  ],
  sold: {
    hour: labour('Facility technician', 11_800),
    parts: [part('Header sensor', 38_500), part('Water filter cartridge', 12_900), part('Door closer', 18_900), part('5 lb ABC extinguisher', 7_900), part('LED tube, 4 ft, case', 16_500)],
    larger: {
      titles: ['Ice machine for the bar', 'Replace the ice machine in the kitchen', 'Ice machine, compressor failed', 'Ice for the second location'],
      work: { name: 'Installation, two people', hours: 8 },
      options: [
        offer('Cleaned and repaired, compressor', 214_000, 'One year on the compressor'),
        offer('500 lb ice machine, air-cooled', 489_000, 'Three years parts and labor', 'Filter and installation kit', 'Old one hauled away'),
        offer('650 lb ice machine with bin and two years of cleaning', 742_000, 'Three years parts and labor', 'Filter and installation kit', 'Old one hauled away', 'New bin', 'Four cleanings'),
      ],
    },
  },
  wanted: ['Maintenance for five stores', 'Ice machine down', 'Automatic door for the clinic', 'Extinguisher inspection', 'Dock leveler stuck', 'LED retrofit quote'],
  leadMails: [{ service: 'Commercial maintenance - restaurant', comment: 'Two locations, doors and ice machines' }, { service: 'Commercial Door Repair', comment: 'Sliding door at a pharmacy, stays open.' }],
  said: {
    twoTrips: ['Good work. It took two trips because of a sensor, but they told me the day before.', 'Thank you. The sensor is on every truck now, so that one trip is enough next time.'],
    late: 'The door works, but it was open to the street three hours past the window and nobody called.',
    again: ['Stood open again after two days.', 'We came back the same day and found a cart rail that hits the beam. Nothing was charged. Please call us if anything is not right.'],
    thorough: 'Quick, friendly, signed in and out, and the photos were in the portal before they left.',
  },
  season: 'Preventive maintenance round',
  longTitle: 'Yearly round through all locations of the trust: farm market, cidery, packing house, two shops and the office, with a written report for its insurer',
  businessShare: 0.7,
};
