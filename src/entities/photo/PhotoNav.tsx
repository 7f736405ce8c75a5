import { Group, ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type PhotoNavProps = {
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
  /** Rendered between the arrows. */
  children: ReactNode;
};

/** Renders previous and next buttons for photos. */
export function PhotoNav({ isFirst, isLast, onStep, children }: PhotoNavProps) {
  return (
    <Group justify="space-between" mt="xs">
      <ActionIcon variant="default" size="xl" aria-label="Previous photo" disabled={isFirst} onClick={() => onStep(-1)}>
        <IconChevronLeft size={20} />
      </ActionIcon>
      <Text size="sm" c="dimmed" ta="center">
        {children}
      </Text>
      <ActionIcon variant="default" size="xl" aria-label="Next photo" disabled={isLast} onClick={() => onStep(1)}>
        <IconChevronRight size={20} />
      </ActionIcon>
    </Group>
  );
}
