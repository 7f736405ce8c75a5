import { BY_CUSTOMER, type ConsentEntry } from '@/domain/message/consent';
import { plainLine } from '@/lib/plainText';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { contactsKey } from '../platform/keys';
import { readTextNumber } from './textNumbers';

type Said = {
  /** In E.164. */
  phone: string;
  keyword: 'stop' | 'start';
  /** The provider's id of the message: the same again changes nothing. */
  messageId: string;
  /** What the customer wrote. */
  wording: string;
};

/**
 * A customer's STOP or START: immediately for all companies on this server, since they share one number, and in the
 * ledger of each that has dealt with it. Unknown numbers are blocked too.
 */
export async function followKeyword(deps: Deps, { phone, keyword, messageId, wording }: Said): Promise<void> {
  await contactsKey(deps);
  await deps.db.runTransaction(async (transaction) => {
    const { ref: numberRef, earlierRef, number } = await readTextNumber(deps, transaction, phone);
    const companies = Object.entries(number.companies);
    const entries = companies.map(([companyId, customerId]) => ({
      customerId,
      ref: inCompany(deps.db, companyId, 'consents').doc(messageId),
    }));
    const known = entries.length === 0 ? [] : await transaction.getAll(...entries.map(({ ref }) => ref));
    const now = deps.now();
    for (const [index, { ref, customerId }] of entries.entries()) {
      if (known[index]?.exists) continue;
      const entry: ConsentEntry = {
        phone,
        customerId,
        channel: 'sms',
        purpose: 'all',
        email: '',
        state: keyword === 'stop' ? 'no' : 'yes',
        source: 'text',
        wording: '',
        evidence: plainLine(wording.replaceAll(/\s+/g, ' ').trim().slice(0, 600)),
        at: now,
        by: BY_CUSTOMER,
      };
      transaction.create(ref, { ...entry, ...createdAudit(BY_CUSTOMER, now) });
    }
    transaction.delete(earlierRef);
    transaction.set(numberRef, { ...number, stoppedAt: keyword === 'stop' ? now : '' });
  });
}
