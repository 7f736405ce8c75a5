import type { Trade } from './trade';
import { doorCheck } from './forms/garageDoors';
import { labour, offer, part } from './sold';

// prettier-ignore
export const garageDoors: Trade = {
  jobTitles: ['Lead technician', 'Door technician', 'Door technician', 'Installer', 'Commercial door technician', 'Apprentice'],
  skills: ['Springs', 'Openers', 'New doors', 'Tracks and hardware', 'Commercial doors', 'Low voltage', 'Gates', 'Measuring'],
  licences: [['IDEA Residential Technician', 'RT-#####'], ['LiftMaster Certified', 'LM-#####'], ['IDEA Rolling Steel Fire Door', 'FD-#####'], ['OSHA 10', 'OS#######'], ['CPR and First Aid', 'FA-######']],
  equipment: [
    {
      type: 'garage-door', weight: 8, serial: 'yy-#######', places: ['Double bay', 'Left bay', 'Right bay', 'Detached garage', 'Dock 2'], warrantyYears: 10,
      makes: [['Clopay', 'Gallery Steel 16×7', 'Canyon Ridge 16×7', 'Classic 4050 8×7'], ['Amarr', 'Lincoln 3000 16×7', 'Hillcrest 8×7'], ['Wayne Dalton', '9100 16×7', '8300 9×7'], ['C.H.I.', '2283 Stamped 16×7', '5216 Overlay 9×8'], ['Raynor', 'Aspen AP200 16×7', 'ThermaSeal TM220 10×10']],
    },
    {
      type: 'other', weight: 6, serial: '@@##########', places: ['Double bay', 'Left bay', 'Right bay', 'Warehouse'], warrantyYears: 5,
      makes: [['LiftMaster', '87504-267 opener', '8500W wall-mount opener', 'WLED opener', 'Logic 5.0 trolley operator'], ['Chamberlain', 'B6753T opener'], ['Genie', 'StealthDrive 7155 opener', 'ChainMax 1000 opener'], ['Linear', 'LDCO800 opener']],
    },
  ],
  jobs: [
    { title: 'Broken spring, car inside', type: 'service', weight: 10, minutes: 75, skill: 'Springs', on: ['garage-door'], about: 'Bang at six this morning, door lifts two inches. Measure wire and length; change both.' },
    { title: 'Door off its track', type: 'service', weight: 7, minutes: 90, skill: 'Tracks and hardware', on: ['garage-door'], about: 'Backed into it. Clamp it before you pull the pin; look at the bottom fixture and cables.' },
    { title: 'Opener hums, door does not move', type: 'service', weight: 7, minutes: 60, skill: 'Openers', on: ['other'], about: 'Gear kit or spring: lift by hand first. Model is from 2009, no safety wire to it.' },
    { title: 'Door goes up again by itself', type: 'service', weight: 7, minutes: 45, skill: 'Openers', on: ['other'], about: 'Sensor light blinks. Sun from the west in the afternoon; align, then shade.' },
    { title: 'Cable frayed', type: 'service', weight: 5, minutes: 60, skill: 'Springs', on: ['garage-door'], about: 'Left side down to a few strands. Do both, look at the drums.' },
    { title: 'Noisy door', type: 'service', weight: 5, minutes: 60, skill: 'Tracks and hardware', on: ['garage-door'], about: 'Bedroom above. Nylon rollers, end bearings, isolate the opener’s hanger.' },
    { title: 'Door and opener tune-up', type: 'maintenance', weight: 7, minutes: 60, skill: 'Tracks and hardware', on: ['garage-door', 'other'], about: 'Balance, force and reversal test with a 2×4, hinges, lube. Photograph worn parts.' },
    { title: 'Dock door service', type: 'maintenance', weight: 5, minutes: 120, skill: 'Commercial doors', on: ['garage-door', 'other'], about: 'Six sectional doors and levelers, one at a time so that trucks go on.' },
    { title: 'Fire door drop test', type: 'inspection', weight: 2, minutes: 90, skill: 'Commercial doors', about: 'Yearly, by NFPA 80: drop twice, reset, sign the tag. Alarm company is told.' },
    { title: 'Safety inspection for a landlord', type: 'inspection', weight: 4, minutes: 45, skill: 'Openers', on: ['garage-door', 'other'], about: 'Four units. Reversal, sensors, release, cables; report each.' },
    { title: 'New double door, insulated', type: 'installation', weight: 6, minutes: 300, crew: 2, skill: 'New doors', on: ['garage-door'], about: 'Sandstone, short panel, windows in the top row. Old door comes down and goes with us.' },
    { title: 'Two single doors, carriage style', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'New doors', on: ['garage-door'], about: 'With new jambs: the right one is soft at the floor. Low headroom kit on the left.' },
    { title: 'Opener replacement, belt drive', type: 'installation', weight: 7, minutes: 150, skill: 'Openers', on: ['other'], about: 'With camera and battery. Bring a keypad, three remotes, and pair both cars.' },
    { title: 'Wall-mount opener', type: 'installation', weight: 3, minutes: 180, skill: 'Openers', on: ['other'], about: 'Clear the ceiling for the lift. Needs a torsion bar and 6 in. at the side; outlet is there.' },
    { title: 'Weather seal all around', type: 'service', weight: 4, minutes: 75, skill: 'Tracks and hardware', on: ['garage-door'], about: 'Mice come in at the corner. Bottom rubber and threshold.' },
    { title: 'Measure for a new door', type: 'estimate', weight: 8, minutes: 45, skill: 'Measuring', about: 'Width, height, headroom, backroom, side room. Take a picture of the house for the design.' },
    { title: 'Estimate: shop doors', type: 'estimate', weight: 3, minutes: 60, skill: 'Commercial doors', about: 'Two 12 × 14, high lift, chain hoist or operator. Ask about power.' },
    { title: 'Car trapped, flight at noon', type: 'emergency', weight: 0.7, minutes: 60, skill: 'Springs', on: ['garage-door'], about: 'Both springs gone, two people to lift. Get the car out first, spring after.' },
    { title: 'Dock will not close, store is open to the street', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Commercial doors', about: 'Truck hit the bottom section. Secure for the night, measure for panels.' },
  ],
  checklists: {
    service: ['Door clamped and opener unplugged', 'Springs, cables and rollers looked at', 'Balance tested by hand', 'Reversal tested with a 2×4', 'Sensors tested', 'Worn parts shown'],
    maintenance: ['Bolts tight', 'Hinges, rollers and springs oiled', 'Balance tested', 'Force and reversal set', 'Next visit told'],
    installation: ['Opening measured again', 'Level and plumb', 'Springs wound and counted', 'Reversal and sensors tested', 'Remotes and cars paired', 'Old door hauled away'],
    project: ['Jambs sound', 'Doors matched to the order', 'Tested ten times', 'Site swept'],
    inspection: ['Tag photographed', 'Reversal and sensors tested', 'Report sent'],
    estimate: ['Five measures taken', 'House photographed', 'Two designs shown'],
    emergency: ['Car or opening secured', 'Panels measured'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['builder', 'HOA', 'VIP', 'rental', 'commercial dock', 'carriage style', 'maintenance plan', 'referral partner', 'slow payer', 'warranty'],
  hazards: ['Springs under tension, door jammed', 'Low ceiling with storage above', 'Dog in the garage', 'Sloped drive, ice in winter', 'No light in the garage'],
  holdReasons: ['Parts: panels six weeks out from the maker', 'Customer: choosing the window style', 'Permit: HOA has to approve the color', 'Weather: ice, no ladder on the drive', 'Other: builder has not closed the wall'],
  findings: [
    'Springs were 0.225 × 27, too light for the insulated door. Fitted 0.234 × 32; it stays at half way.',
    'Reversal failed with a 2×4: force was at maximum. Set it down, tested three times.',
    'Top panel cracked at the arm; strut added.',
    'Jamb is soft for 14 in. at the floor. Photo and price sent.',
    'Sensor wire chewed. New wire in conduit.',
    'Opener is from 1991, no sensors: told them it may not be used like this.',
  ],
  deficiencies: [
    { state: 'open', severity: 'inoperable', title: 'Lift cable is nearly through', note: 'Four strands left. Door is locked down.', daysAgo: 1, types: ['garage-door'], options: [['Replace both', ['Lift cables, pair', 16_900]], ['With springs', ['Cables and 25,000-cycle springs', 54_900]]] },
    { state: 'open', severity: 'inoperable', title: 'Opener has no safety sensors', note: 'Built before 1993.', daysAgo: 1, types: [], options: [['New opener', ['Belt-drive opener, installed', 62_900]]] },
    { state: 'offered', severity: 'deficient', title: 'Bottom section is rusted through', note: 'Road salt. Fixture will pull out.', daysAgo: 9, types: ['garage-door'], options: [['Section', ['Bottom section', 58_900]], ['New door', ['Insulated door, installed', 214_500]]] },
    { state: 'declined', severity: 'suggested', title: 'Steel rollers are worn', note: '', daysAgo: 50, types: [], options: [['Replace', ['Nylon rollers, 10', 18_900]]] },
    { state: 'verified', severity: 'deficient', title: 'Center bearing is dry and loose', note: '', daysAgo: 21, types: [], options: [['Replace', ['Center bearing', 8_900]]] },
  ],
  ownTemplate: { name: 'Door and opener safety check', description: 'Balance, hardware, reversal and sensors; each with what to do about it.', equipmentTypes: ['garage-door'], form: doorCheck },
  inspections: [
    { template: 'own', place: 'landlord', types: ['garage-door'], daysAgo: 6, made: { reversal: { value: 'fail', note: 'Crushed the 2×4 before it turned.' }, cables: { value: 'fail', note: 'Left side frayed.' } } },
    { template: 'own', place: 'landlord', types: ['garage-door'], daysAgo: 4, isAgain: true, made: {} },
    { template: 'own', place: 'today', types: ['garage-door'], daysAgo: 0, share: 0.5, made: {} },
  ],
  sold: {
    hour: labour('Door technician', 11_500),
    parts: [part('Torsion springs, pair, 25,000 cycles', 28_900), part('Nylon rollers, set of 10', 13_900), part('Lift cables, pair', 9_900), part('Safety sensors, pair', 11_900), part('Bottom seal, 16 ft', 8_900)],
    larger: {
      titles: ['New double door', 'Replace the door that was backed into', 'New doors before the sale', 'New door and opener'],
      work: { name: 'Installation, two people', hours: 5 },
      options: [
        offer('16 × 7 steel, insulated R-9', 162_500, 'Old door hauled away', 'Ten years on the sections'),
        offer('16 × 7 steel, insulated R-18, windows', 238_500, 'Old door hauled away', 'Lifetime on the sections', 'Windows in the top row', 'Nylon rollers'),
        offer('Carriage style R-18 with belt-drive opener', 389_500, 'Old door hauled away', 'Lifetime on the sections', 'Windows in the top row', 'Nylon rollers', 'Opener with camera and battery'),
      ],
    },
  },
  wanted: ['Spring broke, car is inside', 'New door, carriage style', 'Opener does not hear the remote', 'Door is loud under the bedroom', 'Shop door 12 by 14', 'Backed into the door'],
  leadMails: [{ service: 'Garage door - spring repair', comment: 'Two-car door, one spring is in two pieces' }, { service: 'Garage Door Installation', comment: '16 by 7, want windows, and something quieter.' }],
  said: {
    twoTrips: ['Good work. It took two trips because the panel had to be ordered, but they told me the day before.', 'Thank you. Panels are made to order; springs and cables are always on the van.'],
    late: 'The door works, but I waited three hours past the window and nobody called.',
    again: ['Stopped half way again after two days.', 'We came back the same day and found the sensor in the afternoon sun. Nothing was charged. Please call us if anything is not right.'],
    thorough: 'Quick, friendly, and they showed me the old cable before they threw it away.',
  },
  longTitle: 'Yearly service of all doors on the property: carriage house, workshop, barn, boat house and gate, with a written report for the trust and its insurer',
};
