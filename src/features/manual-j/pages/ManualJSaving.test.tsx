import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import type { RecordStore } from '@/data/records/store';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { manualJRoutes } from '../routes';
// Fetched before the first test, not while it waits.
import './ManualJPage';

const LOADS = 'companies/company-1/manualJ';
const open = (wrapStore?: (store: RecordStore) => RecordStore) =>
  renderApp({
    routes: manualJRoutes,
    path: '/manual-j/m1?tab=rooms',
    features: { manualJ: true },
    records: { manualJ: [buildLoadProject({ id: 'm1', title: 'Smith house' })] },
    ...(wrapStore && { wrapStore }),
  });
const storedHouse = async (store: RecordStore) =>
  readHouse(String((await store.get(LOADS, 'm1'))?.data['house'])).inputs;
const storedWindows = async (store: RecordStore) => (await storedHouse(store))?.windows?.map(({ areaFt2 }) => areaFt2);

/** What the office saves while the house is open on a tablet: one room more, and notes. */
const theirHouse = () => {
  const house = buildLoadInputs();
  return writeHouse({ ...house, rooms: [...(house.rooms ?? []), { id: 'Office', floorAreaFt2: 90 }] });
};
const THEIR_TOTALS = { ...buildLoadProject({ id: 'm1' }).totals, heatingBtuh: 1 };
const saveTheirs = (store: RecordStore) =>
  store.commit([
    {
      kind: 'update',
      path: LOADS,
      id: 'm1',
      data: {
        house: theirHouse(),
        totals: THEIR_TOTALS,
        address: '9 Oak St',
        notes: 'Attic seen',
        revision: 'theirs',
        baseRevision: 'revision-m1',
      },
    },
  ]);

async function changeBeside(choice: 'Keep mine' | 'Keep theirs') {
  const { user, store } = await open();
  const area = await screen.findByLabelText('Area of G-S');
  await user.click(area);
  // In one breath: whatever is waited for between the two, the page may save before they do.
  fireEvent.change(area, { target: { value: '60' } });
  await saveTheirs(store);
  await user.keyboard('{Tab}');
  fireEvent(window, new Event('pagehide'));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
  // Only the house is asked about: its loads follow.
  expect(within(dialog).getAllByRole('radiogroup')).toEqual([
    within(dialog).getByRole('radiogroup', { name: 'House' }),
  ]);
  expect(within(dialog).getByText(/^3 rooms/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: choice }));
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  return { user, store };
}

it('two people changed the house: mine is kept, with what only they changed', async () => {
  const { store } = await changeBeside('Keep mine');
  await waitFor(async () => expect((await storedWindows(store))?.[2]).toBe(60));
  expect((await storedHouse(store))?.rooms).toHaveLength(2);
  expect((await store.get(LOADS, 'm1'))?.data).not.toMatchObject({ totals: THEIR_TOTALS });
  expect((await store.get(LOADS, 'm1'))?.data).toMatchObject({ address: '9 Oak St', notes: 'Attic seen' });
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('two people changed the house: theirs is kept, and shown', async () => {
  const { store } = await changeBeside('Keep theirs');
  expect(await screen.findByRole('button', { name: /Office/ })).toBeVisible();
  expect((await storedHouse(store))?.rooms).toHaveLength(3);
  expect((await storedWindows(store))?.[2]).not.toBe(60);
  expect((await store.get(LOADS, 'm1'))?.data).toMatchObject({ totals: THEIR_TOTALS });
});

it('what others changed while nothing is open here comes in by itself', async () => {
  const { store } = await open();
  await screen.findByLabelText('Area of G-S');
  await saveTheirs(store);
  expect(await screen.findByRole('button', { name: /Office/ })).toBeVisible();
  expect(await screen.findByText(/Someone else changed this calculation/)).toBeVisible();
});

it('without a connection the work is on the device and says so; it is stored when the connection is back', async () => {
  let connect = (): void => undefined;
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const { user, store } = await open((memory) => ({
    ...memory,
    // Like Firestore: readable immediately, confirmed once the server has it.
    commit: async (writes) => {
      await memory.commit(writes);
      await connected;
    },
  }));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  fireEvent(window, new Event('offline'));
  await user.click(await screen.findByLabelText('Area of G-S'));
  await user.keyboard('60{Tab}');
  expect(await screen.findByText('Saved on this device, waits for connection', {}, { timeout: 5000 })).toBeVisible();
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  connect();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect((await storedWindows(store))?.[2]).toBe(60);
});
