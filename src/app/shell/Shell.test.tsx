import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FEATURES, type Feature } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import { encodePricebookRows, pricebookRow } from '@/domain/pricebook/row';
import { searchWordsIn } from '@/domain/search/words';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildFinding } from '@/testing/factories/finding';
import { buildInspection } from '@/testing/factories/inspection';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { buildTechnician } from '@/testing/factories/technician';
import { closePanel, openPanel } from '@/entities/assistant/panelState';
import { renderApp } from '@/testing/renderApp';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import { changeNavLook } from './navLook';
import { Component as Shell } from './ShellLayout';

const NOW = '2026-01-12T15:00:00.000Z';
const JOB_ID = 'jobjobjobjobjobjob26';
const job = buildJob({ id: JOB_ID, number: '26-GBVZN', title: 'No heat upstairs' });
const late = buildJob({ id: 'late', number: '26-LATE2', scheduledTime: '2026-01-12T13:00:00.000Z' });
const inWindow = buildJob({
  id: 'in-window',
  number: '26-WAIT2',
  scheduledTime: '2026-01-12T13:00:00.000Z',
  arrivalWindowStart: '2026-01-12T13:00:00.000Z',
  arrivalWindowEnd: '2026-01-12T17:00:00.000Z',
});
const customers = ['Ruth Newman', 'Ada Lovelace'].map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return buildCustomer({ id: `customer-${index}`, firstName, lastName, name, phone: '(828) 555-0174' });
});
const capacitor = buildPricebookItem({ id: 'item-1', name: 'Dual run capacitor', code: 'CAP-45' });
const records = {
  estimates: [buildEstimate({ id: 'estimate-1', number: 'E26-2N934', title: 'Heat pump' })],
  payments: [buildPayment({ id: 'payment-1', reference: '4711', amountCents: 30_923 })],
  manualJ: [buildLoadProject({ id: 'load-1', number: 'L26-L2345', title: 'Maple house' })],
  technicians: [buildTechnician({ id: 'tech-1', firstName: 'Jesse', lastName: 'Tallent' })],
  pricebookDirectory: [
    {
      id: 'pricebook-000',
      shard: 0,
      updatedAt: NOW,
      count: 1,
      rows: encodePricebookRows([pricebookRow(capacitor)]),
    },
  ],
  inspections: [
    buildInspection({
      id: 'inspection-1',
      number: 'I26-K7M3Q',
      propertyAddress: '9 Walnut Ct',
      searchWords: searchWordsIn(['Furnace check', 'Ada Lovelace', '9 Walnut Ct']),
    }),
  ],
  findings: [buildFinding({ id: 'finding-1', number: 'F26-F2345', jobId: JOB_ID })],
  jobs: [job, late, inWindow],
  invoices: [buildInvoice({ id: 'invoice-3', number: 'INV-00003', customerId: 'customer-0' })],
  customers,
  directory: [buildShard(customers.map((customer) => buildDirectoryRow(customer)))],
};

const open = (role: Role = 'admin', path = '/landing', without: readonly Feature[] = []) =>
  renderApp({
    routes: ['/landing', '/technician-dashboard', '/jobs/:id'].map((at) => ({
      path: at,
      Page: Shell,
      handle: { title: '' },
    })),
    path,
    role,
    features: Object.fromEntries(FEATURES.map((feature: Feature) => [feature, !without.includes(feature)])),
    records,
    now: NOW,
  });
const menu = () => screen.findByRole('navigation', { name: 'Main' });
const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());
const search = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
  if (text !== '') await user.type(field, text);
  return field;
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());

beforeEach(() => {
  changeNavLook({ isNarrow: false, closed: ['company'] });
  shortcutsOn.set(true);
  localStorage.clear();
});

