import { z } from 'zod';
import { withTotal } from '@/domain/invoice/create';
import { inputOfRecurring, templateOfInvoice } from '@/domain/invoice/recurring';
import {
  invoiceInputSchema,
  recurringInvoiceSchema,
  type InvoiceInput,
  type RecurringInvoice,
} from '@/domain/invoice/schema';
import { documentInWords } from './documentInWords';

const { name, every, unit, nextOn, endsOn, mode, isActive } = recurringInvoiceSchema.shape;
/** Schema of the recurring invoice form: the invoice to create, and its schedule. */
export const recurringFormSchema = z.object({
  ...invoiceInputSchema.shape,
  name,
  every,
  unit,
  nextOn,
  endsOn,
  mode,
  isActive,
});
export type RecurringFormValues = z.infer<typeof recurringFormSchema>;

/** Field labels on the form and in the conflict dialog. */
export const RECURRING_FIELD_LABELS = {
  name: 'Name',
  template: 'The invoice',
  every: 'How often',
  unit: 'How often',
  nextOn: 'Next',
  endsOn: 'Until',
  mode: 'What happens',
  isActive: 'Running',
  customerId: 'Customer',
  customerName: 'Customer',
} as const;
/** Summarizes the invoice template. */
export const recurringInWords = (field: keyof RecurringInvoice, value: unknown): string | null =>
  field === 'template' ? documentInWords((value as RecurringInvoice['template']).document) : null;

/** Converts a recurring invoice to form values. */
export function toRecurringForm(recurring: RecurringInvoice): RecurringFormValues {
  const {
    name: title,
    every: count,
    unit: step,
    nextOn: next,
    endsOn: end,
    mode: how,
    isActive: isRunning,
  } = recurring;
  return {
    ...inputOfRecurring(recurring),
    name: title,
    every: count,
    unit: step,
    nextOn: next,
    endsOn: end,
    mode: how,
    isActive: isRunning,
  };
}

/** Returns the anchor day of the month: from the next date if that was changed, so that the 31st comes back after February. */
export const anchorOf = (day: string, { nextOn: before, anchorDay }: RecurringInvoice): number =>
  day === before ? anchorDay : Number(day.slice(8)) || anchorDay;

/** Converts form values to record fields; `before` supplies the anchor day. */
export const toRecurringFields = (
  input: RecurringFormValues,
  before: RecurringInvoice,
): Omit<RecurringInvoice, 'lastRunOn'> => ({
  name: input.name,
  customerId: input.customerId,
  customerName: input.customerName,
  customerSortName: input.customerSortName,
  template: templateOfInvoice(withTotal(input as InvoiceInput)),
  every: input.every,
  unit: input.unit,
  nextOn: input.nextOn,
  endsOn: input.endsOn,
  anchorDay: anchorOf(input.nextOn, before),
  mode: input.mode,
  isActive: input.isActive,
});
