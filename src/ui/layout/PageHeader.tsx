import { Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RouterLink } from '../links/RouterLink';
import classes from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  badge?: ReactNode;
};

/**
 * The page's only h1, where it came from and what can be done here: its actions stay in view while the page scrolls. It
 * names the browser tab too.
 */
export function PageHeader({ title, subtitle, back, actions, badge }: PageHeaderProps) {
  return (
    <header
      className={classes.header}
      data-has-actions={actions !== undefined || undefined}
      data-has-back={back !== undefined || undefined}
    >
      <title>{`${title} · Fieldwright`}</title>
      <div className={classes.row}>
        <div className={classes.text}>
          {back && (
            <RouterLink to={back.to} size="sm" className={classes.back ?? ''}>
              <IconArrowLeft size={16} aria-hidden />
              {back.label}
            </RouterLink>
          )}
          <div className={classes.titleRow}>
            <Title order={1}>{title}</Title>
            {badge}
          </div>
          {subtitle !== undefined && subtitle !== '' && (
            <Text component="div" c="dimmed" size="sm">
              {subtitle}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
