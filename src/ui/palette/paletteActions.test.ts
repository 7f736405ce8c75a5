import { expect, it } from 'vitest';
import { grouped, matching, ranked, type PaletteAction } from './paletteActions';

const entry = (label: string, rest: Partial<PaletteAction> = {}): PaletteAction => ({
  id: label,
  label,
  onTrigger: () => undefined,
  ...rest,
});
const labels = (actions: readonly PaletteAction[]) => actions.map(({ label }) => label);

const ACTIONS = [
  entry('Invoicing', { group: 'Settings', description: 'Numbers, terms, new reminders' }),
  entry('New job', { group: 'Create' }),
  entry('Renewals', { group: 'Go to' }),
  entry('Jobs', { group: 'Go to' }),
];

it('matches the beginnings of visible words, names first', () => {
  expect(labels(matching(ACTIONS, 'new'))).toEqual(['New job', 'Invoicing']);
  expect(labels(matching(ACTIONS, 'jo ne'))).toEqual(['New job']);
  expect(labels(matching(ACTIONS, 'create'))).toEqual(['New job']);
  expect(labels(matching(ACTIONS, ' - '))).toEqual([]);
});

it('puts an exact number first, then actions, then the rest, without duplicates', () => {
  const exact = entry('26-GBVZN', { group: 'Jobs', isExact: true });
  const customer = entry('Ruth Newman', { group: 'Customers' });
  const rows = ranked(matching(ACTIONS, 'new'), [customer, exact, exact]);
  expect(labels(rows)).toEqual(['26-GBVZN', 'New job', 'Invoicing', 'Ruth Newman']);
  expect(grouped(rows).map(({ group }) => group)).toEqual(['Found by number', 'Create', 'Settings', 'Customers']);
});
