import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { isBusy } from '../errors';
import type { Share } from './companyWork';
import { addedUp, type Counts } from './counts';

type Work = (document: QueryDocumentSnapshot) => Promise<Counts>;

/**
 * Processes each document found in a company, `atOnce` at a time. A failure is logged, counted in `failedParts` and doesn't block the
 * others; it is still due in the next run. If the database was busy, the document is retried after all others.
 */
export async function eachFound({ companyId, found }: Share, work: Work, atOnce = 1): Promise<Counts> {
  const parts: Counts[] = [];
  const again: QueryDocumentSnapshot[] = [];
  const left = [...found];
  const takeTurns = async (): Promise<void> => {
    for (let document = left.shift(); document; document = left.shift()) {
      const part = await attempted(companyId, document, work, true);
      if (part) parts.push(part);
      else again.push(document);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  for (const document of again) parts.push((await attempted(companyId, document, work, false)) ?? {});
  return addedUp(parts);
}

/** Returns the counts; null if it failed temporarily and `mayComeAgain`. */
async function attempted(
  companyId: string,
  document: QueryDocumentSnapshot,
  work: Work,
  mayComeAgain: boolean,
): Promise<Counts | null> {
  try {
    return await work(document);
  } catch (error) {
    if (mayComeAgain && isBusy(error)) return null;
    logError('nightly record failed', {
      companyId,
      path: document.ref.path,
      stack: error instanceof Error ? error.stack : typeof error,
    });
    return { failedParts: 1 };
  }
}

/** Returns the part of a share that was found in one collection. */
export const foundIn = ({ companyId, found }: Share, collection: string): Share => ({
  companyId,
  found: found.filter(({ ref }) => ref.parent.id === collection),
});
