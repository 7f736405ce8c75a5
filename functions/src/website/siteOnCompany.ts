import { companyRef } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { publicSiteRef } from './siteRecords';

/** A deleted company's site goes with it. Whether a company has the feature is checked when its site is read. */
export const siteOnCompany = defineReaction(
  'siteOnCompany',
  'companies',
  async ({ db }, { params }) => {
    const companyId = params['companyId'] ?? '';
    await db.runTransaction(async (transaction) => {
      // As it is now: events come in any order.
      const company = await transaction.get(companyRef(db, companyId));
      if (!company.exists) transaction.delete(publicSiteRef(db, companyId));
    });
  },
  { concerns: ({ after }) => after === null },
);
