import { Group, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';

export type NoMatchWords = {
  title: string;
  text: ReactNode;
  resetLabel: string;
  onReset?: () => void;
  icon?: ReactNode;
  action?: ReactNode;
};

/** Shown when nothing matches the filters, with a button to reset them. */
export function NoMatch({ words, onReset }: { words: NoMatchWords; onReset?: () => void }) {
  const reset = words.onReset ?? onReset;
  return (
    <EmptyState
      icon={words.icon}
      title={words.title}
      text={words.text}
      action={
        <Group justify="center">
          {reset && (
            <Button variant="default" onClick={reset}>
              {words.resetLabel}
            </Button>
          )}
          {words.action}
        </Group>
      }
    />
  );
}
