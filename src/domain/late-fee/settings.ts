import { z } from 'zod';
import { ratePpm } from '../money/schema';
import { optionalDate } from '../record/schema';

/** The usual 1.5% a month: no one is charged more. */
export const MOST_MONTHLY_PPM = 15_000;

/** A company's stored late fee settings. Off until someone enters a rate that customers have signed. */
export const lateFeeSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  /** Share of the amount owed, for each whole month that it is late. */
  monthlyPpm: ratePpm.default(MOST_MONTHLY_PPM),
  /** Days after the due date before any fee is charged. */
  graceDays: z.number().int('Whole days').min(0, 'Not below 0').max(90, 'At most 90 days').default(30),
  /** True when someone confirmed that customers sign the rate before the work. Without it nothing is charged. */
  isAgreed: z.boolean().default(false),
  /** Only invoices issued on or after this day (YYYY-MM-DD) are charged; '' = none. */
  since: optionalDate,
  /** `draft`: the fee stays a draft invoice; `send`: it is issued and e-mailed. */
  mode: z.enum(['draft', 'send']).default('draft'),
});
export type LateFeeSettings = z.infer<typeof lateFeeSettingsSchema>;
export const NO_LATE_FEES: LateFeeSettings = lateFeeSettingsSchema.parse({});

/** The settings a company can save. */
export const lateFeeFormSchema = lateFeeSettingsSchema
  .refine(({ monthlyPpm }) => monthlyPpm <= MOST_MONTHLY_PPM, { path: ['monthlyPpm'], message: 'At most 1.5% a month' })
  .refine(({ isOn, isAgreed }) => !isOn || isAgreed, {
    path: ['isAgreed'],
    message: 'A late fee needs a rate the customer has signed. Confirm it, or turn late fees off.',
  })
  .refine(({ isOn, since }) => !isOn || since !== '', {
    path: ['since'],
    message: 'Choose from which day on invoices are charged',
  });
