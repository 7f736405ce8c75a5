import { AppError } from '@/lib/appError';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { Signature } from '../../estimate/schema';
import { chained, headOf, type NewEvent } from './chain';
import type { Contract } from './schema';
import { EVENT_LIMIT, type ContractVersion, type VersionSigner } from './version';

/** The origin of an act, by the server's clock. `byUid`: a member of the company; '' = someone with a link. */
export type SigningAct = { now: string; byUid: string; ipAddress: string; userAgent: string };

/** The consent to electronic records, shown before the document is signed. Method B6. */
export const CONSENT_TEXT =
  'I agree to sign this contract and to receive it and its notices electronically. I can open, keep and print PDF files on this device. I can ask for paper copies, and I can withdraw this consent before I sign by telling the other side, at no cost.';

/** Returns the consent text of a version: a change order is named as one. */
export const consentTextFor = ({ orderId }: Pick<ContractVersion, 'orderId'>): string =>
  orderId === '' ? CONSENT_TEXT : CONSENT_TEXT.replace('this contract', 'this change order');

const refused = (userMessage: string): AppError => new AppError({ code: 'failed-precondition', userMessage });

const eventOf = (kind: NewEvent['kind'], act: SigningAct, more: Partial<NewEvent> = {}): NewEvent => ({
  kind,
  at: act.now,
  partyId: '',
  byUid: act.byUid,
  text: '',
  ipAddress: act.ipAddress,
  userAgent: act.userAgent,
  about: '',
  ...more,
});

async function withEvent(version: ContractVersion, event: NewEvent): Promise<ContractVersion> {
  if (version.events.length >= EVENT_LIMIT) throw refused('Too much has happened to this version. Send a new one.');
  return { ...version, events: await chained(version.events, version.startsAfter, event) };
}

const withSigner = (version: ContractVersion, partyId: string, changes: Partial<VersionSigner>): ContractVersion => ({
  ...version,
  signers: version.signers.map((signer) => (signer.partyId === partyId ? { ...signer, ...changes } : signer)),
});

/** Returns a version's signer. @throws AppError `not-found` */
export function signerOf(version: Pick<ContractVersion, 'signers'>, partyId: string): VersionSigner {
  const signer = version.signers.find((one) => one.partyId === partyId);
  if (!signer) throw new AppError({ code: 'not-found', userMessage: 'This person does not sign this contract.' });
  return signer;
}

/** Whether it is someone's turn: everyone before them has signed. */
export const isTurnOf = (
  { signers }: Pick<ContractVersion, 'signers'>,
  { order }: Pick<VersionSigner, 'order'>,
): boolean => signers.every((other) => other.order >= order || other.state === 'signed');

/** Returns those whose turn it is and who haven't signed. */
export const signersToAsk = (version: Pick<ContractVersion, 'signers'>): VersionSigner[] =>
  version.signers.filter((signer) => signer.state !== 'signed' && isTurnOf(version, signer));

/** Builds a version for sending: what is signed, by whom, and the first event. `paper` is the frozen document as JSON. */
export async function sentVersion(
  contract: Pick<Contract, 'number' | 'version' | 'parties' | 'chainHead'> & { id: string; orderId?: string },
  paper: string,
  act: SigningAct,
): Promise<ContractVersion> {
  if (contract.parties.length === 0) throw refused('Name at least one signer first.');
  const paperHash = await sha256Hex(paper);
  const version: ContractVersion = {
    contractId: contract.id,
    orderId: contract.orderId ?? '',
    number: contract.number,
    version: contract.version + 1,
    state: 'out',
    paper,
    paperHash,
    signers: contract.parties.map(({ id, role, name, title, email, order }) => ({
      partyId: id,
      role,
      name,
      title,
      email,
      order,
      state: 'waiting',
      linkGeneration: 0,
      linkSentAt: '',
      letterAt: '',
      openedAt: '',
      consentedAt: '',
      consentText: '',
      signedAt: '',
      signature: null,
      declineReason: '',
      remindedAt: [],
    })),
    events: [],
    startsAfter: contract.chainHead,
    sentAt: act.now,
    lettersSince: act.now,
    remindAt: '',
    completedAt: '',
    sealedHash: '',
    sealedAt: '',
    sealFingerprint: '',
  };
  return withEvent(version, eventOf('sent', act, { about: paperHash }));
}

