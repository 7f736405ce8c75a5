import { Button, Checkbox, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { settle, type ConfirmRequest, type ReasonRequest } from './confirm';

const REASON_LENGTH = 1000;

type ConfirmDialogProps = {
  request: ConfirmRequest & Partial<ReasonRequest>;
  onAnswer: (isConfirmed: boolean, reason?: string) => void;
};

/** Renders the confirmation dialog itself. Use `confirmAction` or `confirmWithReason` to open it. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const { reasonLabel, tone, remember } = request;
  const [isForGood, setIsForGood] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const isDanger = tone === 'danger';
  const confirm = (): void => {
    if (reasonLabel !== undefined && reason.trim() === '') setError('Enter a reason so others know why.');
    else {
      if (remember && isForGood) settle(remember.subject);
      onAnswer(true, reason.trim());
    }
  };
  return (
    <Modal opened onClose={() => onAnswer(false)} title={request.title} withCloseButton={false} size="md">
      <Text size="sm">{request.message}</Text>
      {reasonLabel !== undefined && (
        <Textarea
          mt="md"
          label={reasonLabel}
          required
          autosize
          minRows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          error={error}
          data-autofocus
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setError('');
          }}
        />
      )}
      {remember && (
        <Checkbox
          mt="md"
          label={remember.label}
          checked={isForGood}
          onChange={({ currentTarget }) => setIsForGood(currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDanger || undefined}>
          {request.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          color={isDanger ? 'var(--fw-danger-filled)' : 'teal'}
          onClick={confirm}
          data-autofocus={isDanger || reasonLabel !== undefined ? undefined : true}
        >
          {request.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
