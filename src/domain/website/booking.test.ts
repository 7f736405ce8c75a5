import { describe, expect, it } from 'vitest';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import type { Ground, KnownEntry } from '../scheduling/ground';
import { bookingDrives, bookingWindows, freeSlots } from './booking';

const ZONE = 'America/New_York';
/** A Monday, 10 AM in New York. */
const NOW = '2026-11-23T15:00:00.000Z';
const COMPANY = { businessHours: DEFAULT_BUSINESS_HOURS, timeZone: ZONE };
const ground = (entries: KnownEntry[] = []): Ground => ({
  ...COMPANY,
  nowIso: NOW,
  technicians: [buildTechnician({ id: 'ann' })],
  entries,
  travelMinutes: bookingDrives(() => null),
});
const visit = (startsAt: string, endsAt: string): KnownEntry => {
  const built = buildVisit({ id: startsAt });
  return { ...built, placement: { ...built.placement, technicianIds: ['ann'], startsAt, endsAt } };
};
const windows = (rules: object = {}) => bookingWindows(COMPANY, { noticeHours: 24, daysAhead: 2, ...rules }, NOW, []);

describe('online booking windows', () => {
  it('start after the notice period and end on the last day', () => {
    const starts = windows().map(({ startsAt }) => startsAt);
    expect(starts[0]).toBe('2026-11-24T15:00:00.000Z');
    expect(starts.at(-1)?.slice(0, 10)).toBe('2026-11-25');
    expect(windows({ daysAhead: 9 }).length).toBeGreaterThan(starts.length);
  });

  it('are empty for a company that is never open', () => {
    const businessHours = Object.fromEntries(
      Object.entries(DEFAULT_BUSINESS_HOURS).map(([day, hours]) => [day, { ...hours, isOpen: false }]),
    ) as typeof DEFAULT_BUSINESS_HOURS;
    expect(bookingWindows({ ...COMPANY, businessHours }, { noticeHours: 0, daysAhead: 28 }, NOW, [])).toEqual([]);
  });
});

describe('free booking slots', () => {
  it('are windows when someone can come, including drives', () => {
    expect(
      freeSlots(ground(), windows(), { minutes: 60, reserveMinutes: 0, requiredSkills: [], unitIds: [] }),
    ).toHaveLength(windows().length);
    const [first] = windows();
    // The job takes from 9 AM to noon, so nothing is left of the window until noon.
    const busy = visit('2026-11-24T14:00:00.000Z', '2026-11-24T17:00:00.000Z');
    const left = freeSlots(ground([busy]), windows(), {
      minutes: 60,
      reserveMinutes: 0,
      requiredSkills: [],
      unitIds: [],
    }).map(({ window }) => window.startsAt);
    expect(left).not.toContain(first?.startsAt);
    expect(left.length).toBe(windows().length - 1);
  });

  it('keep the emergency reserve free', () => {
    // 9 AM to noon is booked; an hour more would leave less than six hours of the shift.
    const busy = visit('2026-11-24T14:00:00.000Z', '2026-11-24T17:00:00.000Z');
    const onDay = (reserveMinutes: number) =>
      freeSlots(ground([busy]), windows(), { minutes: 60, reserveMinutes, requiredSkills: [], unitIds: [] }).filter(
        ({ window }) => window.startsAt.startsWith('2026-11-24'),
      );
    expect(onDay(0).length).toBeGreaterThan(0);
    expect(onDay(360)).toEqual([]);
  });

  it('exist for most of a day, with lunch during the job', () => {
    const offered = (minutes: number): number =>
      freeSlots(ground(), windows({ daysAhead: 4 }), { minutes, reserveMinutes: 0, requiredSkills: [], unitIds: [] })
        .length;
    expect([60, 300, 330, 390, 420, 480].map(offered)).toEqual([15, 7, 7, 7, 3, 3]);
  });

  it('are empty if the work does not fit, or no one works', () => {
    expect(
      freeSlots(ground(), windows(), { minutes: 600, reserveMinutes: 0, requiredSkills: [], unitIds: [] }),
    ).toEqual([]);
    expect(
      freeSlots({ ...ground(), technicians: [] }, windows(), {
        minutes: 60,
        reserveMinutes: 0,
        requiredSkills: [],
        unitIds: [],
      }),
    ).toEqual([]);
  });

  it('require the job type’s skills on that day', () => {
    const asked = { minutes: 60, reserveMinutes: 0, requiredSkills: ['Gas'], unitIds: [] };
    const withSkills = (skills: string[]): Parameters<typeof freeSlots>[0] => {
      const found = ground();
      return { ...found, technicians: found.technicians.map((technician) => ({ ...technician, skills })) };
    };
    expect(freeSlots(withSkills([]), windows(), asked)).toEqual([]);
    expect(freeSlots(withSkills(['gas']), windows(), asked)).toHaveLength(windows().length);
  });
});

it('offers no window when a required machine is elsewhere', () => {
  const [first] = windows();
  // Until the window ends, because otherwise someone could still arrive in its last minute.
  const elsewhere = visit('2026-11-24T14:00:00.000Z', '2026-11-24T17:30:00.000Z');
  const taken = { ...elsewhere, placement: { ...elsewhere.placement, technicianIds: ['bea'], resourceIds: ['lift'] } };
  const startsFor = (unitIds: string[]): string[] =>
    freeSlots(ground([taken]), windows(), { minutes: 60, reserveMinutes: 0, requiredSkills: [], unitIds }).map(
      ({ window }) => window.startsAt,
    );
  expect(startsFor([])).toContain(first?.startsAt);
  expect(startsFor(['lift'])).not.toContain(first?.startsAt);
  expect(startsFor(['trailer'])).toContain(first?.startsAt);
});
