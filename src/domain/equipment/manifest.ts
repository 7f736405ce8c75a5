import { EVERYONE, MANAGERS } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const equipmentManifest = defineRecord({
  name: 'equipment',
  place: 'company',
  noun: { one: 'unit of equipment', many: 'units of equipment' },
  permission: { feature: 'customers', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'goes-along', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'goes-along' },
  ],
  madeFrom: [{ from: 'properties', field: 'propertyId' }],
  activity: { subject: 'equipment' },
  isExported: true,
  newPage: none('it is entered at its property'),
  isSeeded: true,
});
