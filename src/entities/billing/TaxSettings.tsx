import { Select, Switch, Text } from '@mantine/core';
import type { Address } from '@/domain/contact/schema';
import { JOB_NATURE_LABELS, JOB_NATURES, type DocumentTax } from '@/domain/tax/schema';
import { TaxZonePicker } from '@/entities/tax/TaxZonePicker';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

type TaxSettingsProps = {
  value: DocumentTax;
  onChange: (tax: DocumentTax) => void;
  /** Where the work is done. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'> | undefined;
};

const NATURES = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));

/** Which taxes a document charges: the zone, the kind of work, and whether prices hold the tax already. */
export function TaxSettings({ value, onChange, address }: TaxSettingsProps) {
  return (
    <OneColumn gap="sm">
      <Pair least="11rem" gap="sm">
        <TaxZonePicker
          value={value.zone}
          onChange={(zone) => onChange({ ...value, zone })}
          {...(address && { address })}
        />
        <Select
          label="Kind of work"
          data={NATURES}
          value={value.jobNature}
          allowDeselect={false}
          onChange={(nature) =>
            onChange({ ...value, jobNature: JOB_NATURES.find((known) => known === nature) ?? value.jobNature })
          }
        />
      </Pair>
      <Switch
        label="Prices include the tax"
        checked={value.pricesIncludeTax}
        onChange={(event) => onChange({ ...value, pricesIncludeTax: event.currentTarget.checked })}
      />
      {value.exemptions.map(({ id, reason, certificateNumber }) => (
        <Text key={id} size="sm">
          Tax exemption: {reason}
          {certificateNumber === '' ? ', without a certificate' : `, certificate ${certificateNumber}`}
        </Text>
      ))}
    </OneColumn>
  );
}
