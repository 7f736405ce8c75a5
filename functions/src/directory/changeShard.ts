import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { shardId, type DirectoryShard, type SearchRow } from '@/domain/directory/schema';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import type { Directory } from './kinds';

type Rows<Row> = Map<string, Row>;

const ATTEMPTS = 20;
/** NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED: another writer changed the shard since we read it. */
const OVERTAKEN: readonly unknown[] = [5, 6, 9, 10];

/**
 * Writes a shard as `change` builds it from its current rows; returns how many rows it has. If another writer got there first, it starts
 * over, so `change` must reread what it needs each time; that way the later write is always based on the later documents. Not a
 * transaction, because its locks would block people saving the records read here.
 */
export async function changeShard<Row extends SearchRow>(
  deps: Deps,
  directory: Directory<Row>,
  { companyId, shard }: { companyId: string; shard: number },
  change: (rows: Rows<Row>) => Rows<Row> | Promise<Rows<Row>>,
): Promise<number> {
  const ref = inCompany(deps.db, companyId, directory.collection).doc(shardId(shard, directory.kind));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stored = await ref.get();
    const rows = await change(new Map(storedRows(directory, stored).map((row) => [row.id, row])));
    const fitted = directory.fit([...rows.values()]);
    if (stored.get('rows') === fitted.rows || (!stored.exists && fitted.count === 0)) return fitted.count;
    const updatedAt = nextTime(deps.now(), stored.get('updatedAt'));
    const document: DirectoryShard = { shard, ...fitted, ...stampOf(stored.data(), '', updatedAt) };
    if (await isWritten(ref, stored, document)) return fitted.count;
    await sleep(Math.random() * Math.min(50 * 2 ** attempt, 2000));
  }
  throw new AppError({ code: 'unavailable', userMessage: 'The search directory is busy. Please try again.' });
}

/** Returns the stored rows, or none if the field is missing or corrupt. */
export function storedRows<Row extends SearchRow>({ decode }: Directory<Row>, shard: DocumentSnapshot): Row[] {
  const encoded: unknown = shard.get('rows');
  if (typeof encoded !== 'string') return [];
  try {
    return decode(encoded);
  } catch {
    return [];
  }
}

async function isWritten(ref: DocumentReference, stored: DocumentSnapshot, document: DirectoryShard): Promise<boolean> {
  try {
    if (stored.updateTime) await ref.update(document, { lastUpdateTime: stored.updateTime });
    else await ref.create(document);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && OVERTAKEN.includes(error.code)) return false;
    throw error;
  }
}

/** Returns now, or a millisecond after the last write: instances' clocks differ, and a shard's time must never go back. */
function nextTime(now: string, last: unknown): string {
  if (typeof last !== 'string' || last < now) return now;
  return new Date(Date.parse(last) + 1).toISOString();
}
