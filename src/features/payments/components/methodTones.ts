import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/payment/schema';
import { seriesTone } from '@/ui/charts/tones';

/** Returns a payment method's color, the same in every chart. */
export const toneOfMethod = (method: PaymentMethod) => seriesTone(PAYMENT_METHODS.indexOf(method));
