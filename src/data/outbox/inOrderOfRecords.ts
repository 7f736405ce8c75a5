import type { OutboxEntry } from './entry';

const AT_ONCE = 8;

export const placeOf = ({ path, id }: { path: string; id: string }): string => `${path}/${id}`;

/** Groups entries into changes: one entry each, or all entries of a batch. */
export function changesOf(entries: readonly OutboxEntry[]): OutboxEntry[][] {
  const changes = new Map<string, OutboxEntry[]>();
  for (const entry of entries) {
    const key = entry.batch ? `batch ${entry.batch}` : entry.id;
    changes.set(key, [...(changes.get(key) ?? []), entry]);
  }
  return [...changes.values()];
}

/**
 * Runs `work` for each change, several at a time; changes of the same record run one after another, in the given order. `work` must not
 * reject.
 */
export async function inOrderOfRecords(
  changes: readonly OutboxEntry[][],
  work: (change: OutboxEntry[]) => Promise<void>,
): Promise<void> {
  const rest = [...changes];
  const busy = new Set<string>();
  const placesOf = (change: OutboxEntry[]): string[] => change.map(({ write }) => placeOf(write));
  /** Returns the first change that shares no record with one that is running or queued before it. */
  const next = (): OutboxEntry[] | undefined => {
    const taken = new Set(busy);
    for (const change of rest) {
      const places = placesOf(change);
      if (!places.some((place) => taken.has(place))) return change;
      for (const place of places) taken.add(place);
    }
    return undefined;
  };
  const running = new Set<Promise<void>>();
  while (rest.length > 0) {
    const change = running.size < AT_ONCE ? next() : undefined;
    if (!change) {
      await Promise.race(running);
      continue;
    }
    rest.splice(rest.indexOf(change), 1);
    for (const place of placesOf(change)) busy.add(place);
    const run: Promise<void> = work(change).finally(() => {
      for (const place of placesOf(change)) busy.delete(place);
      running.delete(run);
    });
    running.add(run);
  }
  await Promise.all(running);
}

/** Sorts entries in the order they were made; entries of one record within the same millisecond are ordered by the revision they build on. */
export function asMade(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const byRevision = new Map(
    entries.flatMap((entry) => (entry.write.kind === 'delete' ? [] : [[entry.write.data['revision'], entry] as const])),
  );
  const seen = new Set<OutboxEntry>();
  const ordered: OutboxEntry[] = [];
  const add = (entry: OutboxEntry): void => {
    if (seen.has(entry)) return;
    seen.add(entry);
    const upon = entry.write.kind === 'update' ? byRevision.get(entry.write.data['baseRevision']) : undefined;
    if (upon) add(upon);
    ordered.push(entry);
  };
  for (const entry of entries.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))) add(entry);
  return ordered;
}
