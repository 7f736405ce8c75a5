import { useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { cursorAfter } from '@/data/records/store';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS, type Payment } from '@/domain/payment/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

const HEADER = ['Received on', 'Customer', 'Invoice', 'Method', 'State', 'Currency', 'Amount', 'Tip', 'Refunded', 'Stripe fee', 'Reference', 'Note', 'Payout', 'Id'];

const units = (cents: number): string => (cents / 100).toFixed(2);

const rowOf = (payment: Stored<Payment>): string[] => [
  payment.receivedOn, payment.customerName, payment.invoiceNumber, PAYMENT_METHOD_LABELS[payment.method], PAYMENT_STATE_LABELS[payment.state], payment.currency,
  units(payment.amountCents), units(payment.tipCents), units(payment.refundedCents), payment.stripeFeeCents === null ? '' : units(payment.stripeFeeCents),
  payment.reference, payment.note, payment.stripePayoutId, payment.id,
];

/** Reads all that the list would show, page by page, into a CSV file. */
export function usePaymentExport() {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [isRunning, setIsRunning] = useState(false);

  const readAll = async (query: ListQuery): Promise<Stored<Payment>[]> => {
    const repository = workspace.repository(collections.payments);
    const all: Stored<Payment>[] = [];
    for (let cursor: ReturnType<typeof cursorAfter> | undefined; ; ) {
      const page = await repository.getAll({ ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      all.push(...page);
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) return all;
      cursor = cursorAfter(last, query.orderBy);
    }
  };

  const start = async (source: { query: ListQuery } | { payments: readonly Stored<Payment>[] }): Promise<void> => {
    setIsRunning(true);
    try {
      const payments = 'payments' in source ? source.payments : await readAll(source.query);
      downloadFile(`payments-${calendarDay(company.timeZone)}.csv`, csvFile(HEADER, payments.map(rowOf)));
      notify.success(`${formatCount(payments.length, 'payment')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setIsRunning(false);
    }
  };

  return { start, isRunning };
}
