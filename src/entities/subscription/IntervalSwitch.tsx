import { SegmentedControl } from '@mantine/core';
import { PLANS, yearlySavingPercent, type BillingInterval } from '@/domain/subscription/plans';

const [smallest] = PLANS;
/** The billing intervals to choose from. */
export const INTERVAL_CHOICES: { value: BillingInterval; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: smallest ? `Yearly, ${yearlySavingPercent(smallest)}% less` : 'Yearly' },
];

/** Switches between monthly and yearly billing. */
export function IntervalSwitch({
  value,
  onChange,
}: {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}) {
  return (
    <SegmentedControl
      aria-label="Pay"
      data={INTERVAL_CHOICES}
      value={value}
      onChange={(chosen) => onChange(chosen === 'year' ? 'year' : 'month')}
    />
  );
}
