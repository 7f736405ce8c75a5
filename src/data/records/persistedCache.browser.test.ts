import { describe, expect, it, vi } from 'vitest';
import { clearAllCaches, NAMED_CACHES, registerCache } from './namedCaches';
import { createPersistedCache, storageKeyOf } from './persistedCache';
import { createMemoryCache } from './recordCache';

const blocked = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the persisted cache of users and technicians (specification, section 9)', () => {
  it('survives a reload, in local storage', () => {
    createPersistedCache('users').set('users:u1:u2', { name: 'Ada' });
    expect(createPersistedCache('users').get('users:u1:u2')).toEqual({ name: 'Ada' });
    expect(localStorage.getItem(storageKeyOf('users'))).toContain('Ada');
    expect(createPersistedCache('technicians').get('users:u1:u2')).toBeUndefined();
  });

  it('holds 100 entries and drops the oldest', () => {
    const cache = createPersistedCache('users');
    for (let index = 0; index < 100; index += 1) cache.set(`k${index}`, index);
    expect(cache.keys()).toHaveLength(100);
    cache.set('k0', 'stored again');
    cache.set('k100', 100);
    expect(cache.keys()).toHaveLength(100);
    expect(cache.get('k1')).toBeUndefined();
    expect(cache.get('k0')).toBe('stored again');
    expect(cache.get('k2')).toBe(2);
  });

  it('keeps an entry for 300 000 ms', () => {
    let time = 1_000_000;
    const cache = createPersistedCache('users', { now: () => time });
    cache.set('k', 'v');
    time += 299_999;
    expect(cache.get('k')).toBe('v');
    time += 1;
    expect(cache.get('k')).toBeUndefined();
  });

  it('forgets one entry or all of them', () => {
    const cache = createPersistedCache('users');
    cache.set('a', 1);
    cache.set('b', 2);
    cache.delete('a');
    expect(cache.keys()).toEqual(['b']);
    cache.clear();
    expect(cache.keys()).toEqual([]);
    expect(localStorage.getItem(storageKeyOf('users'))).toBeNull();
  });

  it.each(['{"k":', 'null', '[]', '7', '{"k":"v"}', '{"k":{"value":1}}'])(
    'treats damaged storage (%s) as a miss, and keeps working',
    (damaged) => {
      localStorage.setItem(storageKeyOf('users'), damaged);
      const cache = createPersistedCache('users');
      expect(cache.get('k')).toBeUndefined();
      cache.set('k', 'v');
      expect(cache.get('k')).toBe('v');
      expect(cache.keys()).toContain('k');
    },
  );

  it('treats blocked storage as a miss, but cannot list its keys', () => {
    const cache = createPersistedCache('users', {
      storage: { getItem: blocked, setItem: blocked, removeItem: blocked },
    });
    expect(() => cache.set('k', 'v')).not.toThrow();
    expect(cache.get('k')).toBeUndefined();
    expect(() => cache.delete('k')).not.toThrow();
    expect(() => cache.clear()).not.toThrow();
    expect(() => cache.keys()).toThrow('denied');
  });

  it('does not return an old value when the new one did not fit', () => {
    const cache = createPersistedCache('users');
    cache.set('k', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cache.set('k', 'new');
    full.mockRestore();
    expect(cache.get('k')).toBeUndefined();
  });
});

describe('clearAllCaches', () => {
  it('clears the specification’s nine caches and all others, in memory and local storage', () => {
    expect([...NAMED_CACHES].sort()).toEqual([
      'customers',
      'estimates',
      'invoices',
      'jobs',
      'pricebook',
      'schedule',
      'technicians',
      'users',
      'websiteContent',
    ]);
    const inMemory = [...NAMED_CACHES, 'notes'].map(() => registerCache(createMemoryCache()));
    for (const cache of inMemory) cache.set('k', 'v');
    for (const name of NAMED_CACHES) createPersistedCache(name).set('k', 'v');
    localStorage.setItem('somebody-else', 'keeps this');
    clearAllCaches();
    for (const cache of inMemory) expect(cache.keys()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['somebody-else']);
  });

  it('does not fail when storage is blocked', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    expect(() => clearAllCaches()).not.toThrow();
    remove.mockRestore();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
