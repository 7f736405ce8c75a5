import { describe, expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { dayText, shortArrival } from './arrivalText';

const ZONE = 'America/New_York';
const NOW = new Date('2026-01-12T19:00:00.000Z');
const at = (hour: number, minutes = '00'): string =>
  `2026-01-12T${String(hour + 5).padStart(2, '0')}:${minutes}:00.000Z`;

describe('a job’s time in a list', () => {
  it.each([
    [at(8), at(10), '8–10 AM'],
    [at(11), at(13), '11 AM–1 PM'],
    [at(9, '15'), at(11, '45'), '9:15–11:45 AM'],
    [at(12), at(13), '12–1 PM'],
    ['', '', '10 AM'],
  ])('shortens the window from %s to %s', (arrivalWindowStart, arrivalWindowEnd, text) => {
    const job = buildJob({ scheduledTime: at(10), arrivalWindowStart, arrivalWindowEnd });
    expect(shortArrival(job, ZONE)).toBe(text);
  });

  it.each([
    ['2026-01-12T15:00:00.000Z', 'Today'],
    ['2026-01-13T04:59:00.000Z', 'Today'],
    ['2026-01-13T15:00:00.000Z', 'Tomorrow'],
    ['2026-01-11T15:00:00.000Z', 'Yesterday'],
    ['2026-01-20T15:00:00.000Z', 'Tue, Jan 20'],
    ['2025-12-31T15:00:00.000Z', 'Dec 31, 2025'],
  ])('is grouped under the day of %s', (scheduledTime, text) => {
    expect(dayText(buildJob({ scheduledTime }), ZONE, NOW)).toBe(text);
  });

  it('is empty without a time', () => {
    const job = buildJob({ progress: 'unscheduled' });
    expect([dayText(job, ZONE, NOW), shortArrival(job, ZONE)]).toEqual(['', '']);
  });
});
