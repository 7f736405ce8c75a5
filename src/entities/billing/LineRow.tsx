import { memo, useContext } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { isAlike } from '@/lib/isAlike';
import { CostNotes } from './CostNotes';
import { NumberCell, TextCell } from './GridCells';
import { dropTarget, LineAmount, NameCell, PriceCell, QuantityCell } from './LineCells';
import { lineMarks, lineTerms, marginText } from './lineFacts';
import classes from './LineGrid.module.css';
import { LineGrip } from './LineGrip';
import { sameIssues, type LineIssues } from './lineIssues';
import { LineMenu } from './LineMenu';
import { lineLabel, type LinePlace } from './linePlace';
import { LineRowButtons } from './LineRowButtons';
import { isEmptyLine } from './newLine';
import { MONEY } from './parsedKinds';
import { TaxClassCell } from './TaxClassCell';
import type { LineEdits } from './useLineEdits';

export type LineRowProps = {
  line: DocumentLine;
  index: number;
  /** Number of lines in the list. */
  count: number;
  /** Position among the options of an estimate; undefined for lines of other documents. */
  place?: LinePlace | undefined;
  currency: Currency;
  hasCosts: boolean;
  /** True to leave unit and tax class to the line's details, so that its name stays readable. */
  isNarrow: boolean;
  issues: LineIssues;
  edits: LineEdits;
  onOpen: (id: string) => void;
  onExplain?: ((id: string) => void) | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** Renders one line in the grid on a wide screen. */
function Row({
  line,
  index,
  count,
  place,
  currency,
  hasCosts,
  isNarrow,
  issues,
  edits,
  onOpen,
  onExplain,
  measure,
}: LineRowProps) {
  const { id } = line;
  const costNote = useContext(CostNotes)(line);
  const label = lineLabel(index, place);
  const called = line.name.trim() === '' ? label : line.name;
  // Empty lines show no issues.
  const marks = isEmptyLine(line) ? [] : [...(isNarrow ? lineTerms(line) : []), ...lineMarks(line, costNote)];
  const set = (changes: Partial<DocumentLine>): void => edits.update(id, changes);
  const cell = { line, index, label, issues, edits };
  return (
    <tr
      ref={measure}
      data-index={index}
      className={classes.row}
      data-left-out={(line.isOptional && !line.isSelected) || undefined}
      {...dropTarget(edits, index)}
    >
      <LineGrip id={id} index={index} />
      <td>
        <NameCell {...cell} />
        {line.description !== '' && <p className={classes.description}>{line.description}</p>}
        {marks.length > 0 && (
          <p className={classes.marks} data-unset={line.taxClass === 'unset' || undefined}>
            {marks.join(' · ')}
          </p>
        )}
      </td>
      <td>
        <QuantityCell {...cell} />
      </td>
      {!isNarrow && (
        <td>
          <TextCell
            label={`Unit, ${label}`}
            row={index}
            column="unit"
            value={line.unit}
            placeholder="each"
            maxLength={20}
            onChange={(unit) => set({ unit })}
          />
        </td>
      )}
      <td>
        <PriceCell {...cell} />
      </td>
      {hasCosts && (
        <>
          <td>
            <NumberCell
              label={`Cost, ${label}`}
              row={index}
              column="cost"
              kind={MONEY}
              value={line.unitCostCents}
              isNullable
              issue={issues['unitCostCents']}
              onChange={(unitCostCents) => set({ unitCostCents })}
            />
          </td>
          <td className={classes.figure}>{marginText(line) || '–'}</td>
        </>
      )}
      {!isNarrow && (
        <td>
          <TaxClassCell line={line} index={index} label={label} onChange={(taxClass) => set({ taxClass })} />
        </td>
      )}
      <td className={classes.figure}>
        <LineAmount
          line={line}
          currency={currency}
          called={called}
          className={onExplain && classes.amount}
          onExplain={onExplain}
        />
      </td>
      <td className={classes.actions}>
        {place ? (
          <LineMenu id={id} index={index} count={count} called={called} place={place} edits={edits} onOpen={onOpen} />
        ) : (
          <LineRowButtons called={called} onOpen={() => onOpen(id)} onRemove={() => edits.remove(id)} />
        )}
      </td>
    </tr>
  );
}

/** Re-renders only when something on the line itself changed. A form copies its values, so they're compared by content. */
export const LineRow = memo(
  Row,
  ({ line, issues, ...before }, { line: nextLine, issues: nextIssues, ...after }) =>
    isAlike(line, nextLine) && sameIssues(issues, nextIssues) && isAlike(before, after),
);
