import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './MarketingFrame.module.css';

/** The frame of the public pages about the product: the way in, and the pages of each other. */
export function MarketingFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <PublicLayout
      actions={
        <>
          <span className={classes['wide']}>
            <LinkButton to={paths.features} variant="subtle">
              Features
            </LinkButton>
          </span>
          {/* A phone has no room for it beside the longer button; the footer has it too. */}
          <span className={isSignedIn ? classes['wide'] : undefined}>
            <LinkButton to={paths.pricing} variant="subtle" className={classes['link'] ?? ''}>
              Prices
            </LinkButton>
          </span>
          <LinkButton to={isSignedIn ? paths.landing : paths.login} variant="default">
            {isSignedIn ? 'Open your workspace' : 'Sign in'}
          </LinkButton>
        </>
      }
      footer={
        <Group justify="space-between" gap="xs">
          <Text size="sm">Fieldwright is open: the code, the rules and the numbers can all be read.</Text>
          <Group component="nav" aria-label="About Fieldwright" gap="lg">
            <RouterLink to={paths.home} size="sm">
              Home
            </RouterLink>
            <RouterLink to={paths.features} size="sm">
              Features
            </RouterLink>
            <RouterLink to={paths.pricing} size="sm">
              Prices
            </RouterLink>
          </Group>
        </Group>
      }
    >
      <div className={classes['page']}>{children}</div>
    </PublicLayout>
  );
}
