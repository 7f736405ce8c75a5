import { IconFileInvoice } from '@tabler/icons-react';
import { jobStatus } from '@/domain/job/status';
import { StatusBadge } from '@/ui/feedback/StatusBadge';

/** Renders the specification's derived status of a job: its invoice's, or pending. */
export function InvoiceStatusBadge({ job }: { job: Parameters<typeof jobStatus>[0] }) {
  return (
    <StatusBadge
      tone="neutral"
      label={`Invoice: ${jobStatus(job)}`}
      icon={<IconFileInvoice size={14} stroke={2.25} />}
    />
  );
}
