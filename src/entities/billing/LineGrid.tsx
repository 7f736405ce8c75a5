import { useElementSize } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import type { DocumentLine, DocumentOption } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import { focusCell, gridMove, placeOf } from './gridKeys';
import classes from './LineGrid.module.css';
import type { LineIssues } from './lineIssues';
import { LineRow } from './LineRow';
import { isEmptyLine, newLine } from './newLine';
import { isRows, pastedLines } from './pastedLines';
import type { LineEdits } from './useLineEdits';

type LineGridProps = {
  lines: readonly DocumentLine[];
  options: readonly DocumentOption[];
  currency: Currency;
  hasCosts: boolean;
  issuesOf: (index: number) => LineIssues;
  edits: LineEdits;
  limit: number;
  onOpen: (id: string) => void;
  onExplain?: ((id: string) => void) | undefined;
  onRefused: (rows: string[]) => void;
  container: RefObject<HTMLDivElement | null>;
};

const VIRTUAL_FROM = 60;
const ROW_HEIGHT = 46;
const OVERSCAN = 12;
/** With all columns the name keeps about 250 px; costs with margin, and the option, take what is added. */
const WIDE_FROM_PX = 860;
const COSTS_PX = 190;
const OPTION_PX = 120;

/** The lines as a grid: Enter adds one below, arrows move, Alt with arrows reorders, pasted rows become lines. */
export function LineGrid({
  lines,
  options,
  currency,
  hasCosts,
  issuesOf,
  edits,
  limit,
  onOpen,
  onExplain,
  onRefused,
  container,
}: LineGridProps) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((container.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [container]);
  const isVirtual = lines.length >= VIRTUAL_FROM;
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    enabled: isVirtual,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const shown = isVirtual ? items.map(({ index }) => index) : lines.map((_, index) => index);
  const before = isVirtual ? (items[0]?.start ?? top) - top : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0;
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  // Not measured yet is wide.
  const isNarrow = width > 0 && width < WIDE_FROM_PX + (hasCosts ? COSTS_PX : 0) + (options.length > 0 ? OPTION_PX : 0);
  const columns = [
    'name',
    'quantity',
    ...(isNarrow ? [] : ['unit']),
    'price',
    ...(hasCosts ? ['cost'] : []),
    ...(options.length > 0 ? ['option'] : []),
    ...(isNarrow ? [] : ['tax']),
  ];
  const focus = (row: number, column: string): void => {
    // The line may have been added by this very event: it is there with the next frame.
    requestAnimationFrame(() =>
      focusCell(container.current, { row, column }, (hidden) => isVirtual && virtualizer.scrollToIndex(hidden)),
    );
  };

  const press = (event: KeyboardEvent): void => {
    const move = gridMove(event, columns);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'add-below') {
      if (lines.length >= limit) return;
      edits.insert(move.row + 1, [newLine({ optionId: lines[move.row]?.optionId ?? '' })]);
      focus(move.row + 1, 'name');
    } else if (move.kind === 'move') {
      const column = placeOf(event.target)?.column ?? 'name';
      const line = lines[move.row];
      if (!line || !lines[move.row + move.by]) return;
      edits.move(line.id, move.row + move.by);
      focus(move.row + move.by, column);
    } else if (lines[move.place.row]) {
      focus(move.place.row, move.place.column);
    }
  };

  const paste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text');
    if (place?.column !== 'name' || !isRows(text)) return;
    event.preventDefault();
    const { lines: pasted, refused } = pastedLines(text, lines.length, limit);
    const at = lines[place.row];
    onRefused(refused);
    if (pasted.length === 0) return;
    edits.insertWithUndo(place.row + 1, pasted);
    if (at && isEmptyLine(at)) edits.discard(at.id);
  };

  return (
    <div ref={container} className={classes.scroll}>
      <div ref={measured} />
      {/* Not a control itself: it hears what bubbles up from the cells. */}
      <table className={classes.grid} onKeyDown={press} onPaste={paste} aria-rowcount={lines.length + 1}>
        <caption className="visually-hidden">Lines</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.gripColumn}>
              <span className="visually-hidden">Order</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col" data-number className={classes.narrow}>
              Qty
            </th>
            {!isNarrow && (
              <th scope="col" className={classes.narrow}>
                Unit
              </th>
            )}
            <th scope="col" data-number className={classes.money}>
              Price
            </th>
            {hasCosts && (
              <>
                <th scope="col" data-number className={classes.money}>
                  Cost
                </th>
                <th scope="col" data-number className={classes.narrow}>
                  Margin
                </th>
              </>
            )}
            {options.length > 0 && (
              <th scope="col" className={classes.tax}>
                Option
              </th>
            )}
            {!isNarrow && (
              <th scope="col" className={classes.tax}>
                Tax
              </th>
            )}
            <th scope="col" data-number className={classes.money}>
              Amount
            </th>
            <th scope="col" className={classes.actionColumn}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map((index) => {
            const line = lines[index];
            return (
              line && (
                <LineRow
                  key={line.id}
                  line={line}
                  index={index}
                  options={options}
                  currency={currency}
                  hasCosts={hasCosts}
                  isNarrow={isNarrow}
                  issues={issuesOf(index)}
                  edits={edits}
                  onOpen={onOpen}
                  onExplain={onExplain}
                  measure={isVirtual ? virtualizer.measureElement : undefined}
                />
              )
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}
