import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';

type ColumnsDialogProps = {
  /** The columns that may be hidden. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  onClose: () => void;
};

/** Lets the user choose which columns a list shows. */
export function ColumnsDialog({ columns, hidden, onChange, onClose }: ColumnsDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Columns" size="xs">
      <Stack gap="xs">
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          />
        ))}
        <Group justify="space-between" mt="xs">
          <Button variant="subtle" disabled={hidden.length === 0} onClick={() => onChange([])}>
            Show all columns
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
