import { keptText } from '@/lib/keptText';
import type { Store } from './createStore';

type Form<T> = {
  /** Parses the stored text; '' if nothing is stored. */
  read: (text: string) => T;
  /** Returning '' stores nothing. */
  write: (value: T) => string;
};

/** Creates a store whose value is persisted on this device under a key and shared by all tabs. */
export function keptStore<T>(key: string, { read, write }: Form<T>): Store<T> {
  let kept = { text: keptText.get(key), value: read(keptText.get(key)) };
  return {
    get: () => {
      const text = keptText.get(key);
      if (text !== kept.text) kept = { text, value: read(text) };
      return kept.value;
    },
    set: (value) => keptText.set(key, write(value)),
    subscribe: keptText.subscribe,
  };
}
