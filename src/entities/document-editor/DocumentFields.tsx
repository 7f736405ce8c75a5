import type { ReactNode } from 'react';
import classes from './DocumentFields.module.css';

/** Fields of a document beside each other, as many as there is room for. `isTight` is for short ones: dates, terms, numbers. */
export function DocumentFields({ children, isTight = false }: { children: ReactNode; isTight?: boolean }) {
  return (
    <div className={classes.fields} data-tight={isTight || undefined}>
      {children}
    </div>
  );
}
