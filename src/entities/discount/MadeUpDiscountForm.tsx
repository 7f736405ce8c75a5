import { MultiSelect, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { countedLines } from '@/domain/billing/lines';
import type { DocumentInput } from '@/domain/billing/schema';
import { madeUpDiscount } from '@/domain/discount/entries';
import { MADE_UP_LIMIT_PPM } from '@/domain/discount/madeUp';
import { offerOf } from '@/domain/discount/offer';
import { discountSchema, type Discount } from '@/domain/discount/schema';
import { amountCents, ratePpm } from '@/domain/money/schema';
import { requiredLine } from '@/domain/record/schema';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OfferText } from './OfferText';

type MadeUpDiscountFormProps = {
  document: DocumentInput;
  onAdd: (terms: Discount, lineIds: string[]) => void;
  onCancel: () => void;
};

const formSchema = z
  .object({
    name: requiredLine(120, 'Enter its name on the document'),
    kind: z.enum(['percent', 'fixed']),
    ratePpm: z.union([z.literal(''), ratePpm]),
    amountCents: z.union([z.literal(''), amountCents]),
    scope: z.enum(['line', 'document']),
    reason: requiredLine(200, 'Enter why it is given'),
  })
  .superRefine(({ kind, ratePpm: rate, amountCents: amount }, context) => {
    const isMissing = kind === 'percent' ? rate === '' || rate === 0 : amount === '' || amount === 0;
    if (!isMissing) return;
    const [path, message] = kind === 'percent' ? ['ratePpm', 'Enter a percentage'] : ['amountCents', 'Enter an amount'];
    context.addIssue({ code: 'custom', path: [path], message });
  });
type Values = z.output<typeof formSchema>;

const EMPTY: Values = {
  name: 'Discount',
  kind: 'percent',
  ratePpm: '',
  amountCents: '',
  scope: 'document',
  reason: '',
};
const KINDS = [
  { value: 'percent', label: 'Percent' },
  { value: 'fixed', label: 'Amount' },
];
const SCOPES = [
  { value: 'document', label: 'All of them together' },
  { value: 'line', label: 'Each line separately' },
];

const termsOf = ({ ratePpm: rate, amountCents: amount, ...values }: Values): Discount | null =>
  discountSchema.safeParse({
    ...values,
    ratePpm: values.kind === 'percent' ? rate || 0 : 0,
    amountCents: values.kind === 'fixed' ? amount || 0 : 0,
  }).data ?? null;

/** Edits a custom discount for this document only. The reason is required, because the report is based on it. */
export function MadeUpDiscountForm({ document, onAdd, onCancel }: MadeUpDiscountFormProps) {
  const form = useSchemaForm({ schema: formSchema, initialValues: EMPTY });
  const [lineIds, setLineIds] = useState<string[]>([]);
  const { kind } = form.values;
  const terms = termsOf({ ...form.values, reason: form.values.reason || '–' });
  const lines = countedLines(document)
    .filter(({ isDiscountable }) => isDiscountable)
    .map(({ id, name }) => ({ value: id, label: name || 'Line without a name' }));
  const submit = (values: Values): void => {
    const made = termsOf(values);
    if (made) onAdd(made, lineIds);
  };

  return (
    <SchemaForm form={form} onSubmit={submit} submitLabel="Apply discount" onCancel={onCancel}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <FormSelect form={form} name="kind" label="Kind" options={KINDS} />
          {kind === 'percent' ? (
            <FormRate form={form} name="ratePpm" label="Percent" isRequired />
          ) : (
            <FormMoney form={form} name="amountCents" label="Amount" isRequired />
          )}
        </SimpleGrid>
        <MultiSelect
          label="Lines"
          data={lines}
          value={lineIds}
          onChange={setLineIds}
          placeholder={lineIds.length === 0 ? 'Every line' : ''}
          clearable
          clearButtonProps={{ 'aria-label': 'Every line' }}
          searchable={lines.length > 7}
        />
        <FormSelect form={form} name="scope" label="Applies to" options={SCOPES} />
        <FormTextInput form={form} name="name" label="Name on the document" isRequired />
        <FormTextInput
          form={form}
          name="reason"
          label="Reason"
          description={`For your own reports. Above ${MADE_UP_LIMIT_PPM / 10_000}% of the document, a manager has to save or issue the invoice.`}
          isRequired
          autoComplete="off"
        />
        {terms && (
          <OfferText offer={offerOf(document, madeUpDiscount('offer', terms, lineIds))} currency={document.currency} />
        )}
      </Stack>
    </SchemaForm>
  );
}
