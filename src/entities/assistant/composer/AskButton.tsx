import { Button } from '@mantine/core';
import { IconPlayerStop, IconArrowUp } from '@tabler/icons-react';

type AskButtonProps = { isAnswering: boolean; mayAsk: boolean; onStop: () => void };

/** Sends the question; while an answer is arriving, stops it. */
export function AskButton({ isAnswering, mayAsk, onStop }: AskButtonProps) {
  return isAnswering ? (
    <Button
      variant="default"
      leftSection={<IconPlayerStop size={18} aria-hidden />}
      onClick={onStop}
      aria-keyshortcuts="Escape"
    >
      Stop
    </Button>
  ) : (
    <Button type="submit" disabled={!mayAsk} leftSection={<IconArrowUp size={18} aria-hidden />} data-main-action>
      Ask
    </Button>
  );
}
