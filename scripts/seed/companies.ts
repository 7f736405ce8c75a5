import type { Role } from '@/domain/access/roles';
import type { BrandKit } from '@/domain/brand/schema';
import type { Address } from '@/domain/contact/schema';
import type { Industry } from '@/domain/user/schema';
import { REGIONS, type Region } from './addresses';
import { construction } from './trades/construction';
import { demolition } from './trades/demolition';
import { hvac } from './trades/hvac';
import { plumbing } from './trades/plumbing';
import type { Trade } from './trades/trade';

type FullName = readonly [firstName: string, lastName: string];

/** A demo company as its owner would describe it. */
/** The trades that the demo has a company of. */
export type DemoTrade = Extract<Industry, 'hvac' | 'plumbing' | 'construction' | 'demolition'>;

export type CompanyPlan = {
  name: string;
  industry: DemoTrade;
  timeZone: string;
  /** Of everyone's e-mail address: `{role}@{domain}`. */
  domain: string;
  phone: string;
  website: string;
  address: Address;
  /** Its brand kit, apart from the logo, which is drawn. */
  branding: Omit<BrandKit, 'logoUrl' | 'logoDarkUrl' | 'socialUrl'>;
  region: Region;
  trade: Trade;
  staff: Record<Exclude<Role, 'technician'>, FullName>;
  /** The first four have accounts of their own; the others are known to the office only. */
  technicians: readonly FullName[];
};

const address = (street: string, city: string, state: string, postalCode: string): Address => ({
  street,
  unit: '',
  city,
  state,
  postalCode,
  country: 'US',
});

/** The HVAC company comes first: it is the one that most people look at. */
export const COMPANIES: readonly CompanyPlan[] = [
  {
    name: 'Blue Ridge Heating & Air',
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
  },
  {
    name: 'Cascade Plumbing',
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
  },
  {
    name: 'Prairie Build Co.',
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
  },
  {
    name: 'Sonoran Demolition',
    industry: 'demolition',
    timeZone: 'America/Phoenix',
    domain: 'sonoran.example',
    phone: '(602) 555-0100',
    website: 'https://sonoran.example',
    address: address('1840 W Buckeye Rd', 'Phoenix', 'AZ', '85007'),
    branding: {
      // Safety yellow, which nobody can read on white: what is drawn of it is repaired.
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
  },
];
