import { EVERYONE, MANAGERS, NOBODY } from '../../access/roles';
import { defineRecord, none } from '../../record/manifest';

export const manualJManifest = defineRecord({
  name: 'manualJ',
  place: 'company',
  noun: { one: 'load calculation', many: 'load calculations' },
  permission: { feature: 'manualJ', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('its revisions are its history'),
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const manualJRevisionsManifest = defineRecord({
  name: 'manualJRevisions',
  place: 'company',
  noun: { one: 'revision of a load calculation', many: 'revisions of load calculations' },
  permission: { feature: 'manualJ', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [],
  activity: none('it is history itself'),
  isExported: none('its calculation is exported'),
  newPage: none('a button of its calculation makes one'),
  isSeeded: none('the demo’s calculations are as they were made first'),
});
