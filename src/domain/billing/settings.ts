import { z } from 'zod';
import { BUSINESS_UNITS_LIMIT, businessUnitSchema, numberPrefix } from '../business-unit/schema';
import { PAYMENT_TERMS } from '../customer/schema';
import { financingFormSchema, financingSettingsSchema, NO_FINANCING } from '../financing/settings';
import { lateFeeFormSchema, lateFeeSettingsSchema, NO_LATE_FEES } from '../late-fee/settings';
import { currencyCode } from '../money/schema';
import { line, text } from '../record/schema';
import { JOB_NATURES } from '../tax/schema';
import { depositSchema } from './schema';

/** Billing's only document in companies/{c}/settings. */
export const BILLING_SETTINGS_ID = 'billing';

/** `{number}`, `{company}`, `{customer}`, `{total}`, `{due}` and `{link}` are filled in when it is sent. */
const mailTemplateSchema = z.object({ subject: line(200).default(''), body: text(5000).default('') });
const EMPTY_TEMPLATE = mailTemplateSchema.parse({});

const reminderDays = z
  .array(z.number().int('Whole days').min(1, 'At least 1 day').max(365, 'At most 365 days'))
  .max(5, 'At most 5 reminders');

/** companies/{c}/settings/billing: how a company writes its estimates and invoices. Missing fields get their default. */
export const billingSettingsSchema = z.object({
  currency: currencyCode,
  invoicePrefix: numberPrefix.default('INV-'),
  creditNotePrefix: numberPrefix.default('CN-'),
  estimateValidDays: z.number().int('Whole days').min(1, 'At least 1 day').max(365, 'At most 365 days').default(30),
  paymentTerms: z.enum(PAYMENT_TERMS).default('due-on-receipt'),
  defaultJobNature: z.enum(JOB_NATURES).default('repair'),
  pricesIncludeTax: z.boolean().default(false),
  taxRounding: z.enum(['line', 'document']).default('line'),
  deposit: depositSchema.default({ kind: 'none', ratePpm: 0, amountCents: 0 }),
  estimateMessage: text(2000).default(''),
  estimateTerms: text(10_000).default(''),
  invoiceMessage: text(2000).default(''),
  invoiceTerms: text(10_000).default(''),
  /** Printed at the bottom of every page: license numbers, bank details. */
  footer: text(500).default(''),
  templates: z
    .object({
      estimate: mailTemplateSchema.default(EMPTY_TEMPLATE),
      invoice: mailTemplateSchema.default(EMPTY_TEMPLATE),
      receipt: mailTemplateSchema.default(EMPTY_TEMPLATE),
      statement: mailTemplateSchema.default(EMPTY_TEMPLATE),
      reminder: mailTemplateSchema.default(EMPTY_TEMPLATE),
    })
    .default({
      estimate: EMPTY_TEMPLATE,
      invoice: EMPTY_TEMPLATE,
      receipt: EMPTY_TEMPLATE,
      statement: EMPTY_TEMPLATE,
      reminder: EMPTY_TEMPLATE,
    }),
  /** Off until someone turns them on: nothing is sent to a customer automatically before that. */
  invoiceReminders: z
    .object({ isOn: z.boolean().default(false), daysAfterDue: reminderDays.default([3, 14, 30]) })
    .default({ isOn: false, daysAfterDue: [3, 14, 30] }),
  estimateReminders: z
    .object({ isOn: z.boolean().default(false), daysAfterSent: reminderDays.default([3, 10]) })
    .default({ isOn: false, daysAfterSent: [3, 10] }),
  lateFees: lateFeeSettingsSchema.default(NO_LATE_FEES),
  /** Sent each month on this day to customers who owe something. Off until someone turns it on. */
  monthlyStatements: z
    .object({ isOn: z.boolean().default(false), day: z.number().int().min(1, '1 to 28').max(28, '1 to 28').default(1) })
    .default({ isOn: false, day: 1 }),
  financing: financingSettingsSchema.default(NO_FINANCING),
  /** Parts of the company with their own name, numbers and documents, including archived ones, which still name what they sent. */
  units: z.array(businessUnitSchema).max(BUSINESS_UNITS_LIMIT, `At most ${BUSINESS_UNITS_LIMIT} units`).default([]),
});
export type BillingSettings = z.infer<typeof billingSettingsSchema>;

/** Settings a company can save. Data stored earlier, or by something else, is read even if it exceeds this. */
export const billingSettingsFormSchema = billingSettingsSchema.extend({
  lateFees: lateFeeFormSchema,
  financing: financingFormSchema,
});
export const DEFAULT_BILLING_SETTINGS: BillingSettings = billingSettingsSchema.parse({});
