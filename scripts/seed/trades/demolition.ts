import { labour, offer, part } from './sold';
import type { Trade } from './trade';

// prettier-ignore
export const demolition: Trade = {
  jobTitles: ['Demolition foreman', 'Equipment operator', 'Abatement worker', 'Laborer', 'Driver', 'Estimator'],
  skills: ['Excavator', 'Skid steer', 'Interior strip-out', 'Concrete cutting', 'Asbestos abatement', 'Hauling', 'Tank removal', 'Site survey'],
  licences: [['AHERA Contractor/Supervisor', 'AH-######'], ['OSHA 30 Construction', 'OS30-######'], ['CDL Class A', 'D########'], ['NCCCO Excavator', 'NC-######'], ['Lead Abatement Worker', 'LB-#####']],
  equipment: [
    {
      type: 'tank', weight: 4, serial: 'UST-####', places: ['Under the driveway', 'Back lot', 'Beside the pump island', 'Basement'], warrantyYears: 0,
      makes: [['Xerxes', '10,000 gal fibreglass'], ['Modern Welding', '6,000 gal steel'], ['Unknown', '550 gal heating oil']],
    },
    {
      type: 'electrical-panel', weight: 3, serial: '@@######', places: ['Service entrance', 'Back of house', 'Mezzanine'], warrantyYears: 0,
      makes: [['Federal Pacific', 'Stab-Lok 200 A'], ['Zinsco', '100 A'], ['Square D', 'QO 400 A']],
    },
    {
      type: 'package-unit', weight: 2, serial: 'yy#######', places: ['Roof', 'Roof, west end'], warrantyYears: 0,
      makes: [['York', 'D2NA060N09925'], ['Carrier', '50TFF006']],
      refrigerant: ['R-22', 'R-410A'], chargeOz: [120, 260],
    },
    {
      type: 'boiler', weight: 1, serial: '######', places: ['Basement', 'Mechanical room'], warrantyYears: 0,
      makes: [['Kewanee', 'Type C fire-tube'], ['Weil-McLain', 'Series 88']],
    },
    {
      type: 'other', weight: 3, serial: 'S-####', places: ['Main hall', 'Rear wing', 'Garage', 'Pool deck'], warrantyYears: 0,
      makes: [['Unknown', 'Vinyl asbestos floor tile'], ['Unknown', 'Spray-on fireproofing'], ['Transite', 'Cement flue pipe'], ['Gunite', 'In-ground pool shell']],
    },
  ],
  jobs: [
    { title: 'House demolition', type: 'project', weight: 4, minutes: 480, crew: 3, skill: 'Excavator', about: 'Single-story block, 1,600 sq ft, slab included. Gas and power are cut; letters are in the file.' },
    { title: 'Garage and shed removal', type: 'project', weight: 4, minutes: 360, crew: 2, skill: 'Skid steer', about: 'Detached garage and two sheds. Slab stays. Keep the orange tree.' },
    { title: 'Pool removal', type: 'project', weight: 4, minutes: 480, crew: 2, skill: 'Excavator', on: ['other'], about: 'Break the shell, perforate the bottom, engineered fill in 12 in. lifts, compaction tests.' },
    { title: 'Restaurant strip-out', type: 'project', weight: 3, minutes: 480, crew: 3, skill: 'Interior strip-out', about: 'Back to a grey shell. Landlord keeps the walk-in cooler. Freight elevator until 3 pm only.' },
    { title: 'Office strip-out', type: 'project', weight: 4, minutes: 420, crew: 2, skill: 'Interior strip-out', about: 'Ceilings, partitions, carpet on the third floor. Protect the lobby; freight elevator from 7.' },
    { title: 'Slab cutting', type: 'service', weight: 6, minutes: 150, skill: 'Concrete cutting', about: 'Trench 38 ft for the plumber. Scanned, post-tension cables are marked in red.' },
    { title: 'Core drilling', type: 'service', weight: 5, minutes: 120, skill: 'Concrete cutting', about: 'Six 4 in. cores through 8 in. deck. Catch the slurry; a dentist works below.' },
    { title: 'Driveway breakout', type: 'service', weight: 5, minutes: 180, skill: 'Skid steer', about: '900 sq ft, 4 in., no rebar. Haul to the recycler.' },
    { title: 'Tree stump and slab haul-off', type: 'service', weight: 4, minutes: 120, skill: 'Hauling', about: 'Two loads. Alley access only.' },
    { title: 'Roll-off exchange', type: 'maintenance', weight: 7, minutes: 45, skill: 'Hauling', about: 'Swap the 30-yard container; keep metal apart.' },
    { title: 'Dust and fence check', type: 'maintenance', weight: 4, minutes: 45, skill: 'Site survey', about: 'Weekly round: fence, signs, water truck log for the dust permit.' },
    { title: 'Asbestos survey', type: 'inspection', weight: 5, minutes: 120, skill: 'Site survey', on: ['other', 'boiler'], about: 'NESHAP survey before the permit. Nine bulk samples, chain of custody in the truck.' },
    { title: 'Asbestos floor tile abatement', type: 'project', weight: 3, minutes: 480, crew: 2, skill: 'Asbestos abatement', on: ['other'], about: 'Containment, negative air, clearance by a third party. Ten-day notice was filed.' },
    { title: 'Underground tank removal', type: 'project', weight: 2, minutes: 480, crew: 2, skill: 'Tank removal', on: ['tank'], about: 'Fire marshal witnesses at ten. Vapour below 10% LEL before the lift; four soil samples.' },
    { title: 'Pre-demolition walk', type: 'inspection', weight: 5, minutes: 60, skill: 'Site survey', about: 'Utilities, neighbours, access, what is to be salvaged.' },
    { title: 'Demolition estimate', type: 'estimate', weight: 7, minutes: 60, skill: 'Site survey', about: 'Measure, photograph, count the loads. Ask for the survey report.' },
    { title: 'Fire-damaged wall unsafe', type: 'emergency', weight: 0.7, minutes: 150, crew: 2, skill: 'Excavator', about: 'City ordered it down within 24 hours. Street is closed on our side.' },
    { title: 'Car into building, shore and clear', type: 'emergency', weight: 0.7, minutes: 150, crew: 2, skill: 'Interior strip-out', about: 'Shore first; structural engineer is on the way.' },
    { title: 'Copper and fixture salvage', type: 'service', weight: 3, minutes: 180, skill: 'Interior strip-out', about: 'Owner keeps the doors. Weigh tickets go to the office.' },
  ],
  checklists: {
    project: ['Utility cut-off letters on site', 'Fence and signs up', 'Water for dust running', 'Loads counted', 'Site swept'],
    service: ['Scan or locate checked', 'Slurry contained', 'Debris weighed'],
    maintenance: ['Container not over the line', 'Ticket photographed'],
    inspection: ['Utilities noted', 'Neighboring walls photographed', 'Report sent'],
    estimate: ['Measured', 'Access checked', 'Salvage agreed'],
    emergency: ['Street closed', 'Power and gas confirmed off', 'Engineer’s sketch on site'],
    callback: ['First visit read', 'Cause of return found'],
  },
  tags: ['city contract', 'developer', 'asbestos', 'union site', 'night work', 'salvage', 'repeat client', 'slow payer', 'insurance claim', 'tight access'],
  hazards: ['Friable asbestos in the rear wing', 'Live 480 V feed to the neighbor', 'Open pit, fence it', 'Unstable parapet', 'Bees in the block wall'],
  holdReasons: ['Permit: ten-day NESHAP notice is running', 'Customer: tenant has not moved out', 'Weather: wind above 25 mph, no high reach', 'Parts: bucket pin broken', 'Other: gas is still live'],
  findings: [
    'Found a second slab under the first, 6 in. Change order sent.',
    'Post-tension cable 3 in. off the drawing. Stopped and re-scanned.',
    'Landfill ticket 14.2 tons.',
    'Neighbor’s wall has a crack that was there before; photographed with a scale.',
    'Samples 4 and 7 came back positive, 5% chrysotile.',
    'Water truck arrived late, lost 40 minutes.',
  ],
  sold: {
    hour: labour('Crew with skid steer', 28_500),
    parts: [
      part('30 yard roll-off, hauled', 68_500),
      part('Utility cap and certificate', 42_000),
      part('Dust control, per day', 14_500),
      part('Clean fill, cubic yard', 5_200),
    ],
    larger: {
      titles: [
        'Take down the detached garage',
        'Take down the carport and the shed',
        'Take down the fire-damaged garage',
        'Clear the garage before the sale',
      ],
      options: [
        offer('Structure only, slab stays', 684_000, 'Hauling and disposal included'),
        offer('Structure and slab', 948_000, 'Hauling and disposal included', 'Slab broken out', 'Subgrade left level'),
        offer(
          'Structure, slab, grade and seed',
          1_196_000,
          'Hauling and disposal included',
          'Slab broken out',
          'Subgrade left level',
          'Ready to build on or to mow',
        ),
      ],
    },
  },
  wanted: [
    'Shed to be taken down',
    'Pool to be filled in',
    'Chimney removal',
    'Concrete pad broken up',
    'Interior strip-out',
    'Old barn',
  ],
  leadMails: [
    { service: 'Garage - demolition', comment: 'Detached, one car, wood on a slab, power is off' },
    { service: 'Interior Demolition', comment: 'One floor down to the studs &amp; hauled away.' },
  ],
  said: {
    twoTrips: [
      'Good work. The second load had to wait a day for a truck, but they told me the day before.',
      'Thank you. We book the second truck with the first one now.',
    ],
    late: 'The shed is gone, but I waited three hours past the window and nobody called.',
    again: [
      'Found nails in the yard two days later.',
      'We came back the same day with the magnet and went over the yard and the street. Nothing was charged. Please call us if anything is not right.',
    ],
    thorough: 'Quick, friendly, and they showed me photos of the neighbor’s wall from before and after.',
  },
  season: 'Sheds and pads before winter',
  longTitle:
    'Survey of all that may come down: guest house, workshop, pool house, greenhouse and old barn, with a written report for the trust and its insurer',
};
