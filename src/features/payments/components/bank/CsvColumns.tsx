import { Checkbox, Select } from '@mantine/core';
import type { CsvReading } from '@/domain/bank/csv';
import { BANK_FIELD_LABELS, BANK_FIELDS } from '@/domain/bank/csvColumns';
import type { CsvSource } from '@/domain/import/table';
import { Pair } from '@/ui/layout/Pair';

type CsvColumnsProps = { source: CsvSource; reading: CsvReading; onChange: (reading: CsvReading) => void };

/** Maps the columns of a bank's CSV file. */
export function CsvColumns({ source, reading, onChange }: CsvColumnsProps) {
  const options = source.columns.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <Pair gap="sm" least="150px">
        {BANK_FIELDS.map((field) => (
          <Select
            key={field}
            label={BANK_FIELD_LABELS[field]}
            data={options}
            value={reading.columns[field] === null ? null : String(reading.columns[field])}
            placeholder="None"
            clearable
            onChange={(value) =>
              onChange({
                ...reading,
                columns: { ...reading.columns, [field]: value === null ? null : Number(value) },
              })
            }
          />
        ))}
        <Select
          label="Dates are written"
          data={[
            { value: 'month-first', label: 'Month / day' },
            { value: 'day-first', label: 'Day / month' },
          ]}
          value={reading.dayOrder}
          onChange={(value) => onChange({ ...reading, dayOrder: value === 'day-first' ? 'day-first' : 'month-first' })}
          allowDeselect={false}
        />
      </Pair>
      <Checkbox
        label="Money out has no minus, and money in has one (as on many card statements)"
        checked={reading.isTurned}
        onChange={(event) => onChange({ ...reading, isTurned: event.currentTarget.checked })}
      />
    </>
  );
}
