import { BY_CUSTOMER, type ConsentEntry } from '@/domain/message/consent';
import { plainLine } from '@/lib/plainText';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { contactsKey } from '../platform/keys';
import { readTextNumber } from './textNumbers';
import { readTextSenders } from './textSenders';

type Said = {
  /** In E.164. */
  phone: string;
  keyword: 'stop' | 'start';
  /** The provider's message id: repeats change nothing. */
  messageId: string;
  /** The customer's text. */
  wording: string;
  /** The company whose own number received it; '' = the shared one. */
  companyId: string;
};

/**
 * Applies a customer's STOP or START immediately: for the company whose own number received it, or for all that share the server's
 * number, and in the ledger of each one that has dealt with the sender. Unknown numbers are blocked too.
 */
export async function followKeyword(deps: Deps, said: Said): Promise<void> {
  const { phone, keyword, messageId, wording } = said;
  await contactsKey(deps);
  await deps.db.runTransaction(async (transaction) => {
    const { ref: numberRef, earlierRef, number } = await readTextNumber(deps, transaction, phone);
    const senders = await readTextSenders(deps, (ref) => transaction.get(ref));
    const companies =
      said.companyId === ''
        ? Object.entries(number.companies).filter(([companyId]) => senders.of(companyId) === '')
        : [[said.companyId, number.companies[said.companyId] ?? ''] as const];
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
    const { [said.companyId]: _before, ...stoppedFor } = number.stoppedFor;
    transaction.set(
      numberRef,
      said.companyId === ''
        ? { ...number, stoppedAt: keyword === 'stop' ? now : '' }
        : { ...number, stoppedFor: keyword === 'stop' ? { ...stoppedFor, [said.companyId]: now } : stoppedFor },
    );
  });
}
