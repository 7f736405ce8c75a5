import { useStoreValue, type Store } from '@/ui/feedback/createStore';

/** Live region that announces what was just done to screen readers. */
export function Announcer({ said }: { said: Store<string> }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {useStoreValue(said)}
    </div>
  );
}
