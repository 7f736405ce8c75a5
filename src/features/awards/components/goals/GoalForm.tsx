import { SimpleGrid, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { teamGoalSchema, type TeamGoal } from '@/domain/award/goal';
import { METRIC_INFO } from '@/domain/award/metrics';
import { periodOf, periodStart } from '@/domain/award/period';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { calendarDay } from '@/lib/dates';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { METRIC_OPTIONS, PERIOD_KIND_OPTIONS, periodOptions } from '../../metricLinks';

const LABELS: Record<keyof TeamGoal, string> = {
  title: 'Name',
  metric: 'Figure',
  periodKind: 'Period',
  startsOn: 'Which one',
  targetPercent: 'Target',
  note: 'In words',
};

/** Form for a new or existing team goal. */
export function GoalForm({ goal, onDone }: { goal: Stored<TeamGoal> | null; onDone: () => void }) {
  const can = useCan();
  const today = calendarDay(useSession().company.timeZone);
  const remove = useDelete(collections.teamGoals);
  const editing = useRecordForm({
    definition: collections.teamGoals,
    record: goal,
    noun: 'goal',
    schema: teamGoalSchema,
    toForm: (record): TeamGoal => teamGoalSchema.parse(record),
    startWith: { title: '', metric: 'checklists', ...periodOf('month', today), targetPercent: 95, note: '' },
    toFields: (values) => values,
    create: (values) => values,
    nameOf: ({ title }) => title,
    labels: LABELS,
    onSaved: onDone,
  });
  const { form } = editing;
  const { metric, periodKind, startsOn } = form.values;
  const period = periodOf(periodKind, startsOn);
  const deleteIt = async (record: Stored<TeamGoal>): Promise<void> => {
    const isGone = await remove(record.id, {
      name: record.title,
      message: 'Nothing else changes.',
      confirmLabel: 'Delete goal',
    });
    if (isGone) onDone();
  };
  return (
    <RecordForm
      editing={editing}
      createLabel="Set goal"
      onCancel={onDone}
      onDelete={can('delete', 'teamGoals') ? deleteIt : undefined}
    >
      <Stack gap="md">
        <FormTextInput form={form} name="title" label="Name" isRequired placeholder="Every check done" />
        <FormSelect form={form} name="metric" label="Figure" options={METRIC_OPTIONS} />
        <Text size="sm" c="dimmed">
          {METRIC_INFO[metric].rule}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <FormSelect
            form={form}
            name="periodKind"
            label="Period"
            options={PERIOD_KIND_OPTIONS}
            // A month that doesn't start a quarter becomes the quarter that contains it.
            onChosen={(kind) => form.setFieldValue('startsOn', periodStart(kind, startsOn))}
          />
          <FormSelect
            form={form}
            name="startsOn"
            label="Which one"
            options={periodOptions(periodKind, today, period.startsOn)}
          />
          <FormNumber form={form} name="targetPercent" label="Target" suffix="%" isRequired min={1} max={100} />
        </SimpleGrid>
        <FormTextarea form={form} name="note" label="In words" />
      </Stack>
    </RecordForm>
  );
}
