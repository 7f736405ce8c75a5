import type { Stored } from '@/domain/record/schema';
import { stableJson } from '@/lib/stableJson';
import type { Repository } from './repository';
import { watchShared } from './sharedWatch';
import type { ListOptions } from './store';

type Watcher<T> = { onNext: (records: Stored<T>[]) => void; onError: (error: Error) => void };

/** Follows a list, sharing the listener with everyone who requests the same one. Returns an unsubscribe function. */
export const watchRecords = <T extends object>(
  repository: Repository<T>,
  options: ListOptions,
  watcher: Watcher<T>,
): (() => void) =>
  watchShared<Stored<T>[]>(
    repository,
    stableJson(options),
    (onNext, onError) => repository.watch(options, onNext, onError),
    watcher,
  );

/** Starts following a list that a page will show within seconds; that page reports any read error. */
export function watchAhead<T extends object>(repository: Repository<T>, options: ListOptions): void {
  watchRecords(repository, options, { onNext: () => undefined, onError: () => undefined })();
}
