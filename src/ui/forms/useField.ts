import { useCallback, useRef, type FocusEvent, type ReactNode } from 'react';
import { fieldValue } from '@/lib/fieldValue';
import type { FieldPath } from './fieldPath';
import type { SchemaFormApi } from './useSchemaForm';

/** Props common to all fields. */
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
 * Connects one field to the form. Everything it returns apart from `value` and `error` is referentially stable while the user types
 * elsewhere, so memoized inputs don't re-render on other fields' keystrokes.
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
      // Saving validates everything; a message appearing first would move the button out from under the pointer, and the click would
      // miss.
      if (event.relatedTarget?.matches(SUBMIT)) return;
      // Tabbing to the next field validates; leaving an untouched field for a button ("Cancel") doesn't nag.
      const goesToField = event.relatedTarget?.matches(FIELDS) ?? false;
      if (hasChanged.current || goesToField) validateOnBlur(path);
    },
    [validateOnBlur, path],
  );
  return {
    value: fieldValue(form.values, path),
    setValue,
    /** Reports that the field's input can't be parsed, so the form can't be saved; '' clears it. */
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

/** Returns a change handler that reads an input's text from the event. */
export function useTextChange(setValue: (value: string) => void) {
  return useCallback((event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value), [setValue]);
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
