import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './HousePart.module.css';

type HousePartProps = {
  title: string;
  /** What it says now, in a line; '' = nothing was entered. */
  summary: string;
  children: ReactNode;
};

/** A part of the house that most people leave alone: a card that says in a line what it holds, and opens. */
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
