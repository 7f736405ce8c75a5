import { SegmentedControl } from '@mantine/core';
import { PLANS, yearlySavingPercent, type BillingInterval } from '@/domain/subscription/plans';

const [smallest] = PLANS;
/** The intervals, as they are chosen. */
export const INTERVAL_CHOICES: { value: BillingInterval; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: smallest ? `Yearly, ${yearlySavingPercent(smallest)}% less` : 'Yearly' },
];

/** By the month or by the year. */
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