describe('the menu', () => {
  it('is a technician’s, and so are the tabs under the thumb', async () => {
    await open('technician', '/technician-dashboard');
    expect(linksIn(await menu())).toEqual([
      'My day',
      'Jobs',
      'Customers',
      'Assistant',
      'Hours',
      'Estimates',
      'Pricebook',
      'Manual J',
      'Plumbing',
      'Diagnostics',
      'Inspections',
      'Awards',
    ]);
    const tabs = screen.getByRole('navigation', { name: 'Tabs' });
    expect(linksIn(tabs)).toEqual(['My day', 'Jobs', 'Customers']);
    expect(screen.getByRole('link', { name: /start page/ })).toHaveAttribute('href', '/technician-dashboard');
  });

  it('opens what can be made, and everything else, from the tabs', async () => {
    const { user } = await open();
    const tabs = await screen.findByRole('navigation', { name: 'Tabs' });
    await user.click(within(tabs).getByRole('button', { name: 'New' }));
    const create = await screen.findByRole('dialog', { name: 'Create' });
    expect(within(create).getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/jobs/new');
    await user.keyboard('{Escape}');
    await user.click(within(tabs).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(sheet).getByRole('link', { name: 'Taxes' }));
    expect(await screen.findByText('Elsewhere: /taxes')).toBeVisible();
  });

  it('keeps a closed group closed', async () => {
    const { user } = await open();
    const work = within(await menu()).getByRole('button', { name: 'Work' });
    expect(within(await menu()).getByRole('button', { name: 'Company' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(work);
    expect(work).toHaveAttribute('aria-expanded', 'false');
    expect(JSON.parse(localStorage.getItem('fieldwright:nav') ?? '')).toEqual({
      isNarrow: false,
      closed: ['company', 'work'],
    });
  });

  it('is drawn in where the assistant needs its room, and is again as it was chosen after that', async () => {
    onTestFinished(closePanel);
    const plain = window.matchMedia('');
    // A window 1,440 pixels wide.
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign({}, plain, {
        matches: [...query.matchAll(/\((min|max)-width: ([\d.]+)em\)/g)].every(([, side, em]) =>
          side === 'min' ? Number(em) <= 90 : Number(em) >= 90,
        ),
      }),
    );
    await open();
    const isDrawnIn = async () => (await menu()).hasAttribute('data-narrow');
    expect(await isDrawnIn()).toBe(false);
    act(openPanel);
    expect(await isDrawnIn()).toBe(true);
    expect(within(await menu()).queryByRole('button', { name: 'Keep the menu open' })).not.toBeInTheDocument();
    act(closePanel);
    expect(await isDrawnIn()).toBe(false);
    expect(within(await menu()).getByRole('button', { name: 'Collapse the menu' })).toBeInTheDocument();
  });

  it('says what wants somebody: the late job, not the one whose window is open', async () => {
    await open();
    expect(await within(await menu()).findByText('1 late')).toBeVisible();
  });

  it('says nothing of it to a technician', async () => {
    await open('technician', '/technician-dashboard');
    await menu();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1700)));
    expect(screen.queryByText('1 late')).not.toBeInTheDocument();
  });
});

