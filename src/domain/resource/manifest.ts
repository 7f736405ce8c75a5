import { DISPATCH, EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_IN_A_LIST } from '../record/manifest';

export const resourcesManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'resources',
  noun: { one: 'crew or vehicle', many: 'crews and vehicles' },
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
