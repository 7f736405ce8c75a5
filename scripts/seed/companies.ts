import type { Role } from '@/domain/access/roles';
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
  branding: { primaryColor: string; accentColor: string };
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
    branding: { primaryColor: '#1d4e89', accentColor: '#f08c00' },
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
    branding: { primaryColor: '#0b6e4f', accentColor: '#e8590c' },
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
    branding: { primaryColor: '#7a4419', accentColor: '#2b8a3e' },
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
    branding: { primaryColor: '#9c2f1b', accentColor: '#1971c2' },
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
