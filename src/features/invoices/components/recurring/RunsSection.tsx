import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { invoiceLabel } from '@/domain/invoice/facts';
import { runsOf } from '@/domain/invoice/queries';
import { formatCents } from '@/domain/money/format';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { useToday } from '@/entities/company/useToday';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from '../details/details.module.css';

/** Lists the invoices a recurring invoice has created so far, newest first. */
export function RunsSection({ recurringId }: { recurringId: string }) {
  const { company } = useSession();
  const today = useToday();
  const { data: runs = [] } = useRecords(collections.invoices, runsOf(recurringId));
  const newestFirst = runs.toSorted((a, b) => (a.document.date < b.document.date ? 1 : -1));
  return (
    <Section title="Created so far">
      {runs.length === 0 && <div className={classes.second}>Nothing yet. The first one is created on its date.</div>}
      <PlainList gap="sm" aria-label="Created so far">
        {newestFirst.map((invoice) => (
          <li key={invoice.id} className={classes.row}>
            <div className={classes.main}>
              <RouterLink to={paths.invoice(invoice.id)}>{invoiceLabel(invoice)}</RouterLink>
              <div className={classes.second}>
                {formatDate(invoice.document.date, company.timeZone)} ·{' '}
                {formatCents(invoice.totalCents, { currency: invoice.document.currency })}
              </div>
            </div>
            <InvoiceBadge invoice={invoice} today={today} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
