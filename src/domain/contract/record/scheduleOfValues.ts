import { z } from 'zod';
import { priceOf } from '../../money/amounts';
import { amountCents, quantityE4, ratePpm, unitPriceCents } from '../../money/schema';
import { line, recordId, requiredLine } from '../../record/schema';

export const SCHEDULE_LINE_LIMIT = 500;
/** 500 lines with typical descriptions are about 120,000 characters. */
export const SCHEDULE_CHARACTERS_LIMIT = 200_000;

export const FEE_KINDS = ['percent', 'fixed'] as const;
export const FEE_KIND_LABELS: Record<(typeof FEE_KINDS)[number], string> = {
  percent: 'Percent of the cost',
  fixed: 'Fixed fee',
};
/** The contractor's fee on a contract billed by cost: a share of the cost of the work, or a sum earned in proportion to the cost. */
const feeSchema = z.object({ kind: z.enum(FEE_KINDS), ppm: ratePpm.default(0) });
export type Fee = z.infer<typeof feeSchema>;

/** One line of the schedule of values: the value of a part of the work. */
export const scheduleOfValuesLineSchema = z.object({
  id: recordId,
  /** As printed: `03-100`, `7`. */
  item: line(20).default(''),
  description: requiredLine(300, 'Enter what the line covers'),
  costCode: line(30).default(''),
  scheduledValueCents: amountCents,
  /** For lines billed by units; without a quantity the value was entered as a lump sum. */
  unit: line(20).default(''),
  quantityE4: quantityE4.nullable().default(null),
  unitPriceCents: unitPriceCents.nullable().default(null),
  /** The line's own rate; null = as the contract. */
  retainagePpm: ratePpm.nullable().default(null),
  /** The fee, if the line is one; null = it is work. */
  fee: feeSchema.nullable().default(null),
});
export type ScheduleOfValuesLine = z.infer<typeof scheduleOfValuesLineSchema>;

const linesSchema = z
  .array(scheduleOfValuesLineSchema)
  .max(SCHEDULE_LINE_LIMIT, `At most ${SCHEDULE_LINE_LIMIT} lines`);

/** Parses a contract's `schedule`; null if the text is damaged. */
export function readSchedule(schedule: string): ScheduleOfValuesLine[] | null {
  if (schedule === '') return [];
  try {
    return linesSchema.safeParse(JSON.parse(schedule)).data ?? null;
  } catch {
    return null;
  }
}

/** Serializes lines as a contract stores them. */
export const writeSchedule = (lines: readonly ScheduleOfValuesLine[]): string =>
  lines.length === 0 ? '' : JSON.stringify(lines);

/** Returns a line's value by quantity and unit price, in cents; null for one entered as a lump sum. A form's empty field isn't a number. */
export const valueByUnits = ({
  quantityE4: quantity,
  unitPriceCents: price,
}: Pick<ScheduleOfValuesLine, 'quantityE4' | 'unitPriceCents'>): number | null =>
  typeof quantity === 'number' && typeof price === 'number' ? priceOf(quantity, price) : null;

/** Returns the sum of all lines in cents. */
export const scheduledCents = (lines: readonly Pick<ScheduleOfValuesLine, 'scheduledValueCents'>[]): number =>
  lines.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0);

/** Returns the same lines with quantity times unit price as their value. */
export const withUnitValues = <
  L extends Pick<ScheduleOfValuesLine, 'quantityE4' | 'unitPriceCents' | 'scheduledValueCents'>,
>(
  lines: readonly L[],
): L[] => lines.map((line) => ({ ...line, scheduledValueCents: valueByUnits(line) ?? line.scheduledValueCents }));
