import type { ReactNode } from 'react';
import classes from './Picture.module.css';

/** Renders the background for each small empty-state illustration, 160 by 112. Colors come from tokens, by `data-part`. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} width={160} height={112} viewBox="0 0 160 112" aria-hidden>
      <circle cx="80" cy="54" r="50" className={classes.ground} />
      <ellipse cx="80" cy="97" rx="66" ry="7" className={classes.ground} />
      {children}
    </svg>
  );
}
