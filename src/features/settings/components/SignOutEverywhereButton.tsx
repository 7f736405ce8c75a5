import { Button } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { signOutEverywhere } from '@/domain/team/api';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** Signs the user out on every device, this one immediately. */
export function SignOutEverywhereButton() {
  const waiting = useOutboxEntries().length;
  const [isBusy, setIsBusy] = useState(false);

  const signOut = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Sign out on all devices?',
      message: `You sign in again here and wherever you want to work on. Other devices follow within the hour.${
        waiting === 0 ? '' : ' Changes that are not on the server yet stay on this device until you sign in here again.'
      }`,
      confirmLabel: 'Sign out everywhere',
      tone: 'danger',
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await callFunction(signOutEverywhere, { uid: '' });
      const { logout } = await import('@/data/session/logout');
      await logout();
      // A full page load, so that none of this user's data stays in memory.
      openAddress(paths.login);
    } catch (error) {
      notify.error(error);
      setIsBusy(false);
    }
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void signOut()}>
      Sign out everywhere
    </Button>
  );
}
