import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildMember } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxExemption } from '@/testing/factories/tax';
import { renderApp } from '@/testing/renderApp';
import { watchCommits } from '@/testing/watchCommits';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada', tags: ['VIP'], notes: 'Prefers mornings' });
const grace = buildCustomer({ id: 'grace', firstName: 'Grace', lastName: 'Hopper' });
const home = buildProperty({ id: 'home', customerId: 'ada' });
const furnace = buildEquipment({ id: 'furnace', customerId: 'ada', propertyId: 'home' });
const records = {
  customers: [ada, grace],
  properties: [home],
  equipment: [furnace],
  directory: [buildShard([buildDirectoryRow(ada), buildDirectoryRow(grace)])],
};
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: customersRoutes,
    path: '/customers/ada/details',
    records,
    role: 'admin',
    now: '2026-01-12T15:00:00.000Z',
    ...options,
  });

describe('/customers/{id}/details', () => {
  it('shows the customer, properties, and equipment with age and warranty', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:8285550134');
    const property = await screen.findByRole('article', { name: 'Home' });
    const units = await within(property).findByRole('list', { name: 'Equipment at Home' });
    expect(units).toHaveTextContent('Furnace Trane S9V2B080');
    expect(units).toHaveTextContent('Serial 21034K7H2G');
    expect(units).toHaveTextContent('4 years old');
    expect(units).toHaveTextContent('Warranty until Feb 3, 2031');
    for (const link of screen.getAllByRole('link', { name: 'New job' }))
      expect(link).toHaveAttribute('href', '/jobs/new?customer=ada');
  });

  it('has tabs kept in the address, and loads only the open one', async () => {
    const { user, router } = await open({ records: { ...records, jobs: [buildJob({ customerId: 'ada' })] } });
    expect(await screen.findByText('Customer since')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Jobs' })).not.toBeInTheDocument();
    const overview = screen.getByRole('tab', { name: 'Overview' });
    overview.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('region', { name: 'Jobs' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=work');
    expect(screen.queryByRole('article', { name: 'Home' })).not.toBeInTheDocument();
    // The most requested facts stay above the tabs, whichever tab is open.
    expect(screen.getByText('Customer since')).toBeVisible();
    for (const [tab, region] of [
      ['Money', 'Tax certificates'],
      ['Messages', 'Conversation'],
      ['History', 'Timeline'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByRole('region', { name: region })).toBeVisible();
    }
  });

  it('shows current memberships with their status above the tabs, and no former ones', async () => {
    const member = buildMember({ id: 'member', customerId: 'ada', state: 'past-due' });
    const former = buildMember({ id: 'former', customerId: 'ada', state: 'expired' });
    await open({
      records: { ...records, agreements: [member, former] },
      features: { customers: true, serviceagreement: true },
    });
    const links = await screen.findAllByRole('link', { name: member.plan.name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/service-agreement/member/view']);
    expect(screen.getByText('Past due')).toBeVisible();
  });

  it('adds equipment to a property', async () => {
    const { user } = await open({ role: 'technician' });
    await user.click(await screen.findByRole('button', { name: 'Add equipment at Home' }));
    const drawer = await screen.findByRole('dialog', { name: 'New equipment' });
    await user.type(within(drawer).getByLabelText('Make'), 'Rheem');
    await user.type(within(drawer).getByLabelText('Serial number'), 'RH-1');
    await user.click(within(drawer).getByRole('button', { name: 'Add equipment' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Equipment at Home' })).toHaveTextContent('Rheem'));
  });

  it('moves a sold house with its equipment to the new owner in one change', async () => {
    const { commits, wrapStore } = watchCommits();
    const { user, workspace } = await open({ wrapStore });
    await user.click(await screen.findByRole('button', { name: 'More for Home' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to another customer' });
    await user.type(within(dialog).getByRole('textbox', { name: 'New owner' }), 'hopper');
    await user.click(await screen.findByRole('option', { name: /Grace Hopper/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Move property' }));
    expect(await screen.findByText('Home was moved.')).toBeVisible();
    expect(commits).toEqual(['equipment + properties']);
    expect((await workspace.repository(collections.properties).getById('home')).customerId).toBe('grace');
    expect((await workspace.repository(collections.equipment).getById('furnace')).customerId).toBe('grace');
  });

  it('lists tax certificates, and ends one', async () => {
    const certificate = buildTaxExemption({ id: 'resale', customerId: 'ada' });
    const { user, workspace } = await open({
      path: '/customers/ada/details?tab=money',
      records: { ...records, taxExemptions: [certificate] },
    });
    expect(await screen.findByText('No. TX-4711 · TX · from Jan 1, 2026 · until Dec 31, 2026')).toBeVisible();
    await user.click(screen.getByLabelText('More for Resale'));
    await user.click(await screen.findByText('End now'));
    expect(await screen.findByText('Expired')).toBeVisible();
    expect((await workspace.repository(collections.taxExemptions).getById('resale')).expiresOn).toBe('2026-01-11');
    await user.click(screen.getByText('Add certificate'));
    const drawer = await screen.findByRole('dialog', { name: 'New tax certificate' });
    await user.type(await within(drawer).findByLabelText(/^Reason/), 'Charity');
    await user.click(within(drawer).getByText('Add certificate'));
    expect(await screen.findByText('No number')).toBeVisible();
  });

  it('archives a customer, with undo', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Archived', { selector: 'strong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Archived', { selector: 'strong' })).not.toBeInTheDocument());
  });

  it('offers to archive a customer with jobs instead of deleting', async () => {
    const job = buildJob({ customerId: 'ada', invoice: { status: null, customerId: 'ada' } });
    const { user, workspace } = await open({ records: { ...records, jobs: [job] } });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Archive instead' }));
    expect(await screen.findByText('Archived', { selector: 'strong' })).toBeVisible();
    expect((await workspace.repository(collections.customers).getById('ada')).status).toBe('archived');
  });

  it('deletes a customer without jobs and all that belongs to them, after confirmation', async () => {
    const { user, workspace } = await open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(
      await screen.findByText('This also deletes 1 property, 1 unit of equipment. It cannot be undone.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    expect(await workspace.repository(collections.properties).getAll()).toEqual([]);
  });

  it('links to the customer a duplicate was merged into', async () => {
    const merged = buildCustomer({ id: 'ada', status: 'archived', mergedIntoId: 'grace' });
    await open({ records: { ...records, customers: [merged, grace] } });
    expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/customers/grace/details',
    );
  });

  it('warns about a “do not service” customer', async () => {
    const banned = { ...ada, isDoNotService: true, doNotServiceReason: 'Threatened a technician' };
    await open({ records: { ...records, customers: [banned] } });
    expect(await screen.findByText('Threatened a technician')).toBeVisible();
  });

  it('compares two customers before merging', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Merge Ada Lovelace' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Same customer as' }), 'grace');
    await user.click(await screen.findByRole('option', { name: /Grace Hopper/ }));
    expect(await within(dialog).findByRole('table', { name: 'What the merged customer keeps' })).toHaveTextContent(
      'Ada LovelaceGrace HopperAda Lovelace',
    );
    expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeEnabled();
  });

  it('adds a note', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /New note/ }), 'Called back, wants a quote');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(
      await within(await screen.findByRole('list', { name: 'Notes' })).findByText('Called back, wants a quote'),
    ).toBeVisible();
  });

  it('says that there is no such customer', async () => {
    await open({ path: '/customers/nobody/details' });
    expect(await screen.findByText('Customer not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to customers' })).toBeVisible();
  });
});
