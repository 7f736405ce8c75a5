import { z } from 'zod';
import { currencyCode } from '../../money/schema';
import { isoInstant, optionalDate, optionalInstant } from '../../record/schema';
import { NO_CARD_STANDING, paymentStandingSchema } from '../payment/standing';
import { BILLING_INTERVALS, RENEWALS } from './plan';
import { agreementVisitSchema } from './schema';
import { AGREEMENT_STATES } from './state';

/** The customer's view of an agreement through its link. */
export const viewedAgreementSchema = z.object({
  state: z.enum(AGREEMENT_STATES),
  number: z.string(),
  planName: z.string(),
  summary: z.string(),
  customerName: z.string(),
  propertyAddress: z.string(),
  units: z.array(z.string()),
  currency: currencyCode,
  interval: z.enum(BILLING_INTERVALS),
  /** Per billing period, before tax and with it. */
  priceCents: z.number().int(),
  totalCents: z.number().int(),
  startsOn: z.iso.date(),
  /** The first day after the term; '' = it has no end, or hasn't begun. */
  endsOn: optionalDate,
  /** For an agreement that takes over another with the house: what is already billed, and to whom; null = it begins on its own. */
  takesOver: z
    .object({ on: z.iso.date(), billedUntil: optionalDate, restCents: z.number().int() })
    .nullable()
    .default(null),
  termMonths: z.number().int(),
  renewal: z.enum(RENEWALS),
  nextBillOn: optionalDate,
  /** A known future price with tax, from its day; null = it stays. */
  nextPrice: z.object({ on: z.iso.date(), text: z.string() }).nullable().default(null),
  /** Before acceptance: those of its first year. */
  visits: z.array(
    agreementVisitSchema.pick({ id: true, name: true, state: true, dueFrom: true, dueBy: true, usedOn: true }),
  ),
  /** Member discounts, in words. */
  benefits: z.array(z.string()),
  coverage: z.string(),
  terms: z.string(),
  /** Terms that need separate consent; '' if nothing renews. */
  renewalText: z.string(),
  termsHash: z.string(),
  agreedBy: z.string(),
  agreedAt: optionalInstant,
  cancelsOn: optionalDate,
  cancelReceipt: z.string(),
  /** For a paused one: since when, and until when; '' = until the office says so. */
  pausedOn: optionalDate,
  resumesOn: optionalDate,
  /** Number of months its member can pause it here; 0 = they can't. */
  pauseMonths: z.number().int().default(0),
  /** Member prices of single items, as text. */
  itemPrices: z.array(z.object({ name: z.string(), priceText: z.string() })).default([]),
  payment: paymentStandingSchema.default(NO_CARD_STANDING),
  /** Whether a card can be saved, because the company takes cards. */
  takesCards: z.boolean().default(false),
  history: z.array(z.object({ kind: z.string(), at: isoInstant, text: z.string() })),
});
export type ViewedAgreement = z.infer<typeof viewedAgreementSchema>;
