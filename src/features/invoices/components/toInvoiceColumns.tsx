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
  /** In cents; null while nothing is priced, undefined while it is not known. */
  amountOf: (jobId: string) => number | null | undefined;
  /** Whether an agreement has paid for all of it. */
  isIncluded: (jobId: string) => boolean;
};

/** A job's expected total, or a text if it isn't priced yet or has nothing to bill; a dash while it is not known. */
export function amountText({ amountOf, isIncluded }: JobsBilling, jobId: string): string {
  const amountCents = amountOf(jobId);
  if (amountCents === undefined) return '–';
  if (isIncluded(jobId)) return 'In the agreement';
  return amountCents === null ? 'Not priced yet' : formatCents(amountCents);
}

/** The columns of the finished jobs that are to be invoiced; a row leads to its new invoice, to the draft there is, or to a job with nothing to bill. */
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
