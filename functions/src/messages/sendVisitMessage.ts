import type { z } from 'zod';
import { sendVisitMessage as contract } from '@/domain/message/api';
import { customerSchema } from '@/domain/customer/schema';
import { formatPhone } from '@/domain/contact/format';
import { finishText } from '@/domain/message/finishText';
import { isUrgentNews } from '@/domain/message/offerWords';
import { visitMessageFault } from '@/domain/message/visitRules';
import { can } from '@/domain/access/permissions';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { MAIL_SECRETS } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound, precondition } from '../platform/errors';
import { TEXT_SECRETS } from '../twilio/config';
import { assertTaken } from './assertTaken';
import { sendText } from './sendText';
import { sendVisitMail } from './visitMail';

/** Sends a visit's customer one message, in the words shown to the sender. However often it is clicked, it is sent once. */
export const sendVisitMessage = defineCallable(
  contract,
  {
    // Anyone who writes to strangers in our name must be verified, owners included.
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
  },
  async (deps, input, caller) => tellCustomer(deps, input, caller),
);

type Told = z.infer<typeof contract.input>;
type Teller = Member & { origin: string };

/**
 * Sends a visit's customer one message, with the permissions of `caller`; returns where it went.
 * @throws AppError with the message to show: no consent, quiet hours, daily limit used up, a visit that is over
 */
export async function tellCustomer(
  deps: Deps,
  { visitId, kind, channel, sendId, subject, message }: Told,
  caller: Teller,
): Promise<{ to: string }> {
  const { companyId, company, origin, uid: sentBy } = caller;
  const visit = await readVisit(deps, companyId, visitId);
  await assertMayTell(deps, caller, visit);
  const fault = visitMessageFault(visit, kind, deps.now());
  if (fault !== '') throw precondition(fault);
  const { customerId, propertyId } = visit;
  if (channel === 'sms') {
    const body = finishText(message, company.name);
    const about = { kind, visitId };
    const outcome = await sendText(deps, {
      companyId,
      ...(await nextTry(deps, { companyId, sendId }, 'texts')),
      about,
      purpose: 'visits',
      customerId,
      body,
      propertyId,
      isUrgent: isUrgentNews(kind, message),
      sentBy,
    });
    assertTaken(outcome);
    return { to: formatPhone(outcome.phone) };
  }
  if (subject === '') throw precondition('Enter a subject.');
  const customer = customerSchema.safeParse(
    (await inCompany(deps.db, companyId, 'customers').doc(customerId).get()).data(),
  ).data;
  if (!customer) throw notFound('Customer');
  const about = { companyId, company, visitId, customerId, customer, subject, message, sentBy, origin };
  assertTaken(await sendVisitMail(deps, { ...about, ...(await nextTry(deps, { companyId, sendId })) }));
  return { to: customer.email };
}

async function readVisit({ db }: Deps, companyId: string, visitId: string): Promise<ScheduleEntry> {
  const visit = scheduleEntrySchema.safeParse((await inCompany(db, companyId, 'schedule').doc(visitId).get()).data());
  if (!visit.success) throw notFound('Visit');
  return visit.data;
}

/** Allows dispatchers, and the visit's assignees. @throws AppError `permission-denied`. */
async function assertMayTell({ db }: Deps, { uid, user, company }: Member, visit: ScheduleEntry): Promise<void> {
  if (can(user, 'update', 'schedule')) return;
  const found = await techniciansOf(db, company.ownerId).where('linkedUid', '==', uid).limit(1).get();
  const isTheirs = found.docs.some(({ id }) => visit.placement.technicianIds.includes(id));
  if (!isTheirs || !can(user, 'progress', 'schedule'))
    throw denied('Only the office, or a technician on this visit, can do that.');
}
