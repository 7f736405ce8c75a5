import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { RecordStore } from '@/data/records/store';
import { FEATURES } from '@/domain/access/features';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { templateOfInvoice } from '@/domain/invoice/recurring';
import { invoiceInputSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { PRICEBOOK_SETTINGS_ID, pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { newId } from '@/lib/ids';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDiscount } from '@/testing/factories/discount';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildPricebookItem, buildPricebookTemplate } from '@/testing/factories/pricebook';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxExemption, buildTaxZone } from '@/testing/factories/tax';
import { buildTechnician } from '@/testing/factories/technician';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { checkedRoutes, linkedRoutes, signedInRoutes } from './featureRoutes';

const DISCOUNTS = 'companies/company-1/discounts';
const SCOPE = { uid: 'user-1', companyId: 'company-1', ownerUid: 'user-1' };
const customer = buildCustomer({ id: 'ada' });
const property = buildProperty({ id: 'house', customerId: 'ada', label: 'Home' });
const draft = buildInvoice({ id: 'draft', customerId: 'ada', state: 'draft' });
const settings = buildStored({
  kind: 'settings',
  schema: billingSettingsSchema,
  fields: {},
  overrides: { id: BILLING_SETTINGS_ID },
});
const records = {
  users: [buildUser({ id: 'user-2', firstName: 'Dana', lastName: 'Fox', companyId: 'company-1' })],
  customers: [customer],
  properties: [property],
  equipment: [buildEquipment({ id: 'unit', customerId: 'ada', propertyId: 'house' })],
  taxExemptions: [buildTaxExemption({ id: 'certificate', customerId: 'ada' })],
  jobs: [buildJob({ id: 'job', customerId: 'ada', propertyId: 'house' })],
  estimates: [buildEstimate({ id: 'estimate', customerId: 'ada' })],
  invoices: [draft],
  recurringInvoices: [
    buildStored({
      kind: 'recurring',
      schema: recurringInvoiceSchema,
      fields: {
        name: 'Service',
        customerId: 'ada',
        customerName: customer.name,
        customerSortName: customer.sortName,
        template: templateOfInvoice(invoiceInputSchema.parse(draft)),
        every: 1,
        unit: 'month',
        nextOn: '2026-02-01',
        anchorDay: 1,
        mode: 'draft',
      },
      overrides: { id: 'recurring' },
    }),
  ],
  technicians: [buildTechnician({ id: 'tech' })],
  pricebook: [buildPricebookItem({ id: 'item' })],
  pricebookTemplates: [buildPricebookTemplate({ id: 'template' })],
  pricebookSettings: [
    buildStored({
      kind: 'settings',
      schema: pricebookSettingsSchema,
      fields: { tiers: [], rounding: 'cent', staleAfterDays: 90, lowMarginPpm: 200_000 },
      overrides: { id: PRICEBOOK_SETTINGS_ID },
    }),
  ],
  taxes: [buildTaxZone({ id: 'zone' })],
  discounts: [buildDiscount({ id: 'discount', name: 'Spring' })],
  billingSettings: [settings],
};

const openMenu = (more: string | RegExp, entry: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: more }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

type Form = {
  area: string;
  collection: keyof typeof collections;
  id: string;
  path: string;
  /** What is pressed before the form is there. */
  begin?: (user: UserEvent) => Promise<void>;
  /** A text field of the form, and the record's field behind it. */
  label: RegExp;
  field: string;
  save: string;
};

