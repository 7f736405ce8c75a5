import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import type { CalculationEditor } from '@/entities/calculation/calculationEditor';
import type { CalculationKind, DraftOf } from '@/entities/calculation/calculationKind';
import { workParts } from '@/entities/calculation/workParts';

/** Fields edited as stored. */
const PLAIN = ['title', 'address', 'notes', 'customerId', 'customerName', 'propertyId', 'jobId'] as const;

/** Editable parts of a plumbing calculation, with the pipes as a tree instead of as text. */
export type PlumbingWork = Pick<PlumbingCalc, (typeof PLAIN)[number]> & { tree: TreeInput };
export type PlumbingDraft = DraftOf<PlumbingWork>;
export type PlumbingEditor = CalculationEditor<PlumbingCalc, PlumbingWork>;

const PARTS = workParts<PlumbingWork>([...PLAIN, 'tree']);

/** Returns null when the stored tree can't be parsed. */
function workOf(record: PlumbingCalc): PlumbingWork | null {
  const { title, address, notes, customerId, customerName, propertyId, jobId } = record;
  const { tree } = readTree(record.tree);
  return tree ? { title, address, notes, customerId, customerName, propertyId, jobId, tree } : null;
}

function changedFields(from: PlumbingWork, to: PlumbingWork): Partial<PlumbingCalc> {
  const changes = Object.fromEntries(
    PLAIN.filter((field) => PARTS.isChanged(from, to, field)).map((field) => [field, to[field]]),
  );
  return to.tree === from.tree ? changes : { ...changes, ...storedTree(to.tree) };
}

/** Defines how a plumbing calculation is edited. */
export const PLUMBING_KIND: CalculationKind<PlumbingCalc, PlumbingWork> = { workOf, changedFields, parts: PARTS };
