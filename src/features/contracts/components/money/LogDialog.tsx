import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

type LogDialogProps<Values extends Record<string, unknown>> = {
  title: string;
  form: SchemaFormApi<Values>;
  submitLabel: string;
  onSave: (values: Values) => Promise<unknown>;
  /** Deletes the entry; null for a new one. */
  onRemove: (() => Promise<unknown>) | null;
  onClose: () => void;
  children: ReactNode;
};

/** Edits one entry of a contract's log in a dialog that closes once it's saved. */
export function LogDialog<Values extends Record<string, unknown>>(props: LogDialogProps<Values>) {
  const { title, form, submitLabel, onSave, onRemove, onClose, children } = props;
  return (
    <Modal opened onClose={onClose} title={title}>
      <SchemaForm
        form={form}
        submitLabel={submitLabel}
        onCancel={onClose}
        onSubmit={async (values) => {
          await onSave(values);
          onClose();
        }}
        extraActions={
          onRemove && (
            <Button variant="subtle" color="red" onClick={() => void onRemove().then(onClose)}>
              Delete
            </Button>
          )
        }
      >
        <OneColumn>{children}</OneColumn>
      </SchemaForm>
    </Modal>
  );
}
