import { EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER } from '../record/manifest';

export const calendarFeedsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'calendarFeeds',
  place: 'company',
  noun: { one: 'calendar link', many: 'calendar links' },
  permission: { feature: null, read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
