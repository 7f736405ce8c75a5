import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const notesManifest = defineRecord({
  name: 'notes',
  place: 'company',
  noun: { one: 'note', many: 'notes' },
  permission: { feature: null, read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'goes-along', onMerge: 'moves' },
    { to: 'customers', field: 'subjectId', onDelete: 'stays', onMerge: 'moves-along' },
    { to: 'jobs', field: 'subjectId', onDelete: 'goes-along' },
  ],
  // A note on a customer has no job of that id, and stays with the customer it was written on.
  madeFrom: [{ from: 'jobs', field: 'subjectId' }],
  activity: none('notes are shown beside the history'),
  isExported: true,
  newPage: none('it is written on a customer or a job'),
  isSeeded: true,
});
