import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, INSURANCE, LEAD_SAFE, license } from '../credentials';
import { handyman } from '../trades/handyman';
import { address, type CompanyPlan } from './plan';

export const handymanCompany: CompanyPlan = {
  id: 'handyman',
  name: sampleCompany('handyman'),
  industry: 'handyman',
  timeZone: 'America/Boise',
  domain: 'treasure-valley.example',
  phone: '(208) 555-0100',
  website: 'https://treasure-valley.example',
  address: address('817 N Orchard St', 'Boise', 'ID', '83706'),
  branding: {
    primaryColor: '#8a4b08',
    accentColor: '#1b7f8c',
    font: 'barlow',
    licenses: [{ state: 'ID', number: 'RCE-58814', trade: 'Contractor registration' }],
    tagline: 'Give us the whole list',
    thankYou: 'Thank you. Write down whatever comes to mind until we are there: we bring time.',
    emailClosing: '',
    signatureName: 'Gwen Halvorsen',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Boise', 'ID', 10, '83702', '83703', '83704', '83705', '83706', '83709', '83713'),
      town('Meridian', 'ID', 4, '83642', '83646'),
      town('Eagle', 'ID', 2, '83616'),
      town('Nampa', 'ID', 3, '83651', '83686'),
      town('Garden City', 'ID', 1, '83714'),
      town('Kuna', 'ID', 1, '83634'),
      town('Star', 'ID', 1, '83669'),
    ],
    // prettier-ignore
    streets: [
      'N Orchard St', 'W Fairview Ave', 'Warm Springs Ave', 'Harrison Blvd', 'W Overland Rd',
      'S Vista Ave', 'N 13th St', 'Hill Rd', 'State St', 'E Parkcenter Blvd',
      'Ustick Rd', 'Cole Rd', 'Eagle Rd', 'W Victory Rd', 'Federal Way',
      'Boise Ave', 'N Curtis Rd', 'Chinden Blvd', 'Shamrock Ave', 'Linder Rd',
    ],
    areaCodes: ['208', '986', '541', '509', '775'],
  },
  trade: handyman,
  staff: {
    admin: ['Gwen', 'Halvorsen'],
    manager: ['Miles', 'Etcheverry'],
    office: ['Patti', 'Iverson'],
    user: ['Nolan', 'Briggs'],
  },
  technicians: [
    ['Joe', 'Uribe'],
    ['Hattie', 'Sorenson'],
    ['Clint', 'Barlow'],
    ['Emmet', 'Goikoetxea'],
    ['Ruthie', 'Lamb'],
  ],
  credentials: [
    license('Contractor registration', 'Idaho DOPL', 'https://dopl.idaho.gov/'),
    INSURANCE,
    LEAD_SAFE,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A hammer.
  mark: (x, y) =>
    (y > 0.22 && y < 0.42 && x > 0.24 && x < 0.68) ||
    (y > 0.27 && y < 0.37 && x >= 0.68 && x < 0.8) ||
    (y >= 0.42 && y < 0.82 && Math.abs(x - 0.46) < 0.06),
};
