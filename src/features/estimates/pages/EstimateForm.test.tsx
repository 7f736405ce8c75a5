import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DRAGGED_LINE } from '@/entities/billing/linePlace';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { buildPricebookItem, buildPricebookShard, buildPricebookTemplate } from '@/testing/factories/pricebook';
import { buildTaxZone } from '@/testing/factories/tax';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes, estimatesRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateDetailsPage';
import './EstimateEditPage';
import './EstimateNewPage';

const NOW = '2026-01-12T15:12:00.000Z';
const ESTIMATES = 'companies/company-1/estimates';
const FEATURES = { customers: true, jobs: true, estimates: true, pricebook: true };
const ada = buildCustomer({ id: 'customer-1' });
const open = (path: string, records: Parameters<typeof renderApp>[0]['records'] = {}) =>
  renderApp({
    routes: [...estimatesRoutes, ...estimateLinkRoutes],
    path,
    now: NOW,
    features: FEATURES,
    records: { customers: [ada], ...records },
  });

it('creates an estimate with options, previews it, and saves it with its total', async () => {
  const { user, store } = await open('/estimates/new?customer=customer-1');
  await user.click(await screen.findByLabelText(/^Title/));
  await user.paste('New heat pump');
  await user.click(screen.getByText('Offer good, better, best'));
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.click(await screen.findByLabelText('Name, line 1'));
  await user.paste('Heat pump');
  const price = screen.getByLabelText('Price, line 1');
  await user.clear(price);
  await user.paste('4.500,00 $');
  expect(await screen.findAllByLabelText(/^Total \$4,500.00/)).toHaveLength(3);
  expect(screen.getByText('Costs the same as “Good”.')).toBeVisible();

  await user.click(screen.getByText('Preview'));
  const preview = await screen.findByRole('dialog', { name: 'What the customer will see' });
  expect(await within(preview).findAllByText('Heat pump')).toHaveLength(3);
  await user.keyboard('{Escape}');

  await user.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Sent and seen')).toBeVisible();
  const [stored] = await store.query(ESTIMATES, {});
  expect(stored?.data).toMatchObject({
    title: 'New heat pump',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    state: 'draft',
    revisionNumber: 1,
    totalCents: 450_000,
    validUntil: '2026-02-11',
    token: '',
    approval: null,
    document: {
      type: 'estimate',
      date: '2026-01-12',
      options: [{ name: 'Good' }, { name: 'Better', isRecommended: true }, { name: 'Best' }],
    },
  });
  expect(stored?.data['number']).toMatch(/^E26-/);
});

it('starts with a load calculation’s customer and results, before anything is saved', async () => {
  const { store } = await open('/estimates/new?loadCalculation=m1&units=si', {
    manualJ: [buildLoadProject({ id: 'm1' })],
  });
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Elm Street replacement');
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value;
  expect(message).toMatch(
    /^Heating and cooling loads of 12 Elm St, Asheville, NC 28801 \(calculation L26-K7M3Q\):\nHeating [\d,]+ W\. Cooling [\d,]+ W, sensible/,
  );
  expect(message).toContain('Not approved or certified by ACCA.');
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeVisible();
  expect(await store.query(ESTIMATES, {})).toEqual([]);
});

it('saves and opens the e-mail in one step', async () => {
  const { user, store } = await open('/estimates/new?customer=customer-1');
  await user.click(await screen.findByLabelText(/^Title/));
  await user.paste('New heat pump');
  expect(await screen.findByText('No sales tax is charged')).toBeVisible();
  await user.click(screen.getByText('Save and send'));
  expect(await screen.findByRole('dialog', { name: /^Send E26-/ })).toBeVisible();
  expect(await store.query(ESTIMATES, {})).toHaveLength(1);
});

