import type { DocumentReference } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { addCalendarDays } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { moveChange, parseChange } from './changeRecord';
import { dayIn } from './dayIn';
import { runChange } from './runChange';

/** Companies' changes take turns: the next run takes up what is left after this, so that no company makes all others wait. */
const RUN_MS = 240_000;

/** Finds changes whose day has arrived somewhere, and those already started. */
const work = companiesWith(({ db, now }) => {
  // The day begins somewhere up to 14 hours before it does in UTC.
  const latest = addCalendarDays(now().slice(0, 10), 1);
  const changes = db.collectionGroup('pricebookChanges');
  return [
    { query: changes.where('status', '==', 'scheduled').where('goLiveOn', '<=', latest), by: 'goLiveOn' },
    { query: changes.where('status', 'in', ['applying', 'rolling-back']) },
  ];
});

/** Applies price changes whose day has arrived in their company's time zone, and finishes interrupted ones. Can be run at any time. */
export const dueChanges: Nightly = {
  work,
  perCompany: (deps, share) => {
    const until = Date.now() + RUN_MS;
    return eachFound(share, ({ ref }) => goLive(deps, { companyId: share.companyId, ref, until }));
  },
};

/** Hourly: applies due price changes. */
export const goLivePricebook = defineNightly('goLivePricebook', { schedule: '5 * * * *', secrets: [] }, dueChanges);

type Due = { companyId: string; ref: DocumentReference; until: number };

/** Applies one change as far as time allows; skips it if its day hasn't come yet. */
async function goLive(deps: Deps, { companyId, ref, until }: Due): Promise<Counts> {
  if (Date.now() >= until) return { unfinished: 1 };
  const change = parseChange(await ref.get());
  const by = change.approvedBy;
  if (change.status === 'scheduled') {
    const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data());
    if (change.goLiveOn > dayIn(deps.now(), company.timeZone)) return {};
    await moveChange(deps, ref, { from: ['scheduled'], fields: { status: 'applying', doneChunks: 0 }, by });
  }
  const { isDone } = await runChange(deps, { companyId, changeId: ref.id, by }, until);
  return isDone ? { live: 1 } : { unfinished: 1 };
}
