import { INDUSTRIES } from '@/domain/user/schema';
import { chars } from '../support/samples';
import { CREATED_AT, UPDATED_AT } from '../support/stamps';
import { DELETED, inMinutes, type Fields, type RulesCase } from '../support/types';
import { create, get, list, makeCase, remove, update } from './make';

const future = inMinutes(6);
const newcomer: Fields = {
  email: 'newcomer@example.test',
  role: 'user',
  createdBy: 'newcomer',
  createdAt: CREATED_AT,
  updatedBy: 'newcomer',
  updatedAt: CREATED_AT,
};
const signUp = (label: string, expected: RulesCase['expected'], fields: Fields, actor = 'newcomer'): RulesCase =>
  makeCase(`user created: ${label}`, actor, expected, create('users/newcomer', { ...newcomer, ...fields }));

const creations: RulesCase[] = [
  signUp('least', 'allow', {}),
  signUp('before verification', 'allow', {}, 'newcomerUnverified'),
  signUp('everything', 'allow', {
    companyId: null,
    features: {},
    industries: [...INDUSTRIES],
    colorScheme: 'dark',
    firstName: chars(80),
    lastName: chars(80),
    phone: '512-555-0134',
    isOnboarded: false,
  }),
  ...(['admin', 'manager', 'office', 'technician', ''] as const).map((role) =>
    signUp(`role '${role}'`, 'deny', { role }),
  ),
  signUp('no role', 'deny', { role: DELETED }),
  signUp('in a company', 'deny', { companyId: 'A' }),
  signUp('with a feature', 'deny', { features: { jobs: true } }),
  signUp('with a feature that is off', 'deny', { features: { jobs: false } }),
  signUp('someone else’s address', 'deny', { email: 'admin@example.test' }),
  signUp('no address', 'deny', { email: DELETED }),
  signUp('anonymous', 'deny', {}, 'anonymousNewcomer'),
  signUp(
    'by someone else',
    'deny',
    { email: 'forged@example.test', createdBy: 'forged', updatedBy: 'forged' },
    'forged',
  ),
  signUp('signed out', 'deny', {}, 'signedOut'),
  signUp('switched off', 'deny', { disabled: false }),
  signUp('unknown field', 'deny', { subscriptionStatus: 'active' }),
  ...['createdBy', 'createdAt', 'updatedBy', 'updatedAt'].map((field) =>
    signUp(`without ${field}`, 'deny', { [field]: DELETED }),
  ),
  signUp('created before computers existed', 'deny', { createdAt: '0001-01-01T00:00:00.000Z' }),
  signUp('created by someone else', 'deny', { createdBy: 'admin' }),
  signUp('changed by someone else', 'deny', { updatedBy: 'admin' }),
  signUp('created in the future', 'deny', { createdAt: future }),
  signUp('changed in the future', 'deny', { updatedAt: future }),
  signUp('malformed time', 'deny', { createdAt: 'now' }),
  signUp('time as a number', 'deny', { updatedAt: 5 }),
];

/** Invalid both on creation and on change. */
const badProfile: [string, Fields][] = [
  ['firstName too long', { firstName: chars(81) }],
  ['firstName as a number', { firstName: 5 }],
  ['lastName too long', { lastName: chars(81) }],
  ['lastName as a map', { lastName: { a: 1 } }],
  ['phone without digits', { phone: 'call me' }],
  ['phone too long', { phone: '1 '.repeat(21) }],
  ['unknown color', { colorScheme: 'ocean' }],
  ['very long color', { colorScheme: chars(900_000) }],
  ['color as a map', { colorScheme: { a: 1 } }],
  ['unknown way to be notified of visits', { alertsBy: 'pigeon' }],
  ['unknown industry', { industries: ['hvac', 'piracy'] }],
  ['one industry too many', { industries: [...INDUSTRIES, 'hvac'] }],
  ['industries as text', { industries: 'hvac' }],
  ['onboarded as text', { isOnboarded: 'yes' }],
];

