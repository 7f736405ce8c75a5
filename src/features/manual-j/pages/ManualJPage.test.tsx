import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readHouse, writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import { quickHouse } from '@/domain/load-calc/quick/quickHouse';
import { buildCustomer } from '@/testing/factories/customer';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { USUAL_HOUSE } from '../components/quick/quickAnswers';
import { manualJRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ManualJPage';

const open = (path = '/manual-j/m1', fields: Partial<LoadProject> = {}) =>
  renderApp({
    routes: manualJRoutes,
    path,
    features: { manualJ: true },
    records: { manualJ: [buildLoadProject({ id: 'm1', title: 'Smith house', ...fields })] },
  });
const heating = () => Number(screen.getByLabelText('Heating of the house').textContent.replaceAll(/\D/g, ''));
const stored = async (workspace: Awaited<ReturnType<typeof open>>['workspace']) => {
  const document = await workspace.store.get('companies/company-1/manualJ', 'm1');
  return readHouse(String(document?.data['house'])).inputs;
};

it('adds a room with a wall and a window by keyboard, updates the totals, and saves', async () => {
  const { user, workspace } = await open('/manual-j/m1?tab=rooms');
  await screen.findByRole('navigation', { name: 'Rooms' });
  const before = heating();
  await user.click(screen.getByRole('button', { name: 'Add room' }));
  const name = await screen.findByLabelText('Name of the room');
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('Den{Enter}');
  await user.click(screen.getByLabelText('Floor area'));
  await user.keyboard('12x10');
  const adding = within(screen.getByRole('group', { name: 'Add' }));
  await user.click(adding.getByRole('button', { name: 'Wall' }));
  await waitFor(() => expect(screen.getByLabelText('Area of Den wall')).toHaveFocus());
  await user.keyboard('12x8{ArrowRight}w{Tab}');
  expect(screen.getByLabelText('Area of Den wall')).toHaveValue('96');
  expect(screen.getByLabelText('Direction of Den wall')).toHaveValue('W');
  await user.click(adding.getByRole('button', { name: 'Window' }));
  await waitFor(() => expect(screen.getByLabelText('Area of Den wall, window')).toHaveFocus());
  await user.keyboard('3x5{Enter}');
  // Enter in the last row adds another one.
  await waitFor(() => expect(screen.getByLabelText('Area of Den wall, window 2')).toHaveFocus());
  expect(heating()).toBeGreaterThan(before);
  await waitFor(async () => expect((await stored(workspace))?.windows).toHaveLength(6), { timeout: 5000 });
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  const house = await stored(workspace);
  expect(house?.rooms?.at(-1)).toMatchObject({ id: 'Den', floorAreaFt2: 120 });
  expect(house?.walls?.at(-1)).toMatchObject({ id: 'Den wall', room: 'Den', grossAreaFt2: 96, azimuthDeg: 270 });
});

it('keeps an invalid value with its reason and the last valid load, even after a reload, until undone', async () => {
  const { user, unmount, workspace } = await open('/manual-j/m1?tab=rooms');
  const area = await screen.findByLabelText('U-factor of G-S');
  const before = heating();
  await user.click(area);
  await user.keyboard('12{Tab}');
  expect(area).toHaveValue('12');
  expect(area).toHaveAccessibleDescription(
    /U-factor must be 0\.05 to 1\.4 .*glass lies between.* 0\.5 is used until then/,
  );
  expect(heating()).toBe(before);
  expect(screen.getByText('1 field with a value that cannot be used')).toBeVisible();
  await user.click(screen.getByLabelText('Area of G-S'));
  await user.keyboard('60{Tab}');
  await waitFor(() => expect(heating()).toBeGreaterThan(before));
  const larger = heating();
  unmount();

  await waitFor(async () => expect((await stored(workspace))?.windows?.[2]?.areaFt2).toBe(60));
  const again = await open('/manual-j/m1?tab=rooms', {
    house: writeHouse((await stored(workspace)) ?? buildLoadInputs()),
  });
  expect(await screen.findByLabelText('U-factor of G-S')).toHaveValue('12');
  expect(heating()).toBe(larger);
  await again.user.click(screen.getByLabelText('U-factor of G-S'));
  await again.user.keyboard('0.4{Tab}');
  await waitFor(() => expect(heating()).toBeLessThan(larger));
  await again.user.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(heating()).toBe(larger));
  await again.user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(heating()).toBeLessThan(larger));
});

