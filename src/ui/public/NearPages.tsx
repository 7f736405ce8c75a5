import { Link } from 'react-router-dom';
import classes from './NearPages.module.css';
import { nearPages } from './nearPagesOf';
import type { SiteLink } from './siteLinks';

type NearPagesProps = {
  pathname: string;
  /** Pages to search; by default, those of the public site. */
  pages?: readonly SiteLink[] | undefined;
};

/** Suggests pages for a URL that doesn't exist; renders nothing if there's no close match. */
export function NearPages({ pathname, pages }: NearPagesProps) {
  const near = nearPages(pathname, pages);
  if (near.length === 0) return null;
  return (
    <nav aria-labelledby="near" className={classes['near']}>
      <h2 id="near">Did you mean</h2>
      <ul>
        {near.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
