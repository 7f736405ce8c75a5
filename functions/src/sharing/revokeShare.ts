import { revokeShare as contract } from '@/domain/public-document/api';
import { FACES } from '@/domain/public-document/faces';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import { isTokenBeside, publicDocuments, subjectRef, tokenOf, tokenRef, type Subject } from './publicDocuments';
import { assertCanRevoke } from './rights';

/**
 * Revokes the link: anyone who opens it sees nothing from now on. Sharing again creates a new one. Only the role
 * decides: anything published while a feature was paid for must stay revocable after it no longer is.
 */
export const revokeShare = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 60 } },
  async (deps, { kind, subjectId }, caller) => {
    assertCanRevoke(caller, kind);
    if (!(await takeLink(deps, { companyId: caller.companyId, kind, subjectId }, caller.uid)))
      throw notFound(FACES[kind].noun);
    return {};
  },
);

/** Revokes a record's link; returns whether the record exists. `by` is '' for links that end automatically. */
export function takeLink(deps: Deps, subject: Subject, by: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const owner = tokenRef(deps.db, subject);
    const [record, shared] = await transaction.getAll(subjectRef(deps.db, subject), owner);
    if (!record?.exists) return false;
    const token = tokenOf(shared?.data());
    if (token === '') return true;
    transaction.delete(publicDocuments(deps.db).doc(token));
    if (isTokenBeside(subject.kind)) transaction.delete(owner);
    else transaction.update(owner, { token: '', ...updatedAudit(by, deps.now(), shared?.data()) });
    return true;
  });
}
