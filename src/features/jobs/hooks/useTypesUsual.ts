import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import { isSame } from '@/lib/stableJson';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { JobFormValues } from '../jobForm';

/**
 * Another type brings its usual duration and the skills that it takes, each as long as the form still has that of the type before: what
 * somebody set stays.
 */
export function useTypesUsual(form: SchemaFormApi<JobFormValues>, types: readonly JobTypeChoice[]): void {
  const { type } = form.values;
  const before = useRef(type);
  const follow = useEffectEvent(() => {
    const usualOf = (id: string) => types.find((each) => each.id === id);
    const [was, is] = [usualOf(before.current), usualOf(type)];
    before.current = type;
    if (!is) return;
    const { durationMinutes, requiredSkills } = form.getValues();
    if (durationMinutes === was?.durationMinutes) form.setFieldValue('durationMinutes', is.durationMinutes);
    if (isSame(requiredSkills, was?.skills ?? [])) form.setFieldValue('requiredSkills', [...is.skills]);
  });
  useEffect(() => follow(), [type]);
}
