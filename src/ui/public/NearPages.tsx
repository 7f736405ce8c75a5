import { Link } from 'react-router-dom';
import classes from './NearPages.module.css';
import { nearPages } from './nearPagesOf';

/** Where somebody may have wanted to go who is at an address that leads nowhere; nothing when nothing is near. */
export function NearPages({ pathname }: { pathname: string }) {
  const pages = nearPages(pathname);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="near" className={classes['near']}>
      <h2 id="near">Did you mean</h2>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
