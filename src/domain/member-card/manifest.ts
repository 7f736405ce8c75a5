import { EVERYONE, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const memberCardsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'memberCards',
  place: 'company',
  noun: { one: 'business card', many: 'business cards' },
  permission: { feature: null, read: EVERYONE, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  activity: none('a card says nothing of customers, work or money'),
  isSeeded: true,
});
