import type { Write } from '../records/store';

type Fields = Record<string, unknown>;
type Written = { write: Write };

/** Maps each revision to the one it replaced, for writes from this device. */
function replacedBy(writes: readonly Written[]): Map<unknown, unknown> {
  return new Map(
    writes.flatMap(({ write }) =>
      write.kind === 'delete' ? [] : [[write.data['revision'], write.data['baseRevision']] as const],
    ),
  );
}

/**
 * Returns the revisions the server must have accepted for a record to be at this one, newest first, as far as known: it accepts a write
 * only on top of the revision the write names.
 */
function accepted(at: Fields, writes: readonly Written[]): Set<unknown> {
  const replaced = replacedBy(writes);
  if (!replaced.has(at['revision'])) replaced.set(at['revision'], at['baseRevision']);
  const found = new Set<unknown>();
  for (let reached = at['revision']; reached && !found.has(reached); reached = replaced.get(reached))
    found.add(reached);
  return found;
}

/**
 * Returns whether a record results from `write`, even without confirmation: when a response is lost with its connection, the resent write
 * is rejected because it, or later ones on top of it, are already stored. `others` are this device's other writes of the record.
 */
export function isBuiltUpon(server: Fields, write: Write, others: readonly Written[]): boolean {
  return write.kind !== 'delete' && accepted(server, others).has(write.data['revision']);
}
