import { collections } from '@/data/collections';
import { useLookups } from '@/data/react/useLookups';
import { useRecords } from '@/data/react/useRecords';
import { IN_LIMIT, invoicesOfJobs, jobsToInvoice, TO_INVOICE_LIMIT } from '@/domain/invoice/queries';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { inGroupsOf } from '@/lib/inGroupsOf';

/** Finished jobs that nobody has invoiced, the oldest first, and the draft that some of them have already. */
export function useJobsToInvoice(q: string) {
  const { data: all = [], isLoading, error, refetch } = useRecords(collections.jobs, jobsToInvoice());
  const ids = all.map(({ id }) => id);
  const drafts = useLookups(
    collections.invoices,
    inGroupsOf(IN_LIMIT, ids).map((group) => ({ query: invoicesOfJobs(group) })),
  );
  const draftOf = (jobId: string): Stored<Invoice> | undefined =>
    drafts.records.find(
      (invoice) => invoice.jobId === jobId && invoice.state !== 'void' && invoice.state !== 'credited',
    );
  const list = heldList(
    { all, isLoading, error, refetch },
    {
      q,
      keep: (job) => hasEveryWord([job.number, job.title, job.customerName, job.propertyAddress], q),
      compare: (a, b) => a.scheduledTime.localeCompare(b.scheduledTime),
    },
  );
  return { list, draftOf, isMore: all.length === TO_INVOICE_LIMIT };
}
