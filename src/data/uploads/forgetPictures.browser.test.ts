import { afterEach, expect, it, vi } from 'vitest';
import { keptTiles } from '@/data/street-map/keptTiles';
import { memoryCaches } from '@/testing/street-map/memoryCaches';
import { forgetPictures } from './forgetPictures';

afterEach(() => vi.unstubAllGlobals());

it('removes the pictures and streets of the user who logs out, but not the app', async () => {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  for (const name of ['pictures', 'app'])
    await (await caches.open(name)).put(`https://fieldwright.example/${name}`, new Response(''));
  await keptTiles(caches).begin({ address: 'a', mark: 'b', least: 0, most: 15 });
  expect(caches.names()).toHaveLength(3);
  await forgetPictures();
  expect(caches.names()).toEqual(['https://fieldwright.example/app']);
});
