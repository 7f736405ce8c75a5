import { Group, Select, Switch } from '@mantine/core';

export type Decimal = '' | '.' | ',';
type ImportOptionsProps = {
  /** Decimal separator of the file, chosen or detected; '' detects it for each number. */
  decimal: Decimal;
  onDecimal: (decimal: Decimal) => void;
  /** Whether items missing from the file are archived. */
  deactivatesMissing: boolean;
  onDeactivates: (deactivatesMissing: boolean) => void;
};

/** Edits how a price file is parsed. */
export function ImportOptions({ decimal, onDecimal, deactivatesMissing, onDeactivates }: ImportOptionsProps) {
  return (
    <Group align="end">
      <Select
        label="Decimals in the file"
        data={[
          { value: '.', label: 'Point: 1,234.50' },
          { value: ',', label: 'Comma: 1.234,50' },
        ]}
        placeholder="Detect for each number"
        value={decimal || null}
        onChange={(value) => onDecimal(value === '.' || value === ',' ? value : '')}
        clearable
        w={230}
      />
      <Switch
        label="Archive items that the file does not have"
        checked={deactivatesMissing}
        onChange={(event) => onDeactivates(event.currentTarget.checked)}
      />
    </Group>
  );
}
