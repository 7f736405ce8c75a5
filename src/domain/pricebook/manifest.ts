import { DISPATCH, EVERYONE, MANAGERS, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const dispatchWrites = {
  feature: 'pricebook',
  read: EVERYONE,
  create: DISPATCH,
  update: DISPATCH,
  delete: MANAGERS,
} as const;
/** A price change is prepared on a device and never changes after that; functions carry it out. */
const writtenOnce = { feature: 'pricebook', read: DISPATCH, create: DISPATCH, update: NOBODY, delete: NOBODY } as const;
const serverWrites = { feature: 'pricebook', create: NOBODY, update: NOBODY, delete: NOBODY } as const;

const part = {
  place: 'company',
  relations: [],
  activity: none('the pricebook keeps its own list of changes'),
  isExported: none('it goes with the pricebook’s file'),
  newPage: none('a dialog of the pricebook makes one'),
} as const;

export const pricebookManifest = defineRecord({
  ...part,
  name: 'pricebook',
  noun: { one: 'pricebook item', many: 'pricebook items' },
  permission: dispatchWrites,
  isExported: true,
  isSeeded: true,
});

export const pricebookCategoriesManifest = defineRecord({
  ...part,
  name: 'pricebookCategories',
  noun: { one: 'pricebook category', many: 'pricebook categories' },
  permission: dispatchWrites,
  isSeeded: true,
});

export const pricebookTemplatesManifest = defineRecord({
  ...part,
  name: 'pricebookTemplates',
  noun: { one: 'pricebook template', many: 'pricebook templates' },
  permission: dispatchWrites,
  isSeeded: true,
});

export const pricebookSettingsManifest = defineRecord({
  ...part,
  name: 'pricebookSettings',
  noun: { one: 'pricebook settings', many: 'pricebook settings' },
  permission: { feature: 'pricebook', read: EVERYONE, create: MANAGERS, update: MANAGERS, delete: NOBODY },
  isSeeded: none('the usual settings hold'),
});

export const pricebookChangesManifest = defineRecord({
  ...part,
  name: 'pricebookChanges',
  noun: { one: 'price change', many: 'price changes' },
  permission: writtenOnce,
  isSeeded: none('a demo starts with prices that hold'),
});

export const pricebookChangeRowsManifest = defineRecord({
  ...part,
  name: 'pricebookChangeRows',
  noun: { one: 'row of a price change', many: 'rows of price changes' },
  permission: writtenOnce,
  isSeeded: none('a demo starts with prices that hold'),
});

export const pricebookChangeResultsManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'pricebookChangeResults',
  place: 'company',
  noun: { one: 'result of a price change', many: 'results of price changes' },
  permission: { ...serverWrites, read: DISPATCH },
  relations: [],
});

export const pricebookDirectoryManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'pricebookDirectory',
  place: 'company',
  noun: { one: 'pricebook search row', many: 'pricebook search' },
  permission: { ...serverWrites, read: EVERYONE },
  relations: [],
});
