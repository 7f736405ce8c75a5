import { z } from 'zod';

/**
 * What a page needs to show Stripe's own card fields: nothing typed there ever passes through our page or our servers. Valid for one
 * payment, or for saving one card.
 */
export const cardFieldsSchema = z.object({
  publishableKey: z.string(),
  /** The company's own account. */
  accountId: z.string(),
  clientSecret: z.string(),
  /** The script's URL on a machine that simulates Stripe; '' = Stripe's own. */
  script: z.string(),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;
