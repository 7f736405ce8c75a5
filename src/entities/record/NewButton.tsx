import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { NEW } from './RecordDrawer';

/** Opens the drawer of a list with an empty form: "New award". */
export function NewButton({ noun, open }: { noun: string; open: (id: string) => void }) {
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
      New {noun}
    </Button>
  );
}
