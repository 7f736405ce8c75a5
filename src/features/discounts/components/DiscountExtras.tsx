import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { DISCOUNT_CHOICES, toValues, type DiscountValues } from '../discountForm';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const FUNDINGS = optionsOf(DISCOUNT_CHOICES.funding);
const EMPTY = toValues(null);
const STACKINGS = optionsOf(DISCOUNT_CHOICES.stacking);

const pair = (fields: ReactNode) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    {fields}
  </SimpleGrid>
);

/** Form fields for when, how often, and on what terms a discount may be applied. */
export function DiscountExtras({ form }: { form: SchemaFormApi<DiscountValues> }) {
  const { values } = form;
  return (
    <OptionalParts
      parts={[
        {
          id: 'code',
          label: 'Code and reason',
          isFilled: values.code !== '' || values.reason !== '',
          content: pair(
            <>
              <FormTextInput form={form} name="code" label="Code" description="Empty: needs none." autoComplete="off" />
              <FormTextInput
                form={form}
                name="reason"
                label="Reason"
                description="For the discount report."
                autoComplete="off"
              />
            </>,
          ),
        },
        {
          id: 'dates',
          label: 'Dates',
          isFilled: values.startsOn !== '' || values.endsOn !== '',
          content: pair(
            <>
              <FormDate form={form} name="startsOn" label="First day" />
              <FormDate form={form} name="endsOn" label="Last day" />
            </>,
          ),
        },
        {
          id: 'amounts',
          label: 'Limits on the amount',
          isFilled: values.capCents !== '' || values.minimumSubtotalCents !== '' || values.approvalAboveCents !== '',
          content: pair(
            <>
              <FormMoney form={form} name="capCents" label="At most" description="Per document." />
              <FormMoney form={form} name="minimumSubtotalCents" label="Minimum subtotal" />
              <FormMoney form={form} name="approvalAboveCents" label="Needs approval above" />
            </>,
          ),
        },
        {
          id: 'uses',
          label: 'Limits on uses',
          isFilled: values.usageLimit !== '' || values.perCustomerLimit !== '',
          content: pair(
            <>
              <FormNumber form={form} name="usageLimit" label="Total uses" min={1} />
              <FormNumber form={form} name="perCustomerLimit" label="Uses per customer" min={1} />
            </>,
          ),
        },
        {
          id: 'others',
          label: 'Other discounts and who pays',
          isFilled: values.stacking !== 'stackable' || values.funding !== 'company' || values.order !== EMPTY.order,
          content: pair(
            <>
              <FormSelect form={form} name="stacking" label="Other discounts" options={STACKINGS} />
              <FormNumber
                form={form}
                name="order"
                label="Order"
                description="Lower numbers are applied first."
                min={0}
              />
              <FormSelect form={form} name="funding" label="Who pays for it" options={FUNDINGS} />
            </>,
          ),
        },
      ]}
    />
  );
}
