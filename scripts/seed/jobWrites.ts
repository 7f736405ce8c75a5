import { moveJob } from '@/domain/job/progress';
import { minutesAfter } from './clock';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { changed, created, type SeedWrite } from './writes';

/**
 * The writes that make the jobs, round by round: first all creations, then everyone's first move, and so on. The rules
 * let a job make one move at a time, as the app does.
 */
export function jobRounds(jobs: readonly SeedJob[], path: string, random: Random): SeedWrite[][] {
  const rounds: SeedWrite[][] = [];
  const add = (round: number, write: SeedWrite): void => void (rounds[round] ??= []).push(write);
  for (const { id, record, by, at, steps } of jobs) {
    const audit = created(by, at, random);
    add(0, { by, kind: 'set', path, id, data: { ...record, ...audit } });
    let job = record;
    let { revision } = audit;
    for (const [index, { state, by: mover, at: when, reason, isChecklistDone }] of steps.entries()) {
      const change = moveJob(job, { state, at: when, by: mover.uid, reason });
      const checklist = job.checklist.map((item, place) => ({
        ...item,
        isDone: true,
        doneAt: minutesAfter(when, place - job.checklist.length),
        doneBy: mover.uid,
      }));
      const data = { ...change, ...(isChecklistDone ? { checklist } : {}), ...changed(mover, when, revision, random) };
      add(index + 1, { by: mover, kind: 'update', path, id, data });
      job = { ...job, ...change };
      revision = data.revision;
    }
  }
  return rounds;
}
