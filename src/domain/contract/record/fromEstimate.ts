import { calculateDocument } from '../../billing/calculate';
import { priceOf } from '../../money/amounts';
import { partsOf, totalsOf } from '../../billing/parts';
import type { EstimateChoice } from '../../estimate/api';
import { chosenDocument, chosenLines, presetChoice } from '../../estimate/choice';
import type { Estimate } from '../../estimate/schema';
import { plainLine } from '@/lib/plainText';
import { SCHEDULE_LINE_LIMIT, type ScheduleOfValuesLine } from './scheduleOfValues';

/** Returns what the customer agreed to, or the estimate's presets if they haven't. */
const choiceOf = ({ approval, document }: Pick<Estimate, 'approval' | 'document'>): EstimateChoice =>
  approval
    ? {
        optionId: approval.optionId,
        selectedLineIds: approval.selectedLineIds,
        quantitiesE4: approval.quantitiesE4,
      }
    : presetChoice(document);

const cut = (text: string, most: number): string => plainLine(text).trim().slice(0, most);

/**
 * Converts an estimate's chosen lines to a schedule of values, to the cent: each line after its discounts, then fees and the sales tax as
 * lines of their own, so that the lines add up to what was agreed to. Lines without a price are left out; beyond 500 lines the rest
 * becomes one line.
 * @throws AppError `invalid` when the estimate can't be calculated
 */
export function scheduleFromEstimate(estimate: Pick<Estimate, 'approval' | 'document'>): ScheduleOfValuesLine[] {
  const choice = choiceOf(estimate);
  const chosen = new Map(chosenLines(estimate.document, choice).map((line) => [line.id, line]));
  const parts = partsOf(calculateDocument(chosenDocument(estimate.document, choice)));
  const lines = parts
    .filter(({ netCents }) => netCents !== 0)
    .map((part): ScheduleOfValuesLine => {
      const id = part.id.replace(/^(line|fee):/, '');
      const line = part.id.startsWith('line:') ? chosen.get(id) : undefined;
      return {
        ...emptyScheduleLine(id.slice(0, 60)),
        description: cut(part.name, 300) || 'Work',
        scheduledValueCents: part.netCents,
        unit: line ? cut(line.unit, 20) : '',
        quantityE4: line && isByUnits(line, part.netCents) ? line.quantityE4 : null,
        unitPriceCents: line && isByUnits(line, part.netCents) ? line.unitPriceCents : null,
      };
    });
  const { taxCents } = totalsOf(parts);
  const tax =
    taxCents === 0
      ? []
      : [{ ...emptyScheduleLine('sales-tax'), description: 'Sales tax', scheduledValueCents: taxCents }];
  return numbered([...gathered(lines, SCHEDULE_LINE_LIMIT - tax.length), ...tax]);
}

/** Returns the deposit of what the customer agreed to, in cents; 0 = none. The whole document's deposit would be that of another option. */
export const depositOfEstimate = (estimate: Pick<Estimate, 'approval' | 'document'>): number =>
  calculateDocument(chosenDocument(estimate.document, choiceOf(estimate))).deposit.requiredCents;

/** Returns an empty line to fill in. */
export const emptyScheduleLine = (id: string): ScheduleOfValuesLine => ({
  id,
  item: '',
  description: '',
  costCode: '',
  scheduledValueCents: 0,
  unit: '',
  quantityE4: null,
  unitPriceCents: null,
  retainagePpm: null,
  fee: null,
});

/** Whether a line is worth quantity times price, which only holds if no discount changed it. */
const isByUnits = (line: { quantityE4: number; unitPriceCents: number }, netCents: number): boolean =>
  priceOf(line.quantityE4, line.unitPriceCents) === netCents;

function gathered(lines: ScheduleOfValuesLine[], most: number): ScheduleOfValuesLine[] {
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1);
  return [
    ...lines.slice(0, most - 1),
    {
      ...emptyScheduleLine('other-lines'),
      description: `${rest.length} further lines of the estimate`,
      scheduledValueCents: rest.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0),
    },
  ];
}

const numbered = (lines: ScheduleOfValuesLine[]): ScheduleOfValuesLine[] =>
  lines.map((line, index) => ({ ...line, item: String(index + 1) }));
