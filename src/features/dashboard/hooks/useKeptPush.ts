import { useEffect } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';

/** Renews this device's push subscription if it was set up: browsers change its endpoint now and then. */
export function useKeptPush(): void {
  const { uid, user } = useSession();
  const hasChosen = user.alertsBy === 'push';
  useEffect(() => {
    // Offline, this waits for another day.
    if (hasChosen) void import('@/data/push/ownPush').then(({ renewPush }) => renewPush(uid));
  }, [hasChosen, uid]);
}
