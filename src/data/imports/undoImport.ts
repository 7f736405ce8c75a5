import { namingsOf } from '@/domain/record/relations';
import { fieldValue } from '@/lib/fieldValue';
import { collections } from '../collections';
import { MAX_LIST_LIMIT } from '../limits';
import type { CollectionDefinition } from '../records/definition';
import type { Cursor, ListOptions, RawDocument, Write } from '../records/store';
import { sightOf } from '../relations/belongings';
import type { Workspace } from '../session/workspace';
import { inParallel } from './inParallel';

type Tools = Pick<Workspace, 'store' | 'scope' | 'getState'>;
export type UndoProgress = { removed: number; kept: number };
type Options = { onProgress: (progress: UndoProgress) => void; shouldStop: () => boolean };

const PAGE = 200;
/** The most values an `in` clause accepts. */
const IDS_AT_ONCE = 30;

const isChanged = ({ data }: RawDocument): boolean => data['updatedAt'] !== data['createdAt'];

/**
 * Removes the customers and properties an import created. Customers that are now referenced by a job, a note or another property, or that
 * were changed, stay with everything they have. Can be interrupted and restarted.
 * @returns true when finished, false when stopped. @throws AppError `permission-denied`, `unavailable`.
 */
export async function undoImport(
  tools: Tools,
  importId: string,
  { onProgress, shouldStop }: Options,
): Promise<boolean> {
  const progress: UndoProgress = { removed: 0, kept: 0 };
  const kept = new Set<string>();
  for await (const page of pagesOf(tools, collections.customers, importId)) {
    for (let start = 0; start < page.length; start += IDS_AT_ONCE) {
      if (shouldStop()) return false;
      const customers = page.slice(start, start + IDS_AT_ONCE);
      const stays = await customersInUse(tools, customers, importId);
      const gone = customers.filter(({ id }) => !stays.has(id));
      await removeCustomers(
        tools,
        gone.map(({ id }) => id),
      );
      for (const id of stays) kept.add(id);
      progress.removed += gone.length;
      progress.kept = kept.size;
      onProgress({ ...progress });
    }
  }
  for await (const page of pagesOf(tools, collections.properties, importId)) {
    if (shouldStop()) return false;
    await removeProperties(
      tools,
      page.filter(({ data }) => !kept.has(String(data['customerId']))),
    );
  }
  return true;
}

/** Yields the records an import created, page by page, while earlier ones are being removed. */
async function* pagesOf<T>(
  { store, scope }: Tools,
  definition: CollectionDefinition<T>,
  importId: string,
): AsyncGenerator<RawDocument[]> {
  let cursor: Cursor | null = null;
  for (;;) {
    const options: ListOptions = { where: [{ field: 'importId', operator: '==', value: importId }], limit: PAGE };
    const page: RawDocument[] = await store.query(definition.path(scope()), cursor ? { ...options, cursor } : options);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    cursor = { values: [], id: last.id };
  }
}

/** Returns which of these customers have been used since. */
async function customersInUse(tools: Tools, customers: readonly RawDocument[], importId: string): Promise<Set<string>> {
  const stays = new Set(customers.filter(isChanged).map(({ id }) => id));
  const ids = customers.map(({ id }) => id);
  const namings = namingsOf('customers').filter(({ onDelete }) => onDelete !== 'stays');
  const seen = namings.map((naming) => ({ ...naming, sight: sightOf(naming.collection, tools) }));
  // Records the user can't see may exist: keep everything rather than remove too much.
  if (seen.some(({ sight }) => sight === 'hidden')) return new Set(ids);
  const found = await Promise.all(
    seen
      .filter(({ sight }) => sight === 'open')
      .map(async ({ collection, field }) => ({
        collection,
        field,
        records: await tools.store.query(collections[collection].path(tools.scope()), {
          where: [{ field, operator: 'in', value: ids }],
          limit: MAX_LIST_LIMIT,
        }),
      })),
  );
  // A full result may be incomplete.
  if (found.some(({ records }) => records.length >= MAX_LIST_LIMIT)) return new Set(ids);
  for (const { collection, field, records } of found) {
    const isImported = (record: RawDocument): boolean =>
      (collection === 'properties' || collection === 'equipment') &&
      !isChanged(record) &&
      record.data['importId'] === importId;
    for (const record of records) if (!isImported(record)) stays.add(String(fieldValue(record.data, field)));
  }
  return stays;
}

async function removeCustomers({ store, scope }: Tools, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const path = collections.properties.path(scope());
  const properties = await store.query(path, {
    where: [{ field: 'customerId', operator: 'in', value: ids }],
    limit: MAX_LIST_LIMIT,
  });
  const units = await store.query(collections.equipment.path(scope()), {
    where: [{ field: 'customerId', operator: 'in', value: ids }],
    limit: MAX_LIST_LIMIT,
  });
  const writes: Write[] = [
    ...units.map(({ id }): Write => ({ kind: 'delete', path: collections.equipment.path(scope()), id })),
    ...properties.map(({ id }): Write => ({ kind: 'delete', path, id })),
    ...ids.map((id): Write => ({ kind: 'delete', path: collections.customers.path(scope()), id })),
  ];
  for (let start = 0; start < writes.length; start += PAGE) await store.commit(writes.slice(start, start + PAGE));
}

/** Removes properties the import added to existing customers, unless something depends on them. */
async function removeProperties(tools: Tools, properties: readonly RawDocument[]): Promise<void> {
  const { store, scope } = tools;
  // Includes references that would also block a manual removal of a property: there's no one to ask here.
  const namings = namingsOf('properties').map((naming) => ({ ...naming, sight: sightOf(naming.collection, tools) }));
  if (namings.some(({ sight }) => sight === 'hidden')) return;
  const asked = namings.filter(({ sight }) => sight === 'open');
  const writes: Write[] = [];
  await inParallel(properties, async (property) => {
    if (isChanged(property)) return;
    const used = await Promise.all(
      asked.map(({ collection, field }) =>
        store.query(collections[collection].path(scope()), {
          where: [{ field, operator: '==', value: property.id }],
          limit: 1,
        }),
      ),
    );
    if (used.flat().length === 0)
      writes.push({ kind: 'delete', path: collections.properties.path(scope()), id: property.id });
  });
  if (writes.length > 0) await store.commit(writes);
}
