import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BrandMark } from '@/ui/layout/BrandMark';
import { ForVisitors } from './ForWhom';
import classes from './MarketingFooter.module.css';
import { SITE_LINKS, type SiteLink } from './siteLinks';

const ACCOUNT: readonly SiteLink[] = [
  { to: paths.register, label: 'Start free' },
  { to: paths.login, label: 'Sign in' },
];

function Column({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the footer of every public page: where to go next, and the program's license. */
export function MarketingFooter() {
  return (
    <div className={classes['footer']}>
      <div className={classes['about']}>
        <BrandMark size={24} />
        <p>Field-service management for trade companies. Open source, under the MIT license.</p>
      </div>
      <nav aria-label="About Fieldwright" className={classes['columns']}>
        {SITE_LINKS.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <ForVisitors>
          <Column title="Account" links={ACCOUNT} />
        </ForVisitors>
      </nav>
    </div>
  );
}
