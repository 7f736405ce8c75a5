import { useMemo } from 'react';
import { REQUIRED_SKILLS_LIMIT } from '@/domain/scheduling/requiredSkills';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { FormTags } from '@/ui/forms/FormTags';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { JobFormValues } from '../jobForm';

/** What the job asks of those who go. It proposes what the company's people have. */
export function SkillsField({ form }: { form: SchemaFormApi<JobFormValues> }) {
  const { all } = useTechnicians();
  const known = useMemo(() => abilitiesOf(all), [all]);
  return (
    <FormTags
      form={form}
      name="requiredSkills"
      label="Skills and licenses"
      description="At least one of those who go must have each."
      suggestions={known}
      max={REQUIRED_SKILLS_LIMIT}
    />
  );
}
