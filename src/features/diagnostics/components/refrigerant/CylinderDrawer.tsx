import { Button, Stack } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { CYLINDER_CONTENTS, cylinderSchema, type Cylinder } from '@/domain/refrigerant-log/schema';
import { CONTENTS_WORDS, ouncesOf, weightText } from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { Pair } from '@/ui/layout/Pair';
import { splitWeight } from '../../refrigerantForm';

const amount = z.union([z.literal(''), z.number().min(0, 'Cannot be negative').max(1000, 'Too large')]);
const formSchema = cylinderSchema
  .omit({ startOunces: true, capacityOunces: true, isArchived: true })
  .extend({ startPounds: amount, startRest: amount, capacityPounds: amount });
type Values = z.infer<typeof formSchema>;

const EMPTY: Values = {
  label: '',
  refrigerant: 'R-410A',
  contents: 'virgin',
  startPounds: '',
  startRest: '',
  capacityPounds: '',
  startedOn: '',
  notes: '',
};
const toForm = ({ label, refrigerant, contents, startOunces, capacityOunces, startedOn, notes }: Cylinder): Values => {
  const { pounds, rest } = splitWeight(startOunces);
  return {
    label,
    refrigerant,
    contents,
    startPounds: pounds,
    startRest: rest,
    capacityPounds: capacityOunces === 0 ? '' : capacityOunces / 16,
    startedOn,
    notes,
  };
};
const toFields = ({ startPounds, startRest, capacityPounds, ...values }: Values): Partial<Cylinder> => ({
  ...values,
  startOunces: ouncesOf(startPounds || 0, startRest || 0),
  capacityOunces: ouncesOf(capacityPounds || 0, 0),
});
const LABELS: Partial<Record<keyof Cylinder, string>> = {
  label: 'On the cylinder',
  refrigerant: 'Refrigerant',
  contents: 'Contents',
  startOunces: 'Held at the start',
  capacityOunces: 'May hold',
  startedOn: 'In use since',
  notes: 'Notes',
};
const inWords = (field: keyof Cylinder, value: unknown): string | null =>
  field === 'startOunces' || field === 'capacityOunces' ? weightText(value as number) : null;

/** Shows a cylinder next to the log: its details, and its contents when put into use. */
export function CylinderDrawer({ openId, onClose }: { openId: string | null; onClose: () => void }) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.refrigerantCylinders}
      noun="cylinder"
      openId={openId}
      onClose={onClose}
      titleOf={({ label }) => label}
      mayCreate={can('create', 'refrigerantCylinders')}
    >
      {(cylinder) => <CylinderForm key={cylinder?.id ?? 'new'} cylinder={cylinder} onDone={onClose} />}
    </RecordDrawer>
  );
}

function CylinderForm({ cylinder, onDone }: { cylinder: Stored<Cylinder> | null; onDone: () => void }) {
  const editing = useRecordForm<Cylinder, Values>({
    definition: collections.refrigerantCylinders,
    record: cylinder,
    noun: 'cylinder',
    schema: formSchema,
    toForm,
    startWith: EMPTY,
    toFields,
    create: (values) => cylinderSchema.parse(toFields(values)),
    nameOf: ({ label }) => label,
    labels: LABELS,
    format: inWords,
    onSaved: onDone,
  });
  const { archive } = useArchive(collections.refrigerantCylinders, cylinder, {
    name: cylinder?.label ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    question: 'For a cylinder that is empty or was returned. Its entries stay in the log.',
    onDone,
  });
  const { form } = editing;
  return (
    <RecordForm
      editing={editing}
      onCancel={onDone}
      createLabel="Add cylinder"
      extraActions={
        cylinder && (
          <Button variant="subtle" color="gray" onClick={() => void archive()}>
            Archive…
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FormTextInput form={form} name="label" label="On the cylinder" placeholder="A-1043" isRequired />
        <Pair least="160px">
          <FormSelect
            form={form}
            name="refrigerant"
            label="Refrigerant"
            options={REFRIGERANT_NAMES.map((value) => ({ value, label: value }))}
          />
          <FormSelect
            form={form}
            name="contents"
            label="Contents"
            options={CYLINDER_CONTENTS.map((value) => ({ value, label: CONTENTS_WORDS[value] }))}
          />
        </Pair>
        <Pair least="160px">
          <FormNumber form={form} name="startPounds" label="Held at the start" suffix=" lb" min={0} decimals={2} />
          <FormNumber form={form} name="startRest" label="and" suffix=" oz" min={0} decimals={1} />
        </Pair>
        <Pair least="160px">
          <FormNumber
            form={form}
            name="capacityPounds"
            label="May hold"
            description="80 % of its water capacity at most"
            suffix=" lb"
            min={0}
            decimals={1}
          />
          <FormDate form={form} name="startedOn" label="In use since" />
        </Pair>
        <FormTextarea form={form} name="notes" label="Notes" />
      </Stack>
    </RecordForm>
  );
}
