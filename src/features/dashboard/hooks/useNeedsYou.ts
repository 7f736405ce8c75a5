import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSums } from '@/data/react/useSums';
import { useSession } from '@/data/react/WorkspaceProvider';
import { attentionFeed, type AttentionFeed } from '@/domain/attention/feed';
import type { AttentionKind } from '@/domain/attention/item';
import { jobsToInvoiceCount, overdueOf, unscheduledCount } from '@/domain/attention/money';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import type { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { useAttentionItems } from './useAttentionItems';
import { useDismissals } from './useDismissals';

const JOB_COUNTS = [unscheduledCount, jobsToInvoiceCount];

type NeedsYou = {
  feed: AttentionFeed;
  isLoading: boolean;
  error: AppError | null;
  dismiss: (id: string) => void;
};

/** Returns the signed-in person's feed, without what they dismissed; `kinds` narrows it. */
export function useNeedsYou(now: Date, kinds?: readonly AttentionKind[]): NeedsYou {
  const { company } = useSession();
  const can = useCan();
  const { items, cut, isLoading, error } = useAttentionItems(now);
  const { dismissed, dismiss } = useDismissals();
  const [unscheduled, toInvoice] = useSums(collections.jobs, JOB_COUNTS, {
    isEnabled: can('read', 'jobs'),
  });
  const { data: owed } = useOptionalRecord(collections.summaries, RECEIVABLES_ID, {
    isEnabled: can('read', 'summaries'),
  });
  const totals = {
    ...(unscheduled && !unscheduled.isCut && { unscheduled: unscheduled.count }),
    ...(toInvoice && !toInvoice.isCut && { 'to-invoice': toInvoice.count }),
    ...(owed && { overdue: overdueOf(owed, calendarDay(company.timeZone, now)).count }),
  };
  const wanted = kinds ? items.filter(({ kind }) => kinds.includes(kind)) : items;
  return { feed: attentionFeed(wanted, { dismissed, totals, cut }), isLoading, error, dismiss };
}
