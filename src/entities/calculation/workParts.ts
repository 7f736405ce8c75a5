/** Compares two states of a calculation being edited, part by part. */
export type WorkParts<W> = {
  isChanged: (from: W, to: W, part: keyof W) => boolean;
  /** Returns whether `to` has any changes compared with `from`. */
  hasChanges: (from: W, to: W) => boolean;
  /** Returns `mine` with others' changes: each part I have left as it was in `before` is taken from `theirs`. */
  withTheirs: <T extends W>(mine: T, before: W, theirs: W) => T;
  /** Returns a freshly read record in which parts equal to those of `known` are the very same objects. */
  recognized: (read: W, known: W) => W;
};

/** Compares by identity, so that a keystroke in a large calculation costs nothing. `parts`: the editable parts. */
export function workParts<W extends { title: string }>(parts: readonly (keyof W)[]): WorkParts<W> {
  /** An empty title isn't a change: the previous one is kept until there is another. */
  const isChanged = (from: W, to: W, part: keyof W): boolean =>
    to[part] !== from[part] && (part !== 'title' || to.title.trim() !== '');
  return {
    isChanged,
    hasChanges: (from, to) => parts.some((part) => isChanged(from, to, part)),
    withTheirs: (mine, before, theirs) => {
      const taken = parts.filter((part) => mine[part] === before[part] && theirs[part] !== before[part]);
      return taken.length === 0 ? mine : { ...mine, ...picked(theirs, taken) };
    },
    recognized: (read, known) => ({
      ...read,
      ...picked(
        known,
        parts.filter((part) => read[part] !== known[part] && trimmedJson(read[part]) === trimmedJson(known[part])),
      ),
    }),
  };
}

const picked = <W extends object>(from: W, parts: readonly (keyof W)[]): Partial<W> =>
  Object.fromEntries(parts.map((part) => [part, from[part]])) as Partial<W>;

/** Records are stored without trailing spaces; text still being typed has them. */
const trimmedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() : part));
