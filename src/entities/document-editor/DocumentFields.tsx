import type { ReactNode } from 'react';
import classes from './DocumentFields.module.css';

/** Lays out a document's fields in a row, as many as fit. `isTight` is for short ones: dates, terms, numbers. */
export function DocumentFields({ children, isTight = false }: { children: ReactNode; isTight?: boolean }) {
  return (
    <div className={classes.fields} data-tight={isTight || undefined}>
      {children}
    </div>
  );
}
