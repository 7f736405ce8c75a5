import { IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, RefObject } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { NumberCell, TextCell } from './GridCells';
import { lineCents, lineMarks } from './lineFacts';
import type { LineIssues } from './lineIssues';
import { LineMenu } from './LineMenu';
import { DRAGGED_LINE, lineLabel, type LinePlace } from './linePlace';
import classes from './LineStack.module.css';
import { MONEY, QUANTITY } from './parsedKinds';
import type { LineEdits } from './useLineEdits';
import { useLineKeys } from './useLineKeys';

type LineStackProps = {
  lines: readonly DocumentLine[];
  place: LinePlace;
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

/** The lines of one option in its column: the name above, the figures below. Keys and pasted rows as in the grid. */
export function LineStack(props: LineStackProps) {
  const { lines, place, currency, issuesOf, edits, limit, onOpen, onExplain, onRefused, container } = props;
  const { press, paste } = useLineKeys({ lines, columns: COLUMNS, edits, limit, onRefused, container });
  const dropAt = (event: DragEvent, index: number): void => {
    const dragged = event.dataTransfer.getData(DRAGGED_LINE);
    if (dragged === '') return;
    event.preventDefault();
    edits.move(dragged, index);
  };
  return (
    <div ref={container}>
      {/* Not a control itself: it hears what bubbles up from the cells. */}
      <ul className={classes.list} aria-label={`Lines of ${place.name}`} onKeyDown={press} onPaste={paste}>
        {lines.map((line, index) => {
          const { id } = line;
          const label = lineLabel(index, place);
          const called = line.name.trim() === '' ? label : line.name;
          const amount = formatCents(lineCents(line), { currency });
          const issues = issuesOf(index);
          const marks = lineMarks(line);
          return (
            <li
              key={id}
              className={classes.line}
              data-left-out={(line.isOptional && !line.isSelected) || undefined}
              onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED_LINE) && event.preventDefault()}
              onDrop={(event) => dropAt(event, index)}
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
                  <TextCell
                    label={`Name, ${label}`}
                    row={index}
                    column="name"
                    value={line.name}
                    placeholder="What is it?"
                    maxLength={200}
                    issue={issues['name'] ?? issues['']}
                    onChange={(name) => edits.update(id, { name })}
                  />
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
                  <NumberCell
                    label={`Quantity, ${label}`}
                    row={index}
                    column="quantity"
                    kind={QUANTITY}
                    value={line.quantityE4}
                    issue={issues['quantityE4']}
                    onChange={(value, unit) =>
                      edits.update(id, { quantityE4: value ?? 0, ...(unit !== '' && { unit }) })
                    }
                  />
                </div>
                <span aria-hidden className={classes.times}>
                  ×
                </span>
                <div className={classes.price}>
                  <NumberCell
                    label={`Price, ${label}`}
                    row={index}
                    column="price"
                    kind={MONEY}
                    value={line.unitPriceCents}
                    issue={issues['unitPriceCents']}
                    onChange={(value) => edits.update(id, { unitPriceCents: value ?? 0 })}
                  />
                </div>
                {onExplain ? (
                  <button
                    type="button"
                    className={classes.amount}
                    aria-label={`${amount}: how ${called} is calculated`}
                    onClick={() => onExplain(id)}
                  >
                    {amount}
                  </button>
                ) : (
                  <span className={classes.amount}>{amount}</span>
                )}
              </div>
              {marks.length > 0 && <p className={classes.marks}>{marks.join(' · ')}</p>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
