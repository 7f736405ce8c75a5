import { useLocation } from 'react-router-dom';
import { RouterLink } from '../links/RouterLink';
import classes from './NearbyPages.module.css';

type NearbyPagesProps = {
  /** Name of the group, for screen readers. */
  label: string;
  pages: readonly { to: string; label: string }[];
};

/** Renders related pages that have their own URLs as a row of tabs, with the current one marked. */
export function NearbyPages({ label, pages }: NearbyPagesProps) {
  const { pathname } = useLocation();
  return (
    <nav className={classes['row']} aria-label={label}>
      {pages.map((page) => (
        <RouterLink
          key={page.to}
          to={page.to}
          size="md"
          underline="never"
          className={classes['page'] ?? ''}
          {...(pathname === page.to && { 'aria-current': 'page' as const })}
        >
          {page.label}
        </RouterLink>
      ))}
    </nav>
  );
}
