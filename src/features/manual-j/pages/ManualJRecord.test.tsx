import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadCalculationsSection } from '@/entities/load-calculation/LoadCalculationsSection';
import { chooseUnits } from '@/entities/calculation/unitChoice';
import { readHouse } from '@/domain/load-calc/project/house';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { manualJLinkRoutes, manualJRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ManualJPage';
import './ManualJViewPage';

const CustomersLoads = () => <LoadCalculationsSection subject="customerId" id="c1" />;

const open = (path: string) =>
  renderApp({
    routes: [...manualJRoutes, ...manualJLinkRoutes],
    path,
    features: { manualJ: true },
    records: { manualJ: [buildLoadProject({ id: 'm1', title: 'Smith house' })] },
  });

it('adds another duct system with its share of the load, and saves it', async () => {
  const { user, workspace } = await open('/manual-j/m1');
  await user.click(await screen.findByRole('button', { name: 'Add further duct system' }));
  const system = within(screen.getByRole('group', { name: 'Further duct system 1' }));
  await user.type(system.getByLabelText('Part of the heating that these ducts carry'), '0.4');
  await user.tab();
  await waitFor(
    async () => {
      const document = await workspace.store.get('companies/company-1/manualJ', 'm1');
      expect(readHouse(String(document?.data['house'])).inputs?.airDistribution?.furtherSystems).toEqual([
        { fractionHeat: 0.4 },
      ]);
    },
    { timeout: 5000 },
  );
});

it('shows what another entry would change in the list of assumptions', async () => {
  await open('/manual-j/m1/view');
  expect(await screen.findByText(/^Color: 0\.83 \(4 walls\)$/)).toBeInTheDocument();
  expect(
    await screen.findByText(
      /^With “light”: heating no change, cooling [\d,]+ Btu\/h \(\d+%\) less\. With “dark”/,
      {},
      { timeout: 3000 },
    ),
  ).toBeInTheDocument();
});

it('shows a customer’s calculations in the chosen units', async () => {
  chooseUnits('si');
  await renderApp({
    routes: [{ path: '/there', Page: CustomersLoads, handle: { title: 'Customer' } }],
    path: '/there',
    features: { manualJ: true },
    records: { manualJ: [buildLoadProject({ id: 'm1', customerId: 'c1' })] },
  });
  expect(await screen.findByText(/heating [\d,]+ W, cooling [\d,]+ W/)).toBeInTheDocument();
});
