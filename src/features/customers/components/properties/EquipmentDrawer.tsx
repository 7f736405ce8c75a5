import { Drawer, SimpleGrid, Stack } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { equipmentName } from '@/domain/equipment/format';
import { EQUIPMENT_LABELS, EQUIPMENT_TYPES, equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';
import { DiagnosticsSection } from '@/entities/diagnostic/DiagnosticsSection';
import { FindingsSection } from '@/entities/finding/FindingsSection';
import { InspectionsSection } from '@/entities/inspection/InspectionsSection';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { paths } from '@/lib/paths';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';

type EquipmentDrawerProps = {
  customerId: string;
  propertyId: string;
  /** The unit to edit, or null to add one. */
  unit: Stored<Equipment> | null;
  onClose: () => void;
};

/** An empty number field holds ''; the record stores null. */
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

const toForm = (unit: Equipment): Values =>
  formSchema.parse({ ...unit, refrigerantChargeOz: unit.refrigerantChargeOz ?? '' });
const toFields = ({ refrigerantChargeOz, ...values }: Values) => ({
  ...values,
  refrigerantChargeOz: refrigerantChargeOz === '' ? null : refrigerantChargeOz,
});
const inWords = (field: keyof Equipment, value: unknown): string | null =>
  field === 'type' ? EQUIPMENT_LABELS[value as Equipment['type']] : null;

/** Adds or edits a unit at a property. Technicians can too, since they're on site. */
export function EquipmentDrawer({ customerId, propertyId, unit, onClose }: EquipmentDrawerProps) {
  const editing = useRecordForm({
    definition: collections.equipment,
    record: unit,
    noun: 'unit',
    schema: formSchema,
    toForm,
    startWith: EMPTY,
    toFields,
    create: (values) => ({ ...toFields(values), customerId, propertyId, importId: '' }),
    draftOf: unit ? '' : propertyId,
    nameOf: equipmentName,
    labels: LABELS,
    format: inWords,
    savedText: 'Equipment saved.',
    onSaved: onClose,
  });
  const { form } = editing;

  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={unit ? 'Edit equipment' : 'New equipment'}>
      <RecordForm editing={editing} createLabel="Add equipment" onCancel={onClose}>
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
      </RecordForm>
      {unit && (
        <Stack gap="md" mt="lg">
          <FindingsSection
            subject="equipmentId"
            id={unit.id}
            start={{
              source: { kind: 'job', id: '', itemId: '', label: '' },
              customerId,
              propertyId,
              equipmentId: unit.id,
              unitName: equipmentName(unit),
            }}
          />
          <InspectionsSection
            subject="equipmentId"
            id={unit.id}
            newTo={paths.inspectionNewFor({ customer: customerId, property: propertyId, equipment: unit.id })}
          />
          <DiagnosticsSection
            subject="equipmentId"
            id={unit.id}
            newTo={paths.diagnosticNewFor({ customer: customerId, property: propertyId, equipment: unit.id })}
          />
        </Stack>
      )}
    </Drawer>
  );
}
