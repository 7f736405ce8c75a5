import type { DocumentReference } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { addCalendarDays } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { moveChange, parseChange } from './changeRecord';
import { dayIn } from './dayIn';
import { runChange } from './runChange';

const RUN_MS = 240_000;

/** Changes whose day has come somewhere, and those already started. */
const work = companiesWith(({ db, now }) => {
  // The day begins somewhere up to 14 hours before it does in UTC.
  const latest = addCalendarDays(now().slice(0, 10), 1);
  const changes = db.collectionGroup('pricebookChanges');
  return [
    { query: changes.where('status', '==', 'scheduled').where('goLiveOn', '<=', latest), by: 'goLiveOn' },
    { query: changes.where('status', 'in', ['applying', 'rolling-back']) },
  ];
});

/** Takes price changes live whose day has come in their company's zone, and finishes those that were interrupted. Can be run at any time. */
export const dueChanges: Nightly = {
  work,
  perCompany: (deps, share) =>
    eachFound(share, async ({ ref }) => ({ live: Number(await goLive(deps, share.companyId, ref)) })),
};

/** Every hour: price changes whose day has come go live. */
export const goLivePricebook = defineNightly('goLivePricebook', { schedule: '5 * * * *', secrets: [] }, dueChanges);

/** Whether a change went on; not where its day is still to come. */
async function goLive(deps: Deps, companyId: string, ref: DocumentReference): Promise<boolean> {
  const change = parseChange(await ref.get());
  const by = change.approvedBy;
  if (change.status === 'scheduled') {
    const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data());
    if (change.goLiveOn > dayIn(deps.now(), company.timeZone)) return false;
    await moveChange(deps, ref, { from: ['scheduled'], fields: { status: 'applying', doneChunks: 0 }, by });
  }
  await runChange(deps, { companyId, changeId: ref.id, by }, RUN_MS);
  return true;
}
