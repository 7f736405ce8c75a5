import { MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const invitesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'invites',
  place: 'company',
  noun: { one: 'invitation', many: 'invitations' },
  permission: { feature: null, read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  isSeeded: none('the demo’s people have joined already'),
});
