import { INDUSTRIES, INDUSTRY_LABELS } from '@/domain/user/schema';
import { FormChips } from '@/ui/forms/FormChips';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { NewCompany } from './newCompany';

const options = INDUSTRIES.map((industry) => ({ value: industry, label: INDUSTRY_LABELS[industry] }));

/** Form fields for a new company, used at registration and on the welcome page of someone without one. */
export function CompanyFields<Values extends NewCompany>({ form }: { form: SchemaFormApi<Values> }) {
  // The fields below are part of every form that extends NewCompany, but the kit's path types can't see that.
  const company = form as unknown as SchemaFormApi<NewCompany>;
  return (
    <>
      <FormTextInput form={company} name="companyName" label="Company name" autoComplete="organization" isRequired />
      <FormChips
        form={company}
        name="industries"
        label="Trades"
        description="Everything you do, main trade first."
        options={options}
        isRequired
      />
    </>
  );
}
