import type { Customer } from '@/domain/customer/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { Section } from '@/ui/layout/Section';
import { BusinessFields, ConsentFields, DoNotServiceFields } from './BusinessFields';
import { ContactFields } from './ContactFields';
import classes from './CustomerForm.module.css';
import type { CustomerFormValues } from '@/entities/customer/form/customerForm';
import { DuplicateWarning } from '@/entities/customer/form/DuplicateWarning';
import { FirstPropertyFields } from './FirstPropertyFields';
import { IdentityFields } from '@/entities/customer/form/IdentityFields';

type CustomerFormProps = {
  /** As `useCustomerForm` gives it. */
  editing: RecordEditing<Customer, CustomerFormValues>;
  onCancel: () => void;
};

/** The one form for customers, new or known; for a new one it asks for the first property too. */
export function CustomerForm({ editing, onCancel }: CustomerFormProps) {
  const { form, base } = editing;
  return (
    <RecordForm editing={editing} submitLabel={base ? 'Save changes' : 'Create customer'} onCancel={onCancel}>
      <Section title="Customer">
        <div className={classes.fields}>
          <IdentityFields form={form} />
          <DuplicateWarning values={form.values} excludeId={base?.id ?? ''} />
          <ContactFields form={form} />
        </div>
      </Section>
      <Section title="Billing address">
        <AddressFields form={form} name="billingAddress" legend="Where bills go" autoCompleteGroup="billing" />
      </Section>
      {!base && (
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
    </RecordForm>
  );
}
