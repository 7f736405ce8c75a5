import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Share } from './companyWork';
import { addedUp, type Counts } from './counts';

/**
 * Does something about each document that was found in a company, one after the other. One that fails is logged, counted in `failedParts` and
 * keeps no other from its turn; it is still due in the next run.
 */
export async function eachFound(
  { companyId, found }: Share,
  work: (document: QueryDocumentSnapshot) => Promise<Counts>,
): Promise<Counts> {
  const parts: Counts[] = [];
  for (const document of found) {
    try {
      parts.push(await work(document));
    } catch (error) {
      parts.push({ failedParts: 1 });
      logError('nightly record failed', {
        companyId,
        path: document.ref.path,
        stack: error instanceof Error ? error.stack : typeof error,
      });
    }
  }
  return addedUp(parts);
}

/** The part of a share that was found in one collection. */
export const foundIn = ({ companyId, found }: Share, collection: string): Share => ({
  companyId,
  found: found.filter(({ ref }) => ref.parent.id === collection),
});
