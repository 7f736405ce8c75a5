import { Text } from '@mantine/core';
import { BILLING_INTERVALS, INTERVAL_LABELS } from '@/domain/agreement/record/plan';
import { LINE_TAX_CLASS_LABELS, LINE_TAX_CLASSES } from '@/domain/tax/schema';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { PlanValues } from '../planForm';

const TAX_CLASSES = LINE_TAX_CLASSES.map((value) => ({ value, label: LINE_TAX_CLASS_LABELS[value] }));

/** Edits a plan's price for each billing interval offered. */
export function PlanPrices({ form }: { form: SchemaFormApi<PlanValues> }) {
  const hasUnits = form.values.includedUnits > 0;
  return (
    <OneColumn gap="sm">
      <Text size="sm" c="dimmed">
        Prices before tax. Leave blank any you don’t offer.
      </Text>
      <Pair gap="sm" least="150px">
        {BILLING_INTERVALS.map((interval) => (
          <FormMoney key={interval} form={form} name={`${interval}.priceCents`} label={INTERVAL_LABELS[interval]} />
        ))}
      </Pair>
      <Pair gap="sm">
        <FormNumber
          form={form}
          name="includedUnits"
          label="Units included"
          description="0 means any number of units."
          min={0}
          max={50}
        />
        <FormSelect
          form={form}
          name="taxClass"
          label="Taxed as"
          description="Your tax rate that applies."
          options={TAX_CLASSES}
        />
      </Pair>
      {hasUnits && (
        <Pair gap="sm" least="190px">
          {BILLING_INTERVALS.filter((interval) => form.values[interval].priceCents !== '').map((interval) => (
            <FormMoney
              key={interval}
              form={form}
              name={`${interval}.extraUnitCents`}
              label={`Each additional unit, ${INTERVAL_LABELS[interval].toLowerCase()}`}
            />
          ))}
        </Pair>
      )}
    </OneColumn>
  );
}
