import { IconMapOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { NearPages } from '@/ui/public/NearPages';
import classes from './NotFoundNotice.module.css';

/** That there is nothing at an address, and the way on. */
export function NotFoundNotice({ isSignedIn }: { isSignedIn: boolean }) {
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
      {!isSignedIn && <NearPages pathname={pathname} />}
    </div>
  );
}
