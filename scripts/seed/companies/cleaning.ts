import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE } from '../credentials';
import { cleaning } from '../trades/cleaning';
import { address, type CompanyPlan } from './plan';

export const cleaningCompany: CompanyPlan = {
  id: 'cleaning',
  name: sampleCompany('cleaning'),
  industry: 'cleaning',
  timeZone: 'America/New_York',
  domain: 'harbor-bright.example',
  phone: '(617) 555-0100',
  website: 'https://harbor-bright.example',
  address: address('62 Billings Rd', 'Quincy', 'MA', '02171'),
  branding: {
    primaryColor: '#0f6d8c',
    accentColor: '#e64980',
    font: 'source-serif',
    licenses: [],
    tagline: 'The same team, the same day',
    thankYou: 'Thank you. Your team lead introduces herself before the first cleaning.',
    emailClosing: '',
    signatureName: 'Fernanda Teixeira',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Quincy', 'MA', 6, '02169', '02170', '02171'),
      town('Boston', 'MA', 8, '02111', '02116', '02118', '02127'),
      town('Braintree', 'MA', 3, '02184'),
      town('Milton', 'MA', 2, '02186'),
      town('Weymouth', 'MA', 2, '02188', '02190'),
      town('Hingham', 'MA', 2, '02043'),
      town('Brookline', 'MA', 3, '02445', '02446'),
      town('Dedham', 'MA', 1, '02026'),
    ],
    // prettier-ignore
    streets: [
      'Hancock St', 'Beale St', 'Adams St', 'Washington St', 'Sea St',
      'Furnace Brook Pkwy', 'Tremont St', 'Commonwealth Ave', 'Beacon St', 'E Broadway',
      'Dorchester St', 'Harvard St', 'Elm St', 'Quincy Ave', 'Randolph Ave',
      'Main St', 'North St', 'Brook Rd', 'Edge Hill Rd', 'Atlantic Ave',
    ],
    areaCodes: ['617', '857', '781', '339', '508'],
  },
  trade: cleaning,
  staff: {
    admin: ['Fernanda', 'Teixeira'],
    manager: ['Moira', 'Keane'],
    office: ['Thuy', 'Nguyen'],
    user: ['Andre', 'Baptista'],
  },
  technicians: [
    ['Lucía', 'Mejía'],
    ['Rosângela', 'Pires'],
    ['Nadège', 'Pierre'],
    ['Tomasz', 'Wrona'],
    ['Kim-Ly', 'Dang'],
    ['Ana', 'Furtado'],
    ['Denise', 'Callahan'],
  ],
  credentials: [
    INSURANCE,
    { kind: 'insurance', title: 'Janitorial bond, $50,000', issuer: 'Harbor Mutual', endsInDays: 160 },
    { kind: 'certification', title: 'Certified firm', issuer: 'IICRC', endsInDays: 280, isOnWebsite: true },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A sparkle and a small one.
  mark: (x, y) =>
    Math.sqrt(Math.abs(x - 0.45)) + Math.sqrt(Math.abs(y - 0.55)) < 0.56 ||
    Math.sqrt(Math.abs(x - 0.73)) + Math.sqrt(Math.abs(y - 0.27)) < 0.33,
};
