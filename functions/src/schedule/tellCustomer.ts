import type { output as OutputOf } from 'zod';
import { renderLetter } from '@/documents/email/renderLetter';
import { customerSchema } from '@/domain/customer/schema';
import { printedCompany } from '@/domain/paper/header';
import { tellCustomer as contract } from '@/domain/scheduling/api';
import { tellingSubject } from '@/domain/scheduling/customerWords';
import { mayRunLate } from '@/domain/scheduling/late';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { assertMayMail } from '../mail/allowance';
import { abuseAddress, mailConfig, MAIL_SECRETS } from '../mail/config';
import { nextTry } from '../mail/nextTry';
import { sendMail, type MailToSend } from '../mail/sendMail';
import type { Deliver } from '../mail/client';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound, precondition } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { shareIn } from '../sharing/shareDocument';
import { appUrl } from '../stripe/config';
import { readCrew } from './readCrew';

/**
 * E-mails the customer of a visit that somebody is on the way or late, with the link of the visit's page. Whom it goes to is not the
 * caller's choice: the address is the one on file.
 */
export const tellCustomer = defineCallable(
  contract,
  {
    // Whoever writes to customers in the company's name is somebody: owners as well.
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10 },
    secrets: MAIL_SECRETS,
  },
  async (deps, input, caller) => {
    assertCan(caller, 'progress', 'schedule');
    return { to: await writeToCustomer(deps, input, caller) };
  },
);

type Sender = Pick<Member, 'uid' | 'companyId' | 'company'> & { user: Pick<Member['user'], 'role'>; origin: string };

/**
 * Sends it, and gives the address. `deliver` stands in for the mail server in tests.
 * @throws AppError `not-found`, `permission-denied`, `failed-precondition`, `rate-limited` for what cannot go out, `unavailable` when
 * the mail server did not take it.
 */
export async function writeToCustomer(
  deps: Deps,
  { visitId, kind, sendId, message }: OutputOf<typeof contract.input>,
  sender: Sender,
  deliver?: Deliver,
): Promise<string> {
  // Nothing is shared for an e-mail that cannot be sent.
  mailConfig();
  const { companyId, company, uid } = sender;
  const { customerId } = await readVisit(deps, sender, visitId);
  const to = await addressOf(deps, companyId, customerId);
  const mailId = await nextTry(deps, { companyId, sendId });
  if (!(await inCompany(deps.db, companyId, 'mail').doc(mailId).get()).exists)
    await assertMayMail(deps, { companyId, to: [to], sentBy: uid, customerId });
  const token = await deps.db.runTransaction((transaction) =>
    shareIn(deps, transaction, { companyId, kind: 'visit', subjectId: visitId }, sender),
  );
  const subject = tellingSubject(kind, company.name);
  const letter = renderLetter({
    company: printedCompany(company),
    subject,
    message,
    link: { label: 'See who comes and when', address: `${appUrl(sender.origin)}${paths.visit(token)}` },
    abuse: { address: abuseAddress(), reference: `${companyId}/${mailId}` },
  });
  const mail: MailToSend = {
    companyId,
    sendId: mailId,
    about: { kind: 'message', subjectType: 'customer', subjectId: customerId, customerId },
    to: [to],
    fromName: company.name,
    replyTo: company.email,
    subject,
    ...letter,
    sentBy: uid,
  };
  const { state, error } = await sendMail(deps, mail, deliver);
  if (state === 'failed')
    throw new AppError({ code: 'unavailable', userMessage: error || 'The mail server did not take the e-mail.' });
  return to;
}

/** A visit that is still to come, of whoever calls; the office may speak for everyone. */
async function readVisit(
  deps: Deps,
  { uid, user, companyId, company }: Sender,
  visitId: string,
): Promise<ScheduleEntry> {
  const stored = await inCompany(deps.db, companyId, 'schedule').doc(visitId).get();
  const visit = scheduleEntrySchema.safeParse(stored.data());
  if (!visit.success || visit.data.kind !== 'visit') throw notFound('Visit');
  if (!mayRunLate(visit.data)) throw precondition('Someone is already there, or the visit is over.');
  if (user.role === 'technician') {
    const crew = await readCrew(deps, { ownerId: company.ownerId, crew: visit.data.placement.technicianIds });
    if (!crew.some(({ linkedUid }) => linkedUid === uid))
      throw denied('Only the office, or a technician on this visit, can do that.');
  }
  return visit.data;
}

async function addressOf({ db }: Deps, companyId: string, customerId: string): Promise<string> {
  const customer = customerSchema.safeParse(
    customerId === '' ? null : (await inCompany(db, companyId, 'customers').doc(customerId).get()).data(),
  );
  const email = customer.success ? customer.data.email : '';
  if (email === '') throw precondition('There is no e-mail address on file for this customer.');
  return email;
}
