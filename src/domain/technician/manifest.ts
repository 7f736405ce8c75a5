import { DISPATCH, EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const techniciansManifest = defineRecord({
  name: 'technicians',
  place: 'owner',
  noun: { one: 'technician', many: 'technicians' },
  permission: {
    feature: 'technicians',
    isReadFree: true,
    read: EVERYONE,
    create: DISPATCH,
    update: DISPATCH,
    delete: NOBODY,
  },
  relations: [],
  activity: { subject: 'technician' },
  isExported: true,
  newPage: none('a drawer of the list makes one'),
  isSeeded: true,
});
