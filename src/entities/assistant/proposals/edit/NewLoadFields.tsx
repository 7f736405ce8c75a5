import { SimpleGrid, Stack } from '@mantine/core';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

/** Lets the user edit a load calculation before it's created. Its customer and climate are fixed, because they depend on the property. */
export function NewLoadFields({
  fields,
  submitLabel,
  onSubmit,
  onClose,
}: EditFormProps<ProposalFields<'manual-j-new'>>) {
  const form = useSchemaForm({ schema: PROPOSAL_FIELDS['manual-j-new'], initialValues: fields });
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={onSubmit} onCancel={onClose}>
      <Stack gap="sm">
        <FormTextInput form={form} name="title" label="Name" isRequired />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormNumber form={form} name="floorAreaFt2" label="Conditioned floor area" suffix=" ft²" isRequired />
          <FormNumber form={form} name="storeys" label="Stories" isRequired />
          <FormNumber form={form} name="ceilingHeightFt" label="Ceiling height" decimals={1} suffix=" ft" isRequired />
          <FormNumber form={form} name="bedrooms" label="Bedrooms" isRequired />
        </SimpleGrid>
        <FormTextInput form={form} name="roomName" label="First room" isRequired />
      </Stack>
    </SchemaForm>
  );
}
