import { collections } from '@/data/collections';
import { useCount } from '@/data/react/useCount';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { useSums } from '@/data/react/useSums';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import {
  BOOKED_MONTHS,
  bookedIn,
  lastMonths,
  overdueOf,
  PAID_MONTHS,
  paidByMonth,
  recentLedgerMonths,
  toInvoiceWhere,
  waitingForAnswer,
  type Overdue,
} from '@/domain/attention/money';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import { useToday } from '@/entities/company/useToday';
import { AppError } from '@/lib/appError';

const HOUR_MS = 3_600_000;

/** Amounts are cents; undefined is not known (yet). `isCut`: at least so much. */
export type MoneySum = { cents: number; count: number; isCut: boolean };
export type Trend = { months: readonly string[]; cents: readonly number[] };
export type Money = {
  seesEstimates: boolean;
  seesInvoices: boolean;
  seesJobs: boolean;
  booked: MoneySum | undefined;
  bookedTrend: Trend | undefined;
  waiting: (MoneySum & { soon: MoneySum }) | undefined;
  toInvoiceCount: number | undefined;
  overdue: Overdue | undefined;
  paidTrend: Trend | undefined;
};

/** How the money stands, each figure from sums that the server keeps or adds up: what is read does not grow with the company. */
export function useMoney(): Money {
  const { company, role, features } = useSession();
  const today = useToday();
  const seesEstimates = can({ role, features }, 'read', 'estimates');
  const seesInvoices = can({ role, features }, 'read', 'ledgerMonths');
  const seesJobs = can({ role, features }, 'read', 'jobs');

  const bookedMonths = lastMonths(today, BOOKED_MONTHS);
  const [current, ...former] = bookedMonths.map((month) => bookedIn(month, company.timeZone)).toReversed();
  const [booked] = useSums(collections.estimates, current ? [current] : [], { isEnabled: seesEstimates });
  // What is over hardly changes.
  const before = useSums(collections.estimates, former, { isEnabled: seesEstimates, freshMs: HOUR_MS });
  const [soon, later, openEnded] = useSums(collections.estimates, waitingForAnswer(today), {
    isEnabled: seesEstimates,
  });
  const toInvoiceCount = useCount(collections.jobs, toInvoiceWhere, { isEnabled: seesJobs });
  const owed = useRecord(collections.summaries, RECEIVABLES_ID, { isEnabled: seesInvoices });
  // Nobody has owed anything yet where there is no such document.
  const receivables = isNotFound(owed.error) ? { byDueOn: {} } : owed.data;
  const { data: ledger } = useRecords(collections.ledgerMonths, recentLedgerMonths(today), {
    isEnabled: seesInvoices,
  });

  const sums = [booked, ...before].map((sum) => sum?.sums['totalCents']).toReversed();
  const paidMonths = lastMonths(today, PAID_MONTHS);
  const waiting = soon && later && openEnded ? [soon, later, openEnded].map(moneySum) : undefined;
  return {
    seesEstimates,
    seesInvoices,
    seesJobs,
    booked: booked && moneySum(booked),
    bookedTrend: sums.every((cents) => cents !== undefined) ? { months: bookedMonths, cents: sums } : undefined,
    waiting: waiting && soon && { ...waiting.reduce(added), soon: moneySum(soon) },
    toInvoiceCount,
    overdue: receivables ? overdueOf(receivables, today) : undefined,
    paidTrend: ledger && { months: paidMonths, cents: paidByMonth(paidMonths, ledger) },
  };
}

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not-found';

const moneySum = ({
  sums,
  count,
  isCut,
}: {
  sums: Record<string, number>;
  count: number;
  isCut: boolean;
}): MoneySum => ({
  cents: sums['totalCents'] ?? 0,
  count,
  isCut,
});
const added = (a: MoneySum, b: MoneySum): MoneySum => ({
  cents: a.cents + b.cents,
  count: a.count + b.count,
  isCut: a.isCut || b.isCut,
});
