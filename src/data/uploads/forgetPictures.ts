/** The service worker keeps pictures here; `vite.config.ts` has the same name. */
const CACHE = 'pictures';

/** Removes the pictures that this device kept to show them offline: a company's photos must not outlive a log-out. */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in window)) return;
  await caches
    .delete(CACHE)
    .catch((error: unknown) => console.warn('The pictures on this device could not be removed', error));
}
