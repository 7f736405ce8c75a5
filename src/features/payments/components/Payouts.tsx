import { Button, Stack, Text } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { output } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import { listPayouts } from '@/domain/payment/api';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './Payouts.module.css';

type Payout = output<typeof listPayouts.output>['payouts'][number];

/** Lists Stripe's payouts to the bank, and the payments in each. */
export function Payouts() {
  const { uid } = useWorkspace();
  const query = useInfiniteQuery({
    queryKey: ['payouts', uid],
    queryFn: ({ pageParam }) => callFunction(listPayouts, { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ payouts, hasMore }) => (hasMore ? (payouts.at(-1)?.id ?? null) : null),
    retry: false,
  });
  const payouts = query.data?.pages.flatMap((page) => page.payouts) ?? [];

  if (query.isLoading) return <LoadingRows rows={4} label="Loading the payouts" />;
  if (query.error)
    return (
      <ErrorState title="The payouts could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  if (payouts.length === 0) {
    return (
      <EmptyState
        icon={<IconBuildingBank size={28} />}
        title="No payouts yet"
        text="Stripe pays card payments out to your bank automatically, usually within two business days."
      />
    );
  }
  return (
    <Stack>
      {payouts.map((payout) => (
        <PayoutCard key={payout.id} payout={payout} />
      ))}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier payouts
        </Button>
      )}
    </Stack>
  );
}

/** Stripe's payout statuses in plain words. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  paid: 'Paid out',
  in_transit: 'On its way to the bank',
  pending: 'Leaves Stripe soon',
  canceled: 'Canceled',
  failed: 'Sent back by the bank',
};

function PayoutCard({ payout: { status, arrivesOn, amountCents, feeCents, payments } }: { payout: Payout }) {
  const { company } = useSession();
  const { settings } = useBillingSettings();
  const money = (cents: number): string => formatCents(cents, { currency: settings.currency });
  return (
    <Section
      title={`${money(amountCents)}, ${formatDate(arrivesOn, company.timeZone)}`}
      description={`${STATUS_WORDS[status] ?? `State at Stripe: ${status}`}. Fees: ${money(feeCents)}.`}
    >
      {payments.length === 0 ? (
        <Text c="dimmed">No payment of an invoice is in it.</Text>
      ) : (
        <ul className={classes['payments']}>
          {payments.map(
            ({ paymentId, invoiceNumber, customerName, isDamaged, amountCents: paidCents, feeCents: fee }) => (
              <li key={paymentId}>
                <RouterLink to={`${paths.payments}?payment=${encodeURIComponent(paymentId)}`}>
                  {isDamaged
                    ? 'A payment whose record is damaged'
                    : [customerName, invoiceNumber || 'Deposit'].filter(Boolean).join(', ')}
                </RouterLink>
                <span>
                  {money(paidCents)} less {money(fee)}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </Section>
  );
}
