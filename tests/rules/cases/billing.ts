import { SMALL_PAPER } from '../support/papers';
import { newRecord } from '../support/records';
import { SHARE_TOKEN } from '../support/seed';
import { createdStamp, SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, create, get, list, makeCase, remove, update } from './make';

type Drafts = 'estimates' | 'invoices';
const path = (collection: string): string => `companies/A/${collection}/r1`;
const now = (collection: Drafts, fields: Fields): Record<string, Fields> => ({
  [path(collection)]: { ...newRecord(collection, 'seed'), revision: SEED_REVISION, ...fields },
});

const FROZEN: Record<Drafts, readonly string[]> = {
  estimates: ['sent', 'changes-requested', 'approved', 'declined', 'superseded', 'converted'],
  invoices: ['issued', 'disputed', 'void', 'credited'],
};

/** No one can change anything sent, signed or issued. */
const frozen = (['estimates', 'invoices'] as const).flatMap((collection) =>
  FROZEN[collection].flatMap((state) => [
    makeCase(
      `${collection} ${state} changed`,
      'ownerA',
      'deny',
      change(collection, 'ownerA'),
      now(collection, { state }),
    ),
    makeCase(
      `${collection} ${state} back to a draft`,
      'ownerA',
      'deny',
      change(collection, 'ownerA', { state: 'draft' }),
      now(collection, { state }),
    ),
    makeCase(`${collection} ${state} deleted`, 'ownerA', 'deny', remove(path(collection)), now(collection, { state })),
  ]),
);

const kept = [
  makeCase(
    'second revision of an estimate deleted',
    'ownerA',
    'deny',
    remove(path('estimates')),
    now('estimates', { revisionNumber: 2 }),
  ),
  makeCase(
    'second revision of an estimate changed',
    'office',
    'allow',
    change('estimates', 'office'),
    now('estimates', { revisionNumber: 2, approval: { totalCents: 1 } }),
  ),
  ...(['estimates', 'invoices'] as const).flatMap((collection) => [
    makeCase(
      `${collection} sent once deleted`,
      'ownerA',
      'deny',
      remove(path(collection)),
      now(collection, { sentAt: '2024-05-01T08:00:00.000Z' }),
    ),
    makeCase(
      `${collection} with a link deleted`,
      'ownerA',
      'deny',
      remove(path(collection)),
      now(collection, { token: 'x'.repeat(22) }),
    ),
    makeCase(`${collection} deleted by a technician`, 'technician', 'deny', remove(path(collection))),
  ]),
  makeCase(
    'invoice with a number deleted',
    'ownerA',
    'deny',
    remove(path('invoices')),
    now('invoices', { number: 'INV-1' }),
  ),
  makeCase('estimate changed by a technician', 'technician', 'allow', change('estimates', 'technician')),
  makeCase(
    'invoice settled directly',
    'office',
    'deny',
    change('invoices', 'office', {
      document: { ...SMALL_PAPER('invoice'), settlements: [{ id: 'p', kind: 'payment', amountCents: 5 }] },
    }),
  ),
];

/** Data only functions write, regardless of the caller. */
const SERVER = ['creditNotes', 'payments', 'ledger', 'ledgerMonths', 'summaries', 'balances'];
const written = SERVER.flatMap((collection) => [
  makeCase(
    `${collection} written by the owner`,
    'ownerA',
    'deny',
    create(`companies/A/${collection}/n1`, { amountCents: 1, ...createdStamp('ownerA') }),
  ),
  makeCase(`${collection} read by a technician`, 'technician', 'deny', get(path(collection))),
]);

const revision = 'companies/A/estimates/r1/revisions/1';
const REVISION: Record<string, Fields> = { [revision]: { revisionNumber: 1 } };
const revisions = [
  makeCase('revision read by a technician', 'technician', 'allow', get(revision), REVISION),
  makeCase(
    'revisions listed by the office',
    'office',
    'allow',
    list('companies/A/estimates/r1/revisions', 50),
    REVISION,
  ),
  makeCase('revisions listed without a limit', 'office', 'deny', list('companies/A/estimates/r1/revisions'), REVISION),
  makeCase('revision read without the feature', 'technician-off', 'deny', get(revision), REVISION),
  makeCase('revision read by another company', 'ownerB', 'deny', get(revision), REVISION),
  makeCase('revision changed', 'ownerA', 'deny', update(revision, { revisionNumber: 2 }), REVISION),
  makeCase('revision deleted', 'ownerA', 'deny', remove(revision), REVISION),
  makeCase('revision created', 'ownerA', 'deny', create('companies/A/estimates/r1/revisions/2', { revisionNumber: 2 })),
];

const counters = [
  makeCase('counter of invoices read', 'ownerA', 'deny', get('companies/A/counters/invoices')),
  makeCase('counter of invoices set', 'ownerA', 'deny', create('companies/A/counters/invoices', { last: 0 })),
];

const PUBLIC = `publicDocuments/${SHARE_TOKEN}`;

/** The key of a public document is its token: anyone with it can read; no one can list or write. */
const shared = ['signedOut', 'anonymous', 'ownerA', 'ownerB', 'disabled'].flatMap((actor) => [
  makeCase(`public document read by ${actor}`, actor, 'allow', get(PUBLIC)),
  makeCase(
    `public document that is not there read by ${actor}`,
    actor,
    'allow',
    get('publicDocuments/missing-one_0123456789'),
  ),
  makeCase(`public document by another key than a link's by ${actor}`, actor, 'deny', get('publicDocuments/token')),
  makeCase(`public documents listed by ${actor}`, actor, 'deny', list('publicDocuments', 1)),
  makeCase(`public document changed by ${actor}`, actor, 'deny', update(PUBLIC, { total: 0 })),
  makeCase(`public document deleted by ${actor}`, actor, 'deny', remove(PUBLIC)),
  makeCase(`public document made by ${actor}`, actor, 'deny', create('publicDocuments/other', { companyId: 'A' })),
]);

export const billingCases: RulesCase[] = [...frozen, ...kept, ...written, ...revisions, ...counters, ...shared];
