import { EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const activityManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'activity',
  place: 'company',
  noun: { one: 'activity', many: 'activity' },
  permission: { feature: null, read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  // History keeps the customer it referred to at the time.
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'stays' }],
  activity: none('it is the log itself'),
});
