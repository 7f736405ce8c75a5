import { useEffect, useRef } from 'react';
import { proposedUse } from '@/domain/property/use';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CustomerFormValues } from './customerForm';

/** Derives the use of a new customer's first property from who they are, until the user chooses it. */
export function useProposedUse(form: SchemaFormApi<CustomerFormValues>): void {
  const proposed = proposedUse(form.values);
  const last = useRef(proposed);
  const { getValues, setFieldValue } = form;
  useEffect(() => {
    if (getValues().firstProperty.use === last.current) setFieldValue('firstProperty.use', proposed);
    last.current = proposed;
  }, [proposed, getValues, setFieldValue]);
}
