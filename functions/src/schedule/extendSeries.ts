import { error as logError } from 'firebase-functions/logger';
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
import { defineSchedule } from '../platform/defineSchedule';

const SERIES_AT_ONCE = 200;
const OCCURRENCES = 60;
/** Two occurrences of a monthly series, with a margin. */
const RECENT_DAYS = 70;
const HOLIDAYS = 100;
const HOLIDAYS_AHEAD_DAYS = 100;

/** Each day: makes the next visits of series that go on by themselves, some three months ahead. */
export const extendSeries = defineSchedule(
  'extendSeries',
  { schedule: '40 3 * * *', secrets: [], timeoutSeconds: 1800 },
  (deps) => extendAllSeries(deps),
);

/** Goes through what is due. What one run leaves over, or what fails, comes the next day: there is time for it. */
async function extendAllSeries(deps: Deps): Promise<void> {
  // Nowhere is it later than this.
  const latestToday = addCalendarDays(deps.now().slice(0, 10), 1);
  const due = deps.db
    .collectionGroup('schedule')
    .where('seriesDueOn', '>', '')
    .where('seriesDueOn', '<=', latestToday)
    .orderBy('seriesDueOn')
    .limit(SERIES_AT_ONCE);
  let query = due;
  for (;;) {
    const { docs } = await query.get();
    for (const { ref } of docs) {
      const companyId = ref.parent.parent?.id ?? '';
      await extendOne(deps, companyId, ref.id).catch((error: unknown) =>
        logError('a series was not extended', {
          companyId,
          visitId: ref.id,
          stack: error instanceof Error ? error.stack : typeof error,
        }),
      );
    }
    const last = docs.at(-1);
    if (!last || docs.length < SERIES_AT_ONCE) return;
    query = due.startAfter(last);
  }
}

/** Extends the series whose last visit this is. The same run again, or two at once, make nothing twice. */
export async function extendOne(deps: Deps, companyId: string, visitId: string): Promise<void> {
  const schedule = inCompany(deps.db, companyId, 'schedule');
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const now = deps.now();
  const today = calendarDay(company.timeZone, new Date(now));
  const closed = await holidaysFrom(deps, companyId, { today, timeZone: company.timeZone });
  await deps.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(schedule.doc(visitId));
    const tip = knownEntry(visitId, snapshot.data());
    if (!tip || tip.seriesRule === '' || tip.seriesDueOn > today) return;
    const job = isRecordId(tip.jobId)
      ? jobSchema.safeParse((await transaction.get(inCompany(deps.db, companyId, 'jobs').doc(tip.jobId))).data())
      : null;
    // A job that is gone, called off or closed has no more visits.
    if (!job?.success || job.data.progress === 'cancelled' || job.data.progress === 'closed') {
      transaction.update(snapshot.ref, NO_TIP);
      return;
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
    for (const { id, entry } of made)
      if (!known.has(id)) transaction.create(schedule.doc(id), { ...entry, ...createdAudit('', now) });
    // Only what the series knows of itself, and without a new revision: nobody who moves the visit now is refused for it.
    transaction.update(snapshot.ref, next);
  });
}

function knownEntry(id: string, data: unknown): KnownEntry | null {
  const entry = scheduleEntrySchema.safeParse(data);
  return entry.success ? { ...entry.data, id } : null;
}

/** The days ahead on which the company is closed: time off that names nobody. */
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
