import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { isoInstant } from '@/domain/record/schema';
import { TechnicianPicker } from '@/entities/technician/TechnicianPicker';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormNumber } from '@/ui/forms/FormNumber';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

const formSchema = z.object({
  startsAt: isoInstant.or(z.literal('')).refine((at) => at !== '', 'Enter when it starts'),
  minutes: z.number('Enter how long').int('Whole minutes').min(5, 'At least 5 minutes').max(14_400, 'At most 10 days'),
  technicianIds: PROPOSAL_FIELDS['visit-move'].shape.technicianIds,
});

/** Lets the user edit when the visit starts, how long it takes, and who goes. */
export function MoveFields({ fields, submitLabel, onSubmit, onClose }: EditFormProps<ProposalFields<'visit-move'>>) {
  const { timeZone } = useSession().company;
  const initialValues = useMemo(
    () => ({
      startsAt: fields.startsAt,
      minutes: minutesBetween(fields.startsAt, fields.endsAt),
      technicianIds: fields.technicianIds,
    }),
    [fields],
  );
  const form = useSchemaForm({ schema: formSchema, initialValues });
  return (
    <SchemaForm
      form={form}
      submitLabel={submitLabel}
      onCancel={onClose}
      onSubmit={({ startsAt, minutes, technicianIds }) =>
        onSubmit({
          startsAt,
          endsAt: plusMinutes(startsAt, minutes),
          technicianIds,
        })
      }
    >
      <Stack gap="sm">
        <FormDateTime form={form} name="startsAt" label="Starts" timeZone={timeZone} isRequired />
        <FormNumber form={form} name="minutes" label="Duration" min={5} max={14_400} step={15} suffix=" min" />
        <TechnicianPicker
          label="Technicians"
          value={form.values.technicianIds}
          onChange={(ids) => form.setFieldValue('technicianIds', ids)}
          error={form.errors['technicianIds']}
          max={10}
          dataPath="technicianIds"
        />
      </Stack>
    </SchemaForm>
  );
}
