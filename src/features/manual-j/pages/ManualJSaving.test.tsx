import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import type { RecordStore } from '@/data/records/store';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { watchCommits } from '@/testing/watchCommits';
import { manualJRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
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

/**
 * The office's changes while the house is open on a tablet: one more room, notes, and optionally the size of a window.
 */
const theirHouse = (areaFt2?: number) => {
  const house = buildLoadInputs();
  const windows = (house.windows ?? []).map((one, at) => (at === 2 && areaFt2 ? { ...one, areaFt2 } : one));
  return writeHouse({ ...house, windows, rooms: [...(house.rooms ?? []), { id: 'Office', floorAreaFt2: 90 }] });
};
const THEIR_TOTALS = { ...buildLoadProject({ id: 'm1' }).totals, heatingBtuh: 1 };
const saveTheirs = (store: RecordStore, areaFt2?: number) =>
  store.commit([
    {
      kind: 'update',
      path: LOADS,
      id: 'm1',
      data: {
        house: theirHouse(areaFt2),
        totals: THEIR_TOTALS,
        address: '9 Oak St',
        notes: 'Attic seen',
        revision: 'theirs',
        baseRevision: 'revision-m1',
      },
    },
  ]);

/** Someone enters 60 ft² for a window while the office saves. */
async function changeBeside(theirAreaFt2?: number) {
  const { user, store } = await open();
  const area = await screen.findByLabelText('Area of G-S');
  await user.click(area);
  // No `await` between these two, because the page could save in the meantime.
  fireEvent.change(area, { target: { value: '60' } });
  await saveTheirs(store, theirAreaFt2);
  await user.keyboard('{Tab}');
  fireEvent(window, new Event('pagehide'));
  return { user, store };
}

async function chooseFor(choice: 'Keep mine' | 'Keep theirs') {
  const { user, store } = await changeBeside(44);
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
  // Only the window is asked about; all other changes from both people are kept.
  expect(
    within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label')),
  ).toEqual(['Mine: Windows, G-S, area ft2: 60', 'Theirs: Windows, G-S, area ft2: 44']);
  await user.click(within(dialog).getByRole('button', { name: choice }));
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  return store;
}

it('merges two people’s changes of different parts of a house, with loads for all of it', async () => {
  const { store } = await changeBeside();
  expect(await screen.findByRole('button', { name: /Office/ })).toBeVisible();
  await waitFor(async () => expect((await storedHouse(store))?.rooms).toHaveLength(3));
  expect((await storedWindows(store))?.[2]).toBe(60);
  const stored = (await store.get(LOADS, 'm1'))?.data;
  expect(stored).toMatchObject({ address: '9 Oak St', notes: 'Attic seen', totals: { roomCount: 3 } });
  expect(screen.queryByRole('dialog', { name: 'Someone else changed this too' })).not.toBeInTheDocument();
});

it.each([
  ['mine', 60],
  ['theirs', 44],
] as const)(
  'asks by name about a window that two people changed, and keeps %s along with the other changes',
  async (whose, areaFt2) => {
    const store = await chooseFor(`Keep ${whose}`);
    await waitFor(async () => expect((await storedWindows(store))?.[2]).toBe(areaFt2));
    expect((await storedHouse(store))?.rooms).toHaveLength(3);
    expect(await screen.findByText('Saved')).toBeVisible();
  },
);

it('saves a revision with its number in one change, after colleagues’ revisions', async () => {
  let isFirst = true;
  const { commits, wrapStore } = watchCommits();
  const { user, store } = await open((memory) => ({
    ...memory,
    commit: async (writes) => {
      if (isFirst) {
        isFirst = false;
        const theirs = { revisionNumber: 2, revision: 'theirs', baseRevision: 'revision-m1', updatedBy: 'user-2' };
        await memory.commit([{ kind: 'update', path: LOADS, id: 'm1', data: theirs }]);
      }
      return wrapStore(memory).commit(writes);
    },
  }));
  await user.click(await screen.findByText('Revisions'));
  await user.click(await screen.findByRole('button', { name: 'Keep a revision' }));
  await user.type(await screen.findByLabelText('Why'), 'Before the new windows');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByRole('button', { name: /Revision 3: Before the new windows/ })).toBeVisible();
  expect((await store.get(LOADS, 'm1'))?.data).toMatchObject({ revisionNumber: 3 });
  expect(new Set(commits)).toEqual(new Set(['manualJ + manualJRevisions']));
});

it('loads others’ changes automatically when nothing is being edited', async () => {
  const { store } = await open();
  await screen.findByLabelText('Area of G-S');
  await saveTheirs(store);
  expect(await screen.findByRole('button', { name: /Office/ })).toBeVisible();
  expect(await screen.findByText(/Someone else changed this calculation/)).toBeVisible();
});

it('keeps work on the device offline with a notice, and saves it on reconnecting', async () => {
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
