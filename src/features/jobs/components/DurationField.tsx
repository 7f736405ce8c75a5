import { FormNumber } from '@/ui/forms/FormNumber';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { formatDuration } from '@/ui/format/quantities';
import type { JobFormValues } from '../jobForm';

/** Job duration: entered in minutes, displayed in hours. */
export function DurationField({ form }: { form: SchemaFormApi<JobFormValues> }) {
  // The number field is empty while being retyped.
  const minutes: unknown = form.values.durationMinutes;
  const inHours = typeof minutes === 'number' && minutes >= 60 ? formatDuration(minutes) : 'In minutes';
  return (
    <FormNumber
      form={form}
      name="durationMinutes"
      label="Duration"
      description={inHours}
      min={5}
      max={14_400}
      step={15}
      decimals={0}
      suffix=" min"
    />
  );
}
