import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord, useRecords } from '@/data/react/useRecords';
import { useSums, type KnownSums } from '@/data/react/useSums';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  BOOKED_MONTHS,
  bookedIn,
  jobsToInvoiceCount,
  lastMonths,
  overdueOf,
  PAID_MONTHS,
  paidByMonth,
  recentLedgerMonths,
  waitingForAnswer,
  type Overdue,
} from '@/domain/attention/money';
import { NO_RECEIVABLES, RECEIVABLES_ID } from '@/domain/ledger/schema';
import { useToday } from '@/entities/company/useToday';
import { HOUR_MS } from '@/lib/time';

/** Undefined while loading, null if unavailable right now. */
export type Known<T> = T | null | undefined;
/** `cents` and `count` are lower bounds if `isCut`. */
export type MoneySum = { cents: number; count: number; isCut: boolean };
export type Trend = { months: readonly string[]; cents: readonly number[] };
export type Money = {
  seesEstimates: boolean;
  seesInvoices: boolean;
  seesJobs: boolean;
  booked: Known<MoneySum>;
  bookedTrend: Trend | undefined;
  waiting: Known<MoneySum & { soon: MoneySum }>;
  toInvoice: Known<MoneySum>;
  overdue: Known<Overdue>;
  paidTrend: Known<Trend>;
};

/**
 * Returns the company's financial figures, each from sums that the server keeps or computes, so the amount read doesn't grow with the
 * company.
 */
export function useMoney(): Money {
  const { company } = useSession();
  const can = useCan();
  const today = useToday();
  const seesEstimates = can('read', 'estimates');
  const seesInvoices = can('read', 'ledgerMonths');
  const seesJobs = can('read', 'jobs');

  const bookedMonths = lastMonths(today, BOOKED_MONTHS);
  const [current, ...former] = bookedMonths.map((month) => bookedIn(month, company.timeZone)).toReversed();
  const [booked] = useSums(collections.estimates, current ? [current] : [], { isEnabled: seesEstimates });
  // Past figures hardly change.
  const before = useSums(collections.estimates, former, { isEnabled: seesEstimates, freshMs: HOUR_MS });
  const [soon, later, openEnded] = useSums(collections.estimates, waitingForAnswer(today), {
    isEnabled: seesEstimates,
  });
  const [toInvoice] = useSums(collections.jobs, [jobsToInvoiceCount], { isEnabled: seesJobs });
  const owed = useOptionalRecord(collections.summaries, RECEIVABLES_ID, { isEnabled: seesInvoices });
  // If this document doesn't exist, no one has owed anything yet.
  const receivables = owed.data === null ? NO_RECEIVABLES : owed.data;
  const { data: ledger, isError: isLedgerUnknown } = useRecords(collections.ledgerMonths, recentLedgerMonths(today), {
    isEnabled: seesInvoices,
  });

  const sums = [booked, ...before].map((sum) => sum?.sums['totalCents']).toReversed();
  const paidMonths = lastMonths(today, PAID_MONTHS);
  const isOverdueUnknown = owed.isError;
  return {
    seesEstimates,
    seesInvoices,
    seesJobs,
    booked: booked && moneySum(booked),
    bookedTrend: sums.every((cents) => cents !== undefined) ? { months: bookedMonths, cents: sums } : undefined,
    waiting: waitingSum(soon, later, openEnded),
    toInvoice: toInvoice && moneySum(toInvoice),
    overdue: receivables ? overdueOf(receivables, today) : isOverdueUnknown ? null : undefined,
    paidTrend: ledger
      ? { months: paidMonths, cents: paidByMonth(paidMonths, ledger) }
      : isLedgerUnknown
        ? null
        : undefined,
  };
}

const moneySum = ({ sums, count, isCut }: KnownSums): MoneySum => ({ cents: sums['totalCents'] ?? 0, count, isCut });
const added = (a: MoneySum, b: MoneySum): MoneySum => ({
  cents: a.cents + b.cents,
  count: a.count + b.count,
  isCut: a.isCut || b.isCut,
});

/** Known once all of its parts are. */
function waitingSum(soon: Known<KnownSums>, later: Known<KnownSums>, openEnded: Known<KnownSums>): Money['waiting'] {
  if (soon === null || later === null || openEnded === null) return null;
  if (!soon || !later || !openEnded) return undefined;
  return { ...[soon, later, openEnded].map(moneySum).reduce(added), soon: moneySum(soon) };
}
