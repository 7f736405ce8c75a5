import type { Transaction } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customer/schema';
import { consentEntrySchema, consentStanding, type ConsentEntry, type ConsentStanding } from '@/domain/message/consent';
import { ledgerPurposeOf, mayContact, type ContactAnswer, type ContactPurpose } from '@/domain/message/contact';
import { CONSENT_LIMIT } from '@/domain/message/queries';
import type { MessageChannel } from '@/domain/message/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn } from '../platform/readable';
import { readSuppressions } from './suppressions';
import { readTextNumber } from './textNumbers';

export type Contact = {
  companyId: string;
  channel: MessageChannel;
  purpose: ContactPurpose;
  /** A person sends it now. */
  isByHand: boolean;
  /** An e-mail address, or a number in E.164; '' = none. */
  address: string;
  /** Whose record may forbid it; null where there is none. */
  customer: Pick<Customer, 'consent'> | null;
  /** By whose clock it must not be night. */
  timeZone: string;
};

/**
 * Whether a company may write to somebody at this moment, by the one rule (`mayContact`). Reads in the transaction that writes the
 * message down, so that a "no" that comes between queueing and sending is not passed over.
 */
export async function contactIn(deps: Deps, transaction: Transaction, contact: Contact): Promise<ContactAnswer> {
  const { companyId, channel, purpose, isByHand, address, customer, timeZone } = contact;
  const asked = { channel, purpose, isByHand, hasAddress: address !== '', now: deps.now(), timeZone };
  const isVetoed = customer?.consent[channel] === 'no';
  if (address === '') return mayContact({ ...asked, standing: 'never-asked', suppressedFor: [], isVetoed });
  const [standing, suppressedFor] = await Promise.all([
    readStanding(deps, transaction, contact),
    readSuppressions(deps, transaction, { companyId, channel, address }),
  ]);
  return mayContact({ ...asked, standing, suppressedFor, isVetoed });
}

/** How a number or address appears in the ledger; a number that sent STOP is stopped for every company. */
async function readStanding(
  deps: Deps,
  transaction: Transaction,
  { companyId, channel, purpose, address }: Contact,
): Promise<ConsentStanding> {
  const ledger = ledgerPurposeOf(purpose);
  // E-mail opt-outs are among the suppressions; only offers need opt-in.
  if (channel === 'email')
    return ledger === 'marketing'
      ? consentStanding(await entriesOf(deps, transaction, companyId, 'email', address), ledger)
      : 'never-asked';
  const { number } = await readTextNumber(deps, transaction, address);
  if (number.stoppedAt !== '') return 'stopped';
  return consentStanding(await entriesOf(deps, transaction, companyId, 'phone', address), ledger);
}

async function entriesOf(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  field: 'phone' | 'email',
  address: string,
): Promise<ConsentEntry[]> {
  const { docs } = await transaction.get(
    inCompany(db, companyId, 'consents').where(field, '==', address).limit(CONSENT_LIMIT),
  );
  return fieldsIn(consentEntrySchema, docs);
}
