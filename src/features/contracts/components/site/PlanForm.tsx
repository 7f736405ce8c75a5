import { TASK_LIMIT, type SiteFile } from '@/domain/demolition/site/siteFileSchema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormList } from '@/ui/forms/FormList';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Pair } from '@/ui/layout/Pair';
import { fromPlan, planSchema, toPlan, type PlanForm as Values } from './siteForms';
import { useSiteForm } from './useSiteForm';

/** Edits a site's tasks: their durations and prerequisites. */
export function PlanForm({ site, onDone }: { site: Stored<SiteFile>; onDone: () => void }) {
  const editing = useSiteForm<Values>({
    site,
    part: 'plan',
    schema: planSchema,
    toForm: toPlan,
    toFields: fromPlan,
    onDone,
  });
  const { form } = editing;
  const { tasks } = form.values;
  return (
    <RecordForm editing={editing} onCancel={onDone}>
      <FormList
        form={form}
        name="tasks"
        label="Tasks and milestones"
        itemLabel="Task"
        max={TASK_LIMIT}
        newItem={() => ({
          id: newId(),
          name: '',
          days: 1,
          afterIds: tasks.slice(-1).map(({ id }) => id),
          notBefore: '',
          doneOn: '',
          changeOrderId: '',
        })}
      >
        {(index) => (
          <Pair gap="sm" least="150px">
            <FormTextInput form={form} name={`tasks.${index}.name`} label="Task" isRequired />
            <FormNumber
              form={form}
              name={`tasks.${index}.days`}
              label="Working days"
              description="0 = milestone"
              min={0}
            />
            <FormMultiSelect
              form={form}
              name={`tasks.${index}.afterIds`}
              label="After"
              options={tasks
                .filter(({ id, name }) => id !== tasks[index]?.id && name !== '')
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FormDate form={form} name={`tasks.${index}.notBefore`} label="Not before" />
            <FormDate form={form} name={`tasks.${index}.doneOn`} label="Done on" />
          </Pair>
        )}
      </FormList>
    </RecordForm>
  );
}
