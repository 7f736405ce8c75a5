import type { ComponentProps, ReactNode } from 'react';
import classes from './LinedList.module.css';

type LinedListProps = {
  /** For screen readers. */
  label: string;
  /** True when the order is meaningful, as in a ranking. */
  isOrdered?: boolean;
  /** `LinedRow`s. */
  children: ReactNode;
};

/** Renders a short list within a section, with lines between the rows: each row's name, details and actions. */
export function LinedList({ label, isOrdered = false, children }: LinedListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes['list']} aria-label={label}>
      {children}
    </List>
  );
}

type LinedRowProps = Omit<ComponentProps<'li'>, 'title' | 'className' | 'children'> & {
  /** The item's name or a link containing it; two lines at most. */
  title: ReactNode;
  /** Shown below the title. */
  details?: ReactNode;
  /** Shown before the title: a picture, a rank, a drag handle. */
  before?: ReactNode;
  /** Shown at the end of the row: status, buttons. */
  children?: ReactNode;
  /** Whether a click anywhere on the row follows its title's link. */
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
