import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readPlan } from '@/domain/floor-plan/readPlan';
import { firstHouse } from '@/domain/load-calc/project/firstHouse';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { manualJRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ManualJPage';

const { site, design } = buildLoadInputs();
const begun = writeHouse(
  firstHouse(
    { floorAreaFt2: 2000, storeys: 1, ceilingHeightFt: 8, bedrooms: 3, roomName: 'Living room' },
    { site, design },
  ),
);
const open = (fields: Partial<LoadProject> = { house: begun }) =>
  renderApp({
    routes: manualJRoutes,
    path: '/manual-j/m1?tab=plan',
    features: { manualJ: true },
    records: { manualJ: [buildLoadProject({ id: 'm1', title: 'Smith house', ...fields })] },
  });
const heating = () => Number(screen.getByLabelText('Heating of the house').textContent.replaceAll(/\D/g, ''));
const stored = async (workspace: Awaited<ReturnType<typeof open>>['workspace']) => {
  const document = await workspace.store.get('companies/company-1/manualJ', 'm1');
  return {
    house: readHouse(String(document?.data['house'])).inputs,
    plan: readPlan(z.string().catch('').parse(document?.data['floorPlan'])),
  };
};
const board = () => within(screen.getByRole('group', { name: 'Floor plan' }));
const room = (name: string) => board().getByRole('button', { name: new RegExp(`^${name},`) });

const TWELVE = [
  'Living 18x14, S 2*3x5',
  'Kitchen 12x14, N 3x4, E door',
  'Dining 12x12, N 2*3x5',
  'Hall 4x20',
  'Primary bedroom 14x14, W 2*3x5',
  'Primary bath 8x10, W 2x3',
  'Closet 6x8',
  'Bedroom 12x11, S 3x5',
  'Bedroom 11x11, S 3x5',
  'Bath 8x6',
  'Laundry 8x7, N door',
  'Study 10x10, E 2*3x4',
];

it('places twelve typed rooms side by side, shows their loads, and saves them', async () => {
  const { user, workspace } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw the house' }));
  const line = screen.getByRole('textbox', { name: 'Add a room' });
  await user.click(line);
  for (const text of TWELVE) {
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(line).toHaveValue('');
  }
  expect(line).toHaveFocus();
  expect(room('Bedroom 2')).toHaveAccessibleName(/^Bedroom 2, 11 ft by 11 ft, heating [1-9][\d,]* Btu\/h/);
  expect(screen.queryByText('Look at this in the drawing')).not.toBeInTheDocument();
  await waitFor(async () => expect((await stored(workspace)).plan?.rooms).toHaveLength(12), { timeout: 5000 });
  const { house, plan } = await stored(workspace);
  expect(house?.rooms?.map(({ id }) => id)).toEqual(plan?.rooms.map(({ name }) => name));
  expect(house?.rooms?.some(({ id }) => id === 'Living room')).toBe(false);
  expect(house?.building.conditionedFloorAreaFt2).toBe(
    house?.rooms?.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0),
  );
  expect(house?.ceilingsAndFloors).toHaveLength(12);
});

it('moves, resizes, copies and removes a room by keyboard with undo, and explains an invalid line', async () => {
  const { user, workspace } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw the house' }));
  const line = screen.getByRole('textbox', { name: 'Add a room' });
  await user.click(line);
  await user.paste('Living');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Type a name and a size, like Living 18x14, S 2*3x5')).toBeVisible();
  await user.clear(line);
  await user.paste('Living 18x14\nKitchen 12x14');
  const together = heating();
  room('Kitchen').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  // Two feet apart, each has one more outside wall.
  await waitFor(() => expect(heating()).toBeGreaterThan(together));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(heating()).toBe(together));
  room('Kitchen').focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(room('Kitchen')).toHaveAccessibleName(/^Kitchen, 13 ft by 14 ft/);
  await user.keyboard('{Control>}d{/Control}');
  expect(room('Kitchen 2')).toHaveAccessibleName(/^Kitchen 2, 13 ft by 14 ft/);
  room('Kitchen').focus();
  await user.keyboard('{Enter}');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('Pantry{Enter}');
  room('Pantry').focus();
  await user.keyboard('{Delete}');
  expect(board().queryByRole('button', { name: /^Pantry,/ })).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(room('Pantry')).toBeVisible();
  await waitFor(
    async () =>
      expect((await stored(workspace)).house?.rooms?.map(({ id }) => id)).toEqual(['Living', 'Pantry', 'Kitchen 2']),
    { timeout: 5000 },
  );
});

it('says where a room was placed, moves an upper floor over the lower one, and opens the first room', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw the house' }));
  const line = screen.getByRole('textbox', { name: 'Add a room' });
  const type = async (text: string) => {
    await user.click(line);
    await user.paste(text);
    await user.keyboard('{Enter}');
  };
  await type('Living 20x28');
  await user.click(screen.getByRole('button', { name: 'Level' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Floor on top' }));
  await type('Primary bedroom 12x14');
  await type('Primary bath 8x14, right of Primary');
  expect(line).toHaveAccessibleDescription('Primary bath: added right of Primary bedroom');
  await type('Bedroom 2 20x14, above Primary bed');
  expect(screen.getByText(/^Bedroom 2 lies beside the rooms below it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move the Second floor over the rooms below' }));
  expect(screen.queryByText('Look at this in the drawing')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Rooms' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Living' })).toBeVisible();
});

it('adds a window with the plus at a wall, rotates the drawing, and keeps a size typed in the table', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Draw the house' }));
  await user.click(screen.getByRole('textbox', { name: 'Add a room' }));
  await user.paste('Living 18x14');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add a window to the S wall of Living' }));
  const size = screen.getByRole('textbox', { name: 'Size of the window in the S wall, ft' });
  expect(size).toHaveValue('3x5');
  await user.click(size);
  await user.keyboard('6x5{Enter}');
  expect(board().getByRole('button', { name: 'Window 6 × 5 ft in the S wall of Living' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Top faces N/ }));
  await user.click(await screen.findByRole('button', { name: 'E, east' }));
  expect(board().getByRole('button', { name: 'Window 6 × 5 ft in the W wall of Living' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Rooms' }));
  expect(await screen.findByLabelText('Area of Living wall 3, window')).toHaveValue('30');
  await user.click(screen.getByLabelText('Area of Living wall 3, window'));
  await user.keyboard('40{Tab}');
  await user.click(screen.getByRole('tab', { name: 'Plan' }));
  expect(await screen.findByText('Living wall 3, window: 40 ft², drawn 30 ft².')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the drawing' }));
  expect(screen.queryByText(/drawn 30 ft²/)).not.toBeInTheDocument();
});

it('arranges typed rooms without changing any load until the drawing is accepted', async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Draw it from the rooms' }));
  const before = heating();
  expect(screen.getByText('Laid out from your rooms: nothing of it counts yet')).toBeVisible();
  room('living').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(heating()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Take the drawing' }));
  await waitFor(() => expect(heating()).not.toBe(before));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(heating()).toBe(before));
});
