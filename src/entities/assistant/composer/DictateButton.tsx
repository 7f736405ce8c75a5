import { Tooltip, ActionIcon } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';

type DictateButtonProps = { isListening: boolean; onClick: () => void };

/** Starts and stops dictation. */
export function DictateButton({ isListening, onClick }: DictateButtonProps) {
  return (
    <Tooltip label="Your browser turns speech into words; some browsers send the sound to their maker for that">
      <ActionIcon
        variant={isListening ? 'filled' : 'subtle'}
        color={isListening ? 'teal' : 'gray'}
        size={36}
        aria-label="Dictate"
        aria-pressed={isListening}
        onClick={onClick}
      >
        <IconMicrophone size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
