import { useSyncExternalStore } from 'react';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { NearPages } from '@/ui/public/NearPages';
import classes from './MissingPage.module.css';

const never = () => () => undefined;
const here = (): string => window.location.pathname;
const nowhere = (): string => '';

/**
 * Renders the hosting's response to unknown addresses. It is a single file for all of them, so similar addresses are only known in the
 * browser.
 */
export function Component() {
  const pathname = useSyncExternalStore(never, here, nowhere);
  return (
    <MarketingFrame>
      <title>Page not found · Fieldwright</title>
      <div className={classes['missing']}>
        <h1>Page not found</h1>
        <p>This address may have been moved or mistyped.</p>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
        <NearPages pathname={pathname} />
      </div>
    </MarketingFrame>
  );
}