/** Records that a link for a signer was created, and e-mailed or handed out. Earlier ones stay valid unless `isOnly`. */
export async function linked(
  version: ContractVersion,
  partyId: string,
  how: { text: string; isOnly: boolean; isReminder: boolean; isMailed?: boolean },
  act: SigningAct,
): Promise<ContractVersion> {
  assertOut(version);
  const signer = signerOf(version, partyId);
  return withEvent(
    withSigner(version, partyId, {
      ...(signer.state === 'waiting' && { state: 'asked' as const }),
      linkSentAt: act.now,
      // A resent e-mail keeps the id of the first, so that it counts as one.
      ...(how.isMailed && { letterAt: (how.isReminder ? '' : signer.letterAt) || act.now }),
      linkGeneration: signer.linkGeneration + (how.isOnly ? 1 : 0),
      ...(how.isReminder && { remindedAt: [...signer.remindedAt, act.now].slice(-20) }),
    }),
    eventOf(how.isReminder ? 'reminded' : 'link', act, { partyId, text: how.text }),
  );
}

/** Disables a signer's links. */
export async function revoked(version: ContractVersion, partyId: string, act: SigningAct): Promise<ContractVersion> {
  const signer = signerOf(version, partyId);
  return withEvent(
    withSigner(version, partyId, { linkGeneration: signer.linkGeneration + 1, linkSentAt: '' }),
    eventOf('link', act, { partyId, text: 'All links revoked' }),
  );
}

/** Records that the document was opened with a signer's link: the first time, and again from another network. */
export async function opened(version: ContractVersion, partyId: string, act: SigningAct): Promise<ContractVersion> {
  const isKnown = version.events.some(
    (event) => event.kind === 'opened' && event.partyId === partyId && event.ipAddress === act.ipAddress,
  );
  if (isKnown || version.state === 'void' || version.events.length >= EVENT_LIMIT - 20) return version;
  return withEvent(
    withSigner(version, partyId, { openedAt: signerOf(version, partyId).openedAt || act.now }),
    eventOf('opened', act, { partyId }),
  );
}

function assertOut({ state }: Pick<ContractVersion, 'state'>): void {
  if (state === 'void')
    throw refused('This version was withdrawn, and any signatures on it are void. A new version gets a new link.');
  if (state === 'declined')
    throw refused('One of the signers has declined. Nothing more can be signed on this version.');
  if (state === 'signed') throw refused('Everyone has signed, so this contract can no longer be changed here.');
}

/** Records consent to electronic records; nothing can be signed without it. */
export async function consented(version: ContractVersion, partyId: string, act: SigningAct): Promise<ContractVersion> {
  assertOut(version);
  if (signerOf(version, partyId).consentedAt !== '') return version;
  const consentText = consentTextFor(version);
  return withEvent(
    withSigner(version, partyId, { consentedAt: act.now, consentText }),
    eventOf('consented', act, { partyId, about: await sha256Hex(consentText) }),
  );
}

/**
 * Signs exactly the document whose hash was on the screen. With the last signature the version is signed. Repeating the same signature is
 * not an error.
 * @throws AppError `failed-precondition` out of turn, without consent or on a version that is closed; `conflict` for another document
 */
export async function signed(
  version: ContractVersion,
  partyId: string,
  { signature, paperHash, note = '' }: { signature: Signature; paperHash: string; note?: string },
  act: SigningAct,
): Promise<ContractVersion> {
  const signer = signerOf(version, partyId);
  if (signer.state === 'signed' && stableJson(signer.signature) === stableJson(signature)) return version;
  assertOut(version);
  if (signer.state === 'signed') throw refused('You have signed this contract already.');
  if (paperHash !== version.paperHash)
    throw new AppError({
      code: 'conflict',
      userMessage: 'The contract has changed since you opened it. Please read it again.',
    });
  if (!isTurnOf(version, signer)) throw refused('It is not your turn yet: others sign before you.');
  if (signer.consentedAt === '') throw refused('Agree to sign electronically first.');
  const next = await withEvent(
    {
      ...withSigner(version, partyId, {
        state: 'signed',
        signedAt: act.now,
        signature,
        declineReason: '',
        letterAt: '',
      }),
      // The next signers, or with the last signature everyone.
      lettersSince: act.now,
    },
    eventOf('signed', act, {
      partyId,
      text: `${signature.kind === 'typed' ? 'Typed' : 'Drawn'}${act.byUid === '' ? '' : ' on a device of the company'}${note}`,
      about: await sha256Hex(`${version.paperHash}\n${stableJson(signature)}`),
    }),
  );
  return completedIfAll(next, act);
}

