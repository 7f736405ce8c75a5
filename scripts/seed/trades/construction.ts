import { labour, offer, part } from './sold';
import type { Trade } from './trade';

// prettier-ignore
export const construction: Trade = {
  jobTitles: ['Site foreman', 'Carpenter', 'Finish carpenter', 'Mason', 'Roofer', 'Estimator', 'Laborer'],
  skills: ['Framing', 'Finish carpentry', 'Concrete', 'Roofing', 'Siding', 'Drywall', 'Tile', 'Estimating'],
  licences: [['OSHA 30 Construction', 'OS30-######'], ['EPA Lead-Safe Renovator', 'R-I-#####'], ['ACI Flatwork Finisher', 'ACI-######'], ['Forklift Operator', 'FL-#####'], ['First Aid and CPR', 'FA-######']],
  equipment: [
    {
      type: 'roof', weight: 5, serial: 'JOB-yy-####', places: ['House', 'Garage', 'Porch', 'Main building'], warrantyYears: 25,
      makes: [['GAF', 'Timberline HDZ', 'Timberline UHDZ'], ['Owens Corning', 'Duration', 'TruDefinition'], ['CertainTeed', 'Landmark Pro'], ['Malarkey', 'Vista AR']],
    },
    {
      type: 'electrical-panel', weight: 3, serial: '@@yy####', places: ['Garage', 'Basement', 'Utility room'], warrantyYears: 10,
      makes: [['Square D', 'HOM2040M200PC'], ['Eaton', 'BR3040B200'], ['Siemens', 'P4080B1200CU']],
    },
    {
      type: 'generator', weight: 2, serial: 'yy#######', places: ['West side', 'Behind the garage'], warrantyYears: 5,
      makes: [['Generac', '7043 Guardian 22 kW', '7228 Guardian 18 kW'], ['Kohler', '20RCAL'], ['Cummins', 'RS20A']],
    },
    {
      type: 'sump-pump', weight: 2, serial: 'Z#######', places: ['Basement, window well side', 'Basement'], warrantyYears: 3,
      makes: [['Zoeller', 'M53', 'M267'], ['Wayne', 'CDU980E']],
    },
    {
      type: 'water-heater', weight: 1, serial: 'yy##@######', places: ['Basement', 'Utility room'], warrantyYears: 6,
      makes: [['Rheem', 'PROG50-40N'], ['A. O. Smith', 'GCRL-40']],
    },
    {
      type: 'other', weight: 2, serial: '##-######', places: ['Back of the house', 'Front entry', 'Great room'], warrantyYears: 10,
      makes: [['Andersen', '400 Series patio door'], ['Pella', 'Lifestyle casement'], ['Trex', 'Transcend decking'], ['James Hardie', 'HZ5 lap siding']],
    },
  ],
  jobs: [
    { title: 'Kitchen remodel', type: 'project', weight: 4, minutes: 480, crew: 2, skill: 'Finish carpentry', about: 'Cabinets, island, new header between kitchen and dining room. The stair landing is the material store.' },
    { title: 'Bathroom remodel', type: 'project', weight: 4, minutes: 480, crew: 2, skill: 'Tile', about: 'Tub to walk-in shower. Waterproofing is inspected before tile.' },
    { title: 'Basement finish, framing', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Framing', about: 'Two bedrooms with egress windows, one bath. Keep 36 in. clear in front of the panel.' },
    { title: 'Deck rebuild', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Framing', on: ['other'], about: '14 × 20 ft composite, new ledger with flashing, frost footings at 42 in.' },
    { title: 'Hail damage roof inspection', type: 'inspection', weight: 6, minutes: 60, skill: 'Roofing', on: ['roof'], about: 'Adjuster comes at the same time. Chalk the hits on all four slopes.' },
    { title: 'Roof replacement', type: 'installation', weight: 4, minutes: 480, crew: 3, skill: 'Roofing', on: ['roof'], about: 'Tear-off of one layer, ice and water shield on the eaves, magnet sweep at the end.' },
    { title: 'Roof leak at the chimney', type: 'service', weight: 4, minutes: 120, skill: 'Roofing', on: ['roof'], about: 'Stain on the bedroom ceiling grows with east wind. Step flashing is the suspect.' },
    { title: 'Storm damage tarp', type: 'emergency', weight: 0.7, minutes: 120, crew: 2, skill: 'Roofing', on: ['roof'], about: 'Limb through the roof. Tarp and board up tonight, measure for the repair.' },
    { title: 'Driveway replacement', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Concrete', about: '4,000 psi with fibre, 5 in. thick, saw cuts at 10 ft. Street permit is posted.' },
    { title: 'Egress window well', type: 'installation', weight: 3, minutes: 360, crew: 2, skill: 'Concrete', about: 'Cut the opening, set the well, drain to the footing tile.' },
    { title: 'Drywall repair after leak', type: 'service', weight: 5, minutes: 150, skill: 'Drywall', about: 'Ceiling patch 4 × 6 ft, knock-down texture to match.' },
    { title: 'Siding repair', type: 'service', weight: 4, minutes: 180, skill: 'Siding', on: ['other'], about: 'Eleven boards on the north face. Paint is in the garage, marked.' },
    { title: 'Punch list', type: 'service', weight: 6, minutes: 120, skill: 'Finish carpentry', about: 'Twelve items from the walk-through. Take a picture of each when it is done.' },
    { title: 'Replace patio door', type: 'installation', weight: 4, minutes: 240, crew: 2, skill: 'Finish carpentry', on: ['other'], about: 'Rot at the sill is likely: bring a treated 2 × 8 and pan flashing.' },
    { title: 'Addition estimate', type: 'estimate', weight: 6, minutes: 75, skill: 'Estimating', about: 'Two-story addition at the back. Look at the setback and the gas meter.' },
    { title: 'Remodel estimate', type: 'estimate', weight: 6, minutes: 60, skill: 'Estimating', about: 'Wants three prices: cosmetic, mid, all the way.' },
    { title: 'Framing inspection with the city', type: 'inspection', weight: 4, minutes: 60, skill: 'Framing', about: 'Inspector gives a two-hour window. Have the truss drawings on site.' },
    { title: 'One-year warranty walk', type: 'maintenance', weight: 4, minutes: 75, skill: 'Finish carpentry', about: 'Nail pops, door adjustments, caulk. List anything bigger.' },
    { title: 'Gutter cleaning and check', type: 'maintenance', weight: 4, minutes: 60, skill: 'Roofing', on: ['roof'], about: 'Spring and fall. Report loose shingles with pictures.' },
  ],
  checklists: {
    project: ['Site protected (floors, dust walls)', 'Material checked against the list', 'Stage inspected', 'Daily clean-up', 'Change orders signed'],
    installation: ['Permit posted', 'Rough opening checked', 'Flashing photographed', 'Manufacturer’s registration done'],
    service: ['Complaint confirmed with the customer', 'Repair photographed', 'Left clean'],
    maintenance: ['List walked with the customer', 'Small items done on the spot', 'Larger items quoted'],
    inspection: ['All slopes or rooms photographed', 'Measurements noted', 'Report sent'],
    estimate: ['Measured', 'Photographed', 'Budget asked'],
    emergency: ['Power and gas checked', 'Opening closed', 'Insurer’s number noted'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['insurance claim', 'VIP', 'HOA', 'repeat client', 'architect', 'historic district', 'financing', 'new build', 'slow payer', 'referral partner'],
  hazards: ['Lead paint before 1978', 'Overhead power line at the drive', 'Dog in the yard', 'Soft deck boards', 'Open stairwell'],
  holdReasons: ['Permit: plan review asked for a soil report', 'Weather: rain until Thursday', 'Parts: windows are eight weeks out', 'Customer: picking a different tile', 'Other: waiting for the electrician'],
  findings: [
    'Sheathing is soft at the valley, about 6 sheets. Change order needed.',
    'Joists are 24 in. on center, not 16 as drawn. Called the architect.',
    'Tile is one box short; the same lot is on the way.',
    'Inspector passed framing, wants a fire block at the soffit.',
    'Found an old well under the patio. Stopped digging there.',
    'Customer signed the change order for the wider door.',
  ],
  sold: {
    hour: labour('Carpenter', 9_500),
    parts: [
      part('2×10 joists, treated', 3_850),
      part('Drywall sheet, hung and taped', 11_200),
      part('Exterior door, steel', 64_500),
      part('Composite deck board', 5_600),
    ],
    larger: {
      titles: [
        'Build the back deck',
        'Rebuild the deck off the kitchen',
        'New deck with stairs to the yard',
        'Replace the deck before the sale',
      ],
      options: [
        offer('12 × 16 ft, treated pine', 968_000, 'Permit drawings, footings and stairs'),
        offer(
          '12 × 16 ft, composite',
          1_485_000,
          'Permit drawings, footings and stairs',
          'No staining',
          '25 years on the boards',
        ),
        offer(
          '16 × 20 ft, composite with rail lights',
          2_340_000,
          'Permit drawings, footings and stairs',
          'No staining',
          '25 years on the boards',
          'Rail lights on a dimmer',
        ),
      ],
    },
  },
  wanted: [
    'Deck of 12 by 20 feet',
    'Kitchen remodel',
    'Porch roof repair',
    'Basement finish',
    'Garage with a loft',
    'Window replacement',
  ],
  leadMails: [
    { service: 'Deck - build', comment: 'Old one is rotten, twelve by twenty feet, stairs to the yard' },
    { service: 'Bathroom Remodel', comment: 'Tub out, shower in &amp; new tile, second floor.' },
  ],
  said: {
    twoTrips: [
      'Good work. It took a week longer because of the windows, but they told me before I asked.',
      'Thank you. We order windows earlier now, so that the framing does not wait for them.',
    ],
    late: 'The deck is solid, but the crew came three hours late twice and nobody called.',
    again: [
      'One door stuck after two weeks.',
      'We came back the same day, planed it and checked the others. Nothing was charged. Please call us if anything is not right.',
    ],
    thorough: 'Clean every evening, and they showed me photos of everything that is behind the drywall now.',
  },
  season: 'Deck and porch repair before summer',
  longTitle:
    'Yearly inspection of all buildings: main house, guest house, workshop, pool house and greenhouse, with a written report for the trust and its insurer',
};
