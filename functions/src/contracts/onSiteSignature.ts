import {
  isForNow,
  orderSignatureSchema,
  waitsForOwner,
  type OrderSignature,
} from '@/domain/contract/money/orderSignature';
import { consented, signed, type SigningAct } from '@/domain/contract/record/signing';
import { isInForce } from '@/domain/contract/record/state';
import { calendarDay } from '@/lib/dates';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { orderAfterAnswer } from './orderSigning';
import { openContract, openVersion, storeVersion } from './records';
import { sealAndMail } from './sealAndMail';

type Which = { companyId: string; signatureId: string };

/**
 * Adds an owner's signature given on a company device to the chain of the version shown there. A signature for a version that was changed
 * or recalled in the meantime is kept but doesn't count; nor does a second one, or one for a deleted change order.
 */
export async function countOnSite(deps: Deps, { companyId, signatureId }: Which): Promise<void> {
  const stored = await inCompany(deps.db, companyId, 'orderSignatures').doc(signatureId).get();
  const given = orderSignatureSchema.safeParse(stored.data()).data;
  if (!given) return;
  const byUid = String(stored.get('createdBy') ?? '');
  const completed = await deps.db
    .runTransaction((transaction) => put(deps, transaction, companyId, given, byUid))
    .catch((error: unknown) => {
      if (toAppError(error).code === 'not-found') return null;
      throw error;
    });
  const { contractId, orderId } = given;
  if (completed !== null) await sealAndMail(deps, { companyId, contractId, orderId, version: completed });
}

/** Returns the version's number if this was the last signature. */
async function put(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  given: OrderSignature,
  byUid: string,
): Promise<number | null> {
  const opened = await openContract(deps, transaction, companyId, given);
  const order = opened.order?.order;
  if (!order || !isInForce(opened.contract.state) || !waitsForOwner(order) || !isForNow(given, order)) return null;
  const before = await openVersion(deps, transaction, opened);
  const owner = before.signers.find(({ role }) => role === 'owner');
  if (before.state !== 'out' || !owner) return null;
  const act: SigningAct = { now: opened.now, byUid, ipAddress: '', userAgent: '' };
  const { name, imageDataUrl, paperHash, signedAt } = given;
  const kind = imageDataUrl === '' ? ('typed' as const) : ('drawn' as const);
  const signature = { name, kind, imageDataUrl };
  const version = await signed(
    await consented(before, owner.partyId, act),
    owner.partyId,
    { signature, paperHash, note: `, ${signedAt.slice(0, 19)}Z by its clock` },
    act,
  );
  const dayThere = calendarDay(opened.company.timeZone, new Date(signedAt));
  const orderChanges = orderAfterAnswer(
    order,
    owner,
    { kind: 'sign', paperHash, signature },
    // A clock running ahead must not date a signature tomorrow.
    { signedOn: dayThere < opened.today ? dayThere : opened.today, now: opened.now, byUid },
  );
  storeVersion(deps, transaction, opened, { version, isNew: false, by: byUid, orderChanges });
  return version.state === 'signed' ? version.version : null;
}
