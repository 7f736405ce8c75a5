type Choice = { id: string; name: string };

/** Returns the archive including items just removed from the list. Anything never named, or never saved, is dropped. */
export const withArchived = <T extends Choice>(
  archived: readonly T[],
  left: T,
  saved: readonly { id: string }[],
): T[] => (left.name.trim() !== '' && saved.some(({ id }) => id === left.id) ? [...archived, left] : [...archived]);

/** Returns list and archive after restoring one, which goes last. */
export function restored<T extends Choice>(
  offered: readonly T[],
  archived: readonly T[],
  id: string,
): { offered: T[]; archived: T[] } {
  return {
    offered: [...offered, ...archived.filter((choice) => choice.id === id)],
    archived: archived.filter((choice) => choice.id !== id),
  };
}
