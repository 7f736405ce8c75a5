import { useCallback, useEffect, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import { parseRecord, type CollectionDefinition } from '../records/definition';
import { useWorkspace } from './WorkspaceProvider';

/** `record` is null when it does not exist (any more), and while it is loading. `refetch` listens anew after an error. */
export type Live<T> = { record: Stored<T> | null; isLoading: boolean; error: AppError | null; refetch: () => void };

type State<T> = Omit<Live<T>, 'refetch'>;

/** Listeners that start and stop in quick turns break the Firestore client: one that is left stops a little later. */
const LINGER_MS = 5_000;

/**
 * One record that follows every change, wherever it is made: for pages on which two people work at the same time. The id
 * '' is no record, and nothing is listened to.
 */
export function useLiveRecord<T extends object>(definition: CollectionDefinition<T>, id: string): Live<T> {
  const workspace = useWorkspace();
  const [live, setLive] = useState<State<T> & { id: string }>({ id, record: null, isLoading: true, error: null });
  const [attempt, setAttempt] = useState(0);
  const refetch = useCallback(() => {
    setLive({ id, record: null, isLoading: true, error: null });
    setAttempt((count) => count + 1);
  }, [id]);

  useEffect(() => {
    if (id === '') return;
    let isLeft = false;
    const show = (next: Omit<State<T>, 'isLoading'>): void => {
      if (!isLeft) setLive({ id, isLoading: false, ...next });
    };
    const fail = (error: unknown): void => {
      console.error(`Error watching ${definition.name}`, error);
      show({ record: null, error: toAppError(error) });
    };
    const stop = workspace.store.watchDocument(
      definition.path(workspace.scope()),
      id,
      (document) => {
        try {
          show({ record: document && parseRecord(definition, document), error: null });
        } catch (error) {
          fail(error);
        }
      },
      fail,
    );
    return () => {
      isLeft = true;
      setTimeout(stop, LINGER_MS);
    };
  }, [workspace, definition, id, attempt]);

  if (id === '') return { record: null, isLoading: false, error: null, refetch };
  return live.id === id ? { ...live, refetch } : { record: null, isLoading: true, error: null, refetch };
}
