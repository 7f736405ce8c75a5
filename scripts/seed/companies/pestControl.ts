import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { pestControl } from '../trades/pestControl';
import { address, type CompanyPlan } from './plan';

export const pestControlCompany: CompanyPlan = {
  id: 'pest-control',
  name: sampleCompany('pest-control'),
  industry: 'pest-control',
  timeZone: 'America/New_York',
  domain: 'gulf-breeze.example',
  phone: '(813) 555-0100',
  website: 'https://gulf-breeze.example',
  address: address('5120 W Cypress St', 'Tampa', 'FL', '33607'),
  branding: {
    primaryColor: '#14614e',
    accentColor: '#e0a100',
    font: 'inter',
    licenses: [{ state: 'FL', number: 'JB214883', trade: 'Pest control business' }],
    tagline: 'Nobody lives here but you',
    thankYou: 'Thank you. Your first visit comes with a map of what we found.',
    emailClosing: '',
    signatureName: 'Marguerite Dufresne',
    signatureTitle: 'Certified operator, owner',
  },
  region: {
    towns: [
      town('Tampa', 'FL', 11, '33602', '33606', '33609', '33611', '33618', '33624', '33629', '33647'),
      town('Brandon', 'FL', 3, '33510', '33511'),
      town('Riverview', 'FL', 3, '33569', '33578'),
      town('Lutz', 'FL', 2, '33548', '33549', '33558'),
      town('Valrico', 'FL', 2, '33594', '33596'),
      town('Plant City', 'FL', 1, '33563'),
      town('St. Petersburg', 'FL', 2, '33701', '33704'),
    ],
    // prettier-ignore
    streets: [
      'Bayshore Blvd', 'S MacDill Ave', 'W Swann Ave', 'S Dale Mabry Hwy', 'W Kennedy Blvd',
      'N Florida Ave', 'E Fletcher Ave', 'S Himes Ave', 'W Azeele St', 'N Armenia Ave',
      'Nebraska Ave', 'Bearss Ave', 'Lithia Pinecrest Rd', 'Bloomingdale Ave', 'W Gandy Blvd',
      'Palma Ceia Dr', 'Davis Blvd', 'Manhattan Ave', 'Lake Magdalene Blvd', 'Lumsden Rd',
    ],
    areaCodes: ['813', '727', '941', '863', '352'],
  },
  trade: pestControl,
  staff: {
    admin: ['Marguerite', 'Dufresne'],
    manager: ['Otis', 'Lamb'],
    office: ['Carla', 'Restrepo'],
    user: ['Ben', 'Nakashima'],
  },
  technicians: [
    ['Dwayne', 'Pickett'],
    ['Idalmis', 'Cordero'],
    ['Ty', 'Hollis'],
    ['Renée', 'Baptiste'],
    ['Cole', 'Sandoval'],
    ['Arturo', 'Peña'],
  ],
  credentials: [
    license('Pest control business', 'Florida FDACS', 'https://www.fdacs.gov/'),
    INSURANCE,
    {
      kind: 'certification',
      title: 'QualityPro',
      issuer: 'Foundation for Professional Pest Management',
      endsInDays: 190,
      isOnWebsite: true,
    },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A shield.
  mark: (x, y) =>
    y > 0.2 &&
    y < 0.84 &&
    Math.abs(x - 0.5) < (y < 0.46 ? 0.27 : 0.27 * Math.sqrt(Math.max(0, 1 - ((y - 0.46) / 0.38) ** 2))) &&
    Math.abs(x - 0.5) > 0.012,
};
