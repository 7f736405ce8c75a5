import { z } from 'zod';
import { BUSINESS_UNITS_LIMIT } from '../business-unit/schema';
import { ITEM_KIND_LABELS, ITEM_KINDS } from '../billing/itemKind';
import { PAYMENT_METHODS } from '../payment/schema';
import { isoInstant, line, optionalDate, optionalInstant } from '../record/schema';
import { ADJUSTMENT_ACCOUNTS, type LineRole } from './books';

export const LINE_ROLES = [...ITEM_KINDS, 'tip', 'badDebt'] as const satisfies readonly LineRole[];
export const LINE_ROLE_LABELS: Record<LineRole, string> = { ...ITEM_KIND_LABELS, tip: 'Tip', badDebt: 'Write-off' };

/** The most a company can have. */
const TAX_ZONES_LIMIT = 300;

/** Instead of an item's id: create a new one. */
export const NEW_ITEM = 'new';

/** A QuickBooks id, or '' for none. */
const remoteId = z
  .string()
  .max(40)
  .regex(/^[\w.-]*$/, 'Not a QuickBooks id')
  .default('');

/** The mapping from ours to theirs. '' = not decided, and what needs it waits. */
export const mappingSchema = z.object({
  /** By line role: an item's id, or `new`. */
  items: z.partialRecord(z.enum(LINE_ROLES), remoteId).default({}),
  /** By line role: the income account that a new item is booked to. */
  accounts: z.partialRecord(z.enum(LINE_ROLES), remoteId).default({}),
  /** By line role; '' = no class. */
  classes: z.partialRecord(z.enum(LINE_ROLES), remoteId).default({}),
  /** By business unit of ours: the class of its documents, taking precedence over that of a line's kind; '' = none. */
  unitClasses: z
    .record(z.string().max(128), remoteId)
    .refine((classes) => Object.keys(classes).length <= BUSINESS_UNITS_LIMIT, 'Too many business units')
    .default({}),
  /** By tax zone of ours; not needed if QuickBooks calculates the tax automatically. */
  taxCodes: z
    .record(z.string().max(128), remoteId)
    .refine((codes) => Object.keys(codes).length <= TAX_ZONES_LIMIT, 'Too many tax zones')
    .default({}),
  /** For lines without tax, outside the United States. */
  exemptCodeId: remoteId,
  /** By payment method: QuickBooks' payment method; '' = none is set. */
  methods: z.partialRecord(z.enum(PAYMENT_METHODS), remoteId).default({}),
  /** By payment method: the account that receives the money; '' = Undeposited Funds. */
  deposits: z.partialRecord(z.enum(PAYMENT_METHODS), remoteId).default({}),
  /** The Undeposited Funds and Accounts Receivable accounts, which refunds and payouts use. */
  undepositedId: remoteId,
  receivableId: remoteId,
  /** The bank account that receives payouts, and the account for the processor's fees. */
  bankId: remoteId,
  feeId: remoteId,
  /** Accounts for deferred agreement income and contract retainage, each with the income account that it is taken from or added to. */
  adjustments: z.partialRecord(z.enum(ADJUSTMENT_ACCOUNTS), remoteId).default({}),
  /** Whether a property is a sub-customer of its customer. */
  hasSubCustomers: z.boolean().default(false),
  /**
   * The side whose figure counts if both calculate a tax: ours is sent with the document, or QuickBooks' own is used
   * and compared.
   */
  taxLead: z.enum(['ours', 'quickbooks']).default('ours'),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** Records to push; `payments` may also come back from QuickBooks. */
export const directionsSchema = z.object({
  invoices: z.enum(['push', 'off']).default('push'),
  credits: z.enum(['push', 'off']).default('push'),
  payments: z.enum(['push', 'both', 'off']).default('push'),
  refunds: z.enum(['push', 'off']).default('push'),
  writeOffs: z.enum(['push', 'off']).default('push'),
  payouts: z.enum(['push', 'off']).default('push'),
  deferrals: z.enum(['push', 'off']).default('push'),
  retainage: z.enum(['push', 'off']).default('push'),
  /** The PDFs of invoices and credit notes, as attachments. */
  papers: z.enum(['push', 'off']).default('off'),
});
export type Directions = z.infer<typeof directionsSchema>;

/** Properties of a company's QuickBooks that decide how documents are written. */
export const booksFactsSchema = z.object({
  companyName: line(200).default(''),
  country: z.string().max(3).default('US'),
  homeCurrency: z.string().max(3).default('USD'),
  usesTax: z.boolean().default(false),
  isTaxAutomatic: z.boolean().default(false),
  hasMultipleCurrencies: z.boolean().default(false),
  /** False: QuickBooks numbers its documents itself, and our numbers are only in the note. */
  keepsOurNumbers: z.boolean().default(true),
  /** Whether QuickBooks applies credits automatically. */
  appliesCreditsItself: z.boolean().default(false),
  classesPerLine: z.boolean().default(false),
  /** One class for a whole document. */
  classesPerDocument: z.boolean().default(false),
  /** The last day of the closed books (YYYY-MM-DD); '' for none. */
  closedThrough: z.string().max(10).default(''),
});
export type BooksFacts = z.infer<typeof booksFactsSchema>;

export const SETUP_ID = 'setup';

/** companies/{c}/quickbooksSetup/setup. Written by functions only. */
export const quickbooksSetupSchema = z.object({
  /** The company file that this mapping belongs to: connecting another one starts from scratch. */
  realmId: z.string().max(20).default(''),
  facts: booksFactsSchema.default(booksFactsSchema.parse({})),
  factsAt: optionalInstant,
  mapping: mappingSchema.default(mappingSchema.parse({})),
  directions: directionsSchema.default(directionsSchema.parse({})),
  /** The first day (YYYY-MM-DD) that is kept in QuickBooks; '' = nothing is pushed yet. */
  startOn: optionalDate,
  /** The time up to which changes in QuickBooks were read; '' = never. */
  changesReadTo: optionalInstant,
  /** Whether QuickBooks has reported a change since: there is something to read. */
  hasNews: z.boolean().default(false),
  /** A unique token of the last report; '' = there was none. */
  lastNews: z.string().max(40).default(''),
  /** The current run, if it isn't over; '' otherwise. */
  runningId: z.string().max(40).default(''),
  /** End of the five years of access; '' = not known. */
  hardEndsAt: optionalInstant,
  lastFault: line(500).default(''),
  /** The number of differing documents in the last nightly comparison, and when that was; '' = never. */
  differenceCount: z.number().int().min(0).default(0),
  comparedAt: optionalInstant,
});
export type QuickbooksSetup = z.infer<typeof quickbooksSetupSchema>;

/** A link is what `key` is in QuickBooks, or a decision about it before it exists there. */
export const LINK_STATES = ['decided', 'linked', 'differs', 'changed', 'gone', 'void'] as const;

/** companies/{c}/quickbooksLinks/{key with . for :}. Written by functions only. */
export const quickbooksLinkSchema = z.object({
  key: z.string().max(300),
  entity: z.string().max(40).default(''),
  state: z.enum(LINK_STATES),
  /** '' while only decided. */
  remoteId: z.string().max(40).default(''),
  syncToken: z.string().max(20).default(''),
  /** The decision: `create`, `rename` (with a suffix), `leave`, or `link:{id}`; '' for none. */
  decision: z.string().max(60).default(''),
  label: line(330).default(''),
  on: z.string().max(10).default(''),
  /** As in QuickBooks after our write, or when it was linked. */
  totalCents: z.number().int().default(0),
  taxCents: z.number().int().default(0),
  /** Fingerprint of what we sent: a different one means that ours has changed since. */
  sentHash: z.string().max(64).default(''),
  /** True when we created it: only that is ever undone. */
  isOurs: z.boolean().default(false),
  note: line(500).default(''),
  at: isoInstant,
});
export type QuickbooksLink = z.infer<typeof quickbooksLinkSchema>;

export const linkId = (key: string): string => key.replaceAll(':', '.');
