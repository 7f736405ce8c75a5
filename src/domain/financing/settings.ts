import { z } from 'zod';
import { amountCents, ratePpm } from '../money/schema';
import { line, text } from '../record/schema';

const webLink = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || /^https:\/\/[^\s<>"]+$/.test(value), 'Enter the whole address, with https://')
  .default('');

/** What stands beside every monthly figure unless a company writes its own. */
export const DEFAULT_FINANCING_TERMS =
  'Example only, not an offer of credit. Subject to credit approval by the lender. Your rate, term and monthly payment may differ.';

/** How a company offers monthly payments. Off until it has entered its own lender's link and terms. */
export const financingSettingsSchema = z
  .object({
    isOn: z.boolean().default(false),
    lenderName: line(80).default('Wisetack'),
    /** The merchant's own link, from the lender's portal. */
    link: webLink,
    minCents: amountCents.default(50_000),
    maxCents: amountCents.default(2_500_000),
    /** The example: a plan that the lender really offers. */
    aprPpm: ratePpm.default(99_000),
    termMonths: z.number().int('Whole months').min(3, 'At least 3 months').max(180, 'At most 180 months').default(60),
    /** What the lender keeps of each payout. */
    feePpm: ratePpm.refine((ppm) => ppm <= 300_000, 'At most 30%').default(39_000),
    terms: text(1000).default(DEFAULT_FINANCING_TERMS),
    /** Where to send a customer whom the first lender declined; '' = none. */
    secondLenderName: line(80).default(''),
    secondLink: webLink,
  })
  .refine(({ isOn, link }) => !isOn || link !== '', {
    path: ['link'],
    message: 'Paste your link from the lender’s portal',
  })
  .refine(({ isOn, lenderName }) => !isOn || lenderName !== '', { path: ['lenderName'], message: 'Enter the lender' })
  .refine(({ isOn, terms }) => !isOn || terms.trim() !== '', {
    path: ['terms'],
    message: 'The law asks for these words beside a monthly figure',
  })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    path: ['maxCents'],
    message: 'Not below the smallest amount',
  });
export type FinancingSettings = z.infer<typeof financingSettingsSchema>;
export const NO_FINANCING: FinancingSettings = financingSettingsSchema.parse({});
