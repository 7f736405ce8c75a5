import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeEntry } from '@/domain/plumbing/edit/editTree';
import { startTree } from '@/domain/plumbing/edit/starts';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import { buildPlumbingCalc } from '@/testing/factories/plumbingCalc';
import { renderApp } from '@/testing/renderApp';
import { plumbingCalcLinkRoutes, plumbingCalcRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './PlumbingDetailsPage';
import './PlumbingEditPage';
import './PlumbingListPage';
import './PlumbingNewPage';
import './QuickCalculatorsPage';

const open = (path: string, records: ReturnType<typeof buildPlumbingCalc>[] = []) =>
  renderApp({
    routes: [...plumbingCalcRoutes, ...plumbingCalcLinkRoutes],
    path,
    features: { plumbingCalc: true, customers: true },
    records: { plumbingCalc: records },
  });
const house = buildPlumbingCalc({ id: 'p1' });

it('starts with the state’s code, and updates pipes while typing until saved', async () => {
  const { user, workspace } = await open('/plumbing-calc/new');
  await user.click(await screen.findByLabelText(/^Name/));
  await user.paste('Repipe');
  await user.click(screen.getByLabelText('Address of the building'));
  await user.paste('1 Pine Rd, Spokane, WA 99201');
  expect(screen.getByText(/Washington builds on the UPC/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const pipes = await screen.findByRole('list', { name: 'Pipes, water' }, { timeout: 4000 });
  expect(within(pipes).getByRole('button', { name: /Water service/ })).toBeInTheDocument();
  await user.click(within(pipes).getByRole('button', { name: /Kitchen cold/ }));
  const length = screen.getByLabelText('Length');
  await user.clear(length);
  await user.type(length, '12x3');
  await user.tab();
  await waitFor(() => expect(within(pipes).getByText(/36 ft/)).toBeInTheDocument());
  await waitFor(
    async () => {
      const [stored] = await workspace.store.query('companies/company-1/plumbingCalc', {});
      const { tree } = readTree(String(stored?.data['tree']));
      expect(tree?.code).toBe('UPC-2021');
      expect(tree?.segments?.find(({ id }) => id === 'Kitchen cold')?.lengthFt).toBe(36);
    },
    { timeout: 4000 },
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getByLabelText('Length')).toHaveValue('15'));
});

it('keeps an invalid value with its reason, and links broken entries to their place', async () => {
  const broken = changeEntry(startTree('two-bath', 'IPC-2021'), 'segments', 'Kitchen drain', { parent: 'nowhere' });
  const { user } = await open('/plumbing-calc/p1', [buildPlumbingCalc({ id: 'p1', ...storedTree(broken) })]);
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(
    await screen.findByRole('button', { name: /“Kitchen drain” is connected to “nowhere”, which is not a segment/ }),
  );
  expect(await screen.findByText(/does not hang together with the rest yet/)).toBeInTheDocument();
  const length = screen.getByLabelText('Length');
  await user.clear(length);
  await user.click(length);
  await user.paste('99999');
  await user.tab();
  expect(length).toHaveValue('99999');
  expect(screen.getByText(/Length must be 0.1 to 10000 ft.*10 ft counts meanwhile/)).toBeInTheDocument();
});

it('opens a calculation from the list, and cites tables and the authority on the sheet', async () => {
  const { user } = await open('/plumbing-calc', [house]);
  expect(await screen.findByRole('link', { name: /Elm Street repipe/ })).toBeInTheDocument();
  expect(screen.getByText('Fits')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for Elm Street repipe' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View permit sheet' }));
  expect(await screen.findByText('IPC 2021')).toBeInTheDocument();
  expect(screen.getAllByText(/authority having jurisdiction decide/)[0]).toBeInTheDocument();
  expect(screen.getByText('IPC 710.1(2) (IPC 2018/2021)')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Gas: 4 pipes/ })).toBeInTheDocument();
});

it('finds a quick calculator by its words, and shows its source', async () => {
  const { user } = await open('/plumbing-calc?view=quick');
  await user.click(await screen.findByLabelText('Search calculators'));
  await user.paste('trap arm');
  await user.click(screen.getByRole('link', { name: /trap arm/i }));
  await user.click(await screen.findByRole('button', { name: 'Fill in an example' }));
  expect(await screen.findByText('Source')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText(/appears here once you enter/)).toBeInTheDocument();
});

it('enters lengths one after another with Enter, updating the sizes', async () => {
  const { user } = await open('/plumbing-calc/p1', [house]);
  await user.click(await screen.findByRole('button', { name: 'Type in lengths' }));
  const lengths = screen.getByRole('table', { name: 'Lengths, water' });
  await user.click(within(lengths).getByLabelText('Length, Cold main'));
  await user.clear(within(lengths).getByLabelText('Length, Cold main'));
  await user.keyboard('31{Enter}');
  const next = within(lengths).getByLabelText('Length, Bath 1 cold');
  expect(next).toHaveFocus();
  await user.keyboard('400');
  expect(within(lengths).getByLabelText('Length, Cold main')).toHaveValue('31');
  // The existing text was selected, so it gets replaced.
  expect(next).toHaveValue('400');
  await user.keyboard('{ArrowUp}');
  expect(within(lengths).getByLabelText('Length, Cold main')).toHaveFocus();

  await user.click(within(lengths).getByLabelText('Length, Laundry hot'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'On to drains and vents' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const drains = screen.getByRole('table', { name: 'Lengths, drains and vents' });
  expect(within(drains).getAllByRole('textbox')[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'On to gas' }));
  await user.click(screen.getByRole('button', { name: 'Lengths are in' }));
  expect(screen.getByRole('list', { name: 'Pipes, gas' })).toBeInTheDocument();
});

it('lists parts to buy with how they were counted, and what is not counted', async () => {
  await open('/plumbing-calc/p1?tab=materials', [house]);
  const parts = await screen.findByRole('list', { name: 'Parts to buy' });
  expect(within(parts).getByText('Fixture stop valve').closest('li')).toHaveTextContent('13');
  expect(within(parts).getByText(/One at each water connection, other than of tubs/)).toBeInTheDocument();
  expect(screen.getByText(/Elbows and couplings: turns and stock lengths are not in the tree/)).toBeInTheDocument();
});
