import { useCallback, useEffect, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { notOnDevice, toAppError } from '../errors';
import { parseRecord, type CollectionDefinition } from '../records/definition';
import { onceLoaded } from '../records/lazySchema';
import { watchShared } from '../records/sharedWatch';
import type { RawDocument } from '../records/store';
import { logWatchFailure } from './logFailure';
import { useUnanswered } from './useUnanswered';
import { useWorkspace } from './WorkspaceProvider';

/** `record` is null if it doesn't exist (anymore), and while loading. `refetch` subscribes again after an error. */
export type Live<T> = { record: Stored<T> | null; isLoading: boolean; error: AppError | null; refetch: () => void };

type State<T> = Omit<Live<T>, 'refetch'>;

/** Time a page that shows nothing else waits for a slow server before it says so. */
const PAGE_PATIENCE_MS = 8_000;
const UNANSWERED = notOnDevice();

/**
 * Follows every change to one record, wherever it's made: for pages where two people work at the same time. For the ID '', there is no
 * record and no subscription. A record missing from this device's cache, with no response, is an error, which clears when the response
 * arrives.
 */
export function useLiveRecord<T extends object>(definition: CollectionDefinition<T>, id: string): Live<T> {
  const live = useWatchedRecord(definition, id);
  const isUnanswered = useUnanswered(live.isLoading, PAGE_PATIENCE_MS);
  return isUnanswered ? { ...live, isLoading: false, error: UNANSWERED } : live;
}

/** Same for secondary content: it stays in the loading state as long as there is no response. */
export function useWatchedRecord<T extends object>(definition: CollectionDefinition<T>, id: string): Live<T> {
  const workspace = useWorkspace();
  const [live, setLive] = useState<State<T> & { id: string }>({ id, record: null, isLoading: true, error: null });
  const [attempt, setAttempt] = useState(0);
  const refetch = useCallback(() => {
    setLive({ id, record: null, isLoading: true, error: null });
    setAttempt((count) => count + 1);
  }, [id]);

  useEffect(() => {
    if (id === '') return;
    const show = (next: Omit<State<T>, 'isLoading'>): void => setLive({ id, isLoading: false, ...next });
    const fail = (error: unknown): void => {
      logWatchFailure(workspace, definition.name, error);
      show({ record: null, error: toAppError(error) });
    };
    const { store } = workspace;
    const path = definition.path(workspace.scope());
    const passed = onceLoaded<T, RawDocument | null>(definition.schema, {
      onNext: (schema, document) => {
        try {
          show({ record: document && parseRecord({ name: definition.name, schema }, document), error: null });
        } catch (error) {
          fail(error);
        }
      },
      onError: fail,
    });
    const stop = watchShared<RawDocument | null>(
      store,
      `${path}/${id}`,
      (onNext, onError) => store.watchDocument(path, id, onNext, onError),
      { onNext: passed.next, onError: fail },
    );
    return () => {
      passed.stop();
      stop();
    };
  }, [workspace, definition, id, attempt]);

  if (id === '') return { record: null, isLoading: false, error: null, refetch };
  return live.id === id ? { ...live, refetch } : { record: null, isLoading: true, error: null, refetch };
}