/** Records the office's paper signature: it counts, and the chain says that it was recorded and not given here. */
export async function recordedOnPaper(
  version: ContractVersion,
  partyId: string,
  text: string,
  act: SigningAct,
): Promise<ContractVersion> {
  assertOut(version);
  if (signerOf(version, partyId).state === 'signed') return version;
  const next = await withEvent(
    withSigner(version, partyId, { state: 'signed', signedAt: act.now, signature: null, declineReason: '' }),
    eventOf('recorded', act, { partyId, text: text.slice(0, 300), about: version.paperHash }),
  );
  return completedIfAll(next, act);
}

function completedIfAll(next: ContractVersion, act: SigningAct): Promise<ContractVersion> | ContractVersion {
  if (next.signers.some(({ state }) => state !== 'signed')) return next;
  return withEvent(
    { ...next, state: 'signed', completedAt: act.now },
    {
      ...eventOf('completed', act, { about: next.paperHash }),
      ipAddress: '',
      userAgent: '',
    },
  );
}

/** Withdraws a signature before all have signed: the signer can read on, sign again, or decline. */
export async function withdrawn(version: ContractVersion, partyId: string, act: SigningAct): Promise<ContractVersion> {
  assertOut(version);
  if (signerOf(version, partyId).state !== 'signed') return version;
  return withEvent(
    withSigner(version, partyId, { state: 'asked', signedAt: '', signature: null }),
    eventOf('withdrawn', act, { partyId }),
  );
}

/** Refuses to sign, after which no one can sign this version. */
export async function declined(
  version: ContractVersion,
  partyId: string,
  reason: string,
  act: SigningAct,
): Promise<ContractVersion> {
  const signer = signerOf(version, partyId);
  if (signer.state === 'declined' && signer.declineReason === reason) return version;
  assertOut(version);
  return withEvent(
    {
      ...withSigner(version, partyId, { state: 'declined', declineReason: reason, signature: null, signedAt: '' }),
      state: 'declined',
    },
    eventOf('declined', act, { partyId, text: reason.slice(0, 300) }),
  );
}

/** Voids a version and all signatures on it, because the contract is being changed or canceled. */
export async function voided(version: ContractVersion, reason: string, act: SigningAct): Promise<ContractVersion> {
  if (version.state === 'void') return version;
  if (version.state === 'signed') throw refused('Everyone has signed. Any further changes need a change order.');
  return withEvent({ ...version, state: 'void' }, eventOf('voided', act, { text: reason.slice(0, 300) }));
}

/** Records that the signed document was sealed into a PDF. */
export async function sealedVersion(
  version: ContractVersion,
  { fileHash, fingerprint, now }: { fileHash: string; fingerprint: string; now: string },
): Promise<ContractVersion> {
  const act = { now, byUid: '', ipAddress: '', userAgent: '' };
  return withEvent(
    { ...version, sealedHash: fileHash, sealedAt: now, sealFingerprint: fingerprint },
    eventOf('sealed', act, { about: fileHash }),
  );
}

/** Returns the version fields copied to the contract. */
export const shownOnContract = (
  version: ContractVersion,
): Pick<Contract, 'version' | 'signerCount' | 'signedCount' | 'chainHead' | 'declineReason'> => ({
  version: version.version,
  signerCount: version.signers.length,
  signedCount: version.signers.filter(({ state }) => state === 'signed').length,
  chainHead: headOf(version.events, version.startsAfter),
  declineReason: version.signers.find(({ state }) => state === 'declined')?.declineReason ?? '',
});
