import { Button, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { TECHNICIAN_COLORS } from '@/domain/technician/colors';
import { technicianName } from '@/domain/technician/schema';
import type { Territory } from '@/domain/territory/schema';
import { postalCodesText, readPostalCodes } from '@/domain/territory/territories';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useTerritories } from '@/entities/technician/useTerritories';
import { FormColor } from '@/ui/forms/FormColor';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { formatCount } from '@/ui/format/quantities';
import { territoryFormSchema, toTerritory, toTerritoryValues } from '../territoryForm';

const LABELS: Record<keyof Territory, string> = {
  name: 'Name',
  color: 'Color on the map',
  postalCodes: 'ZIP codes',
  technicianIds: 'Preferred technicians',
  isArchived: 'Archived',
};

/** Edits a new or existing territory. */
export function TerritoryForm({ territory, onDone }: { territory: Stored<Territory> | null; onDone: () => void }) {
  const { active, namesOf } = useTechnicians();
  const { all: territories } = useTerritories();
  const editing = useRecordForm({
    definition: collections.territories,
    record: territory,
    noun: 'territory',
    schema: territoryFormSchema,
    toForm: (record) => toTerritoryValues(record, 0),
    startWith: toTerritoryValues(null, territories.length),
    toFields: toTerritory,
    create: toTerritory,
    nameOf: ({ name }) => name,
    labels: LABELS,
    format: (field, value) =>
      field === 'technicianIds'
        ? namesOf(value as string[]).join(', ')
        : field === 'postalCodes'
          ? postalCodesText(value as string[])
          : null,
    onSaved: onDone,
  });
  const { form } = editing;
  const { archive, restore } = useArchive(collections.territories, territory, {
    name: territory?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    onDone,
  });
  const { postalCodes } = readPostalCodes(form.values.zips);
  const others = territories.filter(
    (other) =>
      other.id !== territory?.id && !other.isArchived && other.postalCodes.some((zip) => postalCodes.includes(zip)),
  );
  return (
    <RecordForm
      editing={editing}
      createLabel="Add territory"
      onCancel={onDone}
      extraActions={
        territory && (
          <Button variant="subtle" color="gray" onClick={() => void (territory.isArchived ? restore() : archive())}>
            {territory.isArchived ? 'Restore' : 'Archive'}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FormTextInput
          form={form}
          name="name"
          label={LABELS.name}
          isRequired
          autoComplete="off"
          placeholder="West side"
        />
        <FormTextarea
          form={form}
          name="zips"
          label={LABELS.postalCodes}
          description="Separate with commas or spaces. For a range, enter 28803-28806."
        />
        <Text size="sm" c="dimmed" role="status">
          {formatCount(postalCodes.length, 'ZIP code')}
          {others.map(
            ({ name, postalCodes: theirs }) =>
              `. ${postalCodesText(theirs.filter((zip) => postalCodes.includes(zip)))} is also in ${name}: the first by name counts`,
          )}
        </Text>
        <FormMultiSelect
          form={form}
          name="technicianIds"
          label={LABELS.technicianIds}
          description="Suggested first here, unless others are much closer."
          options={active.map((technician) => ({ value: technician.id, label: technicianName(technician) }))}
          isSearchable
        />
        <FormColor form={form} name="color" label={LABELS.color} swatches={TECHNICIAN_COLORS} />
      </Stack>
    </RecordForm>
  );
}
