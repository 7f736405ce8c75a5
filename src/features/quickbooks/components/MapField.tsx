import { Select } from '@mantine/core';

type MapFieldProps = {
  label: string;
  value: string;
  options: readonly { id: string; name: string; type: string }[];
  onChange: (value: string) => void;
  /** Label of '', where it has a meaning. */
  noneLabel?: string;
};

const NONE = '–';

/** Maps one value to a QuickBooks option. An option that no longer exists is shown as none. */
export function MapField({ label, value, options, onChange, noneLabel }: MapFieldProps) {
  const data = [
    ...(noneLabel === undefined ? [] : [{ value: NONE, label: noneLabel }]),
    ...options.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const known = data.some((option) => option.value === value) ? value : noneLabel === undefined ? null : NONE;
  return (
    <Select
      label={label}
      data={data}
      value={known}
      onChange={(chosen) => onChange(chosen === null || chosen === NONE ? '' : chosen)}
      placeholder="Choose…"
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
    />
  );
}
