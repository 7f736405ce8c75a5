import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { ITEM_KINDS, ITEM_KIND_LABELS } from '@/domain/billing/itemKind';
import type { DiscountRecord } from '@/domain/discount/discountRecord';
import { describeDiscount } from '@/domain/discount/words';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import {
  DISCOUNT_CHOICES,
  discountFormSchema,
  discountInWords,
  DISCOUNT_FIELD_LABELS,
  toTerms,
  toValues,
} from '../discountForm';
import { DiscountExtras } from './DiscountExtras';
import { TryDiscount } from './TryDiscount';

type DiscountFormProps = {
  discount: Stored<DiscountRecord> | null;
  others: readonly Stored<DiscountRecord>[];
  onDone: () => void;
};

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const KINDS = optionsOf(DISCOUNT_CHOICES.kind);
const SCOPES = optionsOf(DISCOUNT_CHOICES.scope);
const ITEMS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));

/** Form for a new or existing discount. Documents that already have it keep their terms. */
export function DiscountForm({ discount, others, onDone }: DiscountFormProps) {
  // The list may load after the form if the URL is opened directly.
  const schema = useMemo(
    () =>
      discountFormSchema(
        others.filter(({ id, isArchived }) => id !== discount?.id && !isArchived).map(({ code }) => code.toUpperCase()),
      ),
    [others, discount?.id],
  );
  const editing = useRecordForm({
    definition: collections.discounts,
    record: discount,
    noun: 'discount',
    schema,
    toForm: toValues,
    startWith: toValues(null),
    toFields: toTerms,
    create: (values) => ({ ...toTerms(values), usedTotal: 0, isArchived: false }),
    nameOf: ({ name }) => name,
    labels: DISCOUNT_FIELD_LABELS,
    format: discountInWords,
    onSaved: onDone,
  });
  const { form } = editing;
  const { archive, restore } = useArchive(collections.discounts, discount, {
    name: discount?.name ?? '',
    archived: { isArchived: true },
    active: { isArchived: false },
    question: 'It can no longer be applied. Documents that already have it keep it, and you can restore it.',
    restoredText: `${discount?.name ?? ''} can be applied again.`,
    onDone,
  });
  const terms = toTerms(form.values);
  const hasAmount = terms.kind === 'percent' ? terms.ratePpm > 0 : terms.amountCents > 0;
  const archiveButton = discount && (
    <Button variant="subtle" color="gray" onClick={() => void (discount.isArchived ? restore() : archive())}>
      {discount.isArchived ? 'Restore' : 'Archive'}
    </Button>
  );

  return (
    <RecordForm editing={editing} onCancel={onDone} extraActions={archiveButton}>
      <Stack gap="md">
        <FormTextInput
          form={form}
          name="name"
          label="Name"
          description="As customers read it."
          isRequired
          autoComplete="off"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="kind" label="Kind" options={KINDS} />
          {terms.kind === 'percent' ? (
            <FormRate form={form} name="ratePpm" label="Percent" isRequired />
          ) : (
            <FormMoney form={form} name="amountCents" label="Amount" isRequired />
          )}
          <FormSelect form={form} name="scope" label="Applies to" options={SCOPES} />
          <FormMultiSelect form={form} name="itemKinds" label="Only on" options={ITEMS} placeholder="Everything" />
        </SimpleGrid>
        <Text role="status" fw={600}>
          {hasAmount ? `${describeDiscount(terms)}.` : 'Enter how much it takes off.'}
        </Text>
        <DiscountExtras form={form} />
        <FormSwitch form={form} name="isActive" label="Switched on" />
        {hasAmount && (
          <Section title="Try it">
            <TryDiscount terms={terms} />
          </Section>
        )}
      </Stack>
    </RecordForm>
  );
}
