import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

type AuthCardProps = { title: string; children: ReactNode; subtitle?: ReactNode; footer?: ReactNode };

/** Renders the single card of sign-in, registration and similar pages, with the page's h1. */
export function AuthCard({ title, children, subtitle, footer }: AuthCardProps) {
  return (
    <div className={classes.wrap}>
      <title>{`${title} · Fieldwright`}</title>
      <Paper withBorder className={classes.card} shadow="sm">
        <Title order={1}>{title}</Title>
        {subtitle !== undefined && (
          <Text component="div" c="dimmed" size="sm" mt={4}>
            {subtitle}
          </Text>
        )}
        <div className={classes.content} data-actions="wide">
          {children}
        </div>
      </Paper>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
