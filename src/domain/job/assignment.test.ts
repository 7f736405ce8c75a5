import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { assignmentWarnings } from './assignment';

// A Monday, 11:00 in New York.
const planned = {
  jobId: '',
  scheduledTime: '2026-01-12T16:00:00.000Z',
  durationMinutes: 60,
  date: '2026-01-12',
};

describe('assignmentWarnings', () => {
  it('returns no warnings for a free technician', () => {
    expect(assignmentWarnings(buildTechnician(), planned, [])).toEqual([]);
  });

  it('warns of a license that has expired by that day', () => {
    const license = { id: 'l1', name: 'EPA 608', number: '', expiresOn: '2026-01-11' };
    expect(assignmentWarnings(buildTechnician({ licences: [license] }), planned, [])).toEqual([
      { kind: 'licence-expired', licence: 'EPA 608' },
    ]);
    expect(
      assignmentWarnings(buildTechnician({ licences: [{ ...license, expiresOn: '2026-01-12' }] }), planned, []),
    ).toEqual([]);
  });

  it('warns of overlapping jobs, but not the same, adjacent or finished ones', () => {
    const at = (scheduledTime: string, overrides = {}) =>
      buildJob({ scheduledTime, durationMinutes: 60, ...overrides });
    const clash = at('2026-01-12T16:30:00.000Z');
    const jobs = [
      clash,
      at('2026-01-12T17:00:00.000Z'),
      at('2026-01-12T15:00:00.000Z'),
      at(planned.scheduledTime, { progress: 'cancelled' }),
      at(planned.scheduledTime, { id: 'self' }),
    ];
    const found = assignmentWarnings(buildTechnician(), { ...planned, jobId: 'self' }, jobs);
    expect(found).toMatchObject([{ kind: 'overlap', jobId: clash.id }]);
  });
});
