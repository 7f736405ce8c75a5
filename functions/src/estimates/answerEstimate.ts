import type { output } from 'zod';
import type { Transaction } from 'firebase-admin/firestore';
import type { Credential } from '@/domain/award/credential';
import { estimateStatus, moveEstimate, type EstimateStatus } from '@/domain/billing/estimateState';
import { companySchema } from '@/domain/company/schema';
import { answerEstimate as contract } from '@/domain/estimate/api';
import { chosenTotalCents } from '@/domain/estimate/choice';
import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { calendarDay } from '@/lib/dates';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { defineCallable, type Device } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { assertSigned } from '../sharing/assertSigned';
import { linkGone } from '../sharing/linkGone';
import { readCredentials } from '../sharing/readCredentials';
import { writeFace } from '../sharing/publishFace';
import { publicDocuments, subjectRef, tokenOf, type Subject } from '../sharing/publicDocuments';
import { parseRecord } from '../sharing/parseRecord';
import { approved, isApprovedAlike } from './approval';
import { joinWithEstimate } from './joinWithEstimate';
import { estimateFacts } from './markSent';

type Input = output<typeof contract.input>;
type Answer = Input['answer'];

/** Lets the customer accept, decline or request changes. The page isn't trusted: everything is rechecked. */
export const answerEstimate = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 } },
  async (deps, input, caller) => {
    const face = await publicDocuments(deps.db).doc(input.token).get();
    if (face.get('kind') !== 'estimate') throw linkGone();
    await countCall(deps, `answer_${input.token}`, 20);
    const subject: Subject = {
      companyId: String(face.get('companyId')),
      kind: 'estimate',
      subjectId: String(face.get('subjectId')),
    };
    // Signed on a colleague's device that was handed over: kept with the signature.
    const byUid = caller.user?.companyId === subject.companyId ? caller.uid : '';
    return deps.db.runTransaction((transaction) =>
      answerIn(deps, transaction, { subject, input, device: caller.device, byUid }),
    );
  },
);

type Context = { subject: Subject; input: Input; device: Device; byUid: string };

async function answerIn(deps: Deps, transaction: Transaction, { subject, input, device, byUid }: Context) {
  const { token, answer } = input;
  const ref = subjectRef(deps.db, subject);
  const [record, company] = await transaction.getAll(ref, companyRef(deps.db, subject.companyId));
  const stored = record?.data();
  if (!stored || tokenOf(stored) !== token) throw linkGone();
  const estimate = parseRecord(estimateSchema, stored);
  const now = deps.now();
  const today = calendarDay(companySchema.parse(company?.data() ?? {}).timeZone, new Date(now));
  const isRepeated = isSameAnswer(estimate, answer);
  if (!isRepeated) await assertAnswerable(estimate, input, today);
  const joined =
    isRepeated || answer.kind !== 'accept' || !answer.membership
      ? null
      : await joinWithEstimate(deps, transaction, {
          ...{ companyId: subject.companyId, estimateId: subject.subjectId, estimate, now, today },
          answer: answer.membership,
          consent: { by: 'customer', byUid, signature: answer.signature, ...device },
        });
  const offered = joined ? { ...estimate, document: joined.document } : estimate;
  const changes = isRepeated
    ? {}
    : await changesOf(offered, answer, {
        device,
        byUid,
        now,
        today,
        joinsPlan: joined !== null,
        credentials: await readCredentials(deps, transaction, subject.companyId),
      });
  const shown = { ...subject, token, data: { ...stored, ...changes, document: offered.document } };
  const face = await writeFace(deps, transaction, shown);
  if (!isRepeated) {
    const priced = joined ? { document: joined.document } : {};
    transaction.update(ref, { ...changes, ...priced, ...updatedAudit(byUid, now, stored) });
  }
  joined?.write();
  return { state: face.estimate?.state ?? estimate.state, depositDueCents: face.estimate?.depositDueCents ?? 0 };
}

/** Repeating the same answer isn't an error: the page may not have learned that it arrived. */
function isSameAnswer(estimate: Estimate, answer: Answer): boolean {
  switch (answer.kind) {
    case 'accept':
      return isApprovedAlike(estimate, { choice: answer.choice, signature: answer.signature, by: 'customer' });
    case 'decline':
      return estimate.state === 'declined' && estimate.declineReason === answer.reason;
    case 'change':
      return estimate.state === 'changes-requested' && estimate.changeRequest === answer.message;
  }
}

const CLOSED: Partial<Record<EstimateStatus, string>> = {
  draft: 'This estimate is being revised. You will be sent the new one.',
  approved: 'This estimate has already been accepted. Please call us if something needs to change.',
  converted: 'This estimate has already been accepted. Please call us if something needs to change.',
  declined: 'This estimate has already been declined. Please call us if you have changed your mind.',
  superseded: 'A newer estimate has taken the place of this one.',
};

/** @throws AppError `failed-precondition` if no longer answerable, `conflict` if it differs from the screen. */
async function assertAnswerable(
  estimate: Estimate,
  { answer, documentHash: seenHash }: Input,
  today: string,
): Promise<void> {
  const status = estimateStatus(estimateFacts(estimate), today);
  const closed = CLOSED[status];
  if (closed !== undefined) throw precondition(closed);
  if (status === 'expired' && answer.kind === 'accept')
    throw precondition(`This estimate was valid until ${estimate.validUntil}. Ask us to renew it.`);
  if (seenHash !== (await documentHash(estimate.document, estimate.terms))) throw changed();
  if (answer.kind === 'accept') assertSigned(answer.signature);
}

type Circumstances = {
  device: Device;
  byUid: string;
  now: string;
  today: string;
  joinsPlan: boolean;
  credentials: readonly Credential[];
};

async function changesOf(estimate: Estimate, answer: Answer, circumstances: Circumstances): Promise<Partial<Estimate>> {
  const { now, today } = circumstances;
  const facts = estimateFacts(estimate);
  switch (answer.kind) {
    case 'accept': {
      const { choice, signature } = answer;
      const agreed = await approved(estimate, { choice, signature, by: 'customer', ...circumstances });
      if (chosenTotalCents(estimate.document, choice) !== answer.totalCents) throw changed();
      return agreed;
    }
    case 'decline':
      return {
        state: moveEstimate(facts, { to: 'declined', by: 'customer', today, reason: answer.reason }),
        declineReason: answer.reason,
        answeredAt: now,
      };
    case 'change':
      // A second request replaces the first.
      if (estimate.state === 'changes-requested') return { changeRequest: answer.message, answeredAt: now };
      return {
        state: moveEstimate(facts, { to: 'changes-requested', by: 'customer', today, reason: answer.message }),
        changeRequest: answer.message,
        answeredAt: now,
      };
  }
}

const changed = (): AppError =>
  new AppError({
    code: 'conflict',
    userMessage: 'The estimate has changed since you opened it. Please look at it again.',
  });
