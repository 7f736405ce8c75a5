import { z } from 'zod';
import { MAX_QUANTITY_E4 } from '../../money/limits';
import { amountCents, quantityE4, ratePpm, signedCents, unitPriceCents } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../../record/schema';
import { FEE_KINDS, SCHEDULE_LINE_LIMIT } from '../record/scheduleOfValues';
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

export const BILLED_COST_LIMIT = 500;

/** Negative if an earlier count was too high. */
const signedQuantity = z
  .number()
  .int('A quantity has at most four decimals')
  .min(-MAX_QUANTITY_E4, 'The quantity is too large')
  .max(MAX_QUANTITY_E4, 'The quantity is too large');

/** Columns E and F of one line. With `completePpm` or, for a line with a unit price, `quantityE4`, column E is derived from it. */
const entrySchema = z.object({
  lineId: recordId,
  /** The quantity installed in the period, in ten-thousandths of the line's unit. */
  quantityE4: signedQuantity.nullable().default(null),
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

export const BILLED_COST_KINDS = ['labor', 'material', 'subcontract', 'equipment', 'other'] as const;
export const BILLED_COST_KIND_LABELS: Record<(typeof BILLED_COST_KINDS)[number], string> = {
  labor: 'Labor',
  material: 'Material',
  subcontract: 'Subcontract',
  equipment: 'Equipment',
  other: 'Other',
};
/** A cost of the work, billed on its line. */
export const billedCostSchema = z.object({
  id: recordId,
  lineId: recordId,
  kind: z.enum(BILLED_COST_KINDS),
  on: optionalDate,
  description: requiredLine(200, 'Enter what it was for'),
  vendor: line(120).default(''),
  /** For labor: hours at a rate, from which the amount is derived; null = entered as an amount. */
  hoursE4: quantityE4.nullable().default(null),
  rateCents: unitPriceCents.nullable().default(null),
  /** Negative for a return. */
  amountCents: signedCents,
  /** The job cost it was taken from; '' = entered here. */
  costId: z.string().max(128).default(''),
});
export type BilledCost = z.infer<typeof billedCostSchema>;

/** The form fields. */
export const applicationInputSchema = z.object({
  periodFrom: optionalDate,
  periodEnd: z.iso.date('Enter the last day of the period'),
  entries: z.array(entrySchema).max(APPLICATION_LINE_LIMIT),
  materials: z.array(materialSchema).max(MATERIAL_LIMIT, `At most ${MATERIAL_LIMIT} materials`).default([]),
  /** For a contract that is billed by cost. */
  costs: z.array(billedCostSchema).max(BILLED_COST_LIMIT, `At most ${BILLED_COST_LIMIT} costs`).default([]),
  /** Terms that apply from this application on; null = unchanged. A release lowers what is held here. */
  retainage: retainageTermsSchema.nullable().default(null),
  note: text(2000).default(''),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

const cents = z.number().int();
/** The derivation of column E of a line with a unit price, in ten-thousandths of its unit. */
const lineQuantitySchema = z.object({
  unit: line(20),
  unitPriceCents: cents,
  estimatedE4: z.number().int(),
  previousE4: z.number().int(),
  thisPeriodE4: z.number().int(),
  toDateE4: z.number().int(),
});
export type LineQuantity = z.infer<typeof lineQuantitySchema>;
/** The derivation of the fee to date. */
const feeDerivationSchema = z.object({
  lineId: recordId,
  kind: z.enum(FEE_KINDS),
  ppm: z.number().int(),
  /** The cost of the work to date: all schedule lines that aren't a fee. */
  costCents: cents,
  /** For a fixed fee: the expected cost of the work. */
  expectedCostCents: cents,
  feeToDateCents: cents,
  /** The reduction by the contract's limit. */
  cutCents: cents,
});
export type FeeDerivation = z.infer<typeof feeDerivationSchema>;

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
  quantity: lineQuantitySchema.optional(),
});
export type CopyLine = z.infer<typeof copyLineSchema>;

/** Both sheets as sent. Never changed. */
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
  // Only on contracts that have them, so that the hash of every other copy stays what it was.
  costs: z.array(billedCostSchema).optional(),
  fees: z.array(feeDerivationSchema).optional(),
});
export type ApplicationCopy = z.infer<typeof applicationCopySchema>;

/** companies/{c}/payApplications/{id}. Written by functions only; once certified, only the link to its invoice changes. */
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
  /** The certified part of line 8; null until then. */
  certifiedCents: signedCents.nullable().default(null),
  copy: applicationCopySchema.nullable().default(null),
  /** SHA-256 (hex) of the copy; '' until then. */
  copyHash: z.string().max(64).default(''),
  invoiceId: z.string().max(128).default(''),
  /** Part of its bill paid from the contract's deposit. */
  depositCents: amountCents.default(0),
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

/** Returns the letter of the next revision: A, B … Z, AA. */
export const nextLetter = (letter: string): string => {
  if (letter === '') return 'A';
  const last = LETTERS.indexOf(letter.at(-1) ?? 'Z');
  return last < LETTERS.length - 1
    ? `${letter.slice(0, -1)}${LETTERS[last + 1] ?? 'A'}`
    : `${nextLetter(letter.slice(0, -1))}A`;
};
