import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { currencyCode } from '../../money/schema';
import { paperCompanySchema } from '../../paper/schema';
import { cardFieldsSchema } from '../../payment/fields';
import { isShareToken } from '../../public-document/token';
import { line, recordId } from '../../record/schema';
import { paymentStandingSchema } from './standing';

/** The token of the agreement's page, or of an expiring link for the card alone. */
const token = z.string().refine(isShareToken, 'This link is not complete');

/** Returns what the card page shows, for anyone with the link. */
export const readCardPage = defineContract({
  name: 'readCardPage',
  input: z.object({ token }),
  output: z.object({
    company: paperCompanySchema,
    timeZone: z.string(),
    planName: z.string(),
    number: z.string(),
    /** Per billing period, with tax: `$19.00 a month`. */
    price: z.string(),
    currency: currencyCode,
    payment: paymentStandingSchema,
    takesCards: z.boolean(),
  }),
});

/** Opens Stripe's fields to save a card, for anyone with the link, with the wording that saving it agrees to. */
export const startCardSetup = defineContract({
  name: 'startCardSetup',
  input: z.object({ token }),
  output: z.object({ setupId: z.string(), consentText: z.string(), fields: cardFieldsSchema }),
});

/**
 * Records consent to what was on the screen, for anyone with the link. Without it, no card that Stripe reports is kept. Rejected with
 * `aborted` if the wording has changed.
 */
export const consentToCharges = defineContract({
  name: 'consentToCharges',
  input: z.object({ token, setupId: recordId, consentText: line(1000) }),
  output: z.object({}),
});

/** Starts confirming a charge that the bank wants confirmed, for anyone with the link. The same payment is confirmed, never a second one. */
export const startChargeConfirmation = defineContract({
  name: 'startChargeConfirmation',
  input: z.object({ token }),
  output: z.object({ fields: cardFieldsSchema, paymentMethodId: z.string(), amountCents: z.number().int() }),
});

/** Removes the card, for anyone with the link: bills are sent for manual payment from now on. */
export const removeMyCard = defineContract({ name: 'removeMyCard', input: z.object({ token }), output: z.object({}) });

/** E-mails the customer a link to enter a card, or removes the one on file, for staff. `to`: where the link was sent. */
export const manageCard = defineContract({
  name: 'manageCard',
  input: z.object({ agreementId: recordId, action: z.enum(['send-link', 'remove']) }),
  output: z.object({ to: z.string() }),
});
