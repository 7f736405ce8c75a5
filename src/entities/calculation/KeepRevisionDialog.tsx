import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

/** Asks for the reason for saving a revision. */
export function KeepRevisionDialog({
  onKeep,
  onClose,
}: {
  onKeep: (reason: string) => Promise<void>;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <Modal opened onClose={onClose} title="Keep a revision">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(() => onKeep(reason.trim()));
        }}
      >
        <TextInput
          label="Why"
          placeholder="Sent to the customer"
          size="md"
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Keep
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
