import { ActionIcon, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { VIEW_NAME_LENGTH, type SavedView } from './listPreferences';

type EditViewsDialogProps = {
  views: readonly SavedView[];
  onRename: (id: string, name: string) => void;
  onRemove: (id: string) => void;
  onClose: () => void;
};

/** Renames and removes a user's views. A view whose name is left empty keeps its name. */
export function EditViewsDialog({ views, onRename, onRemove, onClose }: EditViewsDialogProps) {
  return (
    <Modal opened onClose={onClose} title="My views">
      <Stack gap="xs">
        {views.length === 0 && <Text c="dimmed">No saved views.</Text>}
        {views.map(({ id, name }) => (
          <Group key={id} gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={`Name of ${name}`}
              defaultValue={name}
              maxLength={VIEW_NAME_LENGTH}
              onBlur={({ currentTarget }) => {
                const next = currentTarget.value.trim();
                if (next === '') currentTarget.value = name;
                else if (next !== name) onRename(id, next);
              }}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={42}
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(id)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
