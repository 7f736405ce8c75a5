import { describe, expect, it } from 'vitest';
import { keepOfflineExtras } from './keepOfflineExtras';

const HOST = 'https://app.example';

function setUp({ kept = [] as string[], list = JSON.stringify(['/assets/engine-2.js', '/assets/font.ttf']) } = {}) {
  const stored = new Set(kept);
  const fetched: string[] = [];
  const cache = {
    keys: () => Promise.resolve([...stored].map((path) => ({ url: HOST + path }))),
    addAll: (paths: string[]) => {
      fetched.push(...paths);
      for (const path of paths) stored.add(path);
      return Promise.resolve();
    },
    delete: (path: string) => Promise.resolve(stored.delete(path)),
  } as unknown as Cache;
  const device = ({ isOnline = true, isInstalled = true } = {}) => ({
    caches: { open: () => Promise.resolve(cache) },
    fetch: () => Promise.resolve(new Response(list)),
    isOnline: () => isOnline,
    isInstalled: () => Promise.resolve(isInstalled),
  });
  return { stored, fetched, device };
}

describe('keeping what makes PDFs', () => {
  it('fetches what the build names', async () => {
    const { stored, device } = setUp();
    await keepOfflineExtras(device());
    expect([...stored]).toEqual(['/assets/engine-2.js', '/assets/font.ttf']);
  });

  it('fetches only what is new, and lets go of what an earlier version needed', async () => {
    const { stored, fetched, device } = setUp({ kept: ['/assets/engine-1.js', '/assets/font.ttf'] });
    await keepOfflineExtras(device());
    expect(fetched).toEqual(['/assets/engine-2.js']);
    expect([...stored]).toEqual(['/assets/font.ttf', '/assets/engine-2.js']);
  });

  it('does nothing without a connection or a service worker, and nothing with a list that is none', async () => {
    const offline = setUp();
    await keepOfflineExtras(offline.device({ isOnline: false }));
    await keepOfflineExtras(offline.device({ isInstalled: false }));
    expect(offline.fetched).toEqual([]);
    const strange = setUp({ list: '{"error":"not found"}', kept: ['/assets/font.ttf'] });
    await keepOfflineExtras(strange.device());
    expect([...strange.stored]).toEqual(['/assets/font.ttf']);
  });
});
