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
  ['subscription of an older shape', { subscriptionStatus: 'active' }],
  ['Stripe customer', { stripeCustomerId: 'cus_B' }],
  ['Stripe account', { stripeAccountId: 'acct_B' }],
  ['createdBy', { createdBy: 'admin' }],
  ['createdAt', { createdAt: UPDATED_AT }],
  ['updatedBy another', { updatedBy: 'manager' }],
  ['updatedAt future', { updatedAt: inMinutes(6) }],
  ['stale revision', { baseRevision: 'some-older-one' }],
  ['same revision', { revision: SEED_REVISION }],
  ['short revision', { revision: 'short' }],
  ['no name', { name: '' }],
  ['long name', { name: chars(161) }],
  ['name of two lines', { name: 'Acme\r\nBcc: all' }],
  ['website hidden by a control character', { website: '\u0001javascript:alert(1)' }],
  ['website hidden by a tab', { website: 'java\tscript:alert(1)' }],
  ['name a number', { name: 5 }],
  ['name gone', { name: DELETED }],
  ['industry unknown', { industry: 'piracy' }],
  ['industry gone', { industry: DELETED }],
  ['no trade', { industries: [] }],
  ['trade unknown', { industries: ['hvac', 'piracy'] }],
  ['trade twice', { industries: ['hvac', 'hvac'] }],
  ['trades without the main one in front', { industries: ['plumbing', 'hvac'] }],
  ['trades a text', { industries: 'hvac' }],
  ['sample data', { sampleData: { customers: ['r1'] } }],
  ['revision of a sample', { revision: 'sample-abcdefgh' }],
  ['phone without digits', { phone: 'call me' }],
  ['phone a number', { phone: 5 }],
  ['e-mail bad', { email: 'nobody' }],
  ['e-mail a number', { email: 5 }],
  ['website long', { website: chars(201) }],
  ['website a number', { website: 5 }],
  ['website that runs', { website: ' JavaScript:alert(1)' }],
  ['website of data', { website: 'data:text/html,x' }],
  ['address a text', { address: 'Elm St' }],
  ['address long', { address: { ...ADDRESS, street: chars(201) } }],
  ['address and more', { address: { ...ADDRESS, planet: 'x' } }],
  ['time zone a number', { timeZone: 5 }],
  ['time zone empty', { timeZone: '' }],
  ['time zone odd', { timeZone: 'Mars <b>' }],
  ['time zone of no place', { timeZone: 'Etc/GMT+5' }],
  ['time zone an offset', { timeZone: '+14:00' }],
  ['time zone long', { timeZone: chars(65) }],
  ['branding a text', { branding: 'blue' }],
  ['branding and more', { branding: { ...branding, script: 'x' } }],
  ['branding without a colour', { branding: { logoUrl: '', primaryColor: '#000000' } }],
  ['logo that runs', { branding: { ...branding, logoUrl: 'javascript:alert(1)' } }],
  ...FOREIGN_PICTURES.map((address): [string, Fields] => [`dark logo ${address}`, kit({ logoDarkUrl: address })]),
  ['logo long', { branding: { ...branding, logoUrl: `https://x.test/${chars(2000)}` } }],
  ['colour odd', { branding: { ...branding, primaryColor: 'url(x)' } }],
  ['other colour odd', { branding: { ...branding, accentColor: 'red' } }],
  ['link picture that is data', kit({ socialUrl: 'data:text/html,x' })],
  ['font unknown', kit({ font: 'comic' })],
  ['font that leaves its style', kit({ font: "inter';} body{display:none" })],
  ['licenses a text', kit({ licenses: 'NC 123' })],
  ['seven licenses', kit({ licenses: Array.from({ length: 7 }, () => LICENSE) })],
  ['license without a number', kit({ licenses: [{ ...LICENSE, number: '' }] })],
  ['license without a state', kit({ licenses: [LICENSE, { ...LICENSE, state: '' }] })],
  ['license long', kit({ licenses: [{ ...LICENSE, number: chars(41) }] })],
  ['license and more', kit({ licenses: [{ ...LICENSE, script: 'x' }] })],
  ...Array.from({ length: 6 }, (_, odd): [string, Fields] => [
    `license ${odd + 1} of six odd`,
    kit({
      licenses: Array.from({ length: 6 }, (_license, index) => (index === odd ? { ...LICENSE, trade: 5 } : LICENSE)),
    }),
  ]),
  ['tagline long', kit({ tagline: chars(121) })],
  ['tagline a number', kit({ tagline: 5 })],
  ['closing of two lines', kit({ emailClosing: 'Thanks\nBcc: all' })],
  ['thanks long', kit({ thankYou: chars(301) })],
  ['signature a list', kit({ signatureName: ['Dana'] })],
  ['signature title long', kit({ signatureTitle: chars(121) })],
  ['hours a text', { businessHours: 'nine to five' }],
  ['hours of one day', { businessHours: { mon: MONDAY } }],
  ['hours of an eighth day', { businessHours: { ...DEFAULT_BUSINESS_HOURS, doomsday: MONDAY } }],
  ['hours with more', hours({ lunch: '12:00' })],
  ['hours that end first', hours({ opensAt: '17:00', closesAt: '08:00' })],
  ['hours without an end', { businessHours: { ...DEFAULT_BUSINESS_HOURS, mon: { isOpen: false, opensAt: '08:00' } } }],
  ['hours odd', hours({ opensAt: '8 AM' })],
  ['hours beyond the day', hours({ closesAt: '24:00' })],
  ['open a word', hours({ isOpen: 'yes' })],
  ...WEEKDAYS.map((day): [string, Fields] => [
    `hours odd on ${day}`,
    { businessHours: { ...DEFAULT_BUSINESS_HOURS, [day]: { ...MONDAY, opensAt: '8 AM' } } },
  ]),
];

const taken: [string, Fields][] = [
  ['name', { name: 'Acme 2' }],
  ['everything', { ...COMPANY, name: 'Acme 3', timeZone: 'America/Argentina/Buenos_Aires' }],
  ['little', { email: '', website: '', branding: { ...branding, logoUrl: '' } }],
  ['branding of before the kit', { branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' } }],
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
    'company made',
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
