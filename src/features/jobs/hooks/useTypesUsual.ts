import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import type { Priority } from '@/domain/job/schema';
import { isSame } from '@/lib/stableJson';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { JobFormValues } from '../jobForm';

/** Default priority of a job type: boards, on-call and the reserve look at the priority, not the type. */
const priorityOf = (type: string): Priority => (type === 'emergency' ? 'emergency' : 'normal');

/**
 * Applies a new type's default duration, required skills and, for an emergency, priority. Each is replaced only if the form still has the
 * previous type's default: manual input stays.
 */
export function useTypesUsual(form: SchemaFormApi<JobFormValues>, types: readonly JobTypeChoice[]): void {
  const { type } = form.values;
  const before = useRef(type);
  const follow = useEffectEvent(() => {
    const usualOf = (id: string) => types.find((each) => each.id === id);
    const [was, is] = [usualOf(before.current), usualOf(type)];
    const usualPriority = priorityOf(before.current);
    before.current = type;
    if (!is) return;
    const { durationMinutes, requiredSkills, priority } = form.getValues();
    if (priority === usualPriority) form.setFieldValue('priority', priorityOf(type));
    if (durationMinutes === was?.durationMinutes) form.setFieldValue('durationMinutes', is.durationMinutes);
    if (isSame(requiredSkills, was?.skills ?? [])) form.setFieldValue('requiredSkills', [...is.skills]);
  });
  useEffect(() => follow(), [type]);
}
