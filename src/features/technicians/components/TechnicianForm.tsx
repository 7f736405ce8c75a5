import { Button, SimpleGrid } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import {
  LICENCE_LIMIT,
  SKILL_LIMIT,
  technicianName,
  technicianSchema,
  type Technician,
} from '@/domain/technician/schema';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { newId } from '@/lib/ids';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormColor } from '@/ui/forms/FormColor';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useMemberOptions } from '../hooks/useMemberOptions';
import { EMPTY_TECHNICIAN, SKILL_SUGGESTIONS, TECHNICIAN_COLORS, TECHNICIAN_LABELS } from './technicianDefaults';
import { WorkingHoursFields } from './WorkingHoursFields';

type TechnicianFormProps = { technician: Stored<Technician> | null; onDone: () => void };

/** A technician's record, new or existing. Archiving keeps the name on old jobs. */
export function TechnicianForm({ technician, onDone }: TechnicianFormProps) {
  const { uid, company } = useSession();
  const save = useSaveRecord(collections.technicians);
  const { update, conflictDialog } = useConflictSave({
    definition: collections.technicians,
    labels: TECHNICIAN_LABELS,
  });
  const accounts = useMemberOptions(technician?.linkedUid ?? '');
  const form = useSchemaForm({
    schema: technicianSchema,
    initialValues: technician ? technicianSchema.parse(technician) : EMPTY_TECHNICIAN,
    draftKey: `${uid}:technician:${technician?.id ?? 'new'}`,
  });

  const submit = async (values: Technician): Promise<void> => {
    const label = technicianName(values);
    const saved = technician ? await update(technician, values, label) : await save.create(values, { label });
    if (!saved) return;
    notify.success(`${label} saved.`);
    onDone();
  };
  const setStatus = async (status: Technician['status']): Promise<void> => {
    if (!technician) return;
    const name = technicianName(technician);
    const isSure =
      status === 'active' ||
      (await confirmAction({
        title: `Archive ${name}?`,
        message:
          'They can no longer be assigned to jobs. Their name stays on the jobs they have done, and you can restore them.',
        confirmLabel: 'Archive',
      }));
    if (!isSure) return;
    try {
      const saved = await update(technician, { status }, name);
      if (!saved) return;
      const undo = () =>
        void save
          .update(technician.id, { status: technician.status }, { label: name })
          .catch((error: unknown) => notify.error(error));
      notify.success(status === 'archived' ? `${name} is archived.` : `${name} is active again.`, { undo });
      onDone();
    } catch (error) {
      notify.error(error);
    }
  };
  const statusButton = technician && (
    <Button
      variant="subtle"
      color="gray"
      onClick={() => void setStatus(technician.status === 'active' ? 'archived' : 'active')}
    >
      {technician.status === 'active' ? 'Archive' : 'Restore'}
    </Button>
  );

  return (
    <>
      <SchemaForm form={form} onSubmit={submit} onCancel={onDone} extraActions={statusButton}>
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
          description="The account whose “My day” shows this technician’s jobs."
          options={accounts}
          isClearable
          isSearchable
        />
        <FormTags
          form={form}
          name="skills"
          label="Skills"
          suggestions={SKILL_SUGGESTIONS[company.industry]}
          max={SKILL_LIMIT}
        />
        <FormList
          form={form}
          name="licences"
          label="Licenses and certificates"
          itemLabel="License"
          max={LICENCE_LIMIT}
          newItem={() => ({ id: newId(), name: '', number: '', expiresOn: '' })}
        >
          {(index) => (
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
              <FormTextInput form={form} name={`licences.${index}.name`} label="Name" isRequired />
              <FormTextInput form={form} name={`licences.${index}.number`} label="Number" />
              <FormDate form={form} name={`licences.${index}.expiresOn`} label="Expires on" />
            </SimpleGrid>
          )}
        </FormList>
        <WorkingHoursFields form={form} />
        <AddressFields form={form} name="homeBase" legend="Home base" />
        <FormTextInput form={form} name="emergencyContact" label="Emergency contact" placeholder="Name and phone" />
        <FormTextarea form={form} name="notes" label="Notes" maxLength={4000} />
      </SchemaForm>
      {conflictDialog}
    </>
  );
}
