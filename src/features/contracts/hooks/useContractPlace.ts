import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { lawStateOf } from '@/domain/contract/record/origin';
import { cutText } from '@/lib/cutText';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ContractForm } from '../contractForm';

/** Sets the contract's customer and property, and what depends on them: e-mail, state, and the owner among the signers. */
export function useContractPlace(form: SchemaFormApi<ContractForm>) {
  const workspace = useWorkspace();
  const customerTurn = useRef(0);
  const propertyTurn = useRef(0);

  return {
    setCustomer: (id: string): void => {
      const mine = ++customerTurn.current;
      // Ignore the state of a previously chosen property.
      propertyTurn.current += 1;
      const before = form.getValues();
      form.setFieldValue('customerId', id);
      form.setFieldValue('propertyId', '');
      form.setFieldValue('customerEmail', '');
      form.clearFieldError('customerId');
      void readOne(workspace, collections.customers, id).then((customer) => {
        // Another customer may have been chosen while this one was loading.
        if (mine !== customerTurn.current || !customer) return;
        form.setFieldValue('customerEmail', customer.email);
        const owner = { name: cutText(customer.name, 120), email: customer.email };
        const { parties } = form.getValues();
        const known = parties.find(
          ({ role, name }) => role === 'owner' && (name === '' || name === before.customerName),
        );
        form.setFieldValue('customerName', customer.name);
        form.setFieldValue(
          'parties',
          known
            ? parties.map((party) => (party === known ? { ...party, ...owner } : party))
            : parties.some(({ role }) => role === 'owner')
              ? parties
              : [{ id: `owner-${mine}`, role: 'owner' as const, title: '', order: 1, ...owner }, ...parties],
        );
      });
    },
    setProperty: (id: string): void => {
      const mine = ++propertyTurn.current;
      form.setFieldValue('propertyId', id);
      form.clearFieldError('propertyId');
      void readOne(workspace, collections.properties, id).then((property) => {
        if (mine !== propertyTurn.current || !property) return;
        const lawState = lawStateOf(property);
        if (lawState !== '') form.setFieldValue('lawState', lawState);
      });
    },
  };
}
export type ContractPlace = ReturnType<typeof useContractPlace>;
