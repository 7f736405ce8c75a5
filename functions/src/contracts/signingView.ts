import type { SigningView } from '@/domain/contract/record/api';
import { contractPaperSchema } from '@/domain/contract/record/paper';
import { PARTY_ROLE_LABELS } from '@/domain/contract/record/parts';
import { consentTextFor, isTurnOf } from '@/domain/contract/record/signing';
import type { OpenedLink } from './links';

/** Returns what a signer sees: the document and the others' progress, but not their addresses. */
export function signingView({ version, signer, company }: OpenedLink): SigningView {
  return {
    paper: contractPaperSchema.parse(JSON.parse(version.paper)),
    paperHash: version.paperHash,
    state: version.state,
    companyName: company.name,
    companyPhone: company.phone,
    companyEmail: company.email,
    timeZone: company.timeZone,
    partyId: signer.partyId,
    isMyTurn: version.state === 'out' && signer.state !== 'signed' && isTurnOf(version, signer),
    hasConsented: signer.consentedAt !== '',
    consentText: consentTextFor(version),
    voidReason: version.events.find(({ kind }) => kind === 'voided')?.text ?? '',
    signers: version.signers.map(({ partyId, name, role, state, signedAt, signature }) => ({
      partyId,
      name,
      role: PARTY_ROLE_LABELS[role],
      state,
      signedAt,
      signature,
    })),
    events: version.events.map(({ kind, at, partyId, hash }) => ({ kind, at, partyId, hash })),
    sealedHash: version.sealedHash,
  };
}
