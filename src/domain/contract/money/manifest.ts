import { NOBODY, OFFICE_WORK } from '../../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../../record/manifest';

const permission = {
  feature: 'contracts',
  read: OFFICE_WORK,
  create: NOBODY,
  update: NOBODY,
  delete: NOBODY,
} as const;
/** The closeout pack has all of it. */
const OF_A_CONTRACT = {
  ...KEPT_BY_SERVER,
  place: 'company',
  permission,
  relations: [],
  isExported: none('the closeout pack of its contract holds it'),
} as const;

export const contractBooksManifest = defineRecord({
  ...OF_A_CONTRACT,
  name: 'contractBooks',
  noun: { one: 'billing of a contract', many: 'billings of contracts' },
});

export const contractLogsManifest = defineRecord({
  ...OF_A_CONTRACT,
  name: 'contractLogs',
  noun: { one: 'cost log of a contract', many: 'cost logs of contracts' },
});

export const changeOrdersManifest = defineRecord({
  ...OF_A_CONTRACT,
  name: 'changeOrders',
  noun: { one: 'change order', many: 'change orders' },
});

export const payApplicationsManifest = defineRecord({
  ...OF_A_CONTRACT,
  name: 'payApplications',
  noun: { one: 'application for payment', many: 'applications for payment' },
});

export const lienWaiversManifest = defineRecord({
  ...OF_A_CONTRACT,
  name: 'lienWaivers',
  noun: { one: 'lien waiver', many: 'lien waivers' },
});
