import { INDUSTRIES, INDUSTRY_LABELS } from '@/domain/user/schema';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { CompanyValues } from './companyValues';

const options = INDUSTRIES.map((industry) => ({ value: industry, label: INDUSTRY_LABELS[industry] }));

/** What is asked about a new company: at registration, and on the welcome page of somebody without one. */
export function CompanyFields<Values extends CompanyValues>({ form }: { form: SchemaFormApi<Values> }) {
  // The fields below are part of every form that extends CompanyValues; the kit's path types cannot see that.
  const company = form as unknown as SchemaFormApi<CompanyValues>;
  return (
    <>
      <FormTextInput form={company} name="companyName" label="Company name" autoComplete="organization" isRequired />
      <FormSelect form={company} name="industry" label="Industry" options={options} isRequired />
      <FormPhone form={company} name="companyPhone" label="Company phone" isRequired />
      <AddressFields form={company} name="companyAddress" legend="Company address" />
    </>
  );
}
