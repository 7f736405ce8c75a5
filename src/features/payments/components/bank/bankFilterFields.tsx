import type { BankFilters } from '@/domain/bank/queries';
import { formatDate } from '@/ui/format/dateTime';
import { DayInput } from '@/ui/forms/DayInput';
import type { FilterField } from '@/ui/table/filterFields';

type FieldsOptions = {
  timeZone: string;
  accounts: readonly string[];
  onChange: (name: keyof BankFilters, value: string) => void;
};

/** Returns the list's filters: by account and by date. */
export function bankFilterFields(filters: BankFilters, { timeZone, accounts, onChange }: FieldsOptions): FilterField[] {
  const field = (name: keyof BankFilters) => ({
    name,
    value: filters[name],
    onChange: (value: string) => onChange(name, value),
  });
  const dayField = (name: 'from' | 'to', label: string): FilterField => ({
    ...field(name),
    label,
    text: formatDate(filters[name], timeZone),
    render: ({ value, onChange: choose }) => <DayInput label={label} value={value} onChange={choose} isClearable />,
  });
  return [
    {
      ...field('account'),
      label: 'Account',
      anyLabel: 'Any account',
      options: accounts.map((name) => ({ value: name, label: name })),
    },
    dayField('from', 'From'),
    dayField('to', 'To'),
  ];
}
