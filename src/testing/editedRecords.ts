import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { collections } from '@/data/collections';
import type { RecordStore } from '@/data/records/store';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { templateOfInvoice } from '@/domain/invoice/recurring';
import { invoiceInputSchema, recurringInvoiceSchema } from '@/domain/invoice/schema';
import { PRICEBOOK_SETTINGS_ID, pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { newId } from '@/lib/ids';
import type { EditedForm } from './editedForm';
import { GROWTH_FORMS, GROWTH_RECORDS } from './editedGrowth';
import { buildStored } from './factories/build';
import { buildCustomer } from './factories/customer';
import { buildDiscount } from './factories/discount';
import { buildEquipment } from './factories/equipment';
import { buildEstimate } from './factories/estimate';
import { buildInvoice } from './factories/invoice';
import { buildJob } from './factories/job';
import { buildPricebookItem, buildPricebookTemplate } from './factories/pricebook';
import { buildProperty } from './factories/property';
import { buildTaxExemption, buildTaxZone } from './factories/tax';
import { buildTechnician } from './factories/technician';
import { buildUser } from './factories/user';

export const SCOPE = { uid: 'user-1', companyId: 'company-1', ownerUid: 'user-1' };
const customer = buildCustomer({ id: 'ada' });
const property = buildProperty({ id: 'house', customerId: 'ada', label: 'Home' });
const draft = buildInvoice({ id: 'draft', customerId: 'ada', state: 'draft' });
export const NO_SETTINGS_SET = buildStored({
  kind: 'settings',
  schema: billingSettingsSchema,
  fields: {},
  overrides: { id: BILLING_SETTINGS_ID },
});
/** One of everything that can be edited, and a coworker, Dana Fox. */
export const EDITED_RECORDS = {
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
  settings: [NO_SETTINGS_SET],
  ...GROWTH_RECORDS,
};

const openMenu = (more: string | RegExp, entry: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: more }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

export const EDITED_FORMS: readonly EditedForm[] = [
  {
    area: 'a customer',
    collection: 'customers',
    id: 'ada',
    path: '/customers/ada/edit',
    label: /^Last name/,
    field: 'lastName',
    save: 'Save',
  },
  {
    area: 'a property',
    collection: 'properties',
    id: 'house',
    path: '/customers/ada/details',
    begin: openMenu('More for Home', 'Edit'),
    label: /^Gate code/,
    field: 'gateCode',
    save: 'Save',
  },
  {
    area: 'a unit',
    collection: 'equipment',
    id: 'unit',
    path: '/customers/ada/details',
    begin: openMenu(/^More for .*Trane/, 'Edit'),
    label: /^Location/,
    field: 'location',
    save: 'Save',
  },
  {
    area: 'a tax certificate',
    collection: 'taxExemptions',
    id: 'certificate',
    path: '/customers/ada/details?tab=money',
    begin: openMenu('More for Resale', 'Edit'),
    label: /^Certificate number/,
    field: 'certificateNumber',
    save: 'Save',
  },
  {
    area: 'a job',
    collection: 'jobs',
    id: 'job',
    path: '/jobs/job/edit',
    label: /^Title/,
    field: 'title',
    save: 'Save',
  },
  {
    area: 'an estimate',
    collection: 'estimates',
    id: 'estimate',
    path: '/estimates/estimate/edit',
    label: /^Title/,
    field: 'title',
    save: 'Save draft',
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
    collection: 'settings',
    id: BILLING_SETTINGS_ID,
    path: '/settings?tab=invoicing',
    label: /^Invoice numbers begin with/,
    field: 'invoicePrefix',
    save: 'Save',
  },
  ...GROWTH_FORMS,
];

/** Writes as a coworker's device would: the server has the change, this page doesn't know about it. */
export async function colleagueSaves(
  store: RecordStore,
  { collection, id }: Pick<EditedForm, 'collection' | 'id'>,
  fields: Record<string, unknown>,
) {
  const path = collections[collection].path(SCOPE);
  const stored = await store.get(path, id);
  const data = { ...fields, updatedBy: 'user-2', revision: newId(12), baseRevision: stored?.data['revision'] ?? '' };
  await store.commit([{ kind: 'update', path, id, data }]);
}

/** Returns the first text box with that name. */
export const textbox = async (label: RegExp) =>
  (await screen.findAllByRole('textbox', { name: label }))[0] as HTMLElement;
