import { useLocation } from 'react-router-dom';
import { RouterLink } from '../links/RouterLink';
import classes from './NearbyPages.module.css';

type NearbyPagesProps = {
  /** What they are together, for screen readers. */
  label: string;
  pages: readonly { to: string; label: string }[];
};

/** Pages that belong together and have addresses of their own, as a row of tabs: the one that is open is marked. */
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
