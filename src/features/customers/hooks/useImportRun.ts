import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError } from '@/data/errors';
import { forgetLists } from '@/data/imports/forgetLists';
import { importFiles } from '@/data/imports/importFiles';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { runImport, type RunOptions } from './importRunner';

export type RunState = {
  record: Stored<ImportRecord>;
  phase: 'running' | 'waiting' | 'paused' | 'done' | 'failed';
  error: AppError | null;
};

type Work = Pick<RunOptions, 'plan' | 'choices'> & { record: Stored<ImportRecord> };

/** Runs an import while the page is open; leaving it pauses the import. `start` also resumes after a pause. */
export function useImportRun() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const start = useCallback(
    async ({ record, plan, choices }: Work): Promise<void> => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setState({ record, phase: 'running', error: null });
      const set = (change: Partial<RunState>): void => {
        if (controller.current === own) setState((current) => (current ? { ...current, ...change } : current));
      };
      try {
        const last = await runImport({
          workspace,
          plan,
          choices,
          importId: record.id,
          signal: own.signal,
          onProgress: (next) => set({ record: next }),
          onWaiting: (isWaiting) => set({ phase: own.signal.aborted ? 'paused' : isWaiting ? 'waiting' : 'running' }),
        });
        if (last.status === 'done')
          await importFiles()
            .delete(record.id)
            .catch(() => undefined);
        set({ record: last, phase: last.status === 'done' ? 'done' : 'paused' });
      } catch (error) {
        set(own.signal.aborted ? { phase: 'paused' } : { phase: 'failed', error: toAppError(error) });
      } finally {
        await forgetLists(workspace, queryClient, ['customers', 'properties', 'imports']);
      }
    },
    [workspace, queryClient],
  );

  /** Stops after the rows already being written. */
  const pause = useCallback((): void => {
    controller.current?.abort();
    setState((current) => (current ? { ...current, phase: 'paused' } : current));
  }, []);

  return { state, start, pause, reset: useCallback(() => setState(null), []) };
}
