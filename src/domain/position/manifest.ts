import { DISPATCH, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

/** Schedulers can read positions; only a function writes them, because it knows whether the technician is on the clock. */
export const positionsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'positions',
  place: 'company',
  noun: { one: 'position', many: 'positions' },
  permission: { feature: 'schedule', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  activity: none('it is soon over'),
  isExported: none('it is soon over'),
  isSeeded: none('a demo’s phones are not on the road'),
});
