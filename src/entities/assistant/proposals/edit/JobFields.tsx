import { SimpleGrid, Stack } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobTypeOptions } from '@/domain/company/workChoices';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import { PRIORITIES, TECHNICIAN_LIMIT } from '@/domain/job/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

/** Lets the user edit a job before it's created. The customer is fixed: for another customer, it's a different job. */
export function JobFields({ fields, submitLabel, onSubmit, onClose }: EditFormProps<ProposalFields<'job'>>) {
  const { timeZone } = useSession().company;
  const { settings } = useWorkSettings();
  const form = useSchemaForm({ schema: PROPOSAL_FIELDS.job, initialValues: fields });
  return (
    <SchemaForm form={form} submitLabel={submitLabel} onSubmit={onSubmit} onCancel={onClose}>
      <Stack gap="sm">
        <FormTextInput form={form} name="title" label="Job" isRequired />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="type" label="Type" options={jobTypeOptions(settings, fields.type)} />
          <FormSelect form={form} name="priority" label="Priority" options={PRIORITY_OPTIONS} />
        </SimpleGrid>
        <PropertyPicker
          customerId={fields.customerId}
          label="Property"
          value={form.values.propertyId}
          onChange={(id) => form.setFieldValue('propertyId', id)}
          error={form.errors['propertyId']}
          dataPath="propertyId"
        />
        <FormDateTime form={form} name="scheduledTime" label="Time" timeZone={timeZone} />
        <FormNumber form={form} name="durationMinutes" label="Duration" min={5} max={14_400} step={15} suffix=" min" />
        <TechnicianPicker
          label="Technicians"
          value={form.values.technicianIds}
          onChange={(ids) => form.setFieldValue('technicianIds', ids)}
          error={form.errors['technicianIds']}
          max={TECHNICIAN_LIMIT}
          dataPath="technicianIds"
        />
        <FormTextarea form={form} name="description" label="Description" minRows={3} />
      </Stack>
    </SchemaForm>
  );
}
