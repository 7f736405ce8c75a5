import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { composedText, TEMPLATE_COUNT, textHints, workOf } from '@/domain/nextdoor/compose';
import { lateWork } from '@/domain/nextdoor/queries';
import {
  nextdoorDraftSchema,
  nextdoorPostSchema,
  NEXTDOOR_TEXT_LENGTH,
  POST_RADIUS_MILES,
  type NextdoorPost,
} from '@/domain/nextdoor/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { useJobPlace } from '../hooks/useOccasion';
import { useNextdoorSettings } from '../hooks/useNextdoorSettings';
import { AreaPictureView } from './AreaPictureView';
import { PhotoChoice } from './PhotoChoice';

const LATE_WORK = lateWork();
const LABELS: Partial<Record<keyof NextdoorPost, string>> = {
  text: 'Text',
  neighborhoodId: 'Neighborhood',
  radiusMiles: 'Radius',
  photoConsent: 'Consent',
  remindOn: 'Remind on',
  spentCents: 'Spent',
};

type PostFormProps = {
  post: Stored<NextdoorPost> | null;
  /** Job that a new post is about. */
  about: Stored<Job> | null;
  onDone: () => void;
};

/** Edits a post: words, neighborhood, blurred picture, a photo with consent, and a reminder time. */
export function PostForm({ post, about, onDone }: PostFormProps) {
  const { company } = useSession();
  const { settings } = useNextdoorSettings();
  const editing = useRecordForm<NextdoorPost, NextdoorPost>({
    definition: collections.nextdoorPosts,
    record: post,
    noun: 'post',
    schema: nextdoorDraftSchema,
    toForm: (record) => nextdoorPostSchema.parse(record),
    startWith: nextdoorPostSchema.parse({}),
    toFields: (values) => values,
    create: (values) => values,
    draftOf: about?.id ?? '',
    nameOf: () => 'Post',
    labels: LABELS,
    savedText: 'Saved. It is ready to be taken to Nextdoor.',
    ...(post ? {} : { onSaved: onDone }),
  });
  const { form } = editing;
  const { values } = form;
  const occasion = useFilledIn(form, { about: post ? null : about });
  const hints = textHints(values.text, occasion.about);
  const chooseNeighborhood = (id: string): void =>
    form.setFieldValue('neighborhoodName', settings.neighborhoods.find((one) => one.id === id)?.name ?? '');

  return (
    <RecordForm editing={editing} createLabel="Save post" submitLabel="Save" onCancel={onDone}>
      <Stack gap="md">
        {!post && <JobSelect form={form} onPick={occasion.fill} />}
        <FormTextarea form={form} name="text" label="Text" isRequired maxLength={NEXTDOOR_TEXT_LENGTH} minRows={6} />
        <Group gap="xs">
          <Button variant="default" onClick={() => occasion.rewrite()}>
            {values.text === '' ? 'Write it for me' : 'Say it differently'}
          </Button>
          <Text size="sm" c="dimmed">
            From {company.name}, to neighbors.
          </Text>
        </Group>
        {hints.map((hint) => (
          <InlineNotice key={hint} tone="info">
            {hint}
          </InlineNotice>
        ))}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {settings.neighborhoods.length > 0 ? (
            <NeighborhoodSelect form={form} options={settings.neighborhoods} onChoose={chooseNeighborhood} />
          ) : (
            <FormTextInput form={form} name="neighborhoodName" label="Neighborhood" placeholder="West Asheville" />
          )}
          <FormSelectRadius form={form} />
          <FormDate form={form} name="remindOn" label="Remind me on" />
          <FormMoney form={form} name="spentCents" label="Spent on promoting it" />
        </SimpleGrid>
        {values.area === '' ? (
          <Text size="sm" c="dimmed">
            {values.jobId === ''
              ? 'With a job there is a picture of its neighborhood.'
              : 'There is no picture: the job’s place has neither a pin nor a ZIP code.'}
          </Text>
        ) : (
          !post && (
            <AreaPictureView area={values.area} radiusMiles={values.radiusMiles} title={values.neighborhoodName} />
          )
        )}
        {values.jobId !== '' && <PhotoChoice form={form} jobId={values.jobId} />}
      </Stack>
    </RecordForm>
  );
}

type FormOf = SchemaFormApi<NextdoorPost>;

/** Fills in the form from a job, once it is chosen. */
function useFilledIn(form: FormOf, { about }: { about: Stored<Job> | null }) {
  const { company } = useSession();
  const { settings, isLoading } = useNextdoorSettings();
  const placeOf = useJobPlace(settings.neighborhoods);
  const [known, setKnown] = useState({ work: '', place: '', customerName: '', street: '' });
  const template = useRef(0);
  const write = (of: typeof known): void =>
    form.setFieldValue('text', composedText({ ...of, companyName: company.name, link: '' }, template.current));

  const fill = async (job: Stored<Job>): Promise<void> => {
    const { area, neighborhood, city, street } = await placeOf(job);
    const place = neighborhood?.name ?? city;
    const next = { work: workOf(job), place, customerName: job.customerName, street };
    form.setValues({
      jobId: job.id,
      area,
      neighborhoodId: neighborhood?.id ?? '',
      neighborhoodName: place,
      photoUrl: '',
      photoConsent: '',
    });
    setKnown(next);
    write(next);
  };

  const isBegun = useRef(false);
  useEffect(() => {
    // Only once: later edits must not be overwritten.
    if (!about || isLoading || isBegun.current || form.draft.isRestored) return;
    isBegun.current = true;
    void fill(about);
  });

  return {
    about: known,
    fill,
    rewrite: (): void => {
      if (form.values.text !== '') template.current = (template.current + 1) % TEMPLATE_COUNT;
      write({ ...known, place: form.values.neighborhoodName || known.place });
    },
  };
}

function JobSelect({ form, onPick }: { form: FormOf; onPick: (job: Stored<Job>) => Promise<void> }) {
  const mayRead = useCan()('read', 'jobs');
  const { data: jobs = [] } = useRecords(collections.jobs, LATE_WORK, { isEnabled: mayRead });
  const pick = (jobId: string): void => {
    const job = jobs.find(({ id }) => id === jobId);
    // Keeps what the user has already written.
    if (job && form.getValues().text === '') void onPick(job);
  };
  if (jobs.length === 0) return null;
  return (
    <FormSelect
      form={form}
      name="jobId"
      label="About a job"
      isClearable
      placeholder="None"
      onChosen={pick}
      options={jobs.map(({ id, title, customerName }) => ({ value: id, label: `${title} – ${customerName}` }))}
    />
  );
}

function NeighborhoodSelect({
  form,
  options,
  onChoose,
}: {
  form: FormOf;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}) {
  return (
    <FormSelect
      form={form}
      name="neighborhoodId"
      label="Neighborhood"
      isClearable
      placeholder="None"
      onChosen={(id) => id !== '' && onChoose(id)}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Select for numbers; the form's own select holds text. */
function FormSelectRadius({ form }: { form: FormOf }) {
  return (
    <Stack gap={4}>
      <Text component="span" size="sm" fw={500}>
        Radius on the picture
      </Text>
      <Group gap={4} role="group" aria-label="Radius on the picture">
        {POST_RADIUS_MILES.map((miles) => (
          <Button
            key={miles}
            variant={form.values.radiusMiles === miles ? 'light' : 'default'}
            aria-pressed={form.values.radiusMiles === miles}
            onClick={() => form.setFieldValue('radiusMiles', miles)}
            px="xs"
          >
            {miles} mi
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
