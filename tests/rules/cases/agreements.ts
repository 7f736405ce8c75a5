import { newRecord } from '../support/records';
import { SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, makeCase, remove } from './make';

const PATH = 'companies/A/agreements/r1';
const now = (fields: Fields): Record<string, Fields> => ({
  [PATH]: { ...newRecord('agreements', 'seed'), revision: SEED_REVISION, ...fields },
});

/** Only functions change what a customer was offered or agreed to. */
export const AGREEMENT_CASES: RulesCase[] = [
  ...['offered', 'active', 'past-due', 'paused', 'expired', 'cancelled', 'declined', 'imported'].flatMap((state) => [
    makeCase(`agreement ${state} changed`, 'ownerA', 'deny', change('agreements', 'ownerA'), now({ state })),
    makeCase(
      `agreement ${state} back to a draft`,
      'ownerA',
      'deny',
      change('agreements', 'ownerA', { state: 'draft' }),
      now({ state }),
    ),
    makeCase(
      `agreement ${state} in another business unit`,
      'ownerA',
      'deny',
      change('agreements', 'ownerA', { businessUnitId: 'plumbing' }),
      now({ state }),
    ),
    makeCase(`agreement ${state} deleted`, 'ownerA', 'deny', remove(PATH), now({ state })),
  ]),
  makeCase(
    'agreement draft in another business unit',
    'ownerA',
    'allow',
    change('agreements', 'ownerA', { businessUnitId: 'plumbing' }),
  ),
  makeCase('agreement started directly', 'ownerA', 'deny', change('agreements', 'ownerA', { state: 'active' })),
  makeCase(
    'agreement with a visit that is not owed',
    'ownerA',
    'deny',
    change('agreements', 'ownerA', { visits: [{ id: 'v', name: 'Visit' }] }),
  ),
  makeCase('agreement draft deleted by a manager', 'manager', 'allow', remove(PATH)),
  makeCase('agreement draft deleted by a technician', 'technician', 'deny', remove(PATH)),
  makeCase('agreement with a link deleted', 'ownerA', 'deny', remove(PATH), now({ token: 'x'.repeat(22) })),
  makeCase('agreement changed by a technician', 'technician', 'allow', change('agreements', 'technician')),
];
