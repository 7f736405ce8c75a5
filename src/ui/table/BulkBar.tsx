import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../format/quantities';
import classes from './BulkBar.module.css';

type BulkBarProps = {
  count: number;
  /** Singular name of a row: `job`. */
  noun: string;
  /** Actions for the selected rows. */
  children: ReactNode;
  /** Shown below: progress, dialogs. */
  extra?: ReactNode;
  onClear: () => void;
};

/** Shows how many rows are selected and the actions for them. Renders nothing if none are. */
export function BulkBar({ count, noun, children, extra, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <div className={classes.bar} role="region" aria-label={`Selected ${noun}s`}>
      <Group gap="xs">
        <Text size="sm" fw={600} role="status">
          {formatCount(count, noun)} selected
        </Text>
        {children}
        <Button variant="subtle" color="gray" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
      {extra}
    </div>
  );
}
