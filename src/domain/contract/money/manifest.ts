import { EVERYONE, MANAGERS, NOBODY, OFFICE_WORK } from '../../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../../record/manifest';

const permission = {
  feature: 'contracts',
  read: OFFICE_WORK,
  create: NOBODY,
  update: NOBODY,
  delete: NOBODY,
} as const;
/** The closeout package contains all of it. */
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

/** Crews can read them: an owner may sign one on site. */
export const changeOrdersManifest = defineRecord({
  ...OF_A_CONTRACT,
  permission: { ...permission, read: EVERYONE },
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

export const orderSignaturesManifest = defineRecord({
  name: 'orderSignatures',
  place: 'company',
  noun: { one: 'signature on a change order', many: 'signatures on change orders' },
  permission: { feature: 'contracts', read: EVERYONE, create: EVERYONE, update: NOBODY, delete: MANAGERS },
  relations: [],
  activity: none('the change order shows who signed and when'),
  isExported: none('the certificate of the change order holds it'),
  newPage: none('it is signed on site'),
  isSeeded: none('only a customer can sign'),
});
