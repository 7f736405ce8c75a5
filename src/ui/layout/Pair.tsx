import type { CSSProperties } from 'react';
import classes from './Pair.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

type PairProps = LayoutProps & {
  /** How narrow a field may become before the next one goes below it. */
  least?: `${number}px` | `${number}rem`;
};

/** Short fields side by side, two or more, equally wide; one below the other where there is no room for them. */
export function Pair({ least = '220px', gap = 'md', ...props }: PairProps) {
  return <div {...props} className={classes['pair']} style={{ '--least': least, gap: gapOf(gap) } as CSSProperties} />;
}
