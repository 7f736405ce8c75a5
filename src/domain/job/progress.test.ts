import { describe, expect, it } from 'vitest';
import { moveJob } from './progress';
import { PROGRESS_LOG_LIMIT, PROGRESS_STATES, type Progress, type ProgressEntry } from './schema';

const entry = (state: Progress, reason = '', minute = 0): ProgressEntry => ({
  state,
  at: new Date(Date.UTC(2026, 5, 1, 8, minute)).toISOString(),
  by: 'u1',
  reason,
});
const jobIn = (progress: Progress, progressLog: ProgressEntry[] = []) => ({ progress, progressLog });

/** The transitions people make by hand. Everything else is refused. */
const ALLOWED: Record<Progress, Progress[]> = {
  unscheduled: ['scheduled', 'cancelled'],
  scheduled: ['in-progress', 'unscheduled', 'on-hold', 'cancelled'],
  'in-progress': ['work-done', 'on-hold', 'scheduled', 'cancelled'],
  'on-hold': ['in-progress', 'scheduled', 'cancelled'],
  'work-done': ['in-progress', 'closed'],
  invoiced: ['closed'],
  closed: [],
  cancelled: ['scheduled', 'unscheduled'],
};

describe('moveJob', () => {
  const moves = PROGRESS_STATES.flatMap((from) => PROGRESS_STATES.map((to) => [from, to] as const));

  it.each(moves)('allows or refuses %s → %s according to the workflow', (from, to) => {
    const move = () => moveJob(jobIn(from), entry(to, 'a reason'));
    if (ALLOWED[from].includes(to)) expect(move().progress).toBe(to);
    else expect(move).toThrow(/cannot go from/);
  });

  it('names both states when it refuses', () => {
    expect(() => moveJob(jobIn('closed'), entry('in-progress'))).toThrow(
      'A job cannot go from “Closed” to “In progress”.',
    );
  });

  it.each(['on-hold', 'cancelled'] as const)('requires a reason that is not blank for %s', (state) => {
    expect(() => moveJob(jobIn('scheduled'), entry(state, '  '))).toThrow('Enter a reason');
    expect(() => moveJob(jobIn('scheduled'), entry(state, 'parts'))).not.toThrow();
  });

  it('keeps the reason on the job while it applies, and clears it when work resumes', () => {
    const held = moveJob(jobIn('in-progress'), entry('on-hold', 'parts'));
    expect(held).toMatchObject({ holdReason: 'parts', cancelReason: '' });
    expect(moveJob(held, entry('in-progress', '', 1))).toMatchObject({ holdReason: '', cancelReason: '' });
    expect(moveJob(held, entry('cancelled', 'sold the house', 1))).toMatchObject({
      holdReason: '',
      cancelReason: 'sold the house',
    });
  });

  it('appends the step to the log, and leaves the original job unchanged', () => {
    const job = jobIn('scheduled', [entry('scheduled')]);
    const moved = moveJob(job, entry('in-progress', '', 5));
    expect(moved.progressLog).toEqual([entry('scheduled'), entry('in-progress', '', 5)]);
    expect(job.progressLog).toEqual([entry('scheduled')]);
  });

  it('keeps the first and the newest steps when the log is full', () => {
    const log = Array.from({ length: PROGRESS_LOG_LIMIT }, (_, minute) => entry('scheduled', '', minute));
    const { progressLog } = moveJob(jobIn('scheduled', log), entry('in-progress', '', 500));
    expect(progressLog).toHaveLength(100);
    expect(progressLog[0]).toEqual(log[0]);
    expect(progressLog[1]).toEqual(log[2]);
    expect(progressLog.at(-1)).toEqual(entry('in-progress', '', 500));
  });
});
