import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isShareToken } from '../../public-document/token';
import { isoInstant, line, optionalInstant, optionalRecordId, recordId, requiredLine } from '../../record/schema';
import { contractPaperSchema } from './paper';
import { COVER_LIMIT, coverSchema, reminderDays, sha256Text } from './parts';
import { contractSignatureSchema, EVENT_KINDS, SIGNER_STATES, VERSION_STATES } from './version';

const token = z.string().refine(isShareToken, 'This link is not complete');
const revision = z.string().max(64);
/** The change order being signed; '' = the contract itself. */
const orderId = optionalRecordId;

/** Sends a draft for signature, for staff: freezes its content as a version, and e-mails a link to those who sign first. */
export const sendContract = defineContract({
  name: 'sendContract',
  input: z.object({ contractId: recordId, revision }),
  output: z.object({ version: z.number().int(), mailed: z.number().int() }),
});

/** Creates a link for one signer, for staff, to be delivered other than by e-mail. `isOnly`: all earlier ones stop working. */
export const linkForSigner = defineContract({
  name: 'linkForSigner',
  input: z.object({ contractId: recordId, orderId, partyId: recordId, isOnly: z.boolean() }),
  output: z.object({ token: z.string() }),
});

/** E-mails the signers whose turn it is again, for staff. At most once a day for each. */
export const remindSigners = defineContract({
  name: 'remindSigners',
  input: z.object({ contractId: recordId, orderId }),
  output: z.object({ mailed: z.number().int() }),
});

export const contractChangeSchema = z.discriminatedUnion('kind', [
  /** Reverts it to a draft: the version and all signatures on it are void. */
  z.object({ kind: z.literal('reopen'), reason: requiredLine(300, 'Enter a reason: the signers read it.') }),
  /** Disables all links of a signer. */
  z.object({ kind: z.literal('revoke'), partyId: recordId }),
  /** On which days after being asked signers are reminded automatically; none = no longer. */
  z.object({ kind: z.literal('reminders'), remindAfterDays: reminderDays }),
  z.object({ kind: z.literal('complete') }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('cancel'), reason: requiredLine(300, 'Enter a reason so others know why.') }),
  /** New certificates of insurance and the like, which end the old ones' warning. */
  z.object({ kind: z.literal('covers'), covers: z.array(coverSchema).max(COVER_LIMIT) }),
]);
export type ContractChange = z.infer<typeof contractChangeSchema>;

/** Changes a contract's state, for staff. `revision` is the one on the screen. */
export const changeContract = defineContract({
  name: 'changeContract',
  input: z.object({ contractId: recordId, revision, change: contractChangeSchema }),
  output: z.object({ state: z.string() }),
});

/** A signer's view through their link. */
export const signingViewSchema = z.object({
  paper: contractPaperSchema,
  paperHash: sha256Text,
  state: z.enum(VERSION_STATES),
  companyName: z.string(),
  companyPhone: z.string(),
  companyEmail: z.string(),
  timeZone: z.string(),
  partyId: recordId,
  isMyTurn: z.boolean(),
  hasConsented: z.boolean(),
  consentText: z.string(),
  voidReason: z.string(),
  signers: z.array(
    z.object({
      partyId: recordId,
      name: z.string(),
      role: z.string(),
      state: z.enum(SIGNER_STATES),
      signedAt: optionalInstant,
      /** Only for those who have signed. */
      signature: contractSignatureSchema.nullable(),
    }),
  ),
  events: z.array(z.object({ kind: z.enum(EVENT_KINDS), at: isoInstant, partyId: z.string(), hash: z.string() })),
  sealedHash: z.string(),
});
export type SigningView = z.infer<typeof signingViewSchema>;

/** Returns the contract to read and sign, for anyone with a signer's link. The first opening is logged. */
export const openSigning = defineContract({
  name: 'openSigning',
  input: z.object({ token }),
  output: signingViewSchema,
});

/**
 * Consents to electronic records, signs, withdraws the signature, or declines, for anyone with a signer's link. Returns what is shown
 * next.
 */
export const answerSigning = defineContract({
  name: 'answerSigning',
  input: z.object({
    token,
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('consent') }),
      z.object({ kind: z.literal('sign'), paperHash: sha256Text, signature: contractSignatureSchema }),
      z.object({ kind: z.literal('withdraw') }),
      z.object({ kind: z.literal('decline'), reason: requiredLine(300, 'Tell us why, in a word or two') }),
    ]),
  }),
  output: signingViewSchema,
});
export type SigningAnswer = z.infer<typeof answerSigning.input>['answer'];

/** Returns the sealed PDF in base64: for a signer by their link, for staff by contract and version. Sealed now if it isn't yet. */
export const readSealedContract = defineContract({
  name: 'readSealedContract',
  input: z.union([z.object({ token }), z.object({ contractId: recordId, orderId, version: z.number().int().min(1) })]),
  output: z.object({ fileName: line(120), base64: z.string(), sha256: z.string() }),
});

/** Returns, for anyone, whether a file with this SHA-256 was sealed here, and as what. */
export const findSealedContract = defineContract({
  name: 'findSealedContract',
  input: z.object({ sha256: sha256Text }),
  output: z.object({ isKnown: z.boolean(), number: z.string(), companyName: z.string(), sealedAt: z.string() }),
});
