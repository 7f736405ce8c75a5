import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { chunkId, decodeChunk, type ChangeResult, type ChangeRow } from '@/domain/pricebook/change';
import { itemFault, pricebookItemSchema, type PricebookItem } from '@/domain/pricebook/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import { changeRef, parseChange } from './changeRecord';

type Place = { companyId: string; changeId: string; index: number };

/** An item's state before and after, for a rollback. */
const undoSchema = z.object({
  itemId: z.string(),
  wasCreated: z.boolean(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
type Undo = z.infer<typeof undoSchema>;

type Written = { result: ChangeResult; undo: Undo | null; write: ((transaction: Transaction) => void) | null };

/**
 * Applies one chunk of a change: all its items and its done mark, in one transaction. A finished chunk is skipped, so a run may be
 * repeated and concurrent runs do no harm. At most 200 items, well below a transaction's write limit. Returns whether this was the last
 * one.
 */
export async function applyChunk(deps: Deps, { companyId, changeId, index }: Place, by: string): Promise<boolean> {
  const { db } = deps;
  const ref = changeRef(deps, companyId, changeId);
  const rowsRef = inCompany(db, companyId, 'pricebookChangeRows').doc(chunkId(changeId, index));
  const chunk = await rowsRef.get();
  if (!chunk.exists)
    throw precondition('This price change was not uploaded completely. Discard it and upload the file again.');
  const rows = readRows(chunk);
  const items = rows.map(({ itemId }) => inCompany(db, companyId, 'pricebook').doc(itemId));

  return db.runTransaction(async (transaction) => {
    const [head, ...stored] = await transaction.getAll(ref, ...items);
    if (!head) return true;
    const change = parseChange(head);
    if (change.status !== 'applying' || change.doneChunks !== index) return change.doneChunks >= change.chunkCount;
    const written = rows.map((row, place) => writeRow(deps, row, stored[place], by));
    for (const { write } of written) write?.(transaction);
    const results = written.map(({ result }) => result);
    const applied = results.filter(({ outcome }) => outcome !== 'skipped').length;
    transaction.set(inCompany(db, companyId, 'pricebookChangeResults').doc(chunkId(changeId, index)), {
      changeId,
      index,
      results: JSON.stringify(results),
      before: JSON.stringify(written.flatMap(({ undo }) => undo ?? [])),
      ...createdAudit(by, deps.now()),
    });
    const isLast = index + 1 >= change.chunkCount;
    transaction.update(ref, {
      doneChunks: index + 1,
      appliedCount: change.appliedCount + applied,
      skippedCount: change.skippedCount + results.length - applied,
      ...(isLast && { status: 'live', liveAt: deps.now() }),
      ...updatedAudit(by, deps.now(), head.data()),
    });
    return isLast;
  });
}

function readRows(chunk: DocumentSnapshot): ChangeRow[] {
  try {
    const rows = decodeChunk(String(chunk.get('rows')));
    // The same item twice in one transaction would be written from the same old state.
    return [...new Map(rows.map((row) => [row.itemId, row])).values()];
  } catch (cause) {
    throw precondition(
      `The rows of this price change cannot be read (${cause instanceof Error ? cause.name : 'damaged'}). Upload the file again.`,
    );
  }
}

function writeRow(deps: Deps, row: ChangeRow, stored: DocumentSnapshot | undefined, by: string): Written {
  const skip = (reason: string): Written => ({
    result: { itemId: row.itemId, name: row.name, outcome: 'skipped', reason },
    undo: null,
    write: null,
  });
  if (!stored) return skip('It could not be read');
  const current = stored.exists ? pricebookItemSchema.safeParse(stored.data()) : null;
  if (row.action === 'create') {
    if (stored.exists) return skip('An item with this ID already exists');
    return checked(
      row,
      pricebookItemSchema.safeParse(row.fields),
      (item) => (transaction) => transaction.create(stored.ref, { ...item, ...createdAudit(by, deps.now()) }),
      {},
    );
  }
  if (!stored.exists) return skip('It was deleted in the meantime');
  if (!current?.success) return skip('It is damaged');
  const item: Record<string, unknown> = current.data;
  if (Object.keys(row.fields).some((field) => !Object.hasOwn(row.before, field)))
    return skip('It does not say what it replaces');
  const moved = Object.entries(row.before).filter(([field, value]) => !isSame(item[field], value));
  if (moved.length > 0) return skip(`Someone changed it in the meantime (${moved.map(([field]) => field).join(', ')})`);
  const before = Object.fromEntries(Object.keys(row.fields).map((field) => [field, item[field]]));
  return checked(
    row,
    pricebookItemSchema.safeParse({ ...item, ...row.fields }),
    (next) => (transaction) => {
      const fields = Object.fromEntries(
        Object.keys(row.fields).map((field) => [field, (next as Record<string, unknown>)[field]]),
      );
      transaction.update(stored.ref, { ...fields, ...updatedAudit(by, deps.now(), stored.data()) });
    },
    before,
  );
}

function checked(
  row: ChangeRow,
  parsed: ReturnType<typeof pricebookItemSchema.safeParse>,
  writeOf: (item: PricebookItem) => (transaction: Transaction) => void,
  before: Record<string, unknown>,
): Written {
  const { itemId, name, action } = row;
  const fault = parsed.success ? itemFault(parsed.data) : (parsed.error.issues[0]?.message ?? 'Not valid');
  if (!parsed.success || fault !== '')
    return { result: { itemId, name, outcome: 'skipped', reason: fault }, undo: null, write: null };
  const all: Record<string, unknown> = parsed.data;
  const after = action === 'create' ? all : Object.fromEntries(Object.keys(before).map((field) => [field, all[field]]));
  return {
    result: { itemId, name: parsed.data.name, outcome: action === 'create' ? 'created' : 'updated', reason: '' },
    undo: { itemId, wasCreated: action === 'create', before, after },
    write: writeOf(parsed.data),
  };
}

/** Rolls back one chunk, the same way: the items that still have the change's values. Returns whether this was the last one. */
export async function restoreChunk(deps: Deps, { companyId, changeId, index }: Place, by: string): Promise<boolean> {
  const { db } = deps;
  const ref = changeRef(deps, companyId, changeId);
  const resultRef = inCompany(db, companyId, 'pricebookChangeResults').doc(chunkId(changeId, index));
  const done = await resultRef.get();
  const undos = z.array(undoSchema).parse(JSON.parse(String(done.get('before') ?? '[]')));
  const items = undos.map(({ itemId }) => inCompany(db, companyId, 'pricebook').doc(itemId));

  return db.runTransaction(async (transaction) => {
    const [head, ...stored] = await transaction.getAll(ref, ...items);
    if (!head) return true;
    const change = parseChange(head);
    if (change.status !== 'rolling-back' || change.doneChunks !== index) return change.doneChunks >= change.chunkCount;
    const results = undos.map((undo, place) => restoreItem(deps, transaction, undo, stored[place], by));
    const restored = results.filter(({ outcome }) => outcome === 'restored').length;
    const isLast = index + 1 >= change.chunkCount;
    if (done.exists)
      transaction.update(resultRef, { results: JSON.stringify(results), ...updatedAudit(by, deps.now(), done.data()) });
    transaction.update(ref, {
      doneChunks: index + 1,
      restoredCount: change.restoredCount + restored,
      keptCount: change.keptCount + results.length - restored,
      ...(isLast && { status: 'rolled-back' }),
      ...updatedAudit(by, deps.now(), head.data()),
    });
    return isLast;
  });
}

function restoreItem(
  deps: Deps,
  transaction: Transaction,
  undo: Undo,
  stored: DocumentSnapshot | undefined,
  by: string,
): ChangeResult {
  const { itemId, wasCreated, before, after } = undo;
  const name = String(stored?.get('name') ?? '');
  const keep = (reason: string): ChangeResult => ({ itemId, name, outcome: 'kept', reason });
  if (!stored?.exists) return keep('It has since been deleted');
  const moved = Object.entries(after).filter(([field, value]) => !isSame(stored.get(field), value));
  if (moved.length > 0) return keep(`Someone has changed it since (${moved.map(([field]) => field).join(', ')})`);
  // Added items are archived, not deleted: they may be on a document by now.
  const fields = wasCreated ? { isActive: false } : before;
  transaction.update(stored.ref, { ...fields, ...updatedAudit(by, deps.now(), stored.data()) });
  return { itemId, name, outcome: 'restored', reason: '' };
}
