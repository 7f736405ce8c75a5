import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { connectPayoutAccount } from '@/domain/payment/api';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { LinkButton } from '@/ui/links/LinkButton';
import { usePayoutAccount } from '@/entities/payment/usePayoutAccount';

/** Whether customers can pay by card, and the way there. */
export function PayoutAccountCard() {
  const { role, features } = useSession();
  const isOn = hasFeature(features, 'payments');
  const account = usePayoutAccount(isOn && canAct({ role }, 'recordPayment'));
  const [isOpening, setIsOpening] = useState(false);
  const mayConnect = canAct({ role }, 'connectPayouts');

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

  if (!isOn) {
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
  if (account.error) {
    return (
      <InlineNotice
        tone="warning"
        title="The state of your payment account could not be loaded"
        action={
          <Button variant="default" onClick={() => void account.refetch()}>
            Try again
          </Button>
        }
      >
        Payments that were made are listed below.
      </InlineNotice>
    );
  }
  if (!account.data) return null;
  const { state, isTestMode } = account.data;
  if (state === 'ready') {
    return (
      <Group gap="xs">
        <StatusBadge tone="success" label="Customers can pay by card" />
        {isTestMode && <StatusBadge tone="warning" label="Test mode: no money moves" />}
      </Group>
    );
  }
  const isBegun = state === 'incomplete';
  return (
    <InlineNotice
      tone={isBegun ? 'warning' : 'info'}
      title={isBegun ? 'Stripe needs more information' : 'Let customers pay by card'}
      action={
        mayConnect ? (
          <Button loading={isOpening} onClick={() => void connect()}>
            {isBegun ? 'Complete the account' : 'Connect Stripe'}
          </Button>
        ) : undefined
      }
    >
      {isBegun
        ? 'Until it is answered, nobody can pay by card.'
        : 'Connect your own Stripe account: the money goes straight to you, Stripe’s fee is all it costs, and every invoice gets a button to pay.'}
      {!mayConnect && ' An administrator can do this.'}
    </InlineNotice>
  );
}
