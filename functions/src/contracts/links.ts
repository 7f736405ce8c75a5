import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { LINK_DAYS } from '@/domain/contract/record/letters';
import { signerOf } from '@/domain/contract/record/signing';
import type { ContractVersion, VersionSigner } from '@/domain/contract/record/version';
import { newShareToken } from '@/domain/public-document/token';
import { addDaysToInstant } from '@/lib/calendar';
import { sha256Hex } from '@/lib/sha256Hex';
import type { Deps } from '../platform/admin';
import { linkGone } from '../sharing/linkGone';
import { openContract, openVersion, type OpenedContract } from './records';

/**
 * contractLinks/{SHA-256 of the token}: what a signer's link opens. No security rule allows reading it, and the token itself isn't stored
 * anywhere.
 */
const contractLinkSchema = z.object({
  companyId: z.string(),
  contractId: z.string(),
  /** Change order id; '' = the contract. */
  orderId: z.string().default(''),
  version: z.number().int(),
  partyId: z.string(),
  generation: z.number().int(),
  expiresAt: z.string(),
});

const contractLinks = (db: Firestore): CollectionReference => db.collection('contractLinks');

/** Creates a new token for a signer and stores its link. `version` already includes the signer's new generation. */
export async function storeLink(
  { db, now }: Deps,
  transaction: Transaction,
  companyId: string,
  version: ContractVersion,
  partyId: string,
): Promise<string> {
  const token = newShareToken();
  const place = contractLinks(db).doc(await sha256Hex(token));
  transaction.create(place, {
    companyId,
    contractId: version.contractId,
    orderId: version.orderId,
    version: version.version,
    partyId,
    generation: signerOf(version, partyId).linkGeneration,
    expiresAt: addDaysToInstant(now(), LINK_DAYS),
  });
  return token;
}

export type OpenedLink = OpenedContract & { version: ContractVersion; signer: VersionSigner };

/** Opens a signer's link. @throws AppError `not-found` if it doesn't work, or no longer does */
export async function openLink(deps: Deps, transaction: Transaction, token: string): Promise<OpenedLink> {
  const stored = await transaction.get(contractLinks(deps.db).doc(await sha256Hex(token)));
  const link = contractLinkSchema.safeParse(stored.data()).data;
  if (!link || link.expiresAt <= deps.now()) throw linkGone();
  const opened = await openContract(deps, transaction, link.companyId, link);
  const version = await openVersion(deps, transaction, opened, link.version);
  const signer = version.signers.find(({ partyId }) => partyId === link.partyId);
  if (!signer || signer.linkGeneration !== link.generation) throw linkGone();
  return { ...opened, version, signer };
}
