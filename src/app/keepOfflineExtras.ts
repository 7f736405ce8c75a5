import { savesData } from './savesData';

/** The service worker serves from this cache; `vite.config.ts` uses the same name. */
const CACHE = 'offline-extras';
const LIST = '/offline-extras.json';
/** The page the user is waiting for comes first. */
const QUIET_MS = 10_000;

type Device = {
  caches: Pick<CacheStorage, 'open'>;
  fetch: typeof fetch;
  isOnline: () => boolean;
  /** Whether a service worker is installed; without one, nothing is served offline. */
  isInstalled: () => Promise<boolean>;
};

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Caches the PDF engine on this device (about 800 KB), so that a signed estimate can be handed over offline. Files that are already
 * cached aren't fetched again; those of an earlier version are removed.
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

/** Caches them when the page is idle, if there is a service worker and data saving is off. Returns a function that cancels it. */
export function keepOfflineExtrasSoon(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window) || savesData()) return () => undefined;
  const timer = setTimeout(() => {
    // Without storage or a connection, the engine loads with the first PDF, as it does for everyone else.
    keepOfflineExtras({
      caches,
      fetch: (...request) => window.fetch(...request),
      isOnline: () => navigator.onLine,
      isInstalled: async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    }).catch((error: unknown) => console.warn('PDFs cannot be made offline yet', error));
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
