/**
 * Returns the value at a dotted path such as `address.city` in nested objects, the way a query reads a field path; undefined if there is
 * none.
 */
export const fieldValue = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      data,
    );
