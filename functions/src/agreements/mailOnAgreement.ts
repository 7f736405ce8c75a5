import { cancellationLetter, passedOnLetter } from '@/domain/agreement/record/noticeLetters';
import { refundedCents } from '@/domain/agreement/record/income';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { companySchema } from '@/domain/company/schema';
import { AGREEMENT_MAIL } from '@/domain/invoice/mailText';
import { formatCents } from '@/domain/money/format';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { tell } from '../mail/tell';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { deliverDocument } from '../sharing/deliverDocument';
import { parseRecord } from '../sharing/parseRecord';
import { sendMemberLetter } from './sendMemberLetter';

type Change = Pick<RecordChange, 'params' | 'before' | 'after'>;

/** When it comes with an estimate, it is created already signed. */
const isAgreed = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  Boolean(after?.['consent'] && !before?.['consent']);
const isCanceled = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  Boolean(before && after && after['cancelReceipt'] && after['cancelReceipt'] !== before['cancelReceipt']);

const isPassedOn = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  Boolean(before && after?.['transferredTo'] && !before['transferredTo']);

/**
 * Sends the customer written confirmation of what they agreed to, the dated receipt of a cancellation, and notice that it went to the new
 * owner of the house.
 */
export const mailOnAgreement = defineReaction(
  'mailOnAgreement',
  'agreements',
  (deps, change) => tell({ ...change.params, about: 'agreement' }, () => tellOfAgreement(deps, change)),
  { concerns: (change) => isAgreed(change) || isCanceled(change) || isPassedOn(change), secrets: MAIL_SECRETS },
);

/** These e-mails have ids derived from the event, so the same event again sends nothing. */
export async function tellOfAgreement(deps: Deps, change: Change, deliver?: Deliver): Promise<void> {
  const { companyId = '', id = '' } = change.params;
  const agreement = parseRecord(agreementSchema, change.after);
  if (agreement.customerEmail === '') return;
  if (isAgreed(change)) await sendCopy(deps, { companyId, id, agreement }, deliver);
  if (isCanceled(change)) await sendReceipt(deps, { companyId, id, agreement }, deliver);
  if (isPassedOn(change)) await sendPassedOn(deps, { companyId, id, agreement }, deliver);
}

type Told = { companyId: string; id: string; agreement: Agreement };

async function sendCopy(deps: Deps, { companyId, id, agreement }: Told, deliver?: Deliver): Promise<void> {
  const { subject, body: message } = AGREEMENT_MAIL.copy;
  await deliverDocument(
    deps,
    {
      ...{ companyId, kind: 'agreement', subjectId: id, sendId: `agreed-${id}`, sentBy: SYSTEM },
      ...{ to: [agreement.customerEmail], subject, message, hasPdf: true },
    },
    deliver,
  );
}

/** Returns what the customer gets back of their prepayment, as text; '' = nothing. */
const refundText = (agreement: Agreement): string => {
  const cents = refundedCents(agreement);
  return cents === 0 ? '' : formatCents(cents, { currency: agreement.currency });
};

async function sendReceipt(deps: Deps, told: Told, deliver?: Deliver): Promise<void> {
  const sendId = `canceled-${told.id}-${told.agreement.cancelReceipt}`;
  await send(deps, told, { sendId, write: (to) => cancellationLetter(to, refundText(told.agreement)) }, deliver);
}

async function sendPassedOn(deps: Deps, told: Told, deliver?: Deliver): Promise<void> {
  const sendId = `passed-on-${told.id}`;
  await send(deps, told, { sendId, write: (to) => passedOnLetter(to, refundText(told.agreement)) }, deliver);
}

async function send(
  deps: Deps,
  { companyId, id: agreementId, agreement }: Told,
  letter: Pick<Parameters<typeof sendMemberLetter>[1], 'sendId' | 'write'>,
  deliver?: Deliver,
): Promise<void> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const { token } = agreement;
  await sendMemberLetter(deps, { companyId, company, agreementId, agreement, token, ...letter }, deliver);
}
