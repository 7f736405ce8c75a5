import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { dayBoard, daySummary, jobsInOrder } from './dayBoard';

// A Monday; New York is five hours behind.
const DAY = {
  timeZone: 'America/New_York',
  now: new Date('2026-01-12T17:00:00.000Z'),
  businessHours: DEFAULT_BUSINESS_HOURS,
};
const at = (clock: string) => `2026-01-12T${clock}:00.000Z`;
const ANNA = buildTechnician({ id: 'anna', firstName: 'Anna', lastName: 'Bell' });
const BEN = buildTechnician({ id: 'ben', firstName: 'Ben', lastName: 'Cole' });
const OFF = { ...ANNA.workingHours, mon: { isOff: true, start: '08:00', end: '17:00' } };
const CARL = buildTechnician({ id: 'carl', firstName: 'Carl', lastName: 'Diaz', workingHours: OFF });

describe('the day board', () => {
  it('has a row for everyone who works, even without jobs, and lists who is off', () => {
    const board = dayBoard([buildJob({ technicianIds: ['anna'], scheduledTime: at('16:00') })], [ANNA, BEN, CARL], DAY);
    expect(board.rows.map(({ technician, blocks }) => [technician.id, blocks.length])).toEqual([
      ['anna', 1],
      ['ben', 0],
    ]);
    expect(board.off.map(({ id }) => id)).toEqual(['carl']);
    expect(board.rows[0]?.hours).toEqual({ fromMinute: 480, toMinute: 1020 });
    expect(daySummary(board)).toMatchObject({ total: 1, late: 1, free: 1 });
  });

  it('counts a technician who has set out as coming, however late', () => {
    const job = buildJob({ technicianIds: ['anna'], scheduledTime: at('16:00'), onMyWayAt: at('16:50') });
    const board = dayBoard([job], [ANNA], DAY);
    expect(daySummary(board)).toMatchObject({ total: 1, late: 0, coming: 1 });
  });

  it('shows someone with a job on their day off', () => {
    const board = dayBoard([buildJob({ technicianIds: ['carl'] })], [CARL], DAY);
    expect(board.rows).toMatchObject([{ technician: { id: 'carl' }, hours: null }]);
    expect(board.off).toEqual([]);
  });

  it('puts overlapping jobs in lanes, and the next one back in the first', () => {
    const jobs = [
      buildJob({ id: 'a', technicianIds: ['anna'], scheduledTime: at('14:00'), durationMinutes: 120 }),
      buildJob({ id: 'b', technicianIds: ['anna'], scheduledTime: at('15:00'), durationMinutes: 60 }),
      buildJob({ id: 'c', technicianIds: ['anna'], scheduledTime: at('16:00'), durationMinutes: 60 }),
    ];
    const [row] = dayBoard(jobs, [ANNA], DAY).rows;
    expect(row?.blocks.map(({ job, lane, fromMinute, toMinute }) => [job.id, lane, fromMinute, toMinute])).toEqual([
      ['a', 0, 540, 660],
      ['b', 1, 600, 660],
      ['c', 0, 660, 720],
    ]);
    expect(row?.laneCount).toBe(2);
  });

  it('keeps unassigned jobs separate, and counts a job of two people once', () => {
    const jobs = [
      buildJob({ id: 'nobody', scheduledTime: at('19:00') }),
      buildJob({ id: 'gone', technicianIds: ['left-us'], scheduledTime: at('20:00') }),
      buildJob({ id: 'both', technicianIds: ['anna', 'ben'], scheduledTime: at('14:00'), progress: 'in-progress' }),
    ];
    const board = dayBoard(jobs, [ANNA, BEN], DAY);
    expect(board.unassigned.blocks.map(({ job }) => job.id)).toEqual(['nobody', 'gone']);
    expect(jobsInOrder(board).map(({ job }) => job.id)).toEqual(['both', 'nobody', 'gone']);
    expect(daySummary(board)).toMatchObject({ total: 3, running: 1, planned: 2, free: 0 });
  });

  it('leaves out jobs that are canceled, without a time, or on another day', () => {
    const jobs = [
      buildJob({ progress: 'cancelled' }),
      buildJob({ progress: 'unscheduled' }),
      buildJob({ scheduledTime: '2026-01-13T05:00:00.000Z' }),
    ];
    expect(jobsInOrder(dayBoard(jobs, [ANNA], DAY))).toEqual([]);
  });

  it('shows 8 to 5, extended by whole hours as needed within the day', () => {
    const span = (...jobs: Parameters<typeof buildJob>[0][]) => {
      const { fromMinute, toMinute } = dayBoard(
        jobs.map((job) => buildJob(job)),
        [],
        DAY,
      );
      return [fromMinute / 60, toMinute / 60];
    };
    expect(span()).toEqual([8, 17]);
    expect(span({ scheduledTime: at('11:30'), durationMinutes: 60 })).toEqual([6, 17]);
    expect(span({ scheduledTime: at('23:00'), durationMinutes: 14_400 })).toEqual([8, 24]);
  });
});
