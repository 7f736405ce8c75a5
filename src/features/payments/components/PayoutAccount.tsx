import { Button, Group } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { connectPayoutAccount } from '@/domain/payment/api';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { LinkButton } from '@/ui/links/LinkButton';
import { usePayoutAccount } from '@/entities/payment/usePayoutAccount';
import classes from './PayoutAccount.module.css';

function useAccount() {
  const { role, features } = useSession();
  const isOn = hasFeature(features, 'payments');
  return { isOn, account: usePayoutAccount(isOn && canAct({ role }, 'recordPayment')) };
}

/** Shows below the page title whether customers can pay by card. The line's space is reserved from the start. */
export function PayoutAccountLine() {
  const { isOn } = useAccount();
  return (
    isOn && (
      <div className={classes.line}>
        <AccountBadges />
      </div>
    )
  );
}

function AccountBadges() {
  const { account } = useAccount();
  if (account.error) {
    return (
      <Group gap="xs" role="alert">
        <StatusBadge tone="warning" label="The payment account could not be loaded" />
        <Button variant="subtle" size="compact-sm" onClick={() => void account.refetch()}>
          Try again
        </Button>
      </Group>
    );
  }
  if (!account.data) return null;
  const { state, isTestMode } = account.data;
  if (state === 'incomplete') return <StatusBadge tone="warning" label="Stripe needs more information" />;
  if (state === 'none') return <StatusBadge tone="neutral" label="No card payments yet" />;
  return isTestMode ? (
    <StatusBadge tone="warning" label="Customers can pay by card: test mode, no money moves" />
  ) : (
    <StatusBadge tone="success" label="Customers can pay by card" />
  );
}

/** Whether card payments are off and this user may turn them on. */
export function useMayConnect(): boolean {
  const { role } = useSession();
  const { isOn, account } = useAccount();
  const state = account.data?.state;
  return isOn && state !== undefined && state !== 'ready' && canAct({ role }, 'connectPayouts');
}

/** Starts the card payment setup: the page's main action until customers can pay by card. */
export function ConnectButton() {
  const { account } = useAccount();
  const { isBusy, carryOut } = useCarryOut();
  return (
    <Button
      leftSection={<IconCreditCard size={18} aria-hidden />}
      loading={isBusy}
      title="Your own Stripe account: the money goes straight to you, and Stripe’s fee is all it costs"
      onClick={() => void carryOut(async () => openAddress((await callFunction(connectPayoutAccount, {})).url))}
    >
      {account.data?.state === 'incomplete' ? 'Complete the account' : 'Connect Stripe'}
    </Button>
  );
}

/** Tells users that card payments are off while they are. */
export function CardPaymentsOff() {
  const { isOn } = useAccount();
  if (isOn) return null;
  return (
    <InlineNotice
      tone="info"
      title="Card payments are not switched on for you"
      action={
        <LinkButton variant="default" to={paths.lockedFeature('payments')}>
          What they do
        </LinkButton>
      }
    >
      Cash, checks and transfers are entered on the invoice and listed here as well.
    </InlineNotice>
  );
}
