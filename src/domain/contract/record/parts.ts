import { z } from 'zod';
import { optionalEmail } from '../../contact/schema';
import { amountCents, ratePpm } from '../../money/schema';
import { line, optionalDate, pictureAddress, recordId, requiredLine, text } from '../../record/schema';
import { NO_RETAINAGE, RETAINAGE_METHODS, RETAINAGE_ROUNDINGS } from '../retainage';

export const PARTY_LIMIT = 8;
export const CLAUSE_LIMIT = 40;
export const MILESTONE_LIMIT = 60;
export const COVER_LIMIT = 20;
export const EXHIBIT_LIMIT = 20;

export const PARTY_ROLES = ['owner', 'contractor', 'subcontractor', 'lender', 'guarantor', 'witness'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];
export const PARTY_ROLE_LABELS: Record<PartyRole, string> = {
  owner: 'Owner',
  contractor: 'Contractor',
  subcontractor: 'Subcontractor',
  lender: 'Lender',
  guarantor: 'Guarantor',
  witness: 'Witness',
};

/** A signer. Those with the same `order` sign at once, the next ones after all of them. */
export const contractPartySchema = z.object({
  id: recordId,
  role: z.enum(PARTY_ROLES).default('owner'),
  name: requiredLine(120, 'Enter who signs'),
  /** For a company: the person's title. */
  title: line(80).default(''),
  email: optionalEmail,
  order: z.number().int().min(1, 'From 1').max(PARTY_LIMIT, `At most ${PARTY_LIMIT}`).default(1),
});
export type ContractParty = z.infer<typeof contractPartySchema>;

const REMINDER_LIMIT = 5;
export const REMINDER_DAYS_MAX = 45;
/** Defaults for a new contract. */
export const PROPOSED_REMINDER_DAYS: readonly number[] = [3, 7];
/** Whole days after a signer was asked; a link works for longer. */
export const reminderDays = z
  .array(
    z.number().int('Whole days').min(1, 'At least 1 day').max(REMINDER_DAYS_MAX, `At most ${REMINDER_DAYS_MAX} days`),
  )
  .max(REMINDER_LIMIT, `At most ${REMINDER_LIMIT} reminders`);
/** For a template: one from before this setting proposes what a new contract does. */
export const proposedReminderDays = reminderDays
  .catch([...PROPOSED_REMINDER_DAYS])
  .default([...PROPOSED_REMINDER_DAYS]);
/** As stored: contracts from before there were reminders, and damaged ones, have none. */
const storedReminderDays = reminderDays.catch([]).default([]);

const CONFIDENCES = ['high', 'medium', 'low', 'own'] as const;

/** A clause in the contract, with its source. The text may contain merge fields until the contract is sent. */
export const contractClauseSchema = z.object({
  id: recordId,
  title: requiredLine(120, 'Enter a heading'),
  body: text(4000),
  /** Two-letter code of the state whose law it follows; '' = anywhere. */
  state: z.string().max(2).default(''),
  /** The rule and its source; '' = written by the company. */
  source: line(600).default(''),
  confidence: z.enum(CONFIDENCES).default('own'),
  /** Day the source was last read. */
  checkedOn: optionalDate,
});
export type ContractClause = z.infer<typeof contractClauseSchema>;

export const milestoneSchema = z.object({
  id: recordId,
  name: requiredLine(160, 'Enter the milestone'),
  dueOn: optionalDate,
  /** The amount billed when it is reached; 0 = nothing. */
  amountCents: amountCents.default(0),
});

export const COVER_KINDS = [
  'liability',
  'workers-comp',
  'auto',
  'umbrella',
  'builders-risk',
  'pollution',
  'bond',
  'license',
  'permit',
] as const;
export const COVER_KIND_LABELS: Record<(typeof COVER_KINDS)[number], string> = {
  liability: 'General liability',
  'workers-comp': "Workers' compensation",
  auto: 'Auto',
  umbrella: 'Umbrella',
  'builders-risk': "Builder's risk",
  pollution: 'Pollution liability',
  bond: 'Bond',
  license: 'License',
  permit: 'Permit',
};
/** Insurance, a bond, a license or a permit that the work needs, and its expiration. */
export const coverSchema = z.object({
  id: recordId,
  kind: z.enum(COVER_KINDS).default('liability'),
  issuer: line(120).default(''),
  number: line(80).default(''),
  limitCents: amountCents.default(0),
  expiresOn: optionalDate,
});
export type Cover = z.infer<typeof coverSchema>;

export const sha256Text = z.string().regex(/^[0-9a-f]{64}$/);
/** '' until there is one. */
export const optionalSha256 = z
  .string()
  .regex(/^([0-9a-f]{64})?$/)
  .default('');

/** A file name may be as long as its exhibit's. */
export const EXHIBIT_NAME_LENGTH = 160;
export const EXHIBIT_FILE_MAX_BYTES = 20 * 1024 * 1024;
/** A PDF or picture uploaded here. Its SHA-256 is part of what is signed; the server computes it again when the contract is sent. */
const exhibitFileSchema = z.object({
  name: requiredLine(EXHIBIT_NAME_LENGTH, 'The file needs a name'),
  url: pictureAddress,
  sizeBytes: z.number().int().min(1).max(EXHIBIT_FILE_MAX_BYTES),
  sha256: sha256Text,
});
export type ExhibitFile = z.infer<typeof exhibitFileSchema>;
/** The file of an exhibit; null if it is text only. */
export const attachedFile = exhibitFileSchema.nullable().default(null);

/** `Exhibit A` for the first one. @param index from 0 */
export const exhibitName = (index: number): string => `Exhibit ${String.fromCharCode(65 + index)}`;

export const exhibitSchema = z.object({
  id: recordId,
  /** `Exhibit A` is derived from its position; this is its title. */
  title: requiredLine(EXHIBIT_NAME_LENGTH, 'Enter what the exhibit is'),
  text: text(4000).default(''),
  file: attachedFile,
});

const [flat] = RETAINAGE_METHODS;
const [total] = RETAINAGE_ROUNDINGS;
/** `RetainageTerms`, method B2. */
export const retainageTermsSchema = z.object({
  method: z.enum(RETAINAGE_METHODS).default(flat),
  rounding: z.enum(RETAINAGE_ROUNDINGS).default(total),
  workPpm: ratePpm.default(0),
  storedPpm: ratePpm.nullable().default(null),
  thresholdPpm: ratePpm.default(0),
  afterPpm: ratePpm.default(0),
  capPpm: ratePpm.default(0),
  fixedCents: amountCents.default(0),
});

/** The sale details that the law depends on, and the money terms. */
export const contractTermsSchema = z.object({
  depositCents: amountCents.default(0),
  /** Made-to-measure materials that can't be returned: some states let a deposit cover them. */
  specialOrderCents: amountCents.default(0),
  retainage: retainageTermsSchema.default(NO_RETAINAGE),
  project: z.enum(['private', 'public', 'federal']).default('private'),
  isHome: z.boolean().default(false),
  isSignedAtHome: z.boolean().default(false),
  isBuyer65: z.boolean().default(false),
  /** In days after a bill; 0 = as by law. */
  paymentDays: z.number().int().min(0).max(365).default(0),
  warranty: text(4000).default(''),
  /** On which days after being asked signers are reminded automatically; none = they aren't. */
  remindAfterDays: storedReminderDays,
});
