import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export const CHUNK_TIMEOUT_MS = 120_000;

/** Thrown when a page's code failed to load. The error page offers a retry. */
export class ChunkLoadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Runs `load`, and rejects with ChunkLoadError if it fails or takes longer than `timeoutMs`. */
export function withChunkTimeout<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkLoadError(`The page did not load within ${timeoutMs / 1000} seconds`));
    }, timeoutMs);
    load().then(
      (loaded) => {
        clearTimeout(timer);
        resolve(loaded);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkLoadError('The page could not be loaded', cause));
      },
    );
  });
}

/** Loads part of a page, such as a dialog, when it's first shown, with the same timeout and errors as a page. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => withChunkTimeout(load).then((part) => ({ default: part })));

const loads = new WeakMap<ComponentType, () => Promise<{ Component: ComponentType }>>();

/** Loads a page when it's first shown. The module must export it as `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): LazyExoticComponent<ComponentType> {
  const page = lazyPart(() => load().then((module) => module.Component));
  loads.set(page, load);
  return page;
}

/** Prefetches the code of a page that will be shown soon. A failure only surfaces when the page is opened. */
export const fetchPage = (page: ComponentType): Promise<unknown> =>
  (loads.get(page)?.() ?? Promise.resolve()).catch(() => undefined);
