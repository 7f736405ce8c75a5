import { Link } from 'react-router-dom';
import classes from './NearPages.module.css';
import { nearPages } from './nearPagesOf';
import type { SiteLink } from './siteLinks';

type NearPagesProps = {
  pathname: string;
  /** What is looked through; by default the pages of the public site. */
  pages?: readonly SiteLink[] | undefined;
};

/** Suggestions for an address that leads nowhere; nothing when there is no close match. */
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
