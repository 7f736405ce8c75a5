import { Input, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useId } from 'react';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './identity.module.css';
import type { CustomerFormValues } from './customerForm';

const KINDS = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
];

/** Edits who the customer is, and how to reach them. */
export function IdentityFields({ form }: { form: SchemaFormApi<CustomerFormValues> }) {
  const isCompany = form.values.kind === 'company';
  const kindLabel = useId();
  return (
    <>
      <div>
        <Input.Label id={kindLabel} mb={4}>
          The customer is a
        </Input.Label>
        <div>
          <SegmentedControl
            className={classes['kind'] ?? ''}
            aria-labelledby={kindLabel}
            data={KINDS}
            value={form.values.kind}
            onChange={(kind) => form.setFieldValue('kind', kind === 'company' ? 'company' : 'person')}
          />
        </div>
      </div>
      {isCompany && (
        <FormTextInput form={form} name="companyName" label="Company name" autoComplete="organization" isRequired />
      )}
      <SimpleGrid cols={2} spacing={{ base: 'xs', sm: 'md' }}>
        <FormTextInput
          form={form}
          name="firstName"
          label={isCompany ? 'Contact’s first name' : 'First name'}
          autoComplete="given-name"
        />
        <FormTextInput
          form={form}
          name="lastName"
          label={isCompany ? 'Contact’s last name' : 'Last name'}
          autoComplete="family-name"
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormPhone form={form} name="phone" label="Phone" />
        <FormTextInput form={form} name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" />
      </SimpleGrid>
    </>
  );
}
