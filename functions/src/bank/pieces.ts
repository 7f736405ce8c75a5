import { hasCome } from '@/domain/payment/dailyClose';
import { PAYMENT_METHOD_LABELS, type Payment } from '@/domain/payment/schema';
import type { Candidate } from '@/domain/bank/propose';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import type { ListedPayout } from '../payments/payouts';

type WithId<T> = T & { id: string };

/** Statuses of payouts that have reached the bank or will: the others were returned or never left. */
const ON_ITS_WAY: readonly string[] = ['paid', 'in_transit', 'pending'];

export const isPaidOut = ({ status }: Pick<ListedPayout, 'status'>): boolean => ON_ITS_WAY.includes(status);

export const pieceOfPayout = ({ id, arrivesOn, amountCents }: ListedPayout): Candidate => ({
  kind: 'payout',
  id,
  amountCents,
  on: arrivesOn,
  label: 'Stripe payout',
  method: null,
  reference: '',
  name: '',
});

/** Whether the company deposits a payment itself: card payments arrive in a payout. */
const isOwnDeposit = (payment: Pick<Payment, 'stripePaymentIntentId' | 'state'>): boolean =>
  payment.stripePaymentIntentId === '' && hasCome(payment);

/**
 * Returns a payment as it reaches the bank, and any refunds: the bank has a line for each. None for card payments. `lenderFees`: what
 * lenders withheld from financed payments, whose bank line is the remainder.
 */
export function piecesOfPayment(
  payment: WithId<Payment>,
  { timeZone, lenderFees }: { timeZone: string; lenderFees: ReadonlyMap<string, number> },
): Candidate[] {
  if (!isOwnDeposit(payment)) return [];
  const { id, receivedOn, customerName, method, reference, invoiceNumber } = payment;
  const amountCents = payment.amountCents - (lenderFees.get(id) ?? 0);
  const what = [PAYMENT_METHOD_LABELS[method], reference].filter(Boolean).join(' ');
  const shared = { method, reference, name: customerName };
  const label = [customerName, what, invoiceNumber].filter(Boolean).join(' · ');
  return [
    { ...shared, kind: 'payment', id, amountCents, on: receivedOn, label: cutText(label, 200) },
    ...payment.refunds
      .filter(({ failedAt }) => failedAt === '')
      .map((refund): Candidate => ({
        ...shared,
        kind: 'refund',
        id: `${id}.${refund.id}`,
        amountCents: 0 - refund.amountCents,
        on: calendarDay(timeZone, new Date(refund.at)),
        label: cutText(`Refund · ${label}`, 200),
      })),
  ];
}
