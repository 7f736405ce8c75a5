import type { Trade } from './trade';
import { cleaningCheck } from './forms/cleaning';
import { labour, treatment, workOffer } from './sold';

// prettier-ignore
export const cleaning: Trade = {
  jobTitles: ['Team lead', 'Team lead', 'Cleaner', 'Cleaner', 'Floor technician', 'Cleaner', 'Night lead, offices'],
  skills: ['Homes', 'Offices', 'Move-outs', 'Carpets', 'Floor care', 'Windows', 'Post-construction', 'Rentals'],
  licences: [['IICRC Carpet Cleaning Technician', 'CCT-######'], ['IICRC House Cleaning Technician', 'HCT-######'], ['Bloodborne Pathogens', 'BBP-#####'], ['OSHA 10', 'OS#######'], ['IICRC Floor Care Technician', 'FCT-#####']],
  equipment: [
    {
      type: 'other', weight: 6, serial: '', places: ['Restrooms, all floors', 'Kitchenette', 'Locker room', 'Powder room', 'Lobby'], warrantyYears: 0,
      makes: [['Tork', 'H1 towel dispensers, 6', 'T6 tissue dispensers, 4'], ['GOJO', 'ADX-12 soap dispensers, 5'], ['Georgia-Pacific', 'enMotion towel dispensers, 3'], ['Simplehuman', 'Sensor can 58 L']],
    },
    {
      type: 'other', weight: 4, serial: '@@#######', places: ['Hall closet, customer’s own', 'Utility room, customer’s own', 'Janitor closet'], warrantyYears: 2,
      makes: [['Miele', 'Classic C1 vacuum', 'Complete C3 vacuum'], ['ProTeam', 'Super Coach Pro 6 backpack'], ['Windsor', 'Sensor S12 vacuum'], ['Shark', 'Navigator NV360']],
    },
    {
      type: 'other', weight: 3, serial: '', places: ['Kitchen', 'First floor', 'Lobby', 'Bathrooms'], warrantyYears: 0,
      makes: [['Marble floor', 'No acid, no vinegar'], ['Oak floor', 'Oiled, damp mop only'], ['VCT floor', '1,800 sq ft, waxed'], ['Quartz counters', 'No bleach']],
    },
  ],
  jobs: [
    { title: 'Cleaning every two weeks', type: 'maintenance', weight: 14, minutes: 140, crew: 2, skill: 'Homes', about: 'Three bedrooms, two baths. Key in the box, alarm 30 seconds. Start upstairs: the baby sleeps until ten.' },
    { title: 'Weekly cleaning', type: 'maintenance', weight: 9, minutes: 120, crew: 2, skill: 'Homes', about: 'Linens on both beds, fresh set on the chair. Fragrance-free products only, they are in the pantry.' },
    { title: 'Office, evening', type: 'maintenance', weight: 8, minutes: 90, skill: 'Offices', about: 'After 6. Kitchenette, four restrooms, trash and recycling apart. Set the alarm, lock the side door.' },
    { title: 'Apartment, one cleaner', type: 'service', weight: 9, minutes: 120, skill: 'Homes', about: 'One bedroom, top floor. Concierge has the key. Two cats: the bedroom door stays shut.' },
    { title: 'Rental turnover', type: 'service', weight: 8, minutes: 120, skill: 'Rentals', about: 'Out at eleven, in at four. Beds, towels by the photo, coffee for two, report what is broken or missing.' },
    { title: 'Restroom deep clean', type: 'service', weight: 4, minutes: 105, skill: 'Offices', about: 'Descale, grout by brush, vents. Closed between two and four, sign on the door.' },
    { title: 'First cleaning', type: 'installation', weight: 5, minutes: 300, crew: 2, skill: 'Homes', about: 'Top to bottom, baseboards and inside the microwave. Walk it with her at the end and note what she likes.' },
    { title: 'Move-out cleaning', type: 'project', weight: 5, minutes: 360, crew: 3, skill: 'Move-outs', about: 'Empty. Inside of cabinets, oven and refrigerator; landlord walks at five. Photos of each room.' },
    { title: 'After the renovation', type: 'project', weight: 3, minutes: 480, crew: 3, skill: 'Post-construction', about: 'Kitchen and hall, 900 sq ft. HEPA first, then wet. Paint dots on the glass: scraper with soap only.' },
    { title: 'Carpets, five rooms and stairs', type: 'service', weight: 4, minutes: 180, skill: 'Carpets', about: 'Red wine by the sofa. Test the spot remover at the edge; six hours until dry.' },
    { title: 'Strip and wax, clinic', type: 'project', weight: 3, minutes: 420, crew: 2, skill: 'Floor care', about: '1,800 sq ft, four coats, Saturday only. Furniture is moved by them, plan is on the door.' },
    { title: 'Windows inside and out', type: 'service', weight: 4, minutes: 150, skill: 'Windows', about: '38 panes, screens washed. Second floor from inside.' },
    { title: 'Oven and refrigerator', type: 'service', weight: 4, minutes: 90, skill: 'Homes', about: 'Only these two. Refrigerator is emptied by the customer.' },
    { title: 'Reclean: bathroom', type: 'callback', weight: 3, minutes: 45, skill: 'Homes', about: 'Missed behind the toilet and the mirror. Within 24 hours, no charge; call her after.' },
    { title: 'Walk-through for a price', type: 'estimate', weight: 7, minutes: 45, skill: 'Homes', about: 'Rooms, baths, floors, pets, what matters to them. Ask who cleans now and why they stop.' },
    { title: 'Estimate: dental office', type: 'estimate', weight: 4, minutes: 60, skill: 'Offices', about: 'Five chairs, three evenings a week. Who handles sharps and red bags: not us.' },
    { title: 'Quality walk', type: 'inspection', weight: 4, minutes: 45, skill: 'Offices', about: 'Monthly with the office manager. Score each area, photos of what is not good.' },
    { title: 'Guests at four, cleaner is sick', type: 'emergency', weight: 0.7, minutes: 105, skill: 'Rentals', about: 'Turnover of another company fell through. Linen is in the closet, code from the owner.' },
    { title: 'Toilet overflowed in the clinic', type: 'emergency', weight: 0.7, minutes: 90, skill: 'Offices', about: 'Plumber is done. Extract, disinfect, dwell ten minutes, dry; patients at one.' },
  ],
  checklists: {
    service: ['Access and alarm as on the visit', 'Kitchen', 'Bathrooms', 'Bedrooms', 'Living areas and floors', 'Breakage photographed', 'Locked and alarm set'],
    maintenance: ['Access and alarm as on the visit', 'Kitchen: counters, sink, stove, floor', 'Bathrooms: toilet, shower, mirror, floor', 'Dust from top to bottom', 'Beds and linen', 'Vacuum and mop out the door', 'Locked and alarm set'],
    installation: ['Wishes of the customer written down', 'Each room by the list', 'Walked with the customer'],
    project: ['Before photos of each room', 'Inside of cabinets', 'Oven and refrigerator', 'Windows', 'After photos of each room'],
    inspection: ['Each area scored', 'Photos of what is not good', 'Sent to the customer'],
    estimate: ['Rooms and baths counted', 'Floors and pets noted', 'Key and alarm asked'],
    emergency: ['Source stopped', 'Disinfectant and dwell time noted', 'Photos'],
    callback: ['What was missed read', 'Done again', 'Customer called'],
  },
  tags: ['weekly', 'every two weeks', 'rental host', 'office', 'VIP', 'pets', 'fragrance-free', 'key in box', 'slow payer', 'gift'],
  hazards: ['Cat must not get out', 'Marble: no acid', 'Alarm goes to the police, 30 seconds', 'Loose stair carpet', 'Nanny camera in the hall'],
  holdReasons: ['Customer: locked out, no answer', 'Customer: contractor still in the house', 'Other: building has no hot water', 'Weather: snow emergency, no parking', 'Parts: wax on order'],
  findings: [
    'Vase in the hall was broken when we came. Photo sent before we began.',
    'Left the bedroom: somebody slept. Told the office, they called her.',
    'Shower door has hard water; needs the stronger product next time.',
    'Dispenser on floor two does not latch, taped it.',
    'Extra load of towels, 30 minutes. Added.',
    'Dishwasher leaves a puddle; told the host.',
  ],
  ownTemplate: { name: 'Quality walk', description: 'An office or home after cleaning, area by area, with a score that the customer gets.', equipmentTypes: [], form: cleaningCheck },
  inspections: [
    { template: 'own', place: 'clinic', types: [], daysAgo: 6, made: { corners: { value: 'fail', note: 'Behind the doors on floor two.' }, restroomscore: '3', supplies: { value: 'fail', note: 'Towels empty on floor two.' } } },
    { template: 'own', place: 'clinic', types: [], daysAgo: 3, isAgain: true, made: {} },
    { template: 'own', place: 'today', types: [], daysAgo: 0, share: 0.5, made: {} },
  ],
  sold: {
    hour: labour('Team of two', 10_400),
    parts: [treatment('Inside of the oven', 5_000), treatment('Inside of the refrigerator', 4_500), treatment('Bed linen, two beds', 3_000), treatment('Windows inside, 20 panes', 16_000), treatment('Baseboards by hand', 7_500)],
    larger: {
      titles: ['Move-out cleaning', 'Office, three evenings a week, first month', 'After the renovation', 'Deep cleaning before the party'],
      work: { name: 'Team of three', hours: 3 },
      options: [
        workOffer('Deep cleaning', 38_500, 'Every room by the list', 'Own products and machines'),
        workOffer('Deep cleaning with oven, refrigerator and cabinets', 56_500, 'Every room by the list', 'Own products and machines', 'Inside of kitchen cabinets', 'Done again free if anything was missed'),
        workOffer('Deep cleaning with windows and carpets', 89_500, 'Every room by the list', 'Own products and machines', 'Inside of kitchen cabinets', 'Done again free if anything was missed', 'Windows inside and out', 'Carpets in three rooms'),
      ],
    },
  },
  wanted: ['Every two weeks, two cats', 'Move-out on the 30th', 'Office, 4,000 square feet', 'Rental turnovers on weekends', 'Windows before Thanksgiving', 'After our kitchen remodel'],
  leadMails: [{ service: 'House cleaning - recurring', comment: 'Three bedrooms, two baths, one dog' }, { service: 'Move-out Cleaning', comment: 'Empty on Friday, keys back on Monday.' }],
  said: {
    twoTrips: ['Lovely work. They came a day later because of the storm, but told me the evening before.', 'Thank you. We will always tell you before you wait.'],
    late: 'The house was clean, but they came two hours past the window and nobody called.',
    again: ['Bathroom mirror and behind the toilet were missed.', 'We came back the next morning and did both bathrooms again. Nothing was charged. Please tell us within a day if anything is not right.'],
    thorough: 'Quick, friendly, and the beds look like a hotel.',
  },
  season: 'Spring cleaning',
  unitNote: 'Customer asks us to use this one only.',
  longTitle: 'Spring cleaning of the whole property: main house, guest house, pool house and studio, with windows, carpets and silver, before the family arrives',
  businessShare: 0.3,
};
