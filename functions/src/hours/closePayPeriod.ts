import { closePayPeriod as contract } from '@/domain/hours/payApi';
import { overtimeOf } from '@/domain/hours/overtime';
import { correctionsOf, linesOf, PAY_LINES_LIMIT, payPeriodSchema, type PayPeriod } from '@/domain/hours/payPeriod';
import { EARLIER_PERIODS, payWeeksFault } from '@/domain/hours/payWeeks';
import { timesheetSchema, type TimesheetDay } from '@/domain/hours/schema';
import { TECHNICIAN_LIST_LIMIT, technicianName, technicianSchema } from '@/domain/technician/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { settlePay } from '../commission/settlePay';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany, techniciansOf } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { fieldsIn, recordsIn } from '../platform/readable';

export const closePayPeriod = defineCallable(
  contract,
  { access: member({ action: 'closePayPeriod', feature: 'technicians' }), rateLimit: { perMinute: 10 } },
  (deps, { weeks }, caller) => closeWeeks(deps, weeks, caller),
);

type Closer = Pick<Member, 'uid' | 'companyId' | 'company'>;

/**
 * Freezes the approved hours of weeks and their other pay, plus corrections to weeks closed earlier. The same weeks are closed only once.
 * @throws AppError `failed-precondition` for weeks that aren't over, or come before a closed one
 */
export async function closeWeeks(
  deps: Deps,
  weeks: readonly string[],
  { uid, companyId, company }: Closer,
): Promise<{ startsOn: string; lines: number }> {
  const { db } = deps;
  const fault = payWeeksFault(weeks, calendarDay(company.timeZone, new Date(deps.now())));
  if (fault !== '') throw precondition(fault);
  const [startsOn = '', last = ''] = [weeks[0], weeks.at(-1)];
  const people = recordsIn(
    technicianSchema,
    (await techniciansOf(db, company.ownerId).limit(TECHNICIAN_LIST_LIMIT).get()).docs,
  );
  const names = new Map(people.map((person) => [person.id, technicianName(person)]));
  const naming = {
    nameOf: (id: string) => names.get(id) ?? 'Former technician',
    overtimeOf: (days: TimesheetDay[]) => overtimeOf(days, company),
  };
  const periods = inCompany(db, companyId, 'payPeriods');
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(periods.orderBy('startsOn', 'desc').limit(EARLIER_PERIODS));
    const earlier = fieldsIn(payPeriodSchema, found.docs);
    if (earlier.some(({ endsOn }) => endsOn >= startsOn))
      throw precondition(
        'These weeks, or later ones, are closed already. What has changed in them comes into the next period.',
      );
    const sheetsOf = async (of: readonly string[]) =>
      of.length === 0
        ? []
        : fieldsIn(
            timesheetSchema,
            (await transaction.get(inCompany(db, companyId, 'timesheets').where('weekStartsOn', 'in', [...of]))).docs,
          );
    const [sheets, before] = await Promise.all([
      sheetsOf(weeks),
      sheetsOf([...new Set(earlier.flatMap((period) => period.weeks))]),
    ]);
    const lines = [
      ...linesOf(sheets, naming),
      ...correctionsOf(
        earlier.flatMap((period) => period.lines),
        before,
        naming,
      ),
    ];
    if (lines.length > PAY_LINES_LIMIT) throw precondition('There are too many lines for one period. Close one week.');
    const now = deps.now();
    const period: PayPeriod = {
      ...{ startsOn, endsOn: addCalendarDays(last, 6), weeks: [...weeks] },
      ...{ lines, closedBy: uid, closedAt: now },
    };
    await settlePay(deps, transaction, {
      ...{ companyId, period, earlier, sheets: [...sheets, ...before], people, overtimeOf: naming.overtimeOf },
    });
    transaction.create(periods.doc(startsOn), { ...payPeriodSchema.parse(period), ...createdAudit(uid, now) });
    return { startsOn, lines: lines.length };
  });
}
