// Finds the route of a request among entries such as "GET /v1/customers/:id".

/**
 * @template Handler
 * @param {Record<string, Handler>} routes by method and path
 */
export function createRouter(routes) {
  const entries = Object.entries(routes).map(([endpoint, handler]) => {
    const [method, path] = endpoint.split(' ');
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    return { endpoint, method, pattern, handler, parameters: (path.match(/:/g) ?? []).length };
  });
  // Literal segments take precedence over parameters: create_preview isn't an invoice id.
  entries.sort((a, b) => a.parameters - b.parameters);

  /** @returns {{ endpoint: string, handler: Handler, path: Record<string, string> } | undefined} */
  return (method, path) => {
    for (const { endpoint, method: wanted, pattern, handler } of entries) {
      const match = method === wanted ? pattern.exec(path) : null;
      if (!match) continue;
      const ids = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { endpoint, handler, path: Object.fromEntries(ids) };
    }
    return undefined;
  };
}
