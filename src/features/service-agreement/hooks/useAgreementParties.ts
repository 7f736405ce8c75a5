import { useRef } from 'react';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { BILLING_INTERVALS, type AgreementPlan } from '@/domain/agreement/record/plan';
import type { AgreementInput } from '@/domain/agreement/record/schema';
import { priceOf } from '@/domain/agreement/record/term';
import type { Stored } from '@/domain/record/schema';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { readBillingSettings, readTax } from '@/entities/tax/readTax';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { coveredUnits, planFields } from '../agreementForm';

/** Manages the member, property and equipment, and what each choice changes: tax, units, price. */
export function useAgreementParties(form: SchemaFormApi<AgreementInput>, today: string) {
  const workspace = useWorkspace();
  const { equipment } = useEquipment(form.values.customerId);
  const turn = useRef(0);

  const followPlace = async (): Promise<void> => {
    const mine = ++turn.current;
    const { customerId, propertyId } = form.getValues();
    const [customer, property, settings] = await Promise.all([
      readOne(workspace, collections.customers, customerId),
      readOne(workspace, collections.properties, propertyId),
      readBillingSettings(workspace),
    ]);
    const tax = await readTax(workspace, { customer, property, settings, date: today });
    // A different customer may have been chosen during the read.
    if (mine !== turn.current) return;
    form.setFieldValue('tax', { ...tax, jobNature: 'maintenance' });
    if (form.getValues().customerEmail === '' && customer) form.setFieldValue('customerEmail', customer.email);
  };
  const followPrice = (changes: Partial<AgreementInput>): void => {
    const { plan, interval, units } = { ...form.getValues(), ...changes };
    const priceCents = priceOf(plan, interval, units.length);
    if (priceCents !== null) form.setFieldValue('priceCents', priceCents);
  };

  return {
    setCustomer: (id: string): void => {
      form.setFieldValue('customerId', id);
      form.setFieldValue('propertyId', '');
      form.setFieldValue('units', []);
      form.setFieldValue('customerEmail', '');
      form.clearFieldError('customerId');
      void followPlace();
    },
    setProperty: (id: string): void => {
      form.setFieldValue('propertyId', id);
      form.clearFieldError('propertyId');
      void followPlace();
    },
    setUnits: (ids: string[]): void => {
      const units = coveredUnits(ids, equipment, form.getValues().units);
      form.setFieldValue('units', units);
      if (form.getValues().planId !== '') followPrice({ units });
    },
    setPlan: (plan: Stored<AgreementPlan> | undefined): void => {
      if (!plan) return;
      const fields = planFields(plan, form.getValues());
      for (const [field, value] of Object.entries(fields)) form.setFieldValue(field, value);
      form.clearFieldError('planId');
    },
    setInterval: (chosen: string): void => {
      const interval = BILLING_INTERVALS.find((known) => known === chosen);
      if (interval) followPrice({ interval });
    },
  };
}
export type AgreementParties = ReturnType<typeof useAgreementParties>;
