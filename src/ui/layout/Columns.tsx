import type { CSSProperties } from 'react';
import { gapOf, type LayoutProps } from './layoutProps';
import classes from './twoColumns.module.css';

type ColumnsProps = LayoutProps & {
  /** How much of the room each of the two gets. */
  widths: readonly [number, number];
  /** The width of the window up to which they are one below the other. */
  until?: '36em' | '48em' | '62em';
};

/** Two columns that share the room and begin at the top; one below the other in a narrow window. */
export function Columns({ widths, until = '62em', gap = 'md', ...props }: ColumnsProps) {
  const columns = widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  return (
    <div
      {...props}
      className={classes['columns']}
      style={{ '--columns': columns, gap: gapOf(gap) } as CSSProperties}
      data-until={until}
    />
  );
}
