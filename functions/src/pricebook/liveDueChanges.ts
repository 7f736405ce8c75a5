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

/** A company's changes take turns: what is left after this is taken up by the next run, so that no company keeps all others waiting. */
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
  perCompany: (deps, share) => {
    const until = Date.now() + RUN_MS;
    return eachFound(share, ({ ref }) => goLive(deps, { companyId: share.companyId, ref, until }));
  },
};

/** Every hour: price changes whose day has come go live. */
export const goLivePricebook = defineNightly('goLivePricebook', { schedule: '5 * * * *', secrets: [] }, dueChanges);

type Due = { companyId: string; ref: DocumentReference; until: number };

/** Takes one change as far as there is time; not where its day is still to come. */
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
