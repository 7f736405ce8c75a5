import { DISPATCH, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

const shared = {
  ...KEPT_BY_SERVER,
  place: 'company',
  permission: { feature: 'quickbooks', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  isExported: none('the page prints and downloads what it shows'),
  isSeeded: none('connecting needs a person who agrees'),
} as const;

export const quickbooksSetupManifest = defineRecord({
  ...shared,
  name: 'quickbooksSetup',
  noun: { one: 'QuickBooks setup', many: 'QuickBooks setup' },
});

export const quickbooksLinksManifest = defineRecord({
  ...shared,
  name: 'quickbooksLinks',
  noun: { one: 'QuickBooks link', many: 'QuickBooks links' },
});

export const quickbooksRunsManifest = defineRecord({
  ...shared,
  name: 'quickbooksRuns',
  noun: { one: 'QuickBooks push', many: 'QuickBooks pushes' },
});

export const quickbooksPushesManifest = defineRecord({
  ...shared,
  name: 'quickbooksPushes',
  noun: { one: 'QuickBooks write', many: 'QuickBooks writes' },
});

export const quickbooksReportsManifest = defineRecord({
  ...shared,
  name: 'quickbooksReports',
  noun: { one: 'QuickBooks reconciliation', many: 'QuickBooks reconciliations' },
});
