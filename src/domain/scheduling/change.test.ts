import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { copied, lasting, madeEntry, movedOn, onOtherDay, placed, reassigned, split, startingAt } from './change';
import { durationOf } from './span';

const stamp = { id: 'line-2', at: '2026-01-12T15:30:00.000Z', by: 'bea' };
const office = { isDispatcher: true, technicianId: '' };
const WINDOW = { windowStartsAt: '2026-01-12T15:00:00.000Z', windowEndsAt: '2026-01-12T17:00:00.000Z' };

describe('moving a visit', () => {
  it('keeps its length and window, and logs who and when', () => {
    const visit = buildVisit({ state: 'confirmed', placement: WINDOW });
    const after = placed(visit, startingAt(visit.placement, '2026-01-12T18:00:00.000Z'), stamp);
    expect(after.placement).toMatchObject({ endsAt: '2026-01-12T19:00:00.000Z', ...WINDOW });
    expect(after.state).toBe('planned');
    expect(after.log.at(-1)).toEqual({
      ...stamp,
      kind: 'placed',
      state: 'planned',
      startsAt: '2026-01-12T18:00:00.000Z',
      technicianId: '',
      reason: '',
    });
  });

  it('to other people keeps a confirmation, and sends it again', () => {
    const visit = buildVisit({ state: 'dispatched' });
    expect(placed(visit, reassigned(visit.placement, 'technician-1', 'ben'), stamp).state).toBe('confirmed');
    expect(placed(visit, lasting(visit.placement, 90), stamp).state).toBe('dispatched');
    expect(reassigned(visit.placement, 'technician-1', 'ben').technicianIds).toEqual(['ben']);
    expect(reassigned(visit.placement, '', 'technician-1').technicianIds).toEqual(['technician-1']);
  });

  it('by days keeps local time across a clock change', () => {
    const { placement } = buildVisit({
      placement: { startsAt: '2026-03-06T14:00:00.000Z', endsAt: '2026-03-06T15:30:00.000Z' },
    });
    const monday = onOtherDay(placement, '2026-03-09');
    expect([monday.startsAt, durationOf(monday)]).toEqual(['2026-03-09T13:00:00.000Z', 90]);
  });

  it('is refused if locked, running or over, or if it would end before it starts', () => {
    const move = (visit: ReturnType<typeof buildVisit>) => () =>
      placed(visit, startingAt(visit.placement, '2026-01-12T18:00:00.000Z'), stamp);
    expect(move(buildVisit({ placement: { isLocked: true } }))).toThrow('It is locked.');
    expect(move(buildVisit({ state: 'on-site' }))).toThrow('Someone is already on this visit.');
    expect(move(buildVisit({ state: 'done' }))).toThrow('This visit is over: done.');
    const visit = buildVisit();
    expect(() => placed(visit, { ...visit.placement, endsAt: visit.placement.startsAt }, stamp)).toThrow(
      'It must end after it starts.',
    );
    const wrongWindow = { windowStartsAt: WINDOW.windowEndsAt, windowEndsAt: WINDOW.windowStartsAt };
    expect(() => placed(visit, { ...visit.placement, ...wrongWindow }, stamp)).toThrow('The arrival window must end');
    const locked = buildVisit({ placement: { isLocked: true } });
    expect(placed(locked, { ...locked.placement, isLocked: false }, stamp).placement.isLocked).toBe(false);
  });

  it('is never shorter than five minutes when resized', () => {
    expect(durationOf(lasting(buildVisit().placement, -30))).toBe(5);
  });
});

it('logs each step of a visit, and always keeps the first entry', () => {
  let visit = buildVisit({ state: 'on-site' });
  for (let round = 0; round < 60; round += 1) {
    visit = { ...visit, ...movedOn(visit, { to: 'paused' }, { stamp, mover: office }) };
    visit = { ...visit, ...movedOn(visit, { to: 'on-site' }, { stamp, mover: office }) };
  }
  expect(visit.log).toHaveLength(100);
  expect(visit.log[0]?.kind).toBe('made');
  expect(movedOn(visit, { to: 'done' }, { stamp, mover: office }).state).toBe('done');
});

it('logs who created a visit', () => {
  const { log: _log, ...plan } = buildVisit();
  expect(madeEntry(plan, stamp).log).toEqual([
    { ...stamp, kind: 'made', state: 'planned', startsAt: '2026-01-12T16:00:00.000Z', technicianId: '', reason: '' },
  ]);
});

describe('copying and splitting a visit', () => {
  it('creates a planned, unlocked copy outside the series', () => {
    const visit = buildVisit({ state: 'done', seriesId: 'series-1', seriesDate: '2026-01-12' });
    const copy = copied(visit, { ...visit.placement, isLocked: true }, stamp);
    expect(copy).toMatchObject({ state: 'planned', seriesId: '', jobId: 'job-1', placement: { isLocked: false } });
    expect(copy.log).toHaveLength(1);
  });

  it('gives each person a visit', () => {
    const visit = buildVisit({ placement: { technicianIds: ['ann', 'ben', 'cy'] } });
    const { kept, added } = split(visit, (id) => ({ ...stamp, id: `made-${id}` }));
    expect([kept, ...added.map(({ placement }) => placement)].map(({ technicianIds }) => technicianIds)).toEqual([
      ['ann'],
      ['ben'],
      ['cy'],
    ]);
    expect(split(buildVisit(), () => stamp).added).toEqual([]);
  });
});