it('adds lines to the current option, moves them between options, and flags an odd one', async () => {
  const lines = [
    buildLine({ id: 'removal', name: 'Removal', unitPriceCents: 50_000 }),
    buildLine({ id: 'small', name: 'Small unit', optionId: 'good', unitPriceCents: 400_000 }),
    buildLine({ id: 'large', name: 'Large unit', optionId: 'best', unitPriceCents: 16_900 }),
  ];
  const options = ['good', 'best'].map((id) => ({ id, name: id, description: '', isRecommended: id === 'best' }));
  const estimate = buildEstimate({ id: 'e1', document: buildDocument({ type: 'estimate', lines, options }) });
  const { user, store } = await open('/estimates/e1/edit', { estimates: [estimate] });
  const best = await screen.findByRole('region', { name: 'Option 2: best' });
  expect(within(best).getByText('Costs $3,831.00 less than “good”.')).toBeVisible();
  expect(within(best).getByText('Includes 1 line of every option')).toBeVisible();

  await user.click(within(best).getByText('Add line'));
  await user.click(await within(best).findByLabelText('Name, line 2 of best'));
  await user.paste('Thermostat');
  await user.click(within(best).getByLabelText('More for Large unit'));
  await user.click(await screen.findByLabelText('Move to Every option'));
  expect(await screen.findByText('“Large unit” is now in every option.')).toBeVisible();
  const every = screen.getByRole('region', { name: 'In every option' });
  expect(within(every).getByLabelText('Name, line 2')).toHaveValue('Large unit');
  fireEvent.drop(best, { dataTransfer: { getData: () => 'small', types: [DRAGGED_LINE] } });
  expect(await within(best).findByLabelText('Name, line 2 of best')).toHaveValue('Small unit');

  await user.click(screen.getByText('Save draft'));
  await waitFor(async () => {
    const stored = (await store.get(ESTIMATES, 'e1'))?.data as { document: typeof estimate.document } | undefined;
    expect(stored?.document.lines.map(({ name, optionId }) => [name, optionId])).toEqual([
      ['Removal', ''],
      ['Large unit', ''],
      ['Thermostat', 'best'],
      ['Small unit', 'best'],
    ]);
  });
});

it('starts from a template, previewed in columns', async () => {
  const items = [{ itemId: 'cap', quantityE4: 20_000 }];
  const template = buildPricebookTemplate({
    name: 'Heat pump repair',
    options: [
      { id: 'a', name: 'Basic', description: '', isRecommended: false, items: [] },
      { id: 'b', name: 'Full', description: 'With new capacitors', isRecommended: true, items },
    ],
  });
  const capacitor = buildPricebookItem({ id: 'cap' });
  const { user } = await open('/estimates/new?customer=customer-1', {
    pricebook: [capacitor],
    pricebookDirectory: [buildPricebookShard([capacitor])],
    pricebookTemplates: [template],
  });
  await user.click(await screen.findByText('From a template…'));
  const dialog = await screen.findByRole('dialog', { name: 'Start from a template' });
  expect(await within(dialog).findByText('$378.00')).toBeVisible();
  await user.click(within(dialog).getByText('Use this'));
  const full = await screen.findByRole('region', { name: 'Option 2: Full' });
  expect(within(full).getByLabelText('Name, line 1 of Full')).toHaveValue('Run capacitor 45/5');
  expect(within(full).getByLabelText(/^Total \$378.00/)).toBeVisible();
  expect(screen.getByText('No lines yet. Add some, or remove the option.')).toBeVisible();
});

it('shows no margin for an option without costs', async () => {
  const template = (itemIds: string[]) =>
    buildPricebookTemplate({
      name: 'Heat pump repair',
      options: ['a', 'b'].map((id, index) => ({
        ...{ id, name: `Option ${id}`, description: '', isRecommended: false },
        items: itemIds.slice(0, index + 1).map((itemId) => ({ itemId, quantityE4: 10_000 })),
      })),
    });
  const items = [
    buildPricebookItem({ id: 'bare', name: 'Thermostat', costCents: null }),
    buildPricebookItem({ id: 'known', name: 'Capacitor', costCents: 1_000 }),
  ];
  const { user } = await open('/estimates/new?customer=customer-1', {
    pricebook: items,
    pricebookDirectory: [buildPricebookShard(items)],
    pricebookTemplates: [template(['bare', 'known'])],
  });
  await user.click(await screen.findByText('From a template…'));
  await user.click(within(await screen.findByRole('dialog', { name: 'Start from a template' })).getByText('Use this'));
  const [bare, both] = await screen.findAllByRole('region', { name: /^Option \d: / });
  expect(within(bare as HTMLElement).getByText('Margin not known: no line has a cost')).toBeVisible();
  expect(within(both as HTMLElement).getByText(/^Margin at most \d+%: 1 line without a cost$/)).toBeVisible();
});

it('suggests pricebook items by keyboard, and fills in the line', async () => {
  const capacitor = buildPricebookItem({ id: 'cap', costCents: 4_000 });
  const { user, store } = await open('/estimates/new?customer=customer-1', {
    pricebook: [capacitor],
    pricebookDirectory: [buildPricebookShard([capacitor])],
  });
  const name = await screen.findByLabelText('Name, line 1');
  await user.type(name, 'capac');
  expect(await screen.findByRole('option', { name: /Run capacitor 45\/5/ })).toBeVisible();
  expect(screen.getByText('“capac” costs nothing.')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(name).toHaveValue('Run capacitor 45/5'));
  expect(screen.getByLabelText('Price, line 1')).toHaveValue('189.00');
  expect(screen.queryByRole('listbox', { name: 'From the pricebook' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Name, line 2')).not.toBeInTheDocument();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Name, line 2')).toHaveFocus());
  await user.keyboard('Labor');
  await user.click(screen.getByText('Save draft'));
  await waitFor(async () =>
    expect((await store.query(ESTIMATES, {}))[0]?.data).toMatchObject({
      document: {
        lines: [{ unitPriceCents: 18_900, unitCostCents: 4_000, pricebookItemId: 'cap' }, { name: 'Labor' }],
      },
    }),
  );
});

