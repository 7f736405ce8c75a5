import { savesData } from './savesData';

/** The service worker answers from here; `vite.config.ts` has the same name. */
const CACHE = 'offline-extras';
const LIST = '/offline-extras.json';
/** The page that somebody waits for comes first. */
const QUIET_MS = 10_000;

type Device = {
  caches: Pick<CacheStorage, 'open'>;
  fetch: typeof fetch;
  isOnline: () => boolean;
  /** Whether there is a service worker, which alone answers without a connection. */
  isInstalled: () => Promise<boolean>;
};

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Keeps what makes PDFs on this device (some 800 KB), so that a signed estimate can be handed over where there is no
 * connection. What is there already is not fetched again; what an earlier version needed goes.
 */
export async function keepOfflineExtras(device: Device): Promise<void> {
  if (!device.isOnline() || !(await device.isInstalled())) return;
  const listed: unknown = await (await device.fetch(LIST)).json();
  if (!isList(listed)) return;
  const cache = await device.caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(listed.filter((address) => !kept.includes(address)));
  await Promise.all(kept.filter((address) => !listed.includes(address)).map((address) => cache.delete(address)));
}

/** Does that in a quiet moment, where there is a service worker and the person does not save data. Returns how to stop. */
export function keepOfflineExtrasSoon(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window) || savesData()) return () => undefined;
  const timer = setTimeout(() => {
    // Without room or connection the engine comes with the first PDF, as for everybody else.
    keepOfflineExtras({
      caches,
      fetch: (...request) => window.fetch(...request),
      isOnline: () => navigator.onLine,
      isInstalled: async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    }).catch((error: unknown) => console.warn('PDFs cannot be made offline yet', error));
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
