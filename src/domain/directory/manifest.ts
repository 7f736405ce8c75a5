import { EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const directoryManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'directory',
  place: 'company',
  noun: { one: 'search row', many: 'search' },
  permission: { feature: 'customers', read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
