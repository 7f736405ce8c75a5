import type { HTMLAttributes } from 'react';
import classes from './PlainList.module.css';
import { gapOf, type LayoutProps } from './layoutProps';

type PlainListProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** Where the order says something: ranks, steps. */
  isOrdered?: boolean;
  /** Between the items; without it they draw their own space. */
  gap?: LayoutProps['gap'];
};

/** A list without bullets or numbers, whose items (`li`) have their own looks. */
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
