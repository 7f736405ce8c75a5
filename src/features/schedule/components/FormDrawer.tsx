import { Button, Drawer, Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { StickyActions } from '@/ui/layout/StickyActions';

type FormDrawerProps = {
  title: string;
  submitLabel: string;
  isDisabled?: boolean;
  /** Saves and returns whether it succeeded, which closes the drawer. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/** Shows a form next to the board: its fields, with cancel and submit below them. */
export function FormDrawer({ title, submitLabel, isDisabled = false, onSave, onClose, children }: FormDrawerProps) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (): Promise<void> => {
    setIsSaving(true);
    if (await onSave()) onClose();
    setIsSaving(false);
  };
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">{children}</Stack>
        <StickyActions>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isSaving} disabled={isDisabled}>
              {submitLabel}
            </Button>
          </Group>
        </StickyActions>
      </form>
    </Drawer>
  );
}
