import { expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import type { Progress } from '../job/schema';
import { workContributions } from './workContributions';

const step = (state: Progress, at: string) => ({ state, at, by: 'ann', reason: '' });
const DONE = step('work-done', '2025-03-12T17:00:00.000Z');

const unbilledIn = (progress: Progress, ...steps: (typeof DONE)[]): number | undefined => {
  const job = buildJob({ progress, progressLog: [DONE, ...steps] });
  const [march] = workContributions(
    { job, invoices: [], entries: [], time: [], visits: [], callbacks: 0 },
    { timeZone: 'America/New_York', nowIso: '2025-03-20T12:00:00.000Z' },
  );
  return march?.cells['all']?.unbilled;
};

it('counts a finished job as not billed until it is invoiced or closed without an invoice', () => {
  expect(unbilledIn('work-done')).toBe(1);
  expect(unbilledIn('closed', step('closed', '2025-03-13T12:00:00.000Z')) ?? 0).toBe(0);
});
