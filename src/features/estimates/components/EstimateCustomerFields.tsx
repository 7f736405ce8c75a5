import { Text } from '@mantine/core';
import { firstLineName } from '@/domain/estimate/choice';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { EstimateInput } from '@/domain/estimate/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { DocumentFields } from '@/entities/document-editor/DocumentFields';
import { DocumentUnitField } from '@/entities/document-editor/DocumentUnitField';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { formatDate } from '@/ui/format/dateTime';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { EstimatePlace } from '../hooks/useEstimatePlace';

type EstimateCustomerFieldsProps = { form: SchemaFormApi<EstimateInput>; place: EstimatePlace; isNew: boolean };

/** Form fields for the customer, property, title, and expiration date. */
export function EstimateCustomerFields({ form, place, isNew }: EstimateCustomerFieldsProps) {
  const { company } = useSession();
  const { customerId, propertyId, number, document } = form.values;
  // Default title if left empty.
  const firstLine = firstLineName(document);
  return (
    <DocumentPart
      title={`Estimate ${number}`}
      actions={
        <Text size="sm" c="dimmed">
          {formatDate(document.date, company.timeZone)}
        </Text>
      }
    >
      <DocumentFields>
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
      </DocumentFields>
      <DocumentFields>
        <FormTextInput form={form} name="title" label="Title" placeholder={firstLine || 'Replace the furnace'} />
        <FormDate form={form} name="validUntil" label="Valid until" />
        <DocumentUnitField form={form} />
      </DocumentFields>
    </DocumentPart>
  );
}
