import { newRecord } from '../support/records';
import { SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, creation, makeCase, remove } from './make';

const TECHNICIAN = 'technician';
const at = (revisionNumber: number): Record<string, Fields> => ({
  'companies/A/plumbingCalc/r1': { ...newRecord('plumbingCalc', 'seed'), revision: SEED_REVISION, revisionNumber },
});

/** Plumbing calculations: technicians create them too; their revisions count up one by one and never change. */
export const plumbingCases: RulesCase[] = [
  makeCase('plumbing calculation changed by a technician', TECHNICIAN, 'allow', change('plumbingCalc', TECHNICIAN)),
  makeCase(
    'plumbing calculation revised',
    TECHNICIAN,
    'allow',
    change('plumbingCalc', TECHNICIAN, { revisionNumber: 4 }),
    at(3),
  ),
  makeCase(
    'plumbing calculation revised twice in one step',
    TECHNICIAN,
    'deny',
    change('plumbingCalc', TECHNICIAN, { revisionNumber: 5 }),
    at(3),
  ),
  makeCase(
    'plumbing calculation with a revision undone',
    'ownerA',
    'deny',
    change('plumbingCalc', 'ownerA', { revisionNumber: 2 }),
    at(3),
  ),
  makeCase(
    'plumbing calculation restored after deletion',
    'ownerA',
    'allow',
    creation('plumbingCalc', 'ownerA', { revisionNumber: 7 }),
  ),
  makeCase('plumbing calculation deleted by a manager', 'manager', 'allow', remove('companies/A/plumbingCalc/r1')),
  makeCase('plumbing calculation deleted by a technician', TECHNICIAN, 'deny', remove('companies/A/plumbingCalc/r1')),
  makeCase(
    'plumbing revision saved by a technician',
    TECHNICIAN,
    'allow',
    creation('plumbingCalcRevisions', TECHNICIAN),
  ),
  makeCase(
    'plumbing revision of a calculation that does not exist',
    'ownerA',
    'deny',
    creation('plumbingCalcRevisions', 'ownerA', { projectId: 'missing' }),
  ),
  makeCase(
    "plumbing revision of another company's calculation",
    'ownerB',
    'deny',
    creation('plumbingCalcRevisions', 'ownerB'),
  ),
  makeCase(
    'plumbing revision of a calculation rewritten',
    'ownerA',
    'deny',
    change('plumbingCalcRevisions', 'ownerA', { reason: 'Later' }),
  ),
  makeCase(
    'plumbing calculation with its own search words',
    'ownerA',
    'deny',
    change('plumbingCalc', 'ownerA', { searchWords: ['mine'] }),
  ),
  makeCase("plumbing calculation of another company's", 'ownerB', 'deny', change('plumbingCalc', 'ownerB')),
];
