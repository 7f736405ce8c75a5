import { IconGripVertical } from '@tabler/icons-react';
import { useContext, type RefObject } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { CostNotes } from './CostNotes';
import { dropTarget, LineAmount, NameCell, PriceCell, QuantityCell } from './LineCells';
import { lineMarks, taxTerms } from './lineFacts';
import type { LineIssues } from './lineIssues';
import { LineMenu } from './LineMenu';
import { DRAGGED_LINE, lineLabel, type LinePlace } from './linePlace';
import classes from './LineStack.module.css';
import type { LineEdits } from './useLineEdits';
import { useLineKeys } from './useLineKeys';

type LineStackProps = {
  lines: readonly DocumentLine[];
  place?: LinePlace | undefined;
  currency: Currency;
  issuesOf: (index: number) => LineIssues;
  edits: LineEdits;
  limit: number;
  onOpen: (id: string) => void;
  onExplain?: ((id: string) => void) | undefined;
  onRefused: (rows: string[]) => void;
  container: RefObject<HTMLDivElement | null>;
};

const COLUMNS = ['name', 'quantity', 'price'];

/**
 * Renders lines where a grid is too wide, as in an option’s column: the name above, the figures below. Keys and pasted rows work as in
 * the grid.
 */
export function LineStack(props: LineStackProps) {
  const costNote = useContext(CostNotes);
  const { lines, place, currency, issuesOf, edits, limit, onOpen, onExplain, onRefused, container } = props;
  const { press, paste } = useLineKeys({ lines, columns: COLUMNS, edits, limit, onRefused, container });
  return (
    <div ref={container}>
      {/* Not a control itself: it handles events that bubble up from the cells. */}
      <ul
        className={classes.list}
        aria-label={place && place.name !== '' ? `Lines of ${place.name}` : 'Lines'}
        onKeyDown={press}
        onPaste={paste}
      >
        {lines.map((line, index) => {
          const { id } = line;
          const label = lineLabel(index, place);
          const called = line.name.trim() === '' ? label : line.name;
          const cell = { line, index, label, issues: issuesOf(index), edits };
          const marks = [...taxTerms(line), ...lineMarks(line, costNote(line))];
          return (
            <li
              key={id}
              className={classes.line}
              data-left-out={(line.isOptional && !line.isSelected) || undefined}
              {...dropTarget(edits, index)}
            >
              <div className={classes.top}>
                <span
                  className={classes.grip}
                  draggable
                  title="Drag to move, also to another option"
                  onDragStart={(event) => event.dataTransfer.setData(DRAGGED_LINE, id)}
                >
                  <IconGripVertical size={14} aria-hidden />
                </span>
                <div className={classes.name}>
                  <NameCell {...cell} isWrapping />
                </div>
                <LineMenu
                  id={id}
                  index={index}
                  count={lines.length}
                  called={called}
                  place={place}
                  edits={edits}
                  onOpen={onOpen}
                />
              </div>
              <div className={classes.figures}>
                <div className={classes.quantity}>
                  <QuantityCell {...cell} />
                </div>
                <span aria-hidden className={classes.times}>
                  ×
                </span>
                <div className={classes.price}>
                  <PriceCell {...cell} />
                </div>
                <LineAmount
                  line={line}
                  currency={currency}
                  called={called}
                  className={classes.amount}
                  onExplain={onExplain}
                />
              </div>
              {marks.length > 0 && (
                <p className={classes.marks} data-unset={line.taxClass === 'unset' || undefined}>
                  {marks.join(' · ')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
