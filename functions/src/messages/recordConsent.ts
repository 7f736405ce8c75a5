import { recordConsent as contract } from '@/domain/message/api';
import { consentFault, consentQuestion, reviewConsentQuestion, type ConsentEntry } from '@/domain/message/consent';
import { toTextNumber } from '@/domain/message/textNumber';
import { customerSchema } from '@/domain/customer/schema';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound, precondition } from '../platform/errors';
import { ownJob } from '../schedule/ownJob';
import { assertCan } from '../sharing/rights';
import { isStoppedFor, readTextNumber, withCompany } from './textNumbers';
import { readTextSenders } from './textSenders';

/** Records the consent a customer gave the office, or a technician on their job, in the ledger and on the customer. */
export const recordConsent = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 60 } },
  async (deps, { customerId, state, source, note, isForReviews, jobId }, caller) => {
    await assertMayRecord(deps, caller, { customerId, jobId });
    const { companyId, company, uid } = caller;
    const customerRef = inCompany(deps.db, companyId, 'customers').doc(customerId);
    await deps.db.runTransaction(async (transaction) => {
      const data = (await transaction.get(customerRef)).data();
      const customer = customerSchema.safeParse(data).data;
      if (!customer) throw notFound('Customer');
      const phone = toTextNumber(customer.phone);
      if (phone === '') throw precondition('The customer has no phone number that can get text messages.');
      const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
      const senders = await readTextSenders(deps, (ref) => transaction.get(ref));
      if (state === 'yes' && isStoppedFor(number, companyId, senders.of(companyId)))
        throw precondition(consentFault('stopped', false));
      const now = deps.now();
      const said: Omit<ConsentEntry, 'purpose' | 'wording'> = {
        phone,
        email: '',
        customerId,
        channel: 'sms',
        state,
        source,
        evidence: note,
        at: now,
        by: uid,
      };
      const entries: ConsentEntry[] = [
        { ...said, purpose: 'transactional', wording: consentQuestion(company.name) },
        ...(isForReviews
          ? [{ ...said, purpose: 'reviews' as const, wording: reviewConsentQuestion(company.name) }]
          : []),
      ];
      for (const entry of entries)
        transaction.create(inCompany(deps.db, companyId, 'consents').doc(deps.newId()), {
          ...entry,
          ...createdAudit(uid, now),
        });
      transaction.set(numberRef, withCompany(number, companyId, customerId));
      if (customer.consent.sms !== state)
        transaction.update(customerRef, { 'consent.sms': state, ...updatedAudit(uid, now, data) });
    });
    return {};
  },
);

type About = { customerId: string; jobId: string };

/** Allows the office, and a technician who names a job of the customer that is theirs. @throws AppError `permission-denied` */
async function assertMayRecord(deps: Deps, caller: Member, { customerId, jobId }: About): Promise<void> {
  const { companyId, company, uid, user } = caller;
  if (user.role !== 'technician' || jobId === '') {
    assertCan(caller, 'update', 'customers');
    return;
  }
  assertCan(caller, 'progress', 'jobs');
  const job = await ownJob(deps, { companyId, ownerId: company.ownerId, uid, jobId });
  if (job?.customerId !== customerId)
    throw denied('Only the office, or a technician on a job of this customer, can do that.');
}
