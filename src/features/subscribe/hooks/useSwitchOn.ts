import { useEffect, useRef, useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { checkUserSubscriptions } from '@/data/session/subscriptionCheck';

/**
 * Reruns the sign-in's subscription check, because the purchase came after it, and refetches the account. The session then shows which
 * features are on; a failed check changes nothing.
 */
export function useSwitchOn(): { isChecking: boolean; checkAgain: () => void } {
  const workspace = useWorkspace();
  const [isChecking, setIsChecking] = useState(true);
  const hasBegun = useRef(false);

  const check = async (): Promise<void> => {
    setIsChecking(true);
    await checkUserSubscriptions(workspace.getState().user);
    await workspace.refresh();
    setIsChecking(false);
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void check();
  });
  return { isChecking, checkAgain: () => void check() };
}
