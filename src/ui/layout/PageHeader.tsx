import { Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { RouterLink } from '../links/RouterLink';
import classes from './PageHeader.module.css';

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
  badge?: ReactNode;
};

/** Height of the part of the header that scrolls away under the shell's header: the back link. */
const BACK_PX = 28;

/** Publishes in `--fw-page-head` how much of the page the header covers while scrolling, for sticky elements below it. */
function keepHeight(header: HTMLElement | null, hasBack: boolean): (() => void) | undefined {
  const page = header?.parentElement;
  if (!header || !page) return undefined;
  const observer = new ResizeObserver(() => {
    const hiddenPx = hasBack ? BACK_PX : 0;
    page.style.setProperty('--fw-page-head', `${Math.max(0, header.offsetHeight - hiddenPx)}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/**
 * Renders the page's only h1, the back link and the page's actions, which stay visible while the page scrolls. Also sets the browser
 * tab's title.
 */
export function PageHeader({ title, subtitle, back, actions, badge }: PageHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const hasBack = back !== undefined;
  useEffect(() => keepHeight(header.current, hasBack), [hasBack]);
  return (
    <header
      ref={header}
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
