import { keptText } from '@/lib/keptText';
import type { Store } from './createStore';

type Form<T> = {
  /** Of the text that is kept; '' where nothing is. */
  read: (text: string) => T;
  /** '' keeps nothing. */
  write: (value: T) => string;
};

/** A store whose value this device keeps by a key, in all of its tabs. */
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
