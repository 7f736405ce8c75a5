import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

const SCOPE = { uid: 'user-1', companyId: 'company-1', ownerUid: 'user-1' };
const customer = buildCustomer({ id: 'ada' });
const property = buildProperty({ id: 'house', customerId: 'ada', label: 'Home' });
const draft = buildInvoice({ id: 'draft', customerId: 'ada', state: 'draft' });
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
  billingSettings: [
    buildStored({
      kind: 'settings',
      schema: billingSettingsSchema,
      fields: {},
      overrides: { id: BILLING_SETTINGS_ID },
    }),
  ],
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
const open = (path: string) =>
  renderApp({ routes, path, role: 'admin', features, records, now: '2026-01-13T19:00:00.000Z' });

/** What a colleague's device writes: the server has it, this page does not know. */
async function colleagueSaves(store: RecordStore, { collection, id }: Form, fields: Record<string, unknown>) {
  const path = collections[collection].path(SCOPE);
  const stored = await store.get(path, id);
  const data = { ...fields, updatedBy: 'user-2', revision: newId(12), baseRevision: stored?.data['revision'] ?? '' };
  await store.commit([{ kind: 'update', path, id, data }]);
}

const textbox = (label: RegExp) => screen.findByRole('textbox', { name: label });

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
