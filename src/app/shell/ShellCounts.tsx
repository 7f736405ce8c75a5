import { useEffect, useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import { answeredEstimates, waitingEstimates } from '@/domain/estimate/waiting';
import { invoiceList, jobsToInvoice } from '@/domain/invoice/queries';
import { lateJobCounts } from '@/domain/job/filters';
import { overdueLeads, unansweredLeads } from '@/domain/lead/queries';
import { unansweredThreads, unreadThreads } from '@/domain/message/thread';
import type { ListQuery } from '@/domain/record/listQuery';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { MINUTE_MS } from '@/lib/time';
import { useNow } from '@/ui/hooks/useNow';
import { navCounts, type CountTone, type NavCountValue } from './navCounts';

const EVERY_MS = 5 * MINUTE_MS;
/** Counts are queried by quarter hour, so that the query doesn't change every minute. */
const QUARTER_MS = 15 * MINUTE_MS;
const UNSCHEDULED: ListQuery = { where: [{ field: 'progress', operator: '==', value: 'unscheduled' }] };
const [UNREAD, UNANSWERED] = [unreadThreads(), unansweredThreads()];
const DUE_FIRST = { field: 'dueOn', direction: 'asc' } as const;

type Counted = readonly [count: number | undefined, word: string, tone: CountTone];

/** Returns the most urgent of several counts, as text. */
function mostPressing(counts: readonly Counted[]): NavCountValue | undefined {
  const [count, word, tone] = counts.find(([number = 0]) => number > 0) ?? [];
  return count === undefined || word === undefined || tone === undefined
    ? undefined
    : { text: `${countText(count)} ${word}`, tone };
}

/** Fetches the counts for the items at `shown`, refreshed every few minutes and after each change made here. Renders nothing. */
export function ShellCounts({ shown }: { shown: readonly string[] }) {
  const isOnline = useOnline();
  const { timeZone } = useSession().company;
  const quarter = Math.floor(useNow(QUARTER_MS).getTime() / QUARTER_MS) * QUARTER_MS;
  const queries = useMemo(() => {
    const now = new Date(quarter);
    const [late = {}, lateWithoutWindow = {}] = lateJobCounts(now);
    return {
      late,
      lateWithoutWindow,
      answered: answeredEstimates(now),
      waiting: waitingEstimates(now),
      overdue: invoiceList('overdue', DUE_FIRST, calendarDay(timeZone, now)),
      toInvoice: jobsToInvoice(),
      newLeads: unansweredLeads(),
      dueLeads: overdueLeads(now.toISOString()),
    };
  }, [quarter, timeZone]);

  const useCounted = <T extends object>(path: string, of: CollectionDefinition<T>, { where = [] }: ListQuery) =>
    useCount(of, where, { isEnabled: isOnline && shown.includes(path), everyMs: EVERY_MS });
  const { jobs, leads, estimates, invoices, threads } = collections;
  const newLeads = useCounted(paths.leads, leads, queries.newLeads);
  const dueLeads = useCounted(paths.leads, leads, queries.dueLeads);
  const late = useCounted(paths.jobs, jobs, queries.late);
  const lateWithoutWindow = useCounted(paths.jobs, jobs, queries.lateWithoutWindow);
  const unscheduled = useCounted(paths.jobs, jobs, UNSCHEDULED);
  const answered = useCounted(paths.estimates, estimates, queries.answered);
  const waiting = useCounted(paths.estimates, estimates, queries.waiting);
  const overdue = useCounted(paths.invoices, invoices, queries.overdue);
  const toInvoice = useCounted(paths.invoices, jobs, queries.toInvoice);
  const unread = useCounted(paths.inbox, threads, UNREAD);
  const unanswered = useCounted(paths.inbox, threads, UNANSWERED);

  useEffect(() => {
    const all = {
      [paths.jobs]: mostPressing([
        [late === undefined || lateWithoutWindow === undefined ? undefined : late + lateWithoutWindow, 'late', 'late'],
        [unscheduled, 'unscheduled', 'waiting'],
      ]),
      [paths.leads]: mostPressing([
        [newLeads, 'new', 'waiting'],
        [dueLeads, 'overdue', 'late'],
      ]),
      [paths.estimates]: mostPressing([
        [answered, 'answered', 'waiting'],
        [waiting, 'waiting', 'open'],
      ]),
      [paths.invoices]: mostPressing([
        [overdue, 'overdue', 'late'],
        [toInvoice, 'to invoice', 'waiting'],
      ]),
      [paths.inbox]: mostPressing([
        [unread, 'unread', 'waiting'],
        [unanswered, 'to answer', 'open'],
      ]),
    };
    const known = Object.entries(all).flatMap(([path, count]) =>
      count && isOnline && shown.includes(path) ? [[path, count] as const] : [],
    );
    navCounts.set(Object.fromEntries(known));
  }, [
    isOnline,
    shown,
    late,
    lateWithoutWindow,
    unscheduled,
    newLeads,
    dueLeads,
    answered,
    waiting,
    overdue,
    toInvoice,
    unread,
    unanswered,
  ]);
  useEffect(() => () => navCounts.set({}), []);
  return null;
}
