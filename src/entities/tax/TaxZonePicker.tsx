import { Button, Select, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Address } from '@/domain/contact/schema';
import type { Contract, TaxZone } from '@/domain/tax/schema';
import { zoneForDocument } from '@/domain/tax/zoneRecord';
import { stableJson } from '@/lib/stableJson';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SalesTaxButton } from './SalesTaxButton';
import { useTaxZones } from './useTaxZones';

type TaxZonePickerProps = {
  label?: string;
  /** The document's own copy of its zone; null = no tax is charged. */
  value: TaxZone | null;
  /** Receives a fresh copy of the chosen zone, with all of its rates over time, and how jobs there are usually priced. */
  onChange: (zone: TaxZone | null, usualContract?: Contract) => void;
  /** Address of the work: its zone is suggested if another one is chosen. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  dataPath?: string;
};

/** Lets the user pick a document's tax zone, says which zone matches the address and why, and notes rates that have changed since. */
export function TaxZonePicker({
  label = 'Tax zone',
  value,
  onChange,
  address,
  description,
  error,
  disabled = false,
  dataPath,
}: TaxZonePickerProps) {
  const { active, byId, zoneFor, isLoading, error: loadError } = useTaxZones();
  const current = value ? byId.get(value.id) : undefined;
  const match = address && !isLoading && !loadError ? zoneFor(address) : null;
  const options = active.map(({ id, name }) => ({ value: id, label: name }));
  const isOffered = value === null || active.some(({ id }) => id === value.id);
  const choose = (id: string | null): void => {
    const zone = id === null ? undefined : byId.get(id);
    if (zone) onChange(zoneForDocument(zone), zone.id === value?.id ? undefined : zone.usualContract);
    else onChange(null);
  };
  const isChanged =
    value !== null && current !== undefined && stableJson(value) !== stableJson(zoneForDocument(current));
  const why = match ? match.reason.replace(/[^…]$/, '$&.') : '';
  const isUnset = value === null && active.length === 0 && !isLoading && !loadError && !disabled;
  const isMatch = match !== null && (match.zone?.id ?? '') === (value?.id ?? '');

  return (
    <Stack gap="xs">
      <Select
        label={label}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={description ?? (isMatch ? why : undefined)}
        error={error ?? (loadError ? 'The tax zones could not be read' : undefined)}
        data={
          isOffered
            ? options
            : [...options, { value: value.id, label: isLoading ? value.name : `${value.name} (archived)` }]
        }
        value={value?.id ?? null}
        onChange={choose}
        placeholder={isLoading ? 'Loading…' : active.length === 0 ? 'No tax zones yet: no tax' : 'No tax'}
        disabled={disabled}
        searchable={active.length > 7}
        clearable
        clearButtonProps={{ 'aria-label': 'Charge no tax' }}
        nothingFoundMessage="No matching tax zones"
        {...(dataPath !== undefined && { 'data-path': dataPath })}
      />
      {isUnset && (
        <InlineNotice
          tone="warning"
          title="No sales tax is charged yet"
          action={
            <SalesTaxButton
              size="compact-md"
              {...(address && { address })}
              onDone={(zone) => onChange(zoneForDocument(zone), zone.usualContract)}
            />
          }
        >
          Tell us once what you charge, or that you charge none. Every estimate and invoice starts from it.
        </InlineNotice>
      )}
      {match?.zone && !isMatch && !disabled && (
        <InlineNotice
          tone="info"
          title={`The address is in “${match.zone.name}”`}
          action={
            <Button variant="default" size="compact-md" onClick={() => choose(match.zone?.id ?? null)}>
              Use it
            </Button>
          }
        >
          {why}
        </InlineNotice>
      )}
      {isChanged && !disabled && (
        <InlineNotice
          tone="warning"
          title={`The rates of “${current.name}” have been changed`}
          action={
            <Button variant="default" size="compact-md" onClick={() => choose(current.id)}>
              Use the new rates
            </Button>
          }
        >
          This document still has the old ones.
        </InlineNotice>
      )}
    </Stack>
  );
}
