import { MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const reviewsManifest = defineRecord({
  name: 'reviews',
  place: 'company',
  noun: { one: 'review', many: 'reviews' },
  // Kept, no matter who wrote it: only manual copies can be deleted. The rules check that on the record.
  permission: {
    feature: 'reviews',
    read: OFFICE_WORK,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: OFFICE_WORK,
  },
  relations: [
    // It is someone's statement, and stays even if their record is deleted.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('its inbox says what became of it'),
  isExported: true,
  newPage: none('a drawer of the list makes one'),
  isSeeded: true,
});

export const reviewRequestsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'reviewRequests',
  place: 'company',
  noun: { one: 'review request', many: 'review requests' },
  permission: { feature: 'reviews', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [
    // It proves who was and wasn't asked, including deleted customers.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  isExported: true,
  isSeeded: true,
});

export const reviewSettingsManifest = defineRecord({
  name: 'reviewSettings',
  place: 'company',
  noun: { one: 'review settings', many: 'review settings' },
  // Regardless of features: the Google link is also used by the Google page and business cards.
  permission: { feature: null, read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of its own'),
  isSeeded: true,
});
