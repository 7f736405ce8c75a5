import type { Transaction } from 'firebase-admin/firestore';
import { earningSchema } from '@/domain/commission/earning';
import { OPEN_EARNINGS_LIMIT } from '@/domain/commission/queries';
import {
  dueWeeks,
  payStatementSchema,
  settle,
  STATEMENT_ITEMS_LIMIT,
  statementIdOf,
} from '@/domain/commission/statement';
import { hoursOfSheet } from '@/domain/commission/weekHours';
import { unsettledOf } from '@/domain/commission/record';
import type { WeekOvertime } from '@/domain/hours/overtime';
import type { PayPeriod } from '@/domain/hours/payPeriod';
import { timesheetSchema, type Timesheet, type TimesheetDay } from '@/domain/hours/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import type { Stored } from '@/domain/record/schema';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import { fieldsIn, recordsIn } from '../platform/readable';

const STATEMENTS_LIMIT = 2000;

type Closing = {
  companyId: string;
  period: PayPeriod;
  earlier: readonly PayPeriod[];
  /** For the weeks of all of these. */
  sheets: readonly Timesheet[];
  people: readonly Stored<Technician>[];
  overtimeOf: (days: TimesheetDay[]) => WeekOvertime;
};

/**
 * Writes each person's statement for a period being closed, and marks what it pays as paid. Reads everything, then writes.
 * @throws AppError `failed-precondition` when there is more than one period can hold
 */
export async function settlePay(
  deps: Deps,
  transaction: Transaction,
  { companyId, period, earlier, sheets, people, overtimeOf }: Closing,
): Promise<void> {
  const { db } = deps;
  const earnings = inCompany(db, companyId, 'earnings');
  const statements = inCompany(db, companyId, 'payStatements');
  const since = earlier.at(-1)?.startsOn ?? '';
  const [waiting, paid] = await Promise.all([
    transaction.get(earnings.where('isOpen', '==', true).limit(OPEN_EARNINGS_LIMIT + 1)),
    since === '' ? null : transaction.get(statements.where('startsOn', '>=', since).limit(STATEMENTS_LIMIT)),
  ]);
  if (waiting.docs.length > OPEN_EARNINGS_LIMIT)
    throw precondition('There is more pay beside hours than one period holds. Close one week.');
  const open = recordsIn(earningSchema, waiting.docs);
  const known = [...sheets, ...(await olderSheets(deps, transaction, { companyId, period, open, sheets }))];
  const settled = settle({
    ...{ startsOn: period.startsOn, endsOn: period.endsOn, open },
    earlier: paid ? fieldsIn(payStatementSchema, paid.docs) : [],
    hoursOf: (technicianId, weekStartsOn) => {
      const sheet = known.find((one) => one.technicianId === technicianId && one.weekStartsOn === weekStartsOn);
      return sheet ? hoursOfSheet(sheet, overtimeOf) : null;
    },
    nameOf: (id) => nameIn(people, id),
    accountOf: (id) => people.find((person) => person.id === id)?.linkedUid ?? '',
  });
  if (settled.some(({ items }) => items.length > STATEMENT_ITEMS_LIMIT))
    throw precondition('There is more pay beside hours for one person than a period holds. Close one week.');
  const now = deps.now();
  for (const statement of settled)
    transaction.create(statements.doc(statementIdOf(period.startsOn, statement.technicianId)), {
      ...payStatementSchema.parse({ ...statement, closedAt: now }),
      ...createdStamp(period.closedBy, now),
    });
  for (const earning of open) {
    const due = Object.entries(dueWeeks(earning, period.endsOn));
    if (due.length === 0) continue;
    const paidNow = due.map(([week, cents]) => [week, (earning.settled[week] ?? 0) + cents]);
    const after = { ...earning.settled, ...Object.fromEntries(paidNow) } as Record<string, number>;
    const isOpen = Object.keys(unsettledOf({ weeks: earning.weeks, settled: after })).length > 0;
    transaction.update(earnings.doc(earning.id), { settled: after, isOpen, ...updatedStamp('', now) });
  }
}

const nameIn = (people: readonly Stored<Technician>[], id: string): string => {
  const person = people.find((one) => one.id === id);
  return person ? technicianName(person) : 'Former technician';
};

/** More weeks than are ever corrected at once. */
const OLDER_WEEKS = 200;

/** Reads the timesheets of earlier weeks that are only now paid for. */
async function olderSheets(
  { db }: Deps,
  transaction: Transaction,
  {
    companyId,
    period,
    open,
    sheets,
  }: Pick<Closing, 'companyId' | 'period' | 'sheets'> & {
    open: readonly Stored<Parameters<typeof dueWeeks>[0] & { technicianId: string }>[];
  },
): Promise<Timesheet[]> {
  const have = new Set(sheets.map(({ technicianId, weekStartsOn }) => `${technicianId}_${weekStartsOn}`));
  const wanted = new Set(
    open.flatMap((earning) =>
      Object.keys(dueWeeks(earning, period.endsOn)).map((week) => `${earning.technicianId}_${week}`),
    ),
  );
  const refs = [...wanted]
    .filter((id) => !have.has(id))
    .slice(0, OLDER_WEEKS)
    .map((id) => inCompany(db, companyId, 'timesheets').doc(id));
  if (refs.length === 0) return [];
  const found = (await transaction.getAll(...refs)).filter(({ exists }) => exists);
  return fieldsIn(timesheetSchema, found);
}
