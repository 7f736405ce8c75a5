import { defineReactions } from '../platform/defineReactions';
import { withdrawOnCustomer } from '../subscription/withdrawFeatures';

export const onStripeCustomers = defineReactions('onStripeCustomers', 'stripeCustomers', [withdrawOnCustomer]);
