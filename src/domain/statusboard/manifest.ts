import { DISPATCH, NOBODY } from '../access/roles';
import { defineRecord, none } from '../record/manifest';

export const snoozesManifest = defineRecord({
  name: 'snoozes',
  place: 'company',
  noun: { one: 'snooze', many: 'snoozes' },
  permission: { feature: 'schedule', read: DISPATCH, create: DISPATCH, update: NOBODY, delete: NOBODY },
  relations: [],
  activity: none('it is soon over'),
  isExported: none('it is soon over'),
  newPage: none('it is made on the board'),
  isSeeded: none('a demo’s day begins without'),
});
