import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';

/** Time during which repeats of a reported error are only counted. */
const QUIET_MS = 10 * MINUTE_MS;
const KEEP_MS = DAY_MS;
/** One instance counts the same error in the database at most once per this interval: a burst must not queue up for one document. */
const WRITE_EVERY_MS = 1_000;
const MAX_REMEMBERED = 200;

const untold = new Map<string, { count: number; writtenAt: number }>();

/** Whether to report an error, and how many occurrences went unreported before it. */
export type Repetition = { isNew: boolean; untoldCount: number };

/**
 * Counts an error across all instances: the first of its kind is new, and so is the next one ten minutes after the last report. The count
 * is a lower bound, since an instance may lose some of it when it ends.
 */
export async function countError({ db, now }: Deps, message: string, stack: string): Promise<Repetition> {
  const key = fingerprint(message, stack);
  const at = Date.parse(now());
  const local = untold.get(key);
  if (local && at - local.writtenAt < WRITE_EVERY_MS) {
    local.count += 1;
    return { isNew: false, untoldCount: 0 };
  }
  if (untold.size >= MAX_REMEMBERED) untold.clear();
  untold.set(key, { count: 0, writtenAt: at });

  const ref = db.collection('rateLimits').doc(`error_${key}`);
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const toldAt = Number(stored?.['toldAt'] ?? 0);
    const before = Number(stored?.['untoldCount'] ?? 0) + (local?.count ?? 0);
    const isNew = at - toldAt >= QUIET_MS;
    transaction.set(ref, {
      toldAt: isNew ? at : toldAt,
      untoldCount: isNew ? 0 : before + 1,
      expiresAt: Timestamp.fromMillis(at + KEEP_MS),
    });
    return { isNew, untoldCount: isNew ? before : 0 };
  });
}

/**
 * Returns the same value for the same bug: ignores ids, numbers and times, and the hashes in the build's file names, which change with
 * each release.
 */
function fingerprint(message: string, stack: string): string {
  const firstFrame = /^\s*(?:at |.*@).*$/m.exec(stack)?.[0] ?? '';
  const kind = `${message}\n${firstFrame}`
    .replace(/[?#][^\s:)]*/g, '')
    .replace(/\b(?=[\w-]*\d)[\w-]{16,}/g, '0')
    .replace(/\d+/g, '0');
  return createHash('sha256').update(kind).digest('hex').slice(0, 32);
}
