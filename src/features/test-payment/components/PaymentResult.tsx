import { Loader, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { CHECKOUT_STATUS, isSettled } from './checkoutStatus';

/** Shows a payment's result as the server recorded it from Stripe's message: the redirect back proves nothing. */
export function PaymentResult({ checkoutId }: { checkoutId: string }) {
  const { company } = useSession();
  const { record, isLoading, error } = useLiveRecord(collections.stripeCheckouts, checkoutId);
  if (isLoading) {
    return (
      <Section title="Result">
        <LoadingRows rows={2} label="Loading the result" />
      </Section>
    );
  }
  if (error || record?.kind !== 'test') {
    return (
      <Section title="Result">
        <InlineNotice tone="warning" role="alert" title="This payment is not known here">
          {error?.code === 'unavailable'
            ? error.userMessage
            : 'The address may be incomplete, or the payment belongs to another company.'}
        </InlineNotice>
      </Section>
    );
  }
  const { tone, label, meaning } = CHECKOUT_STATUS[record.status];
  return (
    <Section title="Result">
      <Stack gap="md">
        <InlineNotice
          tone={tone}
          role="status"
          title={label}
          action={isSettled(record.status) ? undefined : <Loader size="sm" aria-hidden />}
        >
          {meaning}
        </InlineNotice>
        <DetailList
          items={[
            { label: 'Amount', value: formatMoney(record.amountCents) },
            { label: 'Started', value: formatDateTime(record.createdAt, company.timeZone) },
            {
              label: 'Reported by Stripe',
              value: isSettled(record.status) ? formatDateTime(record.updatedAt, company.timeZone) : '',
            },
            { label: 'Checkout', value: <span style={{ overflowWrap: 'anywhere' }}>{checkoutId}</span> },
          ]}
        />
      </Stack>
    </Section>
  );
}
