import type { ReactNode } from 'react';
import { isDemoTab } from '@/data/demo/demoTab';
import classes from './DemoPlace.module.css';

/** Reserves space for the demo bar from the start, so that nothing shifts when it appears. Renders nothing in other tabs. */
export function DemoPlace({ children }: { children?: ReactNode }) {
  return isDemoTab() ? (
    <div className={classes['bar']} data-demo-bar>
      {children}
    </div>
  ) : null;
}
