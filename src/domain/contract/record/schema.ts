import { z } from 'zod';
import { optionalEmail } from '../../contact/schema';
import { amountCents, currencyCode } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../../record/schema';
import { searchWordsField } from '../../search/words';
import {
  CLAUSE_LIMIT,
  contractClauseSchema,
  contractPartySchema,
  contractTermsSchema,
  COVER_LIMIT,
  coverSchema,
  EXHIBIT_LIMIT,
  exhibitSchema,
  MILESTONE_LIMIT,
  milestoneSchema,
  optionalSha256,
  PARTY_LIMIT,
} from './parts';
import { SCHEDULE_CHARACTERS_LIMIT } from './scheduleOfValues';
import { CONTRACT_STATES, PRICE_TYPES } from './state';

export const CONTRACT_LOG_LIMIT = 200;

/** Fields that people edit: on devices, offline too, while the state is `draft`. */
const contractFields = z.object({
  /** `C26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  title: requiredLine(160, 'Enter what the contract is for'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  customerEmail: optionalEmail,
  propertyId: z.string().max(128).default(''),
  propertyAddress: z.string().max(600).default(''),
  /** Two-letter code of the state where the work is, whose law applies. '' = not given. */
  lawState: z.string().max(2, 'Use the two letters of the state').default(''),
  estimateId: z.string().max(128).default(''),
  jobId: z.string().max(128).default(''),
  scope: text(20_000).default(''),
  priceType: z.enum(PRICE_TYPES).default('fixed'),
  /** The original contract sum; for unit prices and cost plus, the expected sum. */
  priceCents: amountCents.default(0),
  currency: currencyCode,
  startsOn: optionalDate,
  finishesOn: optionalDate,
  /** The earliest expiration of insurance, a bond, license or permit; '' = none. */
  coverEndsOn: optionalDate,
  /** The schedule of values as JSON; '' = none. Read it with `readSchedule`. */
  schedule: z.string().max(SCHEDULE_CHARACTERS_LIMIT, 'This schedule of values is too large to be kept').default(''),
  terms: contractTermsSchema.default(contractTermsSchema.parse({})),
  milestones: z.array(milestoneSchema).max(MILESTONE_LIMIT, `At most ${MILESTONE_LIMIT} milestones`).default([]),
  covers: z.array(coverSchema).max(COVER_LIMIT, `At most ${COVER_LIMIT} papers`).default([]),
  exhibits: z.array(exhibitSchema).max(EXHIBIT_LIMIT, `At most ${EXHIBIT_LIMIT} exhibits`).default([]),
  parties: z.array(contractPartySchema).max(PARTY_LIMIT, `At most ${PARTY_LIMIT} signers`).default([]),
  clauses: z.array(contractClauseSchema).max(CLAUSE_LIMIT, `At most ${CLAUSE_LIMIT} clauses`).default([]),
  internalNotes: text(10_000).default(''),
});

/** The form fields. */
export const contractInputSchema = contractFields;
export type ContractInput = z.infer<typeof contractInputSchema>;

const LOG_KINDS = ['sent', 'reopened', 'signed', 'declined', 'completed', 'closed', 'canceled', 'covers'] as const;
/** The contract's history, oldest first. The history of a version's signatures is in the version. */
const contractLogSchema = z.object({
  kind: z.enum(LOG_KINDS),
  at: isoInstant,
  by: z.string().max(128).default(''),
  text: line(300).default(''),
});
export type ContractLogEntry = z.infer<typeof contractLogSchema>;

/** companies/{c}/contracts/{id}. Everything below the people's fields is written by functions only. */
export const contractSchema = contractFields.extend({
  state: z.enum(CONTRACT_STATES).default('draft'),
  /** The last version sent, from 1; 0 = none was. */
  version: z.number().int().min(0).max(1000).default(0),
  sentAt: optionalInstant,
  /** The day of the last signature, in the company's time zone. */
  signedOn: optionalDate,
  /** For the version that is out or signed: the number of signers, and how many have signed. */
  signerCount: z.number().int().min(0).default(0),
  signedCount: z.number().int().min(0).default(0),
  declineReason: line(1000).default(''),
  completedOn: optionalDate,
  closedOn: optionalDate,
  cancelReason: line(300).default(''),
  /** The head of the event chain, kept here as well as in the version. */
  chainHead: optionalSha256,
  log: z.array(contractLogSchema).max(CONTRACT_LOG_LIMIT).default([]),
  searchWords: searchWordsField,
});
export type Contract = z.infer<typeof contractSchema>;

/** Fields that only functions write. */
export const CONTRACT_FIELDS_OF_SERVER = Object.keys(contractSchema.shape).filter(
  (field) => !(field in contractFields.shape),
);

/** Returns a draft as it is first stored. */
export const newContract = (values: ContractInput): Contract => contractSchema.parse(values);
