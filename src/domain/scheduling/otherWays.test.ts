import { describe, expect, it } from 'vitest';
import { ann, ask, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { findTimes } from './findTimes';
import { otherWays } from './otherWays';
import type { TimeRequest } from './timeRequest';

// Ann and Ben work from 8 to 5; the job is ten minutes away.
const waysOf = (request: TimeRequest, ground = groundWith()): string[] => {
  expect(findTimes(request, ground).offers).toEqual([]);
  return otherWays(request, ground).map(
    ({ way, parts }) =>
      `${way}: ${parts.map(({ technicianIds, startsAt, endsAt }) => `${technicianIds.join('+')} ${startsAt.slice(8, 16)}–${endsAt.slice(11, 16)}`).join(', ')}`,
  );
};

describe('a job that fits no one’s day', () => {
  it('is offered with overtime, over two days, or with a second person', () => {
    const ground = groundWith({ technicians: [ann, ben] });
    // Nine hours plus the drives exceed a nine-hour shift: from 8:15 AM to 5:15 PM, and ten minutes back.
    expect(waysOf(ask({ durationMinutes: 540, days: 3 }), ground)).toEqual([
      'overtime: ann 12T13:15–22:15',
      'overtime: ben 12T13:15–22:15',
      'days: ann 12T13:15–17:45, ann 13T13:15–17:45',
      'days: ben 12T13:15–17:45, ben 13T13:15–17:45',
      'people: ann+ben 12T13:15–17:45',
    ]);
  });

  it('takes as many days as needed, with the rest on the last', () => {
    // 25 h 15 min: two parts of 8 h 30 min, and one of 8 h 15 min.
    expect(waysOf(ask({ durationMinutes: 1515, days: 5 }))).toEqual([
      'days: ann 12T13:15–21:45, ann 13T13:15–21:45, ann 14T13:15–21:30',
    ]);
  });

  it('continues on the next free day if the one between is full', () => {
    const full = visit('40', '08:30', '16:30', {
      placement: { startsAt: at('08:30', '2026-01-13'), endsAt: at('16:30', '2026-01-13') },
    });
    const [, days] = waysOf(ask({ durationMinutes: 540, days: 3 }), groundWith({ entries: [full] }));
    expect(days).toBe('days: ann 12T13:15–17:45, ann 14T13:15–17:45');
  });

  it('is offered with a short lunch, or by moving others', () => {
    const entries = [visit('10', '08:15', '11:30'), visit('20', '14:00', '15:00'), visit('30', '15:30', '16:30')];
    const ground = groundWith({ entries });
    expect(waysOf(ask({ durationMinutes: 135, keepsLunch: true }), ground)[0]).toBe('lunch: ann 12T16:30–18:45');
    expect(waysOf(ask({ durationMinutes: 150 }), ground)[0]).toBe('moving: ann 12T16:30–19:00');
  });

  it('is offered in the emergency reserve', () => {
    expect(waysOf(ask({ durationMinutes: 120, reserveMinutes: 480 }))).toEqual(['reserve: ann 12T13:15–15:15']);
  });

  it('is not split into pieces under an hour', () => {
    const request = ask({ durationMinutes: 90, windows: [{ startsAt: at('16:45'), endsAt: at('17:00') }] });
    expect(waysOf(request)).toEqual(['overtime: ann 12T21:45–23:15']);
  });
});
