import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { scheduledSendId, type ScheduledKind } from '@/domain/mail/scheduled';

/** Returns whether an invoice or estimate is scheduled to be sent, and how that ended; null if it never was. */
export function useScheduledSend(kind: ScheduledKind, subjectId: string) {
  const { data, isLoading, refetch } = useOptionalRecord(
    collections.scheduledSends,
    scheduledSendId({ kind, subjectId }),
  );
  return { scheduled: data ?? null, isLoading, refetch };
}
