import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';
import type { BatchItem, BatchState } from '../hooks/useBatchSend';
import classes from './list.module.css';

const LOOKS: Record<BatchState, { tone: Tone; label: string } | null> = {
  waiting: null,
  running: { tone: 'info', label: 'In progress' },
  sent: { tone: 'success', label: 'Sent' },
  issued: { tone: 'success', label: 'Issued' },
  skipped: { tone: 'warning', label: 'Skipped' },
  failed: { tone: 'danger', label: 'Failed' },
};

type BatchResultsProps = {
  invoices: readonly Stored<Invoice>[];
  items: ReadonlyMap<string, BatchItem>;
  /** Amount shown for each invoice, in cents. */
  centsOf: (invoice: Stored<Invoice>) => number;
};

/** Lists the selected invoices with their recipients and, once tried, each one's result. */
export function BatchResults({ invoices, items, centsOf }: BatchResultsProps) {
  return (
    <ul className={classes.results} aria-label="Invoices">
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} item={items.get(invoice.id)} cents={centsOf(invoice)} />
      ))}
    </ul>
  );
}

function Row({ invoice, item, cents }: { invoice: Stored<Invoice>; item: BatchItem | undefined; cents: number }) {
  const look = LOOKS[item?.state ?? 'waiting'];
  const note = item?.note || (item?.state === 'waiting' ? invoice.customerEmail || 'No e-mail address' : '');
  return (
    <li className={classes.result}>
      <span>
        {item?.number || invoiceLabel(invoice)} · {invoice.customerName} ·{' '}
        {formatCents(cents, { currency: invoice.document.currency })}
      </span>
      {look ? <StatusBadge tone={look.tone} label={look.label} /> : <span />}
      {note !== '' && (
        <span className={classes.note} data-failed={item?.state === 'failed' || undefined}>
          {note}
        </span>
      )}
    </li>
  );
}
