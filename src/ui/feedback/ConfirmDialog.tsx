import { Button, Group, Modal, Text } from '@mantine/core';
import type { ConfirmRequest } from './confirm';

type ConfirmDialogProps = { request: ConfirmRequest; onAnswer: (isConfirmed: boolean) => void };

/** The question itself. Use `confirmAction` to ask it. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const isDanger = request.tone === 'danger';
  return (
    <Modal opened onClose={() => onAnswer(false)} title={request.title} withCloseButton={false} size="md">
      <Text size="sm">{request.message}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDanger || undefined}>
          {request.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          color={isDanger ? 'var(--fw-danger-filled)' : 'teal'}
          onClick={() => onAnswer(true)}
          data-autofocus={isDanger ? undefined : true}
        >
          {request.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
