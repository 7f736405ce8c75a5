/** The service worker keeps pictures here; `vite.config.ts` has the same name. */
const PICTURES_CACHE = 'pictures';
/** Maps keep streets here (`street-map/keptTiles`). The name is on this side, which the start loads, so that it needs no file of its own. */
export const STREETS_CACHE = 'streets';

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
