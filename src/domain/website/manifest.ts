import { MANAGERS, NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const websiteContentManifest = defineRecord({
  name: 'websiteContent',
  place: 'company',
  noun: { one: 'website', many: 'websites' },
  permission: { feature: 'website', read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('its versions say who published what'),
  isExported: none('the site itself can be downloaded'),
  newPage: none('a page of its own'),
  isSeeded: true,
});

export const websiteVersionsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'websiteVersions',
  place: 'company',
  noun: { one: 'version of the website', many: 'versions of the website' },
  permission: { feature: 'website', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
