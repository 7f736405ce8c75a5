import type { ReactNode } from 'react';
import classes from './StickyActions.module.css';

type StickyActionsProps = {
  children: ReactNode;
  /** What there is to say about what was pressed. */
  note?: ReactNode;
};

/** Save and Cancel: right-aligned below a form, and always in reach of the thumb on phones. */
export function StickyActions({ children, note }: StickyActionsProps) {
  return (
    <div className={classes.frame}>
      {note}
      <div className={classes.bar}>{children}</div>
    </div>
  );
}
