import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord, useRecords } from '@/data/react/useRecords';
import { invoiceLabel } from '@/domain/invoice/facts';
import { invoicesOfCustomer } from '@/domain/invoice/queries';
import { formatCents } from '@/domain/money/format';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { useToday } from '@/entities/company/useToday';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './details.module.css';

const SHOWN = 5;

/** Shows the customer's balance and most recently changed invoices. */
export function MoneySection({ customerId, mayAdd }: { customerId: string; mayAdd: boolean }) {
  const can = useCan();
  const today = useToday();
  const maySee = can('read', 'invoices');
  const {
    data: invoices = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.invoices, invoicesOfCustomer(customerId, SHOWN), { isEnabled: maySee });
  // A customer who never had an invoice has no balance record, meaning nothing owed.
  const { data: balance } = useOptionalRecord(collections.balances, customerId, { isEnabled: maySee });
  if (!maySee) return null;
  const currency = invoices[0]?.document.currency ?? 'USD';
  const owedCents = (balance?.balanceCents ?? 0) - (balance?.overpaidCents ?? 0);
  return (
    <Section
      title="Invoices"
      actions={
        mayAdd &&
        can('create', 'invoices') && (
          <LinkButton
            variant="text"
            to={paths.invoiceNewFor(customerId)}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            New invoice
          </LinkButton>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading invoices" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isLoading && !error && (
        <Group justify="space-between" mb="xs">
          <strong>
            {owedCents < 0
              ? `${formatCents(-owedCents, { currency })} overpaid`
              : `${formatCents(owedCents, { currency })} owed`}
          </strong>
          <RouterLink to={paths.statementOf(customerId)}>Statement</RouterLink>
        </Group>
      )}
      {invoices.length > 0 && (
        <ul className={classes.list} aria-label="Invoices">
          {invoices.map((invoice) => (
            <li key={invoice.id} className={classes.row}>
              <div className={classes.main}>
                <RouterLink to={paths.invoice(invoice.id)}>{invoiceLabel(invoice)}</RouterLink>
                <div className={classes.second}>
                  {invoice.title} · {formatCents(invoice.totalCents, { currency: invoice.document.currency })}
                  {invoice.isOpen &&
                    invoice.balanceCents !== invoice.totalCents &&
                    `, ${formatCents(invoice.balanceCents, { currency: invoice.document.currency })} owed`}
                </div>
              </div>
              <InvoiceBadge invoice={invoice} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
