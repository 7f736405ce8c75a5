import { PAYMENT_METHODS, type Payment, type PaymentMethod } from './schema';

export type MethodSum = { method: PaymentMethod; count: number; moneyCents: number };

/** Whether money came, even if some of it or all went back since. */
export const hasCome = ({ state }: Pick<Payment, 'state'>): boolean => state !== 'processing' && state !== 'failed';

/** What came in by each way to pay, with the tips and without what was given back since; ways without a payment are left out. */
export function sumsByMethod(
  payments: readonly Pick<Payment, 'method' | 'state' | 'amountCents' | 'refundedCents'>[],
): MethodSum[] {
  const counted = payments.filter(hasCome);
  return PAYMENT_METHODS.map((method) => {
    const own = counted.filter((payment) => payment.method === method);
    return {
      method,
      count: own.length,
      moneyCents: own.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0),
    };
  }).filter(({ count }) => count > 0);
}