const FORMS: readonly Form[] = [
  {
    area: 'a customer',
    collection: 'customers',
    id: 'ada',
    path: '/customers/ada/edit',
    label: /^Last name/,
    field: 'lastName',
    save: 'Save changes',
  },
  {
    area: 'a property',
    collection: 'properties',
    id: 'house',
    path: '/customers/ada/details',
    begin: openMenu('More for Home', 'Edit'),
    label: /^Gate code/,
    field: 'gateCode',
    save: 'Save property',
  },
  {
    area: 'a unit',
    collection: 'equipment',
    id: 'unit',
    path: '/customers/ada/details',
    begin: openMenu(/^More for .*Trane/, 'Edit'),
    label: /^Location/,
    field: 'location',
    save: 'Save equipment',
  },
  {
    area: 'a tax certificate',
    collection: 'taxExemptions',
    id: 'certificate',
    path: '/customers/ada/details',
    begin: openMenu('More for Resale', 'Edit'),
    label: /^Certificate number/,
    field: 'certificateNumber',
    save: 'Save certificate',
  },
  {
    area: 'a job',
    collection: 'jobs',
    id: 'job',
    path: '/jobs/job/edit',
    label: /^Title/,
    field: 'title',
    save: 'Save job',
  },
  {
    area: 'an estimate',
    collection: 'estimates',
    id: 'estimate',
    path: '/estimates/estimate/edit',
    label: /^Title/,
    field: 'title',
    save: 'Save',
  },
  {
    area: 'a draft invoice',
    collection: 'invoices',
    id: 'draft',
    path: '/invoices/draft',
    label: /^What it is for/,
    field: 'title',
    save: 'Save draft',
  },
  {
    area: 'a recurring invoice',
    collection: 'recurringInvoices',
    id: 'recurring',
    path: '/invoices/recurring/recurring',
    label: /^Name/,
    field: 'name',
    save: 'Save recurring invoice',
  },
  {
    area: 'a technician',
    collection: 'technicians',
    id: 'tech',
    path: '/technicians?open=tech',
    label: /^Last name/,
    field: 'lastName',
    save: 'Save',
  },
  {
    area: 'an item of the pricebook',
    collection: 'pricebook',
    id: 'item',
    path: '/pricebook/item?edit=1',
    label: /^Vendor$/,
    field: 'vendor',
    save: 'Save',
  },
  {
    area: 'a template of options',
    collection: 'pricebookTemplates',
    id: 'template',
    path: '/pricebook/templates?open=template',
    label: /^What it is for/,
    field: 'description',
    save: 'Save',
  },
  {
    area: 'a tax zone',
    collection: 'taxes',
    id: 'zone',
    path: '/taxes?open=zone',
    label: /^Notes for the team/,
    field: 'notes',
    save: 'Save',
  },
  {
    area: 'a discount',
    collection: 'discounts',
    id: 'discount',
    path: '/discounts?open=discount',
    label: /^Name/,
    field: 'name',
    save: 'Save',
  },
  {
    area: 'the company',
    collection: 'companies',
    id: 'company-1',
    path: '/settings?tab=company',
    label: /^Website/,
    field: 'website',
    save: 'Save',
  },
  {
    area: 'the words on invoices',
    collection: 'billingSettings',
    id: BILLING_SETTINGS_ID,
    path: '/settings?tab=invoicing',
    label: /^Invoice numbers begin with/,
    field: 'invoicePrefix',
    save: 'Save',
  },
];

const routes = [...signedInRoutes, ...checkedRoutes, ...linkedRoutes];
const features = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const open = (path: string, others: object = {}) =>
  renderApp({
    routes,
    path,
    role: 'admin',
    features,
    records: { ...records, ...others },
    now: '2026-01-13T19:00:00.000Z',
  });

/** What a colleague's device writes: the server has it, this page does not know. */
async function colleagueSaves(
  store: RecordStore,
  { collection, id }: Pick<Form, 'collection' | 'id'>,
  fields: Record<string, unknown>,
) {
  const path = collections[collection].path(SCOPE);
  const stored = await store.get(path, id);
  const data = { ...fields, updatedBy: 'user-2', revision: newId(12), baseRevision: stored?.data['revision'] ?? '' };
  await store.commit([{ kind: 'update', path, id, data }]);
}

const textbox = async (label: RegExp) => (await screen.findAllByRole('textbox', { name: label }))[0] as HTMLElement;

describe.each(FORMS)('two people edit $area', (form) => {
  const { collection, id, path, begin, label, field, save } = form;
  const storedIn = async (store: RecordStore) => (await store.get(collections[collection].path(SCOPE), id))?.data;

  it('asks the second one, overwrites nothing, and keeps what was typed', async () => {
    const { user, store } = await open(path);
    await begin?.(user);
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, 'MINE');
    await colleagueSaves(store, form, { [field]: 'THEIRS' });
    expect(await screen.findByText(/was changed by Dana Fox since you opened it/)).toBeVisible();
    await user.click(screen.getByText(save));

    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Mine: MINE' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Theirs: THEIRS' })).toBeInTheDocument();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
    expect(await screen.findByText('Not saved yet. Your changes are still here.')).toBeVisible();
    expect(await storedIn(store)).toMatchObject({ [field]: 'THEIRS' });
    expect(await textbox(label)).toHaveValue('MINE');
    await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('MINE'));
  });
});

describe('an unanswered conflict', () => {
  it('is asked about after a reload too', async () => {
    const discount = { collection: 'discounts', id: 'discount' } as const;
    const first = await open('/discounts?open=discount');
    const name = await textbox(/^Name/);
    await first.user.clear(name);
    await first.user.type(name, 'MINE');
    await colleagueSaves(first.store, discount, { name: 'THEIRS' });
    first.unmount();

    const again = await open('/discounts?open=discount', {
      discounts: [buildDiscount({ id: 'discount', name: 'THEIRS', revision: 'theirs' })],
    });
    expect(await textbox(/^Name/)).toHaveValue('MINE');
    await again.user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this too' }));
    await again.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await again.user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(async () => expect((await again.store.get(DISCOUNTS, 'discount'))?.data['name']).toBe('MINE'));
  });

  it('is not asked about where only the other one changed something', async () => {
    const first = await open('/discounts?open=discount');
    await first.user.type(await textbox(/^Reason/), 'MINE');
    first.unmount();

    const again = await open('/discounts?open=discount', {
      discounts: [buildDiscount({ id: 'discount', name: 'THEIRS', revision: 'theirs' })],
    });
    expect(await textbox(/^Name/)).toHaveValue('THEIRS');
    await again.user.click(screen.getByText('Save'));
    expect(await screen.findByText('THEIRS saved.')).toBeVisible();
    expect((await again.store.get(DISCOUNTS, 'discount'))?.data).toMatchObject({ name: 'THEIRS', reason: 'MINE' });
  });
});

