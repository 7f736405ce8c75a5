import type { ReactNode } from 'react';
import classes from './PageBody.module.css';

type PageBodyProps = { children: ReactNode; size?: 'narrow' | 'normal' | 'wide' | 'full' };

/**
 * Renders a page's column, one width per template: `narrow` (720 px) for forms, `normal` (1120 px) for records and settings, `wide` (1440
 * px) for a document next to its paper preview, `full` for lists and boards.
 */
export function PageBody({ children, size = 'normal' }: PageBodyProps) {
  return (
    <div className={classes.page}>
      <div className={classes.body} data-size={size}>
        {children}
      </div>
    </div>
  );
}
