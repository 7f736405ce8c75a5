import { EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { none } from '../record/manifest';

/** Manifest fields shared by all kinds of calculations. */
export const CALCULATION = {
  place: 'company',
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'stays' },
    { to: 'jobs', field: 'jobId', onDelete: 'stays' },
  ],
  madeFrom: [{ from: 'jobs', field: 'jobId' }],
  copiesCustomer: true,
  activity: none('its revisions are its history'),
  isExported: true,
  newPage: true,
  isSeeded: true,
} as const;
export const CALCULATION_ROLES = { read: EVERYONE, create: EVERYONE, update: EVERYONE, delete: MANAGERS } as const;

/** Manifest fields shared by all kept revisions. */
export const CALCULATION_REVISION = {
  place: 'company',
  relations: [],
  activity: none('it is history itself'),
  isExported: none('its calculation is exported'),
  newPage: none('a button of its calculation makes one'),
  isSeeded: none('the demo’s calculations are as they were made first'),
} as const;
export const CALCULATION_REVISION_ROLES = { ...CALCULATION_ROLES, update: NOBODY } as const;
