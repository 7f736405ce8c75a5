import { sampleCompany } from '@/domain/trade/trades';
import { town } from '../addresses';
import { AWARD, BUREAU, INSURANCE, license } from '../credentials';
import { electrical } from '../trades/electrical';
import { address, type CompanyPlan } from './plan';

export const electricalCompany: CompanyPlan = {
  id: 'electrical',
  name: sampleCompany('electrical'),
  industry: 'electrical',
  timeZone: 'America/Chicago',
  domain: 'bluebonnet.example',
  phone: '(512) 555-0100',
  website: 'https://bluebonnet.example',
  address: address('4407 Terry-O Ln', 'Austin', 'TX', '78745'),
  branding: {
    primaryColor: '#23408e',
    accentColor: '#f2b705',
    font: 'barlow',
    licenses: [{ state: 'TX TECL', number: '34418', trade: 'Electrical contractor' }],
    tagline: 'On the first try, to code',
    thankYou: 'Thank you. We pull the permit and call you with the date of the inspection.',
    emailClosing: '',
    signatureName: 'Renata Salinas',
    signatureTitle: 'Master electrician, owner',
  },
  region: {
    towns: [
      town('Austin', 'TX', 10, '78701', '78702', '78704', '78731', '78745', '78748', '78757', '78759'),
      town('Round Rock', 'TX', 3, '78664', '78681'),
      town('Cedar Park', 'TX', 2, '78613'),
      town('Pflugerville', 'TX', 2, '78660'),
      town('Leander', 'TX', 1, '78641'),
      town('Georgetown', 'TX', 2, '78626', '78628'),
      town('Buda', 'TX', 1, '78610'),
      town('Kyle', 'TX', 1, '78640'),
    ],
    // prettier-ignore
    streets: [
      'S Lamar Blvd', 'Burnet Rd', 'Manchaca Rd', 'E Cesar Chavez St', 'Barton Springs Rd',
      'Duval St', 'Exposition Blvd', 'W Slaughter Ln', 'Balcones Dr', 'Red River St',
      'E 51st St', 'Bee Caves Rd', 'Anderson Ln', 'Shoal Creek Blvd', 'Riverside Dr',
      'Oltorf St', 'Brodie Ln', 'Cameron Rd', 'Enfield Rd', 'Westlake Dr',
    ],
    areaCodes: ['512', '737', '254', '830', '210'],
  },
  trade: electrical,
  staff: {
    admin: ['Renata', 'Salinas'],
    manager: ['Curtis', 'Boone'],
    office: ['Mina', 'Farhadi'],
    user: ['Jo', 'Lindsey'],
  },
  technicians: [
    ['Abel', 'Rangel'],
    ['Kendra', 'Mayes'],
    ['Trung', 'Vo'],
    ['Dale', 'Hutto'],
    ['Marisol', 'Ybarra'],
    ['Owen', 'Prewitt'],
  ],
  credentials: [
    license('Electrical contractor', 'TDLR', 'https://www.tdlr.texas.gov/LicenseSearch/'),
    INSURANCE,
    { kind: 'certification', title: 'Certified installer of wall connectors', issuer: 'Tesla', endsInDays: 210 },
    BUREAU,
    AWARD,
  ],
  without: ['manualJ', 'plumbingCalc', 'diagnostics'],
  // A bolt.
  mark: (x, y) =>
    (y > 0.18 && y < 0.55 && x > 0.62 - y * 0.62 && x < 0.84 - y * 0.5) ||
    (y >= 0.45 && y < 0.84 && x > 0.42 + (y - 0.45) * 0.02 && x < 0.76 - (y - 0.45) * 0.84),
};
