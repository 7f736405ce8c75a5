import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Estimate } from '@/domain/estimate/schema';
import { invoicesOfJob } from '@/domain/invoice/queries';
import type { Job } from '@/domain/job/schema';
import { formatCents } from '@/domain/money/format';
import { heldOf } from '@/domain/payment/refunds';
import { currentApproval } from '@/domain/public-document/faceOfEstimate';
import type { Stored } from '@/domain/record/schema';
import { EstimateBadge } from '@/entities/estimate/EstimateBadge';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { useToday } from '@/entities/company/useToday';
import { depositText, useDeposits } from '@/entities/payment/useDeposits';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useJobEstimates } from '../hooks/useJobEstimates';
import classes from './details.module.css';

/** Shows the job's estimates and invoices that this user may see. */
export function MoneySection({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const today = useToday();
  const estimates = useJobEstimates(job.id);
  const { data: invoices = [] } = useRecords(collections.invoices, invoicesOfJob(job.id), {
    isEnabled: can('read', 'invoices'),
  });
  if (estimates.length === 0 && invoices.length === 0) return null;
  return (
    <Section title="Estimates and invoices">
      <ul className={classes.checks}>
        {estimates.map((estimate) => (
          <li key={estimate.id} className={classes.check}>
            <span className={classes.label}>Estimate</span>
            <RouterLink to={paths.estimateView(estimate.id)}>
              {estimate.number} {estimate.title}
            </RouterLink>{' '}
            <EstimateMoney estimate={estimate} /> <EstimateBadge estimate={estimate} today={today} />
          </li>
        ))}
        {invoices.map((invoice) => (
          <li key={invoice.id} className={classes.check}>
            <span className={classes.label}>Invoice</span>
            <RouterLink to={paths.invoice(invoice.id)}>{invoice.number || invoice.draftNumber}</RouterLink>{' '}
            {formatCents(invoice.totalCents, { currency: invoice.document.currency })}{' '}
            <InvoiceBadge invoice={invoice} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the estimate's total, or the agreed amount, and each deposit paid. */
function EstimateMoney({ estimate }: { estimate: Stored<Estimate> }) {
  const { company } = useSession();
  const approval = currentApproval(estimate);
  const { paid } = useDeposits(approval ? estimate.id : '');
  const money = (cents: number): string => formatCents(cents, { currency: estimate.document.currency });
  return [
    approval ? `Agreed ${money(approval.totalCents)}` : money(estimate.totalCents),
    ...paid.map((payment) => `${depositText(payment, company.timeZone)}: ${money(heldOf(payment))}`),
  ].join(' · ');
}
