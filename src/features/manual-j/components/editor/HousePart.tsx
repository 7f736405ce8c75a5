import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './HousePart.module.css';

type HousePartProps = {
  title: string;
  /** One-line summary; '' if nothing was entered. */
  summary: string;
  children: ReactNode;
};

/** Shows a rarely changed part of the house as a card with a one-line summary that expands. */
export function HousePart({ title, summary, children }: HousePartProps) {
  return (
    <details className={classes['part']}>
      <summary className={classes['head']}>
        <h2 className={classes['title']}>{title}</h2>
        <span className={classes['summary']}>{summary === '' ? 'Nothing entered' : summary}</span>
        <IconChevronDown size={18} className={classes['mark']} aria-hidden />
      </summary>
      <div className={classes['content']}>{children}</div>
    </details>
  );
}
