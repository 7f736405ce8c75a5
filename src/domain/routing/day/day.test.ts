import { describe, expect, it } from 'vitest';
import { territorySchema } from '@/domain/territory/schema';
import { buildTechnician } from '@/testing/factories/technician';
import { dayOf, onALine, OPTIONS, pinOf, solved } from '@/testing/routingWorld';
import { ann, at, ben, person, visit } from '@/testing/schedulingWorld';
import { planAsItIs } from '../replan';
import { groupsOf } from './dayChanges';
import { figuresOf } from './dayFigures';
import { problemOfDay } from './dayProblem';

const told = ({ changes }: ReturnType<typeof solved>) =>
  changes.map(
    ({ entry, after }) =>
      `${entry.title}: ${after.technicianIds.join('+') || 'nobody'} ${after.startsAt.slice(11, 16)}`,
  );

describe('solving a day', () => {
  it('reports visits left without a technician: broken promises and customers to call', () => {
    const promised = visit('10', '09:00', '16:00', {
      placement: { windowStartsAt: at('08:00'), windowEndsAt: at('10:00') },
    });
    const urgent = visit('20', '09:00', '16:00', { id: 'urgent', placement: { technicianIds: [] } });
    const day = dayOf(
      { entries: [promised, urgent], technicians: [ann] },
      { priorityOf: ({ id }) => (id === 'urgent' ? 'emergency' : 'normal') },
    );
    const { problem, routeCase, plan, changes } = solved(day);
    expect(changes.map(({ entry, after }) => [entry.id, after.technicianIds])).toContainEqual([promised.id, []]);
    const figures = (of: typeof plan) => {
      const { brokenPromises, calls, unserved } = figuresOf(problem, routeCase, of).total;
      return { brokenPromises, calls, unserved };
    };
    expect(figures(planAsItIs(routeCase, 1))).toEqual({ brokenPromises: 0, calls: 0, unserved: 1 });
    expect(figures(plan)).toEqual({ brokenPromises: 1, calls: 1, unserved: 1 });
  });

  it('reassigns visits of archived technicians, but not of those who are only hidden', () => {
    const gone = person('gone', { status: 'archived' });
    const [his, hers] = [visit('10', '09:00', '10:00'), visit('20', '11:00', '12:00')];
    const entries = [{ ...his, placement: { ...his.placement, technicianIds: ['gone'] } }, hers];
    const day = dayOf({ entries, technicians: [ann, gone] }, { technicianIds: ['ann'] });
    const result = solved(day);
    expect(told(result)).toContainEqual(expect.stringContaining(`${his.title}: ann`));
    // Visits of someone who just isn't selected stay theirs.
    expect(solved(dayOf({ entries: [his], technicians: [ann, ben] }, { technicianIds: ['ben'] })).changes).toEqual([]);
  });

  it('gives an unassigned visit to the territory’s preferred technician at equal distance', () => {
    const west = territorySchema.parse({ name: 'West', postalCodes: ['28806'], technicianIds: ['ann'] });
    const open = visit('30', '09:00', '10:00', {
      propertyAddress: '12 Haywood Rd, Asheville, NC 28806',
      placement: { technicianIds: [] },
    });
    const whoGoes = (territories: (typeof west)[]) =>
      solved(dayOf({ entries: [open], technicians: [ann, ben], territories })).changes.map(
        ({ after }) => after.technicianIds,
      );
    expect(whoGoes([])).toEqual([['ben']]);
    expect(whoGoes([west])).toEqual([['ann']]);
  });

  it('orders stops as a loop instead of back and forth, and lists the changes', () => {
    const entries = [
      visit('30', '08:30', '09:30'),
      visit('5', '10:30', '11:30', { id: 'near' }),
      visit('35', '13:00', '14:00'),
    ];
    const result = solved(dayOf({ entries }));
    const before = figuresOf(result.problem, result.routeCase, planAsItIs(result.routeCase, 1)).total;
    const after = figuresOf(result.problem, result.routeCase, result.plan).total;
    // 30 out, 25 back, 30 out, 35 home; afterward, only 35 out and home.
    expect([before.drivingMinutes, after.drivingMinutes]).toEqual([120, 70]);
    expect(after.miles).toBeLessThan(before.miles);
    expect(result.changes.length).toBeGreaterThan(0);
    expect(result.changes.every(({ after: placement }) => /:00\.000Z$/.test(placement.startsAt))).toBe(true);
    expect(groupsOf(result.changes).map(({ technicianIds }) => technicianIds)).toEqual([['ann']]);
  });

  it('respects the maximum hours, including finished work and both parts of a split day', () => {
    const options = { ...OPTIONS, maxWorkMinutes: 120 };
    const open = ['08:00', '09:00', '10:00', '11:00', '13:00'].map((clock, index) =>
      visit(String(index), clock, `${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}:00`),
    );
    const off = visit('', '11:00', '13:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' });
    const cut = solved(dayOf({ entries: [...open, off] }, { options }));
    // Two hours, including drives: one hour-long visit in the morning, or one in the afternoon.
    const work = cut.plan.routes.flatMap(({ stops }) => stops).filter((stop) => 'visit' in stop).length;
    expect(work).toBeLessThanOrEqual(2);

    const done = { ...open[0], id: 'done', state: 'done' as const } as (typeof open)[number];
    const after = solved(dayOf({ entries: [done, ...open.slice(2)], nowIso: at('09:30') }, { options }));
    expect(after.plan.routes.flatMap(({ stops }) => stops).filter((stop) => 'visit' in stop)).toHaveLength(0);
    expect(after.plan.unserved).toHaveLength(3);
  });

  it('starts no one who is still working since last night', () => {
    const night = visit('1', '00:00', '10:00', {
      id: 'night',
      placement: { startsAt: '2026-01-12T03:00:00.000Z', endsAt: at('10:00') },
    });
    const result = solved(dayOf({ entries: [night, visit('10', '09:00', '10:00')] }));
    expect(result.problem.shifts.map(({ shift }) => shift.start / 3600)).toEqual([10]);
  });

  it('gives unassigned visits to anyone who is qualified', () => {
    const open = visit('10', '09:00', '10:00', { placement: { technicianIds: [] }, requiredSkills: ['boilers'] });
    const result = solved(dayOf({ technicians: [ann, ben], entries: [open] }));
    expect(told(result)).toEqual(['Visit 10: ben 14:00']);
  });

  it('never moves locked, started, shared or unlocated visits', () => {
    const others = { technicianIds: ['ann', 'zoe'] };
    const entries = [
      visit('40', '12:00', '13:00', { id: 'locked', placement: { isLocked: true } }),
      visit('20', '14:00', '15:00', { id: 'crew', placement: others }),
      visit('nowhere', '10:00', '11:00', { id: 'unlocated' }),
      visit('1', '14:30', '15:00', { id: 'free' }),
    ];
    const result = solved(dayOf({ entries }));
    expect([...result.problem.visits].map(([id, { hold }]) => `${id} ${hold}`)).toEqual([
      'crew with-others',
      'free ',
      'locked locked',
      'unlocated unlocated',
    ]);
    expect(result.changes.map(({ entry }) => entry.id)).toEqual(['free']);
  });

  it('keeps arrival windows, and counts customers who would need a call', () => {
    const promised = { windowStartsAt: at('13:00'), windowEndsAt: at('15:00') };
    const entries = [
      visit('50', '13:00', '14:00', { placement: promised }),
      visit('45', '09:00', '10:00', { state: 'confirmed' }),
    ];
    const result = solved(dayOf({ entries }));
    const total = figuresOf(result.problem, result.routeCase, result.plan).total;
    expect([total.brokenPromises, total.calls, total.lateMinutes]).toEqual([0, 0, 0]);
    expect(told(result).filter((line) => line.startsWith('Visit 45'))).toEqual([]);
  });

  it('takes time off and other appointments out of the shift', () => {
    const entries = [
      visit('10', '09:00', '10:00'),
      visit('', '08:00', '12:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' }),
    ];
    const result = solved(dayOf({ entries }));
    expect(result.problem.shifts.map(({ shift }) => [shift.start / 3600, shift.end / 3600])).toEqual([[12, 17]]);
    expect(told(result)).toEqual(['Visit 10: ann 17:10']);
  });

  it('unassigns visits of an absent technician that no one else can do', () => {
    const entries = [
      visit('10', '09:00', '10:00', { placement: { technicianIds: ['ben'] }, requiredSkills: ['boilers'] }),
      visit('', '08:00', '17:00', {
        id: 'off',
        kind: 'time-off',
        jobId: '',
        propertyId: '',
        placement: { technicianIds: ['ben'] },
      }),
    ];
    const result = solved(dayOf({ technicians: [ann, ben], entries }));
    expect(told(result)).toEqual(['Visit 10: nobody 14:00']);
    expect(result.plan.unserved[0]?.reason).toBe('no technician holds boilers');
  });

  it('continues from a technician’s location: finished visits are over, and running ones come first', () => {
    const line = { id: 'l', kind: 'moved' as const, at: at('10:30'), by: '', technicianId: 'ann', reason: '' };
    const next = visit('61', '10:30', '11:30');
    const entries = [
      visit('60', '08:00', '09:00', { state: 'done', log: [{ ...line, state: 'done', startsAt: at('08:00') }] }),
      next,
    ];
    const later = solved(dayOf({ entries, nowIso: at('11:00') }));
    // From the last visit's location, a minute away, not from the base, an hour away.
    expect(told(later)).toEqual(['Visit 61: ann 16:01']);
    const running = visit('60', '10:00', '12:00', {
      state: 'on-site',
      log: [{ ...line, state: 'on-site', startsAt: at('10:00') }],
    });
    expect(told(solved(dayOf({ entries: [running, next], nowIso: at('11:00') })))).toEqual(['Visit 61: ann 17:31']);
  });

  it('accepts flawed data: a window that ends before it starts, zero-length work', () => {
    const backwards = { windowStartsAt: at('15:00'), windowEndsAt: at('13:00') };
    const entries = [visit('10', '09:00', '09:00'), visit('20', '11:00', '10:00', { placement: backwards })];
    expect(solved(dayOf({ entries })).plan.unserved).toEqual([]);
  });

  it('sets aside visits that must stay with an absent technician', () => {
    const entries = [
      visit('nowhere', '09:00', '10:00'),
      visit('', '08:00', '17:00', { id: 'off', kind: 'time-off', jobId: '', propertyId: '' }),
    ];
    const { problem } = solved(dayOf({ entries }));
    expect(problem.stranded.map(({ entry }) => entry.id)).toEqual(['visit-nowhere']);
  });

  it('starts a running visit at arrival, not when the visit was created', () => {
    const made = {
      id: 'm',
      kind: 'made' as const,
      state: 'on-site' as const,
      startsAt: at('10:00'),
      by: '',
      technicianId: '',
      reason: '',
    };
    const running = visit('60', '10:00', '12:00', {
      state: 'on-site',
      log: [{ ...made, at: '2026-01-02T12:00:00.000Z' }],
    });
    const { problem } = solved(dayOf({ entries: [running], nowIso: at('11:00') }));
    expect(problem.visits.get('visit-60')?.running).toEqual({ startedAt: 10 * 3600, expectedEnd: 12 * 3600 });
  });

  it('lets a user keep a visit with a chosen technician', () => {
    const entries = [visit('10', '09:00', '10:00'), visit('30', '11:00', '12:00')];
    const kept = new Map([['visit-10', { technicianIds: ['ben'], startsAt: at('15:00') }]]);
    const result = solved(dayOf({ technicians: [ann, ben], entries }, { kept }));
    expect(told(result)).toContain('Visit 10: ben 20:00');
  });

  it('starts at the first stop if the base is unknown', () => {
    const result = solved(
      dayOf(
        { entries: [visit('500', '09:00', '10:00')] },
        { pinOf: (place) => (place.startsWith('base') ? null : pinOf(place)) },
      ),
    );
    expect(result.problem.withoutBase).toEqual(['ann']);
    expect(figuresOf(result.problem, result.routeCase, result.plan).total.drivingMinutes).toBe(0);
  });

  it('counts elapsed time on a clock-change day', () => {
    const night = buildTechnician({
      id: 'ann',
      skills: [],
      licences: [],
      workingHours: { ...ann.workingHours, sun: { isOff: false, start: '08:00', end: '17:00' } },
    });
    const day = dayOf(
      { technicians: [night], nowIso: '2026-03-01T12:00:00.000Z', entries: [] },
      { date: '2026-03-08' },
    );
    // March 8, 2026 has 23 hours in New York: 8 AM comes after seven hours.
    expect(problemOfDay(day, onALine).raw.shifts[0]?.start).toBe(7 * 3600);
  });
});

it('groups changes that share technicians, and separates independent ones', () => {
  const change = (id: string, ...technicianIds: string[]) => ({
    entry: visit(id, '09:00', '10:00'),
    after: visit(id, '09:00', '10:00').placement,
    technicianIds,
  });
  expect(
    groupsOf([change('1', 'a'), change('2', 'b', 'c'), change('3', 'c', 'd'), change('4', 'e')]).map(
      ({ technicianIds, changes }) => `${technicianIds.toSorted().join('')}${changes.length}`,
    ),
  ).toEqual(['a1', 'bcd2', 'e1']);
});
