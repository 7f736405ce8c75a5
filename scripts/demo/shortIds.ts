/** As the database and the screens draw them: a word of this form without a digit or a capital within is none. */
const DRAWN_ID = /^(?=.*(?:\d|[a-z][A-Z]))(?:[A-Za-z0-9]{8}|[A-Za-z0-9]{20})$/;
const WORD = /\b[A-Za-z0-9]{8,20}\b/g;

/** What is named by an `id`, at any depth, and what documents are stored under. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield name;
    if (name === 'id' && typeof inner === 'string') yield inner;
    yield* idsIn(inner);
  }
}

/**
 * The same records under short ids, wherever one is named: what is drawn at random cannot be compressed, and a visitor on a phone waits
 * for it.
 */
export function withShortIds<T>(records: T): T {
  const short = new Map<string, string>();
  for (const id of idsIn(records))
    if (DRAWN_ID.test(id) && !short.has(id)) short.set(id, `r${short.size.toString(36)}`);
  return JSON.parse(JSON.stringify(records).replace(WORD, (word) => short.get(word) ?? word)) as T;
}
