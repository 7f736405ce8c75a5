import { collections } from '@/data/collections';
import { plumbingCalcSchema, type PlumbingCalc } from '@/domain/plumbing/record/schema';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import type { Stored } from '@/domain/record/schema';
import {
  useCalculationEditing,
  type CalculationEditing,
  type EditedKind,
} from '@/entities/calculation/useCalculationEditing';
import { formatCount } from '@/ui/format/quantities';
import { PLUMBING_KIND, type PlumbingWork } from '../editing/work';

function inWords(field: keyof PlumbingCalc, value: unknown): string {
  if (field !== 'tree') return String(value);
  const { tree } = readTree(String(value));
  return tree
    ? `${tree.code}, ${formatCount(tree.segments?.length ?? 0, 'segment')}, ${formatCount(tree.fixtures?.length ?? 0, 'fixture')}`
    : 'Cannot be read';
}

/** Derives the fields that lists show of the pipes. */
function derive({ tree: text }: PlumbingCalc): Partial<PlumbingCalc> {
  const { tree } = readTree(text);
  if (!tree) return {};
  const { totals, codeName } = storedTree(tree);
  return { totals, codeName };
}

const EDITED: EditedKind<PlumbingCalc, PlumbingWork> = {
  definition: collections.plumbingCalc,
  schema: plumbingCalcSchema,
  kind: PLUMBING_KIND,
  draftName: 'plumbing-calc',
  labels: {
    title: 'Name',
    address: 'Address',
    notes: 'Notes',
    customerId: 'Customer',
    customerName: 'Customer',
    propertyId: 'Property',
    jobId: 'Job',
    tree: 'Pipes',
  },
  format: inWords,
  follows: { customerId: 'customerName' },
  derive,
};

/** Edits a plumbing calculation; give the component a `key` of its ID. */
export const usePlumbingProject = (record: Stored<PlumbingCalc>): CalculationEditing<PlumbingCalc, PlumbingWork> =>
  useCalculationEditing(record, EDITED);
