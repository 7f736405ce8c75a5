import { z } from 'zod';

/**
 * Data a page needs to show Stripe's card fields: nothing typed there ever passes through our page or our servers.
 * Valid for one payment, or for saving one card.
 */
export const cardFieldsSchema = z.object({
  publishableKey: z.string(),
  /** The company's own Stripe account. */
  accountId: z.string(),
  clientSecret: z.string(),
  /** URL of the script on a machine that mocks Stripe; '' = Stripe's own. */
  script: z.string(),
});
export type CardFields = z.infer<typeof cardFieldsSchema>;
