import { describe, expect, it } from 'vitest';
import { at, groundWith, visit } from '@/testing/schedulingWorld';
import { drivesAround, drivesBetween, drivesOf } from './drives';

// Places are on a line, named by their minute on it; the base is at 0.
const said = (...entries: ReturnType<typeof visit>[]) =>
  [...drivesOf('ann', groundWith({ entries }))].map(
    ([id, { minutes, from, shortMinutes }]) =>
      `${id}: ${minutes} from ${from?.entry.id ?? 'base'}, ${shortMinutes} short`,
  );

describe('a technician’s drives', () => {
  it('go from the base to each day’s first stop, then from stop to stop', () => {
    expect(
      said(
        visit('30', '09:00', '10:00'),
        visit('50', '10:30', '11:00'),
        visit('10', '', '', { placement: { startsAt: at('09:00', '2026-01-13'), endsAt: at('10:00', '2026-01-13') } }),
      ),
    ).toEqual([
      'visit-30: 30 from base, 0 short',
      'visit-50: 20 from visit-30, 0 short',
      'visit-10: 10 from base, 0 short',
    ]);
  });

  it('say how much they exceed the gap', () => {
    expect(said(visit('30', '09:00', '10:00'), visit('50', '10:05', '11:00'))).toContain(
      'visit-50: 20 from visit-30, 15 short',
    );
  });

  it('are as planned if the route is unknown, or missing without a plan', () => {
    const [planned, open] = [
      visit('', '09:00', '10:00', { id: 'planned', placement: { travelMinutes: 25 } }),
      visit('', '11:00', '12:00', { id: 'open' }),
    ];
    expect(said(planned, open)).toEqual(['planned: 25 from base, 0 short']);
  });

  it('are known before a visit is inserted between two stops', () => {
    const ground = groundWith({ entries: [visit('30', '09:00', '10:00'), visit('50', '12:00', '13:00')] });
    const place = { entryId: 'new', place: '45', fromMs: Date.parse(at('10:10')), toMs: Date.parse(at('11:00')) };
    const { before, afterMinutes } = drivesAround('ann', place, ground);
    expect([before?.minutes, before?.shortMinutes, before?.isRough, afterMinutes]).toEqual([15, 5, false, 5]);
    const rough = drivesAround('ann', place, { ...ground, isRough: (one) => one === '45' });
    expect(rough.before?.isRough).toBe(true);
  });
});

describe('estimated drives', () => {
  const pins = new Map([
    ['home', { lat: 35.6, lng: -82.55 }],
    ['mill', { lat: 35.6, lng: -82.44 }],
  ]);
  const pinOf = (place: string) => pins.get(place) ?? null;

  it('depend on distance: 10 km straight takes about 16 minutes', () => {
    expect(drivesBetween(pinOf)('home', 'mill')).toBe(17);
    expect(drivesBetween(pinOf)('home', 'home')).toBe(0);
  });

  it('use measured roads if available, and are unknown without a pin', () => {
    expect(drivesBetween(pinOf, { measured: () => 1201 })('home', 'mill')).toBe(21);
    expect(drivesBetween(pinOf)('home', 'nowhere')).toBeNull();
  });

  it('take at least five minutes between addresses known only by ZIP code', () => {
    const amid = (place: string) => (place === 'nowhere' ? null : { lat: 35.6, lng: -82.55 });
    const minutes = drivesBetween(amid, { isRough: (place) => place !== 'home' });
    expect([minutes('home', 'oak'), minutes('oak', 'elm'), minutes('oak', 'oak'), minutes('oak', 'nowhere')]).toEqual([
      5,
      5,
      0,
      null,
    ]);
  });
});
