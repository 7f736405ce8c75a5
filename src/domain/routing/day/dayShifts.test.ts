import { describe, expect, it } from 'vitest';
import { dayOf, OPTIONS, solved } from '@/testing/routingWorld';
import { ann, at, ben, visit } from '@/testing/schedulingWorld';
import { figuresOf } from './dayFigures';

describe('shifts of a day in progress', () => {
  it('extend into overtime after a visit that ran late, without affecting others', () => {
    // Both work until 5 PM; Ann's visit ended ten minutes later, and she has another at 6 PM.
    const finished = visit('20', '15:30', '16:30', {
      state: 'done',
      log: [
        {
          id: 'l',
          kind: 'moved',
          at: at('17:10'),
          by: '',
          technicianId: 'ann',
          reason: '',
          state: 'done',
          startsAt: at('15:30'),
        },
      ],
    });
    const evening = visit('25', '18:00', '18:30');
    const late = visit('5', '18:00', '18:30', { placement: { technicianIds: ['ben'], isLocked: true } });
    const day = dayOf({ technicians: [ann, ben], entries: [finished, evening, late], nowIso: at('17:20') });
    const result = solved(day);
    expect(result.plan.unserved).toEqual([]);
    expect(result.problem.shifts.map(({ shift }) => [shift.id, shift.start, shift.end])).toEqual([
      ['ann#1', 17 * 3600, 17 * 3600],
      ['ben#1', 8 * 3600, 17 * 3600],
    ]);
    // Five minutes from where she is, half an hour of work, and 25 minutes home: overtime counts from 5 PM on.
    const overtime = figuresOf(result.problem, result.routeCase, result.plan).routes.find(
      ({ shift }) => shift === 'ann#1',
    );
    expect(overtime?.overtimeMinutes).toBe(20 + 5 + 30 + 25);
  });

  it('have nothing left for someone who finished late, hours later', () => {
    const log = [
      {
        id: 'l',
        kind: 'moved' as const,
        at: at('17:50'),
        by: '',
        technicianId: 'ann',
        reason: '',
        state: 'done' as const,
        startsAt: at('15:30'),
      },
    ];
    const finished = visit('20', '15:30', '16:30', { state: 'done', log });
    const result = solved(
      dayOf({ entries: [finished, visit('25', '18:30', '18:45')], nowIso: '2026-01-13T03:30:00.000Z' }),
    );
    // At 10:30, no one starts a visit scheduled for four hours ago.
    expect(result.plan.unserved.map(({ visit: id }) => id)).toEqual(['visit-25']);
  });

  it('put no one in both parts of a day at once', () => {
    const off = visit('', '12:00', '13:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' });
    const log = [
      {
        id: 'l',
        kind: 'moved' as const,
        at: at('13:30'),
        by: '',
        technicianId: 'ann',
        reason: '',
        state: 'done' as const,
        startsAt: at('11:00'),
      },
    ];
    const entries = [visit('20', '11:00', '12:00', { state: 'done', log }), off, visit('25', '16:00', '17:00')];
    const before = solved(dayOf({ entries, nowIso: at('08:30') }));
    expect(before.problem.shifts.map(({ shift }) => shift.end + (shift.maxOvertimeSeconds ?? 0))).toEqual([
      13 * 3600,
      19 * 3600,
    ]);
    // The morning is over, though its last visit ended in the afternoon: the day continues from there.
    const after = solved(dayOf({ entries, nowIso: at('13:40') }));
    expect(after.problem.shifts.map(({ shift }) => [shift.start / 3600, shift.end / 3600])).toEqual([[13.5, 17]]);
  });

  it('give nothing more to someone who goes off now and is still at a visit', () => {
    const off = visit('', '08:00', '17:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' });
    const running = visit('20', '10:00', '11:00', {
      state: 'on-site',
      log: [
        {
          id: 'l',
          kind: 'moved',
          at: at('10:00'),
          by: '',
          technicianId: 'ann',
          reason: '',
          state: 'on-site',
          startsAt: at('10:00'),
        },
      ],
    });
    const own = visit('25', '14:00', '15:00');
    const open = visit('15', '11:15', '11:30', { placement: { technicianIds: [] } });
    const result = solved(dayOf({ entries: [off, running, own, open], nowIso: at('10:30') }));
    expect(result.plan.unserved.map(({ visit: id }) => id).toSorted()).toEqual(['visit-15', 'visit-25']);
  });

  it('include a night shift’s morning, keep visits after midnight, and take lunch by local time', () => {
    const night = visit('', '08:00', '09:00', {
      id: 'night',
      kind: 'shift',
      jobId: '',
      propertyId: '',
      placement: { startsAt: '2026-01-12T03:00:00.000Z', endsAt: '2026-01-12T11:00:00.000Z' },
    });
    const { problem } = solved(dayOf({ entries: [night, visit('10', '03:00', '04:00')] }));
    // From midnight to 6 AM, and then the usual day.
    expect(problem.shifts.map(({ shift: one }) => [one.start / 3600, one.end / 3600])).toEqual([
      [0, 6],
      [8, 17],
    ]);
    const evening = visit('', '22:00', '23:00', {
      id: 'evening',
      kind: 'shift',
      jobId: '',
      propertyId: '',
      placement: { startsAt: '2026-01-13T03:00:00.000Z', endsAt: '2026-01-13T11:00:00.000Z' },
    });
    const tomorrows = visit('20', '08:00', '09:00', {
      placement: { startsAt: '2026-01-13T06:00:00.000Z', endsAt: '2026-01-13T11:00:00.000Z' },
    });
    const busy = solved(dayOf({ entries: [evening, tomorrows] }));
    expect(busy.problem.shifts.map(({ shift: one }) => [one.start / 3600, one.end / 3600])).toEqual([[22, 25]]);
    // On November 1, 2026, New York has 25 hours: 11 AM comes after twelve of them.
    const sunday = { ...ann, workingHours: { ...ann.workingHours, sun: ann.workingHours.mon } };
    const change = dayOf(
      { technicians: [sunday], nowIso: '2026-10-30T12:00:00.000Z', entries: [] },
      { date: '2026-11-01', options: { ...OPTIONS, hasLunch: true } },
    );
    expect(solved(change).problem.shifts[0]?.shift.break?.earliestStart).toBe(12 * 3600);
  });

  it('reserve no extra lunch during a long job', () => {
    const options = { ...OPTIONS, hasLunch: true, maxOvertimeMinutes: 0 };
    const { problem, plan } = solved(dayOf({ entries: [visit('10', '08:30', '16:30')] }, { options }));
    expect(problem.shifts[0]?.shift.break).toBeUndefined();
    expect(plan.unserved).toEqual([]);
  });

  it('merge two overlapping shifts', () => {
    const shift = (id: string, from: string, to: string) =>
      visit('', from, to, { id, kind: 'shift', jobId: '', propertyId: '' });
    const entries = [shift('s1', '08:00', '14:00'), shift('s2', '13:00', '18:00'), visit('10', '09:00', '10:00')];
    const { problem } = solved(dayOf({ entries }));
    expect(problem.shifts.map(({ shift: one }) => [one.start / 3600, one.end / 3600])).toEqual([[8, 18]]);
  });
});
