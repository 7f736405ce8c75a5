import { addCalendarDays } from '@/lib/calendar';
import type { Add } from './cases';
import { addNewLoadCases } from './loadCases';
import { startOf, text, type Row } from './rows';
import { some } from './some';
import type { EvalWorld } from './world';

type Records = { customers: readonly Row[]; items: readonly Row[]; visits: readonly Row[] };

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** Adds requests to prepare something: each must end in one proposal that waits for approval. */
export function addDraftCases(world: EvalWorld, { customers, items, visits }: Records, add: Add): void {
  add(
    'drafts',
    some(customers, 6).map((row, index) => ({
      text: `Draft an estimate for ${text(row, 'name')} with ${text(some(items, 6)[index] ?? items[0] ?? row, 'name')}`,
      proposal: { kind: 'estimate' as const, includes: row.id },
    })),
  );
  add(
    'drafts',
    some(customers, 6).map((row) => ({
      text: `Note on ${text(row, 'name')}: wants a call an hour before we come`,
      proposal: { kind: 'note' as const, includes: 'an hour before' },
    })),
  );
  addNewLoadCases(world, customers, add);
  // No one works on weekends.
  const workDay = [2, 3, 4].map((days) => addCalendarDays(world.today, days)).find((day) => !isWeekend(day)) ?? '';
  add(
    'drafts',
    some(customers, 4).flatMap((row) => [
      {
        text: `Create a job for ${text(row, 'name')}: tune-up of the furnace`,
        proposal: { kind: 'job' as const, includes: row.id },
      },
      {
        text: `Book a furnace check for ${text(row, 'name')} on ${workDay}`,
        tools: ['find_times'],
        proposal: { kind: 'job' as const, includes: `${workDay}T` },
      },
    ]),
  );
  add('drafts', [{ text: `Re-plan the routes of ${workDay}`, proposal: { kind: 'day-plan' } }]);
  const ahead = visits.filter((row) => startOf(row) > world.now && text(row, 'state') === 'planned');
  const movable = ahead.filter((row) => !(row.data['placement'] as { isLocked: boolean }).isLocked);
  add(
    'drafts',
    some(movable, 3).map((row) => ({
      text: `Move this to ${workDay}`,
      open: { collection: 'schedule' as const, id: row.id },
      tools: ['find_times'],
      proposal: { kind: 'visit-move' as const },
    })),
  );
  const expected = customers.filter(
    ({ id, data }) => data['phone'] !== '' && ahead.some((row) => text(row, 'customerId') === id),
  );
  add(
    'drafts',
    some(expected, 3).map((row) => ({
      text: `Draft a text to ${text(row, 'name')} that we bring the new filter`,
      proposal: { kind: 'message' as const, includes: 'bring the new filter' },
    })),
  );
}
