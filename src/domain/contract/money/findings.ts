import { formatCents } from '../../money/format';
import type { LawBasis } from '../../law/datedRule';
import type { ApplicationForPayment, ApplicationLine } from '../application';
import { heldFindings, type RetainageProject } from '../law/retainageLaw';
import { storedMaterialGaps } from '../storedMaterial';
import type { ContractBook } from './book';
import type { ListedMaterial } from './payApplication';

/** Something wrong or odd about an application. An error stops it; a warning is shown and does not. `lineId` '' = the whole. */
export type Finding = { severity: 'error' | 'warning'; lineId: string; message: string; basis?: LawBasis };

const money = (cents: number): string => formatCents(cents, { currency: 'USD' });

/** What is wrong with lines as entered: more than their value, less than nothing, work taken back, and stored material without its list. Method B2. */
export function lineFindings(lines: readonly ApplicationLine[], materials: readonly ListedMaterial[]): Finding[] {
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
  return [...lines.flatMap(lineFinding), ...gaps, ...sums];
}

function lineFinding(line: ApplicationLine): Finding[] {
  const { id, scheduledValueCents, completedAndStoredCents, thisPeriodCents } = line;
  const sign = scheduledValueCents < 0 ? -1 : 1;
  if (sign * completedAndStoredCents > sign * scheduledValueCents)
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

/** What an application as a whole should be looked at for: nothing to pay, and more held than the law allows. Method B2 and B4. */
export function summaryFindings(
  application: Pick<
    ApplicationForPayment,
    'line3Cents' | 'line4Cents' | 'line5Cents' | 'line6Cents' | 'line8Cents' | 'lines'
  >,
  book: Pick<ContractBook, 'terms' | 'contractOn' | 'originalSumCents'>,
): Finding[] {
  const { line5Cents, line6Cents, line8Cents, line4Cents } = application;
  const whole = (message: string): Finding => ({ severity: 'warning', lineId: '', message });
  return [
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

/** What an application holds, with what its line 5 was rounded of. */
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

/** A contract as the rules on retainage ask for it. */
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
