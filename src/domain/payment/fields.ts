import { z } from 'zod';

/**
 * What a page needs to show Stripe's own fields, in which a card is typed: nothing that is typed there ever passes through our page or our
 * servers. Good for one payment, or for saving one card.
 */
export const cardFieldsSchema = z.object({
  publishableKey: z.string(),
  /** The company's own account. */
  accountId: z.string(),
  clientSecret: z.string(),
  /** Where the script is, on a machine that plays Stripe; '' = at Stripe. */
  script: z.string(),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;
