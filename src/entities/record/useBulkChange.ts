import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { formatCount } from '@/ui/format/quantities';
import { notify } from '@/ui/feedback/notify';

type Done<T extends object> = { before: Stored<T>; after: Stored<T> };
type Run<T extends object> = { done: Done<T>[]; refused: { record: Stored<T>; why: string }[] };
type Work<T extends object> = {
  records: readonly Stored<T>[];
  /** Returns the fields to write on one record, or null if there is nothing to do. It may throw to reject. */
  changeOf: (record: Stored<T>) => Partial<T> | null;
  doneText: string;
  undoOf?: (done: Done<T>) => Partial<T> | null;
};
type Words<T extends object> = {
  /** Singular name of a record: `job`. */
  noun: string;
  /** Returns the name of a rejected record. */
  nameOf: (record: Stored<T>) => string;
  /** Returns the change's label in the outbox. */
  labelOf: (record: Stored<T>) => string;
};

/** The number of concurrent writes: fast, but gentle on a phone's connection. */
const AT_ONCE = 5;

/** Changes many records with progress, reports rejected ones and why, and offers to undo all of it. */
export function useBulkChange<T extends object>(
  definition: CollectionDefinition<T>,
  { noun, nameOf, labelOf }: Words<T>,
) {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const isRunning = useRef(false);

  const writeAll = async ({ records, changeOf }: Pick<Work<T>, 'records' | 'changeOf'>): Promise<Run<T>> => {
    const repository = workspace.repository(definition);
    const run: Run<T> = { done: [], refused: [] };
    const queue = [...records];
    setProgress({ done: 0, of: records.length });
    const worker = async (): Promise<void> => {
      for (let record = queue.shift(); record; record = queue.shift()) {
        try {
          const changes = changeOf(record);
          const how = { base: record, label: labelOf(record) };
          if (changes) run.done.push({ before: record, after: await repository.update(record.id, changes, how) });
        } catch (error) {
          run.refused.push({ record, why: userMessageOf(error) });
        }
        setProgress((shown) => shown && { ...shown, done: shown.done + 1 });
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    } finally {
      setProgress(null);
      const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
      await queryClient.invalidateQueries({ queryKey: queryKeys.collection(definition.name, who) });
    }
    return run;
  };

  const tellRefused = ({ refused }: Run<T>): void => {
    const [first] = refused;
    if (!first) return;
    const others = refused.length > 1 ? ` and ${formatCount(refused.length - 1, 'other')}` : '';
    notify.error(`${nameOf(first.record)}${others} could not be changed: ${first.why}`);
  };

  const run = async ({ records, changeOf, doneText, undoOf }: Work<T>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const result = await writeAll({ records, changeOf });
      tellRefused(result);
      if (result.done.length === 0) {
        if (result.refused.length === 0) notify.info('Nothing needed to change.');
        return;
      }
      const undo = undoOf && {
        undo: async () => {
          const before = new Map(result.done.map((done) => [done.after.id, done]));
          const back = await writeAll({
            records: result.done.map(({ after }) => after),
            changeOf: (record) => {
              const done = before.get(record.id);
              return done ? undoOf(done) : null;
            },
          });
          tellRefused(back);
          if (back.done.length > 0) notify.success(`${formatCount(back.done.length, noun)} restored.`);
        },
      };
      notify.success(`${formatCount(result.done.length, noun)} ${doneText}.`, undo ?? {});
    } finally {
      isRunning.current = false;
    }
  };

  return { run, progress };
}
