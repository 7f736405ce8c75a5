import { SimpleGrid, Stack } from '@mantine/core';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { EQUIPMENT_LABELS, EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

const EQUIPMENT_OPTIONS = EQUIPMENT_TYPES.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }));

/** Renders a unit as read from its nameplate, for the user on site to correct. */
export function EquipmentFields({
  fields,
  submitLabel,
  onSubmit,
  onClose,
}: EditFormProps<ProposalFields<'equipment'>>) {
  const form = useSchemaForm({ schema: PROPOSAL_FIELDS.equipment, initialValues: fields });
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={onSubmit} onCancel={onClose}>
      <Stack gap="sm">
        <FormSelect form={form} name="type" label="Type" options={EQUIPMENT_OPTIONS} isSearchable />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormTextInput form={form} name="make" label="Make" />
          <FormTextInput form={form} name="model" label="Model" />
          <FormTextInput form={form} name="serial" label="Serial number" />
          <FormTextInput form={form} name="location" label="Where" />
          <FormDate form={form} name="installDate" label="Installed on" />
          <FormTextInput form={form} name="refrigerant" label="Refrigerant" />
        </SimpleGrid>
        <FormTextarea form={form} name="notes" label="Notes" minRows={2} />
      </Stack>
    </SchemaForm>
  );
}