describe('the palette', () => {
  it.each([
    ['26-GBVZN', '/jobs/'],
    ['26gbvzn', '/jobs/'],
    ['gbvzn', '/jobs/'],
    ['inv3', '/invoices/'],
    ['3', '/invoices/'],
  ])('leads to the record with the number %s by Enter alone', async (typed, address) => {
    const { user, router } = await open();
    await menu();
    await search(user, `${typed}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toContain(address));
  });

  it('offers what can be done before what is merely called alike, the first one selected', async () => {
    const { user } = await open();
    await menu();
    const field = await search(user, 'new');
    expect(await screen.findByRole('option', { name: /Ruth Newman/ })).toBeVisible();
    expect(options()[0]).toContain('New job');
    const first = screen.getByRole('option', { selected: true });
    expect(first).toHaveTextContent('New job');
    expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('New estimate');
  });

  it('finds by phone whom it belongs to, and their records', async () => {
    const { user } = await open();
    await menu();
    await search(user, '5550174');
    expect(await screen.findByRole('option', { name: /Ruth Newman.*\(828\) 555-0174/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /INV-00003/ })).toBeVisible();
  });

  it.each([
    ['capacitor', 'Pricebook', /Dual run capacitor.*CAP-45/],
    ['jesse', 'Technicians', /Jesse Tallent/],
    ['maple', 'Load calculations', /L26-L2345.*Maple house/],
    ['e262n934', 'Found by number', /E26-2N934.*Heat pump/],
    ['4711', 'Found by number', /\$309\.23.*4711/],
    ['no heat', 'Jobs', /26-GBVZN.*No heat upstairs/],
    ['i26k7m', 'Inspections', /I26-K7M3Q.*Furnace check/],
    ['walnut', 'Inspections', /I26-K7M3Q.*9 Walnut Ct/],
    ['furnace', 'Inspections', /I26-K7M3Q/],
    ['f26f2345', 'Found by number', /Contactor is pitted/],
  ])('finds %s', async (typed, group, option) => {
    const { user } = await open();
    await menu();
    await search(user, typed);
    const found = await screen.findByRole('option', { name: option });
    expect(found.closest('[role=group]')).toHaveAccessibleName(group);
  });

  it.each<[readonly Feature[], string]>([
    [[], '/diagnostics?tab=findings&open=finding-1'],
    [['diagnostics'], '/inspections?view=findings&open=finding-1'],
    [['diagnostics', 'inspections'], `/jobs/${JOB_ID}`],
  ])('opens a finding where somebody without %j may see it', async (without, address) => {
    const { user, router } = await open('admin', '/landing', without);
    await menu();
    await search(user, 'f26f2345{Enter}');
    await waitFor(() => {
      const { pathname, search: query } = router.state.location;
      expect(pathname + query).toBe(address);
    });
  });

  it('finds settings by what they hold', async () => {
    const { user } = await open();
    await menu();
    await search(user, 'terms');
    expect(options()).toEqual([expect.stringContaining('Invoicing')]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Elsewhere: /settings?tab=invoicing')).toBeVisible();
  });

  it('shows a technician nothing of invoices', async () => {
    const { user } = await open('technician', '/technician-dashboard');
    await menu();
    await search(user, '5550174');
    expect(await screen.findByRole('option', { name: /Ruth Newman/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('option', { name: /INV-00003/ })).not.toBeInTheDocument());
  });

  it('remembers what was open, and finds it by any word of its title', async () => {
    const { user, router } = await open('admin', `/jobs/${JOB_ID}`);
    await menu();
    act(() => void (document.title = 'No heat upstairs · Fieldwright'));
    await waitFor(() => expect(localStorage.getItem('fieldwright:recent:company-1:user-1')).toContain('No heat'));
    await act(() => router.navigate('/landing'));
    await search(user, '');
    expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible();
    await user.keyboard('upstairs');
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await user.click(recent.getByRole('option', { name: /No heat upstairs/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/jobs/${JOB_ID}`));
  });
});

describe('keyboard shortcuts', () => {
  it('lead to pages and make records', async () => {
    const { user, router } = await open();
    await menu();
    await user.keyboard('gj');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'));
    await act(() => router.navigate('/landing'));
    await menu();
    await user.keyboard('nj');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/new'));
  });

  it('are listed by ?, and can be turned off', async () => {
    const { user, router } = await open();
    await menu();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Estimates')).toBeVisible();
    await user.click(within(sheet).getByRole('switch', { name: /^Use single keys as shortcuts/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await user.keyboard('gj?');
    expect(router.state.location.pathname).toBe('/landing');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('are no shortcuts while somebody types', async () => {
    const { user, router } = await open();
    await menu();
    const field = await search(user, 'gj');
    expect(field).toHaveValue('gj');
    expect(router.state.location.pathname).toBe('/landing');
  });
});
