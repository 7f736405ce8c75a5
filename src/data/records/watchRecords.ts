import type { Stored } from '@/domain/record/schema';
import { stableJson } from '@/lib/stableJson';
import type { Repository } from './repository';
import { watchShared } from './sharedWatch';
import type { ListOptions } from './store';

type Watcher<T> = { onNext: (records: Stored<T>[]) => void; onError: (error: Error) => void };

/** Follows a list, together with everyone else who asks for the same. Returns how to stop. */
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

/** Begins to follow a list that a page will show within seconds; whether it could be read, that page says. */
export function watchAhead<T extends object>(repository: Repository<T>, options: ListOptions): void {
  watchRecords(repository, options, { onNext: () => undefined, onError: () => undefined })();
}
