import { useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { isSame, stableJson } from '@/lib/stableJson';
import { toAppError } from '../errors';
import type { CollectionDefinition } from '../records/definition';
import { watchShared } from '../records/sharedWatch';
import type { ListOptions } from '../records/store';
import { useWorkspace } from './WorkspaceProvider';
import { logWatchFailure } from './logFailure';

type Lists<T> = ReadonlyMap<string, { records: Stored<T>[]; error: AppError | null }>;
const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Returns the new list, reusing each unchanged record object so that it isn't re-rendered. */
function withKept<T extends object>(before: Stored<T>[], found: Stored<T>[]): Stored<T>[] {
  const known = new Map(before.map((record) => [record.id, record]));
  const kept = found.map((record) => {
    const last = known.get(record.id);
    return last && isSame(last, record) ? last : record;
  });
  return kept.length === before.length && kept.every((record, at) => record === before[at]) ? before : kept;
}

/**
 * Follows several bounded lists as one: the days of a schedule, each read once however the user moves through them. The records are the
 * same array as long as nothing changes; a list that is still loading has none, and `isKnown` tells which ones have arrived.
 */
export function useLiveLists<T extends object>(
  definition: CollectionDefinition<T>,
  lists: readonly ListOptions[],
): { records: Stored<T>[]; isLoading: boolean; isKnown: readonly boolean[]; error: AppError | null } {
  const workspace = useWorkspace();
  const asked = stableJson(lists);
  const [known, setKnown] = useState<Lists<T>>(NONE);

  useEffect(() => {
    const repository = workspace.repository(definition);
    const keys = (JSON.parse(asked) as ListOptions[]).map((options) => ({ key: stableJson(options), options }));
    const wanted = new Set(keys.map(({ key }) => key));
    const tell = (key: string, found: Stored<T>[], error: AppError | null): void =>
      setKnown((before) => {
        const last = before.get(key);
        const records = withKept(last?.records ?? [], found);
        if (last && last.records === records && last.error === error) return before;
        // Lists that are no longer requested are dropped with the next update.
        return new Map([...[...before].filter(([one]) => wanted.has(one)), [key, { records, error }]]);
      });
    const stops = keys.map(({ key, options }) =>
      watchShared<Stored<T>[]>(repository, key, (onNext, onError) => repository.watch(options, onNext, onError), {
        onNext: (records) => tell(key, records, null),
        onError: (error) => {
          logWatchFailure(workspace, definition.name, error);
          tell(key, [], toAppError(error));
        },
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [workspace, definition, asked]);

  return useMemo(() => {
    const found = (JSON.parse(asked) as ListOptions[]).map((options) => known.get(stableJson(options)));
    return {
      records: found.flatMap((list) => list?.records ?? []),
      isLoading: found.includes(undefined),
      isKnown: found.map((list) => list !== undefined),
      error: found.find((list) => list?.error)?.error ?? null,
    };
  }, [asked, known]);
}
