import type { ComponentProps, ReactNode } from 'react';
import classes from './LinedList.module.css';

type LinedListProps = {
  /** For screen readers. */
  label: string;
  /** Where the order says something: ranks. */
  isOrdered?: boolean;
  /** `LinedRow`s. */
  children: ReactNode;
};

/** A short list within a section, a line between its rows: what each is, what else there is to know, what can be done. */
export function LinedList({ label, isOrdered = false, children }: LinedListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes['list']} aria-label={label}>
      {children}
    </List>
  );
}

type LinedRowProps = Omit<ComponentProps<'li'>, 'title' | 'className' | 'children'> & {
  /** Its name or a link with it; two lines at most. */
  title: ReactNode;
  /** Below it. */
  details?: ReactNode;
  /** Before it: a picture, a rank, a grip. */
  before?: ReactNode;
  /** At the end of the row: its state, buttons. */
  children?: ReactNode;
  /** Whether a click anywhere on it goes where the link of its title leads. */
  isLink?: boolean;
};

export function LinedRow({ title, details, before, children, isLink = false, ...props }: LinedRowProps) {
  return (
    <li {...props} className={classes['row']} data-link={isLink || undefined}>
      {before}
      <div className={classes['words']}>
        <span className={classes['title']}>{title}</span>
        {details && <span className={classes['details']}>{details}</span>}
      </div>
      {children && <div className={classes['end']}>{children}</div>}
    </li>
  );
}
