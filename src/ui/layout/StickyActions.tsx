import type { ReactNode } from 'react';
import classes from './StickyActions.module.css';

type StickyActionsProps = {
  children: ReactNode;
  /** A message about the button that was pressed. */
  note?: ReactNode;
};

/**
 * Renders Save and Cancel: at the end of a form, and pinned to the bottom of the window while that end is off screen, at every width.
 * `data-sticky-actions` lets the shell make room for it.
 */
export function StickyActions({ children, note }: StickyActionsProps) {
  return (
    <div className={classes.frame} data-sticky-actions>
      <div className={classes.bar}>
        {note}
        <div className={classes.buttons}>{children}</div>
      </div>
    </div>
  );
}
