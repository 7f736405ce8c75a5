import { useEffect, useState } from 'react';
import { PATIENCE_MS } from '@/data/connection';
import type { RouteHandle } from '@/lib/featureRoute';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { BrandMark } from '@/ui/layout/BrandMark';
import { PageOutline } from '../layouts/PageOutline';
import { mayBeLink } from '../mayBeLink';
import { BrokenClientNotice } from './BrokenClientNotice';
import { navLook } from './navLook';
import classes from './ShellFrame.module.css';

/**
 * Renders the signed-in app's frame when all that's known is that someone is signed in: it appears immediately, and says so when the rest
 * is slow to load. A customer's link has no such frame.
 * @param page what is known about the page that will fill it
 */
export function ShellFrame({ page = null }: { page?: RouteHandle | null }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (mayBeLink(window.location.pathname, window.location.search)) return <PageSpinner />;
  return (
    <div className={classes['frame']} data-narrow={navLook.get().isNarrow || undefined}>
      <header className={classes['header']}>
        <BrandMark size={28} />
      </header>
      <div className={classes['nav']} />
      <main className={classes['main']}>
        <BrokenClientNotice />
        {isSlow && (
          <p className={classes['slow']} role="status">
            Slow connection: opening what is on this device.
          </p>
        )}
        <PageOutline of={page} />
      </main>
    </div>
  );
}
