import { SimpleGrid, Text } from '@mantine/core';
import { useMemo } from 'react';
import { CHANNEL_LABELS, CONSENT_LABELS, customerTermsLabel } from '@/domain/customer/customerLabels';
import { CONSENTS, CUSTOMER_TERMS, TAG_LIMIT } from '@/domain/customer/schema';
import { useCustomerTags } from '@/entities/customer/search/useCustomerTags';
import { useCompanyTerms } from '@/entities/invoice/useCompanyTerms';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CustomerFormValues } from '@/entities/customer/form/customerForm';
import { LeadSourceField } from '@/entities/customer/form/LeadSourceField';

type FieldsProps = { form: SchemaFormApi<CustomerFormValues> };

const CONSENT_OPTIONS = CONSENTS.map((value) => ({ value, label: CONSENT_LABELS[value] }));
const CHANNELS = ['email', 'sms', 'phone'] as const;

/** Form fields for the customer's tags. */
export function TagFields({ form }: FieldsProps) {
  const suggestions = useCustomerTags();
  return (
    <FormTags
      form={form}
      name="tags"
      label="Tags"
      suggestions={suggestions}
      max={TAG_LIMIT}
      description="Press Enter or comma to add a tag."
    />
  );
}

/** Form fields for the customer's lead source and language. */
export function OriginFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <LeadSourceField form={form} />
      <FormTextInput form={form} name="language" label="Language" placeholder="English" autoComplete="off" />
    </SimpleGrid>
  );
}

/** Form fields for the customer's payment terms and tax status. */
export function BillingFields({ form }: FieldsProps) {
  const companyTerms = useCompanyTerms();
  const terms = useMemo(
    () => CUSTOMER_TERMS.map((value) => ({ value, label: customerTermsLabel(value, companyTerms) })),
    [companyTerms],
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
      <FormSelect form={form} name="paymentTerms" label="Payment terms" options={terms} />
      <FormCheckbox form={form} name="isTaxExempt" label="Tax exempt" />
    </SimpleGrid>
  );
}

/** Form fields for messaging consent by channel. */
export function ConsentFields({ form }: FieldsProps) {
  return (
    <div>
      <Text fw={600}>Consent</Text>
      <Text size="sm" c="dimmed" mb="xs">
        Nobody gets automatic messages who was not asked or said no.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {CHANNELS.map((channel) => (
          <FormSelect
            key={channel}
            form={form}
            name={`consent.${channel}`}
            label={CHANNEL_LABELS[channel]}
            options={CONSENT_OPTIONS}
          />
        ))}
      </SimpleGrid>
    </div>
  );
}

/** Marks a customer as do-not-service, with a reason that's shown wherever the customer appears. */
export function DoNotServiceFields({ form }: FieldsProps) {
  return (
    <>
      <FormSwitch
        form={form}
        name="isDoNotService"
        label="Do not service"
        description="Shown wherever the customer appears, including technicians’ phones."
      />
      {form.values.isDoNotService && (
        <FormTextInput form={form} name="doNotServiceReason" label="Reason" autoComplete="off" />
      )}
    </>
  );
}
