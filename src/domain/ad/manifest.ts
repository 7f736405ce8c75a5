import { ADMINS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const adsManifest = defineRecord({
  name: 'ads',
  place: 'company',
  noun: { one: 'ad', many: 'ads' },
  permission: { feature: null, read: ADMINS, create: ADMINS, update: ADMINS, delete: ADMINS },
  // The picture belongs to the ad by then, with a note of who consented.
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  activity: none('the log tells of customers, work and money'),
  isExported: none('each ad has files of its own'),
  newPage: none('a page below the ad generator, which has an address for each of its two'),
  isSeeded: true,
});

export const adResultsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'adResults',
  place: 'company',
  noun: { one: 'result of an ad', many: 'results of ads' },
  permission: { feature: null, read: ADMINS, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});
