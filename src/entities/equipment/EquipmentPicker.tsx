import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { equipmentName } from '@/domain/equipment/format';
import { useEquipment } from './useEquipment';

type EquipmentPickerProps = {
  /** The customer whose equipment is offered; '' while none is chosen. */
  customerId: string;
  /** Offers only equipment at this property; '' offers all. */
  propertyId: string;
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  description?: ReactNode;
  error?: ReactNode;
  max?: number;
  disabled?: boolean;
  /** The form field's path, which an error summary uses to find this input. */
  dataPath?: string;
};

/** Lets the user choose units of a customer's equipment, by type, make, model, serial number or location. */
export function EquipmentPicker({
  customerId,
  propertyId,
  label,
  value,
  onChange,
  description,
  error,
  max,
  disabled = false,
  dataPath,
}: EquipmentPickerProps) {
  const { equipment, isLoading, error: loadError } = useEquipment(customerId);
  const offered = equipment.filter(
    (unit) => propertyId === '' || unit.propertyId === propertyId || value.includes(unit.id),
  );
  const options = offered.map((unit) => ({
    value: unit.id,
    label: [equipmentName(unit), unit.serial && `SN ${unit.serial}`, unit.location].filter(Boolean).join(' · '),
  }));
  const unknown = value
    .filter((id) => !equipment.some((unit) => unit.id === id))
    .map((id) => ({ value: id, label: isLoading ? 'Loading…' : 'Removed equipment' }));
  const hint =
    customerId === ''
      ? 'Choose the customer first'
      : isLoading
        ? 'Loading…'
        : options.length === 0
          ? 'No equipment on record'
          : 'Choose equipment';
  return (
    <MultiSelect
      label={label}
      description={description}
      error={error ?? (loadError ? 'The equipment could not be read' : undefined)}
      data={[...options, ...unknown]}
      value={[...value]}
      onChange={onChange}
      placeholder={value.length === 0 ? hint : ''}
      disabled={disabled || customerId === ''}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      nothingFoundMessage={options.length === 0 ? hint : 'No matching equipment'}
      {...(max !== undefined && { maxValues: max })}
      {...(dataPath !== undefined && { 'data-path': dataPath })}
    />
  );
}
