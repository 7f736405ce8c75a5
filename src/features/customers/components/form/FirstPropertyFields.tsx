import { Radio, SimpleGrid, Stack } from '@mantine/core';
import { PropertyUseField } from '@/entities/customer/form/PropertyUseField';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CustomerFormValues } from '@/entities/customer/form/customerForm';

type Place = CustomerFormValues['firstProperty']['place'];

const PLACES: readonly { value: Place; label: string }[] = [
  { value: 'billing', label: 'At the billing address' },
  { value: 'other', label: 'At another address' },
  { value: 'none', label: 'No property yet' },
];

/** Form fields for a new customer's property. More are added on the customer's page. */
export function FirstPropertyFields({ form }: { form: SchemaFormApi<CustomerFormValues> }) {
  const { place } = form.values.firstProperty;
  return (
    <>
      <Radio.Group
        label="Where is the work?"
        value={place}
        onChange={(value) => form.setFieldValue('firstProperty.place', value)}
      >
        <Stack gap={4} mt={4}>
          {PLACES.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      {place === 'other' && (
        <MemberAddressFields
          form={form}
          name="firstProperty.address"
          legend="Property address"
          autoCompleteGroup="shipping"
        />
      )}
      {place !== 'none' && (
        <>
          <PropertyUseField form={form} name="firstProperty.use" />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput
              form={form}
              name="firstProperty.label"
              label="Name of the property"
              placeholder="Home, Main office…"
              autoComplete="off"
            />
            <FormTextInput form={form} name="firstProperty.gateCode" label="Gate code" autoComplete="off" />
          </SimpleGrid>
          <FormTextarea
            form={form}
            name="firstProperty.accessNotes"
            label="Access notes"
            maxLength={2000}
            minRows={2}
            placeholder="Where to park, which door, who has the key"
          />
          <FormTextInput form={form} name="firstProperty.hazards" label="Hazards and pets" autoComplete="off" />
        </>
      )}
    </>
  );
}
