import { Stack } from '@mantine/core';
import type { Customer } from '@/domain/customer/schema';
import type { CustomerFormValues } from '@/entities/customer/form/customerForm';
import { DuplicateWarning } from '@/entities/customer/form/DuplicateWarning';
import { IdentityFields } from '@/entities/customer/form/IdentityFields';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { Section } from '@/ui/layout/Section';
import { CustomerExtras } from './CustomerExtras';

type CustomerFormProps = {
  /** Returned by `useCustomerForm`. */
  editing: RecordEditing<Customer, CustomerFormValues>;
  onCancel: () => void;
};

/** The form for new and existing customers: what a phone call covers is visible, the rest is a click away. */
export function CustomerForm({ editing, onCancel }: CustomerFormProps) {
  const { form, base } = editing;
  const isSamePlace = !base && form.values.firstProperty.place === 'billing';
  return (
    <RecordForm editing={editing} onCancel={onCancel}>
      <Section title="Customer">
        <Stack>
          <IdentityFields form={form} />
          <DuplicateWarning values={form.values} excludeId={base?.id ?? ''} />
          <MemberAddressFields
            form={form}
            name="billingAddress"
            legend={isSamePlace ? 'Service and billing address' : 'Billing address'}
            autoCompleteGroup="billing"
          />
        </Stack>
      </Section>
      <Section>
        <CustomerExtras form={form} isNew={!base} />
      </Section>
    </RecordForm>
  );
}
