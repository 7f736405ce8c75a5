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