it('marks a line with an outdated cost until the cost is entered', async () => {
  const capacitor = buildPricebookItem({ id: 'cap', costCents: 4_000, costCheckedOn: '2020-01-02' });
  const { user } = await renderApp({
    routes: estimatesRoutes,
    path: '/estimates/new?customer=customer-1',
    now: NOW,
    // Users who may issue invoices see costs.
    features: { ...FEATURES, invoices: true },
    records: { customers: [ada], pricebook: [capacitor], pricebookDirectory: [buildPricebookShard([capacitor])] },
  });
  await user.type(await screen.findByLabelText('Name, line 1'), 'capac');
  await screen.findByRole('option', { name: /Run capacitor 45\/5/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Cost last checked Jan 2, 2020')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show cost and margin' }));
  const cost = screen.getByLabelText('Cost, line 1');
  await user.clear(cost);
  await user.type(cost, '45{Enter}');
  await waitFor(() => expect(screen.queryByText(/Cost last checked/)).not.toBeInTheDocument());
});

it('offers the address’s tax zone with one click when no tax is charged', async () => {
  const { user } = await open('/estimates/e1/edit', {
    estimates: [buildEstimate({ id: 'e1' })],
    taxes: [buildTaxZone({ isDefault: true })],
  });
  expect(await screen.findByText('No sales tax is charged')).toBeVisible();
  await user.click(screen.getByText('Charge Austin, Texas'));
  expect(await screen.findByText('Taxed as Austin, Texas.')).toBeVisible();
  expect(screen.getByLabelText(/^Total \$1,082.50/)).toBeVisible();
});

it('takes its title from its first line unless it has one', async () => {
  const { user, store } = await open('/estimates/new?customer=customer-1');
  await user.type(await screen.findByLabelText('Name, line 1'), 'Heat pump, installed');
  expect(screen.getByLabelText(/^Title/)).toHaveAttribute('placeholder', 'Heat pump, installed');
  await user.click(screen.getByText('Save draft'));
  await waitFor(async () =>
    expect((await store.query(ESTIMATES, {}))[0]?.data).toMatchObject({ title: 'Heat pump, installed' }),
  );
});

it('takes its title from the recommended option if there are no shared lines', async () => {
  const document = buildDocument({
    type: 'estimate',
    options: [
      { id: 'good', name: 'Good', description: '', isRecommended: false },
      { id: 'better', name: 'Better', description: '', isRecommended: true },
    ],
    lines: [
      buildLine({ id: 'g', name: '40 gallon heater', optionId: 'good' }),
      buildLine({ id: 'b', name: '50 gallon heater', optionId: 'better' }),
    ],
  });
  const { user } = await open('/estimates/e1/edit', { estimates: [buildEstimate({ id: 'e1', document })] });
  await user.clear(await screen.findByLabelText(/^Title/));
  expect(screen.getByLabelText(/^Title/)).toHaveAttribute('placeholder', '50 gallon heater');
});

it('shows missing values beside the line and the fields', async () => {
  const { user, store } = await open('/estimates/new');
  await user.clear(await screen.findByLabelText('Price, line 1'));
  await user.paste('90');
  await user.click(screen.getByText('Save draft'));
  expect(await screen.findByLabelText(/^Title/)).toBeInvalid();
  expect(screen.getByLabelText('Name, line 1')).toHaveAccessibleDescription('Enter what it is');
  expect(await store.query(ESTIMATES, {})).toEqual([]);
});

it('edits a draft, keeps input through a reload, and does not edit sent estimates', async () => {
  const draft = buildEstimate({ id: 'e1' });
  const first = await open('/estimates/e1/edit', { estimates: [draft] });
  const quantity = await screen.findByLabelText('Quantity, line 1');
  await first.user.clear(quantity);
  await first.user.type(quantity, '2');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('20000'));
  first.unmount();
  const { user, store } = await open('/estimates/e1/edit', { estimates: [draft] });
  expect(await screen.findByLabelText('Quantity, line 1')).toHaveValue('2');
  await user.click(screen.getByText('Save draft'));
  await waitFor(async () => expect((await store.get(ESTIMATES, 'e1'))?.data['totalCents']).toBe(200_000));

  await open('/estimates/e2/edit', { estimates: [buildEstimate({ id: 'e2', state: 'sent', sentAt: NOW })] });
  expect(await screen.findByText('Only drafts can be edited')).toBeVisible();
});
