import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { isolated } from '@/lib/isolated';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './list.module.css';

type JobsBilling = {
  draftOf: (jobId: string) => Stored<Invoice> | undefined;
  /** Amount in cents; null while nothing is priced, undefined while unknown. */
  amountOf: (jobId: string) => number | null | undefined;
  /** Whether an agreement has paid for all of it. */
  isIncluded: (jobId: string) => boolean;
};

/** Formats a job's expected total: a note if it isn't priced yet or has nothing to bill, a dash while unknown. */
export function amountText({ amountOf, isIncluded }: JobsBilling, jobId: string): string {
  const amountCents = amountOf(jobId);
  if (amountCents === undefined) return '–';
  if (isIncluded(jobId)) return 'In the agreement';
  return amountCents === null ? 'Not priced yet' : formatCents(amountCents);
}

/** Columns of the finished jobs to invoice; a row leads to its new invoice, to its existing draft, or to a job with nothing to bill. */
export const toInvoiceColumns = (timeZone: string, billing: JobsBilling): DataColumn<Stored<Job>>[] => [
  {
    id: 'scheduledTime',
    header: 'Done',
    width: 100,
    cell: ({ scheduledTime }) => formatShortDate(scheduledTime, timeZone),
  },
  { id: 'title', header: 'Job', isMain: true, cell: ({ title }) => title },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customerName, propertyAddress }) => (
      <>
        {isolated(customerName)} <span className={classes.second}>{propertyAddress}</span>
      </>
    ),
  },
  {
    id: 'technicians',
    header: 'Technicians',
    width: 168,
    cell: ({ technicianIds }) => <JobTechnicians ids={technicianIds} emptyText="–" isShort />,
  },
  { id: 'number', header: 'Number', width: 100, isSecondary: true, cell: ({ number }) => number },
  {
    id: 'amount',
    header: 'Amount',
    width: 150,
    align: 'end',
    cell: ({ id }) => amountText(billing, id),
  },
  {
    id: 'next',
    header: 'Next',
    width: 150,
    cell: ({ id }) => {
      const draft = billing.draftOf(id);
      if (billing.isIncluded(id)) return 'Close the job';
      return draft ? `Draft ${invoiceLabel(draft)}` : 'Write the invoice';
    },
  },
];
