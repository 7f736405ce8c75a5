import { Drawer, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { odometerFault, odometerSchema, type Odometer } from '@/domain/mileage/schema';
import type { Stored } from '@/domain/record/schema';
import { resourceName } from '@/domain/resource/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { useResources } from '@/entities/schedule/useResources';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { formatDate } from '@/ui/format/dateTime';
import { Pair } from '@/ui/layout/Pair';

const empty = z.literal('');
const formSchema = odometerSchema
  .extend({
    resourceId: z.string().min(1, 'Choose the vehicle'),
    startMiles: z.union([empty, odometerSchema.shape.startMiles]),
    endMiles: z.union([empty, odometerSchema.shape.startMiles]),
  })
  .superRefine((values, context) => {
    const say = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (values.startMiles === '') say('startMiles', 'Enter the reading at the start');
    const fault = odometerFault(toFields(values));
    if (fault !== '') say('endMiles', fault);
  });
type Values = Omit<Odometer, 'startMiles' | 'endMiles'> & { startMiles: number | ''; endMiles: number | '' };

const toFields = (values: Values): Odometer => ({
  ...values,
  startMiles: values.startMiles || 0,
  endMiles: values.endMiles || 0,
});
const LABELS: Record<keyof Odometer, string> = {
  resourceId: 'Vehicle',
  technicianId: 'Driver',
  date: 'Day',
  startMiles: 'At the start',
  endMiles: 'At the end',
  note: 'Note',
};

type OdometerDrawerProps = {
  /** The entry to edit, or null to create one. */
  odometer: Stored<Odometer> | null;
  technicianId: string;
  /** YYYY-MM-DD */
  date: string;
  onClose: () => void;
};

/** Records a vehicle's odometer readings on someone's day. The end reading may be entered later. */
export function OdometerDrawer({ odometer, technicianId, date, onClose }: OdometerDrawerProps) {
  return (
    <Drawer opened onClose={onClose} position="right" title={`Odometer, ${formatDate(date, 'UTC')}`}>
      <OdometerForm odometer={odometer} technicianId={technicianId} date={date} onClose={onClose} />
    </Drawer>
  );
}

function OdometerForm({ odometer, technicianId, date, onClose }: OdometerDrawerProps) {
  const { active, byId } = useResources();
  const vehicles = active.filter(({ kind, id }) => kind === 'vehicle' || id === odometer?.resourceId);
  const own = vehicles.find(({ technicianIds }) => technicianIds.includes(technicianId)) ?? null;
  const editing = useRecordForm({
    definition: collections.odometers,
    record: odometer,
    noun: 'odometer reading',
    schema: formSchema,
    toForm: (record): Values => ({ ...odometerSchema.parse(record), endMiles: record.endMiles || '' }),
    startWith: {
      resourceId: own?.id ?? '',
      technicianId,
      date,
      startMiles: '',
      endMiles: '',
      note: '',
    },
    toFields,
    create: toFields,
    nameOf: ({ resourceId }) => byId.get(resourceId)?.name ?? 'Odometer',
    labels: LABELS,
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <RecordForm editing={editing} createLabel="Save" onCancel={onClose}>
      <Stack gap="md">
        {vehicles.length === 0 && (
          <Text size="sm">
            There are no vehicles yet. The office adds them under Technicians, “Crews and vehicles”.
          </Text>
        )}
        <FormSelect
          form={form}
          name="resourceId"
          label={LABELS.resourceId}
          options={vehicles.map((vehicle) => ({ value: vehicle.id, label: resourceName(vehicle) }))}
          disabled={odometer !== null}
        />
        <Pair least="140px">
          <FormNumber form={form} name="startMiles" label={LABELS.startMiles} suffix=" mi" min={0} isRequired />
          <FormNumber form={form} name="endMiles" label={LABELS.endMiles} suffix=" mi" min={0} />
        </Pair>
        <FormTextInput form={form} name="note" label={LABELS.note} placeholder="Parts run to Asheville" />
      </Stack>
    </RecordForm>
  );
}
