import { useMemo, useState } from 'react';
import { withUnstoredVisits } from '@/domain/scheduling/board/entries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import type { Span } from '@/domain/scheduling/span';
import { nowIso } from '@/lib/dates';

/**
 * Returns the stored entries plus the visits known only from their jobs. A job whose visit has just left the screen is ignored until the
 * server has updated it: its own time is still the old one, and it would appear twice.
 */
export function useUnstoredVisits(
  stored: readonly Stored<ScheduleEntry>[],
  jobs: readonly Stored<Job>[],
  { timeZone, span }: { timeZone: string; span: Span },
): Stored<ScheduleEntry>[] {
  const [held, setHeld] = useState({ stored, leftAt: new Map<string, string>() });
  if (held.stored !== stored) {
    const here = new Set(stored.map(({ jobId }) => jobId));
    const gone = held.stored.filter(({ jobId }) => jobId !== '' && !here.has(jobId));
    const at = nowIso();
    setHeld({
      stored,
      leftAt:
        gone.length === 0 ? held.leftAt : new Map([...held.leftAt, ...gone.map(({ jobId }) => [jobId, at] as const)]),
    });
  }
  const { leftAt } = held;
  return useMemo(() => {
    const settledJobIds = new Set(
      jobs.filter(({ id, updatedAt }) => (leftAt.get(id) ?? '') > updatedAt).map(({ id }) => id),
    );
    return withUnstoredVisits(stored, jobs, { timeZone, span, settledJobIds });
  }, [stored, jobs, timeZone, span, leftAt]);
}
