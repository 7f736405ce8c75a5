import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { JobFormValues } from '../jobForm';

/** Another type brings its usual duration, as long as the form still has that of the type before: what somebody set stays. */
export function useTypesDuration(form: SchemaFormApi<JobFormValues>, types: readonly JobTypeChoice[]): void {
  const { type } = form.values;
  const before = useRef(type);
  const follow = useEffectEvent(() => {
    const minutesOf = (id: string) => types.find((each) => each.id === id)?.durationMinutes;
    const usual = minutesOf(type);
    const isUntouched = form.getValues().durationMinutes === minutesOf(before.current);
    before.current = type;
    if (usual !== undefined && isUntouched) form.setFieldValue('durationMinutes', usual);
  });
  useEffect(() => follow(), [type]);
}
