import type { DocumentReference } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { isClientWritten } from '@/domain/record/manifest';
import { manifestOf, type CollectionName } from '@/domain/record/manifests';
import { SCHEMAS } from '@/domain/record/schemas';
import type { Deps } from '../platform/admin';
import { isServerRevision, restoredAudit, revisionOf } from '../platform/audit';
import { changedContent } from '../platform/changedFields';
import { inCompany } from '../platform/collections';
import type { RecordChange } from '../platform/recordChange';
import { describeDamage } from './describeDamage';
import { damageOf, goodVersion } from './goodVersion';

type Place = { companyId: string; collection: CollectionName; ref: DocumentReference };

/**
 * After a write that makes a record unreadable, restores the last good version and notes it in the history. The rules check who writes
 * and anything that affects others; a value that readers can't parse only hides the record from its own company, until this has run. Only
 * the record's current state counts, so a repeated or late event does no harm, and a good version written since is kept. A record that
 * was never valid is kept, and the history says it is damaged. Writes made by functions are never undone, because the books may depend on
 * them.
 */
export async function restoreDamaged(
  deps: Deps,
  { companyId, collection, ref }: Place,
  change: RecordChange,
): Promise<void> {
  const { before, after } = change;
  if (!after || !isClientWritten(manifestOf(collection))) return;
  const schema = await SCHEMAS[collection]();
  const damage = damageOf(schema, after);
  if (!damage) return;
  const isOurs = change.isByServer || isServerRevision(revisionOf(after));
  if (isOurs && (!before || !damageOf(schema, before)))
    logError('a function wrote a damaged record', { path: ref.path, damage: damage.text });
  const activity = inCompany(deps.db, companyId, 'activity');
  const markRef = activity.doc(`damaged-${collection}-${ref.id}`);
  const told = { collection, id: ref.id, at: change.at, after, what: damage.text };

  await deps.db.runTransaction(async (transaction) => {
    const [stored, mark] = await transaction.getAll(ref, markRef);
    const current = stored?.data();
    if (!current || !damageOf(schema, current)) return;
    const good = isOurs ? null : goodVersion(schema, { before, after }, current);
    const now = deps.now();
    if (!good) {
      // Once per record: further changes leave it just as damaged.
      if (mark?.exists !== true) transaction.set(markRef, describeDamage('damaged', told, []));
      return;
    }
    transaction.set(ref, { ...good, ...restoredAudit(now, current) });
    const restored = changedContent(current, good);
    transaction.set(activity.doc(`${change.eventId}-restored`), describeDamage('restored', told, restored));
    if (mark?.exists === true) transaction.delete(markRef);
  });
}
