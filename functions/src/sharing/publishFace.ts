import type { Transaction } from 'firebase-admin/firestore';
import { withLookOf } from '@/domain/paper/header';
import { publicDocumentSchema, reportPartsSchema, type PublicDocument } from '@/domain/public-document/schema';
import type { Deps } from '../platform/admin';
import { stampOf, updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { isTokenBeside, publicDocuments, subjectRef, tokenOf, tokenRef, type Subject } from './publicDocuments';
import type { Data } from './readAround';
import { readFace, type Shown } from './readFace';

/** Documents; a visit and an item of the pricebook show the company as it looks today. */
const KEEPS_LOOK: readonly Subject['kind'][] = ['estimate', 'invoice', 'service-report', 'inspection', 'readings'];

/**
 * Writes what is shown of a record as it is now, if it has a link. An estimate that is being revised goes on showing
 * what was sent, and says that it cannot be answered. Documents keep the look that they were sent with.
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
    const sent = KEEPS_LOOK.includes(kind) ? (await transaction.get(ref)).data() : undefined;
    if (kind === 'estimate' && record.get('state') === 'draft') {
      if (sent) transaction.update(ref, { 'estimate.state': 'draft', ...updatedStamp('', deps.now()) });
      return;
    }
    // Opened again, it goes on showing the report as it was completed.
    if (kind === 'inspection' && record.get('state') === 'in-progress') return;
    const sharedAt: unknown = isTokenBeside(kind) ? owner.get('sharedAt') : undefined;
    const since = typeof sharedAt === 'string' ? { sharedAt } : {};
    const report = kind === 'service-report' ? reportPartsSchema.safeParse(owner.get('report')).data : undefined;
    await writeFace(deps, transaction, { ...subject, ...since, report, token, data: record.data() ?? {} }, sent);
  });
}

/**
 * Writes the face of a record whose data is `data` under `token`, and gives it; in the look of `sent`, the face as it was
 * sent, where there is one. It reads first: call it before other writes.
 */
export async function writeFace(
  deps: Deps,
  transaction: Transaction,
  { token, data, ...subject }: Shown & { token: string; data: Data },
  sent?: Data,
): Promise<PublicDocument> {
  const fresh = publicDocumentSchema.parse(await readFace(deps, transaction, subject, data));
  const look = publicDocumentSchema.shape.company.safeParse(sent?.['company']).data;
  const face = look ? inLookOf(fresh, look) : fresh;
  const ref = publicDocuments(deps.db).doc(token);
  const stamp = stampOf((await transaction.get(ref)).data(), '', deps.now());
  // When it was last changed says the face itself: for its readers that is when the record was.
  transaction.set(ref, { ...stamp, ...face });
  return face;
}

function inLookOf(face: PublicDocument, look: PublicDocument['company']): PublicDocument {
  const company = withLookOf(face.company, look);
  return { ...face, company, paper: face.paper && { ...face.paper, company } };
}
