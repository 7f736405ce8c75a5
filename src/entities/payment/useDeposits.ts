import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import type { Settlement } from '@/domain/billing/schema';
import { paymentsOfEstimate } from '@/domain/invoice/queries';
import { depositsWaitingIn, heldDeposits } from '@/domain/payment/deposits';
import { PAYMENT_METHOD_LABELS, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { formatDate } from '@/ui/format/dateTime';

export type Deposits = {
  /** All payments for the estimate, oldest first. */
  paid: readonly Stored<Payment>[];
  /** Payments that aren't on an invoice yet. */
  waiting: readonly Settlement[];
  /** False while loading, and for users who may not see payments. */
  isKnown: boolean;
};

/** Formats a deposit: `Deposit paid Nov 27, card`, with the date in the company's time zone. */
export const depositText = ({ receivedOn, method }: Pick<Payment, 'receivedOn' | 'method'>, timeZone: string): string =>
  `Deposit paid ${formatDate(receivedOn, timeZone)}, ${PAYMENT_METHOD_LABELS[method].toLowerCase()}`;

/** Returns the deposits paid for an estimate; '' for none. */
export function useDeposits(estimateId: string): Deposits {
  const can = useCan();
  const isEnabled = estimateId !== '' && can('read', 'payments');
  const { data } = useRecords(collections.payments, paymentsOfEstimate(estimateId), { isEnabled });
  return useMemo(
    () => ({
      paid: heldDeposits(data ?? []).sort((a, b) => a.receivedOn.localeCompare(b.receivedOn)),
      waiting: depositsWaitingIn(data ?? []),
      isKnown: data !== undefined,
    }),
    [data],
  );
}
