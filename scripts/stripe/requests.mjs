// A log of requests, for tests that check their shape.

const KEPT = 2000;

export function createRequestLog() {
  /** @type {Record<string, any>[]} */
  const all = [];
  return {
    clear: () => all.splice(0),
    add(request) {
      const headers = { ...request.headers };
      delete headers.authorization;
      const record = { ...request, headers, at: new Date().toISOString(), companyId: '', status: 0 };
      all.push(record);
      if (all.length > KEPT) all.shift();
      return record;
    },
    /** Oldest first. `path` may end with "*". */
    list: ({ path, method, companyId } = {}) =>
      all.filter(
        (one) =>
          (!path || fitsPath(path, one.path)) &&
          (!method || one.method === method) &&
          (!companyId || one.companyId === companyId),
      ),
  };
}

/** @param {string} pattern a path; "*" at its end matches anything @param {string} path */
export function fitsPath(pattern, path) {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
