import { z } from 'zod';
import { isoInstant, recordId, requiredLine } from '../../record/schema';
import type { ListQuery } from '../../record/listQuery';
import { sha256Text } from '../record/parts';
import type { ChangeOrderRecord } from './changeOrder';

/** As for contracts: all signers' signatures fit in one document. */
const DRAWING_LIMIT = 40_000;

/**
 * companies/{c}/orderSignatures/{id}: an owner's signature on a change order, given on a company device, possibly offline. Written once.
 * It counts when the server has added it to the chain of the version that was shown; one of another version doesn't count.
 */
export const orderSignatureSchema = z.object({
  contractId: recordId,
  orderId: recordId,
  /** The version on the screen, and the SHA-256 of its text. */
  version: z.number().int().min(1).max(1000),
  paperHash: sha256Text,
  name: requiredLine(120, 'Enter your name'),
  /** '' for a typed name. */
  imageDataUrl: z.string().max(DRAWING_LIMIT, 'The signature is too large: draw it again with fewer lines').default(''),
  signedAt: isoInstant,
});
export type OrderSignature = z.infer<typeof orderSignatureSchema>;

/** Signatures given on devices under one contract. */
export const signedOnDevices = (contractId: string): ListQuery => ({
  where: [{ field: 'contractId', operator: '==', value: contractId }],
  orderBy: [{ field: 'signedAt', direction: 'desc' }],
  limit: 50,
});

/** Whether the owner still has to sign a sent change order. */
export const waitsForOwner = ({ state, version, signatures }: ChangeOrderRecord): boolean =>
  state === 'sent' && version > 0 && !signatures.some(({ party }) => party === 'owner');

/** Whether a device's signature is for the version that is currently out. */
export const isForNow = (
  signature: Pick<OrderSignature, 'orderId' | 'version' | 'paperHash'>,
  order: Pick<ChangeOrderRecord, 'version' | 'paperHash'> & { id: string },
): boolean =>
  signature.orderId === order.id && signature.version === order.version && signature.paperHash === order.paperHash;