const stamped = (uid: string): Fields => ({ updatedAt: UPDATED_AT, updatedBy: uid });
const stamp = stamped('technician');

const own = (label: string, expected: RulesCase['expected'], fields: Fields, actor = 'technician'): RulesCase =>
  makeCase(`user changed: ${label}`, actor, expected, update(`users/${actor}`, { ...stamped(actor), ...fields }));

const changes: RulesCase[] = [
  own('only the color', 'allow', { colorScheme: 'dark' }),
  makeCase(
    'user changed: without an audit stamp',
    'technician',
    'deny',
    update('users/technician', { colorScheme: 'dark' }),
  ),
  own('without updatedBy', 'deny', { colorScheme: 'dark', updatedBy: DELETED }),
  own('without updatedAt', 'deny', { colorScheme: 'dark', updatedAt: DELETED }),
  own('with the previous change’s time', 'deny', { colorScheme: 'dark', updatedAt: CREATED_AT }),
  own('profile', 'allow', {
    firstName: 'Grace',
    lastName: '',
    phone: '',
    industries: ['plumbing'],
    isOnboarded: true,
    colorScheme: 'auto',
    ...stamp,
  }),
  own('is notified of visits by push', 'allow', { alertsBy: 'push', ...stamp }),
  own('role', 'deny', { role: 'admin', ...stamp }),
  own('features', 'deny', { features: { customers: true, jobs: true, technicians: true, invoices: true }, ...stamp }),
  own('withdrawn features', 'deny', { readOnlyFeatures: { invoices: true }, ...stamp }),
  own('features removed', 'deny', { features: DELETED, ...stamp }),
  own('address', 'deny', { email: 'admin@example.test', ...stamp }),
  own('switched off', 'deny', { disabled: true, ...stamp }),
  own('unknown field', 'deny', { subscriptionStatus: 'active' }),
  own('createdBy changed', 'deny', { createdBy: 'technician' }),
  own('updatedBy someone else', 'deny', { updatedBy: 'admin', updatedAt: UPDATED_AT }),
  own('updatedAt in the future', 'deny', { colorScheme: 'dark', updatedAt: future }),
  own('malformed updatedAt', 'deny', { colorScheme: 'dark', updatedAt: 'now' }),
  own('into another company', 'deny', { companyId: 'B', ...stamp }),
  own('out of the company', 'deny', { companyId: null, ...stamp }),
  own('out of the company by deletion', 'deny', { companyId: DELETED, ...stamp }),
  own('by someone who is switched off', 'deny', { colorScheme: 'dark' }, 'disabled'),
  own('switched back on', 'deny', { disabled: false }, 'disabled'),
  own('before verification', 'allow', { colorScheme: 'dark' }, 'unverified'),
  own('anonymous', 'deny', { colorScheme: 'dark' }, 'anonymous'),
  own('without a company', 'allow', { colorScheme: 'dark' }, 'removed'),
  makeCase('user changed: a colleague', 'admin', 'deny', update('users/technician', { firstName: 'X' })),
  makeCase('user changed: role of a colleague', 'admin', 'deny', update('users/technician', { role: 'office' })),
  makeCase('user changed: flags of a colleague', 'admin', 'deny', update('users/technician', { features: {} })),
  makeCase(
    'user changed: someone in another company',
    'ownerB',
    'deny',
    update('users/technician', { firstName: 'X' }),
  ),
  makeCase('user changed: signed out', 'signedOut', 'deny', update('users/technician', { firstName: 'X' })),
  makeCase('user overwritten', 'technician', 'deny', {
    kind: 'commit',
    writes: [
      { kind: 'set', path: 'users/technician', data: { email: 'technician@example.test', colorScheme: 'dark' } },
    ],
  }),
  makeCase('user deleted', 'technician', 'deny', remove('users/technician')),
  makeCase('user deleted by an admin', 'admin', 'deny', remove('users/technician')),
  ...badProfile.flatMap(([label, fields]) => [own(label, 'deny', fields), signUp(label, 'deny', fields)]),
];

