import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from './BrandMark';
import classes from './PublicLayout.module.css';

type PublicLayoutProps = { children: ReactNode; actions?: ReactNode; footer?: ReactNode };

/** The frame of pages outside the shell: sign-in, registration, landing, shared documents. */
export function PublicLayout({ children, actions, footer }: PublicLayoutProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/" className={classes.home} aria-label="Fieldwright, home">
          <BrandMark />
        </Link>
        <div className={classes.actions}>{actions}</div>
      </header>
      <main className={classes.main}>{children}</main>
      {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
