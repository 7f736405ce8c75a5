import { z } from 'zod';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** Where a lead stands. From `won` on nothing more is done about it. */
export const LEAD_STATES = [
  'new',
  'contacted',
  'qualified',
  'estimate',
  'booked',
  'won',
  'lost',
  'do-not-service',
  'out-of-area',
  'duplicate',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];
export const OPEN_LEAD_STATES = ['new', 'contacted', 'qualified', 'estimate', 'booked'] as const;

/** How it came in. */
export const LEAD_CHANNELS = ['website', 'phone', 'text', 'mail', 'webhook', 'hand'] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Who sells leads by e-mail in a form that we can read; '' = none of them. */
export const LEAD_SELLERS = ['', 'angi', 'thumbtack', 'google', 'facebook'] as const;
export type LeadSeller = (typeof LEAD_SELLERS)[number];

export const LEAD_STEP_KINDS = ['called', 'texted', 'mailed', 'note', 'moved', 'converted', 'undone'] as const;
export type LeadStepKind = (typeof LEAD_STEP_KINDS)[number];
export const LEAD_LOG_LIMIT = 60;
export const LEAD_MESSAGE_LENGTH = 5000;
/** A million dollars: what one lead certainly does not cost. */
export const LEAD_COST_LIMIT_CENTS = 100_000_000;

const relatedId = z.string().max(128).default('');

/** One thing that was done about a lead: when on the device's clock, and by whom. */
export const leadStepSchema = z.object({
  id: recordId,
  kind: z.enum(LEAD_STEP_KINDS),
  at: isoInstant,
  by: z.string().max(128).default(''),
  text: line(500).default(''),
});
export type LeadStep = z.infer<typeof leadStepSchema>;

const contactFields = {
  firstName: line(80).default(''),
  lastName: line(80).default(''),
  companyName: line(160).default(''),
  phone: optionalPhone,
  email: optionalEmail,
  address: addressSchema.default(addressSchema.parse({})),
  /** What they want done, in a few words. */
  wanted: line(160).default(''),
  message: text(LEAD_MESSAGE_LENGTH).default(''),
};

const leadFields = z.object({
  ...contactFields,
  /** The id of one of the company's lead sources (`WorkSettings`); '' = not known. */
  source: line(60).default(''),
  channel: z.enum(LEAD_CHANNELS).default('hand'),
  costCents: z
    .number('Enter an amount')
    .int()
    .min(0, 'Not below zero')
    .max(LEAD_COST_LIMIT_CENTS, 'At most 1,000,000')
    .default(0),
  nextWhat: line(160).default(''),
  nextAt: optionalInstant,
  /** The uid of the person to do it; '' = the lead's assignee. */
  nextBy: relatedId,
  assignedTo: relatedId,
});

type Reachable = { firstName: string; lastName: string; companyName: string; phone: string; email: string };

/** Whether there is a name, a phone or an address to write to: less than that is no lead. */
export const isReachable = ({ firstName, lastName, companyName, phone, email }: Reachable): boolean =>
  [firstName, lastName, companyName, phone, email].some((part) => part.trim() !== '');

/** What a person fills in. An action has to say what, one without a time would never be asked for. */
export const leadInputSchema = leadFields.superRefine((lead, context) => {
  if (!isReachable(lead))
    context.addIssue({ code: 'custom', path: ['phone'], message: 'Enter a name, a phone number or an e-mail address' });
  if (lead.nextWhat !== '' && lead.nextAt === '')
    context.addIssue({ code: 'custom', path: ['nextAt'], message: 'Say when' });
  if (lead.nextWhat === '' && lead.nextAt !== '')
    context.addIssue({ code: 'custom', path: ['nextWhat'], message: 'Say what is to be done' });
});
export type LeadInput = z.infer<typeof leadInputSchema>;

/** companies/{c}/leads/{id}: somebody who asked for work, from the first word to the job or to why there was none. */
export const leadSchema = leadFields.extend({
  name: z.string().max(330),
  /** Lower case, `lovelace, ada`: searches match its prefix. */
  sortName: z.string().max(330).default(''),
  /** The phone's digits, and name with place, by which the same person is found again; '' = too little to tell. */
  phoneKey: z.string().max(20).default(''),
  placeKey: z.string().max(400).default(''),
  /** `utm_source=…&gclid=…`, cleaned and cut (`lib/campaign`); '' = none. */
  campaign: z.string().max(1200).default(''),
  state: z.enum(LEAD_STATES).default('new'),
  /** Follows from the state; stored for lists and counts. */
  isOpen: z.boolean().default(true),
  lostReason: line(200).default(''),
  receivedAt: isoInstant,
  customerId: relatedId,
  propertyId: relatedId,
  jobId: relatedId,
  jobNumber: z.string().max(20).default(''),
  estimateId: relatedId,
  estimateNumber: z.string().max(20).default(''),
  seller: z.enum(LEAD_SELLERS).default(''),
  /** What the seller or the sending system calls it; '' = nothing. */
  externalId: line(200).default(''),
  /** The earlier lead of the same person; '' = none, or a person said that it is none. */
  duplicateOfId: relatedId,
  duplicateReason: line(120).default(''),
  /** Whether there is an earlier one; stored for lists and counts. */
  isDuplicate: z.boolean().default(false),
  isOutOfArea: z.boolean().default(false),
  log: z.array(leadStepSchema).max(LEAD_LOG_LIMIT).default([]),

  /** When somebody first called, wrote or moved it on, by the server's clock. Kept by functions, as is what follows. */
  firstAnsweredAt: optionalInstant,
  autoAnsweredAt: optionalInstant,
  /** Why the automatic answer did not go out, as text. */
  autoAnswerNote: line(300).default(''),
  /** From when the automatic answer may go out that would have come at night; '' = none waits. */
  autoAnswerDueAt: optionalInstant,
  /** The sending system's name for a source the company doesn't have (`source` = ''), kept for lookup; '' = none. */
  sourceText: line(60).default(''),
  /** A customer with the same phone or e-mail address when it came in. */
  knownCustomerId: relatedId,
  knownCustomerName: z.string().max(330).default(''),
  isBlocked: z.boolean().default(false),
  searchWords: searchWordsField,
});
export type Lead = z.infer<typeof leadSchema>;

/** Fields that functions alone write. */
export const LEAD_FIELDS_OF_SERVER = [
  'firstAnsweredAt',
  'autoAnsweredAt',
  'autoAnswerNote',
  'autoAnswerDueAt',
  'sourceText',
  'knownCustomerId',
  'knownCustomerName',
  'isBlocked',
  'searchWords',
] as const satisfies readonly (keyof Lead)[];

export const LEAD_ORIGINAL_LENGTH = 30_000;

/**
 * companies/{c}/leadReceipts/{leadId}: a lead as it arrived, word for word. Written once: it is what a seller of leads is shown
 * when the same lead was paid twice.
 */
export const leadReceiptSchema = z.object({
  leadId: recordId,
  receivedAt: isoInstant,
  channel: z.enum(LEAD_CHANNELS),
  seller: z.enum(LEAD_SELLERS).default(''),
  /** As the mail says it. */
  sender: line(300).default(''),
  subject: line(300).default(''),
  messageId: line(300).default(''),
  externalId: line(200).default(''),
  costCents: z.number().int().min(0).max(LEAD_COST_LIMIT_CENTS).default(0),
  original: text(LEAD_ORIGINAL_LENGTH).default(''),
});
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;
