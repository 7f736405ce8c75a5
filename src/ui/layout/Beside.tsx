import type { CSSProperties } from 'react';
import { gapOf, type LayoutProps } from './layoutProps';
import classes from './twoColumns.module.css';

type Length = `${number}rem` | `${number}px`;

type BesideProps = LayoutProps & {
  /** Width of the side column: fixed, or between two lengths. */
  width: Length | `minmax(${Length | '0'}, ${Length})`;
  /** Whether the side column is the first or the last of the two children. */
  side?: 'start' | 'end';
  /** Window width up to which the two are stacked; from `75em` on they are side by side. */
  until?: '48em' | '62em' | '75em';
};

/** Lays out content with a fixed-width column next to it, such as a list or a card; stacked in a narrow window. Takes two children. */
export function Beside({ width, side = 'end', until = '62em', gap = 'md', ...props }: BesideProps) {
  const columns = side === 'start' ? `${width} minmax(0, 1fr)` : `minmax(0, 1fr) ${width}`;
  return (
    <div
      {...props}
      className={classes['columns']}
      style={{ '--columns': columns, gap: gapOf(gap) } as CSSProperties}
      data-until={until}
    />
  );
}
