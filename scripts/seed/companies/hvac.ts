import { sampleCompany } from '@/domain/trade/trades';
import { REGIONS } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { hvac } from '../trades/hvac';
import { SERVICE_AND_INSTALLATIONS } from '../units';
import { address, type CompanyPlan } from './plan';

export const hvacCompany: CompanyPlan = {
  id: 'hvac',
  name: sampleCompany('hvac'),
  industry: 'hvac',
  timeZone: 'America/New_York',
  domain: 'blue-ridge.example',
  phone: '(828) 555-0100',
  website: 'https://blue-ridge.example',
  address: address('48 Haywood Rd', 'Asheville', 'NC', '28806'),
  branding: {
    primaryColor: '#1d4e89',
    accentColor: '#f08c00',
    font: 'inter',
    licenses: [
      { state: 'NC', number: '34871', trade: 'Heating Group 3' },
      { state: 'NC', number: 'U.31204', trade: 'Electrical' },
    ],
    tagline: 'Comfort for every room since 1987',
    thankYou: 'Thank you for your trust. Dana and the whole crew look forward to making your home comfortable.',
    emailClosing: '',
    signatureName: 'Dana Whitfield',
    signatureTitle: 'Owner',
  },
  region: REGIONS.asheville,
  trade: hvac,
  staff: {
    admin: ['Dana', 'Whitfield'],
    manager: ['Marcus', 'Oyelaran'],
    office: ['Priya', 'Raman'],
    user: ['Colleen', 'Burke'],
  },
  technicians: [
    ['Jesse', 'Tallent'],
    ['Tomás', 'Herrera'],
    ['Nia', 'Broadnax'],
    ['Wyatt', 'Crowder'],
    ['Linh', 'Pham'],
    ['Earl', 'McAbee'],
  ],
  credentials: [
    license('Heating and cooling contractor H-3', 'NC State Board', 'https://nclicensing.org/'),
    INSURANCE,
    { kind: 'certification', title: 'Section 608 certified firm', issuer: 'EPA', endsInDays: -9 },
    BUREAU,
    AWARD,
  ],
  without: [],
  units: SERVICE_AND_INSTALLATIONS,
  // Two peaks.
  mark: (x, y) => y < 0.78 && (y > 0.22 + Math.abs(x - 0.4) * 1.25 || y > 0.42 + Math.abs(x - 0.68) * 1.25),
};
