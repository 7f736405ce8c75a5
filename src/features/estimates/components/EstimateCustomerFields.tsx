import type { EstimateInput } from '@/domain/estimate/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import type { EstimatePlace } from '../hooks/useEstimatePlace';
import classes from './estimate.module.css';

type EstimateCustomerFieldsProps = { form: SchemaFormApi<EstimateInput>; place: EstimatePlace; isNew: boolean };

/** For whom and where. */
export function EstimateCustomerFields({ form, place, isNew }: EstimateCustomerFieldsProps) {
  const { customerId, propertyId } = form.values;
  return (
    <Section title="Customer">
      <div className={classes['pair']}>
        <CustomerPicker
          label="Customer"
          value={customerId}
          onChange={place.setCustomer}
          error={form.errors['customerId']}
          dataPath="customerId"
          isRequired
          offersNew
        />
        <PropertyPicker
          customerId={customerId}
          label="Property"
          value={propertyId}
          onChange={place.setProperty}
          error={form.errors['propertyId']}
          dataPath="propertyId"
          isOnlyOnePreselected={isNew}
        />
      </div>
      {place.customer?.isDoNotService && (
        <InlineNotice tone="danger" title="Do not service">
          {place.customer.doNotServiceReason || 'No reason was given.'}
        </InlineNotice>
      )}
    </Section>
  );
}
