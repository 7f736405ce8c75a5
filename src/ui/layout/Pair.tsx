import type { CSSProperties } from 'react';
import classes from './Pair.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

type PairProps = LayoutProps & {
  /** Minimum width of an item before the next one wraps. */
  least?: `${number}px` | `${number}rem`;
  /** True when all items in a row should be as tall as the tallest: for cards. */
  isEven?: boolean;
  /** True when a few items should leave the remaining space empty instead of growing into it. */
  mayLeaveRoom?: boolean;
};

/** Lays out two or more short fields or cards side by side at equal width, wrapping when they don't fit. */
export function Pair({ least = '220px', gap = 'md', isEven = false, mayLeaveRoom = false, ...props }: PairProps) {
  return (
    <div
      {...props}
      className={classes['pair']}
      style={{ '--least': least, gap: gapOf(gap) } as CSSProperties}
      data-even={isEven || undefined}
      data-may-leave-room={mayLeaveRoom || undefined}
    />
  );
}
