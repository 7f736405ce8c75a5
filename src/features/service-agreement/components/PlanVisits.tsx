import { UNUSED_VISIT_LABELS, UNUSED_VISITS } from '@/domain/agreement/record/plan';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { PlanValues } from '../planForm';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const SEASONS = [
  { value: '0', label: 'From the start date' },
  ...Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: MONTH.format(new Date(Date.UTC(2026, index, 1))),
  })),
];
const UNUSED = UNUSED_VISITS.map((value) => ({ value, label: UNUSED_VISIT_LABELS[value] }));

const newVisit = (): PlanValues['visits'][number] => ({
  id: newId(),
  name: '',
  season: '4',
  monthsAfterStart: 0,
  openMonths: 2,
  durationMinutes: 60,
  valueCents: 0,
});

/** Edits the visits members are owed each year, and when. */
export function PlanVisits({ form }: { form: SchemaFormApi<PlanValues> }) {
  return (
    <OneColumn gap="sm">
      <FormList
        form={form}
        name="visits"
        label="Visits in each year"
        itemLabel="Visit"
        newItem={newVisit}
        max={12}
        emptyText="A plan without visits only offers member prices."
      >
        {(index) => (
          <OneColumn gap="sm">
            <FormTextInput
              form={form}
              name={`visits.${index}.name`}
              label="What is done"
              placeholder="Spring cooling tune-up"
              isRequired
            />
            <Pair gap="sm">
              <FormSelect form={form} name={`visits.${index}.season`} label="Due in" options={SEASONS} />
              {form.values.visits[index]?.season === '0' && (
                <FormNumber
                  form={form}
                  name={`visits.${index}.monthsAfterStart`}
                  label="After (months)"
                  min={0}
                  max={11}
                />
              )}
              <FormNumber
                form={form}
                name={`visits.${index}.openMonths`}
                label="Can be done for"
                suffix=" months"
                min={1}
                max={12}
              />
              <FormNumber
                form={form}
                name={`visits.${index}.durationMinutes`}
                label="Takes"
                suffix=" min"
                min={5}
                step={15}
              />
              <FormMoney
                form={form}
                name={`visits.${index}.valueCents`}
                label="Standalone price"
                description="The price without the plan."
              />
            </Pair>
          </OneColumn>
        )}
      </FormList>
      {form.values.visits.length > 0 && (
        <FormSelect form={form} name="unusedVisits" label="Unused visits" options={UNUSED} />
      )}
    </OneColumn>
  );
}
