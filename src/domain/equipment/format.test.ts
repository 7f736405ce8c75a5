import { describe, expect, it } from 'vitest';
import { ageInYears, equipmentName, warrantyState } from './format';

describe('equipmentName', () => {
  it('leaves out unknown parts', () => {
    expect(equipmentName({ type: 'furnace', make: 'Trane', model: 'S9V2' })).toBe('Furnace Trane S9V2');
    expect(equipmentName({ type: 'water-heater', make: '', model: '' })).toBe('Water heater');
  });
});

describe('ageInYears', () => {
  it.each([
    ['2016-02-29', '2026-02-28', 9],
    ['2016-02-29', '2026-03-01', 10],
    ['2025-11-21', '2026-11-21', 1],
    ['2025-11-22', '2026-11-21', 0],
    ['2027-01-01', '2026-11-21', null],
    ['', '2026-11-21', null],
  ])('counts %s on %s as %s', (installed, today, years) => {
    expect(ageInYears(installed, today)).toBe(years);
  });
});

describe('warrantyState', () => {
  it.each([
    ['', 'none'],
    ['2026-11-20', 'over'],
    ['2026-11-21', 'ending'],
    ['2027-02-19', 'ending'],
    ['2027-02-20', 'active'],
  ])('until %s is %s on 2026-11-21', (warrantyUntil, state) => {
    expect(warrantyState({ warrantyUntil }, '2026-11-21')).toBe(state);
  });
});
