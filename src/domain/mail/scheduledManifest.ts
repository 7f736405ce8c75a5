import { EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const scheduledSendsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'scheduledSends',
  place: 'company',
  noun: { one: 'scheduled send', many: 'scheduled sends' },
  permission: { feature: null, read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
