import { z } from 'zod';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { isoInstant, line, optionalInstant, recordId, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** A lead's state. From `won` on, nothing more is done about it. */
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

/** Channel through which it came in. */
export const LEAD_CHANNELS = ['website', 'phone', 'text', 'mail', 'webhook', 'hand'] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Sellers of leads whose e-mails we can parse; '' = none of them. */
export const LEAD_SELLERS = ['', 'angi', 'thumbtack', 'google', 'facebook'] as const;
export type LeadSeller = (typeof LEAD_SELLERS)[number];

export const LEAD_STEP_KINDS = ['called', 'texted', 'mailed', 'note', 'moved', 'converted', 'undone'] as const;
export type LeadStepKind = (typeof LEAD_STEP_KINDS)[number];
export const LEAD_LOG_LIMIT = 60;
export const LEAD_MESSAGE_LENGTH = 5000;
/** A million dollars: more than any lead costs. */
export const LEAD_COST_LIMIT_CENTS = 100_000_000;

const relatedId = z.string().max(128).default('');

/** One action taken on a lead: when, by the device's clock, and by whom. */
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
  /** The work they want, in a few words. */
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

/** Whether there is a name, a phone or an e-mail address: with less, it isn't a lead. */
export const isReachable = ({ firstName, lastName, companyName, phone, email }: Reachable): boolean =>
  [firstName, lastName, companyName, phone, email].some((part) => part.trim() !== '');

/** The form fields. An action needs a description, and one without a time would never come up. */
export const leadInputSchema = leadFields.superRefine((lead, context) => {
  if (!isReachable(lead))
    context.addIssue({ code: 'custom', path: ['phone'], message: 'Enter a name, a phone number or an e-mail address' });
  if (lead.nextWhat !== '' && lead.nextAt === '')
    context.addIssue({ code: 'custom', path: ['nextAt'], message: 'Say when' });
  if (lead.nextWhat === '' && lead.nextAt !== '')
    context.addIssue({ code: 'custom', path: ['nextWhat'], message: 'Say what is to be done' });
});
export type LeadInput = z.infer<typeof leadInputSchema>;

/** companies/{c}/leads/{id}: someone who asked for work, from the first contact to the job or to why there was none. */
export const leadSchema = leadFields.extend({
  name: z.string().max(330),
  /** Lower case, `lovelace, ada`: searches match its prefix. */
  sortName: z.string().max(330).default(''),
  /** The phone's digits, and name with place, for recognizing the same person; '' = too little is known. */
  phoneKey: z.string().max(20).default(''),
  placeKey: z.string().max(400).default(''),
  /** `utm_source=…&gclid=…`, cleaned and cut (`lib/campaign`); '' = none. */
  campaign: z.string().max(1200).default(''),
  state: z.enum(LEAD_STATES).default('new'),
  /** Derived from the state; stored for lists and counts. */
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
  /** The id used by the seller or the sending system; '' = none. */
  externalId: line(200).default(''),
  /** The earlier lead of the same person; '' = none, or a person decided that it isn't one. */
  duplicateOfId: relatedId,
  duplicateReason: line(120).default(''),
  /** Whether there is an earlier one; stored for lists and counts. */
  isDuplicate: z.boolean().default(false),
  isOutOfArea: z.boolean().default(false),
  log: z.array(leadStepSchema).max(LEAD_LOG_LIMIT).default([]),

  /**
   * Time someone first called, wrote or moved it on, by the server's clock. Maintained by functions, like the following
   * fields.
   */
  firstAnsweredAt: optionalInstant,
  autoAnsweredAt: optionalInstant,
  /** Why the automatic answer wasn't sent, as text. */
  autoAnswerNote: line(300).default(''),
  /** Time at which an automatic answer held overnight may be sent; '' = none is waiting. */
  autoAnswerDueAt: optionalInstant,
  /** The sending system's name for a source the company doesn't have (`source` = ''), kept for lookup; '' = none. */
  sourceText: line(60).default(''),
  /** A customer with the same phone or e-mail address when it arrived. */
  knownCustomerId: relatedId,
  knownCustomerName: z.string().max(330).default(''),
  isBlocked: z.boolean().default(false),
  searchWords: searchWordsField,
});
export type Lead = z.infer<typeof leadSchema>;

/** Fields that only functions write. */
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
 * companies/{c}/leadReceipts/{leadId}: a lead as it arrived, word for word. Written once: it is the evidence for a seller when the same
 * lead was paid for twice.
 */
export const leadReceiptSchema = z.object({
  leadId: recordId,
  receivedAt: isoInstant,
  channel: z.enum(LEAD_CHANNELS),
  seller: z.enum(LEAD_SELLERS).default(''),
  /** According to the e-mail. */
  sender: line(300).default(''),
  subject: line(300).default(''),
  messageId: line(300).default(''),
  externalId: line(200).default(''),
  costCents: z.number().int().min(0).max(LEAD_COST_LIMIT_CENTS).default(0),
  original: text(LEAD_ORIGINAL_LENGTH).default(''),
});
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;
