import { expect, it } from 'vitest';
import { daySpan } from '../wallClock';
import { dayRuns, rowParts } from './rowParts';

const people = (count: number, status: 'active' | 'archived' = 'active') =>
  Array.from({ length: count }, (_, index) => ({ id: `${status}-${index}`, status }));

it('loads a small company’s rows at once', () => {
  expect(rowParts(people(16))).toBeNull();
});

it('puts everyone of a large company into one group each, archived ones last', () => {
  const groups = rowParts([...people(40, 'archived'), ...people(50)]) ?? [];
  expect(groups.flat()).toHaveLength(90);
  expect(new Set(groups.flat()).size).toBe(90);
  expect(groups.every((group) => new Set(group.map((id) => id.split('-')[0])).size === 1)).toBe(true);
  expect(groups[0]?.[0]).toBe('active-0');
  // Firestore allows thirty values in one query.
  expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(30);
});

it('loads several days per query, without gaps', () => {
  const days = Array.from({ length: 14 }, (_, index) => daySpan(`2026-01-${12 + index}`, 'America/New_York'));
  const runs = dayRuns(days);
  expect(runs[0]?.startsAt).toBe(days[0]?.startsAt);
  expect(runs.at(-1)?.endsAt).toBe(days.at(-1)?.endsAt);
  expect(runs.slice(1).map(({ startsAt }) => startsAt)).toEqual(runs.slice(0, -1).map(({ endsAt }) => endsAt));
});
