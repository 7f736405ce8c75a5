import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { applianceRepair } from '../trades/applianceRepair';
import { address, type CompanyPlan } from './plan';

export const applianceRepairCompany: CompanyPlan = {
  id: 'appliance-repair',
  name: sampleCompany('appliance-repair'),
  industry: 'appliance-repair',
  timeZone: 'America/Los_Angeles',
  domain: 'delta-appliance.example',
  phone: '(916) 555-0100',
  website: 'https://delta-appliance.example',
  address: address('3025 Fulton Ave', 'Sacramento', 'CA', '95821'),
  branding: {
    primaryColor: '#0c5c75',
    accentColor: '#e4572e',
    font: 'inter',
    licenses: [{ state: 'CA BHGS', number: 'A 49217', trade: 'Appliance service' }],
    tagline: 'Fixed today, or with the part',
    thankYou: 'Thank you. The visit is taken off the price when we do the repair.',
    emailClosing: '',
    signatureName: 'Armen Petrosyan',
    signatureTitle: 'Owner',
  },
  region: {
    towns: [
      town('Sacramento', 'CA', 10, '95816', '95818', '95819', '95821', '95822', '95825', '95831'),
      town('Elk Grove', 'CA', 3, '95624', '95757'),
      town('Carmichael', 'CA', 2, '95608'),
      town('Citrus Heights', 'CA', 2, '95610', '95621'),
      town('Folsom', 'CA', 2, '95630'),
      town('Roseville', 'CA', 3, '95661', '95678'),
      town('Rancho Cordova', 'CA', 2, '95670'),
      town('Davis', 'CA', 1, '95616'),
    ],
    // prettier-ignore
    streets: [
      'J St', 'Folsom Blvd', 'Freeport Blvd', 'Land Park Dr', 'Stockton Blvd',
      'Fair Oaks Blvd', 'Arden Way', 'El Camino Ave', 'Watt Ave', 'Marconi Ave',
      'Riverside Blvd', 'Broadway', 'H St', 'Sunrise Blvd', 'Greenback Ln',
      'Madison Ave', 'Elvas Ave', 'Florin Rd', 'Pocket Rd', 'Portola Way',
    ],
    areaCodes: ['916', '279', '530', '209', '707'],
  },
  trade: applianceRepair,
  staff: {
    admin: ['Armen', 'Petrosyan'],
    manager: ['Lucille', 'Tran'],
    office: ['Maribel', 'Soto'],
    user: ['Dev', 'Anand'],
  },
  technicians: [
    ['Vanya', 'Kuznetsov'],
    ['Terrell', 'Banks'],
    ['Mei', 'Saechao'],
    ['Ruben', 'Alcaraz'],
    ['Kirk', 'Dahlberg'],
  ],
  credentials: [
    license('Appliance service registration', 'California BHGS', 'https://search.dca.ca.gov/'),
    INSURANCE,
    { kind: 'certification', title: 'Section 608 certified', issuer: 'EPA' },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A washer.
  mark: (x, y) => {
    const radius = Math.hypot(x - 0.5, y - 0.56);
    return x > 0.25 && x < 0.75 && y > 0.2 && y < 0.82 && !(radius > 0.11 && radius < 0.18) && !(y > 0.28 && y < 0.31);
  },
};