describe('a list that is older than the record', () => {
  const STALE: readonly (Pick<Form, 'area' | 'collection' | 'id' | 'path' | 'field' | 'label'> & { row: RegExp })[] = [
    {
      area: 'a discount',
      collection: 'discounts',
      id: 'discount',
      path: '/discounts',
      field: 'code',
      row: /Spring/,
      label: /^Name/,
    },
    {
      area: 'a tax zone',
      collection: 'taxes',
      id: 'zone',
      path: '/taxes',
      field: 'notes',
      row: /Austin/,
      label: /^Name of the zone/,
    },
    {
      area: 'a technician',
      collection: 'technicians',
      id: 'tech',
      path: '/technicians',
      field: 'notes',
      row: /Marcus/,
      label: /^Last name/,
    },
  ];

  it.each(STALE)('does not bring back what a colleague has changed in $area', async (form) => {
    const { collection, id, path, field, row, label } = form;
    const { user, store } = await open(path);
    const link = await screen.findByRole('link', { name: row });
    await colleagueSaves(store, form, { [field]: 'THEIRS' });
    vi.setSystemTime('2026-01-13T19:10:00.000Z');
    await user.click(link);
    await user.type(await textbox(label), ' II');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText(/ II saved\.$/)).toBeVisible();
    expect((await store.get(collections[collection].path(SCOPE), id))?.data[field]).toBe('THEIRS');
  });
});

describe('a record that somebody deletes while it is edited', () => {
  const DELETED: readonly (Form & { noun: string })[] = FORMS.flatMap((form) => {
    const noun = { customers: 'customer', invoices: 'draft', discounts: 'discount' }[form.collection as string];
    return noun === undefined ? [] : [{ ...form, noun }];
  });

  it.each(DELETED)('leaves the form of $area, which can be saved as a new one', async (form) => {
    const { collection, id, path, label, field, noun } = form;
    const { user, store } = await open(path);
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, 'MINE');
    const at = collections[collection].path(SCOPE);
    await store.commit([{ kind: 'delete', path: at, id }]);
    expect(await screen.findByText(`This ${noun} was deleted while you were editing it`)).toBeVisible();
    expect(input).toHaveValue('MINE');
    await user.click(screen.getByText(`Save as a new ${noun}`));
    await waitFor(async () => {
      const all = await store.query(at, {});
      expect(all).toEqual([expect.objectContaining({ data: expect.objectContaining({ [field]: 'MINE' }) as unknown })]);
      expect(all[0]?.id).not.toBe(id);
    });
  });
});

describe('what a conflict shows', () => {
  it('is written out: a price is never a number of cents', async () => {
    const item = { collection: 'pricebook', id: 'item' } as const;
    const { user, store } = await open('/pricebook/item?edit=1');
    const price = await textbox(/^Price/);
    await user.clear(price);
    await user.type(price, '300');
    await colleagueSaves(store, item, { priceCents: 20_000 });
    await user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Mine: $300.00' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Theirs: $200.00' })).toBeInTheDocument();
  });
});

describe('a form that stays open after saving', () => {
  const company = { collection: 'companies', id: 'company-1' } as const;
  const typeInto = async (user: UserEvent, label: RegExp, text: string) => {
    const input = await textbox(label);
    await user.clear(input);
    await user.type(input, text);
  };

  it('goes on from what was saved, its own and the colleague’s', async () => {
    const { user, store } = await open('/settings?tab=company');
    await typeInto(user, /^Website/, 'one.example');
    await colleagueSaves(store, company, { email: 'theirs@example.com' });
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Company saved.')).toBeVisible();
    expect(await textbox(/^E-mail/)).toHaveValue('theirs@example.com');

    await typeInto(user, /^Website/, 'two.example');
    await user.click(screen.getByText('Save'));
    await waitFor(async () =>
      expect((await store.get('companies', 'company-1'))?.data).toMatchObject({
        website: 'two.example',
        email: 'theirs@example.com',
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks when a colleague was the first to set what nobody had set', async () => {
    const { user, store } = await open('/settings?tab=invoicing', { billingSettings: [] });
    await typeInto(user, /^Invoice numbers begin with/, 'MINE');
    await store.commit([
      {
        kind: 'set',
        path: collections.billingSettings.path(SCOPE),
        id: BILLING_SETTINGS_ID,
        data: { ...settings, invoicePrefix: 'THEIRS', updatedBy: 'user-2' },
      },
    ]);
    await user.click(screen.getByText('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this too' }));
    expect(dialog.getByRole('radio', { name: 'Theirs: THEIRS' })).toBeInTheDocument();
  });
});
