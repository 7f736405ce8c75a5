import type { DirectoryService } from './directoryService';

/**
 * Uses a directory once, outside a page that searches: waits until it's on this device, and keeps it live meanwhile. Returns null if
 * `signal` aborts the wait.
 */
export async function whenReady<Engine, Result>(
  service: DirectoryService<Engine>,
  signal: AbortSignal,
  ask: (engine: Engine) => Promise<Result>,
): Promise<Result | null> {
  const waiting: { check: () => void } = { check: () => undefined };
  const release = service.use(() => waiting.check());
  try {
    await new Promise<void>((resolve) => {
      waiting.check = () => {
        if (service.getState().isReady) resolve();
      };
      signal.addEventListener('abort', () => resolve(), { once: true });
      waiting.check();
    });
    return signal.aborted ? null : await ask(service.engine);
  } finally {
    release();
  }
}
