import { Drawer, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { propertyName } from '@/domain/property/format';
import { propertySchema, type Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type PropertyDrawerProps = {
  customerId: string;
  /** The one to edit; null adds one. */ property: Stored<Property> | null;
  onClose: () => void;
};

const formSchema = propertySchema.omit({ customerId: true, importId: true });
const LABELS = {
  label: 'Name',
  address: 'Address',
  accessNotes: 'Access notes',
  gateCode: 'Gate code',
  hazards: 'Hazards and pets',
};
const EMPTY = { label: '', address: EMPTY_ADDRESS, accessNotes: '', gateCode: '', hazards: '' };

/** Adds or edits a property beside the customer's page. */
export function PropertyDrawer({ customerId, property, onClose }: PropertyDrawerProps) {
  const { uid } = useSession();
  const save = useSaveRecord(collections.properties);
  const { update, conflictDialog } = useConflictSave({ definition: collections.properties, labels: LABELS });
  const initialValues = property
    ? {
        label: property.label,
        address: property.address,
        accessNotes: property.accessNotes,
        gateCode: property.gateCode,
        hazards: property.hazards,
      }
    : EMPTY;
  const form = useSchemaForm({
    schema: formSchema,
    initialValues,
    draftKey: `${uid}:property:${property?.id ?? `new:${customerId}`}`,
  });

  const submit = async (values: typeof EMPTY): Promise<void> => {
    if (property) {
      const saved = await update(property, values, propertyName(property));
      if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    } else {
      await save.create({ ...values, customerId, importId: '' }, { label: propertyName(values) });
    }
    notify.success('Property saved.');
    onClose();
  };

  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={property ? 'Edit property' : 'New property'}>
      <SchemaForm form={form} onSubmit={submit} submitLabel="Save property" onCancel={onClose}>
        <Stack gap="md">
          <FormTextInput
            form={form}
            name="label"
            label="Name of the property"
            placeholder="Home, Main office…"
            autoComplete="off"
          />
          <AddressFields form={form} name="address" />
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
      </SchemaForm>
      {conflictDialog}
    </Drawer>
  );
}