it('adds a rectangular room with all surfaces, and restores a saved revision', async () => {
  const { user, workspace } = await open('/manual-j/m1?tab=rooms');
  await user.click(await screen.findByRole('button', { name: 'Rectangular room' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rectangular room' });
  await user.type(within(dialog).getByLabelText('Length, ft'), "12'6");
  await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
  expect(within(dialog).getByText('Width is missing or no number')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Width, ft'), '10');
  await user.type(within(dialog).getByLabelText('S: windows, ft²'), '2*3x5');
  expect(within(dialog).getByRole('status')).toHaveTextContent(/Heating [1-9]/);
  await user.click(within(dialog).getByRole('button', { name: 'Add room' }));
  expect(await screen.findByLabelText('Area of Room 3 wall')).toHaveValue('100');
  expect(
    ['Room 3 wall, window', 'Room 3 ceiling', 'Room 3 slab'].map(
      (id) => screen.getByLabelText<HTMLInputElement>(`Area of ${id}`).value,
    ),
  ).toEqual(['30', '125', '125']);

  await user.click(screen.getByText('Revisions'));
  await user.click(await screen.findByRole('button', { name: 'Keep a revision' }));
  await user.type(await screen.findByLabelText('Why'), 'Before the new windows');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  const revision = await screen.findByRole('button', { name: /Revision 1: Before the new windows/ });
  const then = heating();
  await user.click(screen.getByText('Rooms'));
  await user.type(await screen.findByLabelText('Area of Room 3 wall, window'), '90');
  await waitFor(() => expect(heating()).toBeGreaterThan(then));
  await user.click(screen.getByText('Revisions'));
  expect(revision).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /Revision 1: Before the new windows/ }));
  await user.click(await screen.findByRole('button', { name: 'Go back to this revision' }));
  await waitFor(() => expect(heating()).toBe(then));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect((await stored(workspace))?.windows?.[4]?.areaFt2).toBe(30));
});

it('continues a quick estimate room by room, and keeps its answers', async () => {
  const { user, workspace } = await open('/manual-j/m1', {
    mode: 'quick',
    quick: writeQuick(USUAL_HOUSE),
    house: writeHouse(quickHouse(USUAL_HOUSE, buildLoadInputs()).inputs),
  });
  const area = await screen.findByLabelText('Floor area');
  const before = heating();
  await user.clear(area);
  await user.type(area, '2400');
  await waitFor(() => expect(heating()).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Continue room by room' }));
  expect(await screen.findByLabelText('Area of Whole house, front')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () =>
    expect((await workspace.store.get('companies/company-1/manualJ', 'm1'))?.data).toMatchObject({
      mode: 'full',
      quick: expect.stringContaining('2400') as string,
    }),
  );
  expect((await stored(workspace))?.rooms).toEqual([{ id: 'Whole house', floorAreaFt2: 2400 }]);
});

it('moves a calculation to another property of its customer, with that address', async () => {
  const project = buildLoadProject({
    id: 'm1',
    title: 'Smith house',
    customerId: 'ada',
    customerName: 'Ada Lovelace',
    jobId: '',
  });
  const house = buildProperty({
    id: 'house',
    customerId: 'ada',
    address: { street: '12 Elm St', unit: '', city: 'Asheville', state: 'NC', postalCode: '28801', country: 'US' },
  });
  const { user, workspace } = await renderApp({
    routes: manualJRoutes,
    path: '/manual-j/m1',
    features: { manualJ: true, customers: true },
    role: 'office',
    records: { manualJ: [project], customers: [buildCustomer({ id: 'ada' })], properties: [house] },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Property' }));
  await user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Elm St, Asheville, NC 28801'),
  );
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () =>
    expect((await workspace.store.get('companies/company-1/manualJ', 'm1'))?.data).toMatchObject({
      propertyId: 'house',
      customerId: 'ada',
      address: expect.stringContaining('12 Elm St') as string,
    }),
  );
});
