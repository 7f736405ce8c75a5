import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { VIEW_NAME_LENGTH } from './listPreferences';

type SaveViewDialogProps = { takenNames: readonly string[]; onSave: (name: string) => void; onCancel: () => void };

/** Asks for the current view's name. */
export function SaveViewDialog({ takenNames, onSave, onCancel }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isTaken = takenNames.some((taken) => taken.toLowerCase() === trimmed.toLowerCase());
  return (
    <Modal opened onClose={onCancel} title="Save this view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '' && !isTaken) onSave(trimmed);
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            description="Keeps the search, filters, sort order and columns as they are now. Only you see it, on this device."
            value={name}
            maxLength={VIEW_NAME_LENGTH}
            error={isTaken && 'You have a view with this name.'}
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" disabled={trimmed === '' || isTaken}>
              Save view
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
