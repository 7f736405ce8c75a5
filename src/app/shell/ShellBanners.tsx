import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { resendVerification } from '@/data/session/signIn';
import { refreshAuthUser } from '@/data/session/authWatch';
import { useAuth } from '@/data/react/useAuth';
import { useOnline } from '@/data/react/useOnline';
import { useReadFailures } from '@/data/react/useReadFailures';
import { readFailures } from '@/data/readFailures';
import { SubscriptionNotice } from '@/entities/subscription/SubscriptionNotice';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { useBrokenClient } from './useBrokenClient';

function VerifyEmail() {
  const auth = useAuth();
  const [isSending, setIsSending] = useState(false);
  if (auth.status !== 'signed-in' || auth.user.isEmailVerified) return null;

  const send = async (): Promise<void> => {
    setIsSending(true);
    await resendVerification().then(
      () => notify.success('The e-mail is on its way.'),
      (error: unknown) => notify.error(error),
    );
    setIsSending(false);
  };
  return (
    <InlineNotice
      tone="warning"
      title="Confirm your e-mail address"
      action={
        <Group gap="xs">
          <Button size="xs" variant="default" loading={isSending} onClick={() => void send()}>
            Send the e-mail again
          </Button>
          <Button size="xs" variant="default" onClick={() => void refreshAuthUser()}>
            I have confirmed it
          </Button>
        </Group>
      }
    >
      We sent a link to {auth.user.email}. Until you open it, you cannot join another company, and nobody can be sure it
      is you.
    </InlineNotice>
  );
}

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
          You are offline. You can keep working: changes are saved on this device and sent when the connection is back.
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
      <VerifyEmail />
    </Stack>
  );
}
