import { Checkbox } from '@mantine/core';
import type { LeadForm } from '@/domain/lead/api';
import { isOutside } from '@/domain/lead/area';
import type { FormLead } from '@/domain/lead/arrival';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';

type AskerFieldsProps = {
  form: SchemaFormApi<FormLead>;
  serviceArea: LeadForm['serviceArea'];
  /** Consent wording for receiving text messages. */
  consentWording: string;
};

/** Edits the requester, how to reach them, and the address. */
export function AskerFields({ form, serviceArea, consentWording }: AskerFieldsProps) {
  const { address } = form.values;
  return (
    <Section>
      <OneColumn>
        <Pair>
          <FormTextInput form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
          <FormTextInput form={form} name="lastName" label="Last name" autoComplete="family-name" />
        </Pair>
        <Pair>
          <FormPhone form={form} name="phone" label="Phone" description="Phone or e-mail, so that we can answer" />
          <FormTextInput form={form} name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" />
        </Pair>
        <OptionalParts
          parts={[
            {
              id: 'address',
              label: 'Where is it?',
              isFilled: [address.street, address.city, address.postalCode].some((part) => part !== ''),
              content: <AddressFields form={form} name="address" />,
            },
          ]}
        />
        {isOutside(serviceArea, address) && (
          <InlineNotice tone="warning" role="status">
            This ZIP code may be outside our service area. Send your request and we will let you know.
          </InlineNotice>
        )}
        <Checkbox
          label="Text messages are fine"
          description={consentWording}
          checked={form.values.isAgreed}
          onChange={(event) => form.setFieldValue('isAgreed', event.currentTarget.checked)}
        />
      </OneColumn>
    </Section>
  );
}
