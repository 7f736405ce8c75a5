import { Drawer, SimpleGrid, Stack } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { equipmentName } from '@/domain/equipment/format';
import { EQUIPMENT_LABELS, EQUIPMENT_TYPES, equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type EquipmentDrawerProps = {
  customerId: string;
  propertyId: string;
  /** The unit to edit; null adds one. */
  unit: Stored<Equipment> | null;
  onClose: () => void;
};

/** A number field holds '' while it is empty; the record says null. */
const formSchema = equipmentSchema.omit({ customerId: true, propertyId: true, importId: true }).extend({
  refrigerantChargeOz: z.union([z.literal(''), z.number().min(0, 'Cannot be negative').max(100_000, 'Too large')]),
});
type Values = z.output<typeof formSchema>;

const TYPES = EQUIPMENT_TYPES.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }));
const LABELS = {
  type: 'Type',
  make: 'Make',
  model: 'Model',
  serial: 'Serial number',
  location: 'Location',
  installDate: 'Installed',
  warrantyUntil: 'Warranty until',
  refrigerant: 'Refrigerant',
  refrigerantChargeOz: 'Charge',
  notes: 'Notes',
};
const EMPTY: Values = {
  type: 'other',
  make: '',
  model: '',
  serial: '',
  location: '',
  installDate: '',
  warrantyUntil: '',
  refrigerant: '',
  refrigerantChargeOz: '',
  notes: '',
};

function toValues({
  type,
  make,
  model,
  serial,
  location,
  installDate,
  warrantyUntil,
  refrigerant,
  refrigerantChargeOz,
  notes,
}: Equipment): Values {
  return {
    type,
    make,
    model,
    serial,
    location,
    installDate,
    warrantyUntil,
    refrigerant,
    refrigerantChargeOz: refrigerantChargeOz ?? '',
    notes,
  };
}

/** Adds or edits a unit at a property. Technicians may, too: they stand in front of it. */
export function EquipmentDrawer({ customerId, propertyId, unit, onClose }: EquipmentDrawerProps) {
  const { uid } = useSession();
  const save = useSaveRecord(collections.equipment);
  const { update, conflictDialog } = useConflictSave({ definition: collections.equipment, labels: LABELS });
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: unit ? toValues(unit) : EMPTY,
    draftKey: `${uid}:equipment:${unit?.id ?? `new:${propertyId}`}`,
  });

  const submit = async (values: Values): Promise<void> => {
    const fields = {
      ...values,
      refrigerantChargeOz: values.refrigerantChargeOz === '' ? null : values.refrigerantChargeOz,
    };
    if (unit) {
      const saved = await update(unit, fields, equipmentName(unit));
      if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    } else {
      await save.create({ ...fields, customerId, propertyId, importId: '' }, { label: equipmentName(fields) });
    }
    notify.success('Equipment saved.');
    onClose();
  };

  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={unit ? 'Edit equipment' : 'New equipment'}>
      <SchemaForm form={form} onSubmit={submit} submitLabel="Save equipment" onCancel={onClose}>
        <Stack gap="md">
          <FormSelect form={form} name="type" label="Type" options={TYPES} isSearchable />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput form={form} name="make" label="Make" autoComplete="off" />
            <FormTextInput form={form} name="model" label="Model" autoComplete="off" spellCheck={false} />
            <FormTextInput form={form} name="serial" label="Serial number" autoComplete="off" spellCheck={false} />
            <FormTextInput
              form={form}
              name="location"
              label="Location"
              placeholder="Attic, roof, basement…"
              autoComplete="off"
            />
            <FormDate form={form} name="installDate" label="Installed" />
            <FormDate form={form} name="warrantyUntil" label="Warranty until" />
            <FormTextInput
              form={form}
              name="refrigerant"
              label="Refrigerant"
              placeholder="R-410A"
              autoComplete="off"
              spellCheck={false}
            />
            <FormNumber form={form} name="refrigerantChargeOz" label="Charge" suffix=" oz" min={0} decimals={1} />
          </SimpleGrid>
          <FormTextarea form={form} name="notes" label="Notes" maxLength={2000} />
        </Stack>
      </SchemaForm>
      {conflictDialog}
    </Drawer>
  );
}
