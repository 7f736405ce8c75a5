import { DISPATCH, EVERYONE } from '../access/roles';
import { defineRecord, KEPT_IN_A_LIST, none } from '../record/manifest';

/** A reading belongs to the vehicle: any driver that day can enter it. */
export const odometersManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'odometers',
  noun: { one: 'odometer reading', many: 'odometer readings' },
  permission: {
    feature: 'technicians',
    read: EVERYONE,
    create: EVERYONE,
    update: EVERYONE,
    delete: DISPATCH,
  },
  isExported: none('the mileage log is exported by month'),
  isSeeded: true,
  newPage: none('it is entered on the technician’s day'),
});
