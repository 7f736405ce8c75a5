import { moveJob } from '@/domain/job/progress';
import { minutesAfter } from './clock';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { changed, created, inSteps, type SeedWrite } from './writes';

/**
 * Returns the writes that create the jobs, round by round: first all creations, then the second write of each, and so on. The rules let a
 * job make one step at a time, as the app does, plus a few checks.
 */
export function jobRounds(jobs: readonly SeedJob[], path: string, random: Random): SeedWrite[][] {
  const rounds: SeedWrite[][] = [];
  for (const { id, record, by, at, steps } of jobs) {
    const audit = created(by, at, random);
    const writes = inSteps({ by, kind: 'set', path, id, data: { ...record, ...audit } }, 'jobs', {});
    let job = record;
    let { revision } = audit;
    for (const { state, by: mover, at: when, reason, isChecklistDone } of steps) {
      const change = moveJob(job, { state, at: when, by: mover.uid, reason });
      const checklist = job.checklist.map((item, place) => ({
        ...item,
        isDone: true,
        doneAt: minutesAfter(when, place - job.checklist.length),
        doneBy: mover.uid,
      }));
      const fields = { ...change, ...(isChecklistDone ? { checklist } : {}) };
      const data = { ...fields, ...changed(mover, when, revision, random) };
      writes.push(...inSteps({ by: mover, kind: 'update', path, id, data }, 'jobs', job));
      job = { ...job, ...fields };
      revision = data.revision;
    }
    for (const [round, write] of writes.entries()) (rounds[round] ??= []).push(write);
  }
  return rounds;
}
