import { useSyncExternalStore } from 'react';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { keptText } from '@/lib/keptText';

/** `hidden`: the person has put the first steps away; `done`: all were done when they were looked at last. */
export type StepsChoice = 'shown' | 'hidden' | 'done';

/** Whether a person sees the first steps of their company on this device, and how to change it. */
export function useStepsChoice(): { choice: StepsChoice; choose: (choice: StepsChoice) => void } {
  const { uid, company } = useSession();
  const key = `fieldwright:first-steps:${company.id}:${uid}`;
  const stored = useSyncExternalStore(keptText.subscribe, () => keptText.get(key));
  // Visitors just looking around have nothing to set up.
  if (isDemoTab()) return { choice: 'hidden', choose: () => undefined };
  const choice = stored === 'hidden' || stored === 'done' ? stored : 'shown';
  return { choice, choose: (next) => keptText.set(key, next) };
}
