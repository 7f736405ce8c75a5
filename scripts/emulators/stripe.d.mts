/** Where a developer has put a Stripe key of their own. */
export function ownStripeKey(): string | undefined;
