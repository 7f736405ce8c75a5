import { sampleCompany } from '@/domain/trade/trades';
import { REGIONS } from '../addresses';
import { AWARD, BUREAU, INSURANCE, LEAD_SAFE, license } from '../credentials';
import { plumbing } from '../trades/plumbing';
import { address, type CompanyPlan } from './plan';

export const plumbingCompany: CompanyPlan = {
  id: 'plumbing',
  name: sampleCompany('plumbing'),
  industry: 'plumbing',
  timeZone: 'America/Los_Angeles',
  domain: 'cascade.example',
  phone: '(503) 555-0100',
  website: 'https://cascade.example',
  address: address('2210 SE Division St', 'Portland', 'OR', '97202'),
  branding: {
    primaryColor: '#0b6e4f',
    accentColor: '#e8590c',
    font: 'source-serif',
    licenses: [{ state: 'OR CCB', number: '218843', trade: 'Plumbing' }],
    tagline: 'Water where you want it',
    thankYou: 'Thank you. We will call you within one working day to set a time.',
    emailClosing: '',
    signatureName: 'Ingrid Solheim',
    signatureTitle: 'Owner',
  },
  region: REGIONS.portland,
  trade: plumbing,
  staff: {
    admin: ['Ingrid', 'Solheim'],
    manager: ['Dante', 'Freeman'],
    office: ['Mai', 'Vang'],
    user: ['Robert', 'Kimura'],
  },
  technicians: [
    ['Oskar', 'Lindqvist'],
    ['Alicia', 'Montes'],
    ['Jamal', 'Whitney'],
    ['Brent', 'Sorensen'],
    ['Yuki', 'Tanabe'],
  ],
  credentials: [
    license('Plumbing contractor', 'Oregon CCB', 'https://search.ccb.state.or.us/search/'),
    INSURANCE,
    LEAD_SAFE,
    BUREAU,
    AWARD,
  ],
  without: ['manualJ'],
  // A drop.
  mark: (x, y) => Math.hypot(x - 0.5, y - 0.6) < 0.22 || (y > 0.16 && y < 0.6 && Math.abs(x - 0.5) < (y - 0.16) * 0.46),
};
