import type { ReactNode } from 'react';
import classes from './StickyActions.module.css';

type StickyActionsProps = { children: ReactNode };

/** Save and Cancel: right-aligned below a form, and always in reach of the thumb on phones. */
export function StickyActions({ children }: StickyActionsProps) {
  return <div className={classes.bar}>{children}</div>;
}
