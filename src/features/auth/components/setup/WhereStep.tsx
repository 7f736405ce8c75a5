import { useState } from 'react';
import type { z } from 'zod';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { companyProfileSchema } from '@/domain/company/schema';
import { timeZoneOptions } from '@/entities/company/timeZones';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { StepProps } from './stepProps';

const schema = companyProfileSchema.pick({ address: true, timeZone: true });

/** Where the company works: the address on its documents, and the clock that its days follow. */
export function WhereStep({ company, onDone }: StepProps) {
  const { update } = useSaveRecord(collections.companies);
  const [zones] = useState(timeZoneOptions);
  const { address, timeZone } = company;
  const form = useSchemaForm({ schema, initialValues: { address, timeZone } });
  const save = async (values: z.output<typeof schema>): Promise<void> => {
    await update(company.id, values);
    onDone();
  };
  return (
    <SchemaForm form={form} submitLabel="Continue" onSubmit={save}>
      <AddressFields form={form} name="address" legend="Company address" />
      <FormSelect
        form={form}
        name="timeZone"
        label="Time zone"
        description="“Today” and every arrival window follow it, wherever you are."
        options={zones}
        isSearchable
      />
    </SchemaForm>
  );
}
