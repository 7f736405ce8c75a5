import { useState } from 'react';
import { collections } from '@/data/collections';
import { partOf, type PartOfChange } from '@/data/react/useSaveTogether';
import {
  CHANNEL_LABELS,
  CONSENT_LABELS,
  CUSTOMER_FIELD_LABELS,
  customerTermsLabel,
} from '@/domain/customer/customerLabels';
import { leadSourceName } from '@/domain/company/workChoices';
import { customerNames, newCustomer, type Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { newId } from '@/lib/ids';
import {
  customerFormSchema,
  EMPTY_CUSTOMER,
  firstPropertyOf,
  toCustomerInput,
  toFormValues,
  type CustomerFormValues,
} from './customerForm';
import { useProposedUse } from './useProposedUse';

type Options = {
  /** The customer to edit, or null to create one, with the first property if the form has one. */
  customer: Stored<Customer> | null;
  startWith?: CustomerFormValues;
  draftOf?: string;
  mayCreate: boolean;
  onSaved: (saved: Stored<Customer>) => void;
};

/** Manages the form of a customer being edited or created. The display names are derived from their parts, and never asked for. */
export function useCustomerForm({ customer, startWith = EMPTY_CUSTOMER, draftOf = '', mayCreate, onSaved }: Options) {
  const [{ id, propertyId }] = useState(() => ({ id: newId(), propertyId: newId() }));
  const { settings } = useWorkSettings();

  /** An address entered with a new customer isn't lost if the page is closed in the meantime. */
  const firstProperty = (values: CustomerFormValues, customerId: string): PartOfChange[] => {
    const property = firstPropertyOf(values, customerId);
    if (!property) return [];
    const label = customerNames(toCustomerInput(values)).name;
    return [partOf(collections.properties, [{ id: propertyId, create: property, label }])];
  };

  const editing = useRecordForm({
    definition: collections.customers,
    record: customer,
    noun: 'customer',
    schema: customerFormSchema,
    toForm: toFormValues,
    startWith,
    toFields: toCustomerInput,
    create: mayCreate ? (values) => newCustomer(toCustomerInput(values)) : undefined,
    newId: id,
    madeWith: firstProperty,
    draftOf,
    nameOf: ({ name }) => name,
    labels: CUSTOMER_FIELD_LABELS,
    format: (field, value) =>
      field === 'source' ? leadSourceName(settings, String(value)) : customerInWords(field, value),
    derive: customerNames,
    savedText: ({ name }) => (customer ? 'Changes saved.' : `${name} was added.`),
    onSaved,
  });
  useProposedUse(editing.form);
  return editing;
}

/** Formats a customer's choices with the form's labels. */
function customerInWords(field: keyof Customer, value: unknown): string | null {
  if (field === 'kind') return value === 'company' ? 'Company' : 'Person';
  if (field === 'paymentTerms') return customerTermsLabel(value as Customer['paymentTerms'], null);
  if (field !== 'consent') return null;
  const consent = value as Customer['consent'];
  return (['email', 'sms', 'phone'] as const)
    .map((channel) => `${CHANNEL_LABELS[channel]}: ${CONSENT_LABELS[consent[channel]].toLowerCase()}`)
    .join(', ');
}
