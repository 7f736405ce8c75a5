import { NOBODY, OFFICE_WORK } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const mailManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'mail',
  place: 'company',
  noun: { one: 'sent e-mail', many: 'sent e-mails' },
  permission: { feature: null, read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [
    // Sent e-mail is kept, even if the customer is deleted.
    { to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' },
    { to: 'customers', field: 'subjectId', onDelete: 'stays', onMerge: 'moves-along' },
  ],
});
