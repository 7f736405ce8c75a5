import { Button, SimpleGrid } from '@mantine/core';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { nextTechnicianColor, TECHNICIAN_COLORS } from '@/domain/technician/colors';
import { technicianName, technicianSchema, type Technician } from '@/domain/technician/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormColor } from '@/ui/forms/FormColor';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useMemberOptions } from '../hooks/useMemberOptions';
import { EMPTY_TECHNICIAN, TECHNICIAN_FIELD_LABELS } from '../technicianForm';
import { TechnicianExtras } from './TechnicianExtras';

type TechnicianFormProps = { technician: Stored<Technician> | null; onDone: () => void };

/** Edits a new or existing technician's record. Archiving keeps the name on old jobs. */
export function TechnicianForm({ technician, onDone }: TechnicianFormProps) {
  const technicians = useTechnicians();
  const accounts = useMemberOptions(technician?.linkedUid ?? '');
  const editing = useRecordForm({
    definition: collections.technicians,
    record: technician,
    noun: 'technician',
    schema: technicianSchema,
    toForm: (record) => technicianSchema.parse(record),
    startWith: { ...EMPTY_TECHNICIAN, color: nextTechnicianColor(technicians.byId.size) },
    toFields: (values) => values,
    create: (values) => values,
    nameOf: technicianName,
    labels: TECHNICIAN_FIELD_LABELS,
    format: (field, value) =>
      field === 'linkedUid' ? (accounts.find((account) => account.value === value)?.label ?? null) : null,
    onSaved: onDone,
  });
  const { form } = editing;
  const name = technician ? technicianName(technician) : '';
  const { archive, restore } = useArchive(collections.technicians, technician, {
    name,
    archived: { status: 'archived' },
    active: { status: 'active' },
    question:
      'They can no longer be assigned to jobs. Their visits stay on the board, flagged, until someone else is assigned. Their name stays on the jobs they have done, and you can restore them.',
    restoredText: `${name} is active again.`,
    onDone,
  });
  const statusButton = technician && (
    <Button variant="subtle" color="gray" onClick={() => void (technician.status === 'active' ? archive() : restore())}>
      {technician.status === 'active' ? 'Archive' : 'Restore'}
    </Button>
  );

  return (
    <RecordForm editing={editing} createLabel="Add technician" onCancel={onDone} extraActions={statusButton}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormTextInput form={form} name="firstName" label="First name" isRequired />
        <FormTextInput form={form} name="lastName" label="Last name" />
        <FormTextInput form={form} name="jobTitle" label="Title" placeholder="Lead installer" />
        <FormColor form={form} name="color" label="Color on boards" swatches={TECHNICIAN_COLORS} />
        <FormPhone form={form} name="phone" label="Phone" />
        <FormTextInput form={form} name="email" label="E-mail" type="email" />
      </SimpleGrid>
      <FormSelect
        form={form}
        name="linkedUid"
        label="Signs in as"
        description="The technician’s jobs show under “My day” in this account."
        options={accounts}
        isClearable
        isSearchable
      />
      <TechnicianExtras form={form} />
    </RecordForm>
  );
}
