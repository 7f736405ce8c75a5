import { SimpleGrid } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { collections } from '@/data/collections';
import { updateOwnUser } from '@/data/profile';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema, type CompanyFields } from '@/domain/company/schema';
import { requiredLine } from '@/domain/record/schema';
import { nameParts } from '@/domain/user/nameParts';
import { timeZoneOptions } from '@/entities/company/timeZones';
import { useProposedTimeZone } from '@/entities/company/useProposedTimeZone';
import { notSavedYet } from '@/entities/record/notSavedYet';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { StepProps } from './stepProps';

const schema = companyProfileSchema
  .pick({ phone: true, address: true, timeZone: true })
  .extend({ name: requiredLine(80, 'Enter your name') });

/** Asks for the owner's name, the company's phone, and its address, which suggests the time zone. */
export function AboutStep({ company, user, onDone }: StepProps) {
  const workspace = useWorkspace();
  const { update, conflictDialog } = useConflictSave<CompanyFields>({
    definition: collections.companies,
    labels: { phone: 'Company phone', address: 'Company address', timeZone: 'Time zone' },
  });
  const [zones] = useState(timeZoneOptions);
  // The form's initial values: a partner may be setting up the same company.
  const [begunWith] = useState(company);
  const { phone, address, timeZone } = begunWith;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const form = useSchemaForm({ schema, initialValues: { name, phone, address, timeZone } });
  const { setFieldValue } = form;
  const propose = useCallback((zone: string) => setFieldValue('timeZone', zone), [setFieldValue]);
  useProposedTimeZone(form.values.address, propose);

  const save = async ({ name: fullName, ...profile }: z.output<typeof schema>): Promise<void> => {
    if (!(await updateOwnUser(workspace, nameParts(fullName))))
      throw new AppError({ code: 'unavailable', userMessage: 'Your name could not be saved. Please try again.' });
    if (!(await update(begunWith, profile, company.name))) throw notSavedYet();
    onDone();
  };
  return (
    <>
      <SchemaForm form={form} submitLabel="Continue" onSubmit={save}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormTextInput form={form} name="name" label="Your name" autoComplete="name" isRequired />
          <FormPhone form={form} name="phone" label="Company phone" />
        </SimpleGrid>
        <MemberAddressFields form={form} name="address" legend="Company address, for your estimates and invoices" />
        <FormSelect
          form={form}
          name="timeZone"
          label="Time zone"
          description="Used for “today” and every arrival window. It follows from your address."
          options={zones}
          isSearchable
        />
      </SchemaForm>
      {conflictDialog}
    </>
  );
}
