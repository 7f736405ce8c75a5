import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../../access/roles';
import { defineRecord, KEPT_BY_SERVER, KEPT_IN_A_LIST, none } from '../../record/manifest';

export const contractsManifest = defineRecord({
  name: 'contracts',
  place: 'company',
  noun: { one: 'contract', many: 'contracts' },
  permission: {
    feature: 'contracts',
    read: EVERYONE,
    create: OFFICE_WORK,
    update: OFFICE_WORK,
    delete: MANAGERS,
  },
  relations: [
    { to: 'customers', field: 'customerId', onDelete: 'blocks', onMerge: 'moves' },
    { to: 'properties', field: 'propertyId', onDelete: 'blocks' },
    { to: 'jobs', field: 'jobId', onDelete: 'blocks' },
  ],
  madeFrom: [{ from: 'estimates', field: 'estimateId' }],
  copiesCustomer: true,
  activity: none('its own page tells all that happened to it'),
  isExported: true,
  newPage: true,
  isSeeded: true,
});

export const contractVersionsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'contractVersions',
  place: 'company',
  noun: { one: 'version of a contract', many: 'versions of contracts' },
  permission: { feature: 'contracts', read: OFFICE_WORK, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
});

export const contractTemplatesManifest = defineRecord({
  ...KEPT_IN_A_LIST,
  name: 'contractTemplates',
  noun: { one: 'contract template', many: 'contract templates' },
  permission: { feature: 'contracts', read: OFFICE_WORK, create: MANAGERS, update: MANAGERS, delete: MANAGERS },
});
