import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLookups } from '@/data/react/useLookups';
import { useRecords } from '@/data/react/useRecords';
import { passesUnit } from '@/domain/business-unit/choice';
import { isCoveredVisit, soldOnJobCents } from '@/domain/agreement/record/coveredVisit';
import {
  estimatesOfJobs,
  IN_LIMIT,
  invoicesOfJobs,
  jobsToInvoice,
  TO_INVOICE_LIMIT,
  workOfJobs,
} from '@/domain/invoice/queries';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord, heldList } from '@/entities/record/heldList';
import { inGroupsOf } from '@/lib/inGroupsOf';

/**
 * Returns finished jobs not invoiced yet, oldest first, for the selected business unit or all, with any existing drafts and each one's
 * expected total.
 */
export function useJobsToInvoice(q: string, unit: string) {
  const { data: all = [], isLoading, error, refetch } = useRecords(collections.jobs, jobsToInvoice(unit));
  const ids = all.map(({ id }) => id);
  const drafts = useLookups(
    collections.invoices,
    inGroupsOf(IN_LIMIT, ids).map((group) => ({ query: invoicesOfJobs(group) })),
  );
  const draftOf = (jobId: string): Stored<Invoice> | undefined =>
    drafts.records.find(
      (invoice) => invoice.jobId === jobId && invoice.state !== 'void' && invoice.state !== 'credited',
    );
  const mayReadEstimates = useCan()('read', 'estimates');
  const work = useLookups(
    collections.jobWork,
    inGroupsOf(IN_LIMIT, ids).map((group) => ({ query: workOfJobs(group) })),
  );
  const estimates = useLookups(
    collections.estimates,
    inGroupsOf(IN_LIMIT, ids).flatMap((group) => [
      { query: estimatesOfJobs('jobId', group) },
      { query: estimatesOfJobs('convertedJobId', group) },
    ]),
    { isEnabled: mayReadEstimates },
  );
  const isWhole = [drafts, work, estimates].every((found) => !found.isLoading && found.error === null && !found.isCut);
  const soldOn = (jobId: string) => ({
    workLines: work.records.find((record) => record.jobId === jobId)?.workLines ?? [],
    estimates: estimates.records.filter((estimate) => estimate.jobId === jobId || estimate.convertedJobId === jobId),
  });
  /**
   * Cents before tax that an invoice would start with, or the draft's own total if there is one; null while nothing is priced. Undefined
   * until everything has been read, since a partial sum would mislead.
   */
  const amountOf = (jobId: string): number | null | undefined => {
    if (!isWhole) return undefined;
    const draft = draftOf(jobId);
    if (draft) return draft.totalCents;
    return soldOnJobCents(soldOn(jobId));
  };
  /** True for a member's visit with nothing sold: its agreement has paid for it. */
  const isIncluded = (jobId: string): boolean =>
    draftOf(jobId) === undefined && isWhole && isCoveredVisit(jobId, soldOn(jobId));
  const list = heldList(
    { all, isLoading, error, refetch },
    {
      collection: 'jobs',
      q,
      keep: (job) =>
        passesUnit(job, unit) && hasEveryWord([job.number, job.title, job.customerName, job.propertyAddress], q),
      compare: (a, b) => a.scheduledTime.localeCompare(b.scheduledTime),
    },
  );
  return { list, draftOf, amountOf, isIncluded, isMore: all.length === TO_INVOICE_LIMIT };
}
