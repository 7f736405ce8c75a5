import { sampleCompany } from '@/domain/trade/trades';
import { REGIONS } from '../addresses';
import { BUREAU, INSURANCE, LEAD_SAFE, license } from '../credentials';
import { demolition } from '../trades/demolition';
import { address, type CompanyPlan } from './plan';

export const demolitionCompany: CompanyPlan = {
  id: 'demolition',
  name: sampleCompany('demolition'),
  industry: 'demolition',
  timeZone: 'America/Phoenix',
  domain: 'sonoran.example',
  phone: '(602) 555-0100',
  website: 'https://sonoran.example',
  address: address('1840 W Buckeye Rd', 'Phoenix', 'AZ', '85007'),
  branding: {
    // Safety yellow, which is illegible on white: the app adjusts whatever is drawn in it.
    primaryColor: '#ffc400',
    accentColor: '#1971c2',
    font: 'barlow',
    licenses: [{ state: 'AZ ROC', number: '327715', trade: 'Wrecking' }],
    tagline: 'Down safe, hauled clean',
    thankYou: 'Thanks for signing. Keep the area clear: we post notice two days ahead.',
    emailClosing: '',
    signatureName: 'Ray Begaye',
    signatureTitle: 'Owner',
  },
  region: REGIONS.phoenix,
  trade: demolition,
  staff: {
    admin: ['Ray', 'Begaye'],
    manager: ['Teresa', 'Valenzuela'],
    office: ['Kelsey', 'Morrow'],
    user: ['Anand', 'Krishnan'],
  },
  technicians: [
    ['Hector', 'Bracamonte'],
    ['Shawna', 'Yazzie'],
    ['Vince', 'DeLuca'],
    ['Amos', 'Carter'],
    ['Gabriela', 'Ruelas'],
    ['Mike', 'Stanton'],
    ['Tariq', 'Nasser'],
    ['Joy', 'Ann Pelletier'],
  ],
  credentials: [
    license('Demolition contractor', 'Arizona ROC', 'https://roc.az.gov/contractor-search'),
    INSURANCE,
    LEAD_SAFE,
    BUREAU,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A wall coming down.
  mark: (x, y) =>
    y > 0.25 && y < 0.76 && x > 0.22 && x < 0.78 && x + y < 1.22 && (x * 7) % 1 > 0.12 && (y * 7) % 1 > 0.14,
};
