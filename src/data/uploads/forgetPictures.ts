import { STREETS_CACHE } from '../street-map/streetsCache';

/** The service worker keeps pictures here; `vite.config.ts` has the same name. */
const PICTURES_CACHE = 'pictures';

/**
 * Removes the pictures and the streets that this device kept to show them offline: neither a company's photos nor where its people
 * drove may outlive a log-out.
 */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all([PICTURES_CACHE, STREETS_CACHE].map((name) => caches.delete(name))).catch((error: unknown) =>
    console.warn('The pictures on this device could not be removed', error),
  );
}
