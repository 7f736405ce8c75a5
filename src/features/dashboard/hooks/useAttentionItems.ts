import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct, type PermissionCollection } from '@/domain/access/permissions';
import {
  credentialItems,
  noticeItems,
  failedMailItems,
  importItems,
  licenseItems,
  unclearTextItems,
} from '@/domain/attention/companyRules';
import { deadlineItems } from '@/domain/attention/contractDates';
import type { AttentionItem, AttentionKind } from '@/domain/attention/item';
import { lateItems, toInvoiceItems, unscheduledItems } from '@/domain/attention/jobRules';
import { newLeadItems, overdueLeadItems } from '@/domain/attention/leadRules';
import {
  correctedItems,
  declinedItems,
  disputedItems,
  estimateItems,
  overdueItems,
  paidItems,
} from '@/domain/attention/moneyRules';
import {
  disputedPayments,
  estimatesAnswered,
  estimatesToActOn,
  failedMail,
  finishedJobs,
  lateJobs,
  longestOverdue,
  NEWS_DAYS,
  paymentsSince,
  reportsOfMonth,
  rescheduleRequests,
  textedAnswers,
  unclearTexts,
  unfinishedImports,
  unscheduledJobs,
  visitsToldLate,
} from '@/domain/attention/queries';
import {
  answerItems,
  booksItems,
  connectionItems,
  duePostItems,
  reviewItems,
  strangersTextItems,
} from '@/domain/attention/outsideRules';
import { rescheduleItems, runningLateItems } from '@/domain/attention/visitRules';
import { agreementsToNotify } from '@/domain/agreement/record/queries';
import { endingCredentials } from '@/domain/award/queries';
import { clocksDue } from '@/domain/contract/money/queries';
import { overdueLeads, unansweredLeads } from '@/domain/lead/queries';
import { unansweredThreads } from '@/domain/message/thread';
import { dueNextdoorPosts } from '@/domain/nextdoor/queries';
import type { ListQuery } from '@/domain/record/listQuery';
import { reviewsToAnswer } from '@/domain/review/queries';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { addCalendarDays, addDaysToInstant } from '@/lib/calendar';
import type { AppError } from '@/lib/appError';
import { calendarDay, dayBounds } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';

type Source = { records: readonly unknown[]; isLoading: boolean; error: AppError | null };
const isFull = ({ records }: Source, { limit = 0 }: ListQuery): boolean => records.length >= limit;

/** A handful. */
const CONNECTIONS = { limit: 20 };
const ONE = { limit: 1 };
const WAITING_SHOWN = 8;
const QUARTER_MS = 15 * MINUTE_MS;
const quarterOf = (now: Date): string => new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();

export type AttentionItems = {
  items: AttentionItem[];
  /** Kinds that may have more entries than were read. */
  cut: ReadonlySet<AttentionKind>;
  isLoading: boolean;
  error: AppError | null;
};

