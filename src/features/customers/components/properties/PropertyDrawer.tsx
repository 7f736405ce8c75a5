import { Drawer, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import type { Customer } from '@/domain/customer/schema';
import { propertyName } from '@/domain/property/format';
import { propertySchema, type Property } from '@/domain/property/schema';
import { PROPERTY_USE_LABELS, proposedUse } from '@/domain/property/use';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { PropertyUseField } from '@/entities/customer/form/PropertyUseField';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';

type PropertyDrawerProps = {
  customer: Stored<Customer>;
  /** The property to edit, or null to add one. */ property: Stored<Property> | null;
  onClose: () => void;
};

const formSchema = propertySchema.omit({ customerId: true, importId: true, pinFound: true });
const LABELS = {
  label: 'Name',
  address: 'Address',
  use: 'Home or business',
  pin: 'Map location',
  accessNotes: 'Access notes',
  gateCode: 'Gate code',
  hazards: 'Hazards and pets',
};
const EMPTY = {
  label: '',
  address: EMPTY_ADDRESS,
  use: 'home' as const,
  pin: '',
  accessNotes: '',
  gateCode: '',
  hazards: '',
};

/** Adds or edits a property without leaving the customer's page. */
export function PropertyDrawer({ customer, property, onClose }: PropertyDrawerProps) {
  const { id: customerId } = customer;
  const can = useCan();
  const editing = useRecordForm({
    definition: collections.properties,
    record: property,
    noun: 'property',
    schema: formSchema,
    toForm: (record) => formSchema.parse(record),
    startWith: { ...EMPTY, use: proposedUse(customer) },
    toFields: (values) => values,
    create: can('create', 'properties')
      ? (values) => ({ ...values, customerId, importId: '', pinFound: '' })
      : undefined,
    draftOf: property ? '' : customerId,
    nameOf: propertyName,
    labels: LABELS,
    format: (field, value) => (field === 'use' ? PROPERTY_USE_LABELS[value as Property['use']] : null),
    savedText: 'Property saved.',
    onSaved: onClose,
  });
  const { form } = editing;

  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={property ? 'Edit property' : 'New property'}>
      <RecordForm editing={editing} createLabel="Add property" onCancel={onClose}>
        <Stack gap="md">
          <FormTextInput
            form={form}
            name="label"
            label="Name of the property"
            placeholder="Home, Main office…"
            autoComplete="off"
          />
          <MemberAddressFields form={form} name="address" />
          <PropertyUseField form={form} name="use" />
          <FormTextInput
            form={form}
            name="pin"
            label="Map location"
            description="Latitude and longitude, if the address maps to the wrong spot or is not found. Used for routes."
            placeholder="35.5951, -82.5515"
            autoComplete="off"
          />
          <FormTextarea
            form={form}
            name="accessNotes"
            label="Access notes"
            maxLength={2000}
            placeholder="Where to park, which door, who has the key"
          />
          <FormTextInput form={form} name="gateCode" label="Gate code" autoComplete="off" />
          <FormTextInput form={form} name="hazards" label="Hazards and pets" autoComplete="off" />
        </Stack>
      </RecordForm>
    </Drawer>
  );
}
