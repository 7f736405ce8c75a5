import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { currencyCode } from '../../money/schema';
import { paperCompanySchema } from '../../paper/schema';
import { cardFieldsSchema } from '../../payment/fields';
import { isShareToken } from '../../public-document/token';
import { line, recordId } from '../../record/schema';
import { paymentStandingSchema } from './standing';

/** Of the agreement's page, or of a link that is for the card alone and expires. */
const token = z.string().refine(isShareToken, 'This link is not complete');

/** Anyone with the link: what the card page shows. */
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

/** Anyone with the link: opens Stripe's fields to save a card, with the words that saving it agrees to. */
export const startCardSetup = defineContract({
  name: 'startCardSetup',
  input: z.object({ token }),
  output: z.object({ setupId: z.string(), consentText: z.string(), fields: cardFieldsSchema }),
});

/** Anyone with the link: agrees to what was on the screen. Without it, no card that Stripe reports is kept. Rejected with `aborted` if the words have changed. */
export const consentToCharges = defineContract({
  name: 'consentToCharges',
  input: z.object({ token, setupId: recordId, consentText: line(1000) }),
  output: z.object({}),
});

/** Anyone with the link: a charge that the bank wants confirmed. The same payment is confirmed, never a second one. */
export const startChargeConfirmation = defineContract({
  name: 'startChargeConfirmation',
  input: z.object({ token }),
  output: z.object({ fields: cardFieldsSchema, paymentMethodId: z.string(), amountCents: z.number().int() }),
});

/** Anyone with the link: bills go out to be paid by hand from now on. */
export const removeMyCard = defineContract({ name: 'removeMyCard', input: z.object({ token }), output: z.object({}) });

/** Staff: e-mails the customer a link to enter a card, or removes the one on file. `to`: where the link went. */
export const manageCard = defineContract({
  name: 'manageCard',
  input: z.object({ agreementId: recordId, action: z.enum(['send-link', 'remove']) }),
  output: z.object({ to: z.string() }),
});
