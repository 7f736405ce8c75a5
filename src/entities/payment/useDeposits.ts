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
  /** All that was paid for the estimate, oldest first. */
  paid: readonly Stored<Payment>[];
  /** What of it is on no invoice yet. */
  waiting: readonly Settlement[];
  /** False while it is being read, and for people who may not see payments. */
  isKnown: boolean;
};

/** `Deposit paid Nov 27, card`, with the company's day. */
export const depositText = ({ receivedOn, method }: Pick<Payment, 'receivedOn' | 'method'>, timeZone: string): string =>
  `Deposit paid ${formatDate(receivedOn, timeZone)}, ${PAYMENT_METHOD_LABELS[method].toLowerCase()}`;

/** The deposits paid for an estimate; '' for none. */
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
