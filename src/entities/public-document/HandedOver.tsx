import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type HandedOverProps = {
  /** True when the customer is done: handing the device back is the main action. */
  isDone?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Shows content to a customer on this device's full screen, until they hand it back. */
export function HandedOver({ isDone = false, onClose, children }: HandedOverProps) {
  return (
    // Only the button closes it: a customer who scrolls or presses Escape must not land in the company's records.
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
