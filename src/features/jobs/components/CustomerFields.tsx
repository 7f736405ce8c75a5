import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { EQUIPMENT_PER_JOB_LIMIT } from '@/domain/job/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { EquipmentPicker } from '@/entities/equipment/EquipmentPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { contactOf, type JobFormValues } from '../jobForm';

type CustomerFieldsProps = { form: SchemaFormApi<JobFormValues>; isNew: boolean };

/** Picks the customer, property and equipment. Changing the customer brings their own property, units and contact. */
export function CustomerFields({ form, isNew }: CustomerFieldsProps) {
  const { repository } = useWorkspace();
  const { customerId, propertyId, equipmentIds } = form.values;

  const choose = async (id: string): Promise<void> => {
    form.setFieldValue('customerId', id);
    form.setFieldValue('propertyId', '');
    form.setFieldValue('equipmentIds', []);
    form.clearFieldError('customerId');
    const customer =
      id === ''
        ? null
        : await repository(collections.customers)
            .getById(id)
            .catch(() => null);
    // A different one may have been chosen during the read.
    if (form.getValues().customerId !== id) return;
    const contact = customer ? contactOf(customer) : { contactName: '', contactPhone: '' };
    form.setFieldValue('contactName', contact.contactName);
    form.setFieldValue('contactPhone', contact.contactPhone);
  };

  return (
    <Section title="Customer">
      <OneColumn>
        <CustomerPicker
          label="Customer"
          value={customerId}
          onChange={(id) => void choose(id)}
          error={form.errors['customerId']}
          dataPath="customerId"
          isRequired
          offersNew
        />
        {customerId !== '' && (
          <Pair>
            <PropertyPicker
              customerId={customerId}
              label="Property"
              value={propertyId}
              onChange={(id) => {
                form.setFieldValue('propertyId', id);
                form.setFieldValue('equipmentIds', []);
              }}
              error={form.errors['propertyId']}
              dataPath="propertyId"
              isOnlyOnePreselected={isNew}
            />
            <EquipmentPicker
              customerId={customerId}
              propertyId={propertyId}
              label="Equipment"
              value={equipmentIds}
              onChange={(ids) => form.setFieldValue('equipmentIds', ids)}
              error={form.errors['equipmentIds']}
              max={EQUIPMENT_PER_JOB_LIMIT}
              dataPath="equipmentIds"
            />
          </Pair>
        )}
      </OneColumn>
    </Section>
  );
}
