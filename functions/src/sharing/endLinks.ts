import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { PUBLIC_KINDS } from '@/domain/public-document/schema';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { commitFitting } from '../platform/fitting';
import { companiesWith } from '../platform/nightly/companyWork';
import { addedUp } from '../platform/nightly/counts';
import { eachFound, foundIn } from '../platform/nightly/eachFound';
import type { Nightly } from '../platform/nightly/runNightly';
import { endWall, removeLinks, unusedWalls, wallLinks } from '../statusboard/links';
import { publicDocuments, type Subject } from './publicDocuments';
import { publishFace } from './publishFace';
import { takeLink } from './revokeShare';

const PAGE = 200;

/** Revokes links past their end date, and wall links no one looks at any longer. */
export const oldLinks: Nightly = {
  work: companiesWith(
    (deps) => [
      {
        query: publicDocuments(deps.db).where('endsAt', '>', '').where('endsAt', '<=', deps.now()),
        by: 'endsAt',
        fields: ['companyId', 'kind', 'subjectId'],
      },
      { query: unusedWalls(deps), by: 'seenOn', fields: ['companyId'] },
    ],
    (link) => String(link.get('companyId') ?? ''),
  ),
  perCompany: async (deps, share) =>
    addedUp([
      await eachFound(foundIn(share, publicDocuments(deps.db).id), async (face) => ({
        ended: Number(await endLink(deps, face)),
      })),
      await eachFound(foundIn(share, wallLinks(deps.db).id), async ({ id }) => {
        await endWall(deps, id);
        return { walls: 1 };
      }),
    ]),
};

/** Nightly: expired links stop showing anything. */
export const endLinks = defineNightly('endLinks', { schedule: '40 7 * * *', secrets: [] }, oldLinks);

/**
 * Revokes a link past its end date; returns whether it did. A link's content may be older than its record (a reminder changes nothing
 * that is shown), so the end is recomputed first.
 */
async function endLink(deps: Deps, face: QueryDocumentSnapshot): Promise<boolean> {
  const subject = subjectOf(face.data());
  if (subject) await publish(deps, subject);
  const fresh = await face.ref.get();
  if (!fresh.exists || String(fresh.get('endsAt') ?? '') > deps.now() || fresh.get('endsAt') === '') return false;
  if (subject) await takeLink(deps, subject, '');
  // The remaining links no longer have a record.
  await face.ref.delete();
  return true;
}

/** Revokes every link of a deleted company. */
export async function endAllLinks(deps: Deps, companyId: string): Promise<void> {
  await deps.db.runTransaction((transaction) => removeLinks(deps, transaction, companyId));
  for (;;) {
    const { docs } = await publicDocuments(deps.db).where('companyId', '==', companyId).limit(PAGE).get();
    await commitFitting(docs, (some) => {
      const batch = deps.db.batch();
      for (const { ref } of some) batch.delete(ref);
      return batch.commit();
    });
    if (docs.length < PAGE) return;
  }
}

function subjectOf({ companyId, kind: given, subjectId }: Record<string, unknown>): Subject | null {
  const kind = PUBLIC_KINDS.find((known) => known === given);
  if (!kind || typeof companyId !== 'string' || typeof subjectId !== 'string') return null;
  return companyId === '' || subjectId === '' ? null : { companyId, kind, subjectId };
}

/** Anything that can't be refreshed keeps its existing end date. */
async function publish(deps: Deps, { companyId, kind, subjectId }: Subject): Promise<void> {
  try {
    await publishFace(deps, companyId, kind, subjectId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
