import type { DocumentReference } from 'firebase-admin/firestore';
import { MAY_HAVE_ARRIVED, stateOfSending, STOPPED_BEFORE } from '@/domain/message/handOver';
import { mailSchema } from '@/domain/mail/schema';
import { textSchema } from '@/domain/message/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';

/** The common fields of both logs, of e-mails and text messages, for a message being sent. */
const sendingSchemas = { mail: mailSchema, texts: textSchema } as const;
export type MessageLog = keyof typeof sendingSchemas;

/**
 * Records that a message is about to leave. Call it after everything that may fail without the provider having the message. @throws Error
 * if the record says it isn't being sent: then it must not leave.
 */
export async function noteHandOver(deps: Deps, ref: DocumentReference): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (stored?.['state'] !== 'sending') throw new Error('This message was given up in the meantime');
    const now = deps.now();
    transaction.update(ref, { handedOverAt: now, ...updatedAudit('', now, stored) });
  });
}

/** Returns a message's state in a log, '' if there is none. If its sender stopped, its record is settled first. */
export async function settledState(deps: Deps, log: MessageLog, ref: DocumentReference): Promise<string> {
  const schema = sendingSchemas[log];
  const first = schema.safeParse((await ref.get()).data()).data;
  if (!first) return '';
  if (stateOfSending(first, deps.now()) === first.state) return first.state;
  return deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const stored = schema.safeParse(data).data;
    if (!stored) return '';
    const now = deps.now();
    const state = stateOfSending(stored, now);
    if (state !== stored.state) {
      const error = state === 'failed' ? STOPPED_BEFORE : MAY_HAVE_ARRIVED;
      transaction.update(ref, { state, error, ...updatedAudit('', now, data) });
    }
    return state;
  });
}
