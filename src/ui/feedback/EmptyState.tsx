import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** One of `feedback/pictures`, where there is nothing yet. */
  picture?: ReactNode;
  /** A small sign instead, where nothing matches or something is not allowed. */
  icon?: ReactNode;
  action?: ReactNode;
};

/** What a list shows when it has nothing: why, and the one thing to do about it. */
export function EmptyState({ title, text, picture, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {picture}
      {icon !== undefined && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Text fw={600} className={classes.title ?? ''}>
        {title}
      </Text>
      {text !== undefined && (
        <Text component="div" c="dimmed" size="sm" maw="32rem">
          {text}
        </Text>
      )}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
