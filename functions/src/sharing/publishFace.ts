import type { Transaction } from 'firebase-admin/firestore';
import { publicDocumentSchema, type PublicDocument } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { isTokenBeside, publicDocuments, subjectRef, tokenOf, tokenRef, type Subject } from './publicDocuments';
import { readFace, type Data, type Shown } from './readFace';

/**
 * Writes what is shown of a record as it is now, if it has a link. An estimate that is being revised goes on showing
 * what was sent, and says that it cannot be answered.
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
    if (kind === 'estimate' && record.get('state') === 'draft') {
      if ((await transaction.get(ref)).exists)
        transaction.update(ref, { 'estimate.state': 'draft', updatedAt: deps.now() });
      return;
    }
    const sharedAt: unknown = isTokenBeside(kind) ? owner.get('sharedAt') : undefined;
    const since = typeof sharedAt === 'string' ? { sharedAt } : {};
    await writeFace(deps, transaction, { ...subject, ...since, token, data: record.data() ?? {} });
  });
}

/** Writes the face of a record whose data is `data` under `token`, and gives it. It reads first: call it before other writes. */
export async function writeFace(
  deps: Deps,
  transaction: Transaction,
  { token, data, ...subject }: Shown & { token: string; data: Data },
): Promise<PublicDocument> {
  const face = publicDocumentSchema.parse(await readFace(deps, transaction, subject, data));
  transaction.set(publicDocuments(deps.db).doc(token), face);
  return face;
}
