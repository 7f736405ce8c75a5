import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { BUREAU, INSURANCE, license } from '../credentials';
import { fieldService } from '../trades/fieldService';
import { address, type CompanyPlan } from './plan';

export const fieldServiceCompany: CompanyPlan = {
  id: 'field-service',
  name: sampleCompany('field-service'),
  industry: 'other',
  timeZone: 'America/Chicago',
  domain: 'lakeshore.example',
  phone: '(414) 555-0100',
  website: 'https://lakeshore.example',
  address: address('2100 S Kinnickinnic Ave', 'Milwaukee', 'WI', '53207'),
  branding: {
    primaryColor: '#1f4b6e',
    accentColor: '#e8590c',
    font: 'inter',
    licenses: [{ state: 'WI DSPS', number: '1288417', trade: 'Dwelling contractor' }],
    tagline: 'Open when you open',
    thankYou: 'Thank you. Store, ticket and not-to-exceed stand on each of our papers.',
    emailClosing: '',
    signatureName: 'Karl Brandt',
    signatureTitle: 'President',
  },
  region: {
    towns: [
      town('Milwaukee', 'WI', 10, '53202', '53204', '53207', '53211', '53212', '53214', '53222'),
      town('Wauwatosa', 'WI', 3, '53213', '53226'),
      town('West Allis', 'WI', 2, '53219', '53227'),
      town('Brookfield', 'WI', 3, '53005', '53045'),
      town('Waukesha', 'WI', 2, '53186', '53188'),
      town('Oak Creek', 'WI', 1, '53154'),
      town('Greenfield', 'WI', 1, '53220', '53228'),
      town('Menomonee Falls', 'WI', 1, '53051'),
    ],
    // prettier-ignore
    streets: [
      'N Water St', 'S Kinnickinnic Ave', 'E Brady St', 'W National Ave', 'W Greenfield Ave',
      'N Oakland Ave', 'W Bluemound Rd', 'S 27th St', 'W North Ave', 'E Capitol Dr',
      'N Farwell Ave', 'W Lincoln Ave', 'S Howell Ave', 'W Oklahoma Ave', 'N Mayfair Rd',
      'W Burleigh St', 'Layton Ave', 'W Wisconsin Ave', 'S 108th St', 'Moorland Rd',
    ],
    areaCodes: ['414', '262', '920', '608', '715'],
  },
  trade: fieldService,
  staff: {
    admin: ['Karl', 'Brandt'],
    manager: ['Denise', 'Okoro'],
    office: ['Mai Nhia', 'Xiong'],
    user: ['Scott', 'Jablonski'],
  },
  technicians: [
    ['Lou', 'Marchetti'],
    ['Alana', 'Greendeer'],
    ['Zeke', 'Novak'],
    ['Pilar', 'Fuentes'],
    ['Dwight', 'Hoeft'],
    ['Chue', 'Lor'],
    ['Brenna', 'Kohl'],
  ],
  credentials: [
    license('Contractor', 'Wisconsin DSPS', 'https://licensesearch.wi.gov/'),
    INSURANCE,
    { kind: 'certification', title: 'Certified inspectors of automatic doors', issuer: 'AAADM', endsInDays: 240 },
    BUREAU,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A pin on the map.
  mark: (x, y) => {
    const radius = Math.hypot(x - 0.5, y - 0.42);
    return (
      (radius < 0.23 && radius > 0.09) ||
      (y > 0.5 && y < 0.84 && radius > 0.09 && Math.abs(x - 0.5) < (0.84 - y) * 0.62)
    );
  },
};
