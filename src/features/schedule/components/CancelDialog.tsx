import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

type CancelDialogProps = { title: string; onConfirm: (reason: string) => void; onClose: () => void };

const REASON_MAX = 300;

/** Asks why a visit is canceled, as the customer will. */
export function CancelDialog({ title, onConfirm, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Modal opened onClose={onClose} title={`Cancel visit: ${title}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setIsMissing(true);
          else onConfirm(reason);
        }}
      >
        <Stack gap="md">
          <Textarea
            label="Reason"
            withAsterisk
            data-autofocus
            autosize
            minRows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={isMissing && reason.trim() === '' ? 'Enter why the visit was canceled' : undefined}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" color="var(--fw-danger-filled)">
              Cancel the visit
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
