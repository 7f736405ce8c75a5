import { Stack } from '@mantine/core';
import type { z } from 'zod';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecordsById } from '@/data/react/useRecordsById';
import { GATE_KINDS, GATE_RIGHTS, siteGateSchema, type SiteGate } from '@/domain/demolition/site/gateSchema';
import { GATE_KIND_LABELS, GATE_RIGHT_LABELS } from '@/domain/demolition/site/gateWords';
import type { Stored } from '@/domain/record/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Pair } from '@/ui/layout/Pair';

const formSchema = siteGateSchema.pick({
  kind: true,
  title: true,
  right: true,
  jobId: true,
  documentUrl: true,
  notes: true,
});
type Values = z.output<typeof formSchema>;
const EMPTY: Values = { kind: 'other', title: '', right: 'office', jobId: '', documentUrl: '', notes: '' };
const toForm = (gate: SiteGate): Values => formSchema.parse(gate);
const LABELS: Partial<Record<keyof SiteGate, string>> = {
  kind: 'Kind',
  title: 'Requirement',
  right: 'Who may clear it',
  jobId: 'Holds',
  documentUrl: 'Document',
  notes: 'Notes',
};

type GateDrawerProps = { openId: string | null; siteId: string; jobIds: readonly string[]; onClose: () => void };

/** Shows a requirement next to the list: what it is, who can clear it, and which jobs it blocks. */
export function GateDrawer({ openId, siteId, jobIds, onClose }: GateDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.siteGates}
      noun="requirement"
      openId={openId}
      onClose={onClose}
      titleOf={({ title }) => title}
      mayCreate={can('create', 'siteGates')}
    >
      {(gate) => <GateForm key={gate?.id ?? 'new'} gate={gate} siteId={siteId} jobIds={jobIds} onDone={onClose} />}
    </RecordDrawer>
  );
}

type GateFormProps = Pick<GateDrawerProps, 'siteId' | 'jobIds'> & { gate: Stored<SiteGate> | null; onDone: () => void };

function GateForm({ gate, siteId, jobIds, onDone }: GateFormProps) {
  const can = useCan();
  const { records: jobs } = useRecordsById(collections.jobs, jobIds);
  const editing = useRecordForm<SiteGate, Values>({
    definition: collections.siteGates,
    record: gate,
    noun: 'requirement',
    schema: formSchema,
    toForm,
    startWith: EMPTY,
    toFields: (values) => values,
    create: (values) => siteGateSchema.parse({ ...values, siteId }),
    draftOf: siteId,
    nameOf: ({ title }) => title,
    labels: LABELS,
    onSaved: onDone,
  });
  const remove = useDelete(collections.siteGates);
  const askToDelete = async ({ id, title }: Stored<SiteGate>): Promise<void> => {
    const message = 'Its history is deleted too. To keep it, mark it as not needed.';
    if (await remove(id, { name: title, message })) onDone();
  };
  const { form } = editing;
  return (
    <RecordForm
      editing={editing}
      onCancel={onDone}
      createLabel="Add requirement"
      onDelete={can('delete', 'siteGates') ? askToDelete : undefined}
    >
      <Stack gap="md">
        <FormSelect
          form={form}
          name="kind"
          label="Kind"
          options={GATE_KINDS.map((value) => ({ value, label: GATE_KIND_LABELS[value] }))}
        />
        <FormTextInput form={form} name="title" label="Requirement" isRequired />
        <Pair least="200px">
          <FormSelect
            form={form}
            name="right"
            label="Who may clear it"
            options={GATE_RIGHTS.map((value) => ({ value, label: GATE_RIGHT_LABELS[value] }))}
          />
          <FormSelect
            form={form}
            name="jobId"
            label="Holds"
            options={[
              { value: '', label: 'All jobs of the site' },
              ...jobs.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
            ]}
          />
        </Pair>
        <FormTextInput form={form} name="documentUrl" label="Document" placeholder="https://" inputMode="url" />
        <FormTextarea form={form} name="notes" label="Notes" />
      </Stack>
    </RecordForm>
  );
}
