import { companySchema } from '@/domain/company/schema';
import { jobSchema } from '@/domain/job/schema';
import { isRecordId } from '@/domain/record/recordId';
import { extended, NO_TIP } from '@/domain/scheduling/extendSeries';
import type { KnownEntry } from '@/domain/scheduling/ground';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { daysTouched, daySpan } from '@/domain/scheduling/wallClock';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import { eachFound } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';

const OCCURRENCES = 60;
/** Two occurrences of a monthly series, with a margin. */
const RECENT_DAYS = 70;
const HOLIDAYS = 100;
const HOLIDAYS_AHEAD_DAYS = 100;

/** Extends the series that are due. Failures are retried the next day: there is time. */
const dueSeries: Nightly = {
  work: companiesWith(({ db, now }) => [
    {
      query: db
        .collectionGroup('schedule')
        .where('seriesDueOn', '>', '')
        // The latest current date in any time zone.
        .where('seriesDueOn', '<=', addCalendarDays(now().slice(0, 10), 1)),
      by: 'seriesDueOn',
    },
  ]),
  perCompany: (deps, share) =>
    eachFound(share, async ({ id }) => ({ visits: await extendOne(deps, share.companyId, id) })),
};

/** Daily: creates the next visits of open-ended series, about three months ahead. */
export const extendSeries = defineNightly('extendSeries', { schedule: '40 3 * * *', secrets: [] }, dueSeries);

/** Extends the series whose last visit this is; returns how many were created. Safe to run again or concurrently. */
export async function extendOne(deps: Deps, companyId: string, visitId: string): Promise<number> {
  const schedule = inCompany(deps.db, companyId, 'schedule');
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const now = deps.now();
  const today = calendarDay(company.timeZone, new Date(now));
  const closed = await holidaysFrom(deps, companyId, { today, timeZone: company.timeZone });
  return deps.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(schedule.doc(visitId));
    const tip = knownEntry(visitId, snapshot.data());
    if (!tip || tip.seriesRule === '' || tip.seriesDueOn > today) return 0;
    const job = isRecordId(tip.jobId)
      ? jobSchema.safeParse((await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(tip.jobId))).data())
      : null;
    // If the job is deleted, canceled or closed, there are no more visits; if each visit has its own job, that job ends like any other.
    const isOver = tip.jobId !== tip.id && ['cancelled', 'closed'].includes(job?.data?.progress ?? '');
    if (!job?.success || isOver) {
      transaction.update(snapshot.ref, NO_TIP);
      return 0;
    }
    const { docs } = await transaction.get(
      schedule
        .where('seriesId', '==', tip.seriesId)
        .where('seriesDate', '>=', addCalendarDays(tip.seriesDate, -RECENT_DAYS))
        .orderBy('seriesDate')
        .limit(OCCURRENCES),
    );
    const recent = docs.flatMap((one) => knownEntry(one.id, one.data()) ?? []);
    const known = new Set(docs.map(({ id }) => id));
    const { made, tip: next } = extended(tip, {
      recent,
      today,
      isHoliday: (date) => closed.has(date),
      stampFor: () => ({ id: deps.newId(), at: now, by: '' }),
    });
    const missing = made.filter(({ id }) => !known.has(id));
    for (const { id, entry } of missing) transaction.create(schedule.doc(id), { ...entry, ...createdAudit('', now) });
    // Only the series' own fields, with no new revision: no one moving the visit right now gets a conflict.
    transaction.update(snapshot.ref, next);
    return missing.length;
  });
}

function knownEntry(id: string, data: unknown): KnownEntry | null {
  const entry = scheduleEntrySchema.safeParse(data);
  return entry.success ? { ...entry.data, id } : null;
}

/** Returns upcoming days on which the company is closed: time off that names no one. */
async function holidaysFrom(
  { db }: Deps,
  companyId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<ReadonlySet<string>> {
  const { docs } = await inCompany(db, companyId, 'schedule')
    .where('kind', '==', 'time-off')
    .where('placement.startsAt', '>=', daySpan(today, timeZone).startsAt)
    .where('placement.startsAt', '<', daySpan(addCalendarDays(today, HOLIDAYS_AHEAD_DAYS), timeZone).endsAt)
    .orderBy('placement.startsAt')
    .limit(HOLIDAYS)
    .get();
  const days = docs.flatMap((one) => {
    const entry = scheduleEntrySchema.safeParse(one.data());
    return entry.success && entry.data.placement.technicianIds.length === 0
      ? daysTouched(entry.data.placement, timeZone)
      : [];
  });
  return new Set(days);
}
