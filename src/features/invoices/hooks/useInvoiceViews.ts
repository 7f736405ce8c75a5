import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import {
  INVOICE_VIEW_LABELS,
  INVOICE_VIEWS,
  invoiceCount,
  jobsToInvoice,
  type InvoiceView,
} from '@/domain/invoice/queries';
import { isUnitCounted } from '@/domain/business-unit/choice';
import type { BuiltInViews } from '@/entities/record/ListViews';

/** View that lists finished jobs without an invoice. */
export const TO_INVOICE = 'to-invoice';
export type InvoicePageView = InvoiceView | typeof TO_INVOICE;
const NO_FILTER = [] as const;

/** Returns the invoice page's views with their counts, for the selected business unit or all. */
export function useInvoiceViews(
  value: InvoicePageView,
  { today, unit }: { today: string; unit: string },
  onChange: (view: string) => void,
): BuiltInViews & { mayInvoiceJobs: boolean } {
  const can = useCan();
  const mayInvoiceJobs = can('create', 'invoices') && can('read', 'jobs');
  const asked = useMemo(
    () => ({
      jobs: jobsToInvoice(unit).where ?? NO_FILTER,
      drafts: invoiceCount('drafts', today, unit).where ?? NO_FILTER,
      open: invoiceCount('open', today, unit).where ?? NO_FILTER,
      overdue: invoiceCount('overdue', today, unit).where ?? NO_FILTER,
    }),
    [today, unit],
  );
  const isEnabled = isUnitCounted(unit);
  const counts: Partial<Record<InvoicePageView, string>> = {
    [TO_INVOICE]: countText(useCount(collections.jobs, asked.jobs, { isEnabled: mayInvoiceJobs && isEnabled })),
    drafts: countText(useCount(collections.invoices, asked.drafts, { isEnabled })),
    open: countText(useCount(collections.invoices, asked.open, { isEnabled })),
    overdue: countText(useCount(collections.invoices, asked.overdue, { isEnabled })),
  };
  const [all, ...others] = INVOICE_VIEWS;
  const views: readonly InvoicePageView[] = mayInvoiceJobs ? [all, TO_INVOICE, ...others] : INVOICE_VIEWS;
  return {
    mayInvoiceJobs,
    options: views.map((view) => ({
      value: view,
      label: view === TO_INVOICE ? 'To invoice' : INVOICE_VIEW_LABELS[view],
      count: counts[view],
      isAlarming: view === 'overdue',
    })),
    value,
    onChange,
  };
}
