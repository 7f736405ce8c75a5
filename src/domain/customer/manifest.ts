import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const customersManifest = defineRecord({
  name: 'customers',
  place: 'company',
  noun: { one: 'customer', many: 'customers' },
  permission: { feature: 'customers', read: EVERYONE, create: OFFICE_WORK, update: OFFICE_WORK, delete: MANAGERS },
  relations: [{ to: 'customers', field: 'mergedIntoId', onDelete: 'stays', onMerge: 'stays' }],
  activity: { subject: 'customer' },
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const mergesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'merges',
  place: 'company',
  noun: { one: 'merge', many: 'merges' },
  permission: { feature: 'customers', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  // Records what was done to which record, even when one of the two is gone or was merged again.
  relations: [
    { to: 'customers', field: 'survivorId', onDelete: 'stays', onMerge: 'stays' },
    { to: 'customers', field: 'duplicateId', onDelete: 'stays', onMerge: 'stays' },
  ],
});
