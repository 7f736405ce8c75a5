/** How long the server may take before what this device has is shown. */
export const PATIENCE_MS = 1_500;

/**
 * Whether the server answers. Where a connection lies (a bar of signal, no answer) the browser believes itself online:
 * that is known only from answers that do not come.
 */
let isSlow = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isSlow === next) return;
  isSlow = next;
  for (const listener of listeners) listener();
}

export const connection = {
  isSlow: (): boolean => isSlow,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** No answer came in time, and something was shown from this device. */
  noteSilence: (): void => set(true),
  /** The server has answered. */
  noteAnswer: (): void => set(false),
};
