import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const settingsManifest = defineRecord({
  name: 'settings',
  place: 'company',
  noun: { one: 'settings', many: 'settings' },
  permission: { feature: null, read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('a page of the settings'),
  isSeeded: true,
});
