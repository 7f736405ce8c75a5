import { can } from '@/domain/access/permissions';
import { tradesOf } from '@/domain/company/schema';
import { addSampleItems as contract } from '@/domain/pricebook/api';
import { samplesOf } from '@/domain/pricebook/samples';
import { templateOf } from '@/domain/pricebook/samples/templates';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { member } from '../platform/access';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { assertCan } from '../sharing/rights';
import { dayIn } from './dayIn';

/** Below the 500 writes of a transaction. */
const AT_ONCE = 400;

/** Returns an id like `sample-heating-and-cooling`, derived from the name, so that adding the samples again completes them. */
const sampleId = (name: string): string =>
  `sample-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)}`;

/**
 * Adds the usual items of the company's trades with their categories, and the good, better and best that estimates start from; with
 * `only` templates, just those and their items. Existing records aren't changed.
 */
export const addSampleItems = defineCallable(
  contract,
  { access: member({ feature: 'pricebook' }), rateLimit: { perMinute: 10 } },
  async (deps, { only }, caller) => {
    assertCan(caller, 'create', 'pricebook');
    if (only === 'templates') assertCan(caller, 'create', 'pricebookTemplates');
    const { companyId, company, uid } = caller;
    const now = deps.now();
    const samples = samplesOf(tradesOf(company), dayIn(now, company.timeZone));
    const templates = can(caller.user, 'create', 'pricebookTemplates')
      ? samples.templates.map((sample) => ({
          ref: inCompany(deps.db, companyId, 'pricebookTemplates').doc(sampleId(sample.name)),
          data: templateOf(sample, { idOf: sampleId, newId: sampleId }),
        }))
      : [];
    const named = new Set(samples.templates.flatMap(({ codes }) => codes.flat()));
    const wanted = samples.items.filter(({ code }) => only !== 'templates' || named.has(code));
    const categoryNames = new Set(wanted.map(({ categoryName }) => categoryName));
    const categories = samples.categories
      .filter(({ name }) => categoryNames.has(name))
      .map((category) => ({
        ref: inCompany(deps.db, companyId, 'pricebookCategories').doc(sampleId(category.name)),
        data: category,
      }));
    const items = wanted.map(({ categoryName, ...item }) => ({
      ref: inCompany(deps.db, companyId, 'pricebook').doc(sampleId(item.code)),
      data: { ...item, categoryId: sampleId(categoryName) },
    }));
    for (const group of inGroupsOf(AT_ONCE, [...categories, ...items, ...templates]))
      await deps.db.runTransaction(async (transaction) => {
        const stored = await transaction.getAll(...group.map(({ ref }) => ref));
        for (const [index, { ref, data }] of group.entries())
          if (!stored[index]?.exists) transaction.create(ref, { ...data, ...createdAudit(uid, now) });
      });
    return { itemCount: items.length, templateCount: templates.length };
  },
);