/** Collects what needs attention from a few bounded live queries, limited to records that this role may read and to enabled features. */
export function useAttentionItems(now: Date): AttentionItems {
  const { company, role, features } = useSession();
  const can = useCan();
  const { timeZone } = company;
  const [today, nowIso] = [calendarDay(timeZone, now), now.toISOString()];
  const dayBegan = dayBounds(timeZone, now).start;
  const reads = (collection: PermissionCollection) => ({ isEnabled: can('read', collection) });
  const [seesJobs, seesEstimates, seesInvoices] = [reads('jobs'), reads('estimates'), reads('invoices')];
  const hasPapers = { isEnabled: reads('mail').isEnabled && (seesEstimates.isEnabled || seesInvoices.isEnabled) };

  const queries = {
    late: lateJobs(timeZone, now),
    told: visitsToldLate(dayBegan),
    asked: rescheduleRequests(),
    waiting: unansweredThreads(WAITING_SHOWN),
    texted: textedAnswers(addDaysToInstant(dayBegan, -NEWS_DAYS)),
    unscheduled: unscheduledJobs(),
    toInvoice: finishedJobs(),
    toActOn: estimatesToActOn(),
    answered: estimatesAnswered(),
    overdue: longestOverdue(today),
    payments: paymentsSince(addCalendarDays(today, -NEWS_DAYS)),
    disputes: disputedPayments(),
    newLeads: unansweredLeads(),
    // Queried every quarter of an hour, not every minute.
    dueLeads: overdueLeads(quarterOf(now)),
    duePosts: dueNextdoorPosts(today),
    reviews: reviewsToAnswer(),
    clocks: clocksDue(today),
  };
  const late = useLiveRecords(collections.jobs, queries.late, seesJobs);
  const told = useLiveRecords(collections.schedule, queries.told, reads('schedule'));
  const asked = useLiveRecords(collections.schedule, queries.asked, reads('schedule'));
  const waiting = useLiveRecords(collections.threads, queries.waiting, reads('threads'));
  const texted = useLiveRecords(collections.texts, queries.texted, reads('texts'));
  const unscheduled = useLiveRecords(collections.jobs, queries.unscheduled, seesJobs);
  const toInvoice = useLiveRecords(collections.jobs, queries.toInvoice, seesJobs);
  const toActOn = useLiveRecords(collections.estimates, queries.toActOn, seesEstimates);
  const answered = useLiveRecords(collections.estimates, queries.answered, seesEstimates);
  const overdue = useLiveRecords(collections.invoices, queries.overdue, seesInvoices);
  const payments = useLiveRecords(collections.payments, queries.payments, reads('payments'));
  const disputes = useLiveRecords(collections.payments, queries.disputes, reads('payments'));
  const newLeads = useLiveRecords(collections.leads, queries.newLeads, reads('leads'));
  const dueLeads = useLiveRecords(collections.leads, queries.dueLeads, reads('leads'));
  const duePosts = useLiveRecords(collections.nextdoorPosts, queries.duePosts, reads('nextdoorPosts'));
  const clocks = useLiveRecords(collections.contractBooks, queries.clocks, reads('contractBooks'));
  const reviews = useLiveRecords(collections.reviews, queries.reviews, reads('reviews'));
  const connections = useLiveRecords(collections.connections, CONNECTIONS, {
    isEnabled:
      canAct({ role, features }, 'manageConnections') &&
      (reads('googleSettings').isEnabled || reads('quickbooksSetup').isEnabled),
  });
  const books = useLiveRecords(collections.quickbooksSetup, ONE, reads('quickbooksSetup'));
  const mail = useLiveRecords(collections.mail, failedMail(dayBegan), hasPapers);
  const stuckTexts = useLiveRecords(collections.texts, unclearTexts(dayBegan), reads('texts'));
  const imports = useLiveRecords(collections.imports, unfinishedImports(), reads('imports'));
  const mayRenewCredentials = can('update', 'credentials');
  const credentials = useLiveRecords(collections.credentials, endingCredentials(), { isEnabled: mayRenewCredentials });
  const sums = useLiveRecords(collections.reportMonths, reportsOfMonth(today.slice(0, 7)), reads('reportMonths'));
  const notices = useLiveRecords(collections.agreements, agreementsToNotify(), reads('agreements'));
  const { active } = useTechnicians();
  const mayRenew = can('update', 'technicians');
  const canFindTime = can('create', 'schedule') && hasFeature(features, 'schedule');

  const items = [
    ...lateItems(late.records, nowIso),
    ...runningLateItems(told.records, timeZone),
    ...newLeadItems(newLeads.records),
    ...overdueLeadItems(dueLeads.records),
    ...rescheduleItems(asked.records, timeZone),
    ...answerItems(waiting.records),
    ...strangersTextItems(texted.records),
    ...disputedItems(disputes.records),
    ...deadlineItems(clocks.records, today),
    ...estimateItems(toActOn.records, nowIso),
    ...failedMailItems(mail.records, nowIso),
    ...unclearTextItems(stuckTexts.records, nowIso),
    ...connectionItems(connections.records, nowIso),
    ...booksItems(books.records),
    ...reviewItems(reviews.records),
    ...unscheduledItems(unscheduled.records, answered.records, canFindTime),
    ...toInvoiceItems(toInvoice.records, can('create', 'invoices')),
    ...overdueItems(overdue.records, today),
    ...(mayRenew ? licenseItems(active, today) : []),
    ...credentialItems(credentials.records, today),
    ...noticeItems(notices.records),
    ...duePostItems(duePosts.records),
    ...importItems(imports.records, nowIso),
    ...correctedItems(sums.records),
    ...declinedItems(answered.records, nowIso),
    ...paidItems(payments.records, nowIso),
  ];
  const full: [AttentionKind, boolean][] = [
    ['late', isFull(late, queries.late)],
    ['running-late', isFull(told, queries.told)],
    ['lead', isFull(newLeads, queries.newLeads)],
    ['lead-next', isFull(dueLeads, queries.dueLeads)],
    ['post', isFull(duePosts, queries.duePosts)],
    ['review', isFull(reviews, queries.reviews)],
    ['reschedule', isFull(asked, queries.asked)],
    ['answer', isFull(waiting, queries.waiting) || isFull(texted, queries.texted)],
    ['unscheduled', isFull(unscheduled, queries.unscheduled)],
    ['to-invoice', isFull(toInvoice, queries.toInvoice)],
    ['signed', isFull(toActOn, queries.toActOn)],
    ['changes', isFull(toActOn, queries.toActOn)],
    ['overdue', isFull(overdue, queries.overdue)],
    ['paid', isFull(payments, queries.payments)],
    ['disputed', isFull(disputes, queries.disputes)],
    ['deadline', isFull(clocks, queries.clocks)],
  ];
  const sources: readonly Source[] = [
    late,
    told,
    asked,
    waiting,
    texted,
    unscheduled,
    toInvoice,
    toActOn,
    answered,
    overdue,
    payments,
    disputes,
    newLeads,
    dueLeads,
    duePosts,
    clocks,
    reviews,
    connections,
    books,
    mail,
    stuckTexts,
    imports,
    credentials,
    notices,
    sums,
  ];
  return {
    items,
    cut: new Set(full.flatMap(([kind, isCut]) => (isCut ? [kind] : []))),
    isLoading: sources.some(({ isLoading }) => isLoading),
    error: sources.find(({ error }) => error !== null)?.error ?? null,
  };
}
