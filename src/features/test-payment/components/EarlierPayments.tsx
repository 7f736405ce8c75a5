import { Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { testPaymentsOf } from '@/domain/subscription/queries';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { CHECKOUT_STATUS } from './checkoutStatus';
import classes from './EarlierPayments.module.css';

/** Lists the company's test payments, latest first. */
export function EarlierPayments() {
  const { company } = useSession();
  const { records, isLoading, error } = useLiveRecords(collections.stripeCheckouts, testPaymentsOf(company.id));
  return (
    <Section title="Test payments so far" isFlush>
      {isLoading && <LoadingRows rows={3} label="Loading test payments" />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && records.length === 0 && (
        <EmptyState title="None yet" text="Each test payment is listed here with its result." />
      )}
      <PlainList aria-label="Test payments">
        {records.map(({ id, createdAt, amountCents, status }) => {
          const { tone, label } = CHECKOUT_STATUS[status];
          return (
            <li key={id} className={classes['row']}>
              <RouterLink to={`${paths.testPayment}?checkout=${encodeURIComponent(id)}`}>
                {formatDateTime(createdAt, company.timeZone)}
              </RouterLink>
              <Group gap="md">
                <Text span className="tabular">
                  {formatMoney(amountCents)}
                </Text>
                <StatusBadge tone={tone} label={label} />
              </Group>
            </li>
          );
        })}
      </PlainList>
    </Section>
  );
}
