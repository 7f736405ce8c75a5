import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { formatCount } from '@/ui/format/quantities';
import { notify } from '@/ui/feedback/notify';

/** The fields to write on one job, or null when there is nothing to do. It may throw to refuse. */
export type ChangeOf = (job: Stored<Job>) => Partial<Job> | null;

type Done = { before: Stored<Job>; after: Stored<Job> };
type Run = { done: Done[]; refused: { job: Stored<Job>; why: string }[] };
type Work = {
  jobs: readonly Stored<Job>[];
  changeOf: ChangeOf;
  doneText: string;
  undoOf?: (done: Done) => Partial<Job> | null;
};

/** The number of concurrent writes: quick, and gentle on a phone's connection. */
const AT_ONCE = 5;

/** Changes many jobs with progress, reports rejected ones and why, and offers to undo it all. */
export function useBulkJobs() {
  const workspace = useWorkspace();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const isRunning = useRef(false);

  const writeAll = async (jobs: readonly Stored<Job>[], changeOf: ChangeOf): Promise<Run> => {
    const repository = workspace.repository(collections.jobs);
    const run: Run = { done: [], refused: [] };
    const queue = [...jobs];
    setProgress({ done: 0, of: jobs.length });
    const worker = async (): Promise<void> => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        try {
          const changes = changeOf(job);
          const label = `${job.number} ${job.title}`;
          if (changes)
            run.done.push({ before: job, after: await repository.update(job.id, changes, { base: job, label }) });
        } catch (error) {
          run.refused.push({ job, why: userMessageOf(error) });
        }
        setProgress((shown) => shown && { ...shown, done: shown.done + 1 });
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    } finally {
      setProgress(null);
      const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
      await queryClient.invalidateQueries({ queryKey: queryKeys.collection('jobs', who) });
    }
    return run;
  };

  const tellRefused = ({ refused }: Run): void => {
    const [first] = refused;
    if (!first) return;
    const others = refused.length > 1 ? ` and ${formatCount(refused.length - 1, 'other')}` : '';
    notify.error(`${first.job.number}${others} could not be changed: ${first.why}`);
  };

  const run = async ({ jobs, changeOf, doneText, undoOf }: Work): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const result = await writeAll(jobs, changeOf);
      tellRefused(result);
      if (result.done.length === 0) {
        if (result.refused.length === 0) notify.info('Nothing needed to change.');
        return;
      }
      const undo = undoOf && {
        undo: async () => {
          const before = new Map(result.done.map((done) => [done.after.id, done]));
          const back = await writeAll(
            result.done.map(({ after }) => after),
            (job) => {
              const done = before.get(job.id);
              return done ? undoOf(done) : null;
            },
          );
          tellRefused(back);
          if (back.done.length > 0) notify.success(`${formatCount(back.done.length, 'job')} put back.`);
        },
      };
      notify.success(`${formatCount(result.done.length, 'job')} ${doneText}.`, undo ?? {});
    } finally {
      isRunning.current = false;
    }
  };

  return { run, progress };
}
