import type { ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import classes from './CalculationFields.module.css';

type WhoPickersProps = {
  customerId: string;
  propertyId: string;
  errors: Readonly<Record<string, ReactNode>>;
  onCustomer: (id: string) => void;
  onProperty: (id: string) => void;
  /** The address of a property that was chosen, once it is read. */ onAddress: (
    address: string,
    propertyId: string,
  ) => void;
};

/** For whom a new calculation is, for those who may see customers. */
export function WhoPickers({ customerId, propertyId, errors, onCustomer, onProperty, onAddress }: WhoPickersProps) {
  const can = useCan();
  const { repository } = useWorkspace();
  if (!can('read', 'customers')) return null;
  const setProperty = (id: string): void => {
    onProperty(id);
    if (id === '') return;
    repository(collections.properties)
      .getById(id)
      .then(
        (property) => {
          const address = formatAddress(property.address);
          if (address !== '') onAddress(address, id);
        },
        () => undefined,
      );
  };
  return (
    <div className={classes['pairs']}>
      <CustomerPicker
        label="Customer"
        value={customerId}
        onChange={onCustomer}
        error={errors['customerId']}
        dataPath="customerId"
        offersNew
      />
      <PropertyPicker
        customerId={customerId}
        label="Property"
        value={propertyId}
        onChange={setProperty}
        error={errors['propertyId']}
        dataPath="propertyId"
        isOnlyOnePreselected
      />
    </div>
  );
}
