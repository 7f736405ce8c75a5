import { z } from 'zod';
import { equipmentSchema } from '../equipment/schema';
import { jobInputSchema } from '../job/schema';
import { buildingSchema } from '../load-calc/schema/site';
import { MESSAGE_CHANNELS, VISIT_MESSAGE_KINDS } from '../message/settings';
import { TEXT_LENGTH } from '../message/schema';
import { noteSchema } from '../note/schema';
import { MAX_QUANTITY_E4 } from '../money/limits';
import { isoInstant, line, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { CITED_COLLECTIONS, sourceSchema } from './chips';

/**
 * Changes the assistant can propose. `message` is the only one that reaches a customer: it is sent with `sendVisitMessage`, to the number
 * or address on the customer's record, and cannot be unsent.
 */
export const PROPOSAL_KINDS = [
  'note',
  'job',
  'estimate',
  'visit-move',
  'day-plan',
  'message',
  'equipment',
  'manual-j',
  'manual-j-new',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_LABELS: Record<ProposalKind, string> = {
  note: 'New note',
  job: 'New job',
  estimate: 'New draft of an estimate',
  'visit-move': 'Move a visit',
  'day-plan': 'New plan for a day',
  message: 'Message to a customer',
  equipment: 'New equipment',
  'manual-j': 'Change to the load calculation',
  'manual-j-new': 'New load calculation',
};

/**
 * - `open`: waits for a person.
 * - `accepted`, `edited`: done, as proposed or after the person changed it.
 * - `dropped`: declined.
 * - `outdated`: the record it was based on has changed or is gone; nothing was done. Ask for a new one.
 * - `undone`: done, then undone.
 */
const PROPOSAL_STATES = ['open', 'accepted', 'edited', 'dropped', 'outdated', 'undone'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const lineOfEstimate = z.object({
  pricebookItemId: recordId,
  /** Copied from the pricebook at proposal time: shown, and compared on acceptance. The assistant never sets the price. */
  name: z.string().max(200),
  unitPriceCents: z.number().int(),
  quantityE4: z.number().int('Enter a quantity').min(1, 'Enter a quantity').max(MAX_QUANTITY_E4),
});

/** A visit in a day's plan, before and after. */
const moveOfDay = z.object({
  visitId: recordId,
  /** The revision it was planned from. */
  revision: z.string().max(128),
  startsAt: isoInstant,
  endsAt: isoInstant,
  technicianIds: z.array(recordId).max(10),
  travelMinutes: z.number().int().min(0).max(1440),
  /** Moves in the same group depend on each other: technicians swap these visits. */
  group: z.number().int().min(0).max(60),
});

/** A change inside a load calculation. `path` as `pathOfText` reads it; an index past the end of a list adds an entry. */
const changeOfHouse = z.object({ path: z.string().min(1).max(200), value: z.json() });

/**
 * The data written on acceptance, by kind: the fields the user may change first. Fields shown but not editable (names, the price, the
 * recipient) are in the proposal's `lines`, `recipient` and `title`.
 */
export const PROPOSAL_FIELDS = {
  note: noteSchema.omit({ authorName: true }),
  job: z.object(jobInputSchema.shape).pick({
    title: true,
    type: true,
    priority: true,
    customerId: true,
    propertyId: true,
    description: true,
    scheduledTime: true,
    durationMinutes: true,
    technicianIds: true,
  }),
  estimate: z.object({
    title: requiredLine(160, 'Enter what the estimate is for'),
    customerId: recordId,
    propertyId: z.string().max(128).default(''),
    jobId: z.string().max(128).default(''),
    message: text(2000).default(''),
    lines: z.array(lineOfEstimate).min(1, 'An estimate needs a line').max(60, 'At most 60 lines'),
  }),
  'visit-move': z.object({
    startsAt: isoInstant,
    endsAt: isoInstant,
    technicianIds: z.array(recordId).max(10),
  }),
  'day-plan': z.object({ moves: z.array(moveOfDay).min(1, 'Keep a change').max(60) }),
  message: z.object({
    visitId: recordId,
    about: z.enum(VISIT_MESSAGE_KINDS),
    channel: z.enum(MESSAGE_CHANNELS),
    subject: line(200).default(''),
    message: text(TEXT_LENGTH).refine((message) => message.trim() !== '', 'Enter a message'),
  }),
  equipment: z.object(equipmentSchema.shape),
  'manual-j': z.object({ changes: z.array(changeOfHouse).min(1).max(200) }),
  'manual-j-new': z.object({
    title: requiredLine(160, 'Give the calculation a name'),
    address: line(600),
    customerId: recordId,
    propertyId: z.string().max(128),
    /** The climate station, whose design conditions are looked up again on acceptance. */
    stationId: z.string().min(1).max(40),
    floorAreaFt2: buildingSchema.shape.conditionedFloorAreaFt2,
    storeys: z.number('Enter the stories').int('Enter a whole number').min(1, 'At least 1').max(4, 'At most 4'),
    ceilingHeightFt: z.number('Enter a height').min(6, 'At least 6 ft').max(20, 'At most 20 ft'),
    bedrooms: z.number('Enter the bedrooms').int('Enter a whole number').min(0, 'At least 0').max(12, 'At most 12'),
    roomName: requiredLine(200, 'Name the first room'),
  }),
} as const satisfies Record<ProposalKind, z.ZodObject>;
export type ProposalFields<Kind extends ProposalKind> = z.infer<(typeof PROPOSAL_FIELDS)[Kind]>;

const fraction = z.number().min(0).max(1);
/**
 * Place in a picture where something was read: which of the question's pictures, and the box as fractions of its sides.
 */
const pictureBoxSchema = z.object({
  picture: z.number().int().min(0).max(20),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
});

/** One row of the comparison, worded like the record's own screen. `before` '' = nothing yet. */
const proposalLineSchema = z.object({
  /** The field of `after` it represents, as `pathOfText` reads it. */
  field: z.string().max(200),
  label: line(120),
  before: text(2000).default(''),
  after: text(10_000).default(''),
  /** Confidence of the reading, in percent; null if it wasn't read from a picture. */
  confidencePercent: z.number().int().min(0).max(100).nullable().default(null),
  place: pictureBoxSchema.nullable().default(null),
});
export type ProposalLine = z.infer<typeof proposalLineSchema>;

/** About the size of a load calculation for a whole plan. */
const FIELDS_CHARACTERS = 100_000;
/** A whole house, as stored in a load calculation. */
const BEFORE_CHARACTERS = 200_000;
const DEFAULT_TARGET = { collection: '', id: '', revision: '' } as const;

/**
 * companies/{c}/aiProposals/{id}: one change that the assistant proposes. It does nothing until the person it was made for accepts it.
 * Written only by functions; read only by that person.
 */
export const proposalSchema = z.object({
  conversationId: recordId,
  messageId: recordId,
  ownerUid: z.string().min(1).max(128),
  kind: z.enum(PROPOSAL_KINDS),
  state: z.enum(PROPOSAL_STATES).default('open'),
  title: line(200),
  /** The reason, in the assistant's words. */
  reason: text(1000).default(''),
  /** The record to change, and the revision the proposal is based on; all '' for a new record. */
  target: z
    .object({
      collection: z.enum(['', ...CITED_COLLECTIONS]),
      id: z.string().max(128),
      revision: z.string().max(128),
    })
    .default(DEFAULT_TARGET),
  /**
   * JSON: the target's previous content for undo, '' for a new record; and the content to write on acceptance. Read that with
   * `readFields`.
   */
  before: z.string().max(BEFORE_CHARACTERS).default(''),
  after: z.string().min(2).max(FIELDS_CHARACTERS),
  lines: z.array(proposalLineSchema).max(300).default([]),
  sources: z.array(sourceSchema).max(60).default([]),
  /** The recipient, as displayed (`a•••@example.com`); '' = no one. */
  recipient: line(200).default(''),
  /** SHA-256 (hex) of what was shown. The acceptance includes it, so that it applies to exactly this content. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** True when texts from customers or strangers were read along the way: the screen says so next to it. */
  hasReadForeignText: z.boolean().default(false),
  madeAt: isoInstant,
  answeredAt: optionalInstant,
  /** Why it is outdated, as a message. */
  note: line(300).default(''),
  /** The record created or changed on acceptance; '' = none yet. */
  resultCollection: z.enum(['', ...CITED_COLLECTIONS]).default(''),
  resultId: z.string().max(128).default(''),
  /** The revision written on acceptance: undo is refused if the record has been changed since. */
  resultRevision: z.string().max(128).default(''),
  canUndo: z.boolean().default(false),
  /** Time it is deleted, along with its conversation. */
  expiresAt: isoInstant,
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Parses `json` as the fields of `kind`. @throws when they are not of this kind, which stored ones are. */
export const readFields = <Kind extends ProposalKind>(kind: Kind, json: string): ProposalFields<Kind> =>
  PROPOSAL_FIELDS[kind].parse(JSON.parse(json)) as ProposalFields<Kind>;
