import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildEstimate } from '@/testing/factories/estimate';
import { failingQueries } from '@/testing/failingQueries';
import { renderApp } from '@/testing/renderApp';
import { estimatesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './EstimatesPage';

const records = {
  estimates: [
    buildEstimate({ id: 'a', number: 'E26-AAAAA', title: 'Furnace', updatedAt: '2026-01-10T15:00:00.000Z' }),
    buildEstimate({ id: 'b', number: 'E26-BBBBB', title: 'Boiler', updatedAt: '2026-01-12T15:00:00.000Z' }),
    buildEstimate({ id: 'c', number: 'E26-CCCCC', title: 'Filter', updatedAt: '2026-01-11T15:00:00.000Z' }),
  ],
};
const open = (path: string, extra = {}) =>
  renderApp({
    routes: estimatesRoutes,
    path,
    records,
    now: '2026-01-13T15:00:00.000Z',
    features: { estimates: true, customers: true },
    ...extra,
  });
const numbers = () =>
  within(screen.getByRole('table', { name: 'Estimates' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const waitForNumbers = (expected: string[]) => waitFor(() => expect(numbers()).toEqual(expected));

it('shows that a search failed, and can retry', async () => {
  let isDown = true;
  const { user } = await open('/estimates?q=lovelace', { wrapStore: failingQueries('estimates', () => isDown) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  expect(screen.queryByText('No estimates match')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Estimates' });
  expect(numbers()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('lists exactly the estimates behind the start page’s figures', async () => {
  const estimates = [
    buildEstimate({ id: 'asked', number: 'E26-ASKED', state: 'changes-requested', validUntil: '2026-02-01' }),
    buildEstimate({ id: 'over', number: 'E26-OVERR', state: 'sent', validUntil: '2026-01-12' }),
    buildEstimate({ id: 'now', number: 'E26-NOWWW', state: 'approved', answeredAt: '2026-01-02T15:00:00.000Z' }),
    buildEstimate({ id: 'then', number: 'E26-THENN', state: 'converted', answeredAt: '2025-12-30T15:00:00.000Z' }),
  ];
  const { user } = await open('/estimates?status=waiting', { records: { estimates } });
  await screen.findByRole('table', { name: 'Estimates' });
  expect(numbers()).toEqual(['E26-ASKED']);
  expect(screen.getByRole('button', { name: 'Awaiting approval' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(numbers()).toHaveLength(4));
});

it('lists what was booked this month', async () => {
  const estimates = [
    buildEstimate({ id: 'now', number: 'E26-NOWWW', state: 'approved', answeredAt: '2026-01-02T15:00:00.000Z' }),
    buildEstimate({ id: 'then', number: 'E26-THENN', state: 'converted', answeredAt: '2025-12-30T15:00:00.000Z' }),
  ];
  await open('/estimates?status=booked', { records: { estimates } });
  await screen.findByRole('table', { name: 'Estimates' });
  expect(numbers()).toEqual(['E26-NOWWW']);
});

it('sorts search results like the list', async () => {
  const { user } = await open('/estimates?q=lovelace');
  await screen.findByRole('table', { name: 'Estimates' });
  await waitForNumbers(['E26-BBBBB', 'E26-CCCCC', 'E26-AAAAA']);
  await user.click(screen.getByRole('button', { name: 'Number' }));
  await waitForNumbers(['E26-AAAAA', 'E26-BBBBB', 'E26-CCCCC']);
  await user.click(screen.getByRole('button', { name: 'Number' }));
  await waitForNumbers(['E26-CCCCC', 'E26-BBBBB', 'E26-AAAAA']);
});

it('loads further pages while one has no matches', async () => {
  const over = Array.from({ length: 50 }, (_, index) =>
    buildEstimate({
      id: `over-${index}`,
      number: `E26-${String(index).padStart(5, '0')}`,
      state: 'sent',
      validUntil: '2026-01-01',
      updatedAt: '2026-01-12T15:00:00.000Z',
    }),
  );
  const valid = buildEstimate({
    id: 'valid',
    number: 'E26-VALID',
    state: 'sent',
    updatedAt: '2026-01-02T15:00:00.000Z',
  });
  await open('/estimates?status=sent', { records: { estimates: [...over, valid] } });
  await screen.findByRole('table', { name: 'Estimates' });
  expect(numbers()).toEqual(['E26-VALID']);
});

it('stops when the next page cannot be read, and says so', async () => {
  const over = Array.from({ length: 50 }, (_, index) =>
    buildEstimate({ id: `over-${index}`, number: `E26-${index}`, state: 'sent', validUntil: '2026-01-01' }),
  );
  let reads = 0;
  await open('/estimates?status=sent', {
    records: { estimates: over },
    wrapStore: failingQueries('estimates', () => (reads += 1) > 1),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

it('shows a total only when everything is loaded', async () => {
  const estimates = Array.from({ length: 60 }, (_, index) =>
    buildEstimate({ id: `e${String(index)}`, number: `E26-${String(10_000 + index)}`, state: 'approved' }),
  );
  const { unmount } = await open('/estimates', { records: { estimates } });
  expect(await screen.findByText(/^First \d+ estimates$/)).toBeVisible();
  expect(screen.queryByText(/accepted$/)).not.toBeInTheDocument();
  unmount();
  await open('/estimates', { records: { estimates: estimates.slice(0, 2) } });
  expect(await screen.findByText(/waiting, .* accepted to date$/)).toBeVisible();
});
