import { type RefObject, useState, useEffect } from 'react';

/**
 * Moves the focus to a form's errors after it was rejected: to the first invalid field, or else to the message. `failures` counts the
 * rejections, `fieldOrder` holds the field paths in page order.
 */
export function useFailedFields(element: RefObject<HTMLFormElement | null>) {
  const [failures, setFailures] = useState(0);
  const [fieldOrder, setFieldOrder] = useState<readonly string[]>([]);
  useEffect(() => {
    if (failures === 0) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-form-error]'))?.focus();
  }, [failures, element]);

  const fail = () => {
    const fields = element.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
    setFieldOrder([...fields].map((field) => field.dataset['path'] ?? ''));
    setFailures((count) => count + 1);
  };

  return { failures, fieldOrder, fail };
}
