import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import classes from './conversation.module.css';

/** Scrolls back down to the latest message. */
export function ToEndButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes['toEnd'] ?? ''}
      leftSection={<IconArrowDown size={14} aria-hidden />}
      onClick={onClick}
    >
      To the end
    </Button>
  );
}
