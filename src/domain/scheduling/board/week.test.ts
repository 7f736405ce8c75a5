import { describe, expect, it } from 'vitest';
import { ann, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import type { KnownEntry } from '../ground';
import { axisOf } from './axis';
import { boardRows } from './rows';
import { setDownOnDay, weekRows } from './week';

const MONDAY = '2026-01-12';
const TUESDAY = '2026-01-13';
const technicians = [ann, ben];

const weekOf = (entries: readonly KnownEntry[], nowIso?: string) => {
  const ground = groundWith({ technicians, entries, ...(nowIso && { nowIso }) });
  const axis = axisOf([MONDAY, TUESDAY], { from: 0, to: 24 }, ground.timeZone);
  return {
    ground,
    week: weekRows(boardRows({ technicians, entries, withCanceled: false }, axis, ground), [MONDAY, TUESDAY], ground),
  };
};

describe('the cells of a week', () => {
  it('list visits that begin that day by time, and the shift’s free time', () => {
    const { week } = weekOf([visit('1', '13:00', '14:00'), visit('2', '09:00', '11:00')]);
    const [, annsRow] = week;
    expect(annsRow?.cells[0]?.cards.map(({ entry }) => entry.placement.startsAt)).toEqual([at('09:00'), at('13:00')]);
    expect(annsRow?.cells[1]).toMatchObject({ cards: [], freeMinutes: 540, isWorking: true, absence: null });
  });

  it('show a night visit on its first evening, and a multi-day one on each day', () => {
    // From 10 PM.
    const overnight = visit('1', '09:00', '10:00', {
      placement: { startsAt: '2026-01-13T03:00:00.000Z', endsAt: at('06:00', TUESDAY) },
    });
    const install = visit('2', '09:00', '10:00', { placement: { endsAt: at('16:00', TUESDAY) } });
    const [, annsRow] = weekOf([overnight, install]).week;
    const ids = (index: number) => annsRow?.cells[index]?.cards.map(({ entry }) => entry.id);
    expect(ids(0)).toEqual([install.id, overnight.id]);
    expect(ids(1)).toEqual([install.id]);
  });

  it('name time off and holidays', () => {
    const away = visit('', '08:00', '17:00', { kind: 'time-off', title: 'Vacation' });
    const [, annsRow] = weekOf([away]).week;
    expect(annsRow?.cells[0]).toMatchObject({ freeMinutes: 0, absence: { title: 'Vacation', entryId: away.id } });
  });

  it('link to that day’s entry if two have the same title', () => {
    const [first, second] = [MONDAY, TUESDAY].map((date) =>
      visit('', '08:00', '17:00', {
        id: `off-${date}`,
        kind: 'time-off',
        title: 'Vacation',
        placement: { startsAt: at('08:00', date), endsAt: at('17:00', date) },
      }),
    );
    const [, annsRow] = weekOf([first, second].flatMap((entry) => entry ?? [])).week;
    expect(annsRow?.cells.map(({ absence }) => absence?.entryId)).toEqual([`off-${MONDAY}`, `off-${TUESDAY}`]);
  });
});

describe('dropping a visit on a day', () => {
  const moved = visit('1', '09:00', '10:00');
  const aim = { from: ann.id, to: ben.id, date: TUESDAY, entryId: moved.id, hasTime: true, place: moved.propertyId };
  const startOf = (others: readonly KnownEntry[], changes: Partial<typeof aim> = {}, nowIso?: string) =>
    setDownOnDay(moved.placement, { ...aim, ...changes }, weekOf([moved, ...others], nowIso).ground);
  const ofBen = (from: string, to: string) =>
    visit('3', from, to, {
      placement: { technicianIds: [ben.id], startsAt: at(from, TUESDAY), endsAt: at(to, TUESDAY) },
    });

  it('keeps the time of day if it is free', () => {
    expect(startOf([])).toMatchObject({
      technicianIds: [ben.id],
      startsAt: at('09:00', TUESDAY),
      endsAt: at('10:00', TUESDAY),
    });
  });

  it('uses the first free time otherwise', () => {
    expect(startOf([ofBen('08:00', '09:50')]).startsAt).toBe(at('10:00', TUESDAY));
  });

  it('leaves room for drives before and after, if possible', () => {
    // The new visit is at minute 1 of the line; the others are at 3 and 40.
    const far = (from: string, to: string) => ({ ...ofBen(from, to), id: `far-${from}`, propertyId: '40' });
    expect(startOf([far('08:00', '09:50')]).startsAt).toBe(at('10:30', TUESDAY));
    // There's more than an hour between 9:50 and 11:15, but not enough for the 39-minute drive afterward.
    expect(startOf([ofBen('08:00', '09:50'), far('11:15', '12:00')]).startsAt).toBe(at('12:45', TUESDAY));
    // A start too soon after another visit is better than none.
    expect(startOf([far('08:00', '09:50'), far('11:00', '17:00')]).startsAt).toBe(at('10:00', TUESDAY));
  });

  it('keeps the time if nothing is free, so the warnings say why', () => {
    expect(startOf([ofBen('08:00', '17:00')]).startsAt).toBe(at('09:00', TUESDAY));
  });

  it('gives a job without a time the first free slot, never in the past', () => {
    expect(startOf([], { hasTime: false }).startsAt).toBe(at('08:00', TUESDAY));
    expect(startOf([], { hasTime: false }, at('13:05', TUESDAY)).startsAt).toBe(at('13:15', TUESDAY));
  });

  it('leaves a visit alone if dropped where it was', () => {
    expect(setDownOnDay(moved.placement, { ...aim, to: ann.id, date: MONDAY }, weekOf([moved]).ground)).toEqual(
      moved.placement,
    );
  });

  it('removes the technician if dropped on the unassigned row', () => {
    expect(startOf([], { to: '' })).toMatchObject({ technicianIds: [], startsAt: at('09:00', TUESDAY) });
  });
});
