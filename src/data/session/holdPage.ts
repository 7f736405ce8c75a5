import type { Outbox } from '../outbox/outbox';

/** Makes the browser ask before leaving the page as long as user input would be lost. Returns a function that ends that. */
export function holdPage({ isAtRisk, subscribe }: Pick<Outbox, 'isAtRisk' | 'subscribe'>): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  let isHeld = false;
  // Only while needed: browsers don't put a page with such a listener in the back/forward cache.
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
