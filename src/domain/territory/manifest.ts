import { DISPATCH, EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_IN_A_LIST } from '../record/manifest';

export const territoriesManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'territories',
  noun: { one: 'territory', many: 'territories' },
  permission: {
    feature: 'technicians',
    isReadFree: true,
    read: EVERYONE,
    create: DISPATCH,
    update: DISPATCH,
    delete: NOBODY,
  },
  isSeeded: true,
});
