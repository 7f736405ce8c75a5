import { info } from 'firebase-functions/logger';
import { PUBLIC_KINDS } from '@/domain/public-document/schema';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { endUnusedWalls, removeLinks } from '../statusboard/links';
import { defineSchedule } from '../platform/defineSchedule';
import { publicDocuments, type Subject } from './publicDocuments';
import { publishFace } from './publishFace';
import { takeLink } from './revokeShare';

const PAGE = 200;

/** Each night: links whose time is over show nothing any more. */
export const endLinks = defineSchedule(
  'endLinks',
  { schedule: '40 7 * * *', secrets: [], timeoutSeconds: 1_800 },
  async (deps) => {
    const ended = (await endOldLinks(deps)) + (await endUnusedWalls(deps));
    if (ended > 0) info('links ended', { ended });
  },
);

/**
 * Takes back the links whose end has passed; returns how many. What a link shows may be older than its record (a reminder
 * changes nothing that is shown), so that the end is worked out anew first.
 */
export async function endOldLinks(deps: Deps): Promise<number> {
  const now = deps.now();
  let ended = 0;
  for (;;) {
    const { docs } = await publicDocuments(deps.db)
      .where('endsAt', '>', '')
      .where('endsAt', '<=', now)
      .limit(PAGE)
      .get();
    for (const { ref, data } of docs.map((face) => ({ ref: face.ref, data: face.data() }))) {
      const subject = subjectOf(data);
      if (subject) await publish(deps, subject);
      const fresh = await ref.get();
      if (!fresh.exists || String(fresh.get('endsAt') ?? '') > now || fresh.get('endsAt') === '') continue;
      if (subject) await takeLink(deps, subject, '');
      // What is left has no record any more.
      await ref.delete();
      ended += 1;
    }
    if (docs.length < PAGE) return ended;
  }
}

/** Takes back every link of a company that is gone. */
export async function endAllLinks(deps: Deps, companyId: string): Promise<void> {
  await deps.db.runTransaction((transaction) => removeLinks(deps, transaction, companyId));
  for (;;) {
    const { docs } = await publicDocuments(deps.db).where('companyId', '==', companyId).limit(PAGE).get();
    const batch = deps.db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}

function subjectOf({ companyId, kind: given, subjectId }: Record<string, unknown>): Subject | null {
  const kind = PUBLIC_KINDS.find((known) => known === given);
  if (!kind || typeof companyId !== 'string' || typeof subjectId !== 'string') return null;
  return companyId === '' || subjectId === '' ? null : { companyId, kind, subjectId };
}

/** What cannot be shown anew keeps the end that it has. */
async function publish(deps: Deps, { companyId, kind, subjectId }: Subject): Promise<void> {
  try {
    await publishFace(deps, companyId, kind, subjectId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
