import type { ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { Pair } from '@/ui/layout/Pair';

type WhoName = 'customerId' | 'propertyId' | 'address';

/** The part of a new calculation's form that identifies the customer. */
type WhoForm = {
  values: { customerId: string; propertyId: string };
  errors: Readonly<Record<string, ReactNode>>;
  getValues: () => { propertyId: string };
  setFieldValue: (name: WhoName, value: string) => void;
};

/** Lets the user choose a new calculation's customer, if they may see customers. A chosen property's address is copied. */
export function WhoPickers({ form }: { form: WhoForm }) {
  const can = useCan();
  const { repository } = useWorkspace();
  if (!can('read', 'customers')) return null;
  const { values, errors } = form;
  const setCustomer = (id: string): void => {
    form.setFieldValue('customerId', id);
    form.setFieldValue('propertyId', '');
  };
  const setProperty = (id: string): void => {
    form.setFieldValue('propertyId', id);
    if (id === '') return;
    repository(collections.properties)
      .getById(id)
      .then(
        (property) => {
          const address = formatAddress(property.address);
          // Another property may have been chosen while this one was being read.
          if (address !== '' && form.getValues().propertyId === id) form.setFieldValue('address', address);
        },
        () => undefined,
      );
  };
  return (
    <Pair least="22rem" gap="sm" mayLeaveRoom>
      <CustomerPicker
        label="Customer"
        value={values.customerId}
        onChange={setCustomer}
        error={errors['customerId']}
        dataPath="customerId"
        offersNew
      />
      <PropertyPicker
        customerId={values.customerId}
        label="Property"
        value={values.propertyId}
        onChange={setProperty}
        error={errors['propertyId']}
        dataPath="propertyId"
        isOnlyOnePreselected
      />
    </Pair>
  );
}
