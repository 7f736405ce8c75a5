import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { companyRef } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';
import { publicSiteRef } from './siteRecords';

const hasSite = (company: Record<string, unknown> | null | undefined): boolean =>
  hasFeature(companySchema.parse(company ?? {}).features, 'website');

/**
 * Marks the published site of a company that loses the feature "Website", and takes the mark off when it is back: search engines are not
 * sent to what answers that it is not there, and nobody reads all companies to know. A company that is gone takes its site along.
 */
export const siteOnCompany = defineTrigger(
  'siteOnCompany',
  'companies/{companyId}',
  async ({ db }, { before, after, params }) => {
    if (after && hasSite(before) === hasSite(after)) return;
    const companyId = params['companyId'] ?? '';
    await db.runTransaction(async (transaction) => {
      // As it is now: events come in any order.
      const [company, site] = await transaction.getAll(companyRef(db, companyId), publicSiteRef(db, companyId));
      if (!site?.exists) return;
      if (company?.exists) transaction.update(site.ref, { isWithheld: !hasSite(company.data()) });
      else transaction.delete(site.ref);
    });
  },
);
