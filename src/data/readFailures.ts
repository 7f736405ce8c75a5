/**
 * Collects read failures. The error catalog lets some reads fail quietly: logged, and shown as nothing. An empty screen must not pass for
 * the truth, so each such failure is also recorded here, and the shell says that something couldn't be loaded.
 */
let failures: readonly string[] = [];
let isMuted = false;
const listeners = new Set<() => void>();

function setFailures(next: readonly string[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

export const readFailures = {
  get: (): readonly string[] => failures,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  clear: (): void => setFailures([]),
  /** Logging out aborts pending reads: no one misses their results. */
  mute: (): void => {
    isMuted = true;
  },
  unmute: (): void => {
    isMuted = false;
  },
};

/** Logs that something couldn't be read, and records it for the shell. */
export function noteReadFailure(what: string, error: unknown): void {
  if (isMuted) return;
  console.error(`Error reading ${what}`, error);
  if (!failures.includes(what)) setFailures([...failures, what]);
}

/** Logs that something couldn't be read or followed; the caller shows that. After logging out, it isn't an error. */
export function logFailure(doing: 'reading' | 'watching', what: string, error: unknown): void {
  if (!isMuted) console.error(`Error ${doing} ${what}`, error);
}

/** Runs a read; a failure is logged, recorded for the shell, and replaced with `fallback` (null, [] or {}). */
export async function quietly<T, F>(
  what: string,
  read: () => Promise<T>,
  fallback: F,
  onFailure?: (error: unknown) => void,
): Promise<T | F> {
  try {
    return await read();
  } catch (error) {
    noteReadFailure(what, error);
    onFailure?.(error);
    return fallback;
  }
}

/** Runs a read whose failure the page itself shows: logged as the error catalog requires, and thrown. */
export async function openly<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    logFailure('reading', what, error);
    throw error;
  }
}

/** Runs an update; a failure is logged and returns false (error catalog). */
export async function succeeds(what: string, update: () => Promise<unknown>): Promise<boolean> {
  try {
    await update();
    return true;
  } catch (error) {
    console.error(`Error updating ${what}`, error);
    return false;
  }
}
