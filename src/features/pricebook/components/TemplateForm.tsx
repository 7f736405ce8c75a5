import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatCents } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { priceOfParts } from '@/domain/pricebook/price';
import {
  pricebookTemplateSchema,
  TEMPLATE_ITEMS_LIMIT,
  TEMPLATE_OPTIONS_LIMIT,
  templateOptionSchema,
  type PricebookTemplate,
} from '@/domain/pricebook/template';
import type { Stored } from '@/domain/record/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import classes from './pricebook.module.css';

const positive = z.union([z.literal(''), z.number()]).refine((value) => value !== '' && value > 0, 'Enter a quantity');
const formSchema = pricebookTemplateSchema.extend({
  options: z
    .array(
      templateOptionSchema.extend({
        items: z
          .array(z.object({ id: z.string(), quantity: positive }))
          .max(TEMPLATE_ITEMS_LIMIT, `At most ${TEMPLATE_ITEMS_LIMIT} items`),
      }),
    )
    .min(1, 'Add an option')
    .max(TEMPLATE_OPTIONS_LIMIT),
});
type Values = z.infer<typeof formSchema>;

const emptyOption = (name: string, isRecommended = false): Values['options'][number] => ({
  id: newId(),
  name,
  description: '',
  isRecommended,
  items: [],
});
const toForm = (template: PricebookTemplate | null): Values =>
  template
    ? {
        ...template,
        options: template.options.map((option) => ({
          ...option,
          items: option.items.map(({ itemId, quantityE4 }) => ({ id: itemId, quantity: quantityE4 / QUANTITY_ONE_E4 })),
        })),
      }
    : {
        name: '',
        description: '',
        isActive: true,
        options: [emptyOption('Good'), emptyOption('Better', true), emptyOption('Best')],
      };
const fromForm = (values: Values): PricebookTemplate => ({
  ...values,
  options: values.options.map((option) => ({
    ...option,
    items: option.items.map(({ id, quantity }) => ({
      itemId: id,
      quantityE4: Math.round(Number(quantity) * QUANTITY_ONE_E4),
    })),
  })),
});

type TemplateFormProps = { template: Stored<PricebookTemplate> | null; onDone: () => void };

/** Good, better and best with the items that each holds. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const { uid } = useSession();
  const save = useSaveRecord(collections.pricebookTemplates);
  const { update, conflictDialog } = useConflictSave({
    definition: collections.pricebookTemplates,
    labels: { name: 'Name', description: 'Description', options: 'Options', isActive: 'Active' },
  });
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: toForm(template),
    draftKey: `${uid}:pricebook-template:${template?.id ?? 'new'}`,
  });
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

  const submit = async (values: Values): Promise<void> => {
    const fields = fromForm(values);
    const saved = template
      ? await update(template, fields, fields.name)
      : await save.create(fields, { label: fields.name });
    if (!saved) return;
    notify.success(`${fields.name} saved.`);
    onDone();
  };

  return (
    <>
      <SchemaForm form={form} onSubmit={submit} onCancel={onDone}>
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
      </SchemaForm>
      {conflictDialog}
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
