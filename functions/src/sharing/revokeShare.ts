import { revokeShare as contract } from '@/domain/public-document/api';
import { member } from '../platform/access';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import {
  isTokenBeside,
  publicDocuments,
  subjectRef,
  SUBJECT_NAMES,
  tokenOf,
  tokenRef,
  type Subject,
} from './publicDocuments';
import { assertCanShare } from './rights';

/** Takes the link away: whoever opens it sees nothing from now on. Sharing again makes a new one. */
export const revokeShare = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 60 } },
  async (deps, { kind, subjectId }, caller) => {
    assertCanShare(caller, kind);
    const subject: Subject = { companyId: caller.companyId, kind, subjectId };
    await deps.db.runTransaction(async (transaction) => {
      const owner = tokenRef(deps.db, subject);
      const [record, shared] = await transaction.getAll(subjectRef(deps.db, subject), owner);
      if (!record?.exists) throw notFound(SUBJECT_NAMES[kind]);
      const token = tokenOf(shared?.data());
      if (token === '') return;
      transaction.delete(publicDocuments(deps.db).doc(token));
      if (isTokenBeside(kind)) transaction.delete(owner);
      else transaction.update(owner, { token: '', ...updatedAudit(caller.uid, deps.now(), shared?.data()) });
    });
    return {};
  },
);
