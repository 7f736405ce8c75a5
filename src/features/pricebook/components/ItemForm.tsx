import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { formatQuantity } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import {
  BUNDLE_PARTS_LIMIT,
  itemFault,
  PRICEBOOK_KIND_LABELS,
  PRICEBOOK_KINDS,
  type PricebookItem,
} from '@/domain/pricebook/schema';
import type { PricebookSettings } from '@/domain/pricebook/settings';
import type { Stored } from '@/domain/record/schema';
import { proposedClass } from '@/domain/tax/proposeClass';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/tax/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { useCategories } from '@/entities/pricebook/useCategories';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useToday } from '@/entities/company/useToday';
import { fromItemForm, itemDerived, itemFormSchema, itemInWords, toItemForm, type ItemFormValues } from '../itemForm';
import { ITEM_FIELD_LABELS } from '@/domain/pricebook/itemLabels';
import { BundleParts } from './BundleParts';
import { ItemPhoto } from './ItemPhoto';
import { PriceWhy } from './PriceWhy';
import { PricingFields } from './PricingFields';

type ItemFormProps = {
  item: Stored<PricebookItem> | null;
  settings: PricebookSettings;
  /** Initial category of a new item. */
  categoryId?: string;
  onDone: (id: string) => void;
  onCancel: () => void;
};

const KINDS = PRICEBOOK_KINDS.map((value) => ({ value, label: PRICEBOOK_KIND_LABELS[value] }));
const TAX = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

/** Returns the tax class after the kind changes: the new kind's default, unless someone chose a different one. */
function classWithKind(chosen: string, { kind: before, name, taxClass }: ItemFormValues): ItemFormValues['taxClass'] {
  const kind = PRICEBOOK_KINDS.find((known) => known === chosen);
  const isChosen = taxClass !== 'unset' && taxClass !== proposedClass({ kind: before, name });
  return !kind || isChosen ? taxClass : (proposedClass({ kind, name }) ?? 'unset');
}

/** Edits a new or existing item, with its price explained as it is typed. */
export function ItemForm({ item, settings, categoryId = '', onDone, onCancel }: ItemFormProps) {
  const today = useToday();
  const { flat } = useCategories();
  const [isPicking, setIsPicking] = useState(false);
  const editing = useRecordForm({
    definition: collections.pricebook,
    record: item,
    noun: 'item',
    schema: itemFormSchema,
    toForm: toItemForm,
    startWith: toItemForm(null, categoryId),
    toFields: (values) => fromItemForm(values, settings),
    complete: (values, base) => freshlyChecked(fromItemForm(values, settings), base, today),
    create: (values) => {
      const fields = fromItemForm(values, settings);
      return { ...fields, ...freshlyChecked(fields, null, today) };
    },
    nameOf: ({ name }) => name,
    labels: ITEM_FIELD_LABELS,
    format: (field, value) => {
      if (field === 'categoryId') return flat.find(({ category }) => category.id === value)?.path ?? null;
      if (field !== 'parts') return itemInWords(field, value);
      return (value as PricebookItem['parts'])
        .map(({ itemId, quantityE4 }) => `${formatQuantity(quantityE4)} × ${parts.get(itemId)?.name ?? 'another item'}`)
        .join(', ');
    },
    derive: (fields) => itemDerived(fields, settings),
    onSaved: ({ id }) => onDone(id),
  });
  const { form } = editing;
  const { values } = form;
  const parts = usePricebookRows(values.parts.map(({ id }) => id));
  const preview = fromItemForm(values, settings);
  const proposal = proposedClass(values);

  const submit = async (entered: ItemFormValues): Promise<void> => {
    const fault = itemFault(fromItemForm(entered, settings));
    if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
    await editing.submit(entered);
  };

  return (
    <>
      <RecordForm editing={editing} onSubmit={submit} onCancel={onCancel}>
        <FormTextInput form={form} name="name" label="Name" isRequired />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect
            form={form}
            name="kind"
            label="Kind"
            options={KINDS}
            isRequired
            onChosen={(chosen) => form.setFieldValue('taxClass', classWithKind(chosen, values))}
          />
          <FormTextInput form={form} name="code" label="Code" placeholder="CAP-45" />
          <FormSelect
            form={form}
            name="categoryId"
            label="Category"
            options={flat.map(({ category, path }) => ({ value: category.id, label: path }))}
            isClearable
            isSearchable
          />
          <FormTextInput form={form} name="unit" label="Unit" placeholder="each, hour, foot" />
        </SimpleGrid>
        <FormTextarea form={form} name="description" label="What the customer reads" maxLength={4000} />
        {values.kind === 'bundle' && <BundleParts form={form} parts={parts} onAdd={() => setIsPicking(true)} />}
        <PricingFields form={form} />
        <PriceWhy item={preview} settings={settings} parts={parts} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect
            form={form}
            name="taxClass"
            label="Tax class"
            options={TAX}
            placeholder={proposal ? `${TAX_CLASS_LABELS[proposal]}, by its kind or name` : 'Choose'}
            isRequired
          />
          <FormNumber form={form} name="durationMinutes" label="Time it takes" suffix=" min" min={0} />
          <FormTextInput form={form} name="vendor" label="Vendor" />
          <FormTextInput form={form} name="vendorPartNumber" label="Vendor’s part number" />
        </SimpleGrid>
        <FormSwitch form={form} name="isDiscountable" label="Discounts apply to it" />
        <ItemPhoto photoUrl={values.photoUrl} onChange={(url) => form.setFieldValue('photoUrl', url)} />
        <FormTextarea form={form} name="warrantyText" label="Warranty" maxLength={1000} minRows={2} />
      </RecordForm>
      <PricebookPicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        title="Parts of the bundle"
        submitLabel="Add parts"
        onPick={(picked) => {
          const known = new Set([...values.parts.map(({ id }) => id), item?.id]);
          const fresh = picked
            .filter(({ item: { id } }) => !known.has(id))
            .map(({ item: { id }, quantityE4 }) => ({ id, quantity: quantityE4 / QUANTITY_ONE_E4 }));
          form.setFieldValue('parts', [...values.parts, ...fresh].slice(0, BUNDLE_PARTS_LIMIT));
        }}
      />
    </>
  );
}

/** A user entering a new cost has just looked it up. */
function freshlyChecked(
  { costCents, costCheckedOn }: PricebookItem,
  before: PricebookItem | null,
  today: string,
): Partial<PricebookItem> {
  const isNewCost = costCents !== null && costCents !== (before?.costCents ?? null);
  return isNewCost && costCheckedOn === (before?.costCheckedOn ?? '') ? { costCheckedOn: today } : {};
}
