import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const serverWrites = { feature: null, create: NOBODY, update: NOBODY, delete: NOBODY } as const;
// Messages are kept even after the customer is deleted.
const ofCustomer = [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' }] as const;

export const consentsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'consents',
  place: 'company',
  noun: { one: 'consent entry', many: 'consent entries' },
  permission: { ...serverWrites, read: EVERYONE },
  relations: ofCustomer,
});

export const textsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'texts',
  place: 'company',
  noun: { one: 'text message', many: 'text messages' },
  permission: { ...serverWrites, read: OFFICE_WORK },
  relations: ofCustomer,
});

export const threadsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'threads',
  place: 'company',
  noun: { one: 'conversation with a customer', many: 'conversations with customers' },
  permission: { ...serverWrites, read: OFFICE_WORK },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'stays' }],
  copiesCustomer: true,
});

export const messageSettingsManifest = defineRecord({
  name: 'messageSettings',
  place: 'company',
  noun: { one: 'message settings', many: 'message settings' },
  permission: { feature: null, read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of the settings'),
  isSeeded: true,
});
