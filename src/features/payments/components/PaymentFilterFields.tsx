import { Select, Text, TextInput } from '@mantine/core';
import type { PaymentFilters } from '@/domain/payment/queries';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, PAYMENT_STATE_LABELS, PAYMENT_STATES } from '@/domain/payment/schema';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));
const STATES = PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value] }));

type PaymentFilterFieldsProps = {
  filters: PaymentFilters;
  onChange: (name: keyof PaymentFilters, value: string) => void;
};

/** Which payments the list shows: how they were paid, how they stand, and when they came. */
export function PaymentFilterFields({ filters, onChange }: PaymentFilterFieldsProps) {
  return (
    <>
      <Select
        aria-label="Method"
        placeholder="Any method"
        data={METHODS}
        value={filters.method || null}
        onChange={(value) => onChange('method', value ?? '')}
        clearable
        w={170}
      />
      <Select
        aria-label="Status"
        placeholder="Any status"
        data={STATES}
        value={filters.state || null}
        onChange={(value) => onChange('state', value ?? '')}
        clearable
        w={170}
      />
      <TextInput
        type="date"
        aria-label="From"
        leftSection={
          <Text size="sm" c="dimmed" aria-hidden>
            From
          </Text>
        }
        leftSectionWidth={52}
        value={filters.from}
        onChange={({ currentTarget }) => onChange('from', currentTarget.value)}
        w={190}
      />
      <TextInput
        type="date"
        aria-label="To"
        leftSection={
          <Text size="sm" c="dimmed" aria-hidden>
            To
          </Text>
        }
        leftSectionWidth={36}
        value={filters.to}
        onChange={({ currentTarget }) => onChange('to', currentTarget.value)}
        w={190}
      />
    </>
  );
}
