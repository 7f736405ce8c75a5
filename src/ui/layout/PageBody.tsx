import type { ReactNode } from 'react';
import classes from './PageBody.module.css';

type PageBodyProps = { children: ReactNode; size?: 'narrow' | 'normal' | 'wide' | 'full' };

/** The column a page lives in: `narrow` for forms, `normal` for records, `wide` for lists, `full` for boards. */
export function PageBody({ children, size = 'normal' }: PageBodyProps) {
  return (
    <div className={classes.body} data-size={size}>
      {children}
    </div>
  );
}
