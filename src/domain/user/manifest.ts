import { defineRecord, none } from '../record/manifest';

export const usersManifest = defineRecord({
  name: 'users',
  place: 'root',
  noun: { one: 'member', many: 'members' },
  permission: none('everyone writes their own profile, functions the rest'),
  relations: [],
  activity: none('joining, roles and leaving are told by the functions that do it'),
  isExported: none('accounts are no records of the company'),
  newPage: none('people join by invitation'),
  isSeeded: true,
});