const move = (
  label: string,
  actor: string,
  expected: RulesCase['expected'],
  companyId: string,
  fields: Fields = {},
  before?: Record<string, Fields>,
): RulesCase =>
  makeCase(
    `user moves: ${label}`,
    actor,
    expected,
    update(`users/${actor}`, { companyId, ...stamped(actor), ...fields }),
    before,
  );

const moves: RulesCase[] = [
  move('to their own company', 'ownerAlone', 'allow', 'alone'),
  move('without updatedAt', 'ownerAlone', 'deny', 'alone', { updatedAt: DELETED }),
  move('with a role', 'ownerAlone', 'deny', 'alone', { role: 'admin' }),
  move('to someone else’s company', 'ownerAlone', 'deny', 'A'),
  move('to a company that does not exist', 'ownerAlone', 'deny', 'missing'),
  move('with flags that the company lacks', 'ownerWithFlags', 'deny', 'flagless'),
  move(
    'with a flag that does not exist',
    'ownerWithFlags',
    'deny',
    'flagless',
    {},
    {
      'companies/flagless': { ownerId: 'ownerWithFlags', features: { jobs: true } },
    },
  ),
  move(
    'with the flags of the company',
    'ownerWithFlags',
    'allow',
    'flagless',
    {},
    {
      'companies/flagless': { ownerId: 'ownerWithFlags', features: { customers: true, jobs: true, technicians: true } },
    },
  ),
];

const where = (companyId: string | null, operator = '=='): RulesCase['request'] => ({
  kind: 'list',
  path: 'users',
  query: { where: [['companyId', operator, companyId]], limit: 500 },
});

const reads: RulesCase[] = [
  makeCase('user read: their own record', 'technician', 'allow', get('users/technician')),
  makeCase('user read: their own record, no document yet', 'newcomer', 'allow', get('users/newcomer')),
  makeCase('user read: their own record, without a company', 'removed', 'allow', get('users/removed')),
  makeCase('user read: their own record, unverified', 'unverified', 'allow', get('users/unverified')),
  makeCase('user read: their own record, anonymous', 'anonymous', 'deny', get('users/anonymous')),
  makeCase('user read: a colleague', 'technician', 'allow', get('users/admin')),
  makeCase('user read: a colleague by an unverified owner', 'unverifiedOwner', 'allow', get('users/admin')),
  makeCase('user read: someone in another company', 'ownerB', 'deny', get('users/admin')),
  makeCase(
    'user read: someone without a company, by someone else without one',
    'removed',
    'deny',
    get('users/removedToo'),
  ),
  makeCase('user read: user who does not exist', 'admin', 'deny', get('users/missing')),
  ...['signedOut', 'anonymous', 'disabled', 'unverified', 'removed', 'forged', 'newcomer', 'anonymousOwner'].flatMap(
    (actor) => [
      makeCase(`user read: a colleague by ${actor}`, actor, 'deny', get('users/admin')),
      makeCase(`users listed by ${actor}`, actor, 'deny', where('A')),
    ],
  ),
  makeCase('users listed: the company', 'technician', 'allow', where('A')),
  makeCase('users listed: the company by an unverified owner', 'unverifiedOwner', 'allow', where('A')),
  makeCase('users listed: another company', 'admin', 'deny', where('B')),
  makeCase('users listed: this company and more', 'admin', 'deny', where('A', '>=')),
  makeCase('users listed: without a company', 'removed', 'deny', where(null)),
  makeCase('users listed: everyone', 'admin', 'deny', list('users', 50)),
  makeCase('users listed: without a limit', 'admin', 'deny', {
    kind: 'list',
    path: 'users',
    query: { where: [['companyId', '==', 'A']] },
  }),
  makeCase('users listed: beyond the limit', 'admin', 'deny', {
    kind: 'list',
    path: 'users',
    query: { where: [['companyId', '==', 'A']], limit: 501 },
  }),
  makeCase('users counted', 'admin', 'deny', { kind: 'count', path: 'users', query: {} }),
];

export const userCases: RulesCase[] = [...creations, ...changes, ...moves, ...reads];
