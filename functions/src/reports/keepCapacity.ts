import { companySchema } from '@/domain/company/schema';
import { jobSchema } from '@/domain/job/schema';
import { CAPACITY_NAME, capacityDays, cellsOfDay, waitingCells } from '@/domain/report/capacity';
import { addCells, reportMonthSchema, type Cells } from '@/domain/report/cells';
import { prepareGround } from '@/domain/scheduling/ground';
import { daySpan } from '@/domain/scheduling/wallClock';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { fieldsIn } from '../platform/readable';
import { readGround } from '../website/readGround';

/** The limit of one schedule query: more days at once would be silently cut off. */
const ENTRIES_AT_ONCE = 500;
const WEEK_DAYS = 7;
const PAGE = 300;
const waitingSchema = jobSchema.pick({ durationMinutes: true });

type Whose = { companyId: string; company: ReturnType<typeof companySchema.parse> };

/** Counts what is booked in the coming weeks, replacing the previous count. Safe to repeat. */
export async function keepCapacity(deps: Deps, companyId: string): Promise<void> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const days = capacityDays(calendarDay(company.timeZone, new Date(deps.now())));
  let cells = await waiting(deps, companyId);
  for (let at = 0; at < days.length; at += WEEK_DAYS)
    cells = addCells(cells, await cellsOfDays(deps, { companyId, company }, days.slice(at, at + WEEK_DAYS)));
  const ref = inCompany(deps.db, companyId, 'reportMonths').doc(CAPACITY_NAME);
  const stored = (await ref.get()).data();
  await ref.set({
    ...reportMonthSchema.parse({ month: CAPACITY_NAME, cells, checkedAt: deps.now() }),
    ...stampOf(stored, '', deps.now()),
  });
}

async function waiting({ db }: Deps, companyId: string): Promise<Cells> {
  const open = inCompany(db, companyId, 'jobs').where('progress', '==', 'unscheduled').select('durationMinutes');
  let cells: Cells = {};
  for await (const docs of pagesOf(open, PAGE)) cells = addCells(cells, waitingCells(fieldsIn(waitingSchema, docs)));
  return cells;
}

/** Splits days that hold too much for one query in half. */
async function cellsOfDays(deps: Deps, whose: Whose, days: readonly string[]): Promise<Cells> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { timeZone } = whose.company;
  const span = { startsAt: daySpan(first, timeZone).startsAt, endsAt: daySpan(last, timeZone).endsAt };
  const ground = await readGround(deps, { ...whose, span });
  if (ground.entries.length >= ENTRIES_AT_ONCE && days.length > 1) {
    const middle = Math.ceil(days.length / 2);
    const halves = [days.slice(0, middle), days.slice(middle)];
    const read: Cells[] = [];
    for (const half of halves) read.push(await cellsOfDays(deps, whose, half));
    return read.reduce((sum, more) => addCells(sum, more), {});
  }
  const prepared = prepareGround(ground);
  return days.reduce<Cells>((sum, day) => addCells(sum, cellsOfDay(day, prepared)), {});
}
