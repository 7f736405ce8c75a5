import { RENEWAL_LABELS, RENEWALS } from '@/domain/agreement/record/plan';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import type { PlanValues } from '../planForm';

const RENEWAL_OPTIONS = RENEWALS.map((value) => ({ value, label: RENEWAL_LABELS[value] }));

/** Edits a plan's term, and what happens when it ends. */
export function PlanTermFields({ form }: { form: SchemaFormApi<PlanValues> }) {
  return (
    <Pair gap="sm" least="300px">
      <FormNumber
        form={form}
        name="termMonths"
        label="Term"
        description="0: until canceled."
        suffix=" months"
        min={0}
        max={120}
      />
      <FormSelect
        form={form}
        name="renewal"
        label="At the end of the term"
        description="What happens if no one calls."
        options={RENEWAL_OPTIONS}
      />
      {form.values.renewal !== 'ends' && form.values.termMonths > 0 && (
        <FormRate
          form={form}
          name="escalationPpm"
          label="Increase with each renewal"
          description="On the price before it."
        />
      )}
      <FormNumber
        form={form}
        name="graceDays"
        label="Grace period"
        description="After the due date, before benefits go on hold."
        suffix=" days"
        min={0}
        max={90}
      />
    </Pair>
  );
}
