import { useSyncExternalStore } from 'react';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { keptText } from '@/lib/keptText';

/** `hidden`: the user dismissed the first steps; `done`: all were done when last viewed. */
export type StepsChoice = 'shown' | 'hidden' | 'done';

/** Returns whether a user sees their company's first steps on this device, and a function to change it. */
export function useStepsChoice(): { choice: StepsChoice; choose: (choice: StepsChoice) => void } {
  const { uid, company } = useSession();
  const key = `fieldwright:first-steps:${company.id}:${uid}`;
  const stored = useSyncExternalStore(keptText.subscribe, () => keptText.get(key));
  // Visitors just looking around have nothing to set up.
  if (isDemoTab()) return { choice: 'hidden', choose: () => undefined };
  const choice = stored === 'hidden' || stored === 'done' ? stored : 'shown';
  return { choice, choose: (next) => keptText.set(key, next) };
}
