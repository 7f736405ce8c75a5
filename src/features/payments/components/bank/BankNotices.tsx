import { Button, Group, Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BankMatches, BankProposal } from '@/domain/bank/api';
import { formatCents } from '@/domain/money/format';
import { sumOf } from '@/domain/money/amounts';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { RouterLink } from '@/ui/links/RouterLink';
import { isOnePress } from './bankColumns';

const SHOWN_STALE = 5;

type BankNoticesProps = {
  matches: { data: BankMatches | undefined; error: unknown; refetch: () => unknown };
  isBusy: boolean;
  hrefOf: (lineId: string) => string;
  onAccept: (sure: BankProposal[]) => void;
  onList: () => void;
};

/** Shows above the lines what can be matched at once, what no longer agrees, and what never reached the bank. */
export function BankNotices({ matches: { data, error, refetch }, isBusy, hrefOf, onAccept, onList }: BankNoticesProps) {
  const { timeZone } = useSession().company;
  const { settings } = useBillingSettings();
  const money = (cents: number): string => formatCents(cents, { currency: settings.currency });
  if (error) return <ErrorState title="Matching failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const sure = data.proposals.filter((one) => one.sureness === 'sure' && isOnePress(one));
  return (
    <Stack gap="xs">
      {data.fault !== '' && (
        <InlineNotice tone="warning" title="Card payouts could not be read from Stripe">
          {data.fault} Cash, checks and transfers are matched meanwhile.
        </InlineNotice>
      )}
      {data.stale.length > 0 && (
        <InlineNotice tone="danger" title={`${formatCount(data.stale.length, 'match', 'matches')} no longer agree`}>
          {data.stale.slice(0, SHOWN_STALE).map(({ lineId, on, amountCents, why }) => (
            <div key={lineId}>
              <RouterLink to={hrefOf(lineId)}>
                {money(amountCents)}, {formatShortDate(on, timeZone)}
              </RouterLink>
              : {why}
            </div>
          ))}
        </InlineNotice>
      )}
      <Group gap="xs">
        {sure.length > 0 && (
          <Button variant="default" size="compact-md" loading={isBusy} onClick={() => onAccept(sure)}>
            Match {formatCount(sure.length, 'sure line')}
          </Button>
        )}
        {data.waiting.length > 0 && (
          <Button variant="text" onClick={onList}>
            Not on a bank line yet: {data.waiting.length} (
            {money(sumOf(data.waiting.map(({ amountCents }) => amountCents)))})
          </Button>
        )}
        {data.waiting.length === 0 && (
          <Text size="sm" c="dimmed">
            Everything received is on a bank line.
          </Text>
        )}
      </Group>
    </Stack>
  );
}
