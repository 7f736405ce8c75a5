import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { newLead } from '@/domain/lead/create';
import { leadReceiptSchema, type Lead, type LeadInput, type LeadReceipt } from '@/domain/lead/schema';
import { BY_CUSTOMER, type ConsentEntry } from '@/domain/message/consent';
import { toTextNumber } from '@/domain/message/textNumber';
import type { Campaign } from '@/lib/campaign';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { readTextNumber, withCompany } from '../messages/textNumbers';

/** Author of records that arrive automatically. */
export const ARRIVED = 'system';

export type Arrival = {
  companyId: string;
  /** Derived from what was sent: repeats of it are one lead. */
  leadId: string;
  input: LeadInput;
  /** What the sender called the source, where it is none of the company's. */
  sourceText?: string;
  receivedAt: string;
  externalId: string;
  campaign: Campaign | null;
  receipt: Pick<LeadReceipt, 'sender' | 'subject' | 'messageId' | 'original'>;
  /** Yes to text messages, in the words that were shown; null = not asked or not agreed. */
  consent: { wording: string; evidence: string; at: string } | null;
};

/**
 * Stores a lead with its receipt, and the consent that came with it. False when it is there already: then nothing is written. What
 * follows from a new lead (duplicate, answer, month) is done by its trigger. `more`: what is known of it already, such as what is next.
 */
export function storeLead(deps: Deps, arrival: Arrival, more: Partial<Lead> = {}): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const write = await preparedLead(deps, transaction, arrival);
    write?.(more);
    return write !== null;
  });
}

/**
 * The same in a transaction that writes more: reads what it needs; the function that comes back writes. `more`: what is known of the
 * lead already, such as the job that it was booked as. null when it is there already.
 */
export async function preparedLead(
  deps: Deps,
  transaction: Transaction,
  arrival: Arrival,
): Promise<((more?: Partial<Lead>) => void) | null> {
  const ref = leadRef(deps, arrival);
  if ((await transaction.get(ref)).exists) return null;
  const writeConsent = await preparedConsent(deps, transaction, arrival);
  return (more = {}) => {
    writeLead(deps, transaction, arrival, more);
    writeConsent();
  };
}

const leadRef = ({ db }: Deps, { companyId, leadId }: Arrival): DocumentReference =>
  inCompany(db, companyId, 'leads').doc(leadId);

function writeLead(deps: Deps, transaction: Transaction, arrival: Arrival, more: Partial<Lead>): void {
  const { companyId, leadId, input, sourceText = '', receivedAt, externalId, campaign, receipt } = arrival;
  const audit = createdAudit(ARRIVED, deps.now());
  const lead = { ...newLead(input, { sourceText, receivedAt, externalId, campaign }), ...more };
  transaction.create(leadRef(deps, arrival), { ...lead, ...audit });
  transaction.create(inCompany(deps.db, companyId, 'leadReceipts').doc(leadId), {
    ...leadReceiptSchema.parse({
      leadId,
      receivedAt,
      channel: input.channel,
      externalId,
      costCents: input.costCents,
      ...receipt,
    }),
    ...audit,
  });
}

/** Reads what the consent's entry needs; the function that comes back writes it. */
async function preparedConsent(
  deps: Deps,
  transaction: Transaction,
  { companyId, input, consent }: Arrival,
): Promise<() => void> {
  const phone = toTextNumber(input.phone);
  if (!consent || phone === '') return () => undefined;
  const { db, now, newId } = deps;
  const { ref: numberRef, number } = await readTextNumber(deps, transaction, phone);
  return () => {
    const entry: ConsentEntry = {
      phone,
      email: '',
      customerId: '',
      channel: 'sms',
      purpose: 'transactional',
      state: 'yes',
      source: 'form',
      wording: consent.wording,
      evidence: consent.evidence,
      at: consent.at,
      by: BY_CUSTOMER,
    };
    transaction.create(inCompany(db, companyId, 'consents').doc(newId()), {
      ...entry,
      ...createdAudit(ARRIVED, now()),
    });
    transaction.set(numberRef, withCompany(number, companyId, number.companies[companyId] ?? ''));
  };
}
