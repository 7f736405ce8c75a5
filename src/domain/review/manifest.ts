import { OFFICE_WORK } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const reviewsManifest = defineRecord({
  name: 'reviews',
  place: 'company',
  noun: { one: 'review', many: 'reviews' },
  // Whoever wrote it, it stays: only what the office copied by hand can be deleted. That is a matter of the record, and stands in the rules.
  permission: {
    feature: 'reviews',
    read: OFFICE_WORK,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: OFFICE_WORK,
  },
  relations: [
    // It is what somebody said, also when their record is gone.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  activity: none('its inbox says what became of it'),
  isExported: true,
  newPage: none('a drawer of the list makes one'),
  isSeeded: true,
});
