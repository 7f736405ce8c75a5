import type { Transaction } from 'firebase-admin/firestore';
import { FACES } from '@/domain/public-document/faces';
import { publicDocumentSchema, reportPartsSchema, type PublicDocument } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { stampOf, updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { isTokenBeside, publicDocuments, subjectRef, tokenOf, tokenRef, type Subject } from './publicDocuments';
import type { Data } from './readAround';
import { readFace, type Shown } from './readFace';

/**
 * Publishes a record's current public view, if it has a link. A record being edited keeps showing what was sent, as the kind's `Face`
 * defines.
 * @throws AppError `invalid` or `too-large` as `readFace` does.
 */
export async function publishFace(
  deps: Deps,
  companyId: string,
  kind: Subject['kind'],
  subjectId: string,
): Promise<void> {
  const subject = { companyId, kind, subjectId };
  await deps.db.runTransaction(async (transaction) => {
    const record = await transaction.get(subjectRef(deps.db, subject));
    const owner = isTokenBeside(kind) ? await transaction.get(tokenRef(deps.db, subject)) : record;
    const token = tokenOf(owner.data());
    if (!record.exists || token === '') return;
    // Records outlive their company for a while: its links don't.
    if (!(await transaction.get(companyRef(deps.db, companyId))).exists) return;
    const ref = publicDocuments(deps.db).doc(token);
    const data = record.data() ?? {};
    const face = FACES[kind];
    const held = face.held?.(data) ?? null;
    if (held) {
      const isFollowed = Object.keys(held).length > 0 && (await transaction.get(ref)).exists;
      if (isFollowed) transaction.update(ref, { ...held, ...updatedStamp('', deps.now()) });
      return;
    }
    const sharedAt: unknown = isTokenBeside(kind) ? owner.get('sharedAt') : undefined;
    const since = typeof sharedAt === 'string' ? { sharedAt } : {};
    const report = face.hasParts ? reportPartsSchema.safeParse(owner.get('report')).data : undefined;
    await writeFace(deps, transaction, { ...subject, ...since, report, token, data });
  });
}

/** Writes a record's public view from `data` under `token`, and returns it. It reads first: call it before other writes. */
export async function writeFace(
  deps: Deps,
  transaction: Transaction,
  { token, data, ...subject }: Shown & { token: string; data: Data },
): Promise<PublicDocument> {
  const face = publicDocumentSchema.parse(await readFace(deps, transaction, subject, data));
  const ref = publicDocuments(deps.db).doc(token);
  const sent = (await transaction.get(ref)).data();
  const stamp = stampOf(sent, '', deps.now());
  // The view carries its own modification time: for its readers that is the record's.
  transaction.set(ref, { ...stamp, ...face });
  return face;
}
