import { formatCents } from '../../money/format';
import type { LawBasis } from '../../law/datedRule';
import type { ApplicationForPayment, ApplicationLine } from '../application';
import { heldFindings, type RetainageProject } from '../law/retainageLaw';
import { storedMaterialGaps } from '../storedMaterial';
import { isBilledByCost, type PriceType } from '../record/state';
import type { ContractBook } from './book';
import { overrunText } from './byQuantity';
import type { LineQuantity, ListedMaterial } from './payApplication';

/** Something wrong or odd about an application. An error blocks it; a warning is only shown. `lineId` '' = the whole application. */
export type Finding = { severity: 'error' | 'warning'; lineId: string; message: string; basis?: LawBasis };

const money = (cents: number): string => formatCents(cents, { currency: 'USD' });

type Estimated = { priceType: PriceType; quantities: ReadonlyMap<string, LineQuantity> };

/**
 * Returns what is wrong with lines as entered: more than their value, less than zero, work reversed, and stored material without its
 * list. Method B2. If values are estimates, exceeding them is only a warning.
 */
export function lineFindings(
  lines: readonly ApplicationLine[],
  materials: readonly ListedMaterial[],
  estimated: Estimated = { priceType: 'fixed', quantities: new Map() },
): Finding[] {
  const gaps = storedMaterialGaps(lines, materials).map(({ lineId, missing }): Finding => ({
    severity: 'error',
    lineId,
    message: `List the stored material of this line: ${missing.join(', ')}.`,
  }));
  const sums = lines.flatMap(({ id, storedCents }): Finding[] => {
    const listed = materials
      .filter(({ lineId }) => lineId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    return storedCents === 0 || listed === storedCents || materials.every(({ lineId }) => lineId !== id)
      ? []
      : [
          {
            severity: 'error',
            lineId: id,
            message: `The list of stored material comes to ${money(listed)}, but the line bills ${money(storedCents)}.`,
          },
        ];
  });
  return [...lines.flatMap((line) => lineFinding(line, estimated)), ...gaps, ...sums];
}

function lineFinding(line: ApplicationLine, { priceType, quantities }: Estimated): Finding[] {
  const { id, scheduledValueCents, completedAndStoredCents, thisPeriodCents } = line;
  const sign = scheduledValueCents < 0 ? -1 : 1;
  const overCents = sign * (completedAndStoredCents - scheduledValueCents);
  const quantity = quantities.get(id);
  if (overCents > 0 && (quantity || isBilledByCost(priceType)))
    return [
      {
        severity: 'warning',
        lineId: id,
        message: [
          quantity ? overrunText(quantity) : '',
          `${money(overCents)} over the ${money(scheduledValueCents)} that was expected`,
        ]
          .filter(Boolean)
          .join(': '),
      },
    ];
  if (overCents > 0)
    return [
      {
        severity: 'error',
        lineId: id,
        message:
          scheduledValueCents === 0
            ? 'This line has no scheduled value to bill from.'
            : `That is more than the line is worth: ${money(completedAndStoredCents)} of ${money(scheduledValueCents)}.`,
      },
    ];
  if (sign * completedAndStoredCents < 0)
    return [
      { severity: 'error', lineId: id, message: `The line comes to ${money(completedAndStoredCents)}, below nothing.` },
    ];
  if (sign * thisPeriodCents < 0)
    return [
      {
        severity: 'warning',
        lineId: id,
        message: `Takes back ${money(Math.abs(thisPeriodCents))} of work that was billed before.`,
      },
    ];
  return [];
}

/** Returns what to check about an application as a whole: nothing to pay, and more retained than the law allows. Method B2 and B4. */
export function summaryFindings(
  application: Pick<
    ApplicationForPayment,
    'line3Cents' | 'line4Cents' | 'line5Cents' | 'line6Cents' | 'line8Cents' | 'lines'
  >,
  book: Pick<ContractBook, 'terms' | 'contractOn' | 'originalSumCents'>,
  priceType: PriceType = 'fixed',
): Finding[] {
  const { line3Cents, line5Cents, line6Cents, line8Cents, line4Cents } = application;
  const whole = (message: string): Finding => ({ severity: 'warning', lineId: '', message });
  return [
    ...beyondSum(priceType, line4Cents - line3Cents, line3Cents),
    ...(line8Cents < 0
      ? [whole(`The owner has paid ${money(-line8Cents)} more than is due now: it is credited on an earlier bill.`)]
      : []),
    ...(line8Cents === 0 ? [whole('Nothing is due with this application, so it makes no bill.')] : []),
    ...(line5Cents > line4Cents && line4Cents >= 0 && line6Cents < 0
      ? [
          {
            severity: 'error' as const,
            lineId: '',
            message: `More is held back (${money(line5Cents)}) than was completed (${money(line4Cents)}). Change the retainage.`,
          },
        ]
      : []),
    ...heldFindings(projectOf(book), heldIn(application, book)).map(({ message, basis }): Finding => ({
      severity: 'warning',
      lineId: '',
      message,
      basis,
    })),
  ];
}

/** Reports exceeding the contract sum: a limit blocks it, an estimate calls for a change order. */
function beyondSum(priceType: PriceType, overCents: number, sumCents: number): Finding[] {
  if (overCents <= 0) return [];
  if (priceType === 'not-to-exceed')
    return [
      {
        severity: 'error',
        lineId: '',
        message: `This comes to ${money(overCents)} more than the ${money(sumCents)} that the contract does not exceed. Take costs out: only a signed change order raises it.`,
      },
    ];
  return [
    {
      severity: 'warning',
      lineId: '',
      message: `The work to date comes to ${money(overCents)} more than the contract sum of ${money(sumCents)}, which was an estimate. Tell the owner, and agree on a change order where the contract asks for one.`,
    },
  ];
}

/** Returns an application's retainage, with the amounts that were rounded for line 5. */
const heldIn = (
  {
    line3Cents,
    line4Cents,
    line5Cents,
    lines,
  }: Pick<ApplicationForPayment, 'line3Cents' | 'line4Cents' | 'line5Cents' | 'lines'>,
  { terms }: Pick<ContractBook, 'terms'>,
) => ({
  line3Cents,
  line4Cents,
  line5Cents,
  lines: lines.map(({ previousCents, thisPeriodCents, storedCents }) => ({
    workCents: previousCents + thisPeriodCents,
    storedCents,
  })),
  rounding: terms.retainage.rounding,
});

/** Returns a contract as input for the retainage rules. */
export const projectOf = ({
  terms,
  contractOn,
  originalSumCents,
}: Pick<ContractBook, 'terms' | 'contractOn' | 'originalSumCents'>): RetainageProject => ({
  state: terms.state,
  project: terms.project,
  contractOn,
  contractCents: originalSumCents,
  dwellingUnits: terms.isResidential ? terms.dwellingUnits : null,
});
