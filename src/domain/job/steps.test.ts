import { describe, expect, it } from 'vitest';
import { PROGRESS_TRANSITIONS } from './progress';
import { PROGRESS_STATES, type Progress, type ProgressEntry } from './schema';
import { isReversible, nextStep, otherSteps, stepLabel } from './steps';

const log = (...states: Progress[]): ProgressEntry[] =>
  states.map((state) => ({ state, at: '2026-01-12T15:00:00.000Z', by: 'u1', reason: '' }));
const office = { isTechnician: false };

describe('job steps', () => {
  it.each(PROGRESS_STATES)('from %s stay within the allowed transitions', (progress) => {
    for (const who of [office, { isTechnician: true }]) {
      const job = { progress, progressLog: log('scheduled', progress), invoiceId: null };
      const offered = [nextStep(job, who), ...otherSteps(job, who)].filter((state) => state !== null);
      expect(PROGRESS_TRANSITIONS[progress]).toEqual(expect.arrayContaining(offered));
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  it('never let a technician close a job', () => {
    for (const progress of ['work-done', 'invoiced'] as const) {
      const job = { progress, progressLog: log(progress), invoiceId: null };
      expect([nextStep(job, { isTechnician: true }), ...otherSteps(job, { isTechnician: true })]).not.toContain(
        'closed',
      );
      expect([nextStep(job, office), ...otherSteps(job, office)]).toContain('closed');
    }
  });

  it('reopen a canceled job in its earlier state', () => {
    expect(
      nextStep({ progress: 'cancelled', progressLog: log('unscheduled', 'cancelled'), invoiceId: null }, office),
    ).toBe('unscheduled');
    expect(
      nextStep(
        { progress: 'cancelled', progressLog: log('unscheduled', 'scheduled', 'cancelled'), invoiceId: null },
        office,
      ),
    ).toBe('scheduled');
  });

  it('reopen a job that its agreement closed, but no other closed job', () => {
    const [done, closed] = log('work-done', 'closed');
    if (!done || !closed) throw new Error('The log has two steps');
    const job = { progress: 'closed', progressLog: [done, { ...closed, by: '' }], invoiceId: null } as const;
    expect(otherSteps(job, { isTechnician: true })).toEqual(['in-progress']);
    expect(stepLabel('closed', 'in-progress')).toBe('Reopen');
    expect(otherSteps({ ...job, invoiceId: 'invoice-1' }, office)).toEqual([]);
    expect(otherSteps({ ...job, progressLog: [done, closed] }, office)).toEqual([]);
  });

  it('can only be undone where a way back exists', () => {
    expect(isReversible('scheduled', 'in-progress')).toBe(true);
    expect(isReversible('in-progress', 'work-done')).toBe(true);
    expect(isReversible('work-done', 'closed')).toBe(false);
  });
});
