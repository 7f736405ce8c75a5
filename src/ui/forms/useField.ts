import { useCallback, useRef, type FocusEvent, type ReactNode } from 'react';
import { fieldValue } from '@/lib/fieldValue';
import type { FieldPath } from './fieldPath';
import type { SchemaFormApi } from './useSchemaForm';

/** What every field takes. */
export type FieldProps<Values> = {
  form: SchemaFormApi<Values>;
  name: NoInfer<FieldPath<Values>>;
  label: string;
  description?: ReactNode;
  isRequired?: boolean | undefined;
  disabled?: boolean | undefined;
};

const FIELDS = 'input, textarea, select';
const SUBMIT = 'button[type="submit"]';

/**
 * Ties one field to the form. All that it gives apart from `value` and `error` keeps its identity while the person types
 * elsewhere, so memoised inputs are not rendered again for other fields' keystrokes.
 */
export function useField<Values>({
  form,
  name,
  label,
  description,
  isRequired = false,
  disabled = false,
}: FieldProps<Values>) {
  const path: string = name;
  const { setFieldValue, validateOnBlur, refuseTyped } = form;
  const hasChanged = useRef(false);
  const setValue = useCallback(
    (value: unknown) => {
      hasChanged.current = true;
      setFieldValue(path, value as never);
    },
    [setFieldValue, path],
  );
  const refuse = useCallback((why: string) => refuseTyped(path, why), [refuseTyped, path]);
  const onBlur = useCallback(
    (event: FocusEvent) => {
      // Saving checks everything; a message that appeared first would move the button from under the pointer, and the click would miss.
      if (event.relatedTarget?.matches(SUBMIT)) return;
      // Tabbing on to the next field checks; leaving an untouched field for a button ("Cancel") does not nag.
      const goesToField = event.relatedTarget?.matches(FIELDS) ?? false;
      if (hasChanged.current || goesToField) validateOnBlur(path);
    },
    [validateOnBlur, path],
  );
  return {
    value: fieldValue(form.values, path),
    setValue,
    /** Reports that the field's input can't be read, so the form isn't saved without it; '' clears it. */
    refuse,
    onBlur,
    inputProps: {
      'data-path': path,
      label,
      description,
      error: form.errors[path],
      withAsterisk: isRequired,
      'aria-required': isRequired || undefined,
      disabled,
      onBlur,
    },
  };
}

/** Reads an input's text out of its change event. */
export function useTextChange(setValue: (value: string) => void) {
  return useCallback((event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value), [setValue]);
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
