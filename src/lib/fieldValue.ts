/** The value at a dotted path such as `address.city` in nested objects, as a query's field path reads it; undefined where there is none. */
export const fieldValue = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      data,
    );
