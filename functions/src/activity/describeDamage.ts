import { activitySchema, type Activity } from '@/domain/activity/schema';
import type { Audit } from '@/domain/record/schema';
import { manifestOf, type CollectionName } from '@/domain/record/manifests';
import { createdStamp } from '../platform/audit';
import { isActivitySubject, text, subjectName } from './describe';

type Damaged = {
  collection: CollectionName;
  id: string;
  at: string;
  /** The unreadable version, and what is wrong with it. */
  after: Record<string, unknown>;
  what: string;
};

/**
 * Builds the history entry for a damaged version: who wrote it, what was wrong with it, and whether the last good one was restored.
 * @param restored the fields that were restored
 */
export function describeDamage(
  verb: 'restored' | 'damaged',
  { collection, id, at, after, what }: Damaged,
  restored: readonly string[],
): Activity & Pick<Audit, 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt'> {
  const { activity: log, noun } = manifestOf(collection);
  const subjectType = 'none' in log ? noun.one : log.subject;
  const actorUid = text(after, 'updatedBy');
  const entry = activitySchema.parse({
    at,
    actorUid,
    verb,
    subjectType,
    subjectId: id,
    subjectName: isActivitySubject(subjectType) ? subjectName(subjectType, after) : '',
    customerId: collection === 'customers' ? id : text(after, 'customerId'),
    changedFields: restored,
    detail: what,
  });
  return { ...entry, ...createdStamp(actorUid, at) };
}
