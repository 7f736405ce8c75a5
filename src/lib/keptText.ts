const listeners = new Set<() => void>();
/** Fallback for browsers without storage: text lasts as long as the page. */
const unkept = new Map<string, string>();

/** Small texts stored on this device by key, such as list preferences. Designed for `useSyncExternalStore`. */
export const keptText = {
  /** Returns the same text as long as nothing changed. '' = nothing. */
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
  /** Calls back when a text changes, including in another tab. Returns an unsubscribe function. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
