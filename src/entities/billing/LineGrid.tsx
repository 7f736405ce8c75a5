import { useElementSize } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import type { Currency } from '@/domain/money/schema';
import classes from './LineGrid.module.css';
import { LineGridHead } from './LineGridHead';
import type { LineIssues } from './lineIssues';
import type { LinePlace } from './linePlace';
import { LineRow } from './LineRow';
import type { LineEdits } from './useLineEdits';
import { useLineKeys } from './useLineKeys';

type LineGridProps = {
  lines: readonly DocumentLine[];
  place?: LinePlace | undefined;
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
/** With all columns, the name keeps about 250 px; costs and margin need the extra width. */
const WIDE_FROM_PX = 860;
const COSTS_PX = 190;

/** Renders the lines as a grid: Enter adds one below, arrows move, Alt with arrows reorders, pasted rows become lines. */
export function LineGrid({
  lines,
  place,
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
  // Assumed to be wide until measured.
  const isNarrow = width > 0 && width < WIDE_FROM_PX + (hasCosts ? COSTS_PX : 0);
  const columns = [
    'name',
    'quantity',
    ...(isNarrow ? [] : ['unit']),
    'price',
    ...(hasCosts ? ['cost'] : []),
    ...(isNarrow ? [] : ['tax']),
  ];
  const { press, paste } = useLineKeys({
    lines,
    columns,
    edits,
    limit,
    onRefused,
    container,
    reveal: (hidden) => isVirtual && virtualizer.scrollToIndex(hidden),
  });

  return (
    <div ref={container} className={classes.scroll}>
      <div ref={measured} />
      {/* Not a control itself: it handles events that bubble up from the cells. */}
      <table
        className={classes.grid}
        data-narrow={isNarrow || undefined}
        onKeyDown={press}
        onPaste={paste}
        aria-rowcount={lines.length + 1}
      >
        <caption className="visually-hidden">Lines</caption>
        <LineGridHead hasCosts={hasCosts} isNarrow={isNarrow} />
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
                  place={place}
                  count={lines.length}
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
