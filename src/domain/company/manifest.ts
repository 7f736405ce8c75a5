import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const companiesManifest = defineRecord({
  name: 'companies',
  place: 'root',
  noun: { one: 'company', many: 'companies' },
  permission: none('managers change the profile, functions the rest'),
  relations: [],
  activity: none('the profile is not about a record'),
  isExported: none('one document is no list'),
  newPage: none('it is made at registration'),
  isSeeded: true,
});

export const workSettingsManifest = defineRecord({
  name: 'workSettings',
  place: 'company',
  noun: { one: 'work settings', many: 'work settings' },
  permission: { feature: null, read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  relations: [],
  activity: none('settings are not about a record'),
  isExported: none('one document of settings is no list'),
  newPage: none('pages of the settings'),
  isSeeded: none('what is usual in the trade is in force until someone changes it'),
});
