import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { ScheduleSendDialog } from '@/entities/mail/ScheduleSendDialog';

/** Schedules an estimate to be sent, by default to the customer's address on record. */
export function ScheduleEstimateDialog({ estimate, onClose }: { estimate: Stored<Estimate>; onClose: () => void }) {
  const customer = useRecord(collections.customers, estimate.customerId);
  if (customer.isLoading) return null;
  return (
    <ScheduleSendDialog kind="estimate" subjectId={estimate.id} email={customer.data?.email ?? ''} onClose={onClose} />
  );
}
