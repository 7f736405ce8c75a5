import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export const CHUNK_TIMEOUT_MS = 120_000;

/** A page's code did not arrive. The error page offers to try again. */
export class ChunkLoadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Runs `load`, and rejects with ChunkLoadError when it fails or takes longer than `timeoutMs`. */
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

/** A part of a page, such as a dialog, loaded when it is first shown: as patient as a page, and failing like one. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => withChunkTimeout(load).then((part) => ({ default: part })));

const loads = new WeakMap<ComponentType, () => Promise<{ Component: ComponentType }>>();

/** A page loaded when it is first shown. The module must export it as `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): LazyExoticComponent<ComponentType> {
  const page = lazyPart(() => load().then((module) => module.Component));
  loads.set(page, load);
  return page;
}

/** Fetches the code of a page that will be shown soon. Whether that works shows when the page is opened. */
export const fetchPage = (page: ComponentType): Promise<unknown> =>
  (loads.get(page)?.() ?? Promise.resolve()).catch(() => undefined);
