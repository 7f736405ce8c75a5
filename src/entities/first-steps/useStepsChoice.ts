import { useSyncExternalStore } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';

/** `hidden`: the person has put the first steps away; `done`: all were done when they were looked at last. */
export type StepsChoice = 'shown' | 'hidden' | 'done';

const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice lasts as long as the page. */
const unkept = new Map<string, string>();

function kept(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return unkept.get(key) ?? '';
  }
}

function keep(key: string, choice: StepsChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    unkept.set(key, choice);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a person sees the first steps of their company on this device, and how to change it. */
export function useStepsChoice(): { choice: StepsChoice; choose: (choice: StepsChoice) => void } {
  const { uid, company } = useSession();
  const key = `fieldwright:first-steps:${company.id}:${uid}`;
  const stored = useSyncExternalStore(subscribe, () => kept(key));
  const choice = stored === 'hidden' || stored === 'done' ? stored : 'shown';
  return { choice, choose: (next) => keep(key, next) };
}
