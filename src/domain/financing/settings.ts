import { z } from 'zod';
import { amountCents, ratePpm } from '../money/schema';
import { line, text } from '../record/schema';

const HTTPS = /^https:\/\/[^\s<>"]+$/;

/** Shown next to every monthly figure unless a company writes its own. */
const DEFAULT_FINANCING_TERMS =
  'Example only, not an offer of credit. Subject to credit approval by the lender. Your rate, term and monthly payment may differ.';

/** A company's stored settings for monthly payments. Off until it has entered its own lender's link and terms. */
export const financingSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  lenderName: line(80).default('Wisetack'),
  /** The merchant's own link, from the lender's portal. Used through `lenderLink`. */
  link: line(500).default(''),
  /**
   * The company's Wisetack merchant ID, if this server has an agreement with Wisetack; '' = customers apply through the link, and the
   * office updates the state.
   */
  merchantId: line(80).default(''),
  minCents: amountCents.default(50_000),
  maxCents: amountCents.default(2_500_000),
  /** The example: a plan that the lender actually offers. */
  aprPpm: ratePpm.default(99_000),
  termMonths: z.number().int('Whole months').min(3, 'At least 3 months').max(180, 'At most 180 months').default(60),
  /** The lender's fee on each payout. */
  feePpm: ratePpm.default(39_000),
  terms: text(1000).default(DEFAULT_FINANCING_TERMS),
  /** Fallback lender for customers declined by the first one; '' = none. */
  secondLenderName: line(80).default(''),
  secondLink: line(500).default(''),
});
export type FinancingSettings = z.infer<typeof financingSettingsSchema>;
export const NO_FINANCING: FinancingSettings = financingSettingsSchema.parse({});

/** Returns a link that is safe to send customers to; '' for anything else that was stored. */
export const lenderLink = (link: string): string => (HTTPS.test(link) ? link : '');

/** The ID becomes part of URLs at the lender. */
const isMerchantId = (id: string): boolean => /^[\w-]*$/.test(id);
const isLink = (link: string): boolean => link === '' || HTTPS.test(link);
const WHOLE_ADDRESS = 'Enter the whole address, with https://';

/** Validates the settings a company saves. */
export const financingFormSchema = financingSettingsSchema
  .refine(({ link }) => isLink(link), { path: ['link'], message: WHOLE_ADDRESS })
  .refine(({ merchantId }) => isMerchantId(merchantId), {
    path: ['merchantId'],
    message: 'Letters, digits and hyphens, as Wisetack gave it',
  })
  .refine(({ secondLink }) => isLink(secondLink), { path: ['secondLink'], message: WHOLE_ADDRESS })
  .refine(({ isOn, link }) => !isOn || link !== '', {
    path: ['link'],
    message: 'Paste your link from the lender’s portal',
  })
  .refine(({ isOn, lenderName }) => !isOn || lenderName !== '', { path: ['lenderName'], message: 'Enter the lender' })
  .refine(({ isOn, terms }) => !isOn || terms.trim() !== '', {
    path: ['terms'],
    message: 'The law asks for these words beside a monthly figure',
  })
  .refine(({ feePpm }) => feePpm <= 300_000, { path: ['feePpm'], message: 'At most 30%' })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    path: ['maxCents'],
    message: 'Not below the smallest amount',
  });
