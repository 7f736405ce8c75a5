import { AUDIT_FIELDS } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import type { OutboxEntry, UnsentEntry } from './entry';

/**
 * Returns what is left to send for a record that was deleted offline and recreated before the deletion was sent: the fields that differ
 * from before. `deletion` is not sent in that case.
 */
export function insteadOfDeletion(creation: UnsentEntry, deletion: OutboxEntry): UnsentEntry {
  const { write } = creation;
  if (write.kind !== 'set' || deletion.write.kind !== 'delete') return creation;
  const { updatedBy, updatedAt, revision } = write.data;
  const mine = Object.fromEntries(
    Object.entries(write.data).filter(
      ([field, value]) => !AUDIT_FIELDS.includes(field) && !isSame(value, deletion.base[field]),
    ),
  );
  const base = Object.fromEntries(Object.keys(mine).map((field) => [field, deletion.base[field]]));
  const audit = { updatedBy, updatedAt, revision, baseRevision: deletion.write.baseRevision ?? '' };
  return { ...creation, mine, base, write: { ...write, kind: 'update', data: { ...mine, ...audit } } };
}
