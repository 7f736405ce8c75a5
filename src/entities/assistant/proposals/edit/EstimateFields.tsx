import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { PROPOSAL_FIELDS, type ProposalFields } from '@/domain/assistant/proposal';
import { priceOf } from '@/domain/money/amounts';
import { MAX_QUANTITY_E4, QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { formatMoney } from '@/ui/format/money';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { EditFormProps } from './editFormProps';

const { title, message, lines } = PROPOSAL_FIELDS.estimate.shape;
/** Quantities as typed: whole numbers and fractions. */
const formSchema = z.object({
  title,
  message,
  lines: z
    .array(
      z.object({
        pricebookItemId: z.string(),
        name: z.string(),
        unitPriceCents: z.number(),
        quantity: z
          .number('Enter a quantity')
          .min(1 / QUANTITY_ONE_E4, 'More than 0')
          .max(MAX_QUANTITY_E4 / QUANTITY_ONE_E4, 'Too many'),
      }),
    )
    .min(1, 'An estimate needs a line'),
});
type FormValues = z.infer<typeof formSchema>;

const storedLines = (typed: FormValues['lines']): z.infer<typeof lines> =>
  typed.map(({ quantity, ...line }) => ({ ...line, quantityE4: Math.round(quantity * QUANTITY_ONE_E4) }));

/**
 * Lets the user edit the draft's subject, its text, and the quantity of each item. Prices come from the pricebook; the rest is done on
 * the estimate itself.
 */
export function EstimateFields({ fields, submitLabel, onSubmit, onClose }: EditFormProps<ProposalFields<'estimate'>>) {
  const initialValues = useMemo<FormValues>(
    () => ({
      title: fields.title,
      message: fields.message,
      lines: fields.lines.map(({ quantityE4, ...line }) => ({ ...line, quantity: quantityE4 / QUANTITY_ONE_E4 })),
    }),
    [fields],
  );
  const form = useSchemaForm({ schema: formSchema, initialValues });
  const items = form.values.lines;
  // A number field is empty while it's being retyped.
  const totalCents = storedLines(items).reduce(
    (sum, { quantityE4, unitPriceCents }) =>
      sum + (Number.isFinite(quantityE4) ? priceOf(quantityE4, unitPriceCents) : 0),
    0,
  );
  return (
    <SchemaForm
      form={form}
      submitLabel={submitLabel}
      onCancel={onClose}
      onSubmit={(values) => onSubmit({ ...fields, ...values, lines: storedLines(values.lines) })}
    >
      <Stack gap="sm">
        <FormTextInput form={form} name="title" label="What it is for" isRequired />
        {items.map((line, at) => (
          <Group key={`${line.pricebookItemId} ${String(at)}`} align="flex-end" gap="sm" wrap="nowrap">
            <div style={{ flex: 1 }}>
              <FormNumber
                form={form}
                name={`lines.${at}.quantity`}
                label={line.name}
                description={`${formatMoney(line.unitPriceCents)} each`}
                decimals={4}
                min={0}
              />
            </div>
            <Button
              variant="subtle"
              color="gray"
              disabled={items.length === 1}
              aria-label={`Leave out ${line.name}`}
              onClick={() => form.removeListItem('lines', at)}
            >
              Leave out
            </Button>
          </Group>
        ))}
        <Text size="sm" fw={600} className="tabular">
          {formatMoney(totalCents)} before tax and discounts
        </Text>
        <FormTextarea form={form} name="message" label="What the customer reads above the lines" minRows={3} />
      </Stack>
    </SchemaForm>
  );
}
