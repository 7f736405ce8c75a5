import { jobWorkSchema } from '@/domain/job/workLines';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { repairLines } from './soldWork';
import type { Sold } from './trades/sold';
import { created, type SeedWrite } from './writes';

/** Writes what technicians entered on finished jobs that are waiting to be invoiced; a callback costs nothing. */
export function workDoneWrites(jobs: readonly SeedJob[], sold: Sold, root: string, random: Random): SeedWrite[] {
  return jobs.flatMap(({ id, household, record, fate, steps }) => {
    const done = steps.findLast(({ state }) => state === 'work-done');
    if (fate !== 'work-done' || !done) return [];
    const lines = repairLines(sold, random);
    const workLines = record.type === 'callback' ? lines.map((line) => ({ ...line, unitPriceCents: 0 })) : lines;
    const work = jobWorkSchema.parse({ jobId: id, customerId: household.id, workLines });
    return [
      {
        by: done.by,
        kind: 'set',
        path: `${root}/jobWork`,
        id,
        data: { ...work, ...created(done.by, done.at, random) },
      },
    ];
  });
}
