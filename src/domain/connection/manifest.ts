import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const connectionsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'connections',
  place: 'company',
  noun: { one: 'connection', many: 'connections' },
  permission: { feature: null, read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  isExported: none('it says only that an account is connected'),
  isSeeded: none('connecting needs a person who agrees'),
});
