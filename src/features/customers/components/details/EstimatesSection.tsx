import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { formatCents } from '@/domain/money/format';
import type { ListQuery } from '@/domain/record/listQuery';
import { EstimateBadge } from '@/entities/estimate/EstimateBadge';
import { useToday } from '@/entities/company/useToday';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './details.module.css';

const SHOWN = 5;
const newestOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: SHOWN,
});

/** Lists the customer's most recently changed estimates. */
export function EstimatesSection({ customerId, mayAdd }: { customerId: string; mayAdd: boolean }) {
  const can = useCan();
  const today = useToday();
  const maySee = can('read', 'estimates');
  const {
    data: estimates = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.estimates, newestOf(customerId), { isEnabled: maySee });
  if (!maySee) return null;
  return (
    <Section
      title="Estimates"
      actions={
        mayAdd &&
        can('create', 'estimates') && (
          <LinkButton
            variant="text"
            to={paths.estimateNewFor(customerId)}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            New estimate
          </LinkButton>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading estimates" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isLoading && !error && estimates.length === 0 && <div className={classes.second}>No estimates yet.</div>}
      {estimates.length > 0 && (
        <ul className={classes.list} aria-label="Estimates">
          {estimates.map((estimate) => (
            <li key={estimate.id} className={classes.row}>
              <div className={classes.main}>
                <RouterLink to={paths.estimateView(estimate.id)}>{estimate.number}</RouterLink>
                <div className={classes.second}>
                  {estimate.title} · {formatCents(estimate.totalCents, { currency: estimate.document.currency })}
                </div>
              </div>
              <EstimateBadge estimate={estimate} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
