import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { garageDoors } from '../trades/garageDoors';
import { address, type CompanyPlan } from './plan';

export const garageDoorsCompany: CompanyPlan = {
  id: 'garage-doors',
  name: sampleCompany('garage-doors'),
  industry: 'garage-doors',
  timeZone: 'America/New_York',
  domain: 'scioto.example',
  phone: '(614) 555-0100',
  website: 'https://scioto.example',
  address: address('1966 Hard Rd', 'Columbus', 'OH', '43235'),
  branding: {
    primaryColor: '#37474f',
    accentColor: '#d9480f',
    font: 'inter',
    licenses: [{ state: 'Columbus', number: 'HIC-G 04418', trade: 'Home improvement' }],
    tagline: 'Up, down, quiet',
    thankYou: 'Thank you. Panels are made to order: we call you as soon as the maker gives us the week.',
    emailClosing: '',
    signatureName: 'Chip Vandermeer',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Columbus', 'OH', 10, '43201', '43202', '43206', '43214', '43215', '43229', '43235'),
      town('Westerville', 'OH', 3, '43081', '43082'),
      town('Dublin', 'OH', 3, '43016', '43017'),
      town('Hilliard', 'OH', 2, '43026'),
      town('Grove City', 'OH', 2, '43123'),
      town('Gahanna', 'OH', 2, '43230'),
      town('Reynoldsburg', 'OH', 1, '43068'),
      town('Pickerington', 'OH', 1, '43147'),
    ],
    // prettier-ignore
    streets: [
      'N High St', 'E Broad St', 'Henderson Rd', 'Olentangy River Rd', 'Indianola Ave',
      'Neil Ave', 'E Livingston Ave', 'Riverside Dr', 'Sawmill Rd', 'Cleveland Ave',
      'Bethel Rd', 'Parsons Ave', 'Morse Rd', 'Karl Rd', 'Schrock Rd',
      'W Fifth Ave', 'Scioto Darby Rd', 'Sunbury Rd', 'Weisheimer Rd', 'Tuttle Rd',
    ],
    areaCodes: ['614', '380', '740', '937', '419'],
  },
  trade: garageDoors,
  staff: {
    admin: ['Chip', 'Vandermeer'],
    manager: ['Latoya', 'Simms'],
    office: ['Bridget', 'O’Hara'],
    user: ['Samir', 'Haddad'],
  },
  technicians: [
    ['Gus', 'Kessler'],
    ['Andre', 'Whitlow'],
    ['Josie', 'Barnhart'],
    ['Mateo', 'Rincón'],
    ['Phil', 'Yoder'],
    ['Keith', 'Amos'],
  ],
  credentials: [
    license('Home improvement contractor', 'City of Columbus', 'https://www.columbus.gov/'),
    INSURANCE,
    {
      kind: 'certification',
      title: 'Accredited dealer',
      issuer: 'Institute of Door Dealer Education and Accreditation',
      endsInDays: 330,
      isOnWebsite: true,
    },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A sectional door.
  mark: (x, y) =>
    (Math.abs(x - 0.5) < 0.32 && y > 0.2 && y < 0.28) ||
    (Math.abs(x - 0.5) < 0.26 && y >= 0.34 && y < 0.8 && (y * 9) % 1 > 0.22),
};
