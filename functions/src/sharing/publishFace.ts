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
 * Writes what is shown of a record as it is now, if it has a link. What is being changed goes on showing what was sent, as the
 * `Face` of the kind says.
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
    // Records outlive their company for a while: its links do not.
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

/**
 * Writes the face of a record whose data is `data` under `token`, and gives it. It reads first: call it before other writes.
 */
export async function writeFace(
  deps: Deps,
  transaction: Transaction,
  { token, data, ...subject }: Shown & { token: string; data: Data },
): Promise<PublicDocument> {
  const face = publicDocumentSchema.parse(await readFace(deps, transaction, subject, data));
  const ref = publicDocuments(deps.db).doc(token);
  const sent = (await transaction.get(ref)).data();
  const stamp = stampOf(sent, '', deps.now());
  // When it was last changed says the face itself: for its readers that is when the record was.
  transaction.set(ref, { ...stamp, ...face });
  return face;
}
