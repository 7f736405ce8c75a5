import { useEffect } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';

/** Keeps the notifications of a device alive that was set up for them: browsers change its address now and then. */
export function useKeptPush(): void {
  const { uid, user } = useSession();
  const hasChosen = user.alertsBy === 'push';
  useEffect(() => {
    // Without a connection this waits for another day.
    if (hasChosen) void import('@/data/push/ownPush').then(({ renewPush }) => renewPush(uid));
  }, [hasChosen, uid]);
}
