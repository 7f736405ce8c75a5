import { AUDIT_FIELDS } from '@/domain/record/schema';
import { isSame } from '@/lib/stableJson';
import type { OutboxEntry, UnsentEntry } from './entry';

/**
 * What is left to send of a record that was deleted without a connection and is made again before the deletion was sent: the
 * fields in which it is another than before. `deletion` is not sent then.
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
