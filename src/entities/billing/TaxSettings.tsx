import { Select, Switch, Text } from '@mantine/core';
import type { Address } from '@/domain/contact/schema';
import { PROPERTY_USES, PROPERTY_USE_LABELS } from '@/domain/property/use';
import { CONTRACT_LABELS, CONTRACTS, JOB_NATURE_LABELS, JOB_NATURES, type DocumentTax } from '@/domain/tax/schema';
import { askedByWork, askedByZone, worksiteOf } from '@/domain/tax/worksite';
import { TaxZonePicker } from '@/entities/tax/TaxZonePicker';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

type TaxSettingsProps = {
  value: DocumentTax;
  onChange: (tax: DocumentTax) => void;
  /** Address of the work. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'> | undefined;
};

const PLACES = PROPERTY_USES.map((value) => ({ value, label: PROPERTY_USE_LABELS[value] }));
const PRICINGS = CONTRACTS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));
const NATURES = JOB_NATURES.map((value) => ({ value, label: JOB_NATURE_LABELS[value] }));

const askedOf = (tax: DocumentTax): ReturnType<typeof askedByWork> =>
  tax.zone ? askedByWork(tax.zone, tax) : { contract: false, certificate: false };

/** Edits which taxes a document charges: the zone, the kind of work, whether prices include tax, and what else the zone's rules require. */
export function TaxSettings({ value, onChange, address }: TaxSettingsProps) {
  const { place, contract, hasCertificate } = worksiteOf(value);
  const asked = { place: value.zone !== null && askedByZone(value.zone).place, ...askedOf(value) };
  return (
    <OneColumn gap="sm">
      <Pair least="11rem" gap="sm">
        <TaxZonePicker
          value={value.zone}
          onChange={(zone, usualContract) =>
            onChange({ ...value, zone, ...(usualContract && { contract: usualContract }) })
          }
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
      {asked.place && (
        <Select
          label="Property"
          data={PLACES}
          value={place}
          allowDeselect={false}
          onChange={(use) => onChange({ ...value, place: PROPERTY_USES.find((known) => known === use) ?? place })}
        />
      )}
      {asked.contract && (
        <Select
          label="Pricing"
          data={PRICINGS}
          value={contract}
          allowDeselect={false}
          onChange={(how) => onChange({ ...value, contract: CONTRACTS.find((known) => known === how) ?? contract })}
        />
      )}
      {asked.certificate && (
        <Switch
          label="Certificate of capital improvement is on file"
          checked={hasCertificate}
          onChange={(event) => onChange({ ...value, hasCertificate: event.currentTarget.checked })}
        />
      )}
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
