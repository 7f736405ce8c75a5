import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/tax/schema';
import { NumberCell, TextCell } from './GridCells';
import { dropTarget, LineAmount, NameCell, PriceCell, QuantityCell } from './LineCells';
import { lineMarks, lineTerms, marginText } from './lineFacts';
import classes from './LineGrid.module.css';
import { sameIssues, type LineIssues } from './lineIssues';
import { LineMenu } from './LineMenu';
import { DRAGGED_LINE, lineLabel, type LinePlace } from './linePlace';
import { isEmptyLine } from './newLine';
import { MONEY } from './parsedKinds';
import type { LineEdits } from './useLineEdits';

export type LineRowProps = {
  line: DocumentLine;
  index: number;
  /** How many lines the list has. */
  count: number;
  /** Among the options of an estimate; lines of other documents have none. */
  place?: LinePlace | undefined;
  currency: Currency;
  hasCosts: boolean;
  /** Leaves unit and tax class to the details of the line, so that its name can be read. */
  isNarrow: boolean;
  issues: LineIssues;
  edits: LineEdits;
  onOpen: (id: string) => void;
  onExplain?: ((id: string) => void) | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** One line in the grid of a wide screen. */
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
  const label = lineLabel(index, place);
  const called = line.name.trim() === '' ? label : line.name;
  // Nothing is said of a line that nothing was entered on.
  const marks = isEmptyLine(line) ? [] : [...(isNarrow ? lineTerms(line) : []), ...lineMarks(line)];
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
      <td className={classes.grip}>
        <span
          draggable
          title="Drag to move (or Alt with ↑ ↓)"
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED_LINE, id)}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
        <span className={classes.number}>{index + 1}</span>
      </td>
      <td>
        <NameCell {...cell} />
        {line.description !== '' && <p className={classes.description}>{line.description}</p>}
        {marks.length > 0 && <p className={classes.marks}>{marks.join(' · ')}</p>}
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
          <select
            className={classes.input}
            aria-label={`Tax class, ${label}`}
            data-row={index}
            data-column="tax"
            value={line.taxClass}
            onChange={(event) =>
              set({ taxClass: TAX_CLASSES.find((known) => known === event.currentTarget.value) ?? 'other' })
            }
          >
            {TAX_CLASSES.map((known) => (
              <option key={known} value={known}>
                {TAX_CLASS_LABELS[known]}
              </option>
            ))}
          </select>
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
          <>
            <button
              type="button"
              className={classes.icon}
              aria-label={`Details of ${called}`}
              title="Details"
              onClick={() => onOpen(id)}
            >
              <IconPencil size={16} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.icon}
              aria-label={`Remove ${called}`}
              title="Remove"
              onClick={() => edits.remove(id)}
            >
              <IconTrash size={16} aria-hidden />
            </button>
          </>
        )}
      </td>
    </tr>
  );
}

const isAlike = <T extends object>(a: T, b: T): boolean =>
  a === b || (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
/** Drawn again only when something on the line itself changed. A form copies its values, so what counts is what they hold. */
export const LineRow = memo(
  Row,
  ({ line, issues, ...before }, { line: nextLine, issues: nextIssues, ...after }) =>
    isAlike(line, nextLine) && sameIssues(issues, nextIssues) && isAlike(before, after),
);
