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

describe('keeping the PDF code offline', () => {
  it('fetches the files the build lists', async () => {
    const { stored, device } = setUp();
    await keepOfflineExtras(device());
    expect([...stored]).toEqual(['/assets/engine-2.js', '/assets/font.ttf']);
  });

  it('fetches only new files, and removes those of an earlier version', async () => {
    const { stored, fetched, device } = setUp({ kept: ['/assets/engine-1.js', '/assets/font.ttf'] });
    await keepOfflineExtras(device());
    expect(fetched).toEqual(['/assets/engine-2.js']);
    expect([...stored]).toEqual(['/assets/font.ttf', '/assets/engine-2.js']);
  });

  it('does nothing offline, without a service worker, or with an invalid list', async () => {
    const offline = setUp();
    await keepOfflineExtras(offline.device({ isOnline: false }));
    await keepOfflineExtras(offline.device({ isInstalled: false }));
    expect(offline.fetched).toEqual([]);
    const strange = setUp({ list: '{"error":"not found"}', kept: ['/assets/font.ttf'] });
    await keepOfflineExtras(strange.device());
    expect([...strange.stored]).toEqual(['/assets/font.ttf']);
  });
});
