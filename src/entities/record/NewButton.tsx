import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { NEW } from './RecordDrawer';

/** Opens a list's drawer with an empty form: "New award". */
export function NewButton({
  noun,
  open,
  variant = 'filled',
}: {
  noun: string;
  open: (id: string) => void;
  variant?: 'filled' | 'default';
}) {
  return (
    <Button variant={variant} leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
      New {noun}
    </Button>
  );
}
