import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { STARTER_TEMPLATES } from '@/domain/contract/record/starters';
import { PRICE_TYPE_LABELS, PRICE_TYPES } from '@/domain/contract/record/state';
import { contractTemplateSchema, type ContractTemplate } from '@/domain/contract/record/template';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { ClauseFields } from './ClauseFields';
import { MergeFieldList } from './MergeFieldList';
import { ReminderDays } from './ReminderDays';

const [starter] = STARTER_TEMPLATES;
const NEW = contractTemplateSchema.parse({ ...starter, name: 'New' });
const PRICE_TYPE_OPTIONS = PRICE_TYPES.map((value) => ({ value, label: PRICE_TYPE_LABELS[value] }));

/** Form for a new or existing template. Contracts already written from it don't change. */
export function TemplateForm({ template, onDone }: { template: Stored<ContractTemplate> | null; onDone: () => void }) {
  const editing = useRecordForm<ContractTemplate, ContractTemplate>({
    definition: collections.contractTemplates,
    record: template,
    noun: 'template',
    schema: contractTemplateSchema,
    toForm: (stored) => contractTemplateSchema.parse(stored),
    startWith: { ...NEW, name: '' },
    toFields: (values) => values,
    create: (values) => values,
    nameOf: ({ name }) => name,
    labels: {
      name: 'Name',
      priceType: 'Price',
      scope: 'Scope of work',
      terms: 'Terms',
      remindAfterDays: 'Reminders',
      clauses: 'Clauses',
    },
    onSaved: onDone,
  });
  const { form } = editing;
  const { archive, restore } = useArchive(collections.contractTemplates, template, {
    name: template?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    question: 'New contracts can no longer start from it. Existing contracts stay as they are.',
    restoredText: `${template?.name ?? ''} can be used again.`,
    onDone,
  });
  return (
    <RecordForm
      editing={editing}
      onCancel={onDone}
      extraActions={
        template && (
          <Button variant="subtle" color="gray" onClick={() => void (template.isArchived ? restore() : archive())}>
            {template.isArchived ? 'Restore' : 'Archive'}
          </Button>
        )
      }
    >
      <OneColumn>
        <FormTextInput form={form} name="name" label="Name" isRequired autoComplete="off" />
        <FormSelect form={form} name="priceType" label="Price" options={PRICE_TYPE_OPTIONS} />
        <FormTextarea form={form} name="scope" label="Scope of work" maxLength={20_000} minRows={3} />
        <MergeFieldList />
        <ReminderDays
          days={form.values.remindAfterDays}
          onChange={(days) => form.setFieldValue('remindAfterDays', days)}
          error={form.errors['remindAfterDays']}
        />
        <ClauseFields form={form} contract={null} />
      </OneColumn>
    </RecordForm>
  );
}
