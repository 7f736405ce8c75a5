import type { Deps } from '../platform/admin';
import { linkGone } from '../sharing/linkGone';
import { publicDocuments } from '../sharing/publicDocuments';

export type Linked = { companyId: string; subjectId: string };

/** Returns the agreement a customer's link is for. @throws AppError `not-found` */
export async function openLinked(deps: Deps, token: string): Promise<Linked> {
  const face = await publicDocuments(deps.db).doc(token).get();
  if (face.get('kind') !== 'agreement') throw linkGone();
  return { companyId: String(face.get('companyId')), subjectId: String(face.get('subjectId')) };
}
