import { PRICEBOOK_DIRECTORY } from '../directory/kinds';
import { createRefresher } from '../directory/refresher';
import { changedFields } from '../platform/changedFields';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { ROW_FIELDS, rowOfItem } from './row';

const refreshItem = createRefresher(PRICEBOOK_DIRECTORY, async ({ db }, companyId, id) =>
  rowOfItem(id, (await inCompany(db, companyId, 'pricebook').doc(id).get()).data()),
);

const SHOWN: readonly string[] = ROW_FIELDS;

/** Keeps the pricebook's search directory in sync with its items. */
export const directoryOnPricebook = defineReaction(
  'directoryOnPricebook',
  'pricebook',
  (_deps, { params: { companyId = '', id = '' } }) => refreshItem(companyId, id),
  { concerns: ({ before, after }) => changedFields(before, after).some((name) => SHOWN.includes(name)) },
);
