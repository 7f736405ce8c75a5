import { Anchor, Group } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { StripeInvoice } from '@/domain/subscription/api';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import classes from './billing.module.css';

const STATUSES: Partial<Record<string, { tone: Tone; label: string }>> = {
  draft: { tone: 'neutral', label: 'Being prepared' },
  open: { tone: 'warning', label: 'Open' },
  paid: { tone: 'success', label: 'Paid' },
  void: { tone: 'neutral', label: 'Void' },
  uncollectible: { tone: 'danger', label: 'Not paid' },
};

const statusOf = (status: string) => STATUSES[status] ?? { tone: 'neutral' as const, label: status };

function InvoiceLinks({ invoice: { number, hostedUrl, pdfUrl, status } }: { invoice: StripeInvoice }) {
  return (
    <Group gap="md" wrap="nowrap">
      {hostedUrl !== '' && (
        <Anchor
          href={hostedUrl}
          target="_blank"
          rel="noreferrer"
          size="sm"
          aria-label={`${status === 'open' ? 'Pay' : 'View'} invoice ${number}`}
        >
          {status === 'open' ? 'Pay' : 'View'}
        </Anchor>
      )}
      {pdfUrl !== '' && (
        <Anchor href={pdfUrl} target="_blank" rel="noreferrer" size="sm" aria-label={`PDF of invoice ${number}`}>
          PDF
        </Anchor>
      )}
    </Group>
  );
}

/** Lists the latest invoices, with links to Stripe's pages and files. */
export function InvoicesSection({ invoices }: { invoices: readonly StripeInvoice[] }) {
  const { company } = useSession();
  return (
    <Section title="Invoices" isFlush>
      {invoices.length === 0 ? (
        <EmptyState title="No invoices yet" text="The first one appears here as soon as something is charged." />
      ) : (
        <PlainList aria-label="Invoices">
          {invoices.map((invoice) => {
            const number = invoice.number || 'Draft';
            return (
              <li key={invoice.id} className={classes['invoice']}>
                <span className={classes['number']}>{number}</span>
                <span className={classes['date']}>{formatDate(invoice.createdAt, company.timeZone)}</span>
                <span className={classes['total']}>{formatMoney(invoice.totalCents)}</span>
                <StatusBadge {...statusOf(invoice.status)} />
                <InvoiceLinks invoice={{ ...invoice, number }} />
              </li>
            );
          })}
        </PlainList>
      )}
    </Section>
  );
}
