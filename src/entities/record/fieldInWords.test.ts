import { expect, it } from 'vitest';
import { fieldInWords } from './fieldInWords';

const words = (field: string, value: unknown) => fieldInWords(field, value, 'America/New_York');

it.each([
  ['priceCents', 30_000, '$300.00'],
  ['ratePpm', 88_750, '8.875%'],
  ['quantityE4', 25_000, '2.5'],
  ['durationMinutes', 90, '1 h 30 min'],
  ['usageLimit', 1200, '1,200'],
  ['isActive', true, 'Yes'],
  ['notes', '', '–'],
  ['capCents', null, '–'],
  ['tags', ['vip', 'rental'], 'vip; rental'],
  ['endsOn', '2026-03-01', 'Mar 1, 2026'],
  ['scheduledTime', '2026-01-12T15:00:00.000Z', 'Jan 12, 2026, 10:00 AM'],
  ['options', [{ id: 'x1', name: 'Good', isRecommended: true, priceCents: 100 }], 'Good, recommended, $1.00'],
  ['workingHours', [{ weekday: 1, from: '08:00', to: '' }], 'weekday 1, 08:00'],
])('shows %s %j as %s', (field, value, expected) => {
  expect(words(field, value)).toBe(expected);
});
