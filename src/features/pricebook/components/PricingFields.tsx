import { SimpleGrid } from '@mantine/core';
import { PRICING_KINDS, PRICING_KIND_LABELS } from '@/domain/pricebook/schema';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ItemFormValues } from '../itemForm';

const pricingOptions = (isBundle: boolean) =>
  PRICING_KINDS.filter((kind) => isBundle || kind !== 'parts').map((value) => ({
    value,
    label: PRICING_KIND_LABELS[value],
  }));

/** Edits an item's pricing rule and its inputs. */
export function PricingFields({ form }: { form: SchemaFormApi<ItemFormValues> }) {
  const { values } = form;
  const isBundle = values.kind === 'bundle';
  const hasRate = values.pricingKind === 'markup' || values.pricingKind === 'margin';
  return (
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
    </SimpleGrid>
  );
}
