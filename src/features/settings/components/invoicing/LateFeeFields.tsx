import { Text } from '@mantine/core';
import type { BillingSettings } from '@/domain/billing/settings';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormDate } from '@/ui/forms/FormDate';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';

const MODES = [
  { value: 'draft', label: 'Wait as a draft invoice for you to look at' },
  { value: 'send', label: 'Be issued and e-mailed automatically' },
];

/** Edits late fees: the company's rate, capped by the state's. Off by default. */
export function LateFeeFields({ form }: { form: SchemaFormApi<BillingSettings> }) {
  return (
    <Section
      title="Late fees"
      description="Each month that an invoice is late, a fee is added as an invoice of its own with the reason on it. Never while a payment is on its way, on disputed invoices, or on earlier late fees."
    >
      <OneColumn>
        <FormSwitch form={form} name="lateFees.isOn" label="Charge late fees" />
        <Pair least="300px">
          <FormRate form={form} name="lateFees.monthlyPpm" label="Rate a month" description="At most 1.5%" />
          <FormNumber
            form={form}
            name="lateFees.graceDays"
            label="Not before"
            suffix=" days past due"
            min={0}
            max={90}
          />
          <FormDate form={form} name="lateFees.since" label="On invoices issued from" />
          <FormSelect form={form} name="lateFees.mode" label="The fee should" options={MODES} />
        </Pair>
        <FormCheckbox
          form={form}
          name="lateFees.isAgreed"
          label="Our customers sign this rate before the work, in the estimate or contract"
        />
        <Text size="sm" c="dimmed">
          Your rate is lowered to the limit of the customer’s state where one is known, by the figure for consumers. The
          limits were collected on Nov 28, 2026 and are not legal advice. Customers see the rate and the day on their
          invoice before anything is charged.
        </Text>
      </OneColumn>
    </Section>
  );
}
