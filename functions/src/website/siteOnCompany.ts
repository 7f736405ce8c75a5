import { companyRef } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';
import { publicSiteRef } from './siteRecords';

/** A deleted company's site goes with it. Whether a company has the feature is checked when its site is read. */
export const siteOnCompany = defineTrigger(
  'siteOnCompany',
  'companies/{companyId}',
  async ({ db }, { after, params }) => {
    if (after) return;
    const companyId = params['companyId'] ?? '';
    await db.runTransaction(async (transaction) => {
      // As it is now: events come in any order.
      const company = await transaction.get(companyRef(db, companyId));
      if (!company.exists) transaction.delete(publicSiteRef(db, companyId));
    });
  },
);
