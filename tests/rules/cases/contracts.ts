import { newRecord } from '../support/records';
import { SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, makeCase, remove } from './make';

const PATH = 'companies/A/contracts/r1';
const now = (fields: Fields): Record<string, Fields> => ({
  [PATH]: { ...newRecord('contracts', 'seed'), revision: SEED_REVISION, ...fields },
});

/** Only functions change what was sent out for signature. */
export const CONTRACT_CASES: RulesCase[] = [
  ...['out', 'active', 'complete', 'closed', 'canceled'].flatMap((state) => [
    makeCase(`contract ${state} changed`, 'ownerA', 'deny', change('contracts', 'ownerA'), now({ state })),
    makeCase(`contract ${state} deleted`, 'ownerA', 'deny', remove(PATH), now({ state })),
  ]),
  makeCase(
    'contract back to a draft',
    'ownerA',
    'deny',
    change('contracts', 'ownerA', { state: 'draft' }),
    now({ state: 'out' }),
  ),
  makeCase('contract put in force directly', 'ownerA', 'deny', change('contracts', 'ownerA', { state: 'active' })),
  makeCase('contract marked as signed', 'ownerA', 'deny', change('contracts', 'ownerA', { signedOn: '2026-02-01' })),
  makeCase('contract in another chain', 'ownerA', 'deny', change('contracts', 'ownerA', { chainHead: 'a'.repeat(64) })),
  makeCase('contract draft deleted by a manager', 'manager', 'allow', remove(PATH)),
  makeCase('contract that was sent before deleted', 'manager', 'deny', remove(PATH), now({ version: 1 })),
  makeCase('contract changed by a technician', 'technician', 'deny', change('contracts', 'technician')),
];
