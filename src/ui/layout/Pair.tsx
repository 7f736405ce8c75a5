import type { CSSProperties } from 'react';
import classes from './Pair.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

type PairProps = LayoutProps & {
  /** How narrow one may become before the next one goes below it. */
  least?: `${number}px` | `${number}rem`;
  /** All in a row are as tall as its tallest: for cards. */
  isEven?: boolean;
  /** A few leave the room free that more would take, instead of widening into it. */
  mayLeaveRoom?: boolean;
};

/** Short fields or cards side by side, two or more, equally wide; one below the other where there is no room for them. */
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
