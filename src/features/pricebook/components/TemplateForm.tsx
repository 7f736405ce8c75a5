import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { formatCents } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { priceOfParts } from '@/domain/pricebook/price';
import { TEMPLATE_ITEMS_LIMIT, TEMPLATE_OPTIONS_LIMIT, type PricebookTemplate } from '@/domain/pricebook/template';
import type { Stored } from '@/domain/record/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { formatCount } from '@/ui/format/quantities';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import {
  emptyOption,
  fromTemplateForm,
  TEMPLATE_FIELD_LABELS,
  templateFormSchema,
  toTemplateForm,
} from '../templateForm';
import classes from './pricebook.module.css';

type TemplateFormProps = { template: Stored<PricebookTemplate> | null; onDone: () => void };

/** Good, better and best with the items that each holds. */
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
  const priceOfOption = (index: number): string => {
    const parts = (options[index]?.items ?? []).flatMap(({ id, quantity }) => {
      const row = rows.get(id);
      return row ? [{ ...row, quantityE4: Math.round(Number(quantity) * QUANTITY_ONE_E4) }] : [];
    });
    return formatCents(priceOfParts(parts).priceCents);
  };

  return (
    <>
      <RecordForm editing={editing} onCancel={onDone}>
        <FormTextInput form={form} name="name" label="Name" isRequired />
        <FormTextarea form={form} name="description" label="What it is for" maxLength={2000} minRows={2} />
        <FormList
          form={form}
          name="options"
          label="Options"
          itemLabel="Option"
          max={TEMPLATE_OPTIONS_LIMIT}
          newItem={() => emptyOption('Option')}
        >
          {(index) => (
            <>
              <FormTextInput
                form={form}
                name={`options.${index}.name`}
                label={`Name · ${priceOfOption(index)}`}
                isRequired
              />
              <FormTextarea
                form={form}
                name={`options.${index}.description`}
                label="What the customer reads"
                maxLength={1000}
                minRows={2}
              />
              <FormCheckbox form={form} name={`options.${index}.isRecommended`} label="Recommended" />
              <FormList
                form={form}
                name={`options.${index}.items`}
                label="Items"
                itemLabel="Item"
                max={options[index]?.items.length ?? 0}
                newItem={() => ({ id: '', quantity: 1 })}
                emptyText="No items yet."
              >
                {(at) => (
                  <div className={classes.part}>
                    <span>
                      {rows.get(options[index]?.items[at]?.id ?? '')?.name ?? 'An item that is archived or deleted'}
                    </span>
                    <FormNumber
                      form={form}
                      name={`options.${index}.items.${at}.quantity`}
                      label="Quantity"
                      decimals={4}
                      min={0}
                    />
                  </div>
                )}
              </FormList>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setPickingFor(index)}
              >
                Add items
              </Button>
            </>
          )}
        </FormList>
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
