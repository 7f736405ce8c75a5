import type { ComponentProps } from 'react';
import classes from './ShellLayout.module.css';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** Renders the signed-in user as the button for their menu. Accepts button props. */
export function AccountButton({ name, ...button }: { name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="menu" {...button} className={classes['tool']}>
      <span className={classes['face']} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className="visually-hidden">Account: {name}</span>
    </button>
  );
}
