import { warn } from 'firebase-functions/logger';
import { companySchema } from '@/domain/company/schema';
import { addCalendarDays } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { moveChange, parseChange } from './changeRecord';
import { dayIn } from './dayIn';
import { runChange } from './runChange';

const PAGE = 100;
const RUN_MS = 240_000;

/** Every hour: price changes whose day has come go live, and those that were interrupted are finished. */
export const goLivePricebook = defineSchedule(
  'goLivePricebook',
  { schedule: '5 * * * *', secrets: [], timeoutSeconds: 1_800 },
  liveDueChanges,
);

/** Can be run at any time; the day is that of each company's zone. A change that fails does not stop the others. */
export async function liveDueChanges(deps: Deps): Promise<void> {
  // The day begins somewhere up to 14 hours before it does in UTC.
  const latest = addCalendarDays(deps.now().slice(0, 10), 1);
  const changes = deps.db.collectionGroup('pricebookChanges');
  const due = await changes
    .where('status', '==', 'scheduled')
    .where('goLiveOn', '<=', latest)
    .orderBy('goLiveOn')
    .limit(PAGE)
    .get();
  const begun = await changes.where('status', 'in', ['applying', 'rolling-back']).limit(PAGE).get();
  for (const snapshot of [...due.docs, ...begun.docs]) {
    const companyId = snapshot.ref.parent.parent?.id ?? '';
    try {
      const change = parseChange(snapshot);
      const by = change.approvedBy;
      if (change.status === 'scheduled') {
        const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data());
        if (change.goLiveOn > dayIn(deps.now(), company.timeZone)) continue;
        await moveChange(deps, snapshot.ref, {
          from: ['scheduled'],
          fields: { status: 'applying', doneChunks: 0 },
          by,
        });
      }
      await runChange(deps, { companyId, changeId: snapshot.id, by }, RUN_MS);
    } catch (error) {
      warn('price change failed', {
        companyId,
        changeId: snapshot.id,
        reason: error instanceof Error ? error.message : typeof error,
      });
    }
  }
}
