import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;

/** Returns the path of the innermost list element that contains an issue, or null if it isn't in any of the record's own lists. */
function elementOf(data: Fields, { path }: z.core.$ZodIssue): Path | null {
  const [field] = path;
  if (typeof field !== 'string' || !Array.isArray(data[field])) return null;
  const end = path.findLastIndex((part) => typeof part === 'number');
  return end === -1 ? null : path.slice(0, end + 1);
}

function without(value: unknown, gone: readonly Path[]): unknown {
  if (gone.length === 0) return value;
  const below = (key: PropertyKey): Path[] => gone.filter(([first]) => first === key).map(([, ...rest]) => rest);
  if (Array.isArray(value)) {
    return value.flatMap((element: unknown, index) => {
      const inside = below(index);
      return inside.some((path) => path.length === 0) ? [] : [without(element, inside)];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, below(key))]));
}

/**
 * Returns the document without its invalid list elements, or null if something else is wrong. Only the record's own lists: a sent
 * document missing one of its lines would be a different document, with a different total.
 */
export function withoutDamaged(data: Fields, { issues }: z.ZodError): Fields | null {
  const elements = issues.map((issue) => elementOf(data, issue));
  const gone = elements.filter((path) => path !== null);
  return gone.length === 0 || gone.length < elements.length ? null : (without(data, gone) as Fields);
}
