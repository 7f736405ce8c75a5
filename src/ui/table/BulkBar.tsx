import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../format/quantities';
import classes from './BulkBar.module.css';

type BulkBarProps = {
  count: number;
  /** What one row is called: `job`. */
  noun: string;
  /** What can be done with the selected rows. */
  children: ReactNode;
  /** Shown below: progress, dialogs. */
  extra?: ReactNode;
  onClear: () => void;
};

/** How many rows are selected, and what can be done with them. Nothing while none is. */
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
