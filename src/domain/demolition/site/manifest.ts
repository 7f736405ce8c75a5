import { DISPATCH, EVERYONE, MANAGERS, OFFICE_WORK } from '../../access/roles';
import { defineRecord, none } from '../../record/manifest';

const OF_SITES = {
  place: 'company',
  activity: none('the site’s own page tells all that happened there'),
  newPage: none('it is made on the page of its contract or job'),
} as const;

export const siteFilesManifest = defineRecord({
  ...OF_SITES,
  name: 'siteFiles',
  noun: { one: 'site file', many: 'site files' },
  permission: {
    feature: 'contracts',
    isReadFree: true,
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  relations: [{ to: 'customers', field: 'customerId', onDelete: 'stays', onMerge: 'moves' }],
  isExported: none('surveys and notices are printed'),
  isSeeded: true,
});

export const siteGatesManifest = defineRecord({
  ...OF_SITES,
  name: 'siteGates',
  noun: { one: 'start requirement', many: 'start requirements' },
  permission: {
    feature: 'contracts',
    isReadFree: true,
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
    // For clearing what is seen on site.
    progress: EVERYONE,
  },
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  isExported: none('a site has a dozen'),
  isSeeded: true,
});

export const siteLogsManifest = defineRecord({
  ...OF_SITES,
  name: 'siteLogs',
  noun: { one: 'daily log', many: 'daily logs' },
  permission: { feature: 'contracts', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS },
  relations: [],
  isExported: none('logs are printed day by day'),
  isSeeded: true,
});

export const wasteTicketsManifest = defineRecord({
  ...OF_SITES,
  name: 'wasteTickets',
  noun: { one: 'dump ticket', many: 'dump tickets' },
  permission: { feature: 'contracts', read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: DISPATCH },
  relations: [{ to: 'jobs', field: 'jobId', onDelete: 'stays' }],
  isExported: true,
  isSeeded: true,
});
