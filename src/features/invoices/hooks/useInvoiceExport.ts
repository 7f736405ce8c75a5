import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { cursorAfter } from '@/data/records/store';
import { INVOICE_STATUS_LABELS } from '@/domain/billing/invoiceState';
import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

const HEADER = [
  'Number', 'Draft', 'Status', 'Customer', 'E-mail', 'Title', 'Job', 'PO number', 'Service address', 'Issued', 'Due', 'Currency', 'Total', 'Tax', 'Paid',
  'Refunded', 'Credited', 'Written off', 'Balance', 'Sent', 'First viewed', 'Id',
];

const units = (cents: number): string => (cents / 100).toFixed(2);

function rowOf(invoice: Stored<Invoice>, today: string): string[] {
  return [
    invoice.number, invoice.draftNumber, INVOICE_STATUS_LABELS[statusOf(invoice, today)], invoice.customerName, invoice.customerEmail, invoice.title, invoice.jobNumber,
    invoice.poNumber, invoice.propertyAddress, invoice.issuedOn, invoice.dueOn, invoice.document.currency, units(invoice.totalCents), units(invoice.taxCents),
    units(invoice.paidCents), units(invoice.refundedCents), units(invoice.creditedCents), units(invoice.writtenOffCents), units(invoice.balanceCents),
    invoice.sentAt, invoice.firstViewedAt, invoice.id,
  ];
}

/** Reads what the list shows, page by page, into a CSV file; `count` is how many were read so far, null when idle. */
export function useInvoiceExport() {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const readAll = async (query: ListQuery, signal: AbortSignal): Promise<Stored<Invoice>[]> => {
    const repository = workspace.repository(collections.invoices);
    const all: Stored<Invoice>[] = [];
    let cursor: ReturnType<typeof cursorAfter> | undefined;
    while (!signal.aborted) {
      const page = await repository.getAll({ ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      all.push(...page);
      setCount(all.length);
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) break;
      cursor = cursorAfter(last, query.orderBy);
    }
    return all;
  };

  const start = async (source: { query: ListQuery } | { invoices: readonly Stored<Invoice>[] }): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const invoices = 'invoices' in source ? source.invoices : await readAll(source.query, controller.signal);
      if (controller.signal.aborted) return;
      const today = calendarDay(company.timeZone);
      downloadFile(`invoices-${today}.csv`, csvFile(HEADER, invoices.map((invoice) => rowOf(invoice, today))));
      notify.success(`${formatCount(invoices.length, 'invoice')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };

  return { start, count, cancel: () => running.current?.abort() };
}
