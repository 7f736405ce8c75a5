import { technicianSchema, type Technician } from '@/domain/technician/schema';
import type { Industry } from '@/domain/user/schema';

/** A blank record: a new technician follows the company's hours. The schema's other defaults apply. */
export const EMPTY_TECHNICIAN: Technician = {
  ...technicianSchema.parse({ firstName: 'x', followsCompanyHours: true }),
  firstName: '',
};

export const TECHNICIAN_FIELD_LABELS: Record<keyof Technician, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Title',
  email: 'E-mail',
  phone: 'Phone',
  skills: 'Skills',
  licences: 'Licenses',
  color: 'Color',
  homeBase: 'Home base',
  basePin: 'Map location of the base',
  workingHours: 'Working hours',
  followsCompanyHours: 'Works the company’s hours',
  emergencyContact: 'Emergency contact',
  notes: 'Notes',
  photoUrl: 'Photo',
  linkedUid: 'Signs in as',
  status: 'Status',
};

const SKILLS: Record<Industry, string[]> = {
  hvac: [
    'Furnace',
    'Heat pump',
    'Mini-split',
    'Boiler',
    'Refrigerant',
    'Duct work',
    'Controls',
    'Commercial',
    'Sheet metal',
  ],
  plumbing: [
    'Water heater',
    'Drain cleaning',
    'Repipe',
    'Gas line',
    'Backflow',
    'Sewer camera',
    'Fixtures',
    'Commercial',
  ],
  construction: [
    'Framing',
    'Concrete',
    'Roofing',
    'Drywall',
    'Finish carpentry',
    'Electrical',
    'Excavation',
    'Site lead',
  ],
  demolition: [
    'Excavator',
    'Skid steer',
    'Asbestos',
    'Lead',
    'Concrete cutting',
    'Torch cutting',
    'Rigging',
    'Site safety',
  ],
  electrical: [
    'Service panels',
    'Troubleshooting',
    'Lighting',
    'Car chargers',
    'Generators',
    'Low voltage',
    'Commercial',
  ],
  roofing: ['Shingles', 'Metal roofs', 'Flat roofs', 'Flashing', 'Gutters', 'Fall protection', 'Storm damage'],
  landscaping: ['Mowing', 'Planting', 'Irrigation', 'Hardscape', 'Tree care', 'Skid steer', 'Pesticides'],
  'appliance-repair': ['Refrigeration', 'Laundry', 'Cooking', 'Dishwashers', 'Built-ins', 'Sealed systems', 'Gas'],
  'garage-doors': ['Springs', 'Openers', 'New doors', 'Commercial doors', 'Welding', 'Low voltage'],
  'pest-control': ['General pest', 'Termites', 'Rodents', 'Bed bugs', 'Mosquitoes', 'Exclusion', 'Fumigation'],
  cleaning: ['Homes', 'Offices', 'Move-outs', 'Carpets', 'Windows', 'Floor care', 'Team lead'],
  handyman: ['Carpentry', 'Drywall', 'Painting', 'Tile', 'Fixtures', 'Doors', 'Assembly'],
  other: ['Installation', 'Repair', 'Inspection', 'Commercial', 'Site lead'],
};

/** Returns suggestions while typing a skill; anything else can be typed too. */
export const skillSuggestions = (trades: readonly Industry[]): string[] => [
  ...new Set(trades.flatMap((trade) => SKILLS[trade])),
];
