import type { DemoDocuments } from '@/demo/demoCompany';

/** Matches randomly generated ids of documents, lines and the like: a word of this form without a digit or an inner capital isn't one. */
const DRAWN_ID = /^(?=.*(?:\d|[a-z][A-Z]))(?:[A-Za-z0-9]{8}|[A-Za-z0-9]{20})$/;
const WORD = /\b[A-Za-z0-9]{8,20}\b/g;

/** Yields the `id` of each object within a record, such as a line. */
function* idsWithin(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' && typeof inner === 'string') yield inner;
    yield* idsWithin(inner);
  }
}

/**
 * Shortens ids wherever they are referenced: random ones don't compress, and a visitor on a phone waits for them.
 * @param documents contain the ids; `value` references them
 */
export function withShortIds<T>(documents: DemoDocuments, value: T): T {
  const short = new Map<string, string>();
  const shorten = (id: string): void => {
    if (DRAWN_ID.test(id) && !short.has(id)) short.set(id, `r${short.size.toString(36)}`);
  };
  for (const records of Object.values(documents))
    for (const [id, data] of Object.entries(records)) {
      shorten(id);
      for (const inner of idsWithin(data)) shorten(inner);
    }
  return JSON.parse(JSON.stringify(value).replace(WORD, (word) => short.get(word) ?? word)) as T;
}
