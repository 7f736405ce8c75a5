import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { scheduledSendId, type ScheduledKind } from '@/domain/mail/scheduled';

/** Whether an invoice or estimate is to go out on a day, and how that ended; null when it never was. */
export function useScheduledSend(kind: ScheduledKind, subjectId: string) {
  const { data, isLoading, refetch } = useOptionalRecord(
    collections.scheduledSends,
    scheduledSendId({ kind, subjectId }),
  );
  return { scheduled: data ?? null, isLoading, refetch };
}
