import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The service worker's caches by their names, and which addresses they keep, as vite.config.ts says. */
const caches = new Map(
  [
    ...readFileSync('vite.config.ts', 'utf8').matchAll(
      /urlPattern: \/(.+)\/,\n(?:(?!urlPattern)[^])*?cacheName: '([^']+)'/g,
    ),
  ].map(([, pattern = '', name = '']) => [name, new RegExp(pattern)]),
);
const cacheOf = (address: string): string[] =>
  [...caches].filter(([, pattern]) => pattern.test(address)).map(([name]) => name);

it('the packaged map is cached separately from the extras, which lose unlisted files at each start', () => {
  expect(cacheOf('/map/32_-84.txt')).toEqual(['map']);
  expect(cacheOf('/assets/pdfInBrowser-abc.js')).toEqual(['offline-extras']);
});
