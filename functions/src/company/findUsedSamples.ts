import type { Query, Transaction } from 'firebase-admin/firestore';
import { isClientWritten } from '@/domain/record/manifest';
import { manifestOf } from '@/domain/record/manifests';
import { namingsOf } from '@/domain/record/relations';
import { isUntouchedSample, type SampleCollection } from '@/domain/sample-data/schema';
import { fieldValue } from '@/lib/fieldValue';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import type { Place } from './sampleRefs';

type Data = Record<string, unknown>;
export type Sample = { collection: SampleCollection; id: string; data: Data };

/** More records referencing samples than anyone creates while looking around; beyond it, every sample they could reference stays. */
const LOOKED_AT = 300;
/** Collections that reference prices in their lines, which can't be queried. */
const PRICED = ['estimates', 'invoices', 'jobWork', 'pricebookTemplates'] as const;

/**
 * Finds the ids of samples that now belong to the company: edited by someone, or referenced by a record that stays. Reads only, within
 * the transaction that removes the others.
 */
export async function findUsedSamples(
  deps: Deps,
  transaction: Transaction,
  { companyId }: Place,
  samples: readonly Sample[],
): Promise<Set<string>> {
  const used = new Set(samples.filter(({ data }) => !isUntouchedSample(data['revision'])).map(({ id }) => id));
  const own = (collection: SampleCollection): string[] =>
    samples.filter((sample) => sample.collection === collection).map(({ id }) => id);
  const isSample = new Set(samples.map(({ id }) => id));
  const ask = async (query: Query): Promise<{ id: string; data: Data }[]> =>
    (await transaction.get(query.limit(LOOKED_AT))).docs.map((document) => ({
      id: document.id,
      data: document.data(),
    }));

  // Finds references to a customer, a property, a job or a technician, with one query per field that can hold one.
  const questions = (['customers', 'properties', 'jobs'] as const).flatMap((target) =>
    namingsOf(target)
      .filter(({ collection, onDelete }) => onDelete !== 'stays' || isClientWritten(manifestOf(collection)))
      .map(({ collection, field }) => ({ collection, field, ids: own(target), operator: 'in' as const })),
  );
  const people = {
    collection: 'jobs' as const,
    field: 'technicianIds',
    ids: own('technicians'),
    operator: 'array-contains-any' as const,
  };
  const namers = (
    await Promise.all(
      [...questions, people]
        .filter(({ ids }) => ids.length > 0)
        .map(async ({ collection, field, ids, operator }) => {
          const found = await ask(inCompany(deps.db, companyId, collection).where(field, operator, ids));
          if (found.length === LOOKED_AT) for (const id of ids) used.add(id);
          return found.map((record) => ({ id: record.id, named: [fieldValue(record.data, field)].flat() }));
        }),
    )
  ).flat();

  // A sample that stays keeps everything it references, transitively.
  for (let size = -1; size < used.size;) {
    size = used.size;
    for (const { id, named } of namers) {
      if (isSample.has(id) && !used.has(id)) continue;
      for (const one of named) if (typeof one === 'string' && isSample.has(one)) used.add(one);
    }
  }

  const prices = own('pricebook');
  if (prices.length > 0) {
    const priced = await Promise.all(
      PRICED.map((collection) => ask(inCompany(deps.db, companyId, collection).select())),
    );
    if (priced.flat().some(({ id }) => !isSample.has(id) || used.has(id))) for (const id of prices) used.add(id);
  }
  const categories = own('pricebookCategories');
  if (categories.length > 0) {
    const items = await ask(
      inCompany(deps.db, companyId, 'pricebook').where('categoryId', 'in', categories.slice(0, 30)),
    );
    for (const { id, data } of items) {
      const { categoryId } = data;
      if ((!isSample.has(id) || used.has(id)) && typeof categoryId === 'string') used.add(categoryId);
    }
    for (const id of categories.slice(30)) used.add(id);
  }
  return used;
}
