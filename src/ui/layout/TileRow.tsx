import type { ReactNode } from 'react';
import classes from './TileRow.module.css';

type TileRowProps = {
  /** For screen readers. */
  label: string;
  /** `li` elements with their own padding on the surface color. */
  children: ReactNode;
};

/** Renders figures side by side with a hairline between them; two per row on phones. */
export function TileRow({ label, children }: TileRowProps) {
  return (
    <ul className={classes['row']} aria-label={label}>
      {children}
    </ul>
  );
}
