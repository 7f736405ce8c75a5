import type { ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { Pair } from '@/ui/layout/Pair';
import { EquipmentPicker } from './EquipmentPicker';

/** A customer's units; '' and empty if nothing is chosen. */
type ChosenUnits = { customerId: string; propertyId: string; equipmentIds: readonly string[] };

type UnitPickersProps = {
  value: ChosenUnits;
  onChange: (field: 'customerId' | 'propertyId', value: string) => void;
  onUnits: (equipmentIds: string[]) => void;
  max: number;
  customerError?: ReactNode;
  isCustomerRequired?: boolean;
  /** Whether to preselect a customer's only property; for new records. */ isOnlyOnePreselected?: boolean;
  description?: string | undefined;
  /** The form field's path for the units, where its error is shown. */ unitsPath: string;
};

/** Lets users who may see customers choose a customer, property and units there: each narrows the next. */
export function UnitPickers(props: UnitPickersProps) {
  const {
    value,
    onChange,
    onUnits,
    max,
    customerError,
    isCustomerRequired = false,
    isOnlyOnePreselected = true,
  } = props;
  const { customerId, propertyId, equipmentIds } = value;
  const can = useCan();
  if (!can('read', 'customers')) return null;
  return (
    <>
      <CustomerPicker
        label="Customer"
        isRequired={isCustomerRequired}
        value={customerId}
        error={customerError}
        onChange={(id) => {
          onChange('customerId', id);
          onChange('propertyId', '');
          onUnits([]);
        }}
        dataPath="customerId"
      />
      {customerId !== '' && (
        <Pair>
          <PropertyPicker
            customerId={customerId}
            label="Property"
            value={propertyId}
            onChange={(id) => onChange('propertyId', id)}
            dataPath="propertyId"
            isOnlyOnePreselected={isOnlyOnePreselected}
          />
          <EquipmentPicker
            customerId={customerId}
            propertyId={propertyId}
            label="Equipment"
            description={props.description}
            value={[...equipmentIds]}
            // One more can be selected than is kept: the new one replaces the old one.
            onChange={(ids) => onUnits(max === 1 ? ids.slice(-1) : ids)}
            max={max === 1 ? 2 : max}
            dataPath={props.unitsPath}
          />
        </Pair>
      )}
    </>
  );
}
