import { useStoreValue, type Store } from '@/ui/feedback/createStore';

/** Where a screen reader hears what has just been done. */
export function Announcer({ said }: { said: Store<string> }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {useStoreValue(said)}
    </div>
  );
}
