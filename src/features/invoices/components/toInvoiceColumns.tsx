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
};

/** A job's expected total, or a text if it isn't priced yet; a dash while it is not known. */
export const amountText = (amountCents: number | null | undefined): string =>
  amountCents === undefined ? '–' : amountCents === null ? 'Not priced yet' : formatCents(amountCents);

/** The columns of the finished jobs that are to be invoiced; a row leads to its new invoice, or to the draft there is. */
export const toInvoiceColumns = (timeZone: string, { draftOf, amountOf }: JobsBilling): DataColumn<Stored<Job>>[] => [
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
    width: 120,
    align: 'end',
    cell: ({ id }) => amountText(amountOf(id)),
  },
  {
    id: 'next',
    header: 'Next',
    width: 150,
    cell: ({ id }) => {
      const draft = draftOf(id);
      return draft ? `Draft ${invoiceLabel(draft)}` : 'Write the invoice';
    },
  },
];
