import { DISPATCH, MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const googleLocationsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'googleLocations',
  place: 'company',
  noun: { one: 'Google profile', many: 'Google profiles' },
  permission: { feature: 'googleMyBusiness', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  isExported: none('it is a copy of what Google shows'),
  isSeeded: none('connecting needs a person who agrees'),
});

export const googleSettingsManifest = defineRecord({
  name: 'googleSettings',
  place: 'company',
  noun: { one: 'Google settings', many: 'Google settings' },
  permission: { feature: 'googleMyBusiness', read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of its own'),
  isSeeded: true,
});

export const googlePostsManifest = defineRecord({
  name: 'googlePosts',
  place: 'company',
  noun: { one: 'Google post', many: 'Google posts' },
  permission: { feature: 'googleMyBusiness', read: OFFICE_WORK, create: DISPATCH, update: DISPATCH, delete: DISPATCH },
  relations: [],
  activity: none('the log tells of customers, work and money'),
  isExported: none('Google shows them'),
  newPage: none('a drawer of the list makes one'),
  isSeeded: true,
});
