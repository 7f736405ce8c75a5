import { z } from 'zod';
import { optionalEmail } from '../../contact/schema';
import { signatureSchema } from '../../estimate/schema';
import { isoInstant, line, optionalInstant, recordId } from '../../record/schema';
import { PARTY_LIMIT, PARTY_ROLES, sha256Text } from './parts';

/** The events of a version: sent, opened, consented, signed … `hash` covers the event and the previous hash. */
export const EVENT_KINDS = [
  'sent',
  'link',
  'opened',
  'consented',
  'signed',
  'recorded',
  'withdrawn',
  'declined',
  'reminded',
  'voided',
  'completed',
  'sealed',
] as const;
export const EVENT_LIMIT = 200;
/** A Firestore document holds a megabyte: this much for the contract text, the rest for events and signatures. */
export const PAPER_TEXT_LIMIT = 450_000;
const SIGNATURE_CHARACTERS_LIMIT = 40_000;

/** One link of the event chain. Everything here except `hash` is hashed, including `previous`. */
export const chainEventSchema = z.object({
  kind: z.enum(EVENT_KINDS),
  at: isoInstant,
  /** The party it is about; '' = none. */
  partyId: z.string().max(128).default(''),
  /** The uid of a member of the company; '' = someone with a link. */
  byUid: z.string().max(128).default(''),
  text: line(300).default(''),
  ipAddress: z.string().max(64).default(''),
  userAgent: z.string().max(300).default(''),
  /** SHA-256 of the event's subject: the document, a signature, the sealed file; '' = nothing. */
  about: z.union([z.literal(''), sha256Text]).default(''),
  previous: z.union([z.literal(''), sha256Text]),
  hash: sha256Text,
});
export type ChainEvent = z.infer<typeof chainEventSchema>;

/** A drawn or typed signature, small enough for all signers' signatures to fit in one document. */
export const contractSignatureSchema = signatureSchema.refine(
  ({ imageDataUrl }) => imageDataUrl.length <= SIGNATURE_CHARACTERS_LIMIT,
  'The signature is too large: draw it again with fewer lines, or type it',
);

export const SIGNER_STATES = ['waiting', 'asked', 'signed', 'declined'] as const;
/** A party of a version, with their progress. */
export const versionSignerSchema = z.object({
  partyId: recordId,
  role: z.enum(PARTY_ROLES),
  name: line(120),
  title: line(80).default(''),
  email: optionalEmail,
  order: z.number().int().min(1).max(PARTY_LIMIT),
  state: z.enum(SIGNER_STATES).default('waiting'),
  /** Links of an earlier generation no longer work. The tokens themselves aren't stored anywhere, only their hashes. */
  linkGeneration: z.number().int().min(0).max(1000).default(0),
  linkSentAt: optionalInstant,
  /**
   * Time at which sending the link by e-mail began, until its outcome is known: the e-mail's id is derived from this. ''
   * = none.
   */
  letterAt: optionalInstant,
  openedAt: optionalInstant,
  consentedAt: optionalInstant,
  consentText: line(2000).default(''),
  signedAt: optionalInstant,
  signature: contractSignatureSchema.nullable().default(null),
  declineReason: line(1000).default(''),
  remindedAt: z.array(isoInstant).max(20).default([]),
});
export type VersionSigner = z.infer<typeof versionSignerSchema>;

export const VERSION_STATES = ['out', 'signed', 'declined', 'void'] as const;
/**
 * companies/{c}/contractVersions/{contractId}-v{n}, for a change order {orderId}-co-v{n}: a contract as sent, its signers, and its
 * events. Written by functions only.
 */
export const contractVersionSchema = z.object({
  contractId: recordId,
  /** The change order being signed; '' = the contract. */
  orderId: z.string().max(128).default(''),
  number: z.string().max(40),
  version: z.number().int().min(1).max(1000),
  state: z.enum(VERSION_STATES).default('out'),
  /** The `ContractPaper` as JSON: exactly the text being signed, and its SHA-256. */
  paper: z.string().max(PAPER_TEXT_LIMIT),
  paperHash: sha256Text,
  signers: z.array(versionSignerSchema).max(PARTY_LIMIT),
  events: z.array(chainEventSchema).max(EVENT_LIMIT),
  /** The chain head of the previous version, with which this chain begins. '' = the first version. */
  startsAfter: z.union([z.literal(''), sha256Text]).default(''),
  sentAt: isoInstant,
  /** Since when someone has been owed an email: the hourly run sends what the server couldn't before it stopped. '' = no one. */
  lettersSince: optionalInstant,
  /** Time of the hourly run's next reminder; '' = none is due. */
  remindAt: optionalInstant.catch(''),
  completedAt: optionalInstant,
  /** SHA-256 of the sealed PDF, when it was sealed, and the fingerprint of the certificate; '' = not sealed yet. */
  sealedHash: z.union([z.literal(''), sha256Text]).default(''),
  sealedAt: optionalInstant,
  sealFingerprint: z.string().max(128).default(''),
});
export type ContractVersion = z.infer<typeof contractVersionSchema>;

/** Returns the id of a contract's version, or of a change order's. */
export const versionId = (contractId: string, version: number, orderId = ''): string =>
  orderId === '' ? `${contractId}-v${version}` : `${orderId}-co-v${version}`;
