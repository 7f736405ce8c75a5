import type { HTMLAttributes } from 'react';
import classes from './PlainList.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

type PlainListProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** True when the order is meaningful: ranks, steps. */
  isOrdered?: boolean;
  /** Space between the items; if omitted, they provide their own. */
  gap?: LayoutProps['gap'];
};

/** Renders a list without bullets or numbers, whose items (`li`) have their own styling. */
export function PlainList({ isOrdered = false, gap, ...props }: PlainListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      {...props}
      className={classes['list']}
      data-spaced={gap ? true : undefined}
      style={gap && { gap: gapOf(gap) }}
    />
  );
}
