import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Share } from './companyWork';
import { addedUp, type Counts } from './counts';

/**
 * Does something about each document that was found in a company, `atOnce` at a time. One that fails is logged, counted in `failedParts` and
 * keeps no other from its turn; it is still due in the next run.
 */
export async function eachFound(
  { companyId, found }: Share,
  work: (document: QueryDocumentSnapshot) => Promise<Counts>,
  atOnce = 1,
): Promise<Counts> {
  const parts: Counts[] = [];
  const left = [...found];
  const takeTurns = async (): Promise<void> => {
    for (let document = left.shift(); document; document = left.shift())
      parts.push(await attempted(companyId, document, work));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return addedUp(parts);
}

async function attempted(
  companyId: string,
  document: QueryDocumentSnapshot,
  work: (document: QueryDocumentSnapshot) => Promise<Counts>,
): Promise<Counts> {
  try {
    return await work(document);
  } catch (error) {
    logError('nightly record failed', {
      companyId,
      path: document.ref.path,
      stack: error instanceof Error ? error.stack : typeof error,
    });
    return { failedParts: 1 };
  }
}

/** The part of a share that was found in one collection. */
export const foundIn = ({ companyId, found }: Share, collection: string): Share => ({
  companyId,
  found: found.filter(({ ref }) => ref.parent.id === collection),
});
