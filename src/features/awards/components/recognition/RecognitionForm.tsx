import { MultiSelect, SimpleGrid, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { shareInWords } from '@/domain/award/metrics';
import { periodOf, periodStart } from '@/domain/award/period';
import { recognitionFormSchema, recognitionSchema, WINNER_LIMIT, type Recognition } from '@/domain/award/recognition';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { calendarDay } from '@/lib/dates';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useStandings } from '../../hooks/useStandings';
import { PERIOD_KIND_OPTIONS, periodOptions } from '../../metricLinks';
import {
  BADGE_OPTIONS,
  emptyRecognition,
  metricOf,
  REASON_OPTIONS,
  RECOGNITION_FIELD_LABELS,
} from '../../recognitionForm';
import { Standings } from './Standings';

type RecognitionFormProps = { recognition: Stored<Recognition> | null; onDone: () => void };

/** Form for a new or existing proposal. With a metric, anyone ranked by it can be chosen; without one, any participant. */
export function RecognitionForm({ recognition, onDone }: RecognitionFormProps) {
  const today = calendarDay(useSession().company.timeZone);
  const editing = useRecordForm({
    definition: collections.recognitions,
    record: recognition,
    noun: 'recognition',
    schema: recognitionFormSchema,
    toForm: (record): Recognition => recognitionSchema.parse(record),
    startWith: emptyRecognition(today),
    toFields: (values) => values,
    create: (values) => values,
    nameOf: ({ title }) => title,
    labels: RECOGNITION_FIELD_LABELS,
    savedText: ({ title }) => `${title} waits for an admin’s approval.`,
    onSaved: onDone,
  });
  const { form } = editing;
  const { metric: reason, periodKind, startsOn, winners } = form.values;
  const metric = metricOf(reason);
  const period = periodOf(periodKind, startsOn);
  const { standings, people } = useStandings(metric, period);
  const ranked = standings.filter(({ rank }) => rank !== null);
  const eligible =
    metric === null ? people.takingPart.map(({ id }) => id) : ranked.map(({ technicianId }) => technicianId);
  const options = [...new Set([...eligible, ...winners.map(({ technicianId }) => technicianId)])].map((value) => ({
    value,
    label: people.nameOf(value),
  }));
  const figuresOf = (technicianId: string): string => {
    const found = ranked.find((one) => one.technicianId === technicianId);
    return metric !== null && found ? shareInWords(metric, found.share) : '';
  };
  const choose = (ids: readonly string[]): void =>
    form.setFieldValue(
      'winners',
      ids.map((technicianId) => ({
        technicianId,
        name: people.nameOf(technicianId),
        figures: figuresOf(technicianId),
      })),
    );
  /** Clears the chosen people: their figures are for another rule or period and must not appear with this one. */
  const chooseAnew = (): void => form.setFieldValue('winners', []);
  return (
    <RecordForm editing={editing} createLabel="Propose" onCancel={onDone}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormTextInput form={form} name="title" label="Name" isRequired />
          <FormSelect form={form} name="badge" label="Badge" options={BADGE_OPTIONS} />
          <FormSelect
            form={form}
            name="periodKind"
            label="Period"
            options={PERIOD_KIND_OPTIONS}
            onChosen={(kind) => {
              // A month that doesn't start a quarter becomes the quarter that contains it.
              form.setFieldValue('startsOn', periodStart(kind, startsOn));
              chooseAnew();
            }}
          />
          <FormSelect
            form={form}
            name="startsOn"
            label="Which one"
            options={periodOptions(periodKind, today, period.startsOn)}
            onChosen={chooseAnew}
          />
        </SimpleGrid>
        <FormSelect form={form} name="metric" label="For" options={REASON_OPTIONS} onChosen={chooseAnew} />
        {metric !== null && <Standings metric={metric} period={period} />}
        <MultiSelect
          label="Winners"
          withAsterisk
          data={options}
          value={winners.map(({ technicianId }) => technicianId)}
          maxValues={WINNER_LIMIT}
          error={form.errors['winners']}
          data-path="winners"
          description={
            metric !== null && eligible.length === 0 ? 'No one has enough to be ranked in this period.' : undefined
          }
          placeholder={winners.length === 0 ? 'Choose who it is for' : ''}
          onChange={choose}
        />
        <FormTextInput form={form} name="prize" label="Prize" placeholder="Dinner for two" />
        <FormTextarea
          form={form}
          name="note"
          label={metric === null ? 'What it is for' : 'In words'}
          isRequired={metric === null}
        />
      </Stack>
    </RecordForm>
  );
}
