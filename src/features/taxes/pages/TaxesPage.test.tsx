import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { ledgerMonthSchema } from '@/domain/ledger/schema';
import { NO_SALES_TAX_ZONE } from '@/domain/tax/noSalesTax';
import { buildTaxZone } from '@/testing/factories/tax';
import { renderApp } from '@/testing/renderApp';
import { taxesRoutes } from '../routes';

const austin = buildTaxZone({ id: 'austin', isDefault: true });
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: taxesRoutes,
    path: '/taxes',
    role: 'admin',
    features: { taxes: true, invoices: true },
    records: { taxes: [austin] },
    now: '2026-05-12T15:00:00.000Z',
    ...options,
  });

describe('/taxes', () => {
  it('lists zones with their current rate, and shows an amount’s calculation', async () => {
    const { user } = await open();
    expect(await screen.findByRole('table', { name: 'Tax zones' })).toHaveTextContent(
      'Austin, TexasTexas: Travis County, Austin, 787…8.25%',
    );
    const amount = screen.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '200');
    const result = screen.getByRole('status', { name: 'Result' });
    expect(result).toHaveTextContent('State sales tax$200.006.25%$12.50');
    expect(result).toHaveTextContent('$200.00 + $16.50 tax = $216.50');
  });

  it('adds an example zone only once its rates are confirmed, as the only default', async () => {
    const { user, workspace } = await open({ path: '/taxes?open=new' });
    const drawer = await screen.findByRole('dialog', { name: 'New tax zone' });
    await user.click(within(drawer).getByPlaceholderText('Start empty'));
    await user.click(await screen.findByText('Oregon, no sales tax'));
    expect(within(drawer).getByText(/Check every rate with Oregon Department of Revenue/)).toBeVisible();
    await user.click(await within(drawer).findByLabelText('Use it when no zone matches the address'));
    await user.click(within(drawer).getByText('Create tax zone'));
    expect(await within(drawer).findByText('Confirm that you have checked the rates of the example.')).toBeVisible();
    await user.click(within(drawer).getByLabelText(/I have checked these rates/));
    await user.click(within(drawer).getByText('Create tax zone'));
    expect(await screen.findByText('Oregon saved.')).toBeVisible();
    const stored = await workspace.repository(collections.taxes).getAll({ limit: 10 });
    expect(stored.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Oregon']);
  });

  it('guides a company without rates to sales tax, even after choosing none', async () => {
    const none = buildTaxZone({ id: 'none', ...NO_SALES_TAX_ZONE });
    const { user, workspace } = await open({ records: { taxes: [none] } });
    expect(await screen.findByText('Your company charges no sales tax')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up sales tax' }));
    await user.type(await screen.findByLabelText('Its rate'), '0');
    await user.click(await screen.findByRole('button', { name: 'Charge 4.75%' }));
    expect(await screen.findByRole('link', { name: /^North Carolina/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your company charges no sales tax')).not.toBeInTheDocument());
    const stored = await workspace.repository(collections.taxes).getAll({ limit: 10 });
    expect(stored.map(({ name, isDefault, isActive }) => [name, isDefault, isActive]).sort()).toEqual([
      ['No sales tax', false, false],
      ['North Carolina', true, true],
    ]);
  });

  it('keeps the default zone when it is edited', async () => {
    const home = buildTaxZone({ id: 'home', name: 'Home', isDefault: true });
    const { user, store } = await open({ path: '/taxes?open=home', records: { taxes: [home] } });
    await user.click(await screen.findByLabelText(/^Notes for the team/));
    await user.paste('Checked');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Home saved.')).toBeVisible();
    const stored = await store.get('companies/company-1/taxes', 'home');
    expect(stored?.data).toMatchObject({ notes: 'Checked', isDefault: true });
  });

  it('schedules a later rate next to the current one', async () => {
    const { user, workspace } = await open({ path: '/taxes?open=austin' });
    const drawer = await screen.findByRole('dialog', { name: 'Austin, Texas' });
    const [first] = await within(drawer).findAllByText('New rate from a later date');
    if (!first) throw new Error('There is a rate');
    await user.click(first);
    await user.click(within(drawer).getByText('Save'));
    expect(await screen.findByText('Austin, Texas saved.')).toBeVisible();
    const zone = await workspace.repository(collections.taxes).getById('austin');
    expect(zone.taxes[0]?.rules.map(({ effectiveFrom, ratePpm }) => [effectiveFrom, ratePpm])).toEqual([
      ['', 62_500],
      ['2026-06-01', 62_500],
    ]);
  });

  it('reports taxes charged by jurisdiction', async () => {
    const texas = {
      taxId: 'state',
      name: 'State sales tax',
      jurisdiction: 'Texas',
      level: 'state',
      region: 'TX',
      ratePpm: 62_500,
      taxableCents: 100_000,
      taxCents: 6250,
    };
    const month = {
      id: '2026-04',
      ...ledgerMonthSchema.parse({
        month: '2026-04',
        salesCents: 120_000,
        taxCents: 6250,
        taxes: { 'state:62500': texas },
      }),
    };
    const { user } = await open({ path: '/taxes?tab=report', records: { taxes: [austin], ledgerMonths: [month] } });
    expect(
      await screen.findByRole('row', { name: /Texas State sales tax 6.25% \$1,000.00 \$0.00 \$62.50/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Q2 2026, all sales \$1,200.00/ })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Periods' }));
    await user.click(await screen.findByRole('option', { name: 'By month' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /April 2026, all sales/ })).toBeVisible());
  });

  it('is read-only for other roles', async () => {
    await open({ role: 'office', path: '/taxes?open=austin' });
    const drawer = await screen.findByRole('dialog', { name: 'Austin, Texas' });
    expect(await within(drawer).findByText('6.25%: Everything')).toBeVisible();
    expect(within(drawer).queryByText('Save')).not.toBeInTheDocument();
  });
});
