import type { Transaction } from 'firebase-admin/firestore';
import type { output } from 'zod';
import { answerAgreement as contract } from '@/domain/agreement/record/api';
import { declined } from '@/domain/agreement/record/change';
import { offeredTerms } from '@/domain/agreement/record/create';
import { isAgreementHash } from '@/domain/agreement/record/hash';
import type { Agreement, AgreementConsent } from '@/domain/agreement/record/schema';
import { AppError } from '@/lib/appError';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable, type Device } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { countCall } from '../platform/rateLimit';
import { assertSigned } from '../sharing/assertSigned';
import { writeFace } from '../sharing/publishFace';
import { countMember } from './countMember';
import { creditTransfer } from './creditTransfer';
import { linkGone } from '../sharing/linkGone';
import { openLinked, type Linked } from './openLinked';
import { openAgreement, storeAgreement } from './readAgreement';
import { begun } from './transferAgreement';

type Input = output<typeof contract.input>;

/** The customer agrees or declines. The page isn't trusted: everything is rechecked. */
export const answerAgreement = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 } },
  async (deps, input, caller) => {
    const linked = await openLinked(deps, input.token);
    await countCall(deps, `answer_${input.token}`, 20);
    // Signed on a colleague's device that was handed over: kept with the signature.
    const byUid = caller.user?.companyId === linked.companyId ? caller.uid : '';
    const { state, toCredit } = await deps.db.runTransaction((transaction) =>
      answerIn(deps, transaction, linked, { input, device: caller.device, byUid }),
    );
    if (toCredit !== '') await creditTransfer(deps, { companyId: linked.companyId, agreementId: toCredit });
    return { state };
  },
);

type Answering = { input: Input; device: Device; byUid: string };

async function answerIn(deps: Deps, transaction: Transaction, linked: Linked, answering: Answering) {
  const { token, answer, termsHash } = answering.input;
  const opened = await openAgreement(deps, transaction, linked.companyId, linked.subjectId);
  const { agreement, today, now } = opened;
  if (agreement.token !== token) throw linkGone();
  if (isSameAnswer(agreement, answer)) return { state: agreement.state, toCredit: '' };
  if (agreement.state !== 'offered')
    throw precondition('This agreement has already been answered. Please call us if something needs to change.');
  if (!(await isAgreementHash(termsHash, agreement)))
    throw new AppError({
      code: 'conflict',
      userMessage: 'The agreement has changed since you opened it. Please look at it again.',
    });
  const act = { today, now, by: answering.byUid };
  const of = { companyId: linked.companyId, agreementId: linked.subjectId, opened };
  const { after, store, toCredit } =
    answer.kind === 'decline'
      ? { after: declined(agreement, answer.reason, act), store: () => undefined, toCredit: '' }
      : await begun(deps, transaction, of, {
          consent: consentOf(agreement, answer, answering, now),
          by: answering.byUid,
        });
  await writeFace(deps, transaction, {
    companyId: linked.companyId,
    kind: 'agreement',
    subjectId: linked.subjectId,
    token,
    data: { ...opened.stored, ...after },
  });
  store();
  countMember(deps, transaction, { companyId: linked.companyId, today }, { before: agreement, after });
  storeAgreement(transaction, opened, after, answering.byUid);
  return { state: after.state, toCredit };
}

type Acceptance = Extract<Input['answer'], { kind: 'accept' }>;

/** Builds the record of how the customer agreed. @throws AppError `failed-precondition` without consent to the renewal */
function consentOf(
  agreement: Agreement,
  { signature, agreesToRenewal }: Acceptance,
  { input: { termsHash }, device, byUid }: Answering,
  at: string,
): AgreementConsent {
  assertSigned(signature);
  const { renewalText: renewal } = offeredTerms(agreement, agreement.startsOn);
  if (renewal !== '' && !agreesToRenewal)
    throw precondition('Check the box about the renewal, or ask us for an agreement that does not renew.');
  return { by: 'customer', byUid, signature, renewalText: renewal, termsHash, at, ...device };
}

/** Repeating the same answer isn't an error: the page may not have learned that it arrived. */
const isSameAnswer = (agreement: Agreement, answer: Input['answer']): boolean =>
  answer.kind === 'decline'
    ? agreement.state === 'declined' && agreement.declineReason === answer.reason
    : agreement.consent?.by === 'customer' &&
      agreement.consent.signature.name === answer.signature.name &&
      agreement.consent.signature.imageDataUrl === answer.signature.imageDataUrl;
