import type { ReactNode } from 'react';
import { isDemoTab } from '@/data/demo/demoTab';
import classes from './DemoPlace.module.css';

/** Where the demo's bar stands, kept free from the first moment, so that nothing moves when it comes. Nothing in other tabs. */
export function DemoPlace({ children }: { children?: ReactNode }) {
  return isDemoTab() ? (
    <div className={classes['bar']} data-demo-bar>
      {children}
    </div>
  ) : null;
}
