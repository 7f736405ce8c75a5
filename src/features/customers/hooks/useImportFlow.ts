import { useState } from 'react';
import { collections } from '@/data/collections';
import { importFiles } from '@/data/imports/importFiles';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { fromStoredMapping, guessMapping, toStoredMapping, type ColumnMapping } from '@/domain/import/mapping';
import type { DuplicateChoice, ImportPlan } from '@/domain/import/plan';
import { recognizePreset } from '@/domain/import/presets';
import type { ImportPreset, ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { loadBytes, loadFile, type LoadedFile } from './importReading';
import { useImportRun } from './useImportRun';

export type ImportStep = 'file' | 'columns' | 'check' | 'run';
export type Choices = Record<string, DuplicateChoice>;

type Draft = { file: LoadedFile; preset: ImportPreset; mapping: ColumnMapping };

/** Takes a file through the four steps. `resumed` is the unfinished import being resumed. */
export function useImportFlow() {
  const [step, setStep] = useState<ImportStep>('file');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [resumed, setResumed] = useState<Stored<ImportRecord> | null>(null);
  const { create } = useSaveRecord(collections.imports);
  const run = useImportRun();

  const takeUp = (record: Stored<ImportRecord>, file: LoadedFile, kept: Choices): void => {
    setDraft({ file, preset: record.preset, mapping: fromStoredMapping(file.source.columns, record.mapping) });
    setChoices(kept);
    setResumed(record);
    setStep('check');
  };

  return {
    step,
    draft,
    choices,
    resumed,
    run,
    goTo: setStep,
    choose: (key: string, choice: DuplicateChoice) => setChoices((current) => ({ ...current, [key]: choice })),
    chooseAll: (keys: readonly string[], choice: DuplicateChoice) =>
      setChoices(Object.fromEntries(keys.map((key) => [key, choice]))),
    setPreset: (preset: ImportPreset) =>
      setDraft((current) => current && { ...current, preset, mapping: mappingOf(current.file, preset) }),
    setMapping: (mapping: ColumnMapping) => setDraft((current) => current && { ...current, mapping }),
    /**
     * Accepts a new file.
     * @throws AppError with what's wrong with it
     */
    takeFile: async (chosen: File): Promise<void> => {
      const file = await loadFile(chosen);
      const preset = recognizePreset(file.source.columns);
      setDraft({ file, preset, mapping: mappingOf(file, preset) });
      setChoices({});
      setResumed(null);
      setStep('columns');
    },
    /** Resumes an import whose file is stored on this device. Returns false if the file has to be chosen again. */
    resumeHere: async (record: Stored<ImportRecord>): Promise<boolean> => {
      const kept = await importFiles()
        .get(record.id)
        .catch(() => null);
      if (!kept) return false;
      takeUp(record, await loadBytes(kept.name, kept.bytes), kept.choices);
      return true;
    },
    /**
     * Resumes an import from its file, chosen again.
     * @throws AppError if it's a different file
     */
    resumeWith: async (record: Stored<ImportRecord>, chosen: File): Promise<void> => {
      const file = await loadFile(chosen);
      if (file.hash !== record.fileHash) {
        throw new AppError({
          code: 'invalid',
          userMessage: `This is not the file the import started with. Choose the original ${record.fileName}.`,
        });
      }
      takeUp(record, file, {});
    },
    begin: async (plan: ImportPlan): Promise<void> => {
      if (!draft) return;
      const record = resumed ?? (await create(newImport(draft, plan.rows.length)));
      const { name, bytes } = draft.file;
      // If the device has no room for the file, a reload asks for it again.
      await importFiles()
        .put({ importId: record.id, name, bytes, choices })
        .catch((error: unknown) => console.warn('The file could not be kept on this device', error));
      setResumed(record);
      setStep('run');
      await run.start({ record, plan, choices });
    },
    startOver: () => {
      run.reset();
      setDraft(null);
      setResumed(null);
      setChoices({});
      setStep('file');
    },
  };
}

const mappingOf = ({ source, sample }: LoadedFile, preset: ImportPreset): ColumnMapping =>
  guessMapping(source.columns, preset, sample);

const newImport = ({ file, preset, mapping }: Draft, totalRows: number): ImportRecord => ({
  fileName: file.name,
  fileHash: file.hash,
  preset,
  mapping: toStoredMapping(file.source.columns, mapping),
  status: 'running',
  totalRows,
  processedRows: 0,
  createdCount: 0,
  existingCount: 0,
  duplicateCount: 0,
  errorCount: 0,
});

export type ImportFlow = ReturnType<typeof useImportFlow>;
