import type { PaperTextKind } from '@/domain/message/schema';
import { paperText } from '@/domain/message/paperText';
import type { TEXTABLE_KINDS } from '@/domain/public-document/api';
import type { ReportParts } from '@/domain/public-document/schema';
import { nextTry } from '../mail/nextTry';
import { assertTaken } from '../messages/assertTaken';
import { assertMayText, sendText } from '../messages/sendText';
import type { Deps } from '../platform/admin';
import type { DeliverText } from '../twilio/client';
import { markDocumentSent, prepareDocument, recipientOf } from './prepareDocument';
import { readSendable } from './readSendable';
import { noteReminded } from './remind';
import { assertToRemindOf } from './remindByHand';

export type TextDelivery = {
  companyId: string;
  kind: (typeof TEXTABLE_KINDS)[number];
  subjectId: string;
  /** Repeats with the same id are sent once. */
  sendId: string;
  /** With placeholders, which are filled in here. */
  message: string;
  /** For an issued invoice: a reminder of what is owed. */
  isReminder: boolean;
  report?: ReportParts;
  sentBy: string;
  origin?: string;
};

/**
 * Texts a document's link to its customer's number: issues a draft invoice first, and shares what has a page. Nothing is issued or shared
 * for a text that may not be sent. `deliver` replaces the provider in tests.
 * @throws AppError as `sendText` and `assertTaken`; `not-found`, `failed-precondition` for what can't be sent
 */
export async function deliverText(
  deps: Deps,
  delivery: TextDelivery,
  deliver?: DeliverText,
): Promise<{ phone: string; number: string; token: string }> {
  const { companyId, kind, subjectId, sendId, isReminder, sentBy } = delivery;
  const { customerId, propertyId, invoiceId } = await recipientOf(deps, delivery);
  const purpose = isReminder ? ('reminders' as const) : ('documents' as const);
  const whom = { companyId, customerId, propertyId, purpose, sentBy };
  const attempt = await nextTry(deps, { companyId, sendId }, 'texts');
  if (attempt.earlierState === '') {
    if (isReminder) await assertToRemindOf(deps, companyId, kind, subjectId);
    await assertMayText(deps, whom);
    // A receipt links to its invoice.
    const isOfInvoice = kind === 'receipt' && invoiceId !== '';
    await prepareDocument(deps, isOfInvoice ? { ...delivery, kind: 'invoice', subjectId: invoiceId } : delivery);
  }
  const { values, companyName, number, token } = await readSendable(deps, delivery);
  const outcome = await sendText(
    deps,
    {
      ...whom,
      ...attempt,
      about: { kind: textKindOf(kind, isReminder), visitId: '', subjectId },
      body: paperText(delivery.message, values, companyName),
    },
    deliver,
  );
  assertTaken(outcome);
  // On a repeat too: the server may have stopped between sending and this.
  if (!isReminder) await markDocumentSent(deps, delivery, outcome.sentAt);
  else if (kind === 'invoice') await noteReminded(deps, { companyId, kind, subjectId }, outcome.sentAt);
  return { phone: outcome.phone, number, token };
}

const textKindOf = (kind: TextDelivery['kind'], isReminder: boolean): PaperTextKind =>
  isReminder ? 'payment-reminder' : kind;
