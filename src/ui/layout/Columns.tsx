import type { CSSProperties } from 'react';
import { gapOf, type LayoutProps } from './layoutProps';
import classes from './twoColumns.module.css';

type ColumnsProps = LayoutProps & {
  /** Relative widths of the two columns. */
  widths: readonly [number, number];
  /** Window width up to which the two are stacked. */
  until?: '36em' | '48em' | '62em';
};

/** Lays out two top-aligned columns that share the width; stacked in a narrow window. */
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
