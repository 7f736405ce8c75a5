import { tradesOf } from '@/domain/company/schema';
import { addSampleItems as contract } from '@/domain/pricebook/api';
import { samplesOf } from '@/domain/pricebook/samples';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { member } from '../platform/access';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { assertCan } from '../sharing/rights';
import { dayIn } from './dayIn';

/** Below the 500 writes of a transaction. */
const AT_ONCE = 400;

/** `sample-heating-and-cooling`: by what it is, so that adding the samples again completes them. */
const sampleId = (name: string): string =>
  `sample-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)}`;

/** Adds the usual items of the company's trades with their categories. Those that are there already stay as they are. */
export const addSampleItems = defineCallable(
  contract,
  { access: member({ feature: 'pricebook' }), rateLimit: { perMinute: 10 } },
  async (deps, _input, caller) => {
    assertCan(caller, 'create', 'pricebook');
    const { companyId, company, uid } = caller;
    const now = deps.now();
    const samples = samplesOf(tradesOf(company), dayIn(now, company.timeZone));
    const categories = samples.categories.map((category) => ({
      ref: inCompany(deps.db, companyId, 'pricebookCategories').doc(sampleId(category.name)),
      data: category,
    }));
    const items = samples.items.map(({ categoryName, ...item }) => ({
      ref: inCompany(deps.db, companyId, 'pricebook').doc(sampleId(item.code)),
      data: { ...item, categoryId: sampleId(categoryName) },
    }));
    for (const group of inGroupsOf(AT_ONCE, [...categories, ...items]))
      await deps.db.runTransaction(async (transaction) => {
        const stored = await transaction.getAll(...group.map(({ ref }) => ref));
        for (const [index, { ref, data }] of group.entries())
          if (!stored[index]?.exists) transaction.create(ref, { ...data, ...createdAudit(uid, now) });
      });
    return { itemCount: items.length };
  },
);
