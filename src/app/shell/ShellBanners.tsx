import { Button, Stack } from '@mantine/core';
import { useOnline } from '@/data/react/useOnline';
import { useReadFailures } from '@/data/react/useReadFailures';
import { readFailures } from '@/data/readFailures';
import { SubscriptionNotice } from '@/entities/subscription/SubscriptionNotice';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useBrokenClient } from './useBrokenClient';

/**
 * What matters on every page: no connection, an unconfirmed address, a subscription in need, data that could not be
 * read, a dead client.
 */
export function ShellBanners() {
  const isOnline = useOnline();
  const failures = useReadFailures();
  const isBroken = useBrokenClient();

  const retry = (): void => {
    readFailures.clear();
    window.location.reload();
  };
  return (
    <Stack gap="xs" px="md" pt="xs">
      {isBroken && (
        <InlineNotice
          tone="danger"
          role="alert"
          title="The connection to your data has to be restarted"
          action={
            <Button size="xs" onClick={() => window.location.reload()}>
              Restart now
            </Button>
          }
        >
          What you have entered is kept on this device.
        </InlineNotice>
      )}
      {!isOnline && (
        <InlineNotice tone="warning" role="status">
          You are offline. You can go on working: changes are saved on this device and sent when the connection is back.
        </InlineNotice>
      )}
      {failures.length > 0 && (
        <InlineNotice
          tone="warning"
          role="alert"
          action={
            <Button size="xs" variant="default" onClick={retry}>
              Try again
            </Button>
          }
        >
          Some data could not be loaded ({failures.join(', ')}). What you see may be incomplete.
        </InlineNotice>
      )}
      <SubscriptionNotice />
      <ConfirmAddress
        title="Confirm your e-mail address"
        reason="Until you open it, you cannot send e-mails, invite anybody or join another company."
      />
    </Stack>
  );
}
