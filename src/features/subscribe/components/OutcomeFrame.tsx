import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './OutcomeFrame.module.css';

type OutcomeFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Lays out the pages around the checkout: one column, one question, and always a way forward. */
export function OutcomeFrame({ title, lead, children }: OutcomeFrameProps) {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <PublicLayout
      actions={
        <LinkButton to={isSignedIn ? paths.landing : paths.pricing} variant="subtle">
          {isSignedIn ? 'Open your workspace' : 'Prices'}
        </LinkButton>
      }
    >
      <title>{`${title} · Fieldwright`}</title>
      <div className={classes['page']}>
        <Title order={1}>{title}</Title>
        {lead !== undefined && (
          <Text component="div" size="lg" mt="xs">
            {lead}
          </Text>
        )}
        <Stack gap="md" mt="lg">
          {children}
        </Stack>
      </div>
    </PublicLayout>
  );
}
