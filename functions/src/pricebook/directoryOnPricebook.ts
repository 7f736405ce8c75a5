import { PRICEBOOK_DIRECTORY } from '../directory/kinds';
import { createRefresher, DIRECTORY_INSTANCES } from '../directory/refresher';
import { changedFields } from '../platform/changedFields';
import { inCompany } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';
import { ROW_FIELDS, rowOfItem } from './row';

const refreshItem = createRefresher(PRICEBOOK_DIRECTORY, async ({ db }, companyId, id) =>
  rowOfItem(id, (await inCompany(db, companyId, 'pricebook').doc(id).get()).data()),
);

const SHOWN: readonly string[] = ROW_FIELDS;

/** Keeps the pricebook's search directory in step with its items. */
export const directoryOnPricebook = defineTrigger(
  'directoryOnPricebook',
  'companies/{companyId}/pricebook/{id}',
  async (_deps, change) => {
    const { companyId = '', id = '' } = change.params;
    if (changedFields(change.before, change.after).some((name) => SHOWN.includes(name)))
      await refreshItem(companyId, id);
  },
  { maxInstances: DIRECTORY_INSTANCES },
);
