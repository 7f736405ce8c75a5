import { companyRef } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { publicSiteRef } from './siteRecords';

/** Removes a deleted company's site. Whether a company has the feature is checked when its site is read. */
export const siteOnCompany = defineReaction(
  'siteOnCompany',
  'companies',
  async ({ db }, { params }) => {
    const companyId = params['companyId'] ?? '';
    await db.runTransaction(async (transaction) => {
      // Uses the current state: events come in any order.
      const company = await transaction.get(companyRef(db, companyId));
      if (!company.exists) transaction.delete(publicSiteRef(db, companyId));
    });
  },
  { concerns: ({ after }) => after === null },
);
