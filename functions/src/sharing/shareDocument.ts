import type { Transaction } from 'firebase-admin/firestore';
import { offered } from '@/domain/agreement/record/change';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { shareDocument as contract } from '@/domain/public-document/api';
import { FACES } from '@/domain/public-document/faces';
import type { ReportParts } from '@/domain/public-document/schema';
import { newShareToken } from '@/domain/public-document/token';
import { calendarDay } from '@/lib/dates';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf, updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { readCredentials } from './readCredentials';
import { markedSent } from '../estimates/markSent';
import { parseRecord } from './parseRecord';
import { writeFace } from './publishFace';
import { isTokenBeside, subjectRef, tokenOf, tokenRef, type Subject } from './publicDocuments';
import { readCompany, type Data } from './readAround';
import { assertCanShare } from './rights';

/**
 * Returns a record's link, creating it if needed. Giving a customer the link of a draft estimate sends it; a draft invoice and an
 * inspection in progress have nothing to show yet.
 */
export const shareDocument = defineCallable(
  contract,
  // The link is for outsiders: the person sharing it must have verified their address, owners included.
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 60, perNetwork: 180 } },
  async (deps, { kind, subjectId, report }, caller) => {
    assertCanShare(caller, kind);
    const subject: Subject = { companyId: caller.companyId, kind, subjectId };
    const token = await deps.db.runTransaction((transaction) =>
      shareIn(deps, transaction, subject, { uid: caller.uid, report }),
    );
    return { token };
  },
);

type Sharer = Pick<Member, 'uid'> & {
  /** True when a declined estimate is offered again. */
  isOfferedAnew?: boolean;
  /** For a service report: its parts. */
  report?: ReportParts | undefined;
};

/** Shares within a transaction: all its reads, then all its writes. Returns the token. */
export async function shareIn(deps: Deps, transaction: Transaction, subject: Subject, caller: Sharer): Promise<string> {
  const record = await transaction.get(subjectRef(deps.db, subject));
  if (!record.exists) throw notFound(FACES[subject.kind].noun);
  const stored = record.data() ?? {};
  const owner = tokenRef(deps.db, subject);
  const ownerData = isTokenBeside(subject.kind) ? (await transaction.get(owner)).data() : stored;
  const token = tokenOf(ownerData) || newShareToken();
  const changes = await changesOf(deps, transaction, subject, { stored, isOfferedAnew: caller.isOfferedAnew ?? false });
  const report = FACES[subject.kind].hasParts && caller.report ? { report: caller.report } : {};
  await writeFace(deps, transaction, { ...subject, ...report, token, data: { ...stored, ...changes, token } });
  if (isTokenBeside(subject.kind))
    transaction.set(owner, {
      token,
      kind: subject.kind,
      subjectId: subject.subjectId,
      ...report,
      sharedBy: caller.uid,
      sharedAt: deps.now(),
      ...stampOf(ownerData, caller.uid, deps.now()),
    });
  else if (Object.keys(changes).length > 0 || tokenOf(ownerData) !== token)
    transaction.update(owner, { ...changes, token, ...updatedAudit(caller.uid, deps.now(), stored) });
  return token;
}

async function changesOf(
  deps: Deps,
  transaction: Transaction,
  { kind, companyId }: Subject,
  { stored, isOfferedAnew }: { stored: Data; isOfferedAnew: boolean },
): Promise<Data> {
  const state = stored['state'];
  const notYet = FACES[kind].notYet?.(stored) ?? '';
  if (notYet !== '') throw precondition(notYet);
  if (kind === 'agreement' && state === 'draft') return offered(parseRecord(agreementSchema, stored), deps.now());
  if (kind !== 'estimate' || !(state === 'draft' || (state === 'declined' && isOfferedAnew))) return {};
  const { company } = await readCompany(deps, transaction, companyId);
  const now = deps.now();
  return markedSent(parseRecord(estimateSchema, stored), {
    now,
    today: calendarDay(company.timeZone, new Date(now)),
    credentials: await readCredentials(deps, transaction, companyId),
  });
}
