import { Select } from '@mantine/core';
import { businessUnitName, currentUnits } from '@/domain/business-unit/units';
import { useBillingSettings } from './useBillingSettings';

type BusinessUnitFieldProps = {
  value: string;
  onChange: (id: string) => void;
  /** Meaning of an empty field. */
  placeholder: string;
};

/** Lets the user choose a record's business unit; '' = none. Renders nothing if the company has none. */
export function BusinessUnitField({ value, onChange, placeholder }: BusinessUnitFieldProps) {
  const { units } = useBillingSettings().settings;
  const current = currentUnits(units);
  if (current.length === 0 && value === '') return null;
  const isFormer = value !== '' && !current.some(({ id }) => id === value);
  const options = current.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label="Business unit"
      data={isFormer ? [...options, { value, label: businessUnitName(units, value) }] : options}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      placeholder={placeholder}
      clearable
    />
  );
}
