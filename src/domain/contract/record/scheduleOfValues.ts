import { z } from 'zod';
import { priceOf } from '../../money/amounts';
import { amountCents, quantityE4, ratePpm, unitPriceCents } from '../../money/schema';
import { line, recordId, requiredLine } from '../../record/schema';

export const SCHEDULE_LINE_LIMIT = 500;
/** 500 lines with usual descriptions are about 120,000 characters. */
export const SCHEDULE_CHARACTERS_LIMIT = 200_000;

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

/** What a line is worth by its quantity and unit price, in cents; null for one that was entered as a sum. */
export const valueByUnits = ({
  quantityE4: quantity,
  unitPriceCents: price,
}: Pick<ScheduleOfValuesLine, 'quantityE4' | 'unitPriceCents'>): number | null =>
  quantity === null || price === null ? null : priceOf(quantity, price);

/** The sum of all lines in cents. */
export const scheduledCents = (lines: readonly Pick<ScheduleOfValuesLine, 'scheduledValueCents'>[]): number =>
  lines.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0);
