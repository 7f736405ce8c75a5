import { DISPATCH, NOBODY } from '../access/roles';
import { defineRecord, KEPT_BY_SERVER, none } from '../record/manifest';

export const bankLinesManifest = defineRecord({
  ...KEPT_BY_SERVER,
  name: 'bankLines',
  place: 'company',
  noun: { one: 'bank line', many: 'bank lines' },
  // A statement shows what the company pays its people: bookkeepers read it, not everyone who records a payment.
  permission: { feature: 'invoices', read: DISPATCH, create: NOBODY, update: NOBODY, delete: NOBODY },
  relations: [],
  activity: none('a line says who decided about it, and when'),
  isExported: true,
});
