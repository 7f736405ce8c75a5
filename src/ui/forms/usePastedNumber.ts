import { useCallback, type ClipboardEvent } from 'react';
import type { ParsedNumber } from '@/domain/money/parse';
import type { FieldProps } from './useField';

/** Digits may be pasted into the middle of a number; the input can handle that on its own. */
const PLAIN = /^\d+(?:\.\d*)?$/;

/**
 * Handles pasted text that a number input would garble (`1.234,50 €`): if `read` can parse it, it replaces the value; if not, the value
 * stays and the reason appears next to the field.
 */
export function usePastedNumber<Values>(
  { form, name }: Pick<FieldProps<Values>, 'form' | 'name'>,
  setValue: (value: number) => void,
  read: (text: string) => ParsedNumber,
) {
  const path: string = name;
  const { setFieldError, clearFieldError } = form;
  return useCallback(
    (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text').trim();
      if (text === '' || PLAIN.test(text)) return;
      event.preventDefault();
      const pasted = read(text);
      if (pasted.ok) {
        clearFieldError(path);
        setValue(pasted.value);
      } else {
        setFieldError(path, pasted.message);
      }
    },
    [setFieldError, clearFieldError, setValue, read, path],
  );
}
