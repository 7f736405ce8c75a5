import { FieldValue } from 'firebase-admin/firestore';
import { error as logError, info } from 'firebase-functions/logger';
import { customerSchema } from '@/domain/customer/schema';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { deliverDocument } from './deliverDocument';
import { subjectRef } from './publicDocuments';

/** `none`: already sent, no address, or the refusal is recorded; `failed`: it is retried tomorrow, within the grace period. */
export type ReminderOutcome = 'sent' | 'none' | 'failed';

/** A reminder of one document, due on `day` days after it was due or sent. */
export type Reminder = {
  companyId: string;
  kind: 'invoice' | 'estimate';
  id: string;
  day: number;
  revision?: number;
  customerId: string;
  email: string;
  subject: string;
  message: string;
};

/** Records on an invoice or estimate, once, that its customer was reminded of it at `sentAt`. */
export async function noteReminded(
  deps: Deps,
  subject: Pick<Reminder, 'companyId' | 'kind'> & { subjectId: string },
  sentAt: string,
): Promise<void> {
  const ref = subjectRef(deps.db, subject);
  const noted: unknown = (await ref.get()).get('remindedAt');
  if (Array.isArray(noted) && noted.includes(sentAt)) return;
  await ref.update({ remindedAt: FieldValue.arrayUnion(sentAt), ...updatedStamp('', deps.now()) });
}

/**
 * Sends a reminder; the same one again sends nothing, since its id is derived from its content. @throws AppError `rate-limited` when the
 * rest of today's would be refused too.
 */
export async function remind(
  deps: Deps,
  { companyId, kind, id, day, revision = 1, customerId, email, subject, message }: Reminder,
  deliver?: Deliver,
): Promise<ReminderOutcome> {
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  const to = email || (customer?.email ?? '');
  const log = { companyId, kind, subjectId: id, day };
  if (!customer || to === '') {
    info('no reminder: the customer has no e-mail address', log);
    return 'none';
  }
  try {
    const sendId = `reminder-${kind}-${id}-${revision}-${day}`;
    const { isRepeat, sentAt } = await deliverDocument(
      deps,
      {
        companyId,
        kind,
        subjectId: id,
        sendId,
        to: [to],
        subject,
        message,
        hasPdf: false,
        sentBy: SYSTEM,
        mailKind: 'reminder',
      },
      deliver,
    );
    // On a repeat too: the server may have stopped between sending and this.
    await noteReminded(deps, { companyId, kind, subjectId: id }, sentAt);
    return isRepeat ? 'none' : 'sent';
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // The rest of today's would be refused too.
    if (code === 'rate-limited') throw error;
    if (code === 'failed-precondition') {
      info('no reminder', { ...log, reason: userMessage });
      return 'none';
    }
    logError('a reminder was not sent', { ...log, stack: error instanceof Error ? error.stack : typeof error });
    return 'failed';
  }
}
