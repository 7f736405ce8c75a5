import { Button, SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { formatQuantity } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import {
  BUNDLE_PARTS_LIMIT,
  itemFault,
  PRICEBOOK_KIND_LABELS,
  PRICEBOOK_KINDS,
  PRICING_KIND_LABELS,
  PRICING_KINDS,
  type PricebookItem,
} from '@/domain/pricebook/schema';
import type { PricebookSettings } from '@/domain/pricebook/settings';
import type { Stored } from '@/domain/record/schema';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/tax/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { useCategories } from '@/entities/pricebook/useCategories';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useToday } from '@/entities/company/useToday';
import { fromItemForm, itemDerived, itemFormSchema, itemInWords, toItemForm, type ItemFormValues } from '../itemForm';
import { ITEM_FIELD_LABELS } from '../itemLabels';
import classes from './pricebook.module.css';
import { PriceWhy } from './PriceWhy';

type ItemFormProps = {
  item: Stored<PricebookItem> | null;
  settings: PricebookSettings;
  /** Where a new item starts. */
  categoryId?: string;
  onDone: (id: string) => void;
  onCancel: () => void;
};

const KINDS = PRICEBOOK_KINDS.map((value) => ({ value, label: PRICEBOOK_KIND_LABELS[value] }));
const TAX = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));
const pricingOptions = (isBundle: boolean) =>
  PRICING_KINDS.filter((kind) => isBundle || kind !== 'parts').map((value) => ({
    value,
    label: PRICING_KIND_LABELS[value],
  }));

/** An item, new or existing, with its price explained while it is typed. */
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
  const isBundle = values.kind === 'bundle';
  const parts = usePricebookRows(values.parts.map(({ id }) => id));
  const preview = fromItemForm(values, settings);
  const hasRate = values.pricingKind === 'markup' || values.pricingKind === 'margin';

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
          <FormSelect form={form} name="kind" label="Kind" options={KINDS} isRequired />
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
        {isBundle && (
          <>
            <FormList
              form={form}
              name="parts"
              label="Parts"
              itemLabel="Part"
              newItem={() => ({ id: '', quantity: 1 })}
              max={values.parts.length}
              emptyText="No parts yet. Add them from the pricebook."
            >
              {(index) => (
                <div className={classes.part}>
                  <span>{parts.get(values.parts[index]?.id ?? '')?.name ?? 'An item that is archived or deleted'}</span>
                  <FormNumber form={form} name={`parts.${index}.quantity`} label="Quantity" decimals={4} min={0} />
                </div>
              )}
            </FormList>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={values.parts.length >= BUNDLE_PARTS_LIMIT}
              onClick={() => setIsPicking(true)}
            >
              Add parts
            </Button>
          </>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="pricingKind" label="Pricing" options={pricingOptions(isBundle)} isRequired />
          {hasRate && (
            <FormNumber
              form={form}
              name="ratePercent"
              label={values.pricingKind === 'markup' ? 'Markup on the cost' : 'Margin of the price'}
              suffix="%"
              decimals={4}
              min={0}
            />
          )}
          {values.pricingKind === 'fixed' && <FormMoney form={form} name="priceCents" label="Price" isRequired />}
          {values.pricingKind !== 'parts' && (
            <FormMoney form={form} name="costCents" label="Cost" description="Only your colleagues see it." />
          )}
          {values.pricingKind !== 'parts' && <FormDate form={form} name="costCheckedOn" label="Cost checked on" />}
          {values.pricingKind !== 'parts' && (
            <FormMoney
              form={form}
              name="memberPriceCents"
              label="Member price"
              description="Empty = same as everyone."
            />
          )}
        </SimpleGrid>
        <PriceWhy item={preview} settings={settings} parts={parts} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="taxClass" label="Tax class" options={TAX} isRequired />
          <FormNumber form={form} name="durationMinutes" label="Time it takes" suffix=" min" min={0} />
          <FormTextInput form={form} name="vendor" label="Vendor" />
          <FormTextInput form={form} name="vendorPartNumber" label="Vendor’s part number" />
        </SimpleGrid>
        <FormSwitch form={form} name="isDiscountable" label="Discounts apply to it" />
        <FormTextInput form={form} name="photoUrl" label="Photo" placeholder="https://…" type="url" />
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

/** Whoever enters another cost has just looked it up. */
function freshlyChecked(
  { costCents, costCheckedOn }: PricebookItem,
  before: PricebookItem | null,
  today: string,
): Partial<PricebookItem> {
  const isNewCost = costCents !== null && costCents !== (before?.costCents ?? null);
  return isNewCost && costCheckedOn === (before?.costCheckedOn ?? '') ? { costCheckedOn: today } : {};
}
