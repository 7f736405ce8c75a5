import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addSampleItems } from '@/domain/pricebook/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildPricebookCategory, buildPricebookItem, buildPricebookShard } from '@/testing/factories/pricebook';
import { renderApp } from '@/testing/renderApp';
import { pricebookRoutes } from '../routes';

const capacitor = buildPricebookItem({ id: 'cap', categoryId: 'electrical', vendorPartNumber: '97F9895' });
const furnace = buildPricebookItem({
  id: 'furnace',
  name: 'Gas furnace',
  code: 'FUR-96',
  kind: 'equipment',
  costCents: 100_000,
  costCheckedOn: '2024-01-01',
  priceCents: 110_000,
});
const electrical = buildPricebookCategory({ id: 'electrical' });
const records = {
  pricebook: [capacitor, furnace],
  pricebookCategories: [electrical],
  pricebookDirectory: [buildPricebookShard([capacitor, furnace])],
};
const features = { pricebook: true };

const open = (path = '/pricebook', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: pricebookRoutes, path, records, features, now: '2026-01-12T15:00:00.000Z', ...options });
const shownNames = () =>
  within(screen.getByRole('table', { name: 'Pricebook' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('/pricebook', () => {
  it('lists items with outdated costs and thin margins, and finds them by part number', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: /Gas furnace/ });
    expect(screen.getByText('Stale')).toBeVisible();
    expect(screen.getByText('9.1%')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the pricebook' }), '97f9');
    await waitFor(() => expect(shownNames()).toEqual(['Run capacitor 45/5']));
  });

  it('creates an item whose price is derived from its cost, with the reason', async () => {
    const { user, store } = await open('/pricebook?open=new');
    const form = await screen.findByRole('dialog');
    await user.type(await within(form).findByRole('textbox', { name: /^Name/ }), 'Contactor');
    await user.click(within(form).getByRole('combobox', { name: /^Pricing/ }));
    await user.click(await screen.findByRole('option', { name: 'Company markup tiers' }));
    await user.type(within(form).getByRole('textbox', { name: 'Cost' }), '20');
    expect(await within(form).findByText(/Markup tier up to \$50.00/)).toBeVisible();
    expect(
      within(within(form).getByRole('group', { name: 'Price, cost and margin' })).getByText('$50.00'),
    ).toBeVisible();
    // Photos are uploaded, because a typed URL could show something else tomorrow.
    expect(within(form).getByRole('button', { name: 'Add a photo' })).toBeVisible();
    expect(within(form).queryByRole('textbox', { name: /Photo/ })).not.toBeInTheDocument();
    await user.click(within(form).getByRole('button', { name: 'Create item' }));
    await waitFor(async () => {
      const stored = await store.query('companies/company-1/pricebook', {
        where: [{ field: 'name', operator: '==', value: 'Contactor' }],
        limit: 1,
      });
      expect(stored[0]?.data).toMatchObject({
        priceCents: 5_000,
        costCents: 2_000,
        costCheckedOn: '2026-01-12',
        pricing: { kind: 'tiers', ratePpm: 0 },
      });
    });
  });

  it('changes many items at once after a preview, with undo', async () => {
    const { user, store } = await open();
    const priceOf = async (id: string) => (await store.get('companies/company-1/pricebook', id))?.data['priceCents'];
    await user.click(await screen.findByRole('checkbox', { name: /Gas furnace/ }));
    await user.click(screen.getByRole('button', { name: 'Change them…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 1 item' });
    await user.type(within(dialog).getByRole('textbox', { name: /^By/ }), '10');
    expect(await within(dialog).findByText('$1,210.00')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Change 1 item' }));
    await waitFor(async () => expect(await priceOf('furnace')).toBe(121_000));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await priceOf('furnace')).toBe(110_000));
  });

  it('offers a new company sample items of its trade, added by the server', async () => {
    const { user, store } = await open('/pricebook', { records: {} });
    const { id, ...data } = buildPricebookItem({ id: 'sample-cap', name: 'Capacitor', sortName: 'capacitor' });
    const { callsOf } = answerCalls([
      answering(addSampleItems, async () => {
        await store.commit([{ kind: 'set', path: 'companies/company-1/pricebook', id, data }]);
        return { itemCount: 1, templateCount: 2 };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add sample items' }));
    expect(
      await screen.findByText('1 item added, with 2 templates for estimates. Enter your own costs and prices.'),
    ).toBeVisible();
    expect(await screen.findByText('Capacitor')).toBeVisible();
    expect(callsOf(addSampleItems)).toHaveLength(1);
  });
});
