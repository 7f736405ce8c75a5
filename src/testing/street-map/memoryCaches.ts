/** Returns the browser's Cache API in memory, as far as maps use it. */
export function memoryCaches(): Pick<CacheStorage, 'open' | 'delete'> & { names: () => string[] } {
  const stores = new Map<string, Map<string, Response>>();
  const bare = (url: string): string => url.replace(/\?.*$/, '');
  const cacheOf = (store: Map<string, Response>): Cache => {
    const find = (url: string, ignoresSearch = false): string | undefined =>
      [...store.keys()].find((one) => (ignoresSearch ? bare(one) === bare(url) : one === url));
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: (request, options) => {
        const found = find(request as string, options?.ignoreSearch);
        return Promise.resolve(found === undefined ? undefined : store.get(found)?.clone());
      },
      put: (request, response) => {
        // As in browsers, which reject them.
        if (response.status === 206) return Promise.reject(new TypeError('Partial responses cannot be kept'));
        store.delete(request as string);
        store.set(request as string, response);
        return Promise.resolve();
      },
      delete: (request, options) => {
        const found = find(request as string, options?.ignoreSearch);
        return Promise.resolve(found !== undefined && store.delete(found));
      },
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    };
    return cache as Cache;
  };
  return {
    open: (name) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve(cacheOf(store));
    },
    delete: (name) => Promise.resolve(stores.delete(name)),
    names: () => [...stores.values()].flatMap((store) => [...store.keys()]),
  };
}
