import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './PeekPanel.module.css';

type PeekPanelProps = {
  /** Names the record. */
  title: string;
  /** URL of its own page. */
  href: string;
  onClose: () => void;
  children: ReactNode;
};

/** Renders a record next to its list: a summary and its most common actions. The list stays usable. */
export function PeekPanel({ title, href, onClose, children }: PeekPanelProps) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <section className={classes.panel} aria-label={`Peek: ${title}`}>
      <span className="visually-hidden" role="status">
        {`Beside the list: ${title}`}
      </span>
      <Group justify="space-between" wrap="nowrap" className={classes.head ?? ''}>
        <Text component="h2" fw={600}>
          {title}
        </Text>
        <ActionIcon aria-label="Close the peek" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.body}>
        <Suspense fallback={<LoadingRows rows={5} />}>{children}</Suspense>
      </div>
      <div className={classes.foot}>
        <LinkButton to={href} variant="default">
          Open
        </LinkButton>
        <Text size="xs" c="dimmed">
          ↑ ↓ next · Space or Esc closes
        </Text>
      </div>
    </section>
  );
}
