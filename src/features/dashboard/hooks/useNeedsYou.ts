import { collections } from '@/data/collections';
import { useCount } from '@/data/react/useCount';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { attentionFeed, type AttentionFeed } from '@/domain/attention/feed';
import type { AttentionKind } from '@/domain/attention/item';
import { overdueOf, toInvoiceWhere, unscheduledWhere } from '@/domain/attention/money';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import type { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { useAttentionItems } from './useAttentionItems';
import { useDismissals } from './useDismissals';

/** Counting stops here: what reached it may be any number. */
const COUNTED_UP_TO = 100;
const known = (count: number | undefined): number | undefined =>
  count === undefined || count >= COUNTED_UP_TO ? undefined : count;

type NeedsYou = {
  feed: AttentionFeed;
  isLoading: boolean;
  error: AppError | null;
  dismiss: (id: string) => void;
};

/** The feed for the signed-in person, without what they dismissed; `kinds` narrows it. */
export function useNeedsYou(now: Date, kinds?: readonly AttentionKind[]): NeedsYou {
  const { company, role, features } = useSession();
  const { items, cut, isLoading, error } = useAttentionItems(now);
  const { dismissed, dismiss } = useDismissals();
  const seesJobs = { isEnabled: can({ role, features }, 'read', 'jobs') };
  const unscheduled = known(useCount(collections.jobs, unscheduledWhere, seesJobs));
  const toInvoice = known(useCount(collections.jobs, toInvoiceWhere, seesJobs));
  const { data: owed } = useRecord(collections.summaries, RECEIVABLES_ID, {
    isEnabled: can({ role, features }, 'read', 'summaries'),
  });
  const totals = {
    ...(unscheduled !== undefined && { unscheduled }),
    ...(toInvoice !== undefined && { 'to-invoice': toInvoice }),
    ...(owed && { overdue: overdueOf(owed, calendarDay(company.timeZone, now)).count }),
  };
  const wanted = kinds ? items.filter(({ kind }) => kinds.includes(kind)) : items;
  return { feed: attentionFeed(wanted, { dismissed, totals, cut }), isLoading, error, dismiss };
}
