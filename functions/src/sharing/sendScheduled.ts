import { warn } from 'firebase-functions/logger';
import { companySchema } from '@/domain/company/schema';
import { SCHEDULED_HOUR, scheduledSendSchema, type ScheduledSend } from '@/domain/mail/scheduled';
import { calendarDay, minuteOfDay } from '@/lib/dates';
import type { Deliver } from '../mail/client';
import { nextTry } from '../mail/nextTry';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { mayWorkLater, toAppError } from '../platform/errors';
import type { Share } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { deliverDocument } from './deliverDocument';
import { SUBJECTS } from './scheduleSend';

/** Sends what a company scheduled for a day that has arrived, from the morning on. Temporary failures are retried hourly. */
export async function sendScheduled(deps: Deps, share: Share, deliver?: Deliver): Promise<Counts> {
  if (share.found.length === 0) return {};
  const { companyId } = share;
  const { timeZone } = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const now = new Date(deps.now());
  const [today, hour] = [calendarDay(timeZone, now), minuteOfDay(timeZone, deps.now()) / 60];
  return eachFound(share, async ({ ref }) => {
    const scheduled = scheduledSendSchema.safeParse((await ref.get()).data()).data;
    if (!scheduled || scheduled.state !== 'waiting' || scheduled.on > today) return {};
    if (scheduled.on === today && hour < SCHEDULED_HOUR) return {};
    const outcome = await sendOne(deps, companyId, scheduled, deliver);
    if (!outcome) return { waiting: 1 };
    await ref.update({ ...outcome, ...updatedStamp('', deps.now()) });
    return { [outcome.state === 'sent' ? 'sent' : 'notSent']: 1 };
  });
}

type Outcome = Pick<ScheduledSend, 'state' | 'sentAt' | 'reason'>;

/** Returns the outcome; null if it will be retried. */
async function sendOne(
  deps: Deps,
  companyId: string,
  { kind, subjectId, on, to, subject, message, hasPdf, by, scheduledAt }: ScheduledSend,
  deliver: Deliver | undefined,
): Promise<Outcome | null> {
  const stored = await inCompany(deps.db, companyId, SUBJECTS[kind]).doc(subjectId).get();
  const sentAt: unknown = stored.get('sentAt');
  // Rescheduling to another day makes a new letter; the same day is the same letter.
  const sendId = `scheduled-${kind}-${subjectId}-${on}`.slice(0, 120);
  try {
    const isSent = typeof sentAt === 'string' && sentAt > scheduledAt;
    // The server may have stopped between sending it and recording it here: then it was this one.
    if (isSent && (await nextTry(deps, { companyId, sendId })).earlierState === '')
      return { state: 'canceled', sentAt: '', reason: 'It was sent by hand before its day.' };
    const delivered = await deliverDocument(
      deps,
      {
        ...{ companyId, kind, subjectId, to, subject, message, hasPdf, sendId },
        sentBy: by,
      },
      deliver,
    );
    return { state: 'sent', sentAt: delivered.sentAt, reason: '' };
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (mayWorkLater(code)) {
      warn('scheduled e-mail is tried again', { companyId, kind, subjectId, reason: userMessage });
      return null;
    }
    return { state: 'failed', sentAt: '', reason: userMessage.slice(0, 500) };
  }
}
