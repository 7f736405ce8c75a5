import { sampleCompany } from '@/domain/trade/trades';
import { REGIONS } from '../addresses';
import { AWARD, INSURANCE, LEAD_SAFE, license } from '../credentials';
import { construction } from '../trades/construction';
import { address, type CompanyPlan } from './plan';

export const constructionCompany: CompanyPlan = {
  id: 'construction',
  name: sampleCompany('construction'),
  industry: 'construction',
  timeZone: 'America/Chicago',
  domain: 'prairie.example',
  phone: '(402) 555-0100',
  website: 'https://prairie.example',
  address: address('7315 Maple St', 'Omaha', 'NE', '68134'),
  branding: {
    primaryColor: '#7a4419',
    accentColor: '#2b8a3e',
    font: 'barlow',
    licenses: [{ state: 'City of Omaha', number: 'GC-11906', trade: '' }],
    tagline: 'Built straight, on the day we said',
    thankYou: '',
    emailClosing: '',
    signatureName: 'Hannah Dvorak',
    signatureTitle: 'President',
  },
  region: REGIONS.omaha,
  trade: construction,
  staff: {
    admin: ['Hannah', 'Dvorak'],
    manager: ['Luis', 'Ontiveros'],
    office: ['Beth', 'Lindgren'],
    user: ['Samuel', 'Deng'],
  },
  technicians: [
    ['Cody', 'Haberman'],
    ['Rosa', 'Quintero'],
    ['Abel', 'Tesfaye'],
    ['Kyle', 'Novotny'],
    ['Megan', 'Schroeder'],
    ['Ignacio', 'Barrera'],
    ['Deshawn', 'Mills'],
    ['Pete', 'Kucera'],
  ],
  credentials: [
    license('Contractor registration', 'Nebraska DOL', 'https://dol.nebraska.gov/'),
    INSURANCE,
    LEAD_SAFE,
    AWARD,
  ],
  without: ['diagnostics'],
  // A house.
  mark: (x, y) =>
    (y > 0.2 + Math.abs(x - 0.5) * 0.8 && y < 0.48) || (Math.abs(x - 0.5) < 0.24 && y >= 0.48 && y < 0.78),
};
