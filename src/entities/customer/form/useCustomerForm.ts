import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
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
import { notify } from '@/ui/feedback/notify';
import {
  customerFormSchema,
  EMPTY_CUSTOMER,
  firstPropertyOf,
  toCustomerInput,
  toFormValues,
  type CustomerFormValues,
} from './customerForm';

type Options = {
  /** The customer to edit; null makes a new one, with the first property if the form has one. */
  customer: Stored<Customer> | null;
  startWith?: CustomerFormValues;
  draftOf?: string;
  mayCreate: boolean;
  onSaved: (saved: Stored<Customer>) => void;
};

/** A customer being edited or created. The names are derived from their parts, and never asked for. */
export function useCustomerForm({ customer, startWith = EMPTY_CUSTOMER, draftOf = '', mayCreate, onSaved }: Options) {
  const properties = useSaveRecord(collections.properties);
  const [id] = useState(() => newId());
  const { settings } = useWorkSettings();

  const addFirstProperty = async (saved: Stored<Customer>, values: CustomerFormValues): Promise<void> => {
    const property = firstPropertyOf(values, saved.id);
    // The customer is saved by now: what may go wrong with the property must not ask for all of it again.
    if (property)
      await properties
        .create(property, { label: saved.name })
        .catch(() =>
          notify.error('The customer was saved, but not the property. Please add it on the customer’s page.'),
        );
  };

  return useRecordForm({
    definition: collections.customers,
    record: customer,
    noun: 'customer',
    schema: customerFormSchema,
    toForm: toFormValues,
    startWith,
    toFields: toCustomerInput,
    create: mayCreate ? (values) => newCustomer(toCustomerInput(values)) : undefined,
    newId: id,
    draftOf,
    nameOf: ({ name }) => name,
    labels: CUSTOMER_FIELD_LABELS,
    format: (field, value) =>
      field === 'source' ? leadSourceName(settings, String(value)) : customerInWords(field, value),
    derive: customerNames,
    savedText: ({ name }) => (customer ? 'Changes saved.' : `${name} was added.`),
    onSaved: async (saved, values) => {
      if (!customer) await addFirstProperty(saved, values);
      onSaved(saved);
    },
  });
}

/** A customer's choices as the form calls them. */
function customerInWords(field: keyof Customer, value: unknown): string | null {
  if (field === 'kind') return value === 'company' ? 'Company' : 'Person';
  if (field === 'paymentTerms') return customerTermsLabel(value as Customer['paymentTerms'], null);
  if (field !== 'consent') return null;
  const consent = value as Customer['consent'];
  return (['email', 'sms', 'phone'] as const)
    .map((channel) => `${CHANNEL_LABELS[channel]}: ${CONSENT_LABELS[consent[channel]].toLowerCase()}`)
    .join(', ');
}
