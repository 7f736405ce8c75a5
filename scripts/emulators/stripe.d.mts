/** Where a developer has put their own Stripe key. */
export function ownStripeKey(): string | undefined;
