import type { Query } from 'firebase-admin/firestore';
import type { ZodType, output } from 'zod';
import { tradesOf, type CompanyFields } from '@/domain/company/schema';
import { usualWork } from '@/domain/company/usualWork';
import { jobTypeName } from '@/domain/company/workChoices';
import { WORK_SETTINGS_ID, workSettingsSchema } from '@/domain/company/workSettings';
import { jobsWithin } from '@/domain/job/queries';
import { jobSchema, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { withUnstoredVisits } from '@/domain/scheduling/board/entries';
import { reachingInto, scheduleWithin } from '@/domain/scheduling/queries';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { daySpan } from '@/domain/scheduling/wallClock';
import { boardDays } from '@/domain/statusboard/boardDays';
import { waitingEmergencies } from '@/domain/statusboard/queries';
import { TECHNICIAN_LIST_LIMIT, technicianSchema, type Technician } from '@/domain/technician/schema';
import { MINUTE_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';

/** The data a board is built from. */
export type BoardDay = {
  entries: Stored<ScheduleEntry>[];
  /** Each job's type, in the company's words. */
  jobTypes: ReadonlyMap<string, string>;
  emergencies: Stored<Job>[];
  technicians: Stored<Technician>[];
};

type Known = { version: string; readAt: string; day: Promise<BoardDay> };

/** Recent reads, by company: several screens polling every half minute read a quiet day once. */
const known = new Map<string, Known>();
const KEPT_COMPANIES = 50;
/** Time until a deleted job, or a technician's new name, is noticed. */
const KEEP_MS = 5 * MINUTE_MS;

/** Reads the company's day, again only if any of it has changed. */
export async function readDay(deps: Deps, companyId: string, company: CompanyFields): Promise<BoardDay> {
  const now = deps.now();
  const dates = boardDays(company.timeZone, new Date(now));
  const version = `${dates.join()} ${company.timeZone} ${await versionOf(deps, companyId, dates, company.timeZone)}`;
  const held = known.get(companyId);
  if (held?.version === version && Date.parse(now) - Date.parse(held.readAt) < KEEP_MS) return held.day;
  const day = readAnew(deps, companyId, company, dates);
  known.delete(companyId);
  known.set(companyId, { version, readAt: now, day });
  const [oldest] = known.keys();
  if (known.size > KEPT_COMPANIES && oldest !== undefined) known.delete(oldest);
  // Failures aren't cached.
  day.catch(() => known.delete(companyId));
  return day;
}

const spanOf = (dates: readonly string[], timeZone: string) => ({
  startsAt: daySpan(dates[0] ?? '', timeZone).startsAt,
  endsAt: daySpan(dates.at(-1) ?? '', timeZone).endsAt,
});

/** Returns a value that changes whenever the schedule or a job does: three reads instead of some hundred. */
async function versionOf({ db }: Deps, companyId: string, dates: readonly string[], timeZone: string): Promise<string> {
  const [schedule, jobs] = [inCompany(db, companyId, 'schedule'), inCompany(db, companyId, 'jobs')];
  const latestOf = async (query: Query): Promise<string> => {
    const [latest] = (await query.orderBy('updatedAt', 'desc').limit(1).select('revision').get()).docs;
    return latest ? `${latest.id}:${String(latest.get('revision'))}` : '';
  };
  const [entry, job, count] = await Promise.all([
    latestOf(schedule),
    latestOf(jobs),
    asked(schedule, scheduleWithin(spanOf(dates, timeZone)))
      .count()
      .get(),
  ]);
  return [entry, job, count.data().count].join(' ');
}

async function readAnew(
  { db }: Deps,
  companyId: string,
  company: CompanyFields,
  dates: readonly string[],
): Promise<BoardDay> {
  const { timeZone, ownerId } = company;
  const span = spanOf(dates, timeZone);
  const days = dates.map((date) => daySpan(date, timeZone));
  // Day by day, as the app reads them: one query holds a busy day, not a busy week.
  const read = async <S extends ZodType<object>>(
    schema: S,
    ...queries: readonly Query[]
  ): Promise<Stored<output<S>>[]> => {
    const found = await Promise.all(queries.map((query) => query.get()));
    return found.flatMap(({ docs }) => recordsIn(schema, docs));
  };
  const [schedule, jobs] = [inCompany(db, companyId, 'schedule'), inCompany(db, companyId, 'jobs')];
  const [stored, earlier, dayJobs, emergencies, technicians, settings] = await Promise.all([
    read(scheduleEntrySchema, ...days.map((day) => asked(schedule, scheduleWithin(day)))),
    read(scheduleEntrySchema, asked(schedule, reachingInto(span.startsAt))),
    read(jobSchema, ...days.map((day) => asked(jobs, jobsWithin(day)))),
    read(jobSchema, asked(jobs, waitingEmergencies())),
    read(technicianSchema, techniciansOf(db, ownerId).orderBy('firstName').limit(TECHNICIAN_LIST_LIMIT)),
    inCompany(db, companyId, 'workSettings').doc(WORK_SETTINGS_ID).get(),
  ]);
  const chosen = workSettingsSchema.safeParse(settings.data());
  const work = chosen.success ? chosen.data : usualWork(tradesOf(company));
  const visits = withUnstoredVisits(stored, dayJobs, { timeZone, span, settledJobIds: new Set() });
  return {
    entries: [...earlier.filter(({ placement }) => placement.endsAt > span.startsAt), ...visits],
    jobTypes: new Map(dayJobs.map(({ id, type }) => [id, jobTypeName(work, type)])),
    emergencies,
    technicians,
  };
}
