import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { roofing } from '../trades/roofing';
import { address, type CompanyPlan } from './plan';

export const roofingCompany: CompanyPlan = {
  id: 'roofing',
  name: sampleCompany('roofing'),
  industry: 'roofing',
  timeZone: 'America/Denver',
  domain: 'foothills.example',
  phone: '(303) 555-0100',
  website: 'https://foothills.example',
  address: address('1525 Carr St', 'Lakewood', 'CO', '80214'),
  branding: {
    primaryColor: '#5a2a27',
    accentColor: '#2f7fb5',
    font: 'barlow',
    licenses: [
      { state: 'Lakewood', number: 'RC-22817', trade: 'Roofing' },
      { state: 'Denver', number: 'LIC00261944', trade: 'Roofing, class C' },
    ],
    tagline: 'Straight lines, dry rooms',
    thankYou: 'Thank you. We order on the day you sign and tell you the delivery date the same week.',
    emailClosing: '',
    signatureName: 'Walt Emmerich',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Denver', 'CO', 8, '80205', '80210', '80212', '80219', '80220'),
      town('Lakewood', 'CO', 6, '80214', '80226', '80228', '80232'),
      town('Arvada', 'CO', 3, '80003', '80004'),
      town('Littleton', 'CO', 3, '80123', '80127'),
      town('Aurora', 'CO', 3, '80013', '80014'),
      town('Golden', 'CO', 2, '80401'),
      town('Westminster', 'CO', 2, '80031'),
      town('Englewood', 'CO', 1, '80110'),
      town('Centennial', 'CO', 1, '80122'),
    ],
    // prettier-ignore
    streets: [
      'W Colfax Ave', 'S Wadsworth Blvd', 'Federal Blvd', 'W Alameda Ave', 'S Broadway',
      'E Evans Ave', 'Kipling St', 'Garrison St', 'W 32nd Ave', 'Tennyson St',
      'S Pearl St', 'Indiana St', 'Ralston Rd', 'W Jewell Ave', 'Union Blvd',
      'S Sheridan Blvd', 'E Yale Ave', 'Lowell Blvd', 'Olde Wadsworth Blvd', 'Simms St',
    ],
    areaCodes: ['303', '720', '970', '719', '307'],
  },
  trade: roofing,
  staff: {
    admin: ['Walt', 'Emmerich'],
    manager: ['Shandra', 'Keel'],
    office: ['Paloma', 'Ortega'],
    user: ['Trent', 'Hobbs'],
  },
  technicians: [
    ['Isidro', 'Chávez'],
    ['Benny', 'Tafoya'],
    ['Casey', 'Lund'],
    ['Ramiro', 'Duran'],
    ['Deb', 'Ostrander'],
    ['Tavo', 'Luján'],
    ['Micah', 'Reyes'],
    ['Stan', 'Wojcik'],
  ],
  credentials: [
    license('Roofing contractor', 'City of Lakewood', 'https://www.lakewood.org/'),
    INSURANCE,
    {
      kind: 'certification',
      title: 'Preferred contractor',
      issuer: 'Owens Corning',
      endsInDays: 300,
      isOnWebsite: true,
    },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // Two roofs, one above the other.
  mark: (x, y) => {
    const below = y - Math.abs(x - 0.5) * 0.72;
    return Math.abs(x - 0.5) < 0.32 && ((below > 0.24 && below < 0.36) || (below > 0.44 && below < 0.56));
  },
};
