import { useEffect, useState } from 'react';
import { toAppError } from '@/data/errors';
import { useDirectory } from '@/entities/customer/search/useDirectory';
import type { ColumnMapping } from '@/domain/import/mapping';
import type { ImportPlan } from '@/domain/import/plan';
import type { ImportPreset } from '@/domain/import/schema';
import type { AppError } from '@/lib/appError';
import { checkFile } from './importChecking';
import type { LoadedFile } from './importReading';

export type ImportCheck = {
  plan: ImportPlan | null;
  checkedRows: number;
  error: AppError | Error | null;
  again: () => void;
};

type Input = { file: LoadedFile; preset: ImportPreset; mapping: ColumnMapping };

/** Dry-runs a file: starts once the company's customers are loaded, and again on request. */
export function useImportCheck({ file, preset, mapping }: Input): ImportCheck {
  const { engine, isReady, error: directoryError } = useDirectory();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<ImportCheck, 'again'>>({ plan: null, checkedRows: 0, error: null });

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (checkedRows: number): void => setState({ plan: null, checkedRows, error: null });
    onProgress(0);
    checkFile({ source: file.source, preset, mapping, engine, onProgress, signal }).then(
      (plan) => {
        if (!signal.aborted) setState({ plan, checkedRows: plan.rows.length, error: null });
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ plan: null, checkedRows: 0, error: toAppError(error) });
      },
    );
    return () => controller.abort();
  }, [engine, isReady, file, preset, mapping, attempt]);

  return { ...state, error: state.error ?? (isReady ? null : directoryError), again: () => setAttempt(attempt + 1) };
}
