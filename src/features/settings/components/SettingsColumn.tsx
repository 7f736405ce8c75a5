import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** Limits a form's width on the wider settings page. */
export function SettingsColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
