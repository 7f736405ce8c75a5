import type { BillingSettings } from '@/domain/billing/settings';
import { passesUnit } from '@/domain/business-unit/choice';
import type { Invoice } from '@/domain/invoice/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { amountFilter, isInBand, isWithin, withinFilter } from '@/ui/table/commonFilters';
import type { FilterField } from '@/ui/table/filterFields';

/** Filters of an invoice view; '' means no filter. */
export type InvoiceFilters = { amount: string; issued: string; sent: string; unit: string };

const SENT_OPTIONS = [
  { value: 'not-sent', label: 'Not sent' },
  { value: 'not-seen', label: 'Sent, not opened yet' },
  { value: 'seen', label: 'Opened by the customer' },
];

export const invoiceFilterFields = (
  settings: Pick<BillingSettings, 'units'>,
  { amount, issued, sent, unit }: InvoiceFilters,
  onChange: (name: keyof InvoiceFilters, value: string) => void,
): FilterField[] => [
  amountFilter({ name: 'amount', label: 'Total', value: amount, onChange: (value) => onChange('amount', value) }),
  withinFilter({ name: 'issued', label: 'Issued', value: issued, onChange: (value) => onChange('issued', value) }),
  {
    name: 'sent',
    label: 'Sent',
    value: sent,
    onChange: (value) => onChange('sent', value),
    anyLabel: 'Sent or not',
    options: SENT_OPTIONS,
  },
  ...unitFilterFields(settings, unit, (value) => onChange('unit', value)),
];

/** Whether an invoice passes the filters; unknown values from a URL are ignored. */
export function passesFilters(
  { totalCents, issuedAt, sentAt, firstViewedAt, businessUnitId }: Invoice,
  { amount, issued, sent, unit }: InvoiceFilters,
  now: Date,
): boolean {
  return (
    isInBand(totalCents, amount) &&
    isWithin(issuedAt, issued, now) &&
    passesUnit({ businessUnitId }, unit) &&
    (sent !== 'not-sent' || sentAt === '') &&
    (sent !== 'not-seen' || (sentAt !== '' && firstViewedAt === '')) &&
    (sent !== 'seen' || firstViewedAt !== '')
  );
}
