import { Button } from '@mantine/core';
import type { Stored } from '@/domain/record/schema';
import type { SchemaFormProps } from '@/ui/forms/SchemaForm';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { RecordNews } from './RecordNews';
import type { RecordEditing } from './useRecordForm';

type RecordFormProps<T extends object, Values> = Omit<SchemaFormProps<Values>, 'form' | 'onSubmit'> & {
  editing: RecordEditing<T, Values>;
  /** What happens instead of `editing.submit`, for forms that do more than save. */
  onSubmit?: (values: Values) => unknown;
  /** What the button of a new record says, where "Create" and its noun do not fit: "Book job". */
  createLabel?: string;
  /** Asks and deletes (`useDelete`), and closes the form. The button is shown for a stored record; undefined for who may not. */
  onDelete?: ((record: Stored<T>) => unknown) | undefined;
};

/**
 * The form of a record: its fields, what became of the record while they were filled in, and the question when two people
 * changed the same. The button says "Save", "Create customer" for a new record, and when the record is gone it saves a new
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
