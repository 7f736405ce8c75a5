import { Button, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { RESOURCE_KIND_LABELS, RESOURCE_KINDS, resourceSchema, type Resource } from '@/domain/resource/schema';
import { technicianName } from '@/domain/technician/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';

const EMPTY: Resource = { ...resourceSchema.parse({ kind: 'crew', name: 'x' }), name: '' };
const LABELS: Record<keyof Resource, string> = {
  kind: 'Kind',
  name: 'Name',
  unitNumber: 'Plate or number',
  technicianIds: 'People',
  leadId: 'Lead',
  notes: 'Notes',
  isArchived: 'Archived',
};
const KINDS = RESOURCE_KINDS.map((value) => ({ value, label: RESOURCE_KIND_LABELS[value] }));

/** Drops leftover input for the other kind: only a crew has a lead, only the rest has a number. */
const toFields = (values: Resource): Resource => ({
  ...values,
  unitNumber: values.kind === 'crew' ? '' : values.unitNumber,
  leadId: values.kind === 'crew' && values.technicianIds.includes(values.leadId) ? values.leadId : '',
});

/** Edits a new or existing crew, vehicle or machine. Archiving keeps it on the visits that it was booked for. */
export function ResourceForm({ resource, onDone }: { resource: Stored<Resource> | null; onDone: () => void }) {
  const { all, namesOf } = useTechnicians();
  const editing = useRecordForm({
    definition: collections.resources,
    record: resource,
    noun: 'crew or vehicle',
    schema: resourceSchema,
    toForm: (record) => resourceSchema.parse(record),
    startWith: EMPTY,
    toFields,
    create: toFields,
    nameOf: ({ name }) => name,
    labels: LABELS,
    format: (field, value) =>
      field === 'technicianIds'
        ? namesOf(value as string[]).join(', ')
        : field === 'leadId'
          ? namesOf([String(value)]).join()
          : null,
    onSaved: onDone,
  });
  const { form } = editing;
  const { kind, technicianIds } = form.values;
  const { archive, restore } = useArchive(collections.resources, resource, {
    name: resource?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    onDone,
  });
  const people = all
    .filter(({ id, status }) => status === 'active' || technicianIds.includes(id))
    .map((technician) => ({ value: technician.id, label: technicianName(technician) }));
  const isCrew = kind === 'crew';
  return (
    <RecordForm
      editing={editing}
      createLabel="Add"
      onCancel={onDone}
      extraActions={
        resource && (
          <Button variant="subtle" color="gray" onClick={() => void (resource.isArchived ? restore() : archive())}>
            {resource.isArchived ? 'Restore' : 'Archive'}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FormSelect form={form} name="kind" label="Kind" options={KINDS} />
        <FormTextInput
          form={form}
          name="name"
          label="Name"
          isRequired
          autoComplete="off"
          placeholder={isCrew ? 'North crew' : kind === 'vehicle' ? 'Truck 7' : 'Mini excavator'}
        />
        {!isCrew && <FormTextInput form={form} name="unitNumber" label={LABELS.unitNumber} autoComplete="off" />}
        <FormMultiSelect
          form={form}
          name="technicianIds"
          label={isCrew ? 'Members' : 'Usually with'}
          {...(!isCrew && {
            description: 'Miles are logged to this technician unless an odometer entry says otherwise.',
          })}
          options={people}
          isSearchable
        />
        {isCrew && technicianIds.length > 0 && (
          <FormSelect
            form={form}
            name="leadId"
            label="Lead"
            description="Listed first on jobs and documents."
            options={people.filter(({ value }) => technicianIds.includes(value))}
            isClearable
          />
        )}
        <FormTextarea form={form} name="notes" label="Notes" />
      </Stack>
    </RecordForm>
  );
}
