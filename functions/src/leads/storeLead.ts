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
  /** Derived from the submission, so repeats of it are one lead. */
  leadId: string;
  input: LeadInput;
  /** The sender's name for the source, if the company has no such source. */
  sourceText?: string;
  receivedAt: string;
  externalId: string;
  campaign: Campaign | null;
  receipt: Pick<LeadReceipt, 'sender' | 'subject' | 'messageId' | 'original'>;
  /** Consent to text messages, with the words that were shown; null = not asked or not given. */
  consent: { wording: string; evidence: string; at: string } | null;
};

/**
 * Stores a lead with its receipt, and the consent that came with it. Returns false, without writing, if it already exists. The trigger
 * handles what follows (duplicates, answer, month). `more`: already known fields, such as the next step.
 */
export function storeLead(deps: Deps, arrival: Arrival, more: Partial<Lead> = {}): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const write = await preparedLead(deps, transaction, arrival);
    write?.(more);
    return write !== null;
  });
}

/**
 * Like `storeLead`, in a transaction that writes more: reads what it needs; the returned function writes. `more`: already known fields of
 * the lead, such as the job it was booked as. Returns null if it already exists.
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

/** Reads what the consent's entry needs; the returned function writes it. */
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
