import { fieldFault } from '../calculation/fieldFault';
import { sumOf } from '../money/amounts';
import type { ApplicationEntry, ApplicationLine, PaymentContract, ScheduleLine } from './application';
import type { RetainageTerms } from './retainage';

/**
 * Checks what would block applications before any of them is calculated. Method B1 and B2.
 * @throws AppError `invalid` that names the field
 */
export function checkContract(contract: PaymentContract, entries: readonly ApplicationEntry[]): void {
  const { lines, changeOrders, originalContractSumCents } = contract;
  const sum = sumOf(lines.map(({ scheduledValueCents }) => scheduledValueCents));
  if (sum !== originalContractSumCents)
    throw fieldFault('lines', `come to ${sum} cents, but the original contract sum is ${originalContractSumCents}`);
  const seen = new Set<string>();
  for (const { id } of [...lines, ...changeOrders]) {
    if (seen.has(id))
      throw fieldFault(lines.some((line) => line.id === id) ? 'lines' : 'changeOrders', `“${id}” comes twice`);
    seen.add(id);
  }
  for (const [index, { number }] of entries.entries()) {
    const before = entries[index - 1];
    if (before && number <= before.number)
      throw fieldFault(`applications.${index}.number`, `must come after ${before.number}`);
  }
}

type Checked = {
  terms: RetainageTerms;
  schedule: readonly ScheduleLine[];
  entry: ApplicationEntry;
  lines: readonly ApplicationLine[];
  /** The application's path in the input, for the error. */
  path: string;
};

/**
 * Checks one application: more billed than scheduled (for a deduction, more deducted), lines missing from the schedule, a line entered
 * both ways, and rates of single lines while the method applies to the total. Method B2.
 * @throws AppError `invalid` that names the field
 */
export function checkApplication({ terms, schedule, entry, lines, path }: Checked): void {
  const known = new Set(schedule.map(({ id }) => id));
  for (const column of ['thisPeriodCents', 'completePpm', 'storedCents'] as const)
    for (const id of Object.keys(entry[column]))
      if (!known.has(id)) throw fieldFault(`${path}.${FIELDS[column]}.${id}`, 'is not a line of this application');
  for (const id of Object.keys(entry.completePpm))
    if (entry.thisPeriodCents[id] !== undefined)
      throw fieldFault(`${path}.${FIELDS.completePpm}.${id}`, 'is also entered by amount');
  const estimated = new Set(schedule.filter(({ mayExceed }) => mayExceed === true).map(({ id }) => id));
  for (const { id, scheduledValueCents, completedAndStoredCents } of lines) {
    if (estimated.has(id)) continue;
    const isOver =
      scheduledValueCents < 0
        ? completedAndStoredCents < scheduledValueCents
        : completedAndStoredCents > scheduledValueCents;
    if (isOver)
      throw fieldFault(`${path}.${columnOf(id, entry)}.${id}`, overText(completedAndStoredCents, scheduledValueCents));
  }
  if (
    terms.method !== 'flat' &&
    schedule.some((line) => line.retainagePpm !== null || line.storedRetainagePpm !== null)
  )
    if (terms.method !== 'fixed')
      throw fieldFault('retainage.method', 'must be flat where lines have rates of their own');
}

/** Field names as in the input. */
const FIELDS = {
  thisPeriodCents: 'thisPeriodCents',
  completePpm: 'percentCompleteBasisPoints',
  storedCents: 'storedCents',
} as const;

function columnOf(id: string, { completePpm, thisPeriodCents, storedCents }: ApplicationEntry): string {
  if (completePpm[id] !== undefined) return FIELDS.completePpm;
  return thisPeriodCents[id] === undefined && storedCents[id] !== undefined
    ? FIELDS.storedCents
    : FIELDS.thisPeriodCents;
}

const overText = (completed: number, scheduled: number): string =>
  `brings the line to ${completed} cents, beyond its scheduled value of ${scheduled}`;
