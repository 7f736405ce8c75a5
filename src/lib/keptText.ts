const listeners = new Set<() => void>();
/** For browsers that keep nothing: a text lasts as long as the page. */
const unkept = new Map<string, string>();

/** Small texts that this device keeps by a key, such as how somebody likes a list. Made to be followed with `useSyncExternalStore`. */
export const keptText = {
  /** The same text for as long as nothing changed. '' = nothing. */
  get: (key: string): string => {
    try {
      return unkept.get(key) ?? localStorage.getItem(key) ?? '';
    } catch {
      return unkept.get(key) ?? '';
    }
  },
  set: (key: string, text: string): void => {
    try {
      localStorage.setItem(key, text);
      unkept.delete(key);
    } catch {
      unkept.set(key, text);
    }
    listeners.forEach((listener) => listener());
  },
  /** Calls back when a text changed, also in another tab. Returns how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
