import { DISPATCH, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const nextdoorPostsManifest = defineRecord({
  name: 'nextdoorPosts',
  place: 'company',
  noun: { one: 'Nextdoor post', many: 'Nextdoor posts' },
  permission: { feature: 'nextdoor', read: OFFICE_WORK, create: DISPATCH, update: DISPATCH, delete: DISPATCH },
  // It is public by then, and names no one.
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  activity: none('the log tells of customers, work and money'),
  isExported: none('Nextdoor shows them'),
  newPage: none('a drawer of the list makes one'),
  isSeeded: true,
});

export const nextdoorSettingsManifest = defineRecord({
  name: 'nextdoorSettings',
  place: 'company',
  noun: { one: 'Nextdoor settings', many: 'Nextdoor settings' },
  permission: { feature: 'nextdoor', read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a tab of its own'),
  isSeeded: true,
});

export const nextdoorResultsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'nextdoorResults',
  place: 'company',
  noun: { one: 'Nextdoor result', many: 'Nextdoor results' },
  permission: { feature: 'nextdoor', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
