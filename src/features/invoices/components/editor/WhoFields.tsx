import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BillingSettings } from '@/domain/billing/settings';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { useParties } from '../../hooks/useParties';
import classes from './editor.module.css';

type WhoFieldsProps = {
  form: SchemaFormApi<InvoiceInput>;
  settings: BillingSettings;
  isNew: boolean;
  isCustomerFixed?: boolean;
};

/** Who is billed, and where the work was done. */
export function WhoFields({ form, settings, isNew, isCustomerFixed = false }: WhoFieldsProps) {
  const { chooseCustomer, chooseProperty } = useParties(form, settings);
  const [isOpen, setIsOpen] = useState(false);
  const { customerId, propertyId, billTo } = form.values;
  return (
    <Section title="Customer">
      <div className={classes.fields}>
        <CustomerPicker
          label="Customer"
          value={customerId}
          onChange={chooseCustomer}
          error={form.errors['customerId']}
          dataPath="customerId"
          isRequired
          offersNew
          disabled={isCustomerFixed}
        />
        <PropertyPicker
          customerId={customerId}
          label="Where the work was done"
          value={propertyId}
          onChange={chooseProperty}
          isOnlyOnePreselected={isNew}
          dataPath="propertyId"
        />
        <FormTextInput form={form} name="title" label="What it is for" placeholder="Boiler repair" isRequired />
        {isOpen ? (
          <>
            <FormTextInput form={form} name="billTo.name" label="Bill to" />
            <AddressFields form={form} name="billTo.address" legend="Billing address" />
          </>
        ) : (
          <div>
            <Button
              variant="subtle"
              maw="100%"
              h="auto"
              mih={36}
              classNames={{ label: classes.wrapped ?? '' }}
              onClick={() => setIsOpen(true)}
            >
              {customerId === ''
                ? 'Enter a billing address'
                : `Billed to ${billTo.name || 'the customer'}${billTo.address.street === '' ? '' : `, ${billTo.address.street}`}: change`}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
