import type { BillingSettings } from '@/domain/billing/settings';
import { TERMS_LABELS } from '@/domain/customer/customerLabels';
import { ownTemplate } from '@/domain/invoice/mailText';
import { formatCents, formatRate } from '@/domain/money/format';
import { JOB_NATURE_LABELS } from '@/domain/tax/schema';

/** Field labels on the form and in the conflict dialog. */
export const INVOICING_FIELD_LABELS: Partial<Record<keyof BillingSettings, string>> = {
  currency: 'Currency',
  invoicePrefix: 'Invoice numbers',
  creditNotePrefix: 'Credit note numbers',
  estimateValidDays: 'Estimates are valid',
  paymentTerms: 'Payment terms',
  defaultJobNature: 'Kind of work',
  pricesIncludeTax: 'Prices include tax',
  taxRounding: 'Rounding of tax',
  deposit: 'Deposit',
  estimateMessage: 'Message on estimates',
  estimateTerms: 'Terms of estimates',
  invoiceMessage: 'Message on invoices',
  invoiceTerms: 'Terms of invoices',
  footer: 'Footer',
  templates: 'E-mail texts',
  invoiceReminders: 'Reminders of invoices',
  estimateReminders: 'Reminders of estimates',
  lateFees: 'Late fees',
  monthlyStatements: 'Monthly statements',
  financing: 'Financing',
  units: 'Business units',
};

/** Ways to round tax, as text. */
export const TAX_ROUNDING_LABELS: Record<BillingSettings['taxRounding'], string> = {
  line: 'On each line, as printed',
  document: 'Once, on the document',
};

/** Formats a setting's value with the form's labels. */
export function invoicingInWords(field: keyof BillingSettings, value: unknown): string | null {
  if (field === 'paymentTerms') return TERMS_LABELS[value as BillingSettings['paymentTerms']];
  if (field === 'defaultJobNature') return JOB_NATURE_LABELS[value as BillingSettings['defaultJobNature']];
  if (field === 'taxRounding') return TAX_ROUNDING_LABELS[value as BillingSettings['taxRounding']];
  if (field !== 'deposit') return null;
  const { kind, ratePpm, amountCents } = value as BillingSettings['deposit'];
  if (kind === 'none') return 'No deposit';
  return kind === 'percent' ? `${formatRate(ratePpm)} of the total` : formatCents(amountCents);
}

/** Keeps only texts the company wrote itself: an e-mail text we once suggested is replaced by the current one. */
export const withoutFormerTexts = (settings: BillingSettings): BillingSettings => ({
  ...settings,
  templates: {
    estimate: ownTemplate(settings, 'estimate'),
    invoice: ownTemplate(settings, 'invoice'),
    receipt: ownTemplate(settings, 'receipt'),
    statement: ownTemplate(settings, 'statement'),
    reminder: ownTemplate(settings, 'reminder'),
  },
});
