import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';
import { WEEKDAYS } from '@/lib/weekdays';
import { INDUSTRIES } from '@/domain/user/schema';
import { FOREIGN_PICTURES, RULES_PROJECT } from '../support/hosts';
import { COMPANY } from '../support/records';
import { ADDRESS, chars } from '../support/samples';
import { createdStamp, SEED_REVISION, updatedStamp, UPDATED_AT } from '../support/stamps';
import { DELETED, inMinutes, type Fields, type RulesCase } from '../support/types';
import { uidOf } from '../support/actors';
import { create, get, list, makeCase, remove, update } from './make';

const branding = COMPANY['branding'] as Fields;
const LICENSE = { state: 'NC', number: '12345', trade: 'Heating' };
const kit = (fields: Fields): Fields => ({ branding: { ...branding, ...fields } });
const MONDAY = DEFAULT_BUSINESS_HOURS.mon;
const hours = (mon: Fields): Fields => ({ businessHours: { ...DEFAULT_BUSINESS_HOURS, mon: { ...MONDAY, ...mon } } });
const edit = (
  label: string,
  expected: RulesCase['expected'],
  fields: Fields,
  actor = 'admin',
  companyId = 'A',
): RulesCase =>
  makeCase(
    `company changed: ${label}`,
    actor,
    expected,
    update(`companies/${companyId}`, { ...updatedStamp(uidOf(actor)), ...fields }),
  );

const refused: [string, Fields][] = [
  ['features', { features: { customers: true, jobs: true, technicians: true, invoices: true } }],
  ['owner', { ownerId: 'admin' }],
  ['plan', { plan: 'enterprise' }],
  ['subscription', { subscription: { status: 'active', planId: 'complete' } }],
  ['withdrawn features', { withdrawnFeatures: { customers: true } }],
  ['subscription in an older format', { subscriptionStatus: 'active' }],
  ['Stripe customer', { stripeCustomerId: 'cus_B' }],
  ['Stripe account', { stripeAccountId: 'acct_B' }],
  ['createdBy', { createdBy: 'admin' }],
  ['createdAt', { createdAt: UPDATED_AT }],
  ['updatedBy someone else', { updatedBy: 'manager' }],
  ['updatedAt in the future', { updatedAt: inMinutes(6) }],
  ['stale revision', { baseRevision: 'some-older-one' }],
  ['unchanged revision', { revision: SEED_REVISION }],
  ['short revision', { revision: 'short' }],
  ['no name', { name: '' }],
  ['long name', { name: chars(161) }],
  ['name with a line break', { name: 'Acme\r\nBcc: all' }],
  ['website hidden by a control character', { website: '\u0001javascript:alert(1)' }],
  ['website hidden by a tab', { website: 'java\tscript:alert(1)' }],
  ['name as a number', { name: 5 }],
  ['name removed', { name: DELETED }],
  ['unknown industry', { industry: 'piracy' }],
  ['industry removed', { industry: DELETED }],
  ['no trade', { industries: [] }],
  ['unknown trade', { industries: ['hvac', 'piracy'] }],
  ['same trade twice', { industries: ['hvac', 'hvac'] }],
  ['trades that do not start with the main one', { industries: ['plumbing', 'hvac'] }],
  ['trades as text', { industries: 'hvac' }],
  ['sample data', { sampleData: { customers: ['r1'] } }],
  ['revision of sample data', { revision: 'sample-abcdefgh' }],
  ['phone without digits', { phone: 'call me' }],
  ['phone as a number', { phone: 5 }],
  ['bad e-mail address', { email: 'nobody' }],
  ['e-mail address as a number', { email: 5 }],
  ['website too long', { website: chars(201) }],
  ['website as a number', { website: 5 }],
  ['website address that runs a script', { website: ' JavaScript:alert(1)' }],
  ['website as a data URL', { website: 'data:text/html,x' }],
  ['address as text', { address: 'Elm St' }],
  ['address too long', { address: { ...ADDRESS, street: chars(201) } }],
  ['address with an extra field', { address: { ...ADDRESS, planet: 'x' } }],
  ['time zone as a number', { timeZone: 5 }],
  ['empty time zone', { timeZone: '' }],
  ['malformed time zone', { timeZone: 'Mars <b>' }],
  ['time zone that does not exist', { timeZone: 'Etc/GMT+5' }],
  ['time zone as an offset', { timeZone: '+14:00' }],
  ['time zone too long', { timeZone: chars(65) }],
  ['branding as text', { branding: 'blue' }],
  ['branding with an extra field', { branding: { ...branding, script: 'x' } }],
  ['branding without a color', { branding: { logoUrl: '', primaryColor: '#000000' } }],
  ['logo address that runs a script', { branding: { ...branding, logoUrl: 'javascript:alert(1)' } }],
  ...FOREIGN_PICTURES.map((address): [string, Fields] => [`dark logo ${address}`, kit({ logoDarkUrl: address })]),
  ['logo address too long', { branding: { ...branding, logoUrl: `https://x.test/${chars(2000)}` } }],
  ['malformed color', { branding: { ...branding, primaryColor: 'url(x)' } }],
  ['malformed second color', { branding: { ...branding, accentColor: 'red' } }],
  ['link picture as a data URL', kit({ socialUrl: 'data:text/html,x' })],
  ['unknown font', kit({ font: 'comic' })],
  ['font that escapes its style', kit({ font: "inter';} body{display:none" })],
  ['licenses as text', kit({ licenses: 'NC 123' })],
  ['seven licenses', kit({ licenses: Array.from({ length: 7 }, () => LICENSE) })],
  ['license without a number', kit({ licenses: [{ ...LICENSE, number: '' }] })],
  ['license without a state', kit({ licenses: [LICENSE, { ...LICENSE, state: '' }] })],
  ['license too long', kit({ licenses: [{ ...LICENSE, number: chars(41) }] })],
  ['license with an extra field', kit({ licenses: [{ ...LICENSE, script: 'x' }] })],
  ...Array.from({ length: 6 }, (_, odd): [string, Fields] => [
    `license ${odd + 1} of six odd`,
    kit({
      licenses: Array.from({ length: 6 }, (_license, index) => (index === odd ? { ...LICENSE, trade: 5 } : LICENSE)),
    }),
  ]),
  ['tagline too long', kit({ tagline: chars(121) })],
  ['tagline as a number', kit({ tagline: 5 })],
  ['closing with a line break', kit({ emailClosing: 'Thanks\nBcc: all' })],
  ['thank-you note too long', kit({ thankYou: chars(301) })],
  ['signature as a list', kit({ signatureName: ['Dana'] })],
  ['signature title too long', kit({ signatureTitle: chars(121) })],
  ['hours as text', { businessHours: 'nine to five' }],
  ['hours for only one day', { businessHours: { mon: MONDAY } }],
  ['hours for an eighth day', { businessHours: { ...DEFAULT_BUSINESS_HOURS, doomsday: MONDAY } }],
  ['hours with an extra field', hours({ lunch: '12:00' })],
  ['hours that end before they start', hours({ opensAt: '17:00', closesAt: '08:00' })],
  ['hours without an end', { businessHours: { ...DEFAULT_BUSINESS_HOURS, mon: { isOpen: false, opensAt: '08:00' } } }],
  ['malformed hours', hours({ opensAt: '8 AM' })],
  ['hours past midnight', hours({ closesAt: '24:00' })],
  ['open as a word', hours({ isOpen: 'yes' })],
  ...WEEKDAYS.map((day): [string, Fields] => [
    `hours odd on ${day}`,
    { businessHours: { ...DEFAULT_BUSINESS_HOURS, [day]: { ...MONDAY, opensAt: '8 AM' } } },
  ]),
];

