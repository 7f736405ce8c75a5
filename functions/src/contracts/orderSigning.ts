import {
  movedOrder,
  sumBeforeOrder,
  withoutSignature,
  withSignature,
  type ChangeOrderRecord,
  type SigningParty,
} from '@/domain/contract/money/changeOrder';
import { orderNumber, orderPaper, orderParties } from '@/domain/contract/money/orderPaper';
import type { SigningAnswer } from '@/domain/contract/record/api';
import { recordedOnPaper, sentVersion, voided, type SigningAct } from '@/domain/contract/record/signing';
import type { ContractVersion, VersionSigner } from '@/domain/contract/record/version';
import type { CompanyFields } from '@/domain/company/schema';
import { stableJson } from '@/lib/stableJson';
import type { OpenedMoney } from './openMoney';

type Order = ChangeOrderRecord & { id: string };

/** Builds the version of a change order that is sent for signature: like a contract's, with its own chain. */
export function sentOrder(
  opened: OpenedMoney,
  company: CompanyFields,
  order: Order,
  act: SigningAct,
): Promise<ContractVersion> {
  const { contract, book, orders } = opened;
  const version = order.version + 1;
  const paper = orderPaper({ contract, order, company, sumBeforeCents: sumBeforeOrder(book, orders, order), version });
  return sentVersion(
    {
      id: contract.id,
      orderId: order.id,
      number: orderNumber(contract, order),
      version: order.version,
      parties: orderParties(contract, company.name),
      chainHead: order.chainHead,
    },
    stableJson(paper),
    act,
  );
}

/** Returns a change order's version after an office step; unchanged if the step doesn't affect it. */
export function versionAfterStep(
  version: ContractVersion,
  change: { kind: 'reopen' } | { kind: 'reject'; reason: string } | { kind: 'sign'; party: SigningParty; text: string },
  act: SigningAct,
): Promise<ContractVersion> | ContractVersion {
  if (version.state !== 'out') return version;
  if (change.kind === 'sign') {
    const signer = version.signers.find(({ role }) => role === change.party);
    return signer ? recordedOnPaper(version, signer.partyId, change.text, act) : version;
  }
  return voided(version, change.kind === 'reject' ? change.reason : 'Withdrawn for changes', act);
}

/** Returns what a signer's answer changes on the change order. */
export function orderAfterAnswer(
  order: ChangeOrderRecord,
  signer: VersionSigner,
  answer: SigningAnswer,
  { signedOn, now, byUid }: { signedOn: string; now: string; byUid: string },
): Partial<ChangeOrderRecord> {
  const party: SigningParty = signer.role === 'contractor' ? 'contractor' : 'owner';
  switch (answer.kind) {
    case 'consent':
      return {};
    case 'sign': {
      const how = byUid === '' ? 'Signed under their link' : 'Signed on a device of the company';
      const signed = { party, name: answer.signature.name, how, signedOn };
      const { signatures, state, approvedOn } = withSignature(order, signed, { by: byUid, at: now });
      return { signatures, state, approvedOn };
    }
    case 'withdraw':
      return { signatures: withoutSignature(order, party).signatures };
    case 'decline': {
      const { state, signatures, rejectReason } = movedOrder(order, { kind: 'reject', reason: answer.reason }, now);
      return { state, signatures, rejectReason };
    }
  }
}
