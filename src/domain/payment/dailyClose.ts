import { PAYMENT_METHODS, type Payment, type PaymentMethod } from './schema';

export type MethodSum = { method: PaymentMethod; count: number; moneyCents: number };

/** Whether money arrived, even if some or all of it was refunded since. */
export const hasCome = ({ state }: Pick<Payment, 'state'>): boolean => state !== 'processing' && state !== 'failed';

/** Takings by payment method, with tips and minus later refunds; methods without a payment are omitted. */
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
