import type { Trade } from './trade';
import { irrigationCheck } from './forms/landscaping';
import { labour, part, workOffer } from './sold';

// prettier-ignore
export const landscaping: Trade = {
  jobTitles: ['Crew leader', 'Crew leader', 'Irrigation technician', 'Hardscape foreman', 'Gardener', 'Gardener', 'Equipment operator'],
  skills: ['Mowing', 'Planting', 'Irrigation', 'Hardscape', 'Pruning', 'Skid steer', 'Turf treatment', 'Design'],
  licences: [['GA Commercial Pesticide Applicator, Category 24', 'GA-######'], ['GSWCC Level 1A', 'L1A-#######'], ['ICPI Concrete Paver Installer', 'CPI-#####'], ['Certified Irrigation Contractor', 'CIC-#####'], ['Georgia Certified Landscape Professional', 'GCLP-####']],
  equipment: [
    {
      type: 'irrigation', weight: 8, serial: 'yy@@######', places: ['Garage, beside the panel', 'Back wall', 'Pump house', 'Behind the sign', 'Front bed'], warrantyYears: 5,
      makes: [['Rain Bird', 'ESP-TM2 8 zones', 'ESP-ME3 12 zones'], ['Hunter', 'Pro-HC 12 zones', 'X2 8 zones'], ['Rachio', '3, 8 zones', '3, 16 zones'], ['Orbit', 'B-hyve XR 16']],
    },
    {
      type: 'backflow-preventer', weight: 2, serial: '######', places: ['At the meter', 'Front bed, under the rock'], warrantyYears: 5,
      makes: [['Febco', '765-1 PVB'], ['Wilkins', '720A PVB'], ['Watts', 'LF007M1QT']],
    },
    {
      type: 'other', weight: 4, serial: '', places: ['Back yard', 'Along the drive', 'Front walk', 'Pool side'], warrantyYears: 10,
      makes: [['Belgard', 'Catalina paver patio', 'Weston retaining wall'], ['FX Luminaire', 'EX-150 transformer, 14 lights'], ['Kichler', '15PR300SS transformer, 9 lights'], ['Techo-Bloc', 'Blu 60 walk'], ['Aquascape', '8 × 11 pond kit']],
    },
  ],
  jobs: [
    { title: 'Weekly mow, edge and blow', type: 'maintenance', weight: 14, minutes: 45, crew: 2, skill: 'Mowing', about: 'Bermuda at 1½ in., stripes the other way this week. Do not mow behind the shed: gate stays shut, two dogs.' },
    { title: 'Grounds round, office park', type: 'maintenance', weight: 6, minutes: 150, crew: 3, skill: 'Mowing', about: 'Mow, weed the entry beds, police the parking lot. Done before nine: tenants’ cars.' },
    { title: 'Bed weeding and pre-emergent', type: 'service', weight: 7, minutes: 90, skill: 'Turf treatment', about: 'Hand-pull first, then granular. Water in. Flag the beds.' },
    { title: 'Turf treatment, round 5', type: 'service', weight: 8, minutes: 60, skill: 'Turf treatment', about: 'Slow-release with pre-emergent, zoysia in front, fescue in back. Post the flag, leave the slip with product and rate.' },
    { title: 'Irrigation zone does not come on', type: 'service', weight: 7, minutes: 75, skill: 'Irrigation', on: ['irrigation'], about: 'Zone 4 dry. Ohm the solenoid at the controller before you dig.' },
    { title: 'Broken head at the drive', type: 'service', weight: 5, minutes: 60, skill: 'Irrigation', on: ['irrigation'], about: 'Geyser since the delivery truck. Swing joint, 6 in. pop-up.' },
    { title: 'Spring start-up, irrigation', type: 'maintenance', weight: 3, minutes: 60, skill: 'Irrigation', on: ['irrigation', 'backflow-preventer'], about: 'Open slowly, run each zone, set the clock, straighten heads.' },
    { title: 'Winterize irrigation', type: 'maintenance', weight: 3, minutes: 45, skill: 'Irrigation', on: ['irrigation', 'backflow-preventer'], about: 'Blow out at 50 psi, drain the backflow, wrap it.' },
    { title: 'Pine straw, 60 bales', type: 'installation', weight: 6, minutes: 180, crew: 2, skill: 'Planting', about: 'Long needle, 3 in. deep, edges tucked. Bales are dropped at the drive.' },
    { title: 'Mulch the front beds, 8 yd', type: 'installation', weight: 5, minutes: 240, crew: 3, skill: 'Planting', about: 'Brown hardwood, 3 in., nothing against the trunks. Truck fits on the drive, not on the lawn.' },
    { title: 'Shrub pruning', type: 'service', weight: 7, minutes: 120, skill: 'Pruning', about: 'Hollies by hand, azaleas only what has bloomed. She wants to see over the ones under the window.' },
    { title: 'Leaf removal', type: 'service', weight: 6, minutes: 90, skill: 'Mowing', about: 'Blow out of beds, vacuum at the curb. Two loads last time.' },
    { title: 'Seasonal color change', type: 'installation', weight: 4, minutes: 180, crew: 2, skill: 'Planting', about: 'Entry beds at both signs: 18 flats of pansies, compost turned in, slow-release on top.' },
    { title: 'Paver patio, 16 × 20 ft', type: 'project', weight: 4, minutes: 480, crew: 3, skill: 'Hardscape', about: '6 in. compacted base in two lifts, ¼ in. per foot away from the house. Call-before-you-dig ticket is good until Friday.' },
    { title: 'Retaining wall', type: 'project', weight: 3, minutes: 480, crew: 3, skill: 'Hardscape', about: '34 ft, four courses and cap, drain pipe daylighted at the drive.' },
    { title: 'French drain', type: 'project', weight: 3, minutes: 420, crew: 2, skill: 'Skid steer', about: '60 ft along the back wall, washed stone and fabric. Locates are marked.' },
    { title: 'Landscape lighting night check', type: 'inspection', weight: 3, minutes: 60, skill: 'Irrigation', on: ['other'], about: 'After dusk: aim, replace two lamps, set the astronomical timer.' },
    { title: 'Irrigation audit for the water bill', type: 'inspection', weight: 3, minutes: 90, skill: 'Irrigation', on: ['irrigation'], about: 'Bill went from $90 to $240. Run each zone, catch cups on the two largest.' },
    { title: 'Design visit', type: 'estimate', weight: 7, minutes: 75, skill: 'Design', about: 'Back yard from scratch: patio, fire pit, screening to the neighbor. Ask for the plat.' },
    { title: 'Estimate: yearly maintenance', type: 'estimate', weight: 6, minutes: 45, skill: 'Design', about: 'HOA entrance and pool. Measure beds, count shrubs, ask who pays the water.' },
    { title: 'Limb across the drive', type: 'emergency', weight: 0.7, minutes: 90, crew: 2, skill: 'Pruning', about: 'Came down in the storm. Nothing on the wires; open one lane first.' },
    { title: 'Main line burst, water at the street', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Irrigation', about: 'Shut off at the meter by the neighbor. Leave a repair clamp if glue will not set.' },
  ],
  checklists: {
    maintenance: ['Gate and dogs checked', 'Clippings blown off walks and pool', 'Trash picked up before mowing', 'Gate locked again', 'Photo of the front'],
    service: ['Before photo', 'Product, rate and area noted', 'Flag posted', 'After photo'],
    installation: ['Quantities counted on delivery', 'Beds edged', 'Watered in', 'Street swept'],
    project: ['Locates marked and photographed', 'Base compacted and measured', 'Slope checked', 'Lawn protected', 'Walked with the customer'],
    inspection: ['Each zone run', 'Broken and sunken heads flagged', 'Report sent'],
    estimate: ['Measured', 'Slope and drainage looked at', 'Water and gate noted', 'Pictures taken'],
    emergency: ['Wires looked at', 'Water shut off', 'Way cleared'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['weekly', 'HOA', 'VIP', 'irrigation plan', 'property manager', 'gate code', 'organic only', 'snowbird', 'slow payer', 'pool'],
  hazards: ['Yellow jackets at the mailbox', 'Steep bank, string trimmer only', 'Dog in the back yard', 'Invisible fence wire, flagged in white', 'Fire ants along the curb'],
  holdReasons: ['Weather: ground too wet to mow', 'Parts: stone is three weeks out', 'Customer: choosing between two pavers', 'Permit: HOA has to approve the wall', 'Other: locates not marked yet'],
  findings: [
    'Zone 4 solenoid open, 0 Ω to ground at the splice. New valve top and grease caps.',
    'Brown patch in the zoysia by the walk, 6 ft. Photographed, quoted a fungicide.',
    'Irrigation ran at two in the afternoon; set to 4 am, every third day.',
    'Mower found a buried cable TV line, 3 in. deep. Flagged it.',
    'Holly has scale. Told her, treatment in the first week of the month.',
    'Extra bags of leaves, 22 instead of 12. Added a line.',
  ],
  deficiencies: [
    { state: 'open', severity: 'deficient', title: 'Zone 3 leaks at the valve', note: 'Box full of water, pressure down to 28 psi.', daysAgo: 3, types: ['irrigation'], options: [['New valve', ['1 in. valve and fittings', 22_500]]] },
    { state: 'offered', severity: 'suggested', title: 'Water stands at the foundation', note: 'Bed is higher than the slab.', daysAgo: 7, types: [], options: [['Regrade', ['Regrade and downspout lines', 148_000]], ['French drain', ['French drain, 40 ft', 264_000]]] },
    { state: 'declined', severity: 'suggested', title: 'Bradford pear is splitting', note: 'Over the drive.', daysAgo: 70, types: [], options: [['Remove', ['Tree removed, stump ground', 135_000]]] },
    { state: 'repaired', severity: 'deficient', title: 'Two heads below grade', note: '', daysAgo: 14, types: [], options: [['Raise', ['Heads raised, 2', 9_800]]] },
  ],
  ownTemplate: { name: 'Irrigation audit', description: 'Controller, backflow and each zone, with pressure and what it covers.', equipmentTypes: ['irrigation'], form: irrigationCheck },
  inspections: [
    { template: 'own', place: 'water bill', types: ['irrigation'], daysAgo: 4, made: { stuckvalve: { value: 'fail', note: 'Zone 5 weeps all night.' }, heads: { value: 'fail', note: 'Five below grade.' }, zonepsi: '28' } },
    { template: 'own', place: 'HOA', types: ['irrigation'], daysAgo: 22, made: { zonepsi: '44' } },
    { template: 'own', place: 'today', types: ['irrigation'], daysAgo: 0, share: 0.5, made: { zonepsi: '46' } },
  ],
  sold: {
    hour: labour('Crew of two', 9_800),
    parts: [part('Pop-up head, 6 in.', 4_800), part('Pine straw, 10 bales', 9_500), part('Hardwood mulch, yard', 8_500), part('Azalea, 3 gal', 5_400), part('Irrigation valve, 1 in.', 14_500)],
    larger: {
      titles: ['Patio behind the house', 'Front yard made new', 'Patio with a fire pit', 'Back yard for the new house'],
      work: { name: 'Base, grading and cleanup, crew of three', hours: 16 },
      options: [
        workOffer('Paver patio, 12 × 16 ft', 684_000, 'Compacted base, edge restraint', 'Joint sand'),
        workOffer('Paver patio, 16 × 20 ft, with seat wall', 1_148_000, 'Compacted base, edge restraint', 'Joint sand', 'Seat wall, 18 ft'),
        workOffer('Patio, seat wall, fire pit and lighting', 1_765_000, 'Compacted base, edge restraint', 'Joint sand', 'Seat wall, 18 ft', 'Fire pit with gas stub', 'Nine lights on a timer'),
      ],
    },
  },
  wanted: ['Weekly mowing from next month', 'Patio and fire pit', 'Sprinkler zone is dead', 'Leaves, big lot', 'Screen from the neighbor', 'Yard stays wet'],
  leadMails: [{ service: 'Landscaping - patio', comment: 'About 300 square feet, would like a drawing' }, { service: 'Lawn Mowing and Trimming', comment: 'Half an acre, every week. Gate is 48 inches wide.' }],
  said: {
    twoTrips: ['Beautiful work. They stopped a day for rain, but told me the evening before.', 'Thank you. Wet base settles later; we would rather wait a day.'],
    late: 'The yard looks good, but they came a day later than planned and nobody called.',
    again: ['The same zone was dry again after two days.', 'We came back the same day and found a second splice under the walk. Nothing was charged. Please call us if anything is not right.'],
    thorough: 'Quick, friendly, gate closed every time, and a photo of the yard when they leave.',
  },
  season: 'Seasonal cleanup',
  longTitle: 'Fall round on the whole property: main house, guest house, orchard, pool and greenhouse, with leaves, mulch and pruning, and the irrigation blown out',
};
