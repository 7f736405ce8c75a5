import type { BillingSettings } from '@/domain/billing/settings';
import type { PaymentFilters } from '@/domain/payment/queries';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, PAYMENT_STATE_LABELS, PAYMENT_STATES } from '@/domain/payment/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { DayInput } from '@/ui/forms/DayInput';
import { formatDate } from '@/ui/format/dateTime';
import type { FilterField } from '@/ui/table/filterFields';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));
const STATES = PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value] }));

/** Returns the list's filters: by method, status, and date. */
export function paymentFilterFields(
  filters: PaymentFilters,
  { timeZone, units, unit }: { timeZone: string; units: BillingSettings['units']; unit: string },
  onChange: (name: keyof PaymentFilters | 'unit', value: string) => void,
): FilterField[] {
  const field = (name: keyof PaymentFilters) => ({
    name,
    value: filters[name],
    onChange: (value: string) => onChange(name, value),
  });
  const day = (name: 'from' | 'to', label: string): FilterField => ({
    ...field(name),
    label,
    text: formatDate(filters[name], timeZone),
    render: ({ value, onChange: choose }) => <DayInput label={label} value={value} onChange={choose} isClearable />,
  });
  return [
    { ...field('method'), label: 'Method', anyLabel: 'Any method', options: METHODS },
    { ...field('state'), label: 'Status', anyLabel: 'Any status', options: STATES },
    day('from', 'From'),
    day('to', 'To'),
    ...unitFilterFields({ units }, unit, (value) => onChange('unit', value)),
  ];
}
