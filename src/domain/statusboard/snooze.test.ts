import { expect, it } from 'vitest';
import type { Stored } from '../record/schema';
import { snoozedNow, type Snooze } from './snooze';

const NOW = '2026-01-12T15:00:00.000Z';
const snooze = (id: string, createdAt: string, until: string, findingId = 'late'): Stored<Snooze> => ({
  id,
  findingId,
  until,
  createdAt,
  createdBy: 'ada',
  updatedBy: 'ada',
  updatedAt: createdAt,
  revision: id,
  baseRevision: '',
});

it('applies the latest snooze of an alert until it ends or is undone', () => {
  const first = snooze('a', '2026-01-12T14:00:00.000Z', '2026-01-12T16:00:00.000Z');
  expect([...snoozedNow([first], NOW).keys()]).toEqual(['late']);
  expect(snoozedNow([first], '2026-01-12T16:00:00.000Z').size).toBe(0);
  const takenBack = snooze('b', '2026-01-12T14:30:00.000Z', '2026-01-12T14:30:00.000Z');
  expect(snoozedNow([takenBack, first], NOW).size).toBe(0);
  const again = snooze('c', '2026-01-12T14:40:00.000Z', '2026-01-12T15:30:00.000Z');
  expect(snoozedNow([again, takenBack, first], NOW).get('late')?.id).toBe('c');
});
