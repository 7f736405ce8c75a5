import { activitySchema, type Activity } from '@/domain/activity/schema';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from './admin';
import { createdStamp } from './audit';
import { inCompany } from './collections';

export type ActivityEntry = Pick<Activity, 'actorUid' | 'verb' | 'subjectType' | 'subjectId'> & Partial<Activity>;

/** Records who did what, in the same transaction as the change. The time is the server's. */
export function recordActivity(deps: Deps, transaction: Transaction, companyId: string, entry: ActivityEntry): void {
  const ref = inCompany(deps.db, companyId, 'activity').doc(deps.newId());
  const activity = activitySchema.parse({ at: deps.now(), ...entry });
  transaction.create(ref, { ...activity, ...createdStamp(activity.actorUid, activity.at) });
}
