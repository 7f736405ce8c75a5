import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { InvoiceBadge } from './InvoiceBadge';
import classes from './InvoiceCard.module.css';
import { dueText } from './invoiceText';

type InvoiceCardProps = { invoice: Stored<Invoice>; today: string; timeZone: string };

/** Renders an invoice at a glance, for phones and narrow columns. */
export function InvoiceCard({ invoice, today, timeZone }: InvoiceCardProps) {
  const format = { currency: invoice.document.currency };
  return (
    <article className={classes.card} aria-label={`${invoiceLabel(invoice)} ${invoice.customerName}`}>
      <div className={classes.top}>
        <span className={classes.title}>{invoice.customerName}</span>
        <span className={classes.amount}>
          {formatCents(invoice.isOpen ? invoice.balanceCents : invoice.totalCents, format)}
        </span>
      </div>
      <div className={classes.top}>
        <span className={classes.line}>
          {invoiceLabel(invoice)} · {invoice.title}
        </span>
        <InvoiceBadge invoice={invoice} today={today} />
      </div>
      {invoice.isOpen && <div className={classes.line}>{dueText(invoice, today, timeZone)}</div>}
    </article>
  );
}
