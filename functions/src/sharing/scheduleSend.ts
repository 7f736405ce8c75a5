import {
  cancelScheduledSend as cancelContract,
  SCHEDULED_DAYS,
  scheduledSendId,
  scheduledSendSchema,
  scheduleSend as contract,
  type ScheduledKind,
  type ScheduledSend,
} from '@/domain/mail/scheduled';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertCanSend } from './maySend';

/** Stores an e-mail for a later day. Nothing is issued before it is sent. */
export const scheduleSend = defineCallable(
  contract,
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 60, perNetwork: 180 } },
  async (deps, input, caller) => {
    assertCanSend(caller, input.kind);
    await keepScheduled(deps, input, caller);
    return {};
  },
);

export const cancelScheduledSend = defineCallable(
  cancelContract,
  { access: member(), rateLimit: { perMinute: 60 } },
  async (deps, input, caller) => {
    assertCanSend(caller, input.kind);
    await cancelScheduled(deps, caller, input);
    return {};
  },
);

type Letter = Pick<ScheduledSend, 'kind' | 'subjectId' | 'on' | 'to' | 'subject' | 'message' | 'hasPdf'>;
type Sender = Pick<Member, 'companyId' | 'uid' | 'company'>;

/** @throws AppError `not-found`; `failed-precondition` for a day that isn't in the future. */
export async function keepScheduled(deps: Deps, letter: Letter, { companyId, uid, company }: Sender): Promise<void> {
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  if (letter.on <= today) throw precondition('Choose a day after today, or send it now.');
  if (letter.on > addCalendarDays(today, SCHEDULED_DAYS)) throw precondition('Choose a day within the next year.');
  const subject = await inCompany(deps.db, companyId, SUBJECTS[letter.kind]).doc(letter.subjectId).get();
  if (!subject.exists) throw notFound(letter.kind === 'invoice' ? 'Invoice' : 'Estimate');
  const now = deps.now();
  const scheduled = scheduledSendSchema.parse({ ...letter, state: 'waiting', by: uid, scheduledAt: now });
  const ref = inCompany(deps.db, companyId, 'scheduledSends').doc(scheduledSendId(letter));
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    transaction.set(ref, { ...scheduled, ...stampOf(stored, uid, now) });
  });
}

export const SUBJECTS = { invoice: 'invoices', estimate: 'estimates' } as const satisfies Record<ScheduledKind, string>;

/** @throws AppError `failed-precondition` when it is no longer waiting. */
export async function cancelScheduled(
  deps: Deps,
  { companyId, uid }: Pick<Member, 'companyId' | 'uid'>,
  subject: Pick<ScheduledSend, 'kind' | 'subjectId'>,
): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'scheduledSends').doc(scheduledSendId(subject));
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const scheduled = scheduledSendSchema.safeParse(stored).data;
    if (!stored || !scheduled) throw notFound('Scheduled e-mail');
    if (scheduled.state === 'canceled') return;
    if (scheduled.state !== 'waiting') throw precondition('It is not waiting any longer. Look at the sent e-mails.');
    transaction.set(ref, { ...scheduled, state: 'canceled', ...stampOf(stored, uid, deps.now()) });
  });
}
