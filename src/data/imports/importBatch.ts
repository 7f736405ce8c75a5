import type { RowFate } from '@/domain/import/plan';
import type { RowRecords } from '@/domain/import/records';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { collections } from '../collections';
import { toAppError } from '../errors';
import { readRecord } from '../records/definition';
import { revisionOf, type RawDocument, type Write } from '../records/store';
import type { Workspace } from '../session/workspace';
import { inParallel } from './inParallel';
import { newRecordWrite } from './newRecordWrite';

/** A row of the file and what should happen to it. `records` is set for rows that may have to be created. */
export type ImportItem = { fate: RowFate; records: RowRecords | null };

type Tools = Pick<Workspace, 'store' | 'scope'> & {
  /** Revisions of the import record that this run has sent, whether or not they were confirmed. */
  sent: Set<string>;
};
type Answer = {
  kind: 'create' | 'skip';
  counts: 'createdCount' | 'existingCount' | 'duplicateCount' | 'errorCount';
  item: ImportItem;
};

/** Number of customers, properties and units that fit into one commit; a row's own records are never split up. */
export const BATCH_DOCUMENTS = 200;
export const BATCH_ITEMS = 500;

/** Returns how many documents a row writes. */
export const documentsOf = ({ customer, properties, equipment }: RowRecords): number =>
  (customer ? 1 : 0) + properties.length + equipment.length;

/**
 * Writes an import's next rows and its progress in one commit, all or nothing, so that an interrupted import resumes exactly where it
 * stopped, and two devices can't run the same one. Existing records are left as they are. Returns the import record after the commit.
 * @throws AppError `conflict` if someone else is running or undoing this import, `permission-denied`, `unavailable`.
 */
export async function importBatch(
  tools: Tools,
  record: Stored<ImportRecord>,
  items: readonly ImportItem[],
): Promise<Stored<ImportRecord>> {
  const supposed = items.filter(({ fate }) => fate === 'existing');
  const found = await existingOf(tools, supposed);
  const answers = items.map((item): Answer => {
    if (item.fate === 'duplicate') return { kind: 'skip', counts: 'duplicateCount', item };
    if (item.fate === 'error' || !item.records) return { kind: 'skip', counts: 'errorCount', item };
    const known = found.get(item);
    return known ? alreadyThere(item, known, record.id) : { kind: 'create', counts: 'createdCount', item };
  });
  return commitAnswers(tools, record, answers);
}

async function commitAnswers(
  tools: Tools,
  record: Stored<ImportRecord>,
  answers: readonly Answer[],
): Promise<Stored<ImportRecord>> {
  const { scope, store } = tools;
  const at = nowIso();
  const creates = answers.filter(({ kind }) => kind === 'create');
  const revision = newId(12);
  const changes = {
    ...progressAfter(record, answers),
    updatedBy: scope().uid ?? '',
    updatedAt: at,
    revision,
    baseRevision: record.revision,
  };
  const progress: Write = { kind: 'update', path: collections.imports.path(scope()), id: record.id, data: changes };
  try {
    const writes = await Promise.all(creates.map(({ item }) => writesOf(tools, item, at)));
    tools.sent.add(revision);
    await store.commit([...writes.flat(), progress]);
    return { ...record, ...changes };
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code !== 'permission-denied') throw refusal;
    return afterRefusal(tools, record, answers, refusal);
  }
}

/** Handles a rejected commit: because of the import record, because a row already exists, or because of one bad row. */
async function afterRefusal(
  tools: Tools,
  record: Stored<ImportRecord>,
  answers: readonly Answer[],
  refusal: AppError,
): Promise<Stored<ImportRecord>> {
  const { store, scope } = tools;
  const server = await store.getFromServer(collections.imports.path(scope()), record.id);
  // The commit went through, but the response was lost with the connection: the run continues from there.
  if (server && revisionOf(server.data) !== record.revision && tools.sent.has(revisionOf(server.data)))
    return readRecord(collections.imports, server);
  if (server?.data['revision'] !== record.revision) {
    throw new AppError({
      code: 'conflict',
      userMessage: 'This import was continued or undone in another window. Reload the page to see where it stands.',
      cause: refusal,
    });
  }
  const creates = answers.filter(({ kind }) => kind === 'create');
  if (creates.length === 0) throw refusal;
  const found = await existingOf(
    tools,
    creates.map(({ item }) => item),
  );
  if (found.size > 0) {
    const known = answers.map((answer) => {
      const document = found.get(answer.item);
      return document ? alreadyThere(answer.item, document, record.id) : answer;
    });
    return commitAnswers(tools, record, known);
  }
  if (answers.length === 1)
    return commitAnswers(
      tools,
      record,
      answers.map(({ item }) => ({ kind: 'skip', counts: 'errorCount', item })),
    );
  const middle = Math.ceil(answers.length / 2);
  const halfway = await commitAnswers(tools, record, answers.slice(0, middle));
  return commitAnswers(tools, halfway, answers.slice(middle));
}

/** A record that this very import wrote counts as created: the page was closed before it was confirmed. */
const alreadyThere = (item: ImportItem, document: RawDocument, importId: string): Answer => ({
  kind: 'skip',
  counts: document.data['importId'] === importId ? 'createdCount' : 'existingCount',
  item,
});

async function existingOf(
  { store, scope }: Tools,
  items: readonly ImportItem[],
): Promise<Map<ImportItem, RawDocument>> {
  const found = new Map<ImportItem, RawDocument>();
  await inParallel(items, async (item) => {
    const { customer, properties } = item.records ?? { customer: null, properties: [], equipment: [] };
    const definition = customer ? collections.customers : collections.properties;
    const id = customer?.id ?? properties[0]?.id ?? '';
    const document = id === '' ? null : await store.getFromServer(definition.path(scope()), id);
    if (document) found.set(item, document);
  });
  return found;
}

async function writesOf({ scope }: Tools, { records }: ImportItem, at: string): Promise<Write[]> {
  if (!records) return [];
  const { customer, properties, equipment } = records;
  return Promise.all([
    ...(customer ? [newRecordWrite(collections.customers, scope(), customer, at)] : []),
    ...properties.map((property) => newRecordWrite(collections.properties, scope(), property, at)),
    ...equipment.map((unit) => newRecordWrite(collections.equipment, scope(), unit, at)),
  ]);
}

function progressAfter(record: ImportRecord, answers: readonly Answer[]) {
  const { createdCount, existingCount, duplicateCount, errorCount } = record;
  const counts = { createdCount, existingCount, duplicateCount, errorCount };
  for (const answer of answers) counts[answer.counts] += 1;
  const processedRows = record.processedRows + answers.length;
  return { ...counts, processedRows, status: processedRows >= record.totalRows ? ('done' as const) : record.status };
}
