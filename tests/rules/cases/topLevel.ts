import { CREATED_AT } from '../support/stamps';
import type { RulesCase } from '../support/types';
import { create, get, list, makeCase, remove, update } from './make';

const checkouts = (companyId: string, limit?: number): RulesCase['request'] => ({
  kind: 'list',
  path: 'stripeCheckouts',
  query: {
    where: [
      ['companyId', '==', companyId],
      ['status', '==', 'completed'],
    ],
    ...(limit === undefined ? {} : { limit }),
  },
});

/** Everything without a rule: server-only, or not built yet. */
const DENIED = [
  'stripeEvents/e1',
  'memberships/user-a_B',
  'stripeCustomers/A',
  'publicSites/A',
  'rateLimits/admin',
  'oauthStates/0a1b',
  'statusLinks/AAAAAAAAAAAAAAAAAAAAAA',
  'mail/m1',
  'customers/c1',
  'randomTop/x',
  'users/technician/notifications/n1',
];

export const topLevelCases: RulesCase[] = [
  makeCase('checkout read by a member', 'technician', 'allow', get('stripeCheckouts/a1')),
  makeCase('checkouts listed by a member', 'technician', 'allow', checkouts('A', 1)),
  makeCase('checkouts listed at the limit', 'technician', 'allow', checkouts('A', 500)),
  makeCase('checkouts listed beyond the limit', 'admin', 'deny', checkouts('A', 501)),
  makeCase('checkouts listed without a limit', 'admin', 'deny', checkouts('A')),
  makeCase('checkouts of another company', 'admin', 'deny', checkouts('B', 1)),
  makeCase('checkouts of everyone', 'admin', 'deny', list('stripeCheckouts', 10)),
  makeCase('checkout that does not exist', 'admin', 'deny', get('stripeCheckouts/missing')),
  ...['ownerB', 'signedOut', 'anonymous', 'disabled', 'unverified', 'removed', 'forged'].flatMap((actor) => [
    makeCase(`checkout read by ${actor}`, actor, 'deny', get('stripeCheckouts/a1')),
    makeCase(`checkouts listed by ${actor}`, actor, 'deny', checkouts('A', 1)),
  ]),
  makeCase(
    'checkout created',
    'ownerA',
    'deny',
    create('stripeCheckouts/n1', { companyId: 'A', status: 'pending', createdAt: CREATED_AT }),
  ),
  makeCase(
    'checkout created as paid',
    'ownerA',
    'deny',
    create('stripeCheckouts/n1', { companyId: 'A', status: 'completed', createdAt: CREATED_AT }),
  ),
  makeCase('checkout changed', 'ownerA', 'deny', update('stripeCheckouts/a1', { status: 'pending' })),
  makeCase('checkout deleted', 'ownerA', 'deny', remove('stripeCheckouts/a1')),
  ...DENIED.flatMap((path) => [
    makeCase(`denied ${path} read`, 'ownerA', 'deny', get(path)),
    makeCase(`denied ${path} read while signed out`, 'signedOut', 'deny', get(path)),
    makeCase(`denied ${path} written`, 'ownerA', 'deny', {
      kind: 'commit',
      writes: [{ kind: 'set', path, data: { a: 1 } }],
    }),
  ]),
];
