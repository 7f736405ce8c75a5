import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Section } from '@/ui/layout/Section';
import type { NewLoadValues } from '../../newLoad';
import classes from './new.module.css';

/** What the calculation is called, for whom and where. */
export function WhoFields({ form, jobNumber }: { form: SchemaFormApi<NewLoadValues>; jobNumber: string }) {
  const can = useCan();
  const { repository } = useWorkspace();
  const { customerId, propertyId } = form.values;

  const setCustomer = (id: string): void => {
    form.setFieldValue('customerId', id);
    form.setFieldValue('propertyId', '');
  };
  const setProperty = (id: string): void => {
    form.setFieldValue('propertyId', id);
    if (id === '') return;
    const write = (address: string): void => {
      // Another one may have been chosen while this was read.
      if (form.getValues().propertyId === id && address !== '') form.setFieldValue('address', address);
    };
    repository(collections.properties)
      .getById(id)
      .then(
        (property) => write(formatAddress(property.address)),
        () => undefined,
      );
  };

  return (
    <Section title="Calculation">
      <div className={classes['fields']}>
        {jobNumber !== '' && <InlineNotice tone="info">For job {jobNumber}.</InlineNotice>}
        <FormTextInput form={form} name="title" label="Name" placeholder="Replacement at Elm Street" isRequired />
        {can('read', 'customers') && (
          <div className={classes['pair']}>
            <CustomerPicker
              label="Customer"
              value={customerId}
              onChange={setCustomer}
              error={form.errors['customerId']}
              dataPath="customerId"
              offersNew
            />
            <PropertyPicker
              customerId={customerId}
              label="Property"
              value={propertyId}
              onChange={setProperty}
              error={form.errors['propertyId']}
              dataPath="propertyId"
              isOnlyOnePreselected
            />
          </div>
        )}
        <FormTextInput form={form} name="address" label="Address of the house" />
        <OptionalParts
          parts={[
            {
              id: 'notes',
              label: 'Note',
              isFilled: form.values.notes !== '',
              content: <FormTextarea form={form} name="notes" label="Notes" maxLength={5000} minRows={2} />,
            },
          ]}
        />
      </div>
    </Section>
  );
}
