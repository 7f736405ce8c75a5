import type { CustomerFormValues } from '@/entities/customer/form/customerForm';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { BillingFields, ConsentFields, DoNotServiceFields, OriginFields, TagFields } from './BusinessFields';
import { ContactFields } from './ContactFields';
import { FirstPropertyFields } from './FirstPropertyFields';

const NOTES_LIMIT = 10_000;

type CustomerExtrasProps = { form: SchemaFormApi<CustomerFormValues>; isNew: boolean };

const hasPlace = ({ firstProperty: { place, label, accessNotes, gateCode, hazards } }: CustomerFormValues): boolean =>
  place !== 'billing' || [label, accessNotes, gateCode, hazards].some((text) => text !== '');

/** Form fields for optional details beyond name, phone, and address; for a new customer, also more about the first property. */
export function CustomerExtras({ form, isNew }: CustomerExtrasProps) {
  const { values } = form;
  const property = {
    id: 'property',
    label: 'Property and access',
    isFilled: hasPlace(values),
    content: <FirstPropertyFields form={form} />,
  };
  return (
    <OptionalParts
      parts={[
        ...(isNew ? [property] : []),
        {
          id: 'contacts',
          label: 'Other contacts',
          isFilled: values.contacts.length > 0,
          content: <ContactFields form={form} />,
        },
        {
          id: 'notes',
          label: 'Notes',
          isFilled: values.notes !== '',
          content: (
            <FormTextarea
              form={form}
              name="notes"
              label="Notes"
              maxLength={NOTES_LIMIT}
              description="Only your team sees them."
            />
          ),
        },
        { id: 'tags', label: 'Tags', isFilled: values.tags.length > 0, content: <TagFields form={form} /> },
        {
          id: 'origin',
          label: 'Lead source and language',
          isFilled: values.source !== '' || values.language !== '',
          content: <OriginFields form={form} />,
        },
        {
          id: 'billing',
          label: 'Payment terms and tax',
          isFilled: values.paymentTerms !== '' || values.isTaxExempt,
          content: <BillingFields form={form} />,
        },
        {
          id: 'consent',
          label: 'Consent',
          isFilled: Object.values(values.consent).some((consent) => consent !== 'unknown'),
          content: <ConsentFields form={form} />,
        },
        {
          id: 'doNotService',
          label: 'Do not service',
          isFilled: values.isDoNotService,
          content: <DoNotServiceFields form={form} />,
        },
      ]}
    />
  );
}
