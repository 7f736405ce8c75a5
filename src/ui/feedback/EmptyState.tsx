import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** One of `feedback/pictures`, for when there are no records yet. */
  picture?: ReactNode;
  /** A small icon instead, for when nothing matches or access isn't allowed. */
  icon?: ReactNode;
  action?: ReactNode;
};

/** Renders an empty list: why it's empty, and the one action to take. */
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
