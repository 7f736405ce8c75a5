import type { Stored } from '../record/schema';
import { nextOccurrence } from './recurrence';
import { recurringInvoiceSchema, type Invoice, type InvoiceInput, type RecurringInvoice } from './schema';

export const RECURRING_LIMIT = 200;

/** Returns the recurring part of an invoice: without the job, the dates and the payments that were its own. */
export function templateOfInvoice(invoice: InvoiceInput | Invoice): RecurringInvoice['template'] {
  return recurringInvoiceSchema.shape.template.parse({
    ...invoice,
    jobId: '',
    jobNumber: '',
    estimateId: '',
    serviceDate: '',
    dueOn: '',
    document: { ...invoice.document, settlements: [] },
  });
}

/** Returns an invoice that a recurring one would create, for the editor of its lines and texts. */
export const inputOfRecurring = ({
  template,
  customerId,
  customerName,
  customerSortName,
}: RecurringInvoice): InvoiceInput => ({
  ...template,
  customerId,
  customerName,
  customerSortName,
  draftNumber: '',
  kind: 'standard',
  progress: null,
});

/** Returns the next days (YYYY-MM-DD) on which an invoice is created, at most `count`; none while it is paused. */
export function nextDates(
  recurring: Pick<RecurringInvoice, 'nextOn' | 'endsOn' | 'every' | 'unit' | 'anchorDay' | 'isActive'>,
  count: number,
): string[] {
  const dates: string[] = [];
  for (
    let date = recurring.nextOn;
    recurring.isActive && dates.length < count && (recurring.endsOn === '' || date <= recurring.endsOn);
    date = nextOccurrence(date, recurring)
  )
    dates.push(date);
  return dates;
}

/** `Every month`, `Every 2 weeks`. */
export const rhythmText = ({ every, unit }: Pick<RecurringInvoice, 'every' | 'unit'>): string =>
  every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;

/** Sorts by the day of the next invoice, paused ones last. */
export const byNextDay = (a: Stored<RecurringInvoice>, b: Stored<RecurringInvoice>): number =>
  Number(b.isActive) - Number(a.isActive) || (a.nextOn < b.nextOn ? -1 : 1);
