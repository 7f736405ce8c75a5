import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type HandedOverProps = {
  /** The customer is done: handing back is the main action. */
  isDone?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** What a customer sees over the whole screen of this device, until they hand it back. */
export function HandedOver({ isDone = false, onClose, children }: HandedOverProps) {
  return (
    // Only the button ends it: a customer who scrolls or presses Escape must not land in the company's books.
    <Modal
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title=""
    >
      {children}
      <Group justify="flex-end">
        <Button variant={isDone ? 'filled' : 'default'} size={isDone ? 'lg' : 'md'} onClick={onClose}>
          Hand back
        </Button>
      </Group>
    </Modal>
  );
}
