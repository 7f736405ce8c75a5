import { useMemo } from 'react';
import { REQUIRED_SKILLS_LIMIT } from '@/domain/scheduling/requiredSkills';
import { abilitiesOf } from '@/domain/scheduling/skills';
import { FormTags } from '@/ui/forms/FormTags';
import type { FieldProps } from '@/ui/forms/useField';
import { useTechnicians } from './useTechnicians';

type SkillsFieldProps<Values> = Pick<FieldProps<Values>, 'form' | 'name' | 'description'>;

/** Edits the skills and licenses required for work. Suggests those the company's people have. */
export function SkillsField<Values>(field: SkillsFieldProps<Values>) {
  const { all } = useTechnicians();
  const known = useMemo(() => abilitiesOf(all), [all]);
  return <FormTags {...field} label="Skills and licenses" suggestions={known} max={REQUIRED_SKILLS_LIMIT} />;
}
