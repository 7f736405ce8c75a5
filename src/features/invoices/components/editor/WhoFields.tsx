import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BillingSettings } from '@/domain/billing/settings';
import type { InvoiceInput } from '@/domain/invoice/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { DocumentFields } from '@/entities/document-editor/DocumentFields';
import { DocumentUnitField } from '@/entities/document-editor/DocumentUnitField';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { useParties } from '../../hooks/useParties';
import classes from './editor.module.css';

type WhoFieldsProps = {
  form: SchemaFormApi<InvoiceInput>;
  settings: BillingSettings;
  isNew: boolean;
  isCustomerFixed?: boolean;
};

/** Edits the billed customer, the subject, and the property where the work was done. */
export function WhoFields({ form, settings, isNew, isCustomerFixed = false }: WhoFieldsProps) {
  const { chooseCustomer, chooseProperty } = useParties(form, settings);
  const [isOpen, setIsOpen] = useState(false);
  const { customerId, propertyId, billTo } = form.values;
  const { street } = billTo.address;
  return (
    <>
      <DocumentFields>
        <div>
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
          {!isOpen && (
            <p className={classes.billTo}>
              {customerId !== '' && `Billed to ${[billTo.name || 'the customer', street].filter(Boolean).join(', ')}. `}
              <Button variant="text" size="compact-sm" onClick={() => setIsOpen(true)}>
                {customerId === '' ? (
                  'Enter a billing address'
                ) : (
                  <>
                    Change<span className="visually-hidden"> the billing address</span>
                  </>
                )}
              </Button>
            </p>
          )}
        </div>
        <PropertyPicker
          customerId={customerId}
          label="Where the work was done"
          value={propertyId}
          onChange={chooseProperty}
          isOnlyOnePreselected={isNew}
          dataPath="propertyId"
        />
      </DocumentFields>
      {isOpen && (
        <DocumentFields>
          <FormTextInput form={form} name="billTo.name" label="Bill to" />
          <MemberAddressFields form={form} name="billTo.address" legend="Billing address" />
        </DocumentFields>
      )}
      <DocumentFields>
        <FormTextInput form={form} name="title" label="What it is for" placeholder="Boiler repair" isRequired />
        <DocumentUnitField form={form} />
      </DocumentFields>
    </>
  );
}
