import { z } from 'zod';
import { amountCents, ratePpm, signedCents } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../../record/schema';
import { SCHEDULE_LINE_LIMIT } from '../record/scheduleOfValues';
import { CHANGE_ORDER_LIMIT } from './changeOrder';
import { retainageTermsSchema } from '../record/parts';

export const APPLICATION_STATES = ['draft', 'submitted', 'certified', 'superseded'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABELS: Record<ApplicationState, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  certified: 'Certified',
  superseded: 'Revised',
};

export const APPLICATION_LINE_LIMIT = SCHEDULE_LINE_LIMIT + CHANGE_ORDER_LIMIT;
export const APPLICATION_LIMIT = 400;
export const MATERIAL_LIMIT = 200;

/** Columns E and F of one line. With `completePpm` column E follows from it. */
const entrySchema = z.object({
  lineId: recordId,
  thisPeriodCents: signedCents.nullable().default(null),
  completePpm: ratePpm.nullable().default(null),
  storedCents: amountCents.default(0),
});
export type LineEntry = z.infer<typeof entrySchema>;

const materialSchema = z.object({
  lineId: recordId,
  description: requiredLine(200, 'Enter what is stored'),
  amountCents,
  supplier: line(160).default(''),
  place: line(200).default(''),
  insurance: line(200).default(''),
  title: line(200).default(''),
});
export type ListedMaterial = z.infer<typeof materialSchema>;

/** What the office fills in. */
export const applicationInputSchema = z.object({
  periodFrom: optionalDate,
  periodEnd: z.iso.date('Enter the last day of the period'),
  entries: z.array(entrySchema).max(APPLICATION_LINE_LIMIT),
  materials: z.array(materialSchema).max(MATERIAL_LIMIT, `At most ${MATERIAL_LIMIT} materials`).default([]),
  /** Terms that hold from this application on; null = as before. A release lowers what is held here. */
  retainage: retainageTermsSchema.nullable().default(null),
  note: text(2000).default(''),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

const cents = z.number().int();
const copyLineSchema = z.object({
  id: recordId,
  item: line(20),
  description: line(300),
  scheduledValueCents: cents,
  previousCents: cents,
  thisPeriodCents: cents,
  storedCents: cents,
  completedAndStoredCents: cents,
  balanceCents: cents,
  retainageCents: cents.nullable(),
});
export type CopyLine = z.infer<typeof copyLineSchema>;

/** Both sheets as they went out. Never changed. */
export const applicationCopySchema = z.object({
  line1Cents: cents,
  line2Cents: cents,
  line3Cents: cents,
  line4Cents: cents,
  line5aCents: cents.nullable(),
  line5bCents: cents.nullable(),
  line5Cents: cents,
  line6Cents: cents,
  line7Cents: cents,
  line8Cents: cents,
  line9Cents: cents,
  addedCents: cents,
  deductedCents: cents,
  lines: z.array(copyLineSchema).max(APPLICATION_LINE_LIMIT),
});
export type ApplicationCopy = z.infer<typeof applicationCopySchema>;

/** companies/{c}/payApplications/{id}. Written by functions only; once certified nothing of it changes but what its invoice is. */
export const payApplicationSchema = applicationInputSchema.extend({
  contractId: recordId,
  number: z.number().int().min(1).max(20_000),
  /** '' for the first version, then A, B … */
  revisionLetter: z.string().max(2).default(''),
  state: z.enum(APPLICATION_STATES).default('draft'),
  submittedOn: optionalDate,
  certifiedOn: optionalDate,
  /** The architect or owner who certified it. */
  certifiedBy: line(160).default(''),
  /** What was certified of line 8; null before. */
  certifiedCents: signedCents.nullable().default(null),
  copy: applicationCopySchema.nullable().default(null),
  /** SHA-256 (hex) of the copy; '' before. */
  copyHash: z.string().max(64).default(''),
  invoiceId: z.string().max(128).default(''),
  paidAt: optionalInstant,
  recordedAt: isoInstant.or(z.literal('')).default(''),
});
export type PayApplication = z.infer<typeof payApplicationSchema>;

/** `3` or `3-A`. */
export const applicationName = ({
  number,
  revisionLetter,
}: Pick<PayApplication, 'number' | 'revisionLetter'>): string =>
  revisionLetter === '' ? String(number) : `${number}-${revisionLetter}`;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the next revision: A, B … Z, AA. */
export const nextLetter = (letter: string): string => {
  if (letter === '') return 'A';
  const last = LETTERS.indexOf(letter.at(-1) ?? 'Z');
  return last < LETTERS.length - 1
    ? `${letter.slice(0, -1)}${LETTERS[last + 1] ?? 'A'}`
    : `${nextLetter(letter.slice(0, -1))}A`;
};
