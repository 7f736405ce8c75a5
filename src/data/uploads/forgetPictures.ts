/** The service worker's picture cache; `vite.config.ts` uses the same name. */
const PICTURES_CACHE = 'pictures';
/**
 * The maps' street cache (`street-map/keptTiles`). The name is defined here, in code loaded at startup, so that it doesn't need a
 * separate file.
 */
export const STREETS_CACHE = 'streets';

/**
 * Removes the pictures and streets cached on this device for offline use: neither a company's photos nor where its people drove may
 * survive a log-out.
 */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all([PICTURES_CACHE, STREETS_CACHE].map((name) => caches.delete(name))).catch((error: unknown) =>
    console.warn('The pictures on this device could not be removed', error),
  );
}
