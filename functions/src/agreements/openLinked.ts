import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { publicDocuments } from '../sharing/publicDocuments';

export type Linked = { companyId: string; subjectId: string; gone: () => AppError };

const gone = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'This link no longer works. Ask us for a new one.' });

/** The agreement that a customer's link is for. @throws AppError `not-found` */
export async function openLinked(deps: Deps, token: string): Promise<Linked> {
  const face = await publicDocuments(deps.db).doc(token).get();
  if (face.get('kind') !== 'agreement') throw gone();
  return { companyId: String(face.get('companyId')), subjectId: String(face.get('subjectId')), gone };
}
