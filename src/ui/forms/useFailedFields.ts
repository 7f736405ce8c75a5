import { type RefObject, useState, useEffect } from 'react';

/**
 * Leads to what is wrong in a form after it was refused: the first wrong field gets the focus, or else the message. `failures` counts
 * the refusals, `fieldOrder` holds the paths of the fields as they stand on the page.
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
