import type { Stored } from '@/domain/record/schema';
import type { Customer } from '@/domain/customer/schema';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { BusinessFields, ConsentFields, DoNotServiceFields } from './BusinessFields';
import { ContactFields } from './ContactFields';
import classes from './CustomerForm.module.css';
import {
  customerFormSchema,
  EMPTY_CUSTOMER,
  toFormValues,
  type CustomerFormValues,
} from '@/entities/customer/form/customerForm';
import { DuplicateWarning } from '@/entities/customer/form/DuplicateWarning';
import { FirstPropertyFields } from './FirstPropertyFields';
import { IdentityFields } from '@/entities/customer/form/IdentityFields';

type CustomerFormProps = {
  /** The customer to edit; without one the form is for a new customer and asks for the first property too. */
  customer?: Stored<Customer>;
  startWith?: CustomerFormValues;
  draftKey: string;
  onSubmit: (values: CustomerFormValues) => Promise<void>;
  onCancel: () => void;
};

/** The one form for customers, new or known. */
export function CustomerForm({
  customer,
  startWith = EMPTY_CUSTOMER,
  draftKey,
  onSubmit,
  onCancel,
}: CustomerFormProps) {
  const form = useSchemaForm({
    schema: customerFormSchema,
    initialValues: customer ? toFormValues(customer) : startWith,
    draftKey,
  });
  return (
    <SchemaForm
      form={form}
      onSubmit={onSubmit}
      submitLabel={customer ? 'Save changes' : 'Create customer'}
      onCancel={onCancel}
    >
      <Section title="Customer">
        <div className={classes.fields}>
          <IdentityFields form={form} />
          <DuplicateWarning values={form.values} excludeId={customer?.id ?? ''} />
          <ContactFields form={form} />
        </div>
      </Section>
      <Section title="Billing address">
        <AddressFields form={form} name="billingAddress" legend="Where bills go" autoCompleteGroup="billing" />
      </Section>
      {!customer && (
        <Section title="First property">
          <div className={classes.fields}>
            <FirstPropertyFields form={form} />
          </div>
        </Section>
      )}
      <Section title="Business">
        <div className={classes.fields}>
          <BusinessFields form={form} />
        </div>
      </Section>
      <Section
        title="Consent"
        description="Nothing is sent automatically to anyone who has not been asked or has refused."
      >
        <ConsentFields form={form} />
      </Section>
      <Section title="For your team">
        <div className={classes.fields}>
          <FormTextarea
            form={form}
            name="notes"
            label="Notes"
            maxLength={10_000}
            description="Only your team sees them."
          />
          <DoNotServiceFields form={form} />
        </div>
      </Section>
    </SchemaForm>
  );
}
