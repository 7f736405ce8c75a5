import { z } from 'zod';
import { priceOf } from '../../money/amounts';
import { amountCents, quantityE4, ratePpm, unitPriceCents } from '../../money/schema';
import { line, recordId, requiredLine } from '../../record/schema';

export const SCHEDULE_LINE_LIMIT = 500;
/** 500 lines with usual descriptions are about 120,000 characters. */
export const SCHEDULE_CHARACTERS_LIMIT = 200_000;

export const FEE_KINDS = ['percent', 'fixed'] as const;
export const FEE_KIND_LABELS: Record<(typeof FEE_KINDS)[number], string> = {
  percent: 'Percent of the cost',
  fixed: 'Fixed fee',
};
/** The contractor's fee on a contract that is billed by cost: a part of what the work costs, or a sum that is earned as the cost is. */
const feeSchema = z.object({ kind: z.enum(FEE_KINDS), ppm: ratePpm.default(0) });
export type Fee = z.infer<typeof feeSchema>;

/** One line of the schedule of values: what a part of the work is worth. */
export const scheduleOfValuesLineSchema = z.object({
  id: recordId,
  /** As printed: `03-100`, `7`. */
  item: line(20).default(''),
  description: requiredLine(300, 'Enter what the line covers'),
  costCode: line(30).default(''),
  scheduledValueCents: amountCents,
  /** Of lines billed by units; without a quantity the value was entered as one sum. */
  unit: line(20).default(''),
  quantityE4: quantityE4.nullable().default(null),
  unitPriceCents: unitPriceCents.nullable().default(null),
  /** Where the line has its own rate; null = as the contract. */
  retainagePpm: ratePpm.nullable().default(null),
  /** Whether the line is the fee; null = it is work. */
  fee: feeSchema.nullable().default(null),
});
export type ScheduleOfValuesLine = z.infer<typeof scheduleOfValuesLineSchema>;

const linesSchema = z
  .array(scheduleOfValuesLineSchema)
  .max(SCHEDULE_LINE_LIMIT, `At most ${SCHEDULE_LINE_LIMIT} lines`);

/** The lines in a contract's `schedule`; null where the text is damaged. */
export function readSchedule(schedule: string): ScheduleOfValuesLine[] | null {
  if (schedule === '') return [];
  try {
    return linesSchema.safeParse(JSON.parse(schedule)).data ?? null;
  } catch {
    return null;
  }
}

/** Lines as a contract stores them. */
export const writeSchedule = (lines: readonly ScheduleOfValuesLine[]): string =>
  lines.length === 0 ? '' : JSON.stringify(lines);

/** What a line is worth by its quantity and unit price, in cents; null for one that was entered as a sum. A form's empty field is no number. */
export const valueByUnits = ({
  quantityE4: quantity,
  unitPriceCents: price,
}: Pick<ScheduleOfValuesLine, 'quantityE4' | 'unitPriceCents'>): number | null =>
  typeof quantity === 'number' && typeof price === 'number' ? priceOf(quantity, price) : null;

/** The sum of all lines in cents. */
export const scheduledCents = (lines: readonly Pick<ScheduleOfValuesLine, 'scheduledValueCents'>[]): number =>
  lines.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0);

/** The same lines with what follows from quantity and unit price as their value. */
export const withUnitValues = <
  L extends Pick<ScheduleOfValuesLine, 'quantityE4' | 'unitPriceCents' | 'scheduledValueCents'>,
>(
  lines: readonly L[],
): L[] => lines.map((line) => ({ ...line, scheduledValueCents: valueByUnits(line) ?? line.scheduledValueCents }));
