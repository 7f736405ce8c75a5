import type { CSSProperties } from 'react';
import { gapOf, type LayoutProps } from './layoutProps';
import classes from './twoColumns.module.css';

type Length = `${number}rem` | `${number}px`;

type BesideProps = LayoutProps & {
  /** The side's width: fixed, or between two lengths. */
  width: Length | `minmax(${Length | '0'}, ${Length})`;
  /** Whether the side is the first of the two children or the last. */
  side?: 'start' | 'end';
  /** The width of the window up to which they are one below the other; from `75em` on they are side by side. */
  until?: '48em' | '62em' | '75em';
};

/** Content with something of a fixed width beside it, a list or a card; one below the other in a narrow window. Two children. */
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
