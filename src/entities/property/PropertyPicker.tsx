import { Select } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { propertyLine } from '@/domain/property/format';
import { useProperties } from './useProperties';

type PropertyPickerProps = {
  /** The customer whose properties are offered; '' while none is chosen. */
  customerId: string;
  label: string;
  /** The property's ID, '' for none. */
  value: string;
  onChange: (id: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  disabled?: boolean;
  /** Automatically picks the customer's only property while none is chosen; for new records. */
  isOnlyOnePreselected?: boolean;
  /** The form field's path, which an error summary uses to find this input. */
  dataPath?: string;
};

/** Lets the user choose one of a customer's properties. */
export function PropertyPicker({
  customerId,
  label,
  value,
  onChange,
  description,
  error,
  isRequired = false,
  disabled = false,
  isOnlyOnePreselected = false,
  dataPath,
}: PropertyPickerProps) {
  const { properties, isLoading, error: loadError } = useProperties(customerId);
  const only = isOnlyOnePreselected && value === '' && properties.length === 1 ? (properties[0]?.id ?? '') : '';
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== '') choose(only);
  }, [only]);

  const options = properties.map((property) => ({ value: property.id, label: propertyLine(property) }));
  const isGone = value !== '' && !isLoading && customerId !== '' && !properties.some(({ id }) => id === value);
  const placeholder =
    customerId === ''
      ? 'Choose the customer first'
      : isLoading
        ? 'Loading…'
        : properties.length === 0
          ? 'No properties yet'
          : 'Choose a property';
  return (
    <Select
      label={label}
      description={description}
      error={error ?? (loadError ? 'The properties could not be read' : undefined)}
      data={isGone ? [...options, { value, label: 'Property of another customer, or deleted' }] : options}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      placeholder={placeholder}
      disabled={disabled || customerId === ''}
      withAsterisk={isRequired}
      aria-required={isRequired || undefined}
      searchable={properties.length > 7}
      clearable={!isRequired && value !== ''}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      nothingFoundMessage="No matching properties"
      {...(dataPath !== undefined && { 'data-path': dataPath })}
    />
  );
}
