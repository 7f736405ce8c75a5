import type { ReactNode } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { PublicNav } from '@/ui/layout/PublicNav';
import { LinkButton } from '@/ui/links/LinkButton';
import { MarketingFooter } from './MarketingFooter';
import classes from './MarketingFrame.module.css';

/** The frame of the public pages about the product: what there is to see, and the way in. */
export function MarketingFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <PublicLayout
      nav={<PublicNav />}
      actions={
        isSignedIn ? (
          <LinkButton to={paths.landing} variant="default">
            Open your workspace
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.login} variant="subtle" px="sm">
              Sign in
            </LinkButton>
            <LinkButton to={paths.register} px="md">
              Start free
            </LinkButton>
          </>
        )
      }
      footer={<MarketingFooter isSignedIn={isSignedIn} />}
    >
      <div className={classes['page']}>{children}</div>
    </PublicLayout>
  );
}
