import { branch, cents, leaf, quantity, type DerivationNode } from '../../billing/derivation';
import { grossOf, type IssuedPart } from '../../billing/parts';
import { formatCents } from '../../money/format';
import {
  SCHEDULE_LINE_LIMIT,
  scheduledCents,
  scheduleOfValuesLineSchema,
  valueByUnits,
  type ScheduleOfValuesLine,
} from '../record/scheduleOfValues';

type Line = Pick<
  ScheduleOfValuesLine,
  'id' | 'item' | 'description' | 'scheduledValueCents' | 'quantityE4' | 'unitPriceCents' | 'unit'
>;

/** A schedule compared with its contract: the lines' total, what is missing (negative: too much), and each derivation. */
export type ScheduleResult = { totalCents: number; missingCents: number; derivation: DerivationNode };

/**
 * Adds up a schedule of values with its derivation.
 * @param contractCents the original contract sum, which the lines must add up to
 */
export function workOutSchedule(lines: readonly Line[], contractCents: number): ScheduleResult {
  const derivation = branch({
    key: 'schedule',
    label: 'Schedule of values',
    formula: 'sum of the lines',
    inputs: [cents('Contract sum', contractCents)],
    children: lines.map(scheduleLeaf),
  });
  return { totalCents: derivation.amountCents, missingCents: contractCents - derivation.amountCents, derivation };
}

function scheduleLeaf(line: Line): DerivationNode {
  const byUnits = valueByUnits(line);
  return leaf({
    key: `line:${line.id}`,
    label: [line.item, line.description].filter(Boolean).join(' '),
    amountCents: line.scheduledValueCents,
    formula: byUnits === null ? 'entered' : 'quantity × unit price',
    ...(byUnits === null
      ? {}
      : { inputs: [quantity(line.quantityE4 ?? 0), cents('Unit price', line.unitPriceCents ?? 0)] }),
  });
}

/** Returns why applications can't be billed from a schedule, as a message; '' when they can. Method B1. */
export function scheduleFault(lines: readonly Line[], contractCents: number): string {
  if (lines.length === 0) return 'Enter the schedule of values first: applications are billed from it.';
  const unnamed = lines.findIndex(({ description }) => description.trim() === '');
  if (unnamed >= 0) return `Line ${unnamed + 1} of the schedule has no description.`;
  const difference = contractCents - scheduledCents(lines);
  if (difference === 0) return '';
  const amount = formatCents(Math.abs(difference), { currency: 'USD' });
  return difference > 0
    ? `The schedule comes to ${amount} less than the contract sum.`
    : `The schedule comes to ${amount} more than the contract sum.`;
}

/**
 * Builds a schedule from an accepted estimate: a line for each of its lines and fees, taxes included, so that together they equal the
 * estimate's total. Lines of zero are left out.
 */
export const scheduleFromParts = (parts: readonly IssuedPart[]): ScheduleOfValuesLine[] =>
  parts
    .filter((part) => grossOf(part) !== 0)
    .slice(0, SCHEDULE_LINE_LIMIT)
    .map((part, index) =>
      scheduleOfValuesLineSchema.parse({
        id: part.id.replaceAll(/[^A-Za-z0-9_-]/g, '-'),
        item: String(index + 1),
        description: part.name,
        scheduledValueCents: grossOf(part),
      }),
    );
