import { Button } from '@mantine/core';
import type { Stored } from '@/domain/record/schema';
import type { SchemaFormProps } from '@/ui/forms/SchemaForm';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { RecordNews } from './RecordNews';
import type { RecordEditing } from './useRecordForm';

type RecordFormProps<T extends object, Values> = Omit<SchemaFormProps<Values>, 'form' | 'onSubmit'> & {
  editing: RecordEditing<T, Values>;
  /** Replaces `editing.submit`, for forms that do more than save. */
  onSubmit?: (values: Values) => unknown;
  /** Button text for a new record, if "Create" and its noun don't fit: "Book job". */
  createLabel?: string;
  /**
   * Asks for confirmation, deletes (`useDelete`), and closes the form. The button is shown for a stored record; undefined for users
   * without permission.
   */
  onDelete?: ((record: Stored<T>) => unknown) | undefined;
};

/**
 * Renders a record's form: its fields, notices about what happened to the record meanwhile, and the conflict dialog when two people
 * changed the same fields. The button says "Save", or "Create customer" for a new record; if the record has been deleted, it saves a new
 * one.
 */
export function RecordForm<T extends object, Values>({
  editing,
  onSubmit = editing.submit,
  submitLabel,
  createLabel,
  onDelete,
  extraActions,
  children,
  ...frame
}: RecordFormProps<T, Values>) {
  const { form, base, noun, isDeleted, canCreate, conflictDialog } = editing;
  const usualLabel = base ? 'Save' : (createLabel ?? `Create ${noun}`);
  return (
    <>
      <SchemaForm
        {...frame}
        form={form}
        onSubmit={onSubmit}
        extraActions={
          <>
            {base && !isDeleted && onDelete && (
              <Button variant="subtle" color="gray" onClick={() => void onDelete(base)}>
                Delete
              </Button>
            )}
            {extraActions}
          </>
        }
        submitLabel={isDeleted && canCreate ? `Save as a new ${noun}` : (submitLabel ?? usualLabel)}
      >
        {base && <RecordNews key={base.id} editing={editing} base={base} />}
        {children}
      </SchemaForm>
      {conflictDialog}
    </>
  );
}
