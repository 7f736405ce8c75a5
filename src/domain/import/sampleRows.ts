import type { CheckedRow, ImportPlan } from './plan';
import type { RowDraft } from './rows';

const LOOKED_AT = 500;

/** Scores how much data a row contains. */
function richness({ customer, properties }: RowDraft): number {
  const { phone, email, contacts, tags, notes, companyName } = customer;
  const filled = [phone, email, notes, companyName].filter((value) => value !== '').length;
  return filled + 2 * contacts.length + tags.length + 3 * Math.max(0, properties.length - 1) + properties.length;
}

/**
 * Returns up to three rows to preview before an import: the first that becomes a customer, and of the first 500 those with the most data,
 * where a wrong column shows. In the file's order.
 */
export function sampleRows({ rows, fates }: ImportPlan): { row: number; draft: RowDraft }[] {
  const created = rows
    .slice(0, LOOKED_AT)
    .flatMap(({ row, draft, kinship }: CheckedRow, index) =>
      draft && kinship && kinship.kind !== 'property' && fates[index] === 'create' ? [{ row, draft }] : [],
    );
  const [first, ...others] = created;
  if (!first) return [];
  const richest = others.toSorted((one, other) => richness(other.draft) - richness(one.draft)).slice(0, 2);
  return [first, ...richest].toSorted((one, other) => one.row - other.row);
}
