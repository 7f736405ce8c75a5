import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';

type ColumnChooserProps = {
  /** The columns that may be hidden. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Which columns a list shows. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  return (
    <Popover position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button variant="default" visibleFrom="sm" leftSection={<IconColumns3 size={18} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
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
          <Button variant="subtle" size="compact-md" disabled={hidden.length === 0} onClick={() => onChange([])}>
            Show all columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
