import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from './BrandMark';
import { SkipLink } from './SkipLink';
import classes from './PublicLayout.module.css';

type PublicLayoutProps = {
  children: ReactNode;
  /** The product pages (`PublicNav`), between the logo and the actions. */
  nav?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
};

/** Renders the frame of pages outside the shell: the product site, sign-in, registration, shared documents. All use the same width. */
export function PublicLayout({ children, nav, actions, footer }: PublicLayoutProps) {
  return (
    <div className={classes.page}>
      {nav !== undefined && <SkipLink />}
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/" className={classes.home} aria-label="Fieldwright, home">
            <BrandMark />
          </Link>
          {nav}
          <div className={classes.actions}>{actions}</div>
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && (
        <footer className={classes.footer}>
          <div className={classes.inner}>{footer}</div>
        </footer>
      )}
    </div>
  );
}
