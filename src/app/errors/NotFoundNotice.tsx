import { IconMapOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { NearPages } from '@/ui/public/NearPages';
import type { SiteLink } from '@/ui/public/siteLinks';
import classes from './NotFoundNotice.module.css';

/** The most popular pages; a page the user can't open says so itself. */
const WAYS = [
  { to: paths.jobs, label: 'Jobs' },
  { to: paths.customers, label: 'Customers' },
  { to: paths.estimates, label: 'Estimates' },
  { to: paths.settings, label: 'Settings' },
];

type NotFoundNoticeProps = {
  isSignedIn: boolean;
  /** The pages to search for suggestions; by default, those of the public site. */
  pages?: readonly SiteLink[];
};

/** Shows that nothing exists at this URL, and where to go next. */
export function NotFoundNotice({ isSignedIn, pages }: NotFoundNoticeProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes['notice']}>
      <title>Page not found · Fieldwright</title>
      <span className={classes['icon']}>
        <IconMapOff size={32} stroke={1.5} aria-hidden />
      </span>
      <h1 className={classes['title']}>Page not found</h1>
      <p className={classes['text']}>This address may have been moved or mistyped. None of your data is lost.</p>
      <LinkButton to={isSignedIn ? paths.start : paths.home}>
        {isSignedIn ? 'Go to the start page' : 'Go to the home page'}
      </LinkButton>
      {(pages || !isSignedIn) && <NearPages pathname={pathname} pages={pages} />}
      {isSignedIn && (
        <nav className={classes['ways']} aria-label="Where to go">
          {WAYS.map(({ to, label }) => (
            <RouterLink key={to} to={to}>
              {label}
            </RouterLink>
          ))}
        </nav>
      )}
    </div>
  );
}
