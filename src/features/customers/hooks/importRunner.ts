import { BATCH_DOCUMENTS, BATCH_ITEMS, documentsOf, importBatch, type ImportItem } from '@/data/imports/importBatch';
import { collections } from '@/data/collections';
import { toAppError } from '@/data/errors';
import { readRecord } from '@/data/records/definition';
import type { Workspace } from '@/data/session/workspace';
import { fateOf, type DuplicateChoice, type ImportPlan } from '@/domain/import/plan';
import { recordsOf } from '@/domain/import/records';
import type { ImportRecord } from '@/domain/import/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';

export type RunOptions = {
  workspace: Pick<Workspace, 'store' | 'scope'>;
  importId: string;
  plan: ImportPlan;
  choices: Readonly<Record<string, DuplicateChoice>>;
  onProgress: (record: Stored<ImportRecord>) => void;
  /** True while offline: the next rows wait. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
};

const RETRY_MS = 3_000;

/**
 * Imports the remaining rows in batches until all are done or `signal` stops it. Offline, it waits and resumes automatically.
 * @throws AppError `conflict`, `permission-denied`
 */
export async function runImport(options: RunOptions): Promise<Stored<ImportRecord>> {
  const { workspace, importId, plan, onProgress, signal } = options;
  // Writes still pending from an earlier page must arrive before the progress is read.
  let record = await withConnection(options, async () => {
    await workspace.store.waitForPendingWrites();
    return readImport(workspace, importId);
  });
  const tools = { ...workspace, sent: new Set<string>() };
  while (!signal.aborted && record.status === 'running' && record.processedRows < plan.rows.length) {
    const items = nextItems(options, record.processedRows);
    record = await withConnection(options, () => importBatch(tools, record, items));
    onProgress(record);
  }
  return record;
}

async function readImport({ store, scope }: RunOptions['workspace'], id: string): Promise<Stored<ImportRecord>> {
  const document = await store.getFromServer(collections.imports.path(scope()), id);
  if (!document) throw new AppError({ code: 'not-found', userMessage: 'This import could not be found.' });
  return readRecord(collections.imports, document);
}

/** Returns the rows from `start` on that fit in one commit. */
function nextItems({ plan, choices, importId }: RunOptions, start: number): ImportItem[] {
  const items: ImportItem[] = [];
  let documents = 0;
  for (let index = start; index < plan.rows.length && items.length < BATCH_ITEMS; index += 1) {
    const row = plan.rows[index];
    if (!row) break;
    const fate = fateOf(plan, index, choices);
    const records = fate === 'create' || fate === 'existing' ? recordsOf(row, importId) : null;
    documents += records ? documentsOf(records) : 0;
    if (documents > BATCH_DOCUMENTS && items.length > 0) break;
    items.push({ fate, records });
  }
  return items;
}

/** Runs `work`, and retries whenever it fails only because the connection is down. */
async function withConnection<T>({ onWaiting, signal }: RunOptions, work: () => Promise<T>): Promise<T> {
  for (;;) {
    if (!navigator.onLine) {
      onWaiting(true);
      await untilOnline(signal);
    }
    signal.throwIfAborted();
    onWaiting(false);
    try {
      return await work();
    } catch (error) {
      const failure = toAppError(error);
      if (failure.code !== 'unavailable') throw failure;
      onWaiting(true);
      await pause(RETRY_MS, signal);
    }
  }
}

const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
