import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { connectPayoutAccount } from '@/domain/payment/api';
import { keptText } from '@/lib/keptText';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { LinkButton } from '@/ui/links/LinkButton';
import { usePayoutAccount } from '@/entities/payment/usePayoutAccount';
import classes from './PayoutAccount.module.css';

function useAccount() {
  const { role, features } = useSession();
  const isOn = hasFeature(features, 'payments');
  return { isOn, account: usePayoutAccount(isOn && canAct({ role }, 'recordPayment')) };
}

/** Whether customers can pay by card, beside the page's title: what arrives late moves nothing there. */
export function PayoutAccountBadge() {
  const { isOn, account } = useAccount();
  if (!isOn) return null;
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
  return (
    <>
      <StatusBadge tone="success" label="Customers can pay by card" />
      {isTestMode && <StatusBadge tone="warning" label="Test mode: no money moves" />}
    </>
  );
}

/** The way to card payments, for who may go it. Null when there is nothing to do. */
export function ConnectButton() {
  const { role, company } = useSession();
  const { isOn, account } = useAccount();
  const [isOpening, setIsOpening] = useState(false);
  const key = `fieldwright:payouts:${company.id}`;
  const state = account.data?.state;
  useEffect(() => {
    if (state !== undefined) keptText.set(key, state);
  }, [key, state]);

  if (!isOn || state === 'ready' || !canAct({ role }, 'connectPayouts')) return null;
  if (state === undefined) {
    // Its place on phones, where it has a row of its own: what arrives late must not move the page.
    return account.isPending && keptText.get(key) !== 'ready' ? (
      <Button className={classes.place} disabled aria-hidden>
        Connect Stripe
      </Button>
    ) : null;
  }

  const connect = async (): Promise<void> => {
    setIsOpening(true);
    try {
      const { url } = await callFunction(connectPayoutAccount, {});
      openAddress(url);
    } catch (error) {
      notify.error(error);
      setIsOpening(false);
    }
  };
  return (
    <Button
      loading={isOpening}
      title="Your own Stripe account: the money goes straight to you, and Stripe’s fee is all it costs"
      onClick={() => void connect()}
    >
      {state === 'incomplete' ? 'Complete the account' : 'Connect Stripe'}
    </Button>
  );
}

/** Says to whom card payments are not switched on that they are not. */
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
