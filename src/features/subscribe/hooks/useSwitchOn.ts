import { useEffect, useRef, useState } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { checkUserSubscriptions } from '@/data/session/subscriptionCheck';

/**
 * Runs the subscription check of the sign-in once more, because what was bought came after it, and reads the account
 * anew. What is on afterwards is what the session says; a failed check changes nothing.
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
