import type { FindingSource } from '@/domain/finding/schema';
import { newId } from '@/lib/ids';
import { readStoredDraft, removeDraft, writeDraft } from '@/ui/forms/draftStore';

const keyOf = (uid: string, { kind, id, itemId }: FindingSource): string =>
  [uid, 'findings', 'id', kind, id, itemId].join(':');

/** Returns the ID of the finding being added there: it stays the same until saved or discarded, so that its photos stay with it. */
export function keptFindingId(uid: string, source: FindingSource): string {
  const kept = readStoredDraft(keyOf(uid, source))?.values['id'];
  if (typeof kept === 'string' && kept !== '') return kept;
  const id = newId();
  writeDraft(keyOf(uid, source), {}, { id });
  return id;
}

export const forgetFindingId = (uid: string, source: FindingSource): void => removeDraft(keyOf(uid, source));
