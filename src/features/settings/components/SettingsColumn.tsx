import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** The width of a form, on the wider page of settings. */
export function SettingsColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}
