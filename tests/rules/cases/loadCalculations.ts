import { newRecord } from '../support/records';
import { SEED_REVISION } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, creation, makeCase, remove } from './make';

const TECHNICIAN = 'technician';
const at = (revisionNumber: number): Record<string, Fields> => ({
  'companies/A/manualJ/r1': { ...newRecord('manualJ', 'seed'), revision: SEED_REVISION, revisionNumber },
});
/** Builds one stored before calculations had ducts and a drawing. */
const beforeDucts = (): Record<string, Fields> => {
  const { ducts: _, floorPlan: __, ...fields } = newRecord('manualJ', 'seed');
  return { 'companies/A/manualJ/r1': { ...fields, revision: SEED_REVISION, revisionNumber: 3 } };
};

/** Load calculations: technicians create them too; their revisions count up one by one and never change. */
export const loadCalculationCases: RulesCase[] = [
  makeCase('load calculation changed by a technician', TECHNICIAN, 'allow', change('manualJ', TECHNICIAN)),
  makeCase(
    'load calculation from before ducts changed',
    TECHNICIAN,
    'allow',
    change('manualJ', TECHNICIAN, { notes: 'Attic seen' }),
    beforeDucts(),
  ),
  makeCase(
    'load calculation from before ducts gets ducts',
    TECHNICIAN,
    'allow',
    change('manualJ', TECHNICIAN, { ducts: '{}' }),
    beforeDucts(),
  ),
  makeCase(
    'load calculation from before ducts gets ducts that are not text',
    TECHNICIAN,
    'deny',
    change('manualJ', TECHNICIAN, { ducts: 7 }),
    beforeDucts(),
  ),
  makeCase(
    'load calculation from before drawings gets one',
    TECHNICIAN,
    'allow',
    change('manualJ', TECHNICIAN, { floorPlan: '{}' }),
    beforeDucts(),
  ),
  makeCase(
    'load calculation gets a drawing that is not text',
    TECHNICIAN,
    'deny',
    change('manualJ', TECHNICIAN, { floorPlan: 7 }),
    beforeDucts(),
  ),
  makeCase(
    'load calculation revised',
    TECHNICIAN,
    'allow',
    change('manualJ', TECHNICIAN, { revisionNumber: 4 }),
    at(3),
  ),
  makeCase(
    'load calculation revised twice in one step',
    TECHNICIAN,
    'deny',
    change('manualJ', TECHNICIAN, { revisionNumber: 5 }),
    at(3),
  ),
  makeCase(
    'load calculation with a revision undone',
    'ownerA',
    'deny',
    change('manualJ', 'ownerA', { revisionNumber: 2 }),
    at(3),
  ),
  makeCase(
    'load calculation restored after deletion',
    'ownerA',
    'allow',
    creation('manualJ', 'ownerA', { revisionNumber: 7 }),
  ),
  makeCase('load calculation deleted by a manager', 'manager', 'allow', remove('companies/A/manualJ/r1')),
  makeCase('load calculation deleted by a technician', TECHNICIAN, 'deny', remove('companies/A/manualJ/r1')),
  makeCase('revision saved by a technician', TECHNICIAN, 'allow', creation('manualJRevisions', TECHNICIAN)),
  makeCase(
    'revision of a calculation that does not exist',
    'ownerA',
    'deny',
    creation('manualJRevisions', 'ownerA', { projectId: 'missing' }),
  ),
  makeCase("revision of another company's calculation", 'ownerB', 'deny', creation('manualJRevisions', 'ownerB')),
  makeCase(
    'revision of a calculation rewritten',
    'ownerA',
    'deny',
    change('manualJRevisions', 'ownerA', { reason: 'Later' }),
  ),
];
