import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/domain/message/consent';
import type { MessageChannel } from '@/domain/message/settings';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { contactHash } from './contactHash';

/**
 * companies/{c}/suppressions/{keyed hash}: what an address or number opted out of, and since when (ISO UTC). It identifies no one, so it
 * stays when the customer is deleted, and applies if the same address comes back as a new customer.
 */
const suppressionSchema = z.object({
  since: z.partialRecord(z.enum(CONSENT_PURPOSES), z.string()).catch({}),
});

export type Suppressed = { companyId: string; channel: MessageChannel; address: string };

const refOf = (deps: Deps, companyId: string, hash: string): DocumentReference =>
  inCompany(deps.db, companyId, 'suppressions').doc(hash);

/** Returns what an address or number has unsubscribed from. */
export async function readSuppressions(
  deps: Deps,
  transaction: Transaction,
  { companyId, channel, address }: Suppressed,
): Promise<ConsentPurpose[]> {
  const stored = await transaction.get(refOf(deps, companyId, await contactHash(deps, channel, address)));
  return purposesIn(stored.data());
}

const purposesIn = (data: unknown): ConsentPurpose[] =>
  Object.keys(suppressionSchema.parse(data ?? {}).since) as ConsentPurpose[];

/** Returns what a hash has unsubscribed from, outside of a transaction. */
export const suppressionsOf = async (deps: Deps, companyId: string, hash: string): Promise<ConsentPurpose[]> =>
  purposesIn((await refOf(deps, companyId, hash).get()).data());

/**
 * Records that a hash opts out of `purpose`, or reverses that (along with everything recorded before it). Reads, then writes; returns
 * false if nothing changed.
 */
export async function suppressIn(
  deps: Deps,
  transaction: Transaction,
  { companyId, hash, purpose, isOff }: { companyId: string; hash: string; purpose: ConsentPurpose; isOff: boolean },
): Promise<boolean> {
  const ref = refOf(deps, companyId, hash);
  const stored = (await transaction.get(ref)).data();
  const { since } = suppressionSchema.parse(stored ?? {});
  const isKnown = since[purpose] !== undefined;
  if (isOff === isKnown && (isOff || Object.keys(since).length === 0)) return false;
  const now = deps.now();
  transaction.set(ref, { since: isOff ? { ...since, [purpose]: now } : {}, ...stampOf(stored, '', now) });
  return true;
}
