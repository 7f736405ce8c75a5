import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, INSURANCE, license } from '../credentials';
import { landscaping } from '../trades/landscaping';
import { address, type CompanyPlan } from './plan';

export const landscapingCompany: CompanyPlan = {
  id: 'landscaping',
  name: sampleCompany('landscaping'),
  industry: 'landscaping',
  timeZone: 'America/New_York',
  domain: 'red-clay.example',
  phone: '(770) 555-0100',
  website: 'https://red-clay.example',
  address: address('1190 Roswell St NE', 'Marietta', 'GA', '30060'),
  branding: {
    primaryColor: '#2f6b3a',
    accentColor: '#c65d2e',
    font: 'source-serif',
    licenses: [{ state: 'GA', number: 'C-08841', trade: 'Pesticide contractor' }],
    tagline: 'Home is where the gate closes',
    thankYou: 'Thank you. Your crew and your day of the week come with the first message.',
    emailClosing: '',
    signatureName: 'Delphine Atwater',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Marietta', 'GA', 9, '30060', '30062', '30064', '30066', '30067', '30068'),
      town('Kennesaw', 'GA', 3, '30144', '30152'),
      town('Smyrna', 'GA', 3, '30080', '30082'),
      town('Roswell', 'GA', 3, '30075', '30076'),
      town('Acworth', 'GA', 2, '30101', '30102'),
      town('Powder Springs', 'GA', 1, '30127'),
      town('Woodstock', 'GA', 2, '30188', '30189'),
    ],
    // prettier-ignore
    streets: [
      'Church St', 'Roswell St', 'Whitlock Ave', 'Powder Springs Rd', 'Johnson Ferry Rd',
      'Lower Roswell Rd', 'Sandy Plains Rd', 'Old Mountain Rd', 'Burnt Hickory Rd', 'Kennesaw Ave',
      'Cherokee St', 'Piedmont Rd', 'Shallowford Rd', 'Holly Springs Rd', 'Dallas Hwy',
      'Paper Mill Rd', 'Canton Rd', 'Atlanta Rd', 'Willeo Rd', 'Canterbury Ln',
    ],
    areaCodes: ['770', '678', '404', '470', '706'],
  },
  trade: landscaping,
  staff: {
    admin: ['Delphine', 'Atwater'],
    manager: ['Hank', 'Mobley'],
    office: ['Yesenia', 'Cruz'],
    user: ['Grant', 'Pettway'],
  },
  technicians: [
    ['Rufino', 'Morales'],
    ['Tasha', 'Gaines'],
    ['Eddie', 'Loftin'],
    ['Marcos', 'Aguirre'],
    ['Billie', 'Strickland'],
    ['Jorge', 'Salas'],
    ['Nate', 'Fowler'],
  ],
  credentials: [
    license('Pesticide contractor', 'Georgia Department of Agriculture', 'https://agr.georgia.gov/'),
    INSURANCE,
    { kind: 'membership', title: 'Member', issuer: 'Georgia Urban Ag Council', year: '2018' },
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A leaf with its midrib.
  mark: (x, y) =>
    Math.hypot(x - 0.24, y - 0.26) < 0.52 && Math.hypot(x - 0.76, y - 0.74) < 0.52 && Math.abs(x + y - 1) > 0.022,
};
