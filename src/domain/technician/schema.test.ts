import { describe, expect, it } from 'vitest';
import { licenseState, technicianName, technicianSchema } from './schema';

const issuesOf = (technician: object) =>
  technicianSchema.safeParse({ firstName: 'Marcus', ...technician }).error?.issues.map((issue) => issue.message) ?? [];

describe('technicianSchema', () => {
  it('requires only a first name, and defaults to Monday through Friday', () => {
    const technician = technicianSchema.parse({ firstName: ' Marcus ' });
    expect(technicianName(technician)).toBe('Marcus');
    const { workingHours } = technician;
    expect(
      Object.entries(workingHours)
        .filter(([, day]) => !day.isOff)
        .map(([day]) => day),
    ).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
    expect(issuesOf({ firstName: ' ' })).toEqual(['Enter a first name']);
  });

  it('limits skills and licenses', () => {
    const skills = Array.from({ length: 31 }, (_, index) => `skill ${index}`);
    expect(issuesOf({ skills })).toEqual(['At most 30 skills']);
    expect(issuesOf({ skills: skills.slice(1) })).toEqual([]);
    expect(issuesOf({ skills: [' '] })).toEqual(['A skill cannot be empty']);
    const licences = Array.from({ length: 21 }, (_, index) => ({ id: `l${index}`, name: 'EPA 608' }));
    expect(issuesOf({ licences })).toEqual(['At most 20 licenses']);
    expect(issuesOf({ licences: licences.slice(1) })).toEqual([]);
  });

  it('refuses a working day that ends before it starts, unless it is off', () => {
    const hours = technicianSchema.parse({ firstName: 'M' }).workingHours;
    expect(issuesOf({ workingHours: { ...hours, mon: { isOff: false, start: '17:00', end: '08:00' } } })).toEqual([
      'The day must end after it starts',
    ]);
    expect(issuesOf({ workingHours: { ...hours, mon: { isOff: false, start: '08:00', end: '08:00' } } })).toHaveLength(
      1,
    );
    expect(issuesOf({ workingHours: { ...hours, mon: { isOff: true, start: '17:00', end: '08:00' } } })).toEqual([]);
    expect(issuesOf({ workingHours: { ...hours, mon: { isOff: false, start: '24:00', end: '25:00' } } })).not.toEqual(
      [],
    );
  });

  it('refuses an invalid color or date', () => {
    expect(issuesOf({ color: 'red' })).toHaveLength(1);
    expect(issuesOf({ licences: [{ id: 'l1', name: 'EPA 608', expiresOn: '2026-02-30' }] })).not.toEqual([]);
    expect(issuesOf({ licences: [{ id: 'l1', name: 'EPA 608', expiresOn: '2028-02-29' }] })).toEqual([]);
  });
});

describe('licenseState', () => {
  const today = '2026-03-01';
  it.each([
    ['2026-02-28', 'expired'],
    ['2026-03-01', 'soon'],
    ['2026-03-31', 'soon'],
    ['2026-04-01', 'valid'],
    ['2031-01-01', 'valid'],
    ['', 'valid'],
  ] as const)('treats a license that expires on %s as %s on 2026-03-01', (expiresOn, state) => {
    expect(licenseState({ expiresOn }, today)).toBe(state);
  });

  it('warns as early as requested', () => {
    expect(licenseState({ expiresOn: '2026-04-30' }, today, 60)).toBe('soon');
    expect(licenseState({ expiresOn: '2026-03-02' }, today, 0)).toBe('valid');
  });
});