const taken: [string, Fields][] = [
  ['name', { name: 'Acme 2' }],
  ['everything', { ...COMPANY, name: 'Acme 3', timeZone: 'America/Argentina/Buenos_Aires' }],
  ['little', { email: '', website: '', branding: { ...branding, logoUrl: '' } }],
  [
    'branding from before the brand kit',
    { branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' } },
  ],
  ['two licenses', kit({ licenses: [LICENSE, { ...LICENSE, trade: '' }] })],
  [
    'an emulator logo',
    {
      branding: {
        ...branding,
        logoUrl: `http://127.0.0.1:9198/v0/b/${RULES_PROJECT}.firebasestorage.app/o/companies%2FA%2Fbranding%2Fy.png?alt=media`,
      },
    },
  ],
  ['no hours yet', { name: 'Acme 7', businessHours: DELETED }],
  ['hours', hours({ isOpen: false, opensAt: '17:00', closesAt: '08:00' })],
  ['several trades', { industries: [...INDUSTRIES] }],
  ['no phone', { phone: '' }],
  ...INDUSTRIES.map((industry): [string, Fields] => [`industry ${industry}`, { industry, industries: [industry] }]),
];

const SERVER_ONLY = [
  'counters/invoice',
  'keys/oauth-google',
  'keys/oauthClient-google',
  'private/quickbooks',
  'entitlements/current',
  'customers/r1/secrets/x',
];

export const companyCases: RulesCase[] = [
  ...refused.map(([label, fields]) => edit(label, 'deny', fields)),
  ...taken.map(([label, fields]) => edit(label, 'allow', fields)),
  ...['ownerA', 'manager', 'unverifiedOwner'].map((actor) => edit(`by ${actor}`, 'allow', { name: 'Acme 4' }, actor)),
  ...[
    'office',
    'technician',
    'user',
    'noRole',
    'ownerB',
    'disabled',
    'unverified',
    'anonymous',
    'removed',
    'forged',
    'signedOut',
  ].map((actor) => edit(`by ${actor}`, 'deny', { name: 'Acme 5' }, actor)),
  edit('another', 'deny', { name: 'Acme 6' }, 'admin', 'B'),
  makeCase(
    'company created',
    'newcomer',
    'deny',
    create('companies/mine', { ...COMPANY, ownerId: 'newcomer', features: {}, ...createdStamp('newcomer') }),
  ),
  makeCase('company deleted', 'ownerA', 'deny', remove('companies/A')),
  makeCase('companies listed', 'ownerA', 'deny', list('companies', 10)),
  makeCase('companies listed by owner', 'ownerA', 'deny', {
    kind: 'list',
    path: 'companies',
    query: { where: [['ownerId', '==', 'ownerA']], limit: 1 },
  }),
  ...['ownerA', 'admin', 'manager', 'office', 'technician', 'user', 'technician-off', 'unverifiedOwner', 'noRole'].map(
    (actor) => makeCase(`company read by ${actor}`, actor, 'allow', get('companies/A')),
  ),
  ...['ownerB', 'disabled', 'unverified', 'anonymous', 'removed', 'forged', 'signedOut', 'newcomer'].map((actor) =>
    makeCase(`company read by ${actor}`, actor, 'deny', get('companies/A')),
  ),
  ...SERVER_ONLY.flatMap((path) => [
    makeCase(`server's own ${path} read`, 'ownerA', 'deny', get(`companies/A/${path}`)),
    makeCase(`server's own ${path} written`, 'ownerA', 'deny', {
      kind: 'commit',
      writes: [{ kind: 'set', path: `companies/A/${path}`, data: { a: 1, ...createdStamp('ownerA') } }],
    }),
  ]),
];
