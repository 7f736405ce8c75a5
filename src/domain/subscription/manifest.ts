import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const stripeCheckoutsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'stripeCheckouts',
  place: 'root',
  noun: { one: 'checkout', many: 'checkouts' },
  permission: none('the company’s own are read, nobody writes'),
  relations: [],
  isSeeded: none('the demo companies have bought nothing'),
});
