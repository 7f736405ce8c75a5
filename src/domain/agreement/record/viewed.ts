import { z } from 'zod';
import { currencyCode } from '../../money/schema';
import { isoInstant, optionalDate, optionalInstant } from '../../record/schema';
import { NO_CARD_STANDING, paymentStandingSchema } from '../payment/standing';
import { BILLING_INTERVALS, RENEWALS } from './plan';
import { agreementVisitSchema } from './schema';
import { AGREEMENT_STATES } from './state';

/** What the customer sees of an agreement under its link. */
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
  /** The first day after the term; '' = it has no end, or has not begun. */
  endsOn: optionalDate,
  /** Of one that takes over an agreement with the house: what is billed already, and to whom; null = it begins on its own. */
  takesOver: z
    .object({ on: z.iso.date(), billedUntil: optionalDate, restCents: z.number().int() })
    .nullable()
    .default(null),
  termMonths: z.number().int(),
  renewal: z.enum(RENEWALS),
  nextBillOn: optionalDate,
  /** A price with tax that is known to come, from its day; null = it stays. */
  nextPrice: z.object({ on: z.iso.date(), text: z.string() }).nullable().default(null),
  /** Before it is agreed to: those of its first year. */
  visits: z.array(
    agreementVisitSchema.pick({ id: true, name: true, state: true, dueFrom: true, dueBy: true, usedOn: true }),
  ),
  /** What members pay less, in words. */
  benefits: z.array(z.string()),
  coverage: z.string(),
  terms: z.string(),
  /** What has to be agreed to apart from the rest; '' where nothing renews. */
  renewalText: z.string(),
  termsHash: z.string(),
  agreedBy: z.string(),
  agreedAt: optionalInstant,
  cancelsOn: optionalDate,
  cancelReceipt: z.string(),
  /** Of one that rests: since when, and until when; '' = until the office says so. */
  pausedOn: optionalDate,
  resumesOn: optionalDate,
  /** For so many months its member can pause it here; 0 = not. */
  pauseMonths: z.number().int().default(0),
  /** What single items cost members, as text. */
  itemPrices: z.array(z.object({ name: z.string(), priceText: z.string() })).default([]),
  payment: paymentStandingSchema.default(NO_CARD_STANDING),
  /** Whether a card can be saved: the company takes cards. */
  takesCards: z.boolean().default(false),
  history: z.array(z.object({ kind: z.string(), at: isoInstant, text: z.string() })),
});
export type ViewedAgreement = z.infer<typeof viewedAgreementSchema>;
