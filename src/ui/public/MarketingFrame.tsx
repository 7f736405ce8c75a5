import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { ForMembers, ForVisitors } from './ForWhom';
import { MarketingFooter } from './MarketingFooter';
import classes from './MarketingFrame.module.css';
import { PublicNav } from './PublicNav';

/** Renders the frame of all public product pages: navigation and sign-in. */
export function MarketingFrame({ children }: { children: ReactNode }) {
  return (
    <PublicLayout
      nav={<PublicNav />}
      actions={
        <>
          <ForMembers>
            <LinkButton to={paths.landing} variant="default">
              Open your workspace
            </LinkButton>
          </ForMembers>
          <ForVisitors>
            <LinkButton to={paths.login} variant="subtle" px="sm">
              Sign in
            </LinkButton>
            <LinkButton to={paths.register} px="md">
              Start free
            </LinkButton>
          </ForVisitors>
        </>
      }
      footer={<MarketingFooter />}
    >
      <div className={classes['page']}>{children}</div>
    </PublicLayout>
  );
}
