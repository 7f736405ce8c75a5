import type { ReactNode } from 'react';
import classes from './ForWhom.module.css';

/**
 * Shown to visitors who aren't signed in on this device. Both this and its counterpart are in the page, and `data-signed-in` on the
 * document chooses (`scripts/build/firstLook.js`, `data/session/signedInMark`): that way a page rendered at build time is right from the
 * first paint, and nothing shifts.
 */
export const ForVisitors = ({ children }: { children: ReactNode }) => (
  <span className={classes['visitors']}>{children}</span>
);

/** Shown to users who are signed in on this device. */
export const ForMembers = ({ children }: { children: ReactNode }) => (
  <span className={classes['members']}>{children}</span>
);
