import { SimpleGrid } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { updateOwnUser } from '@/data/profile';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema } from '@/domain/company/schema';
import { userProfileSchema } from '@/domain/user/schema';
import { AppError } from '@/lib/appError';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import type { StepProps } from './stepProps';

const schema = z.object({
  firstName: userProfileSchema.shape.firstName,
  lastName: userProfileSchema.shape.lastName,
  phone: companyProfileSchema.shape.phone,
});

/** Who begins, and under which number customers reach the company. */
export function WhoStep({ company, user, onDone }: StepProps) {
  const workspace = useWorkspace();
  const { update } = useSaveRecord(collections.companies);
  const { firstName, lastName } = user;
  const form = useSchemaForm({ schema, initialValues: { firstName, lastName, phone: company.phone } });
  const save = async ({ phone, ...name }: z.output<typeof schema>): Promise<void> => {
    if (!(await updateOwnUser(workspace, name)))
      throw new AppError({ code: 'unavailable', userMessage: 'Your name could not be saved. Please try again.' });
    if (phone !== company.phone) await update(company.id, { phone });
    onDone();
  };
  return (
    <SchemaForm form={form} submitLabel="Continue" onSubmit={save}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormTextInput form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
        <FormTextInput form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <FormPhone form={form} name="phone" label="Company phone" description="Shown on your estimates and invoices." />
    </SchemaForm>
  );
}
