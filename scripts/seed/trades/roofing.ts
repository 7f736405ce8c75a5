import type { Trade } from './trade';
import { labour, offer, part } from './sold';
import { roofCheck } from './forms/roofing';

// prettier-ignore
export const roofing: Trade = {
  jobTitles: ['Roofing foreman', 'Roofer', 'Roofer', 'Estimator', 'Sheet metal roofer', 'Repair technician', 'Laborer'],
  skills: ['Shingles', 'Flat roofs', 'Flashing', 'Storm damage', 'Metal roofs', 'Gutters', 'Skylights', 'Estimating'],
  licences: [['OSHA 30 Construction', 'OS30-######'], ['Fall Protection Competent Person', 'FP-#####'], ['HAAG Certified Inspector, Residential', 'HCI-#######'], ['GAF Master Elite Installer', 'ME#####'], ['CPR and First Aid', 'FA-######']],
  equipment: [
    {
      type: 'roof', weight: 9, serial: 'JOB-yy-####', places: ['House', 'Garage', 'Main building', 'Addition', 'Porch'], warrantyYears: 30,
      makes: [['Owens Corning', 'Duration Storm', 'TruDefinition Duration'], ['GAF', 'Timberline HDZ', 'Timberline AS II'], ['Malarkey', 'Vista', 'Legacy'], ['CertainTeed', 'Landmark ClimateFlex'], ['DaVinci', 'Single-Width Slate'], ['Carlisle', 'Sure-Weld TPO 60 mil']],
    },
    {
      type: 'other', weight: 4, serial: '##-######', places: ['South slope', 'Over the stairs', 'All eaves', 'Great room'], warrantyYears: 10,
      makes: [['Velux', 'FS M06 skylight', 'FCM 2246 skylight'], ['Englert', '5 in. K-style gutter'], ['LeafFilter', 'Gutter guard'], ['Broan', 'Solar attic fan 345SOWW'], ['Copper State', 'Chimney cap, custom']],
    },
  ],
  jobs: [
    { title: 'Leak at the chimney', type: 'service', weight: 8, minutes: 120, skill: 'Flashing', on: ['roof'], about: 'Stain on the bedroom ceiling grows with wind from the west. Counterflashing is caulked, not cut in.' },
    { title: 'Pipe boot split', type: 'service', weight: 7, minutes: 75, skill: 'Shingles', on: ['roof'], about: 'Water down the vent stack. Two boots of the same age beside it: quote them as well.' },
    { title: 'Missing shingles after wind', type: 'service', weight: 7, minutes: 90, skill: 'Shingles', on: ['roof'], about: 'About twelve on the ridge. Color is on the sticker in the garage; bring weathered wood.' },
    { title: 'Skylight drips in a thaw', type: 'service', weight: 4, minutes: 120, skill: 'Skylights', on: ['other', 'roof'], about: 'Could be condensation. Check the flashing kit before you sell a skylight.' },
    { title: 'Hail inspection with the adjuster', type: 'inspection', weight: 8, minutes: 75, skill: 'Storm damage', on: ['roof'], about: 'Test squares on all four slopes, chalk and photograph. Soft metals first: vents, gutters, the mailbox.' },
    { title: 'Roof inspection before a sale', type: 'inspection', weight: 4, minutes: 60, skill: 'Storm damage', on: ['roof'], about: 'Five-year certification wanted. Closing is on Friday.' },
    { title: 'Tear-off and re-roof, 28 squares', type: 'project', weight: 6, minutes: 480, crew: 4, skill: 'Shingles', on: ['roof'], about: 'Class 4 shingle, ice and water to 24 in. inside the wall, ridge vent. Tarp the hydrangeas; magnet sweep twice.' },
    { title: 'Re-roof, second day', type: 'project', weight: 4, minutes: 420, crew: 3, skill: 'Shingles', on: ['roof'], about: 'South slope and ridge. Mid-roof inspection is at ten: leave the underlayment open at the valley.' },
    { title: 'Standing seam over the porch', type: 'project', weight: 2, minutes: 480, crew: 2, skill: 'Metal roofs', on: ['roof'], about: '24 gauge, 16 in. panels, charcoal. Brake is on the trailer.' },
    { title: 'TPO repair on a flat roof', type: 'service', weight: 4, minutes: 150, skill: 'Flat roofs', on: ['roof'], about: 'Seam open at the drain. Cut a core, clean, weld, probe every inch.' },
    { title: 'Snow guards and heat cable', type: 'installation', weight: 2, minutes: 300, crew: 2, skill: 'Metal roofs', about: 'Above the entry only. The electrician has put in the outlet.' },
    { title: 'New gutters and downspouts', type: 'installation', weight: 4, minutes: 360, crew: 2, skill: 'Gutters', on: ['other', 'roof'], about: '164 ft of 5 in. K-style, six downspouts, splash blocks. Extruder on site at 8.' },
    { title: 'Skylight replacement', type: 'installation', weight: 3, minutes: 300, crew: 2, skill: 'Skylights', on: ['other'], about: 'Same rough opening, new flashing kit. Dry day only.' },
    { title: 'Gutter cleaning and roof check', type: 'maintenance', weight: 6, minutes: 75, skill: 'Gutters', on: ['roof'], about: 'Spring and fall. Photograph each valley and the boots.' },
    { title: 'Flat roof spring service', type: 'maintenance', weight: 4, minutes: 120, skill: 'Flat roofs', on: ['roof'], about: 'Drains, seams, pitch pockets. Report to the property manager with a sketch.' },
    { title: 'Storm tarp', type: 'emergency', weight: 0.7, minutes: 120, crew: 2, skill: 'Storm damage', on: ['roof'], about: 'Limb through the sheathing, rain from six. Tarp with battens, photograph everything first.' },
    { title: 'Roof estimate', type: 'estimate', weight: 9, minutes: 60, skill: 'Estimating', on: ['roof'], about: 'Measure, count layers at the eave, look into the attic for daylight and stains. Carrier’s scope is in the file.' },
    { title: 'Walk the finished roof', type: 'inspection', weight: 4, minutes: 45, skill: 'Estimating', on: ['roof'], about: 'With the owner. Final photos for the certificate of completion; collect the depreciation check.' },
  ],
  checklists: {
    service: ['Leak traced from inside and outside', 'Photographed before', 'Water-tested where it leaked', 'Photographed after', 'Ground checked for nails'],
    project: ['Permit posted', 'Harnesses and anchors checked', 'Decking inspected, bad sheets counted', 'Dried in before leaving', 'Magnet sweep', 'Dumpster covered'],
    installation: ['Measured again', 'Flashing photographed before it is covered', 'Water-tested', 'Left clean'],
    maintenance: ['Gutters and drains run', 'Boots and valleys photographed', 'Small repairs done', 'Report sent'],
    inspection: ['All slopes photographed', 'Soft metals photographed', 'Attic looked at', 'Report sent'],
    estimate: ['Squares measured', 'Layers and pitch noted', 'Decking looked at from the attic', 'Color samples left'],
    emergency: ['Power line looked for', 'Opening closed', 'Insurer’s number noted', 'Inside photographed'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['insurance claim', 'hail', 'HOA', 'referral partner', 'property manager', 'steep', 'supplement open', 'repeat client', 'slow payer', 'financing'],
  hazards: ['12/12 pitch, harness and roof jacks', 'Power line over the drive', 'Soft decking by the chimney', 'Bees in the soffit', 'Solar panels: breaker is in the garage'],
  holdReasons: ['Weather: rain until Thursday', 'Customer: mortgage company holds the first check', 'Parts: color is four weeks out', 'Permit: mid-roof inspection not done', 'Other: supplement is with the carrier'],
  findings: [
    'Three sheets of OSB soft at the valley; photographed before they were covered.',
    'Test square south: 11 hits of 1 in. and more, bruised mat. North: 4.',
    'Step flashing was never there, only mastic. New flashing cut in.',
    'Two layers at the eave, not one: revision sent before we went on.',
    'Bath fan blows into the attic. That was the stain.',
    'Ridge vent was nailed over solid decking; cut it open, 2 in.',
  ],
  deficiencies: [
    { state: 'open', severity: 'deficient', title: 'Counterflashing is only caulked', note: 'Joint is open on the uphill side.', daysAgo: 2, types: ['roof'], options: [['Cut in new flashing', ['Chimney flashing, step and counter', 118_000]]] },
    { state: 'open', severity: 'deficient', title: 'Six bruised shingles per square', note: 'South and west. File with the carrier.', daysAgo: 2, types: ['roof'], options: [['Repair', ['Shingles replaced, per square', 78_000]], ['Replace', ['Class 4 roof, per square', 71_500]]] },
    { state: 'offered', severity: 'suggested', title: 'Attic has no intake', note: 'Soffits are painted shut; ridge vent does nothing.', daysAgo: 10, types: ['roof'], options: [['Open up', ['Soffit vents, 12', 64_000]]] },
    { state: 'declined', severity: 'suggested', title: 'Gutters hold water', note: 'Slope is gone on the north side.', daysAgo: 90, types: [], options: [['Rehang', ['Gutter rehung, per foot', 38_000]]] },
    { state: 'verified', severity: 'deficient', title: 'Pipe boot split', note: '', daysAgo: 25, types: [], options: [['Replace', ['Pipe boot', 28_500]]] },
  ],
  ownTemplate: { name: 'Roof inspection', description: 'Slopes, penetrations, drainage and attic, as insurers and buyers ask for it.', equipmentTypes: ['roof'], form: roofCheck },
  inspections: [
    { template: 'own', place: 'hail', types: ['roof'], daysAgo: 5, made: { cause: 'Hail', southhits: '11', westhits: '9', boots: { value: 'fail', note: 'Two split.' }, softmetal: { value: 'fail', note: 'Vents and gutter dented.' }, yearsleft: '2' } },
    { template: 'own', place: 'sale', types: ['roof'], daysAgo: 16, made: { yearsleft: '12' } },
    { template: 'own', place: 'today', types: ['roof'], daysAgo: 0, share: 0.4, made: { cause: 'Hail' } },
  ],
  sold: {
    hour: labour('Roofer, repair', 9_500),
    parts: [part('Pipe boot, lifetime', 6_900), part('Shingle bundle, to match', 5_800), part('Step flashing, per side', 14_500), part('Ice and water shield, roll', 11_900), part('Ridge cap, per 10 ft', 8_400)],
    larger: {
      titles: ['Replace the roof, hail of this spring', 'Replace the roof before the sale', 'New roof on house and garage', 'Replace the roof and the gutters'],
      work: { name: 'Tear-off, decking check and cleanup', hours: 24 },
      options: [
        offer('Architectural shingle, 28 squares', 1_386_000, '30-year shingle', 'Permit, dumpster and magnet sweep'),
        offer('Class 4 impact shingle, 28 squares', 1_694_000, '30-year shingle', 'Permit, dumpster and magnet sweep', 'Insurance discount in Colorado', 'Ice and water in all valleys'),
        offer('Standing seam metal, 28 squares', 3_248_000, '50-year finish', 'Permit, dumpster and magnet sweep', 'Insurance discount in Colorado', 'Ice and water in all valleys', 'Snow guards at the entries'),
      ],
    },
  },
  wanted: ['Hail damage, adjuster comes Tuesday', 'Leak over the kitchen', 'Two estimates for a new roof', 'Gutters on the back', 'Roof certification for a sale', 'Metal roof for a cabin'],
  leadMails: [{ service: 'Roof - hail damage', comment: 'Neighbors on both sides got a new roof' }, { service: 'Roof Repair', comment: 'Ceiling stain after the last rain, one story, easy access.' }],
  said: {
    twoTrips: ['Good roof. It took one day more because of rain, but they told me the evening before.', 'Thank you. Better a dry day later than a wet deck under a new roof.'],
    late: 'The repair holds, but I waited three hours past the window and nobody called.',
    again: ['Dripped again with the next rain.', 'We came back the same day and found a second split boot, four feet up. Nothing was charged. Please call us if anything is not right.'],
    thorough: 'Quick, friendly, and they showed me photos of what they did up there. Not one nail in the yard.',
  },
  longTitle: 'Yearly inspection of all roofs: main house, guest house, workshop, pool house and greenhouse, with a written report for the trust and its insurer',
};
