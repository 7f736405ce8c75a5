import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { TEMPLATE_ITEMS_LIMIT, TEMPLATE_OPTIONS_LIMIT, type PricebookTemplate } from '@/domain/pricebook/template';
import type { Stored } from '@/domain/record/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { formatCount } from '@/ui/format/quantities';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import {
  emptyOption,
  fromTemplateForm,
  TEMPLATE_FIELD_LABELS,
  templateFormSchema,
  toTemplateForm,
  type TemplateFormValues,
} from '../templateForm';
import classes from './template.module.css';
import { TemplateColumn } from './TemplateColumn';

type TemplateFormProps = { template: Stored<PricebookTemplate> | null; onDone: () => void };

/** Edits good, better and best side by side, with each one's items. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const editing = useRecordForm({
    definition: collections.pricebookTemplates,
    record: template,
    noun: 'template',
    schema: templateFormSchema,
    toForm: toTemplateForm,
    startWith: toTemplateForm(null),
    toFields: fromTemplateForm,
    create: fromTemplateForm,
    nameOf: ({ name }) => name,
    labels: TEMPLATE_FIELD_LABELS,
    format: (field, value) =>
      field === 'options'
        ? (value as PricebookTemplate['options'])
            .map(({ name, items }) => `${name}: ${formatCount(items.length, 'item')}`)
            .join('; ')
        : null,
    onSaved: onDone,
  });
  const { form } = editing;
  const { options } = form.values;
  const [pickingFor, setPickingFor] = useState<number | null>(null);
  const rows = usePricebookRows([...new Set(options.flatMap(({ items }) => items.map(({ id }) => id)))]);
  const put = (next: TemplateFormValues['options']): void => form.setFieldValue('options', next);

  return (
    <>
      <RecordForm editing={editing} onCancel={onDone}>
        <FormTextInput form={form} name="name" label="Name" isRequired />
        <FormTextarea form={form} name="description" label="What it is for" maxLength={2000} minRows={2} />
        <div className={classes.columns}>
          {options.map(({ id }, index) => (
            <TemplateColumn
              key={id}
              form={form}
              index={index}
              rows={rows}
              onRecommend={() =>
                put(options.map((each) => ({ ...each, isRecommended: each.id === id && !each.isRecommended })))
              }
              onMove={(by) => form.reorderListItem('options', { from: index, to: index + by })}
              onRemove={() => form.removeListItem('options', index)}
              onAddItems={() => setPickingFor(index)}
            />
          ))}
        </div>
        {options.length < TEMPLATE_OPTIONS_LIMIT && (
          <div>
            <Button
              variant="text"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => form.insertListItem('options', emptyOption(`Option ${options.length + 1}`))}
            >
              Add option
            </Button>
          </div>
        )}
      </RecordForm>
      <PricebookPicker
        opened={pickingFor !== null}
        onClose={() => setPickingFor(null)}
        title="Items of the option"
        submitLabel="Add items"
        onPick={(picked) => {
          if (pickingFor === null) return;
          const items = options[pickingFor]?.items ?? [];
          const known = new Set(items.map(({ id }) => id));
          const fresh = picked
            .filter(({ item }) => !known.has(item.id))
            .map(({ item, quantityE4 }) => ({ id: item.id, quantity: quantityE4 / QUANTITY_ONE_E4 }));
          form.setFieldValue(`options.${pickingFor}.items`, [...items, ...fresh].slice(0, TEMPLATE_ITEMS_LIMIT));
        }}
      />
    </>
  );
}
