import { MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const brandVersionsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'brandVersions',
  place: 'company',
  noun: { one: 'version of the brand kit', many: 'versions of the brand kit' },
  permission: { feature: null, read: MANAGERS, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  isSeeded: none('the server makes one when a demo company sets its colors'),
});
