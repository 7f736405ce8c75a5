import type { Outbox } from '../outbox/outbox';

/** Has the browser ask before the page is left, while something that was entered would be lost. Gives what ends that. */
export function holdPage({ isAtRisk, subscribe }: Pick<Outbox, 'isAtRisk' | 'subscribe'>): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  let isHeld = false;
  // Only while it is needed: browsers do not keep a page with such a listener for the way back.
  const look = (): void => {
    if (isAtRisk() === isHeld) return;
    isHeld = !isHeld;
    if (isHeld) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stop = subscribe(look);
  return () => {
    stop();
    window.removeEventListener('beforeunload', ask);
  };
}
